# Aufstieg zur Macht: die Lektion. Zu jeder Aufgabe von lesson.json ihr Name, der Auftrag, wozu, ein Hinweis, was geschah.

name-guild = Ein Würfel je Zug
task-guild = Lege eine 3 in die Gelehrtengilde.
sub-guild = Du hast 5 Würfel geworfen. Jeder Ort sagt, welcher Wert dort liegen darf, und alle zusammen dürfen dein Ansehen nicht übersteigen.
hint-guild = In der Gelehrtengilde liegt die 3 auf dem mittleren Feld, 3–4.
done-guild = Dein Ansehen ist 9: Würfel für 6 bleiben dir in dieser Runde noch.

name-buy = Waren kaufen
task-buy = Kaufe 2 Bücher.
sub-buy = Je 1 Münze. Ein hoher Würfel kauft mehr Waren, ein niedriger erlaubt mehr Lehrlinge.
hint-buy = Die Antwort steht unter der Aufgabe: 2 Bücher.
done-buy = Du hast 3 Bücher: genug, um Siedlern ein Zuhause zu geben.

name-settle = Siedler
task-settle = Erfülle deine Siedlerkarte: die Halblinge.
sub-settle = Das darfst du im selben Zug. Es kostet ein Haus und die gezeigten Waren.
hint-settle = Deine Siedlerkarte liegt bei deinen Sachen.
done-settle = Die Halblinge wollen Bücher und Mobiliar, zusammen 3 bis 6 Waren. Nun fragt das Spiel, womit du zahlst.

name-pay = Bezahlen
task-pay = Zahle mit 3 Büchern.
sub-pay = Dazu kommt dein Mobiliar. Von jeder Sorte nimmt die Karte bis zu 3.
hint-pay = Die Antwort steht unter der Aufgabe; mit Plus stellst du 3 Bücher ein.
done-pay = 4 bezahlte Waren sind 4 Siegpunkte, und 2 Arbeiter kommen in dein Quartier.

name-apprentice = Lehrlinge
task-apprentice = Setze einen Arbeiter aus dem Quartier als Lehrling ein.
sub-apprentice = Das Spiel hat eine 2 in die Gelehrtengilde gelegt und 1 Buch gekauft.
hint-apprentice = Die Antwort steht unter der Aufgabe: aus dem Arbeiterquartier.
done-apprentice = Am Ende jeder Runde zahlt die Gilde: Je weniger Lehrlinge dort lernen, desto mehr bekommt jeder.

name-hall = Die Gildenhalle
task-hall = Lege eine 2 in die Gildenhalle.
sub-hall = Der Würfel bestimmt das Feld. Auf Feld 2 liegt ein Gemeindegebäude für 4 Münzen.
hint-hall = In der Gildenhalle ist es das zweite Feld von links.
done-hall = 4 Münzen und ein Arbeiter aus dem Quartier, und das Gebäude ist dein.

name-site = Das Gemeindegebäude
task-site = Stelle das Gebäude auf Bauplatz 2.
sub-site = Über jedem Platz steht, was er bei jedem Einkommen bringt: hier eine Ware.
hint-site = Die Antwort steht unter der Aufgabe oder bei deinen Sachen: Platz 2.
done-site = 5 Siegpunkte und 2 Schritte Adel. Adel öffnet das Steinkonzil.

name-castle = Das Weiße Schloss
task-castle = Lege eine 1 ins Weiße Schloss.
sub-castle = Mehr Ansehen heißt mehr Würfel, und zwar sofort.
hint-castle = Im Weißen Schloss ist es das erste Feld, 1–2.
done-castle = Dein Ansehen steigt von 9 auf 10. Hohe Würfel heben es weiter.

name-pass = Passen und Einkommen
task-pass = Passe.
sub-pass = Kein Würfel passt mehr unter dein Limit.
hint-pass = Die Antwort steht unter der Aufgabe.
done-pass = Haben alle gepasst, gibt es Einkommen: 3 Münzen für deinen Lehrling, der allein lernt, und eine Ware für das Gebäude. Dann kommen neue Karten, und Runde 2 beginnt.

name-council = Das Steinkonzil
task-council = Lege eine 3 ins Steinkonzil, zu den Halblingen in Reihe 2.
sub-council = Wer Halblinge angesiedelt und genug Adel hat, darf hier Waren gegen Siegpunkte geben.
hint-council = Das Konzil hat eine Spalte für jedes Volk. Reihe 2 gilt für 3–4.
done-council = 2 Bücher und 1 Kunstwerk werden zu 7 Siegpunkten. Dafür fällt dein Ansehen um 2.

name-card = Die Höhlenschenke
task-card = Nimm die Karte der Trobiten mit 6–9 Waren.
sub-card = Das Spiel hat eine 3 in die Höhlenschenke gelegt: Du darfst neue Siedler wählen.
hint-card = Sie wollen Bücher, Kunstwerke und Waffen.
done-card = Sie warten nun bei dir. Der nächste Würfel in der Schenke muss mindestens so hoch sein wie deiner.

