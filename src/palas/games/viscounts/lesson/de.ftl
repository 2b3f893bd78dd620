# Burggrafen des Westfrankenreichs: die Lektion. Zu jeder Aufgabe von lesson.json ihr Name, der Auftrag, wozu, ein Hinweis, was geschah.

name-pick = Die Spielerkarte
task-pick = Nimm die Spielerkarte 10 mit Ada.
sub-pick = Sie sagt, womit du beginnst: 10 Silber, drei Ressourcen, aber auch 2 Korruption. Ada ist deine Heldin.
hint-pick = Jede Karte zeigt ihre Nummer und ihre Helden. Ada steht auf der 10.
done-pick = Du hast 9 Karten und ziehst davon 3. Karten sind zugleich deine Leute, dein Geld und deine Schritte.

name-play = Eine Karte ausspielen
task-play = Spiele den Geldverleiher aus.
sub-play = Jeder Zug beginnt mit einer Karte auf Platz 1 deines Tableaus. Die anderen rücken nach rechts.
hint-play = Der Geldverleiher ist auf deiner Hand.
done-play = Sein Silberwert ist auch die Zahl der Felder, die du ziehst. Jedes weitere Feld kostet 1 Silber.

name-move = Reisen
task-move = Ziehe an die Küste, auf Feld 2.
sub-move = Auf dem äußeren Weg handelt oder baut man. Du reist immer im Uhrzeigersinn.
hint-move = Das Reich ist ein Ring aus Landschaften; Feld 2 der Küste liegt am äußeren Weg.
done-move = Ein paar Felder mehr, als die Karte hergibt: Das hat 3 Silber gekostet.

name-build = Die Hauptaktion
task-build = Wähle: Gebäude errichten.
sub-build = In jedem Zug hast du eine Hauptaktion. Was geht, sagt das Feld, auf dem du stehst.
hint-build = Die Antwort steht auf dem Plan oder unter der Aufgabe.
done-build = Zum Bauen zählen Baumeistersymbole. Ein entlassener Stadtbewohner hilft mit: Der Schurke ist ein Verbrecher und zählt als jedes Symbol. Dann legst du eine Handkarte ab; das macht das Spiel für dich.

name-building = Das Gebäude
task-building = Errichte die Werkstatt, die dir eine Handkarte mehr gibt.
sub-building = Wo auf deinem Tableau ein Gebäude fehlt, wirkt von nun an, was darunter steht.
hint-building = Es ist die dritte Werkstatt.
done-building = Was an Symbolen gefehlt hat, zahlst du mit Stein: 1 Stück. Nun fehlt noch der Bauplatz.

name-spot = Der Bauplatz
task-spot = Stelle sie an der Küste auf Bauplatz 3.
sub-spot = Jeder Bauplatz hat eine Belohnung: hier darfst du eine Karte umdrehen.
hint-spot = Du baust nur auf der Seite des Flusses, auf der dein Burggraf steht.
done-spot = Auch Verbindungen zu Nachbargebäuden zahlen sofort; hier gibt es noch keine. Jetzt die Belohnung.

name-flip = Schulden begleichen
task-flip = Drehe einen Schuldschein um.
sub-flip = Offene Schuldscheine kosten am Ende Punkte; ein beglichener bringt sofort etwas.
hint-flip = Urkunden lassen sich auch umdrehen, aber die Schulden drücken mehr.
done-flip = Ein beglichener Schuldschein bringt eine Ressource; das Spiel nimmt Stein. Danach dürftest du den Stadtbewohner des Feldes anwerben.

name-inner = Der innere Weg
task-inner = Ziehe in die Hügel, auf den inneren Weg.
sub-inner = Dein zweiter Zug, mit dem Geldgeber. Innen setzt man Arbeiter ein oder kopiert Manuskripte.
hint-inner = Der innere Weg liegt zwischen der Burg und den Landschaften.
done-inner = Hier treffen sich alle Wege: Die Burg in der Mitte ist von jedem inneren Feld zu erreichen.

