# Im Schutze der Burg: die Lektion. Zu jeder Aufgabe von lesson.json ihr Name, der Auftrag, wozu, ein Hinweis, was geschah.

name-trader = Eine Karte ausspielen
task-trader = Spiele den Händler verdeckt aus.
sub-trader = In jeder Runde legt jeder eine seiner 8 Personenkarten verdeckt hin. Mit dem Händler kommst du zu Rohstoffen.
hint-trader = Deine Karten liegen auf der Hand. Der Händler zeigt eine Waage.
done-trader = Deine Karte liegt. Alle werden gleichzeitig aufgedeckt und in fester Reihenfolge umgesetzt: Bote, Händler, Maurer, Steinmetz, Arbeiter, Baumeister.

name-wagon = Das Fuhrwerk
task-wagon = Schicke einen Gehilfen zum Fuhrwerk mit Lehm.
sub-wagon = Wer an einem Fuhrwerk steht, wird in jeder Runde beliefert, in der irgendwer einen Händler spielt.
hint-wagon = Die Fuhrwerke liegen neben der Burg. Wähle das mit Lehm.
done-wagon = Du hast 1 Lehm bekommen, und 1 Lehm kam auf den Wehrturm. Der Gehilfe bleibt beim Fuhrwerk stehen.

name-stonemason = Der Steinmetz
task-stonemason = Spiele den Steinmetz aus.
sub-stonemason = Er baut für alle Punkte. Vorher darf er den Arbeitern der anderen Teile abkaufen.
hint-stonemason = Gespielte Karten bleiben liegen; wähle aus denen, die du noch auf der Hand hast.
done-stonemason = Der Steinmetz liegt verdeckt vor dir. Odo spielt diesmal einen Arbeiter: Dort kannst du kaufen.

name-buy = Beim Arbeiter kaufen
task-buy = Kaufe dem Arbeiter von Odo das Silber ab.
sub-buy = Von jedem Arbeiter darf der Steinmetz 1 Teil kaufen, für 1 Taler.
hint-buy = Die Antwort steht unter der Aufgabe: Silber.
done-buy = Mit Silber baut man nicht, aber beim Bezahlen tauscht man es gegen ein beliebiges Teil.

name-well = Bauen
task-well = Baue den Brunnen.
sub-well = Er kostet 10 Baupunkte aus mindestens 3 Sorten: Sand zählt 1, Holz 2, Lehm 4, Stein 5. Der Stein kommt für dein Silber.
hint-well = Der Brunnen liegt in der Burg.
done-well = Stein, Lehm und Sand, genau bezahlt. Beim Steinmetz bringt ein Bauwerk alle seine Punkte: 8.

name-worker = Der Arbeiter
task-worker = Spiele den Arbeiter mit dem Stein aus.
sub-worker = Arbeiter werden mit Rohstoffen bestückt und bringen sie dir mit. Du brauchst neue Teile.
hint-worker = Auf der Hand hast du mehrere Arbeiter; wähle den mit Stein.
done-worker = Ein Arbeiter baut auch, aber nur für halbe Punkte. Wichtiger sind seine 3 Teile.

name-load = Bestücken
task-load = Nimm Sand für deinen Arbeiter.
sub-load = Auf der Karte liegt schon 1 Stein. Für die beiden anderen Plätze wählst du.
hint-load = Die Antwort steht unter der Aufgabe: Sand.
done-load = Als zweites nimmt das Spiel für dich Holz. Auch dein Fuhrwerk liefert wieder 1 Lehm, weil Jonas einen Händler spielt. Gebaut wird diesmal nicht.

name-messenger = Der Bote
task-messenger = Spiele den Boten aus.
sub-messenger = Er kommt als Erster dran und bringt 8 Taler. Die brauchst du bald für Gehilfen.
hint-messenger = Der Bote trägt einen Brief.
done-messenger = Jeder Bote bringt 8 Taler, solange die Bank sie hat. Odos Händler bringt dir außerdem noch 1 Lehm.

name-bricklayer = Der Maurer
task-bricklayer = Spiele den Maurer aus.
sub-bricklayer = Er holt Teile vom Wehrturm und baut dann, für Taler statt für Punkte.
hint-bricklayer = Der Maurer ist noch auf deiner Hand.
done-bricklayer = Auf dem Wehrturm liegt inzwischen viel: Von jeder Lieferung blieb dort 1 Teil.

name-tower = Der Wehrturm
task-tower = Nimm allen Lehm vom Wehrturm.
sub-tower = Der Maurer darf eine Sorte wählen und nimmt davon alles.
hint-tower = Die Antwort steht unter der Aufgabe: Lehm.
done-tower = 4 Lehm auf einmal, von den Lieferungen an dich und die anderen.

