# Caylus: die Lektion. Zu jeder Aufgabe von lesson.json ihr Name, der Auftrag, wozu, ein Hinweis, was geschah.

name-place = Arbeiter einsetzen
task-place = Setze einen Arbeiter in den Steinbruch.
sub-place = Für das Schloss brauchst du Stein. Der Platz kostet 1 Denar, weil noch niemand gepasst hat.
hint-place = Der Steinbruch liegt auf Feld 2 der Straße. Der Preis für alle steht auf der Brücke.
done-place = Dein Arbeiter steht im Steinbruch. Den Stein bekommst du erst, wenn die Gebäude wirken, und nur, wenn der Vogt nicht davor stehen bleibt.

name-castle = Zum Schloss
task-castle = Setze einen Arbeiter ins Schloss.
sub-castle = Nur wer hier steht, darf am Ende der Runde am Schloss bauen. Das bringt die ersten Punkte.
hint-castle = Das Schloss liegt oben links. Hinein geht je Spieler ein Arbeiter.
done-castle = Wer zuerst kommt, baut zuerst. Deine nächsten vier Arbeiter setzt das Spiel für dich ein: Zimmermann, Bauernhof, Forst und Tor.

name-pass = Passen
task-pass = Passe.
sub-pass = Alle deine Arbeiter stehen. Jonas hat schon gepasst, darum kostet jeder Platz nun 2 Denar.
hint-pass = Der Knopf „Passen“ steht unter der Aufgabe.
done-pass = Dein Marker liegt auf der Brücke. Wer als Erster passt, bekommt 1 Denar; wer lange bleibt, zahlt bei jedem Passen der anderen mehr. In dieser Reihenfolge versetzt ihr nachher den Vogt.

name-gate = Das Tor
task-gate = Schicke den Arbeiter vom Tor in das Kontor.
sub-gate = Die Spezialgebäude wirken zuerst. Vom Tor geht ein Arbeiter umsonst auf irgendeinen freien Platz weiter.
hint-gate = Das Kontor ist das zweite Spezialgebäude, gleich nach dem Tor.
done-gate = Dein Arbeiter ging weiter und hat im Kontor sofort 3 Denar geholt.

name-provost = Der Vogt
task-provost = Zahle 2 Denar und bringe den Vogt 2 Felder vor.
sub-provost = Gebäude hinter dem Vogt wirken nicht. Er steht auf Feld 6, dein Zimmermann arbeitet auf Feld 8.
hint-provost = Jedes Feld kostet 1 Denar, vor oder zurück, höchstens 3. Wähle Feld 8.
done-provost = Der Vogt steht auf Feld 8: Dein Zimmermann wirkt. Die Goldgrube auf Feld 16 liegt dahinter, Odos Arbeiter dort kommt mit leeren Händen heim.

name-gain = Rohstoffe
task-gain = Nimm auf dem Bauernhof das Tuch.
sub-gain = Die Gebäude wirken der Straße nach. Holz und Stein hast du schon; Tuch brauchst du bald für den Turnierplatz.
hint-gain = Auf dem Bauernhof wählst du: Nahrung oder Tuch.
done-gain = Jeder Arbeiter kommt nach seiner Arbeit zu dir zurück.

name-build = Bauen
task-build = Baue mit dem Zimmermann den Markt.
sub-build = Ein Holzgebäude kommt auf das nächste freie Feld der Straße, bringt sofort Punkte und gehört dir.
hint-build = Wähle den Markt im Vorrat der Holzgebäude. Er kostet 1 Holz und 1 beliebigen Rohstoff.
done-build = Der Markt kostet 1 Holz und noch einen Rohstoff; das Spiel gibt 1 Nahrung dazu. Er kommt auf Feld 10, und dafür gibt es 4 Prestigepunkte.

name-batch = Am Schloss bauen
task-batch = Baue ein Element aus Nahrung, Holz und Stein.
sub-batch = Ein Element besteht aus 1 Nahrung und 2 anderen, verschiedenen Rohstoffen.
hint-batch = Behalte das Tuch: Wähle Nahrung, Holz und Stein.
done-batch = Ein Element im Bergfried: 5 Prestigepunkte. Jonas und Odo stehen im Schloss und liefern nichts: Das kostet 2 Punkte. Du hast am meisten gebaut, das bringt eine Gunst des Königs.

name-favour = Gunst des Königs
task-favour = Nimm die Gunst in der Zeile der Denare.
sub-favour = Jede Gunst rückt deinen Marker in einer der 4 Zeilen ein Feld weiter: Punkte, Geld, Rohstoffe oder Bauen.
hint-favour = Die Tafel „Gunst des Königs“ liegt oben in der Mitte. Die zweite Zeile zeigt Münzen.
done-favour = Dein Marker steht auf dem ersten Feld, und das bringt 3 Denar. Beim nächsten Mal in dieser Zeile sind es 4.