name-workers = Arbeiter in die Burg
task-workers = Wähle: Arbeiter einsetzen.
sub-workers = Adligensymbole und Gold bestimmen, wie viele. Du hast 1 Gold.
hint-workers = Die Antwort steht auf dem Plan oder unter der Aufgabe.
done-workers = Ein Arbeiter steht in der Burg. Treffen sich 3 einer Farbe in einem Abschnitt, steigt einer mit einer Belohnung auf, und 2 gehen zur Seite.

name-hire = Anwerben
task-hire = Wirb den Kesselflicker an.
sub-hire = Dein dritter Zug, mit Ada: Das Spiel hat gebaut. Zum Schluss darf man den Stadtbewohner des Feldes für Silber anwerben.
hint-hire = Er kostet 2 Silber und kommt auf deinen Abwurfstapel.
done-hire = Was in der Ecke seiner Karte steht, geschieht sofort: 1 Tugend. Sie trifft auf die Korruption: eine Kollision. Sie bringt dir je nach Feld Silber, Urkunden und Schuldscheine.

name-transcribe = Manuskripte
task-transcribe = Wähle: Manuskript kopieren.
sub-transcribe = Mit dem Abt ist das Spiel an den See gezogen. Seine Symbole und 2 Tinte reichen für das Manuskript dort.
hint-transcribe = Die Antwort steht auf dem Plan oder unter der Aufgabe.
done-transcribe = Es kostet 4: Symbole und Tinte zusammen. Manuskripte verschiedener Farben zählen am Ende als Sätze, und dieses bringt gleich 2 Tinte.

name-trade = Handeln
task-trade = Handle 3-mal.
sub-trade = Mit dem Gesellen an der Küste: Händlersymbole und Silber bestimmen, wie oft. Jeder Tausch bringt hier 1 Silber.
hint-trade = Die Antwort steht unter der Aufgabe: 3-mal. Ein vierter Tausch würde 1 Silber kosten.
done-trade = 3 Silber, ohne etwas zu zahlen. So geht es weiter, bis eine der beiden Karten unter den Stapeln sichtbar wird: Armut oder Wohlstand. Dann folgt noch eine Runde, und alles wird gezählt.

## Was selten vorkommt

name-any = Eine Karte, die vernichtet
task-any = Vernichte die Diebin.
sub-any = Spielerkarte 9 lässt dich vor dem Start eine deiner Karten vernichten. Ein dünner Stapel bringt gute Karten öfter.
hint-any = Die Antwort steht unter der Aufgabe: die Diebin.
done-any = Eine vernichtete Karte kommt aus dem Spiel und zahlt ihren Wert: 1 Silber. Mit ihr ist deine einzige Verbrecherin weg.

name-discard = Abwerfen
task-discard = Wirf die Diebin ab.
sub-discard = Der Geldgeber wirkt beim Ausspielen: Du darfst eine Karte abwerfen, und er bringt 2 Silber.
hint-discard = Die Antwort steht unter der Aufgabe: die Diebin.
done-discard = Abgeworfen ist nicht verloren: Die Karte kommt wieder, wenn der Stapel gemischt wird.

name-criminal = Verbrecher
task-criminal = Nimm für den Taschendieb 2 Silber.
sub-criminal = Ein Verbrecher zählt als jedes Symbol, aber beim Ausspielen bringt jeder Verbrecher auf deinem Tableau 1 Korruption: diesmal 2.
hint-criminal = Die Antwort steht unter der Aufgabe: 2 Silber.
done-criminal = Wo eine Karte einen Schrägstrich zeigt, wählst du eine Seite. Korruption rückt nach rechts, bis sie auf die Tugend trifft.