name-gate = Bauen für Taler
task-gate = Baue das kleine Tor.
sub-gate = Beim Maurer gibt es für jedes bezahlte Teil 1 Taler.
hint-gate = Das kleine Tor liegt in der Mauer der Burg.
done-gate = 4 Teile, 4 Taler. Das Bauwerk gehört keinem; aber wer mit Maurer oder Steinmetz gebaut hat, darf jetzt Gehilfen einsetzen.

name-helper = Ein Gehilfe im Bauwerk
task-helper = Setze einen Gehilfen in der Schmiede ein, für 10 Taler.
sub-helper = Gehilfen in Bauwerken bleiben bis zum Ende und punkten dann: in der Schmiede für Silber.
hint-helper = In der Schmiede sind zwei Plätze; nimm den für 10 Taler.
done-helper = Ein teurer Platz zählt mehr als ein billiger. Noch fragt das Spiel, woher der Gehilfe kommt.

name-from = Woher er kommt
task-from = Nimm den Gehilfen aus deinem Vorrat.
sub-from = Der am Fuhrwerk soll dort bleiben: Er wird weiter beliefert.
hint-from = Die Antwort steht unter der Aufgabe: aus dem Vorrat.
done-from = Du darfst nach jedem Bau bis zu 2 Gehilfen einsetzen, in verschiedenen Bauwerken. Diesmal bleibt es bei einem.

name-master = Der Baumeister
task-master = Spiele den Baumeister aus.
sub-master = Er holt alle gespielten Karten zurück auf die Hand und bringt 5 Punkte für jedes Bauwerk, das andere in dieser Runde bauen.
hint-master = Er ist die letzte Person in der Reihenfolge.
done-master = Odo baut in dieser Runde einen Turm: 5 Punkte für dich. Nach 15 Runden werden die Bauwerke mit ihren Gehilfen gewertet. Wer die meisten Punkte hat, gewinnt.

## Was selten vorkommt

name-payment = Zahlen, wie du willst
task-payment = Zahle mit Stein, Holz und 3 Sand.
sub-payment = Der Brunnen kostet 10, und du hast viele Teile. Erlaubt ist jede Zahlung aus mindestens 3 Sorten, die genau 10 ergibt.
hint-payment = 5 für den Stein, 2 für das Holz, 3 für den Sand; die Antwort steht unter der Aufgabe.
done-payment = So wirst du viel Sand los und behältst deinen Lehm. Der Maurer bekäme außerdem für jedes Teil einen Taler: Dort lohnen sich viele kleine.

name-silver = Silber beim Bezahlen
task-silver = Gib kein Silber für Holz.
sub-silver = Für den Brunnen fehlt dir ein Stein, also wird ein Silberbarren dazu. Ein zweiter könnte Holz werden, aber Holz hast du.
hint-silver = Die Antwort steht unter der Aufgabe: 0.
done-silver = Der zweite Barren bleibt dir. So fragt das Spiel bei jedem Teil, für das Silber gegeben werden könnte.

name-sell = Das letzte Teil
task-sell = Verkaufe das Silber nicht.
sub-sell = Der Steinmetz von Jonas will deinem Arbeiter etwas abkaufen. Es ist das letzte Teil der Karte: Nur dann darfst du ablehnen.
hint-sell = Die Antwort steht unter der Aufgabe.
done-sell = Du behältst das Silber, und kein Taler wechselt den Besitzer. Mit zwei oder mehr Teilen auf der Karte hättest du nicht ablehnen dürfen.

name-rider = Der Reiter
task-rider = Schicke einen Gehilfen zum Reiter mit Silber.
sub-rider = Alle vier Fuhrwerke sind besetzt. Erst jetzt darf ein Gehilfe zum Reiter, der Silber bringt.
hint-rider = Der Reiter steht neben den Fuhrwerken.
done-rider = Gleich wird geliefert, an alle, die an einem Fuhrwerk stehen: 1 Lehm und 1 Silber für dich. Von jeder Sorte geht 1 Teil auf den Wehrturm.

name-oust = Einen Gehilfen verdrängen
task-oust = Verdränge den Gehilfen von Jonas vom Fuhrwerk mit Stein.
sub-oust = Sind alle Fuhrwerke besetzt, darf ein Händler auch den Platz eines fremden Gehilfen einnehmen.
hint-oust = Wähle das Fuhrwerk mit Stein.
done-oust = Der Gehilfe von Jonas geht zurück in seinen Vorrat, deiner wird sofort beliefert. Wer erst in dieser Runde kam, kann nicht verdrängt werden.

name-equip = Zu zweit: zwei Karten
task-equip = Bestücke zuerst den Arbeiter mit dem Stein.
sub-equip = Zu zweit spielt jeder in jeder Runde 2 Karten. Du spielst zwei Arbeiter und wählst, welcher zuerst bestückt wird.
hint-equip = Die Antwort steht unter der Aufgabe.
done-equip = Die Reihenfolge ist wichtig, wenn im Vorrat Teile knapp werden.

