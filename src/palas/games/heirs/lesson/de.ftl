# Die zwei Erben: die Lektion. Zu jeder Aufgabe von lesson.json ihr Name, der Auftrag, wozu, ein Hinweis, was geschah.

name-take = Ein Plättchen nehmen
task-take = Nimm das Feldlager aus der Königlichen Reserve.
sub-take = In jedem Zug nimmst du ein Plättchen. Du erreichst 3, im Uhrzeigersinn ab dem Schild.
hint-take = Die Reserve ist der Ring um den Schild. Das Feldlager ist das dritte Plättchen nach ihm.
done-take = Das Feldlager ist auf deiner Hand. Der Schild kam an seinen Platz und zeigt die Farbe des anderen; sein alter Platz wurde aufgefüllt.

name-build = Bauen
task-build = Wähle das Feldlager, um es zu bauen.
sub-build = Es braucht 1 Getreide und 1 Stein. Du hast Zugriff darauf, und nichts wird verbraucht.
hint-build = Das Feldlager liegt auf deiner Hand.
done-build = Jedes Plättchen in Reichweite und jedes unter deinen Truppen gibt eine Ressource. Jetzt fehlt nur noch der Ort.

name-lay = Der Bauplatz
task-lay = Lege das Feldlager rechts neben das Startplättchen.
sub-lay = Gebaut wird neben einem Plättchen, auf dem eine deiner Truppen steht, auch über Eck.
hint-lay = Das Startplättchen liegt in der Mitte des Landes.
done-lay = Das Gebäude zeigt zu dir: So sieht man, wem es gehört.

name-troop = Eine Truppe
task-troop = Wähle eine Truppe aus der Reserve.
sub-troop = Eine Truppe auf dem neuen Plättchen bringt dessen Ressource und neue Bauplätze.
hint-troop = Zwei deiner Truppen stehen in der Königlichen Reserve. Wähle die erste.
done-troop = Jede Truppe darf in jedem Zug eine Bewegung machen.

name-station = Stationieren
task-station = Stelle die Truppe auf das Feldlager.
sub-station = Sie geht auf ein freies Plättchen neben einem, auf dem eine deiner Truppen steht.
hint-station = Es ist das Plättchen, das du gerade gelegt hast.
done-station = Sie steht. Aber in der Reserve fehlt sie: Deine Reichweite ist jetzt 2 statt 3.

name-end = Den Zug beenden
task-end = Beende deinen Zug.
sub-end = Genommen hast du, mehr willst du gerade nicht.
hint-end = Die Antwort steht unter der Aufgabe.
done-end = Jonas nimmt die Taverne, kann sie nicht bezahlen und behält sie auf der Hand. Bis zu 3 Plättchen dürfen dort warten.

name-site = Was gefällt
task-site = Nimm die Pilgerstätte.
sub-site = Sie zählt am Ende die längste Straße, die bei ihr endet.
hint-site = Sie ist das erste Plättchen nach dem Schild.
done-site = Sie kostet 1 Holz, 1 Getreide und 1 Stein. Getreide fehlt dir noch.

name-withdraw = Zurückziehen
task-withdraw = Ziehe die Truppe vom Feldlager in die Reserve zurück.
sub-withdraw = Mit 3 Reichweite erreichst du den Bauernhof, und der ist Getreide.
hint-withdraw = Die Truppe hat das Spiel schon gewählt; die Reserve ist ihr Ziel.
done-withdraw = Reichweite 3, und damit genug für die Pilgerstätte. Das Spiel wählt sie für dich zum Bauen.

name-road = Straßen
task-road = Lege die Pilgerstätte unter das Startplättchen.
sub-road = Beim Legen müssen Straßen nicht passen. Passende lohnen sich am Ende.
hint-road = Es ist das Feld genau unter der Mitte.
done-road = Eine Straße zählt am Ende für den, der mehr Gebäude an ihr hat. Jonas baut danach eine Schmiede und stellt seine Gefolgetruppe darauf.

name-camp = Das Feldlager
task-camp = Drehe dein Feldlager um.
sub-camp = Die Mine hat das Spiel schon genommen. Das Feldlager gibt dir einmal im Spiel noch ein Plättchen dazu.
hint-camp = Es liegt im Land, rechts neben dem Startplättchen.
done-camp = Es ist nun offenes Gelände und gehört niemandem; ungenutzt hätte es am Ende Punkte gebracht. Du nimmst dafür den Bauernhof.

name-extend = Das Land erweitern
task-extend = Wähle den Bauernhof, um ihn verdeckt zu legen.
sub-extend = Ein verdeckt gelegtes Plättchen macht ein Gebäude in diesem Zug um 1 Ressource billiger.
hint-extend = Die Antwort zum Erweitern steht unter der Aufgabe oder am Plättchen auf der Hand.
done-extend = Was verdeckt liegt, ist offenes Gelände. Es kostet nichts.