name-rearrange = Umordnen
task-rearrange = Tausche die Karten auf Platz 2 und 3.
sub-rearrange = Die Architektin lässt dich deine Karten neu ordnen. Was auf Platz 3 liegt, fällt als Nächstes herunter.
hint-rearrange = Die Antwort steht unter der Aufgabe: 1, 3, 2.
done-rearrange = Jetzt fällt zuerst der Händler herunter, und der Geselle bleibt einen Zug länger. Sonst geschieht dadurch nichts.

name-resource = Eine Karte fällt herunter
task-resource = Nimm für den Verräter Gold.
sub-resource = Dein Zug beginnt, und alle Karten rücken nach rechts. Der Verräter fällt von Platz 3: Erst jetzt wirkt er.
hint-resource = Die Antwort steht unter der Aufgabe: Gold.
done-resource = Solche Karten wirken, wenn sie dein Tableau verlassen, nicht, wenn sie kommen.

name-dismiss = Entlassen
task-dismiss = Entlasse den Bergmann.
sub-dismiss = Für deine Hauptaktion darfst du einmal den Stadtbewohner des Feldes entlassen. Du willst bauen, und er bringt ein Baumeistersymbol.
hint-dismiss = Die Antwort steht unter der Aufgabe.
done-dismiss = Er kostete 2 Silber und kommt aus dem Spiel. Was in seiner Ecke steht, geschah sofort: 1 Tugend.

name-pay = Auf mehrere Arten zahlen
task-pay = Zahle 2 Silber für ein Symbol.
sub-pay = Für eine Werkstatt fehlen dir 2 Symbole. Stein ersetzt einen Baumeister, und beim Maurer tun es auch 2 Silber.
hint-pay = Die Antwort steht unter der Aufgabe: 2 Silber.
done-pay = Ein Symbol fehlt noch, und das Spiel fragt wieder. Fähigkeiten, die umwandeln, wirken nur, solange ihre Karte auf deinem Tableau liegt.

name-link = Verbindungen
task-link = Lass zuerst die Verbindung zu deiner eigenen Werkstatt zählen.
sub-link = Dein neues Gebäude hat auf beiden Seiten Nachbarn. Eine Verbindung zahlt sofort, dir und dem Besitzer des anderen Gebäudes.
hint-link = Es ist die Verbindung von Bauplatz 2; die Antwort steht auf dem Plan oder unter der Aufgabe.
done-link = 1 Urkunde für die erste, dann 1 Stein für die zweite Verbindung, und Jonas bekommt auch 1 Stein.

name-destroy = Vernichten
task-destroy = Vernichte die Diebin.
sub-destroy = Auf Feld 8 tauscht man 3 Händlersymbole dafür: Eine Karte kommt aus dem Spiel und zahlt ihren Wert.
hint-destroy = Die Antwort steht unter der Aufgabe: die Diebin.
done-destroy = 1 Silber für sie, und 1 mehr von deinem Händler, der nach jedem Handel wirkt. 3 Karten muss jeder behalten.

name-rare-workers = Mehrere Arbeiter
task-rare-workers = Setze 3 Arbeiter ein.
sub-rare-workers = 1, 3, 5 oder 8 Adlige setzen 1, 2, 3 oder 4 Arbeiter ein. Du hast 3 Symbole und für die fehlenden 2 Gold.
hint-rare-workers = Die Antwort steht unter der Aufgabe: 3.
done-rare-workers = 3 von dir in einem Abschnitt: Einer steigt in den zweiten Ring und bringt die Belohnung. Dort ist er dein dritter, also steigt einer bis nach oben: Der Erste dort führt die Burg an.

name-group = Eins nach dem anderen
task-group = Bewege zuerst die Gruppe bei Tinte und Stein.
sub-group = Als deine Arbeiter zur Seite gingen, trafen sich in zwei Abschnitten je 3. Du wählst, welche Gruppe sich zuerst bewegt.
hint-group = Es ist der Abschnitt der Burg mit Tinte und Stein.
done-group = 1 Tinte und 1 Stein. Dann folgt die andere Gruppe: So kann ein Einsatz eine ganze Kette auslösen.

