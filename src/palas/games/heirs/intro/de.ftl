# Die zwei Erben in zwei Minuten: was nach so vielen Zügen von intro.palas gesagt wird.

note-9 = Zwei Erben füllen ein Land mit Gebäuden; am Ende zählt jedes Gebäude nach dem, was um es herum liegt. Beide beginnen mit einer Truppe auf dem Startplättchen und zwei Truppen in der Königlichen Reserve. Der Schild zeigt Weiß: Spieler 1 beginnt und erreicht drei Plättchen, im Uhrzeigersinn ab dem Schild.
note-12 = In jedem Zug musst du ein Plättchen nehmen. Spieler 1 hat das Feldlager genommen; der Schild kam dorthin und zeigt jetzt Blau, sein alter Platz wurde aufgefüllt.
note-14 = Zum Bauen brauchst du Zugriff auf die Ressourcen, aber nichts wird verbraucht: Jedes Plättchen in Reichweite und jedes unter deinen Truppen zählt. Mit 1 Getreide und 1 Stein konnte das Lager neben einer Truppe gebaut werden.
note-16 = Eine Truppe ging aus der Reserve auf das neue Plättchen. Dort gibt sie dessen Ressource und mehr Felder zum Bauen; aber die Reichweite ist nur noch 2.
note-20 = Spieler 2 hat die Taverne genommen und kann sie nicht bauen: Sie kostet 1 Getreide und 2 Stein, und Getreide fehlt. Plättchen dürfen auf der Hand warten, bis zu 3 davon.
note-24 = Spieler 1 hält eine Pilgerstätte für 1 Holz, 1 Getreide und 1 Stein. Auch hier fehlt das Getreide.
note-26 = Also ging die Truppe heim in die Reserve: wieder Reichweite 3, und damit der Bauernhof, der Getreide ist.
note-28 = Die Pilgerstätte steht. Sie zählt am Ende die längste Straße, die hier endet. Beim Legen müssen Straßen nicht passen, aber passende lohnen sich.
note-34 = Spieler 2 hat die Taverne verdeckt gelegt: offenes Gelände, das niemandem gehört. Dafür kostet ein Gebäude in diesem Zug 1 beliebige Ressource weniger.
note-36 = Damit war die Schmiede bezahlt. Ihr Balken liegt auf der Seite ihres Besitzers: Plättchen zeigen zu dem, der sie gebaut hat.
note-38 = Die Gefolgetruppe zog auf die Schmiede. Am Ende zählt ein Gebäude unter einer eigenen Truppe doppelt.
note-43 = Spieler 1 hat die Mine genommen und dreht das Feldlager um: noch ein Plättchen in diesem Zug, einmal im Spiel. Ungenutzt hätte es 2 Punkte gebracht.
note-46 = Das zweite Plättchen ist der Bauernhof: Gebaut gibt er in jedem Zug 1 Getreide. Ist der Vorrat leer, hat jede Seite noch einen Zug.
note-234 = Dann wird alles gezählt: Gebäude, verdoppelte Gebäude, und Straßen für den, der mehr Gebäude an ihnen hat. Spieler 1 gewinnt mit 59 zu 49. Jetzt du: Achte auf die Reichweite, auf Getreide, Holz und Stein, und darauf, wo deine Truppen am Ende stehen.