name-yard = Der Bauplatz
task-yard = Lege einen Würfel auf den Bauplatz.
sub-yard = Runde 3: Für neue Siedler brauchst du ein neues Haus. Es kostet 5 Münzen.
hint-yard = Der Bauplatz liegt neben der Höhlenschenke.
done-yard = Das Spiel nimmt die 5. Hier darf der nächste Würfel nicht höher sein: Wer früh kommt, legt hohe Würfel ab.

name-berk = Berk, der Stadtschreiber
task-berk = Nimm 1 Modifikator.
sub-berk = Das Spiel hat eine 1 in Berks Büro gelegt. Ein Modifikator ändert einen Würfel um 1, wann du willst.
hint-berk = Die Antwort steht unter der Aufgabe: 1 Modifikator.
done-berk = Der erste ist umsonst, der zweite kostet 1 Münze. Berk tauscht auf Wunsch auch die Siedlerkarten oder die Gebäude aus.

name-port = Der Hafen
task-port = Verkaufe am Hafen 1 Schmuck.
sub-port = Eine 2 verkauft bis zu 2 Waren, zu den Preisen des Schiffs: Schmuck bringt gerade 3 Münzen.
hint-port = Die Antwort steht unter der Aufgabe oder am Schiff: Schmuck.
done-port = So geht es 10 Runden lang. Am Ende zählen je 2 übrige Waren 1 Punkt, und der Adel wird gewertet.

## Was selten vorkommt

name-die = Modifikatoren
task-die = Lege eine 4 mit einem Modifikator als 5.
sub-die = Ein Modifikator ändert einen Würfel beim Legen um 1. So passt eine 4 auf das beste Feld des Weißen Schlosses, und deine 6 bleibt frei.
hint-die = Die Antwort steht unter der Aufgabe: 4 mit +1.
done-die = Der Würfel zählt nun überall 5, auch für dein Limit. Dein Ansehen steigt um 3.

name-own-shop = Eine eigene Werkstatt
task-own-shop = Lege eine 3 in die Gildenhalle und kaufe die Werkstatt der Künstler.
sub-own-shop = Du hast einen Lehrling bei den Künstlern. Er wird Meister der Werkstatt.
hint-own-shop = In der Gildenhalle ist es Feld 3.
done-own-shop = 3 Siegpunkte, 1 Schritt Adel, und von nun an bei jedem Einkommen 1 Kunstwerk. Nutzen andere die Werkstatt, bekommst du eine Belohnung.

name-shop = Eine Werkstatt nutzen
task-shop = Nutze die Werkstatt von Jonas, um eine Ware zu tauschen.
sub-shop = Ein Würfel in einer Gilde lässt zuerst die Werkstätten dort arbeiten, gleich wem sie gehören. Diese bietet zwei Wirkungen.
hint-shop = Die Antwort steht unter der Aufgabe: eine Ware tauschen.
done-shop = Jonas bekommt dafür die Belohnung des Feldes, auch wenn du verzichtet hättest.

name-swap = Eine Ware geben
task-swap = Gib 1 Buch ab.
sub-swap = Du gibst eine Ware, die du nicht brauchst, und nimmst dafür eine andere.
hint-swap = Du hast 2 Bücher; die Antwort steht unter der Aufgabe.
done-swap = Das Buch ist zurück im Vorrat.

name-swap-for = Eine andere nehmen
task-swap-for = Nimm dafür Schmuck.
sub-swap-for = Jede andere Sorte steht dir offen.
hint-swap-for = Die Antwort steht unter der Aufgabe: Schmuck.
done-swap-for = Nach den Werkstätten darfst du wie immer Waren der Gilde kaufen und Lehrlinge einsetzen.

name-reroll = Neu würfeln
task-reroll = Wähle eine 6, um sie neu zu werfen.
sub-reroll = Diese Werkstatt lässt dich Würfel neu werfen, die du noch nicht gelegt hast. Zwei Sechsen brauchen dein ganzes Limit auf.
hint-reroll = Die Antwort steht unter der Aufgabe: 6.
done-reroll = Die zweite 6 könntest du dazunehmen. Was gelegt ist, bleibt, und die neuen Werte gelten.

name-sell = Ein Gebäude verkaufen
task-sell = Verkaufe dein Gemeindegebäude auf Bauplatz 1.
sub-sell = Einmal im Zug darfst du ein Gebäude verkaufen, ohne Würfel. Du brauchst dringend Geld und einen Arbeiter.
hint-sell = Die Antwort steht unter der Aufgabe oder an deinem Bauplatz 1.
done-sell = 3 Münzen und der Arbeiter sind zurück. Das kostet 5 Siegpunkte, aber dein Adel bleibt.

