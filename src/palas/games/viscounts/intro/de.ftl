# Burggrafen des Westfrankenreichs in zwei Minuten: was nach so vielen Zügen von intro.palas gesagt wird.

seat = 1
note-23 = Burggrafen reisen durch das Reich, immer im Uhrzeigersinn. Sie errichten Gebäude, füllen die Burg, kopieren Manuskripte und achten auf Schuldscheine und Urkunden. Zu Beginn wählt jeder eine Spielerkarte mit einem Helden.
note-32 = Spieler 1 nahm Karte 10 mit Ada: 10 Silber, drei Ressourcen und 2 Korruption. Beide haben 9 Karten und ziehen davon 3.
note-33 = Ein Zug beginnt mit einer Karte auf Platz 1 des Tableaus; die anderen rücken nach rechts. Ihr Silberwert ist auch die Zahl der Felder, die man zieht. Jedes weitere Feld kostet 1 Silber.
note-34 = Auf dem äußeren Weg handelt oder baut man, auf dem inneren setzt man Arbeiter ein oder kopiert ein Manuskript. Spieler 1 will bauen.
note-39 = Eine Werkstatt braucht 3 Baumeistersymbole. Der leere Platz 2 zeigt 1, der entlassene Schurke ist ein Verbrecher und zählt als jedes Symbol, und 1 Stein wurde bezahlt. Der freie Platz auf dem eigenen Tableau gibt dauerhaft eine Fähigkeit.
note-41 = Jeder Bauplatz hat eine Belohnung, hier das Umdrehen einer Karte. Ein beglichener Schuldschein bringt eine Ressource und zählt nicht mehr gegen dich.
note-49 = Spieler 2 steht auf dem inneren Weg: 1 Kleriker und 2 Tintenfässer für ein Manuskript mit Kosten 3. Manuskripte verschiedener Farben zählen als Sätze.
note-54 = Danach darf man den Stadtbewohner des Feldes für Silber anwerben. Die Karte kommt auf den Abwurfstapel, und was in ihrer Ecke steht, geschieht sofort.
note-58 = Spieler 1 schickt 1 Arbeiter in die Burg. Treffen sich drei einer Farbe in einem Abschnitt, steigt einer mit einer Belohnung auf, und zwei gehen zur Seite.
note-65 = Handeln: 4 Händlersymbole und 6 Silber ergaben 5 Tausche gegen Stein.
note-66 = Ada ist eine Verbrecherin: Die Korruption rückt für jeden Verbrecher im Tableau nach rechts. Die Tugend kommt ihr von der anderen Seite entgegen.
note-79 = Tugend und Korruption trafen sich auf einem Feld: eine Kollision. Hier brachte sie 2 Silber, eine Urkunde und einen Schuldschein; auch die anderen haben ihren Teil. Dann gehen beide Marker zurück.
note-95 = Der Geldverleiher fiel von Platz 3. Manche Karten wirken erst jetzt, andere sofort oder solange sie liegen.
note-456 = Die Wohlstandskarte wurde sichtbar, eine Runde folgte noch. Spieler 1 gewinnt 114 zu 93. Jetzt bist du dran: Wähle Karten auch nach ihrem Wert, und begleiche deine Schulden vor dem Ende.