name-castle-move = Ein Zug in der Burg
task-castle-move = Bewege den einzelnen Arbeiter zu dem Abschnitt, in dem du 2 hast.
sub-castle-move = Bertha bewegt einen deiner Arbeiter in einen Nachbarabschnitt. Neben ihm stehen zwei von dir.
hint-castle-move = Er steht beim Gold; der Pfeil führt zu dem Abschnitt, in dem man eine Karte umdreht.
done-castle-move = 3 treffen sich, und einer steigt mit der Belohnung auf: ein kleiner Zug, eine Stufe höher.

name-side = Der Letzte einer Gruppe
task-side = Schicke den letzten Arbeiter im Uhrzeigersinn weiter.
sub-side = Ein Arbeiter ist aufgestiegen, und die Belohnung hat einen weiteren weggeführt. Für den letzten wählst du die Seite.
hint-side = Die Antwort steht auf dem Plan oder unter der Aufgabe.
done-side = Sonst geht auf jede Seite einer. Ist nur einer übrig, wählst du.

name-bump = Gedränge in der Burg
task-bump = Stoße einen Arbeiter von Jonas herunter.
sub-bump = In einem Abschnitt der beiden unteren Ringe stehen höchstens 3 Arbeiter. Mit deinem sind es 4.
hint-bump = Du darfst deinen eigenen wählen oder einen der beiden von Jonas.
done-bump = Er kommt zurück in den Vorrat von Jonas, und Jonas bekommt dafür 2 Silber.

name-free-workers = Arbeiter vom Manuskript
task-free-workers = Setze die 2 Arbeiter in den Abschnitt, in dem man umdreht.
sub-free-workers = Das kopierte Manuskript setzt 2 Arbeiter in einen Abschnitt deiner Wahl.
hint-free-workers = Einer von dir steht schon dort.
done-free-workers = 3 von dir, und einer steigt sofort auf. Manuskripte tun, was sonst eine Aktion kostet.

name-free-building = Ein Gebäude umsonst
task-free-building = Errichte die zweite Werkstatt.
sub-free-building = Dieses Manuskript stellt eine Werkstatt von dir auf irgendeinen freien Bauplatz des Reichs. Du wählst, welcher Platz deines Tableaus sich öffnet.
hint-free-building = Es ist die zweite Werkstatt auf deinem Tableau.
done-free-building = Sie kostet nichts, und der Bauplatz zahlt wie immer. Jetzt wählst du, wo sie steht.

name-free-text = Ein Manuskript umsonst
task-free-text = Nimm das gelbe Manuskript mit 2 Gold.
sub-free-text = Das kopierte Manuskript bringt ein zweites, das 3 oder 4 kostet, von irgendwo auf dem Plan.
hint-free-text = Es liegt in den Hügeln.
done-free-text = 2 Gold sofort, und zwei Farben für deine Sätze. Wer als Erster 3 einer Farbe hat, bekommt auch deren Karte.

name-free-hire = Umsonst anwerben
task-free-hire = Wirb den Kurier kostenlos an.
sub-free-hire = Chlodwig wirbt irgendeinen offenen Stadtbewohner des Reichs an, ohne zu zahlen. Der Kurier hat 3 Händlersymbole.
hint-free-hire = Der Kurier liegt an den Klippen.
done-free-hire = Er kommt auf deinen Abwurfstapel. Was in seiner Ecke steht, geschieht auch: Hier wird der Stapel eingemischt.

name-collision = Die Kollision
task-collision = Nutze zuerst den Hausierer, der Tinte bringt.
sub-collision = Tugend und Korruption sind sich auf Feld 4 begegnet. Zuerst wirken Karten, die eine Kollision zeigen, dann zahlt das Feld.
hint-collision = Die Antwort steht unter der Aufgabe.
done-collision = Tinte, Gold, dann 2 Silber, 1 Urkunde und 1 Schuldschein für das Feld. Je weiter links sich die Marker treffen, desto mehr Urkunden; rechts gibt es Schuldscheine.