name-first = Zwei Arbeiter nacheinander
task-first = Setze zuerst den Arbeiter mit dem Sand um.
sub-first = Deine beiden Arbeiter sind zur selben Zeit dran. Du wählst, welcher zuerst kommt.
hint-first = Die Antwort steht unter der Aufgabe.
done-first = Du hast seine 3 Teile und darfst bauen. Danach kommt der andere, und du darfst noch einmal bauen.

name-market = Das Ende: der Markt
task-market = Wandle auf dem Markt 6 Taler in Punkte um.
sub-market = Das Spiel ist aus, die Bauwerke werden gewertet. Mit einem Gehilfen auf dem Markt sind 2 Taler 1 Punkt.
hint-market = Die Antwort steht unter der Aufgabe: 6.
done-market = 3 Punkte. Mit beiden Gehilfen dort wäre jeder Taler ein Punkt. Übrige Taler entscheiden bei Gleichstand.

name-palace = Das Ende: der Palas
task-palace = Wandle im Palas einen Stein in Punkte um.
sub-palace = Dein Gehilfe im Palas macht aus bis zu 5 Teilen Punkte, je so viele, wie ein Teil beim Bauen zählt.
hint-palace = Die Antwort steht unter der Aufgabe: Stein.
done-palace = 5 Punkte für 1 Stein. So geht es weiter bis zu 5 Teilen; es lohnt sich, teure bis zum Ende aufzuheben.

name-plague = Winter: die Pest
task-plague = Gib den Boten aus dem Spiel.
sub-plague = Im Winterspiel wird in markierten Runden eine Winterkarte aufgedeckt. Die Pest kostet eine gespielte Karte oder 1 Taler für jede deiner 3.
hint-plague = Die Antwort steht unter der Aufgabe; die anderen Karten bleiben.
done-plague = Der Bote ist für immer weg. Die Karte, die du in dieser Runde gelegt hast, war sicher.

name-breach = Winter: der Mauerbruch
task-breach = Gib einen Steinquader für die Mauer.
sub-breach = Die Mauer ist gebrochen. Jeder darf bis zu 3 Steinquader geben, und jeder bringt sofort 3 Punkte.
hint-breach = Die Antwort steht unter der Aufgabe: Stein.
done-breach = 3 Punkte für 1 Steinquader. Silber darf man dafür tauschen wie beim Bauen.

name-snow = Winter: die Schneeverwehung
task-snow = Gib den Arbeiter mit dem Holz aus dem Spiel.
sub-snow = Die Schneeverwehung nimmt jedem eine Arbeiterkarte oder 3 Taler. Du willst dein Geld für Gehilfen behalten.
hint-snow = Die Antwort steht unter der Aufgabe.
done-snow = Für den Rest des Spiels hast du noch 2 Arbeiter.

name-court = Winter: die Werbung
task-court = Wirb mit 1 Taler um das Burgfräulein.
sub-court = Ab der Runde, nachdem es erschienen ist, darf jeder zu Beginn einer Runde werben. Wer es nicht tut, ist draußen.
hint-court = Die Antwort steht unter der Aufgabe: 1 Taler.
done-court = Jetzt entscheiden die anderen. Wer am längsten wirbt, gewinnt 8 Punkte; die anderen teilen sich die Gaben.

name-gift = Winter: der Trost
task-gift = Nimm das Silber von der Karte.
sub-gift = Odo hat das Burgfräulein gewonnen. Alle anderen nehmen reihum je eine Gabe von der Karte.
hint-gift = Die Antwort steht unter der Aufgabe: Silber.
done-gift = Nun Jonas, dann wieder du, bis die Karte leer ist. So bekommt auch etwas, wer nie geworben hat.

name-toll = Winter: die Dorfschänke
task-toll = Nimm den Gehilfen vom Fuhrwerk mit Sand zurück.
sub-toll = Seit die Schänke offen ist, zahlt jeder Händler ihrem Wirt 1 Taler. Du hast keinen, also muss ein Gehilfe vom Fuhrwerk.
hint-toll = Du stehst beim Sand und beim Lehm; Sand ist weniger wert.
done-toll = Der Gehilfe ist zurück in deinem Vorrat, und der Händler darf wieder einen schicken. Der Wirt selbst zahlt nichts.

name-granary = Winter: der Kornspeicher
task-granary = Setze einen Gehilfen in den Kornspeicher.
sub-granary = Du hast den Brunnen gebaut, also darfst du Gehilfen einsetzen. Der Kornspeicher hat 3 Plätze für je 5 Taler.
hint-granary = Der Kornspeicher ist eine der Winterkarten.
done-granary = Allein zählt er dort am Ende 10 Punkte; zwei Gehilfen zählen je 7, drei je 3, gleich wem sie gehören.