name-recall = Einen Lehrling heimholen
task-recall = Hole den Lehrling aus der Künstlergilde zurück.
sub-recall = Das Spiel hat deine 6 auf dein eigenes Tableau gelegt. Eine 5 oder 6 dort holt einen Lehrling zurück ins Quartier.
hint-recall = Die Antwort steht unter der Aufgabe: die Künstlergilde.
done-recall = Der Arbeiter kann nun in ein Gemeindegebäude oder in eine andere Gilde. Meister kommen so nie zurück.

name-overflow = Zu viele Siedler
task-overflow = Lege die Grünelfen ab.
sub-overflow = Das Spiel hat in der Schenke die Zwerge genommen. Mehr als 3 offene Karten darf niemand haben, also geht eine der alten.
hint-overflow = Die Antwort steht unter der Aufgabe.
done-overflow = Abgeben darfst du immer nur eine Karte, die du vorher schon hattest. Das kostet nichts.

name-replace = Berk tauscht aus
task-replace = Lass die Siedlerkarten austauschen.
sub-replace = Nach den Modifikatoren tauscht Berk auf Wunsch alle Siedlerkarten aus oder alle Gebäude der Gildenhalle.
hint-replace = Die Antwort steht unter der Aufgabe.
done-replace = 6 neue Karten liegen in der Schenke. Das hilft, wenn dir nichts passt oder anderen etwas zu gut.

name-good = Du bist Lord
task-good = Nimm als Bonus Schmuck.
sub-good = Mit 5 Schritten Adel wirst du Lord, und der Bonus deines Charakters kommt sofort: 2 Münzen und 2 Waren deiner Wahl.
hint-good = Die Antwort steht unter der Aufgabe: Schmuck.
done-good = Die zweite Ware folgt. Den Bonus gibt es einmal; außerdem darf dein Charakter für Siedler von seiner Lieblingsware eine mehr zahlen.

name-event = Ereignisse
task-event = Wähle eine 1, um sie neu zu werfen.
sub-event = Mit den Ereignissen bringt jede Runde eine Karte. Diese lässt alle nach dem Wurf Würfel neu werfen.
hint-event = Die Antwort steht unter der Aufgabe: 1.
done-event = 10 Ereignisse gibt es in einer Partie, in jeder Runde eines. Manche gelten die ganze Runde: Preise ändern sich, oder ein Ort ist zu.

name-first-commission = Kanzlei: deine Vergütung
task-first-commission = Behalte die Karte für Gemeindegebäude.
sub-first-commission = Mit der Kanzlei behält jeder vor der ersten Runde heimlich 1 von 3 Vergütungskarten. Sie zählt am Ende.
hint-first-commission = Sie gibt 3 Punkte für jedes Gemeindegebäude.
done-first-commission = Sie zählt nur, wenn bis dahin ihr Würfelplättchen voll ist. Die anderen wählen jetzt auch.

name-desk = Kanzlei: ein Schreibpult
task-desk = Schicke mit einer 1 einen Arbeiter an das Pult der Trobiten.
sub-desk = Du hast Trobiten angesiedelt, also steht ihr Pult einem Arbeiter aus deinem Quartier offen.
hint-desk = Die Kanzlei hat für jeden Wert ein Feld; das Pult liegt über Feld 1.
done-desk = Der Arbeiter bleibt für immer: Konzilplättchen kosten dich keine Münzen mehr, jedes Einkommen bringt 3 Münzen, und du darfst eine Vergütung mehr haben.

name-tile = Kanzlei: das Würfelplättchen
task-tile = Lege eine 2 auf dein Würfelplättchen.
sub-tile = Deine Vergütung zählt nur, wenn ihr Plättchen 1-2-4 voll ist. Die 1 liegt schon dort.
hint-tile = Das Würfelplättchen liegt bei deiner Vergütungskarte unter deinen Sachen.
done-tile = Es fehlt nur die 4. Das darf mehrere Runden dauern; am Ende einer Runde ersetzen Marken die Würfel.

name-commission = Kanzlei: noch eine Vergütung
task-commission = Ziehe Vergütungskarten.
sub-commission = Mit einem Arbeiter am Pult darfst du eine zweite Vergütung haben. Bei Berk ziehst du 2 Karten mit einer 4 und behältst 1; das kostet 2 Ansehen.
hint-commission = Die Antwort steht unter der Aufgabe.
done-commission = Zwei Karten siehst du dir an; sonst sieht sie niemand.

name-keep = Kanzlei: auswählen
task-keep = Behalte die Karte für Konzilplättchen.
sub-keep = Eine der Karten behältst du, die andere kommt unter den Stapel.
hint-keep = Freund des Konzils: 2 Punkte für jedes Konzilplättchen.
done-keep = Dazu kam ein eigenes Würfelplättchen, 3-5-6, das auch voll werden muss.