name-terrain = Offenes Gelände
task-terrain = Lege es rechts über das Startplättchen.
sub-terrain = Auch hier gilt: neben einem Plättchen, auf dem eine deiner Truppen steht.
hint-terrain = Es ist das Feld über dem umgedrehten Feldlager.
done-terrain = Für den Rest dieses Zuges ist ein Gebäude um 1 beliebige Ressource billiger.

name-mine = Mit Nachlass bauen
task-mine = Wähle die Mine, um sie zu bauen.
sub-mine = Der Nachlass gilt nur in diesem Zug.
hint-mine = Die Mine ist dein letztes Plättchen auf der Hand.
done-mine = Das Spiel legt sie unter das Feldlager und wählt deine Gefolgetruppe.

name-follower = Die Gefolgetruppe
task-follower = Stelle die Gefolgetruppe auf die Mine.
sub-follower = Am Ende zählt jedes eigene Gebäude doppelt, auf dem eine eigene Truppe steht.
hint-follower = Die Mine liegt rechts unten neben dem Startplättchen.
done-follower = Sie steht gut. Ist der Vorrat leer, hat jeder noch einen Zug; dann zählen Gebäude nach dem, was um sie liegt, und die Straßen.

## Was selten vorkommt

name-producer = Hof, Sägewerk, Steinbruch
task-producer = Wähle das Feldlager, um es zu bauen.
sub-producer = Es braucht 1 Getreide und 1 Stein. Kein Plättchen in Reichweite und keines unter deinen Truppen ist Getreide, aber dein eigener Bauernhof gibt 1.
hint-producer = Das Feldlager liegt auf deiner Hand.
done-producer = Ein Bauernhof gibt in deinem Zug Getreide, wo immer deine Truppen stehen. Sägewerk und Steinbruch tun dasselbe für Holz und Stein.

name-siege = Belagerungstürme
task-siege = Lege den Belagerungsturm rechts neben die Kathedrale von Jonas.
sub-siege = Ein Turm allein tut nichts. Zwei deiner Türme neben demselben gegnerischen Gebäude können es zerstören.
hint-siege = Dein erster Turm steht über der Kathedrale. Lege den zweiten auf das Feld rechts von ihr.
done-siege = Jetzt stehen zwei Türme an der Kathedrale, oben und rechts. Über Eck zählte es nicht.

name-destroy = Zerstören
task-destroy = Zerstöre die Kathedrale.
sub-destroy = Nur jetzt, beim Legen des Turms, darfst du das. Die Kathedrale brächte Jonas 5 Punkte.
hint-destroy = Die Antwort steht unter der Aufgabe.
done-destroy = Sie ist nun offenes Gelände und gehört niemandem. Truppen darauf wären stehen geblieben.

name-discard = Eine volle Hand
task-discard = Lege die Mühle aus dem Spiel.
sub-discard = Während deines Zuges darfst du beliebig viele Plättchen halten, am Ende nicht mehr als 3. Du hast 4.
hint-discard = Die Antwort steht unter der Aufgabe oder beim Plättchen auf deiner Hand.
done-discard = Besser legt man ein Plättchen rechtzeitig verdeckt ins Land: Dann macht es ein Gebäude billiger.

name-last = Die letzten Züge
task-last = Nimm den Bauernhof.
sub-last = Der Vorrat ist leer, und die Reserve wird nicht mehr aufgefüllt. Jeder hat noch einen Zug. Lücken zählen für deine Reichweite nicht.
hint-last = Es ist das erste Plättchen nach dem Schild; der Platz davor ist leer.
done-last = Was am Ende noch auf deiner Hand ist, zählt nichts: Baue jetzt, was du kannst, und stelle deine Truppen auf deine besten Gebäude.

name-heinrich = Allein gegen Heinrich
task-heinrich = Beende deinen Zug.
sub-heinrich = Allein spielst du gegen Heinrich. Er nimmt das erste Plättchen in der Farbe, die oben auf dem Vorrat liegt, und baut neben deinem letzten Gebäude.
hint-heinrich = Die Antwort steht unter der Aufgabe.
done-heinrich = Heinrich hat umsonst gebaut, mit einem Schatz und einer Truppe darauf. Jeder übrige Schatz bringt ihm am Ende 5 Punkte.

name-treasure = Heinrichs Schätze
task-treasure = Lege das Plättchen unter Heinrichs Bauernhof.
sub-treasure = Dieser Schatz kommt weg, wenn 2 weitere grüne Plättchen in seiner Spalte liegen. Eines liegt dort, und deine Hütte ist grün.
hint-treasure = Der Schatz liegt auf dem Bauernhof; seine Spalte geht gerade nach oben und unten.
done-treasure = Der Schatz ist weg, und Heinrich hat 5 Punkte weniger. Wessen Plättchen es sind, ist gleich, auch ob sie verdeckt liegen.
