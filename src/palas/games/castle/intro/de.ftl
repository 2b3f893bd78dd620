# Im Schutze der Burg in zwei Minuten: was nach so vielen Zügen von intro.palas gesagt wird.

note-1 = Drei Bauherren errichten zusammen eine Burg. Jeder hat 8 Personenkarten, 3 Taler, 1 Sand und 1 Holz. Es gibt 15 Runden; in jeder spielt jeder eine Karte verdeckt aus.
note-4 = Alle Karten werden gleichzeitig aufgedeckt und in fester Reihenfolge umgesetzt: Bote, Händler, Maurer, Steinmetz, Arbeiter, Baumeister. Spieler 2 zeigt einen Arbeiter; der wird zuerst mit Rohstoffen bestückt.
note-6 = Spieler 2 hat zweimal Lehm für den Arbeiter gewählt. Dann kam der Bote: Spieler 3 hat 8 Taler mehr. Nun ist der Händler von Spieler 1 an der Reihe.
note-7 = Der Händler hat einen Gehilfen zum Fuhrwerk mit Lehm geschickt. Wer an einem Fuhrwerk steht, wird in jeder Runde mit einem Händler beliefert; von jeder Lieferung kommt ein Teil auf den Wehrturm.
note-8 = Der Arbeiter hat seine Teile genommen und einen Turm gebaut. Ein Bauwerk muss genau bezahlt werden, mit mindestens drei Sorten: Sand zählt 1, Holz 2, Lehm 4, Stein 5. Beim Arbeiter gibt es die halben Punkte: 5.
note-11 = Runde zwei. Der Steinmetz von Spieler 1 darf jedem Arbeiter der anderen ein Teil abkaufen, für je einen Taler.
note-12 = Spieler 1 hat einen Silberbarren gekauft. Mit Silber baut man nicht, aber beim Bezahlen tauscht man es gegen ein beliebiges Teil: Der Barren bleibt in der Schmiede.
note-13 = Der Brunnen für Stein, Lehm und Sand, der Stein für Silber: Beim Steinmetz bringt ein Bauwerk alle Punkte, hier 8.
note-16 = Runde drei. Gespielte Karten bleiben liegen, bis der Baumeister sie zurückholt. Spieler 1 braucht ihn jetzt.
note-18 = Zuerst kam der Händler von Spieler 2: Auch Spieler 1 wurde beliefert. Dann hat der Maurer von Spieler 3 allen Stein vom Wehrturm genommen.
note-19 = Der Maurer baut für Taler: einen für jedes bezahlte Teil. Wer mit Maurer oder Steinmetz gebaut hat, darf bis zu zwei Gehilfen in Bauwerken einsetzen.
note-21 = Zwei Gehilfen für 10 und 5 Taler, in verschiedenen Bauwerken. Sie bleiben bis zum Ende und punkten dort: in der Schmiede für Silber, auf dem Markt für Taler. Dann kam der Baumeister: 5 Punkte für jedes Bauwerk der anderen, und alle Karten zurück auf die Hand.
note-108 = Nach der letzten Runde werden die Bauwerke der Reihe nach gewertet. Spieler 1 gewinnt mit 54 Punkten. Jetzt bist du dran: den Händler früh, den Steinmetz, wenn du bauen kannst, und denk daran, was der Baumeister der anderen verdient.
