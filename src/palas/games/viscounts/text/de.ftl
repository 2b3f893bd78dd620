# Burggrafen des Westfrankenreichs, deutsch.

rival = Gegner
and = {" und "}
or = {" oder "}

amount-ink = { $amount ->
    [one] 1 Tintenfass
   *[other] { $amount } Tintenfässer
}
amount-gold = { $amount } Gold
amount-stone = { $amount } Stein
amount-silver = { $amount } Silber
amount-any_resource = { $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
}
amount-debt = { $amount ->
    [one] 1 Schuldschein
   *[other] { $amount } Schuldscheine
}
amount-deed = { $amount ->
    [one] 1 Urkunde
   *[other] { $amount } Urkunden
}
amount-virtue = { $amount } Tugend
amount-corruption = { $amount } Korruption

icon-merchant = { $n }× Händler
icon-builder = { $n }× Baumeister
icon-noble = { $n }× Adliger
icon-cleric = { $n }× Kleriker
icon-criminal = { $n }× Verbrecher

ribbon-black = Schwarz
ribbon-blue = Blau
ribbon-yellow = Gelb
ribbon-grey = Grau
building-workshop = Werkstatt
building-trading_post = Handelsposten
building-guildhall = Zunfthalle

action-trade = Handeln
action-build = Gebäude errichten
action-place_workers = Arbeiter einsetzen
action-transcribe = Manuskript kopieren
action-flip = Karte umdrehen
action-focus = Schwerpunkt-Hauptaktion