name-visit = Bei anderen arbeiten
task-visit = Setze einen Arbeiter in Jonas’ Bauernhof auf Feld 9.
sub-visit = Runde 2: Auch die Häuser der anderen stehen dir offen.
hint-visit = Der Bauernhof mit Jonas’ Haus liegt als neuntes Gebäude an der Straße.
done-visit = Du darfst dort arbeiten, und der Besitzer bekommt dafür 1 Prestigepunkt. Gute Gebäude locken Gäste an.

name-own = Das eigene Haus
task-own = Setze einen Arbeiter in deinen eigenen Markt.
sub-own = Zwei haben gepasst, jeder Platz kostet nun 3 Denar. Im eigenen Gebäude zahlst du immer nur 1.
hint-own = Dein Markt liegt auf Feld 10. Versuch ruhig etwas anderes: Das Spiel sagt dir, warum es nicht geht.
done-own = 1 Denar statt 3. Jetzt muss nur noch der Vogt bis Feld 10 kommen.

name-guild = Die Händlergilde
task-guild = Bringe den Vogt mit der Händlergilde 2 Felder vor.
sub-guild = In der Händlergilde versetzt du den Vogt umsonst, bis zu 3 Felder weit.
hint-guild = Er steht auf Feld 8, dein Markt liegt auf Feld 10.
done-guild = Der Vogt steht auf Feld 10. Später in der Runde dürfen ihn noch alle für Geld verschieben: Wer zuletzt gepasst hat, hat das letzte Wort. Das bist du.

name-joust = Der Turnierplatz
task-joust = Kaufe auf dem Turnierplatz eine Gunst.
sub-joust = Sie kostet 1 Denar und 1 Tuch.
hint-joust = Die Antwort steht unter der Aufgabe.
done-joust = Eine zweite Gunst, ohne am Schloss zu bauen. Das Spiel nimmt für dich die Zeile der Prestigepunkte: 1 Punkt.

name-trade = Handeln
task-trade = Verkaufe auf deinem Markt einen Rohstoff für 6 Denar.
sub-trade = Der Vogt ist weit genug gekommen, dein Arbeiter handelt.
hint-trade = Die Antwort steht unter der Aufgabe.
done-trade = Märkte, Hausierer und Bank tauschen; niemand muss. So geht es weiter, bis auch die Türme gewertet sind. Nach jedem Teil des Schlosses verliert Punkte, wer dort nichts gebaut hat.

## Was selten vorkommt

name-inn = Das Wirtshaus
task-inn = Setze einen Arbeiter ins Wirtshaus.
sub-inn = Wer rechts im Wirtshaus wohnt, zahlt für jeden Platz nur 1 Denar, gleich wie viele gepasst haben.
hint-inn = Das Wirtshaus ist das letzte der Spezialgebäude.
done-inn = Erst steht er links. Wenn das Wirtshaus wirkt, rückt er nach rechts und schickt heim, wer dort wohnt.

name-stay = Im Wirtshaus bleiben
task-stay = Lass deinen Arbeiter im Wirtshaus.
sub-stay = Niemand ist nachgekommen, also wählst du: bleiben oder heimholen.
hint-stay = Die Antwort steht unter der Aufgabe.
done-stay = In der nächsten Runde kosten alle deine Plätze 1 Denar, aber du hast 5 Arbeiter statt 6.

name-stables = Die Ställe
task-stables = Setze einen Arbeiter in die Ställe.
sub-stables = Du bist als Letzter dran. Wer in den Ställen steht, kommt in der nächsten Runde zuerst, in der Reihenfolge der Ankunft.
hint-stables = Die Ställe liegen zwischen Turnierplatz und Wirtshaus.
done-stables = Du bist als Erster dort, also fängst du an. Zu zweit sind die Ställe zu: Dort wechselt die Reihenfolge von selbst.

name-peddler = Der Hausierer
task-peddler = Nimm beim Hausierer Stein.
sub-peddler = Für 2 Denar verkauft er einen Rohstoff: Nahrung, Holz, Stein oder Tuch, nie aber Gold. Mit Stein hast du ein Element fürs Schloss.
hint-peddler = Die Antwort steht unter der Aufgabe: Stein.
done-peddler = Nahrung, Holz und Stein: Das ist ein Element.

name-owner = Gäste auf deinem Hof
task-owner = Nimm Tuch für den Gast.
sub-owner = Jonas hat auf deinem steinernen Bauernhof gearbeitet. Ein Produktionsgebäude aus Stein gibt seinem Besitzer 1 Rohstoff von dem, was es hergibt.
hint-owner = Die Antwort steht unter der Aufgabe: Tuch.
done-owner = Den Prestigepunkt gab es schon beim Einsetzen. So wirken nur Bauernhof, Park und Atelier aus Stein.

