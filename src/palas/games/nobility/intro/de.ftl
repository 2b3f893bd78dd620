# Aufstieg zur Macht in zwei Minuten: was nach so vielen Einträgen von intro.palas gesagt wird.

note-53 = Wer den Siedlern in Höhlenborn ein Zuhause gibt, steigt zu Adel und Macht auf. Jeder beginnt mit 8 Münzen, 1 Ware jeder Sorte, 1 Haus, einer Siedlerkarte und Ansehen 9. Jeder wirft 5 Würfel in jeder der 10 Runden; Spieler 1 fängt an.
note-55 = Ein Würfel je Zug. Spieler 1 hat eine 3 in die Gelehrtengilde gelegt und 2 Bücher für 2 Münzen gekauft. Ein hoher Würfel kauft mehr Waren, ein niedriger erlaubt mehr Lehrlinge.
note-57 = Im selben Zug darf man eine Siedlerkarte erfüllen: Sie kostet ein Haus und die gezeigten Waren, bis zu 3 jeder Sorte. 4 bezahlte Waren sind 4 Siegpunkte, und 2 Arbeiter kommen ins Quartier.
note-61 = Spieler 2 braucht neue Siedler und hat eine 1 in die Höhlenschenke gelegt: eine Karte von sechs. Der nächste Würfel dort muss mindestens so hoch sein.
note-63 = Spieler 3 hat eine 5 auf den Bauplatz gelegt und 5 Münzen für ein Haus bezahlt. Hier darf der nächste Würfel nicht höher sein.
note-68 = Alle gelegten Würfel zusammen dürfen das Ansehen nicht übersteigen. Spieler 1 hat 1 Buch mit einer 2 gekauft und einen Arbeiter als Lehrling zu den Gelehrten geschickt.
note-69 = Mehr Ansehen, mehr Würfel: Die 3 im Weißen Schloss bringt Spieler 2 von 9 auf 11, und zwar sofort.
note-74 = Auch Spieler 3 hat eine Karte mit 4 Waren erfüllt. 5 und 3 liegen, die Grenze ist 9: Kein Würfel passt mehr, Spieler 3 wird passen müssen.
note-76 = In der Gildenhalle bestimmt der Würfel das Feld. Für 4 Münzen und einen Arbeiter besitzt Spieler 1 ein Gemeindegebäude: 5 Siegpunkte, 2 Schritte Adel und in jedem Einkommen eine Ware.
note-80 = Berk der Stadtschreiber gibt Modifikatoren, die einen Würfel um je 1 ändern. Spieler 2 hat 2 davon genommen, den zweiten für 1 Münze.
note-84 = Am Hafen verkauft eine 3 bis zu 3 Waren zu den Preisen des Schiffs. Spieler 2 hat ein Buch für 3 Münzen verkauft.
note-104 = Haben alle gepasst, gibt es Einkommen: 3 Münzen für den Lehrling von Spieler 1, der dort allein ist, und eine Ware für das Gebäude. Dann kommen neue Karten, Plättchen und ein Schiff, und der Startspieler wechselt.
note-121 = Spieler 1 hat Adel 2 und Halblinge angesiedelt: Das öffnet das Steinkonzil. 2 Bücher und 1 Kunstwerk werden zu 7 Siegpunkten, aber das Ansehen fällt um 2.
note-748 = Nach Runde 10 zählen zwei übrige Waren 1 Punkt, und der Adel wird gewertet. Spieler 2 gewinnt mit 105 Punkten. Jetzt bist du dran: früh ansiedeln, um Arbeiter zu bekommen, das Ansehen heben, dann zum Konzil.