effect-gain = { $goods } erhalten
effect-flip-any = { $n ->
    [one] 1 Schuldschein oder 1 Urkunde umdrehen
   *[other] { $n } Schuldscheine oder Urkunden umdrehen
}
effect-flip-debt = { $n ->
    [one] 1 Schuldschein umdrehen
   *[other] { $n } Schuldscheine umdrehen
}
effect-flip-deed = { $n ->
    [one] 1 Urkunde umdrehen
   *[other] { $n } Urkunden umdrehen
}
effect-hire_free = { $n ->
    [one] kostenlos anwerben
   *[other] { $n }-mal kostenlos anwerben
}
effect-rearrange = Karten umordnen
effect-discard = { $n ->
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
effect-destroy = { $n ->
    [one] 1 Karte vernichten
   *[other] { $n } Karten vernichten
}
effect-shuffle = Abwurfstapel einmischen
effect-castle_move = { $n ->
    [one] Burgbewegung
   *[other] { $n } Burgbewegungen
}
effect-place_workers = { $n } Arbeiter einsetzen
effect-build_free = kostenlos errichten: { $building }
effect-manuscript_free = 1 Manuskript mit Kosten { $costs } erhalten
effect-gain_scheme = { $n ->
    [one] 1 Zukunfts-Plankarte erhalten
   *[other] { $n } Zukunfts-Plankarten erhalten
}
effect-dismiss_free = den Stadtbewohner vor Ort entlassen
effect-criminal_corruption = 1 Korruption je Verbrecher

ability-after = nach der Aktion „{ $action }“: { $effect }
ability-collision_any = bei jeder Kollision: { $effect }
ability-flip_debt = wenn du einen Schuldschein umdrehst: { $effect }
ability-flip_any = beim Umdrehen einer Karte: { $effect }
ability-gain_debt = wenn du einen Schuldschein erhältst: { $effect }
ability-hire = wenn du anwirbst: { $effect }
ability-gain_scheme = beim Erhalt einer Plankarte: { $effect }
ability-shuffle = beim Mischen: { $effect }
ability-convert = { $source } für { $to }{ $once ->
    [yes] , einmal je Aktion
   *[no] {""}
}
ability-move = { $n ->
    [one] bis zu 1 Feld umsonst
   *[other] bis zu { $n } Felder umsonst
}
ability-dismiss = Entlassen kostet { $n } Silber
ability-hand = { $n ->
    [one] 1 Handkarte mehr
   *[other] { $n } Handkarten mehr
}
without-criminals = { $text } (ohne Verbrecher)
with-criminals = { $text } (mit einem Verbrecher)
no-ability = keine Fähigkeit
timing-immediate = sofort: { $ability }
timing-permanent = dauerhaft: { $ability }
timing-dropoff = beim Abwurf: { $ability }
instant = beim Anwerben oder Entlassen: { $effect }

per-building = { $vp } SP je { $each ->
    [one] Gebäude
   *[other] { $each } Gebäude
}
per-worker_in_castle = { $vp } SP je { $each ->
    [one] Arbeiter in der Burg
   *[other] { $each } Arbeiter in der Burg
}
per-manuscript = { $vp } SP je { $each ->
    [one] Manuskript
   *[other] { $each } Manuskripte
}
per-resource = { $vp } SP je { $each ->
    [one] Ressource
   *[other] { $each } Ressourcen
}
per-deed_flipped = { $vp } SP je { $each ->
    [one] beglaubigte Urkunde
   *[other] { $each } beglaubigte Urkunden
}
per-debt_flipped = { $vp } SP je { $each ->
    [one] beglichenen Schuldschein
   *[other] { $each } beglichene Schuldscheine
}
per-icon_merchant = { $vp } SP je { $each ->
    [one] Händlersymbol
   *[other] { $each } Händlersymbole
}
per-icon_builder = { $vp } SP je { $each ->
    [one] Baumeistersymbol
   *[other] { $each } Baumeistersymbole
}
per-icon_noble = { $vp } SP je { $each ->
    [one] Adligensymbol
   *[other] { $each } Adligensymbole
}
per-icon_cleric = { $vp } SP je { $each ->
    [one] Klerikersymbol
   *[other] { $each } Klerikersymbole
}
per-icon_criminal = { $vp } SP je { $each ->
    [one] Verbrechersymbol
   *[other] { $each } Verbrechersymbole
}

printed-townsfolk = der aufgedruckte Stadtbewohner ({ $piece })
printed-manuscript = Aufgedrucktes Manuskript ({ $cost }: { $does })
manuscript = Manuskript { $ribbon } ({ $cost }: { $does })
start-card = Spielerkarte { $number }
scheme = Plankarte [{ $icons }] { $does }
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
slot = { $building } ({ $ability })
section = Abschnitt „{ $reward }“
spot = { $piece }, Bauplatz { $number }
space-L = { $piece }, Feld { $number }
space-R = { $piece }, Feld { $number }
space-I = { $piece }, innerer Weg
poverty-card = Die Armutskarte
prosperity-card = Die Wohlstandskarte

source-buildings = Gebäude
source-castle = Arbeiter in der Burg
source-sets = Sätze von Manuskripten
source-lines = Wertungen auf Manuskripten
source-leader = Burgherrenkarte
source-bonus = Kleriker-Bonuskarten
source-debts = Offene Schuldscheine
source-acquired = Erworbene Urkunden
source-approved = Beglaubigte Urkunden
source-poverty = Armutskarte
source-prosperity = Wohlstandskarte
source-resources = Ressourcen des Gegners
section-end_card = { $end_card }
goal-points = Mehr Punkte als der Gegner ({ $name })
tie-break = Gleich viele Punkte: Es gewinnt, wer mehr Ressourcen und Silber übrig hat.

option-opponent = Gegner
option-opponent-help = Solospiel: gegen wen du spielst. Jeder Gegner hat seinen Schwerpunkt.
option-opponent-cleric = Kleriker: Manuskripte kopieren
option-opponent-builder = Baumeister: Gebäude errichten
option-opponent-noble = Adliger: Arbeiter einsetzen
option-opponent-cards = Karten: Schuldscheine und Urkunden umdrehen
option-difficulty = Schwierigkeit
option-difficulty-help = Solospiel: so viele Zukunfts-Plankarten kommen in den ersten Nachziehstapel des Gegners.
option-skip_second_place_below_three_players = Unter drei Spielern kein zweiter Platz
option-skip_second_place_below_three_players-help = Zu zweit und allein zählen Armuts- und Wohlstandskarte 12 und 4 SP, nicht 12 und 8.

ask-pick = Wähle eine Spielerkarte mit ihrem Helden.
ask-destroy_any = Welche deiner Karten vernichtest du, wenn überhaupt?
ask-play_card = Welche Karte spielst du aus?
ask-move = Wohin zieht dein Burggraf? { $spaces ->
    [one] Mindestens 1 Feld
   *[other] Mindestens { $spaces } Felder
}, jedes weitere für 1 Silber (du hast { $owned }).
ask-rearrange = { $cause }Ordnest du deine Karten um?
ask-action = { $space }: welche Hauptaktion?
ask-dismiss = Entlässt du „{ $card }“ für { $price } Silber ({ $action })?
ask-pay = Womit zahlst du? { $missing ->
    [one] Es fehlt 1 Symbol
   *[other] Es fehlen { $missing } Symbole
} ({ $action }).
ask-trade = Wie oft handelst du? { $cost ->
    [one] 1 Händlersymbol
   *[other] { $cost } Händlersymbole
} gegen „{ $effect }“. Du hast { $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbole
} und dein Silber.
ask-building = Welches Gebäude errichtest du ({ $icons ->
    [one] 1 Baumeistersymbol
   *[other] { $icons } Baumeistersymbole
})?
ask-free_building = { $cause }Welches Gebäude errichtest du kostenlos ({ $building })?
ask-spot = Auf welchem Bauplatz ({ $building })?
ask-link = { $cause }{ $spot }: welche Verbindung zählt zuerst?
ask-workers = Wie viele Arbeiter setzt du ein ({ $icons ->
    [one] 1 Adligensymbol
   *[other] { $icons } Adligensymbole
})?
ask-group = { $cause }Welche Gruppe von Arbeitern bewegt sich als Nächstes?
ask-side = { $cause }Auf welche Seite geht der letzte Arbeiter ({ $section })?
ask-bump = { $cause }Welcher Arbeiter wird heruntergestoßen?
ask-free_workers = { $cause }In welchen Abschnitt setzt du { $n ->
    [one] den Arbeiter
   *[other] die { $n } Arbeiter
} ein?
ask-castle_move = { $cause }Bewegst du einen Arbeiter in der Burg?
ask-manuscript_free = { $cause }Welches Manuskript nimmst du?
ask-recruit = Wirbst du den Stadtbewohner deines Feldes an (du hast { $owned } Silber)?
ask-hire_free = { $cause }Wen wirbst du kostenlos an?
ask-discard = { $cause }Wirfst du eine Karte ab ({ $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
})?
ask-destroy = { $cause }Vernichtest du eine Karte ({ $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
})?
ask-flip = { $cause }Welche Karte drehst du um?
ask-resource = { $cause }Welche Ressource nimmst du (insgesamt { $n })?
ask-option = { $cause }Was davon? Zur Wahl: { $effect }.
ask-trigger = { $cause }Welche Fähigkeit wirkt zuerst?

cause-ring = { $whose ->
    [other] Dein Arbeiter in Ring 2, im Zug eines anderen
   *[own] Dein Arbeiter in Ring 2
}
cause-castle = { $whose ->
    [other] In der Burg, im Zug eines anderen
   *[own] In der Burg
}
cause-hire = { $whose ->
    [other] Beim Anwerben, im Zug eines anderen
   *[own] Beim Anwerben
}
cause-dismiss = Beim Entlassen
cause-trade = Beim Handeln
cause-spot = Belohnung des Bauplatzes
cause-collision = { $whose ->
    [other] Kollision eines anderen
   *[own] Deine Kollision
}
cause-action = { $whose ->
    [other] Verbindung mit einem Nachbarn
   *[own] Deine Hauptaktion
}
cause-setup = Beim Aufbau
cause-meeting = { $whose ->
    [other] Ein Burggraf ist auf dein Feld gezogen
   *[own] Bewegung
}
cause-played = Die ausgespielte Karte
cause-drop = Die Karte, die vom Tableau fällt
cause-after = { $whose ->
    [other] Im Zug eines anderen
   *[own] Nach der Aktion
}

act-skip = Keine Hauptaktion
act-decline = Nichts
act-dismiss = Entlassen
act-discard-top = Oberste Karte des Nachziehstapels abwerfen
act-destroy-top = Oberste Karte des Nachziehstapels vernichten
act-side-clockwise = Im Uhrzeigersinn
act-side-counterclockwise = Gegen den Uhrzeigersinn
act-do-trade = Handeln
act-do-build = Gebäude errichten
act-do-workers = Arbeiter einsetzen
act-do-transcribe = Manuskript kopieren
act-gain = { $name } nehmen
act-flip-debt = Schuldschein umdrehen
act-flip-deed = Urkunde umdrehen
act-workers = { $n } Arbeiter einsetzen
act-choose = Möglichkeit { $n }
act-option = Nehmen: { $effect }
act-order = Reihenfolge { $name }
act-pick = { $name }
act-pick-pair = { $name } mit { $hero }
act-play = „{ $name }“ ausspielen
act-discard = „{ $name }“ abwerfen
act-destroy = „{ $name }“ vernichten
act-use = „{ $name }“ nutzen
act-hire = „{ $name }“ anwerben
act-take = Nehmen: { $name }
act-move = Nach { $name }
act-build = Errichten: { $name }
act-spot = { $name }
act-link = Verbindung ab { $name }
act-section = { $name }
act-group = { $name }
act-bump = Arbeiter von Spieler { $number } herunterstoßen: { $name }, Ring { $ring }
act-worker = Arbeiter von { $name } nach { $other }
act-pay = { $name } zahlen
act-times = { $n ->
    [one] Einmal
   *[other] { $n }-mal
} handeln

event-start_player = { $seat } ist Startspieler.
event-pair = { $start_card } liegt aus, mit { $card }.
event-picked = { $seat } wählt { $start_card } mit { $card }.
event-turned_up = „{ $card }“ liegt offen ({ $piece }).
event-text_up = { $text } liegt offen ({ $piece }).
event-round = Runde { $round }.
event-turn = { $seat } ist am Zug.
event-dropped = { $seat }: „{ $card }“ fällt vom Tableau.
event-played = { $seat } spielt „{ $card }“ aus.
event-ability = { $seat } nutzt die Fähigkeit von „{ $card }“.
event-moved = Der Burggraf von { $seat } zieht: { $space }{ $price ->
    [0] {""}
   *[other] , für { $price } Silber
}.
event-skipped = { $seat } führt keine Hauptaktion aus.
event-acts = Hauptaktion von { $seat }: { $action }.
event-dismissed = { $seat } entlässt „{ $card }“{ $price ->
    [0] {""}
   *[other] { " " }für { $price } Silber
}.
event-paid = { $seat } zahlt { $goods }.
event-trades = { $seat } handelt { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
event-built = { $seat } errichtet: { $building } ({ $spot }).
event-opened = { $seat } öffnet einen Platz: „{ $opened }“.
event-placed = { $seat } setzt { $count } Arbeiter ein: { $section }.
event-to_ring_2 = Ein Arbeiter von { $seat } steigt in den zweiten Ring: { $section }.
event-to_ring_3 = Ein Arbeiter von { $seat } steigt in den dritten Ring, aus: { $section }.
event-sideways = Zwei Arbeiter von { $seat } gehen zu den Seiten: { $section }.
event-aside = Ein Arbeiter von { $seat } geht von { $section } nach { $target }.
event-bumped = Ein Arbeiter von { $seat } wird heruntergestoßen: { $section }, Ring { $ring }.
event-leader = { $seat } erhält die Burgherrenkarte.
event-transcribed = { $seat } kopiert: { $text }.
event-bonus_card = { $seat } erhält die Kleriker-Bonuskarte { $ribbon }.
event-hired = { $seat } wirbt „{ $card }“{ $price ->
    [0] {""}
   *[other] { " " }für { $price } Silber
} an.
event-gained = { $seat } erhält { $goods }.
event-flipped = { $seat } dreht { $document } um.
event-virtue = { $seat } erhält { $amount } Tugend (Feld { $track }).
event-corruption = { $seat } erhält { $amount } Korruption (Feld { $track }).
event-met = { $seat }: Tugend und Korruption kollidieren auf Feld { $track }.
event-collision = { $seat } wickelt eine Kollision ab.
event-collides = { $seat } erhält, was über Feld { $track } der Leiste steht.
event-parted = Die Marker von { $seat } kehren an die Enden der Leiste zurück.
event-shuffled = { $seat } mischt den Abwurfstapel in den Nachziehstapel.
event-draws = { $seat } zieht eine Karte.
event-drew = { $seat } hat „{ $card }“ gezogen.
event-discarded = { $seat } wirft „{ $card }“ ab.
event-destroyed = { $seat } vernichtet „{ $card }“ für { $silver } Silber.
event-rearranged = { $seat } ordnet die Karten auf dem Tableau um.
event-scheme = { $seat } spielt: { $scheme }.
event-gained_scheme = { $seat } erhält: { $scheme }.
event-end_card = { $end_card } wird sichtbar: Runde { $round } ist die letzte.
event-over = Das Spiel ist zu Ende.
event-scored = { $seat }: { $points } SP.

reason-not-in-hand = Diese Karte ist nicht auf deiner Hand: { $thing }
reason-too-far = Dieses Feld ist mit { $owned } Silber nicht zu erreichen: { $thing }
reason-other-path = Diese Aktion gehört zum anderen Weg: { $thing }
reason-not-funded = Symbole und Güter reichen nicht: { $thing }
reason-not-funded-action = Dafür braucht es { $cost ->
    [one] 1 Symbol
   *[other] { $cost } Symbole
}, du hast { $icons } und zu wenig Güter: { $thing }
reason-must-act = Eine Hauptaktion ist allein mit Symbolen möglich
reason-no-such-icon = Dieser Stadtbewohner hat kein Symbol für die Aktion
reason-too-expensive = Das kostet mehr als deine { $owned } Silber: { $thing }
reason-must-dismiss = Ohne die Entlassung ist die Aktion nicht auszuführen
reason-too-many = Symbole und Silber reichen nicht: { $thing }
reason-already-built = Dieses Gebäude ist schon errichtet: { $thing }
reason-no-spot = Auf diesem Ufer ist kein Bauplatz frei
reason-occupied = Dieser Bauplatz ist besetzt: { $thing }
reason-other-bank = Der Burggraf steht nicht an diesem Ufer: { $thing }
reason-no-worker = Es sind nicht genug Arbeiter da: { $thing }
reason-superfluous = Das wäre mehr als nötig: { $thing }
reason-cannot-pay = Das hast du nicht: { $thing }
reason-no-group = Dort steht keine Gruppe von drei eigenen Arbeitern: { $thing }
reason-not-crowded = Dieser Abschnitt ist nicht überfüllt: { $thing }
reason-nobody-there = Dort steht kein solcher Arbeiter: { $thing }
reason-no-card = Nachziehstapel und Abwurfstapel sind leer
reason-last-three = Niemand darf weniger als drei Karten haben: { $thing }
reason-not-free = Dieses Manuskript hat andere Kosten: { $thing }
reason-nothing-to-flip = Es gibt keine solche Karte zum Umdrehen: { $thing }
reason-corruption-first = Korruption kommt vor Tugend: { $thing }
reason-not-laid-out = Diese Spielerkarte liegt nicht aus: { $thing }
reason-other-type = Das ist ein Gebäude anderer Art: { $thing }
reason-misfit-bump-bump = Dort steht kein solcher Arbeiter.
reason-misfit-destroy-destroy = Vernichten kannst du eine Handkarte oder ungesehen die oberste deines Nachziehstapels.
reason-misfit-destroy_any-destroy = Das ist keine deiner Karten.
reason-misfit-discard-discard = Abwerfen kannst du eine Handkarte oder ungesehen die oberste deines Nachziehstapels.
reason-misfit-hire_free-hire = Anwerben kannst du nur, wer oben auf einem Stapel liegt.
reason-misfit-option-choose = So viele Möglichkeiten gibt es hier nicht.
reason-misfit-pay-pay = Für diese Aktion hilft dieses Gut nicht.
reason-misfit-play_card-play = Diese Karte ist nicht auf deiner Hand.
reason-misfit-rearrange-order = Umgeordnet werden genau die Karten, die auf deinem Tableau liegen.
reason-misfit-recruit-hire = Anwerben kannst du nur den obersten Stadtbewohner am Teil deines Burggrafen.
reason-misfit-spot-spot = Diesen Bauplatz gibt es bei eurer Spielerzahl nicht.
reason-misfit-link-link = Diese Verbindung gehört nicht zum neuen Gebäude.
reason-misfit-manuscript_free-take = Dieses Manuskript liegt nirgends offen.
reason-misfit-trigger-use = Diese Fähigkeit wirkt jetzt nicht.
reason-misfit-any-dismiss = Entlassen kannst du höchstens einmal je Zug, als Teil einer Hauptaktion.

sketch-round = Runde { $round }
sketch-left = noch auf Armuts- und Wohlstandskarte: { $debts } Schuldscheine, { $deeds } Urkunden
sketch-last = Runde { $round } ist die letzte
sketch-player = Spieler
sketch-goods = Güter
sketch-papers = Schuldscheine und Urkunden
sketch-papers-of = Schuldscheine { $debts } offen, { $paid } beglichen; Urkunden { $deeds } erworben, { $approved } beglaubigt
sketch-track = Korruption/Tugend
sketch-tableau = Tableau
sketch-piece = Spielbrettteil
sketch-viscounts = Burggrafen
sketch-townsfolk = Stadtbewohner
sketch-manuscript = Manuskript
sketch-spots = Bauplätze
sketch-section = Abschnitt der Burg
sketch-ring = Ring { $ring }
sketch-card = Karte
sketch-does = Was sie tut

board-title = Burggrafen des Westfrankenreichs, Runde { $round }
board-breaks = Schulden|eintreiber Kunst|handwerker Kessel|flicker Kloster|bruder Geld|verleiher Nacht|wächter Holz|fällerin Anta|gonistin Voll|strecker Ver|teidiger Ver|schwörer Taschen|dieb Quer|treiber
board-ring-zone = Spielbrett
board-castle = Burg
board-honours = Spielende
board-people = Die anderen
board-tableau = Dein Tableau
board-tableau-of = Tableau: { $name }
board-shifts = verschiebt sich →
board-usable = Symbole für Hauptaktionen: { $name }
board-virtue = Korruption und Tugend
board-virtue-note = bei Kollision
board-buildings = Gebäude
board-buildings-note = offen = Fähigkeit
board-stock = Vorrat
board-hand = Deine Hand
board-hand-of = Hand: { $name }
board-hand-note = Wert = Felder
board-empty-hand = keine Karte
board-own-cards = Deine Karten
board-pairs = Spielerkarten
board-pairs-note = mit je einem Helden
board-acts = am Zug
board-setup = Aufbau
board-round = Runde { $round }
board-phase-1 = 1 · Karten
board-phase-2 = 2 · Bewegung
board-phase-3 = 3 · Hauptaktion
board-phase-4 = 4 · Anwerben
board-phase-5 = 5 · Kollision
board-phase-6 = 6 · Karten ziehen
board-last-round = die letzte ist { $round }
board-until-end = ?
board-poverty = Armut
board-prosperity = Wohlstand
board-left = { $count ->
    [one] noch 1 Karte bis zum Ende
   *[other] noch { $count } Karten bis zum Ende
}
board-revealed = sichtbar: das Ende naht, und die Karte zählt
board-poverty-help = Wenn sichtbar: die meisten beglaubigten Urkunden zählen { $points } SP.
board-prosperity-help = Wenn sichtbar: die meisten beglichenen Schuldscheine zählen { $points } SP.
board-leader = Burgherrenkarte
board-leader-help = { $points } SP und eine Handkarte mehr. Sie geht an den, der mehr Arbeiter in Ring 3 hat.
board-bonus = Kleriker-Bonuskarte { $ribbon }
board-bonus-help = { $points } SP und { $icons }, für 3 Manuskripte dieser Farbe.
board-held = bei { $name }
board-waits = noch bei niemandem
board-ring = Ring { $ring }
board-ring-worth = Ring { $ring }: { $points } SP je Arbeiter
board-cascade-1 = Drei von einem Spieler: einer steigt auf und bringt die Belohnung, je einer geht zur Seite.
board-cascade-2 = Drei von einem Spieler: einer steigt in Ring 3 auf und bringt eine Ressource.
board-top = Ring 3 der Burg
board-leads = Die meisten Arbeiter hier: Burgherrenkarte
board-third-up = der dritte steigt auf:
board-workers-of = { $name }: { $count }
board-bump = Arbeiter von { $name } herunterstoßen
board-bumped = Dafür gibt es: { $effect }.
board-reward = Belohnung: { $effect }
board-stands = { $building } von { $name }
board-link = Verbindung nach { $spot }
board-link-pays = Für beide Nachbarn, sobald gebaut: { $effect }
board-bank = auf einem freien Bauplatz dieses Ufers
board-viscounts = Burggrafen: { $names }
board-trade = Handeln, { $cost }× Händler für: { $effect }
board-inner = Innerer Weg: Arbeiter einsetzen oder kopieren
board-printed = aufgedruckt, der Stapel ist leer
board-printed-text = aufgedruckt, kann immer wieder kopiert werden
board-below = { $count ->
    [0] keine darunter
    [one] 1 Karte darunter
   *[other] { $count } Karten darunter
}
board-piece-place = Teil { $number } von { $count }, im Uhrzeigersinn
board-slot = Platz { $number }
board-slot-last = Platz { $number }, fällt als Nächstes
board-bare = aufgedruckte Symbole zählen, bis hier eine Karte liegt
board-free-slot = freier Platz
board-track = Feld { $space }
board-markers = { $name }: Korruption auf { $corruption }, Tugend auf { $virtue }
board-collision = Kollision hier bringt: { $effect }
board-share-0 = Alle anderen: { $effect }
board-share-1 = Andere ohne Verbrecher: { $effect }
board-share-2 = Andere mit Verbrecher: { $effect }
board-open = errichtet: die Fähigkeit ist offen
board-closed = noch nicht errichtet
board-building-points = 1/2/3 davon zählen { $points } SP
board-good-ink = zahlt Klerikersymbole
board-good-gold = zahlt Adligensymbole
board-good-stone = zahlt Baumeistersymbole
board-good-silver = zahlt Händlersymbole, Stadtbewohner und weitere Felder
board-debt = Schuldscheine: { $plain } offen, { $flipped } beglichen
board-debt-help = Offen: je −2 SP. Umdrehen bringt eine Ressource.
board-deed = Urkunden: { $plain } erworben, { $flipped } beglaubigt
board-deed-help = Erworben: je 1 SP, beglaubigt: je 3 SP.
board-supply = { $name }: { $count } Arbeiter im Vorrat
board-worker-price = { $nobles }× Adliger: { $workers } Arbeiter
board-manuscripts = { $name }: { $count ->
    [one] 1 Manuskript
   *[other] { $count } Manuskripte
}
board-moves = { $spaces ->
    [one] zieht 1 Feld
   *[other] zieht { $spaces } Felder
}
board-pile-draw = Stapel
board-pile-discard = Abwurf
board-pile-hand = Hand
board-pile-future = Zukunft
board-pile-draw-of = Nachziehstapel von { $name }: { $count }
board-pile-discard-of = Abwurfstapel von { $name }: { $count }
board-pile-hand-of = Hand von { $name }: { $count }
board-pile-future-of = Zukunfts-Plankarten von { $name }: { $count }
board-unordered = Darin, in unbekannter Reihenfolge:
board-unseen = Auf der Hand und im Stapel zusammen:

good-ink = Tintenfässer
good-gold = Gold
good-stone = Stein
good-silver_coins = Silber
good-debts = offene Schuldscheine
good-paid = beglichene Schuldscheine
good-deeds = erworbene Urkunden
good-approved = beglaubigte Urkunden
good-workers = Arbeiter im Vorrat

# the page of all cards
cards-townsfolk = Stadtbewohner
cards-heroes = Helden
cards-starting = Start-Stadtbewohner
cards-manuscripts = Manuskripte
cards-player_cards = Spielerkarten
cards-bonus = Bonuskarten und Burgherrenkarte
cards-papers = Schuldscheine, Urkunden und Spielende
cards-schemes = Plankarten (Solospiel)
cards-opponents = Gegner (Solospiel)
cards-value = Silberwert { $silver }: anwerben, entlassen, ziehen.
cards-icons = Symbole: { $icons }.
cards-instant = Beim Anwerben oder Entlassen: { $effect }.
cards-immediate = Sofort beim Ausspielen: { $ability }.
cards-permanent = Solange sie im Tableau liegt: { $ability }.
cards-dropoff = Wenn sie vom Tableau fällt: { $ability }.
cards-no-ability = Ohne Fähigkeit.
cards-manuscript = Manuskript { $ribbon }, Kosten { $cost }
cards-grey-back = Graue Rückseite: liegt zu Beginn obenauf.
cards-black-back = Schwarze Rückseite.
cards-starts-with = Beginnt mit: { $goods }.
cards-extra = Dazu: { $effect }.
cards-bonus-card = Kleriker-Bonuskarte { $ribbon }
cards-bonus-for = Für die Ersten mit drei Manuskripten dieser Farbe.
cards-lasting = { $vp } SP und dauerhaft { $icons }.
cards-leader-for = Für die meisten Arbeiter im dritten Ring.
cards-leader = { $vp } SP und { $n } Handkarte mehr.
cards-debt-name = Schuldschein
cards-deed-name = Urkunde
cards-debt = Offen { $before } SP, beglichen { $after } SP.
cards-deed = Erworben { $before } SP, beglaubigt { $after } SP.
cards-when-flipped = Beim Umdrehen: { $effect }.
cards-poverty = Liegt unter den Schuldscheinen (1/2/3/4 Spieler: { $piles }). Gezählt werden beglaubigte Urkunden.
cards-prosperity = Liegt unter den Urkunden (1/2/3/4 Spieler: { $piles }). Gezählt werden beglichene Schuldscheine.
cards-places = Die Plätze zählen { $places } SP.
cards-starting-scheme = Start-Plankarte
cards-future-scheme = Zukunfts-Plankarte
cards-focus = Schwerpunkt: { $action }.
cards-one-type = Alle Ressourcen sind für ihn eine Sorte.
cards-wants = Nimmt am liebsten { $goods }.
then = {", dann "}
trait-icon = Symbol
trait-silver = Silberwert
trait-timing = Fähigkeit
trait-cost = Kosten
trait-ribbon = Farbe
icon-name-merchant = Händler
icon-name-builder = Baumeister
icon-name-noble = Adliger
icon-name-cleric = Kleriker
icon-name-criminal = Verbrecher
timing-name-immediate = sofort
timing-name-permanent = dauerhaft
timing-name-dropoff = beim Abwurf

# what statistics count
fact-rounds = Runden
fact-end = Beendet durch
fact-end-poverty = die Armutskarte
fact-end-prosperity = die Wohlstandskarte
fact-end-divided = beide (geteiltes Königreich)
fact-end-none = nichts
board-nobody = niemand

# Die Symbole, mit Name und Bedeutung (Spielbuch, Spielhilfe).
symbols-professions = Berufe
symbol-merchant = Händler
symbol-merchant-about = zahlt fürs Handeln
symbol-builder = Baumeister
symbol-builder-about = zahlt für Gebäude
symbol-noble = Adliger
symbol-noble-about = zahlt für Arbeiter
symbol-cleric = Kleriker
symbol-cleric-about = zahlt für Manuskripte
symbol-criminal = Verbrecher
symbol-criminal-about = zählt als jeder davon
symbols-goods = Güter
symbol-ink = Tinte
symbol-ink-about = 1 Kleriker mehr
symbol-gold = Gold
symbol-gold-about = 1 Adliger mehr
symbol-stone = Stein
symbol-stone-about = 1 Baumeister mehr
symbol-silver = Silber
symbol-silver-about = 1 Händler mehr
symbol-any = beliebige Ressource
symbol-any-about = Tinte, Gold oder Stein
symbols-papers = Papiere und Leiste
symbol-debt = Schuldschein
symbol-debt-about = −2, umgedreht 0
symbol-deed = Urkunde
symbol-deed-about = 1, umgedreht 3
symbol-flip = umdrehen
symbol-flip-about = einen Schuldschein, eine Urkunde
symbol-done = umgedreht
symbol-done-about = beglichen oder beglaubigt
symbol-virtue = Tugend
symbol-virtue-about = Marker eins nach links
symbol-corruption = Korruption
symbol-corruption-about = Marker eins nach rechts
symbol-vp = Siegpunkt
symbol-vp-about = die meisten gewinnen
symbols-cards = Karten
symbol-hire = anwerben
symbol-hire-about = einen Stadtbewohner nehmen
symbol-dismiss = entlassen
symbol-dismiss-about = einmal nutzen, dann fort
symbol-destroy = vernichten
symbol-destroy-about = entfernen, Silber erhalten
symbol-discard = abwerfen
symbol-discard-about = auf den eigenen Stapel
symbol-rearrange = umordnen
symbol-rearrange-about = die drei Karten sortieren
symbol-shuffle = mischen
symbol-shuffle-about = Abwurf in den Stapel
symbol-hand = Handkarte
symbol-hand-about = eine Karte mehr halten
symbol-manuscript = Manuskript
symbol-manuscript-about = kopiert im inneren Weg
symbols-timing = Wann etwas wirkt
symbol-immediate = sofort
symbol-immediate-about = beim Ausspielen
symbol-permanent = dauerhaft
symbol-permanent-about = solange die Karte liegt
symbol-dropoff = beim Abwurf
symbol-dropoff-about = wenn sie hinausgeschoben wird
symbol-collision = Kollision
symbol-collision-about = die Marker treffen sich
symbol-focus = Schwerpunkt
symbol-focus-about = was der Gegner gern tut
symbols-pieces = Figuren und Gebäude
symbol-viscount = Burggraf
symbol-viscount-about = zieht im Uhrzeigersinn
symbol-worker = Arbeiter
symbol-worker-about = steigt in der Burg auf
symbol-castle = Burg
symbol-castle-about = die drei Ringe
symbol-castle_move = Schritt in der Burg
symbol-castle_move-about = ein Arbeiter zum Nachbarn
symbol-workshop = Werkstatt
symbol-workshop-about = kostet 3 Baumeister
symbol-trading_post = Handelsposten
symbol-trading_post-about = kostet 5 Baumeister
symbol-guildhall = Zunfthalle
symbol-guildhall-about = kostet 7 Baumeister
symbol-scheme = Plankarte
symbol-scheme-about = nur im Solospiel

# Wie gespielt wird, in vier Schritten, für Eingeladene
step-1 = Eine Karte spielen
step-1-about = Drei Karten liegen vor dir. Eine neue schiebt die älteste hinaus; was sie zeigen, kannst du tun.
step-2 = Um die Burg reisen
step-2-about = Dein Burggraf zieht um die Burg, so weit, wie die Karte Silber zeigt.
step-3 = Arbeiter in die Burg
step-3-about = Drei von dir heben einen weiter nach innen. Wer die Mitte hält, ist Burgherr.
step-4 = Bauen, handeln, kopieren
step-4-about = Gebäude öffnen Fähigkeiten, Manuskripte bilden Sätze. Schuldscheine und Urkunden bringen das Ende.

move-way = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}{ $price ->
    [0] {""}
   *[other] , { $price } Silber
}
sketch-signs = A Spieler A|≈ der Fluss|═ Verbindung mit Belohnung|Aw Gebäude von A mit seinem ersten Buchstaben|(+3) so viele darunter|L R I linkes, rechtes und inneres Feld|♛ Burgherr|· nebeneinander|2/1 Korruption und Tugend|[…] Symbole einer Plankarte

order-keep_order = Meine Karten liegen lassen, wie sie liegen
order-flip_debt = Beim Umdrehen zuerst einen Schuldschein nehmen
order-no_dismissal = Niemanden entlassen
order-no_castle_move = Keinen Arbeiter in der Burg bewegen