name-mason = Der Maurer
task-mason = Baue mit dem Maurer die Kirche.
sub-mason = Der Maurer baut Steingebäude. Die Kirche kostet 1 Stein und 1 Tuch, zählt 3 Punkte und bringt eine Gunst des Königs.
hint-mason = Wähle die Kirche unter den Steingebäuden.
done-mason = Sie liegt auf dem nächsten freien Feld, 11. Wer später dort arbeitet, gibt Geld für Prestigepunkte.

name-church = Eine Gunst für Punkte
task-church = Nimm die Gunst in der Zeile der Prestigepunkte.
sub-church = Die Kirche bringt sofort eine Gunst. Die erste Zeile gibt Punkte: 1, dann 2, und so fort bis 5.
hint-church = Es ist die erste Zeile der Tafel der Gunst.
done-church = Der Marker steht in Spalte 1. Spalte 3 und 4 öffnen sich, wenn der Bergfried gewertet ist, Spalte 5 nach dem Mauerwerk.

name-tailor = Tuch für Punkte
task-tailor = Gib beim Schneider 3 Tuch für 6 Prestigepunkte.
sub-tailor = Der Schneider gehört Jonas; benutzen darfst du ihn trotzdem. 2 Tuch wären 4 Punkte.
hint-tailor = Die Antwort steht unter der Aufgabe.
done-tailor = So handeln Kirche, Schneider, Bank und Alchemist: jeweils mit zwei Angeboten, von denen du eines nimmst oder keines.

name-white = Der weiße Würfel
task-white = Gib Nahrung für den weißen Würfel.
sub-white = Das Spiel baut für dich den hölzernen Hausierer: 1 Holz, und 1 Rohstoff deiner Wahl, wo der Preis einen weißen Würfel zeigt.
hint-white = Behalte das Tuch; die Antwort steht unter der Aufgabe: Nahrung.
done-white = Weiß heißt irgendein Rohstoff, sogar Gold. Sonst ersetzt kein Rohstoff einen anderen.

name-lawyer = Der Notar
task-lawyer = Mach deinen Bauernhof auf Feld 9 zum Wohngebäude.
sub-lawyer = Beim Notar machen 1 Denar und 1 Tuch aus einem Gebäude ein Wohngebäude: aus einem eigenen oder einem neutralen.
hint-lawyer = Dein Bauernhof ist das Gebäude nach dem festen Zimmermann.
done-lawyer = 2 Punkte, und von nun an jede Runde 1 Denar Einkommen. Der Bauernhof geht zurück in den Vorrat und kann wieder gebaut werden.

name-prestige = Prestigegebäude
task-prestige = Baue mit dem Architekten die Statue.
sub-prestige = Der Architekt baut die wertvollsten Gebäude. Sie brauchen ein eigenes Wohngebäude, und die meisten Gold.
hint-prestige = Wähle die Statue unter den Prestigegebäuden.
done-prestige = Bezahlt sind 2 Stein und 1 Gold. Nun macht eines deiner Wohngebäude Platz.

name-replace = Statt eines Wohngebäudes
task-replace = Stelle die Statue an die Stelle des Wohngebäudes auf Feld 9.
sub-replace = Ein Prestigegebäude braucht kein freies Feld der Straße. Sein Wohngebäude kommt zurück auf den Stapel.
hint-replace = Wähle Feld 9 auf der Straße oder unter der Aufgabe.
done-replace = 7 Punkte und eine Gunst des Königs. Dafür hast du 1 Denar weniger Einkommen. Ein Prestigegebäude bleibt für immer.

name-effect = Gunst, die baut
task-effect = Nutze in der Zeile der Gebäude Spalte 2.
sub-effect = Dein Marker hat Spalte 3 erreicht. Du darfst ihre Wirkung nutzen oder die irgendeiner Spalte davor.
hint-effect = Spalte 2 baut mit Holz, Spalte 3 mit Stein, jeweils 1 billiger.
done-effect = Jetzt wählst du ein Holzgebäude und zahlst 1 Holz weniger. Dazu braucht es keinen Arbeiter und keinen Zimmermann.

name-walls = Der nächste Abschnitt
task-walls = Baue ein Element aus Nahrung, Holz und Stein.
sub-walls = Der Bergfried ist gewertet, jetzt baut man am Mauerwerk. Behalte das Gold: Es zählt am Ende 3 Punkte.
hint-walls = Wähle Nahrung, Holz und Stein.
done-walls = Ein Element des Mauerwerks zählt 4 Punkte; im Bergfried waren es 5, in den Türmen sind es 3.

name-scoring = Ein Abschnitt wird gewertet
task-scoring = Nimm die Gunst in der Zeile der Rohstoffe.
sub-scoring = Der Seneschall hat das Abrechnungsfeld erreicht, und der Bergfried wird gewertet. Für 2 Häuser dort bekommst du 1 Gunst.
hint-scoring = Es ist die dritte Zeile der Tafel der Gunst.
done-scoring = Dein Marker kommt in Spalte 2: Holz oder Stein. Odo, der dort nichts gebaut hat, verliert dafür 2 Punkte.
