# Caylus in zwei Minuten: was nach so vielen Zügen von intro.palas gesagt wird.

note-9 = Drei Bauherren errichten dem König ein Schloss und davor eine Stadt. Jeder hat 6 Arbeiter, 2 Nahrung und 1 Holz, dazu in jeder Runde 2 Denar Einkommen. Die meisten Prestigepunkte gewinnen.
note-10 = Spieler 1 setzt einen Arbeiter im Steinbruch ein, für 1 Denar. Arbeiter werden reihum einzeln eingesetzt, und ein besetzter Platz bleibt in dieser Runde besetzt.
note-14 = Arbeiter gehen auch zu den Spezialgebäuden vor der Brücke und zum Schloss. Der Hausierer von Spieler 2 liegt auf Feld 7; der Vogt, der über die Straße wacht, steht auf 6.
note-18 = Spieler 2 hat als Erster gepasst und 1 Denar bekommen. Wer danach noch einsetzt, zahlt mehr: Die Ställe kosten Spieler 3 schon 2 Denar.
note-20 = Alle haben gepasst, die Spezialgebäude wirken. Spieler 3 bekam 3 Denar im Kontor und in den Ställen Stelle 1 der Spielreihenfolge.
note-21 = Jetzt darf jeder den Vogt versetzen, in der Reihenfolge des Passens: bis zu 3 Felder, je 1 Denar. Spieler 2 bringt ihn auf Feld 7, gerade weit genug für den Hausierer.
note-24 = Die Gebäude wirken der Straße nach, bis zum Vogt. Spieler 1 hat Holz im Forst und Stein im Steinbruch bekommen.
note-25 = Mit dem Zimmermann hat Spieler 2 einen Bauernhof gebaut, auf dem ersten freien Feld: 9. Er bringt sofort 2 Punkte, und das Haus darauf zeigt den Besitzer.
note-29 = Das Schloss braucht Elemente: 1 Nahrung und 2 andere Rohstoffe, alle verschieden. Ein Element im Bergfried: 5 Punkte für Spieler 1. Wer die meisten baut, erhält eine Gunst des Königs.
note-31 = Eine Gunst rückt einen Marker in einer von 4 Zeilen vor: Punkte, Geld, Rohstoffe oder Bauen. Spieler 1 nahm 1 Punkt. Dann zog der Seneschall auf Feld 8, und der Vogt kam zu ihm.
note-32 = Runde zwei. Spieler 3 arbeitet auf dem Bauernhof von Spieler 2, dafür bekommt der Besitzer 1 Punkt. Gute Gebäude locken Gäste an.
note-43 = Auf dem Turnierplatz bekam Spieler 3 eine Gunst für 1 Denar und 1 Tuch. Der Arbeiter von Spieler 2 bleibt im Wirtshaus: Von nun an kostet ihn jeder Platz nur 1 Denar.
note-45 = Spieler 3 zahlte, um den Vogt zum Bauernhof auf Feld 9 zu bringen. Spieler 1 zahlte, um ihn auf 8 zurückzuschicken: Der Arbeiter dort kommt mit leeren Händen heim.
note-440 = Ist der Seneschall weit genug gekommen, werden die Teile des Schlosses gewertet; wer dort nichts gebaut hat, verliert Punkte. Nach den Türmen gewinnt Spieler 1 mit 83. Jetzt du: Bau früh, bedien das Schloss, und achte darauf, wer den Vogt zuletzt versetzen darf.
