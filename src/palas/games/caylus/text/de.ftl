# Caylus, deutsch.

castle = Schloss
royal-favour = Gunst des Königs
no-goods = nichts
and = {" und "}

phase-1 = Einkommen
phase-2 = Arbeiter einsetzen
phase-3 = Spezialgebäude
phase-4 = Der Vogt
phase-5 = Gebäude
phase-6 = Schlossbau
phase-7 = Ende der Spielrunde

good-money = Denar
good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-cloth = Tuch
good-gold = Gold
good-any = beliebiger Rohstoff
good-basic = beliebiger Rohstoff außer Gold
good-pp = Prestigepunkte
good-favour = Gunst des Königs

amount-money = { $amount } Denar
amount-food = { $amount } Nahrung
amount-wood = { $amount } Holz
amount-stone = { $amount } Stein
amount-cloth = { $amount } Tuch
amount-gold = { $amount } Gold
amount-any = { $amount ->
    [one] 1 beliebiger Rohstoff
   *[other] { $amount } beliebige Rohstoffe
}
amount-basic = { $amount ->
    [one] 1 Rohstoff (kein Gold)
   *[other] { $amount } Rohstoffe (kein Gold)
}
amount-pp = { $amount ->
    [one] 1 Prestigepunkt
   *[other] { $amount } Prestigepunkte
}
amount-favour = { $amount ->
    [one] 1 Gunst des Königs
   *[other] { $amount }-mal Gunst des Königs
}

points-short = PP

source-start = Beginn
source-visitors = Fremde Arbeiter in eigenen Gebäuden
source-craft_buildings = Holz- und Steingebäude
source-prestige_buildings = Prestigegebäude
source-residences = Wohngebäude
source-trade = Kirche, Schneider, Juwelier
source-castle = Schloss
source-favours = Gunst des Königs
source-losses = Verluste
source-goods = Gold, Rohstoffe und Denar am Ende
section-scoring = { $section }

option-simple_favours = Einfache Gunst
option-simple_favours-help = Ohne Gunsttabelle: Jede Gunst des Königs zählt 3 Prestigepunkte.
option-jeweller = Juwelier
option-jeweller-help = Ein Steingebäude mehr: Gold gegen Prestigepunkte.
option-lawyer_3pp = Späterer Notar
option-lawyer_3pp-help = Der Bau des Notars zählt 3 Prestigepunkte, wie in späteren Auflagen.
option-castle_full_lenient = Nachsicht bei vollem Schloss
option-castle_full_lenient-help = Ist im Schloss kein Platz mehr, verliert niemand Punkte, weil er nichts baut.

spaces-forward = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor
spaces-back = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} zurück
on-space = { $name } (Feld { $space })

kind-fixed-short = fix
kind-neutral-short = ntr
kind-wood = Holzgebäude
kind-stone = Steingebäude
kind-prestige = Prestigegebäude

short-money = D
short-food = N
short-wood = H
short-stone = S
short-cloth = T
short-gold = G
short-any = □
short-basic = ▨
short-pp = PP
short-favour = ✶
short-price = −{ $price } D
short-pass = Brücke { $space }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } D
}
short-stables = Stelle { $space }
short-castle = bauen, Nr. { $space }
short-beyond = { $spaces } hinter dem Vogt
short-provost = auf Feld { $space }{ $price ->
    [0] {""}
   *[other] , { $price } D
}
short-row = Spalte { $column }: { $effects }
short-batch = { $points } PP, { $section }
short-no-batch = −{ $points } PP: du hast nichts gebaut

effect-gate = später weiter
effect-merchants_guild = Vogt ±3
effect-stables = Spielreihenfolge
effect-inn = später je 1 D
effect-castle = am Schloss bauen
effect-build-wood = baut Holz
effect-build-stone = baut Stein
effect-build-prestige = baut Prestige
effect-residence = Wohngebäude, { $bundle }
effect-income = +{ $money } D je Runde

sketch-head = Runde { $round } · { $phase }
sketch-over = Das Spiel ist zu Ende
sketch-order = Reihenfolge
sketch-bailiff = ● Seneschall { $bailiff }  ○ Vogt { $provost }
sketch-people = Spieler
sketch-workers = Arbeiter
sketch-income = Eink.
sketch-residences = ⌂
sketch-built = gebaut
sketch-scored-on = Wertung
sketch-scored = fertig
sketch-houses = Häuser
sketch-favours = Gunst
sketch-simple-favours = Jede Gunst des Königs zählt { $points } PP.
sketch-closed = zu
sketch-bridge = Gepasst
sketch-free = { $many ->
    [0] frei
   *[other] bis { $last } frei
}
sketch-signs = ✶ Gunst des Königs|⌂A Gebäude von A|fix feststehendes Gebäude|ntr neutrales Gebäude|[A] Arbeiter oder Marker von A|◆ Abrechnungsfeld, ◇ abgerechnet|(3) Spalte noch zu|● Seneschall, ○ Vogt: Was dahinter liegt, arbeitet nicht|▶ wer am Zug ist|▸ Abschnitt, an dem gebaut wird|□→4D Abgabe und Ertrag|±3 bis zu drei Felder vor oder zurück

supply-building = Gebäude
supply-cost = Kosten
supply-reward = zählt
supply-effect = Wirkung

ask-place = Setze einen Arbeiter ein oder passe. Du hast { $workers ->
    [0] keinen Arbeiter
   *[other] { $workers } Arbeiter
} und { $owned } Denar; ein Platz kostet { $price }.
ask-gate = Tor: Wohin geht dein Arbeiter?
ask-guild = Händlergilde: Versetzt du den Vogt von Feld { $provost } (Seneschall auf { $bailiff })?
ask-joust = Turnierplatz: Zahlst du für eine Gunst des Königs?
ask-inn = Wirtshaus: Bleibt dein Arbeiter?
ask-bribe = Versetzt du den Vogt von Feld { $provost } (Seneschall auf { $bailiff })? Jedes Feld kostet 1 Denar.
ask-production = { $place }: Was nimmst du?
ask-owner_cube = { $tile }: Jemand hat dein Gebäude benutzt. Welchen Rohstoff nimmst du?
ask-take_cube = Welchen Rohstoff nimmst du?
ask-give_cube = Welchen Rohstoff gibst du ab?
ask-build_craft = { $place }: Was baust du?
ask-build_prestige = { $place }: Welches Prestigegebäude baust du?
ask-replace = Welches deiner Wohngebäude weicht dem neuen Gebäude ({ $tile })?
ask-transform = { $place }: Welches Gebäude wird dein Wohngebäude?
ask-trade = { $place }: Handelst du?
ask-batch = Schlossbau: Baust du ein Element?
ask-favour_row = Gunst des Königs: Welche Zeile?
ask-favour_effect = { $row }, Spalte { $column }: Welche Wirkung nutzt du?

act-pass = Passen
act-decline = Verzichten
act-stop = Aufhören zu bauen
act-stay = Bleiben
act-withdraw = Arbeiter zurücknehmen
act-place = { $name }
act-provost = { $direction ->
    [forward] Vogt { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } vor
   *[back] Vogt { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } zurück
}
act-provost-stays = Vogt stehen lassen
act-build = Bauen: { $name }
act-transform = { $name } wird Wohngebäude
act-replace = Das Wohngebäude auf Feld { $name }
act-give = { $name } abgeben
act-take = { $name } nehmen
act-gain = { $name }
act-trade = { $pay } gegen { $get }
act-row = { $name }
act-column = Spalte { $name }
act-batch = Ein Element: { $name }

event-laid = Auf Feld { $space } liegt: { $tile }.
event-ordered = { $seat } ist an Stelle { $place_in_order } der Spielreihenfolge und beginnt mit { $money } Denar.
event-phase = Runde { $round }, Phase { $number }: { $phase }.
event-income = { $seat } erhält { $money } Denar Einkommen.
event-placed = { $seat } setzt für { $price } Denar einen Arbeiter ein: { $place }.
event-passed = { $seat } passt{ $bonus ->
    [0] {" "}und belegt Feld { $passing_space } der Brücke.
   *[other] , belegt Feld { $passing_space } der Brücke und erhält { $bonus } Denar.
}
event-scored = { $seat } erhält { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
} ({ $source }).
event-lost = { $seat } { $points ->
    [0] hat keine Prestigepunkte zu verlieren.
    [one] verliert 1 Prestigepunkt.
   *[other] verliert { $points } Prestigepunkte.
}
event-activates = { $place }: { $seat } nutzt das Gebäude.
event-idle = { $place }: { $seat } kann hier nichts tun.
event-moved = { $seat } schickt den Arbeiter vom Tor weiter: { $place }.
event-withdrew = { $place }: { $seat } nimmt den Arbeiter zurück.
event-stabled = Ställe: { $seat } ist jetzt an Stelle { $place_in_order } der Spielreihenfolge.
event-lodged = { $seat } zieht in den rechten Kreis des Wirtshauses.
event-stayed = { $seat } bleibt im Wirtshaus.
event-provost = { $seat } versetzt den Vogt { $offset } auf Feld { $space }{ $price ->
    [0] .
   *[other] {" "}für { $price } Denar.
}
event-gained = { $seat } erhält { $goods }.
event-gave = { $seat } bezahlt { $goods }.
event-trades = { $seat } handelt: { $thing }.
event-built = { $seat } baut auf Feld { $space }: { $tile }.
event-claimed = { $seat } hat für das Gebäude auf Feld { $space } bezahlt ({ $tile }); es wird Wohngebäude, sobald der Arbeiter fort ist.
event-transformed = Das Gebäude auf Feld { $space } ({ $tile }) wird Wohngebäude von { $seat }.
event-unused = { $place }, jenseits des Vogts: { $seat } nimmt den Arbeiter ungenutzt zurück.
event-house = { $section }: { $seat } baut ein Element aus { $batch }.
event-no_batch = { $seat } baut kein Element.
event-best_builder = { $seat } hat die meisten Elemente gebaut: { $batches }.
event-favour = { $seat } erhält { $favours ->
    [one] eine Gunst des Königs
   *[other] { $favours }-mal die Gunst des Königs
}.
event-favour_lost = { $seat } hat in dieser Phase schon jede Zeile genutzt: Die Gunst verfällt.
event-row = { $seat } wählt die Zeile { $row }; der Marker steht in Spalte { $column }.
event-column = { $seat } nutzt Spalte { $column } der Zeile { $row }.
event-bailiff = Der Seneschall zieht auf Feld { $space }, der Vogt kommt zu ihm.
event-scoring = Die Abrechnung beginnt: { $section }.
event-over = Das Spiel ist zu Ende.

reason-no-worker-left = Du hast keinen Arbeiter mehr.
reason-too-expensive = { $place }: Der Platz kostet { $price } Denar, und du hast { $owned }.
reason-occupied = { $place }: Dort ist kein Platz frei.
reason-already-there = { $place }: Dort steht schon ein Arbeiter von dir.
reason-stables-closed = Die Ställe sind im Spiel zu zweit geschlossen.
reason-not-for-workers = { $place }: Dort kann kein Arbeiter stehen.
reason-not-on-the-road = { $place }: Dieses Gebäude steht nicht an der Straße.
reason-not-the-gate = Vom Tor muss der Arbeiter woandershin.
reason-off-the-road = Der Vogt muss auf der Straße bleiben.
reason-no-money = Das kostet { $price } Denar, und du hast { $owned }.
reason-tile-gone = { $thing }: Dieses Plättchen liegt nicht im Vorrat.
reason-road-full = Die Straße ist voll.
reason-cannot-pay = { $thing }: Du kannst { $price } nicht bezahlen.
reason-no-residence = Ein Prestigegebäude braucht ein eigenes Wohngebäude, das es ersetzt.
reason-not-your-residence = Dort steht kein Wohngebäude von dir.
reason-not-transformable = { $place }: Dieses Gebäude kann nie Wohngebäude werden.
reason-not-your-building = { $place }: Dieses Gebäude gehört dir nicht.
reason-already-claimed = { $place }: Dieses Gebäude wird schon zum Wohngebäude.
reason-no-such-cube = Du hast keinen solchen Rohstoff.
reason-castle-full = Im Schloss ist kein Platz mehr.
reason-no-batch = Du hast diese drei Rohstoffe nicht.
reason-row-used = Diese Zeile hast du in dieser Phase schon genutzt.
reason-column-not-reached = Dein Marker hat diese Spalte nicht erreicht.
reason-no-effect-there = Diese Wirkung bringt dir jetzt nichts.
reason-take-the-first = Ein gleiches Plättchen wird schon angeboten: { $thing }.
reason-misfit-build_craft-build = Das wird hier nicht gebaut: Der Zimmermann baut Holzgebäude, der Maurer Steingebäude.
reason-misfit-build_prestige-build = Hier wird nur ein Prestigegebäude gebaut.
reason-misfit-favour_effect-column = Die Spalten zählen von 1 bis zu der, in der dein Marker steht.
reason-misfit-give_cube-give = Das nimmt das Gebäude nicht: Geld ist kein Rohstoff, und Gold gilt nur, wo der weiße Würfel abgebildet ist.
reason-misfit-take_cube-take = Das gibt es hier nicht: nur Nahrung, Holz, Stein oder Tuch, nie Gold oder Geld.
reason-misfit-owner_cube-take = Du nimmst eine der Sorten, die dein Gebäude liefert.
reason-misfit-joust-trade = Der Turnierplatz kennt nur einen Handel: 1 Denar und 1 Tuch für eine Gunst.
reason-misfit-production-gain = Das liefert dieses Gebäude nicht.
reason-misfit-replace-replace = Ein solches Feld hat die Straße nicht.
reason-misfit-trade-trade = Diesen Handel bietet das Gebäude nicht.

# Was die Statistik über beendete Spiele sagt.
fact-rounds = Runden
fact-end = Beendet durch
fact-end-bailiff = den Seneschall
fact-end-castle = das fertige Schloss
fact-building = Gebäude von Spielern, die am Ende stehen

# Die Kapitel der Regeln (palas rules caylus).
rules-section-V = Begriffe
rules-section-15 = Entscheidungen
rules-section-16 = Tabellen der Gebäude
rules-section-X = Beispiele
rules-section-Q = Offene Fragen und Entscheide
rules-section-C = Abgleich der Zahlen
rules-section-P = Herkunft

## Der Spielplan

board-road = Straße
board-special = Spezialgebäude
board-bridge = Brücke
board-price-now = Preis jetzt
board-order = Reihenfolge
board-round = Runde { $round }
board-supply = Vorrat
board-supply-hint = was gebaut werden kann: Wirkung, Kosten, Prestigepunkte
board-builders = Bauleute
board-batch = 1 Nahrung + 2 andere Sorten = 1 Element
board-no-part = kein Element: { $points }
board-most-parts = die meisten: eine Gunst
board-next-building = nächster Bau
board-income = Einkommen
board-each-favour = Jede Gunst des Königs zählt { $points } Prestigepunkte.
board-closed = zu zweit geschlossen
board-or = {" oder "}

board-kind-fixed = Fest auf der Straße
board-kind-neutral = Neutrales Gebäude
board-kind-wood = Holzgebäude
board-kind-stone = Steingebäude
board-kind-residential = Wohngebäude
board-kind-prestige = Prestigegebäude
board-pile-wood = Holz
board-pile-stone = Stein
board-pile-residential = Wohnen
board-pile-prestige = Prestige
board-row-prestige = Prestige
board-row-money = Denar
board-row-cubes = Rohstoffe
board-row-buildings = Gebäude

board-do-gain = Du erhältst { $get }.
board-do-trade = Tausche: { $options }.
board-do-trade-one = { $pay } für { $get }
board-do-build = Bauen: { $kind }{ $discount ->
    [none] .
   *[other] , Nachlass { $discount }.
}
board-do-transform = Mache ein neutrales oder eigenes Gebäude zu deinem Wohngebäude: { $pay } für { $get }.
board-do-nothing = Keine Wirkung.
board-do-gate = Der Arbeiter geht kostenlos auf einen beliebigen freien Platz.
board-do-provost = Versetze den Vogt um bis zu { $most } Felder vor oder zurück.
board-do-stables = Wer hier steht, kommt in der Reihenfolge nach vorn.
board-do-inn = Ab der nächsten Runde kostet dich jeder Arbeiter, den du einsetzt, nur { $price } Denar.
board-do-castle = Gib Rohstoffe ab und baue Elemente des Schlosses.
board-do-pass = wer als Nächstes passt, kommt hierher
board-do-income = Einkommen in jeder Runde: { $amount }.
board-do-points = Der Bau zählt { $points }.
board-do-visitor = Für den Arbeiter eines anderen erhält der Besitzer { $points }.
board-do-owner-cube = Nutzt es ein anderer, nimmt der Besitzer 1 der Rohstoffe.
board-cost = Kosten: { $cost }.

board-space = Feld { $space }
board-empty-space = Feld { $space }: hier steht noch nichts
board-belongs = Gehört { $name }
board-free = frei
board-taken = Hier steht ein Arbeiter von { $name }
board-will-be = Wird Wohngebäude von { $name }
board-you-pay = Du zahlst { $price }
board-beyond = Jenseits des Vogts: wird nicht genutzt, wenn er nicht vorrückt
board-scores-section = Erreicht der Seneschall dieses Feld, wird gewertet: { $section }
board-provost-here = Hier steht der Vogt
board-provost-does = Hier steht der Vogt: Bis zu ihm werden die Gebäude genutzt, jenseits nicht.
board-bailiff-here = Hier steht der Seneschall
board-bailiff-does = Hier steht der Seneschall: Am Ende der Runde rückt er 1 Feld vor, 2 Felder, wenn der Vogt vor ihm steht; danach kommt der Vogt zu ihm.
board-section-parts = { $built } von { $parts } Elementen sind gebaut, je { $points } Prestigepunkte
board-section-scored = gewertet
board-section-houses = { $name }: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
} ({ $points })
board-section-none = kein Haus: { $points } Prestigepunkte
board-section-favours = { $houses } Häuser: { $favours }
board-favour-cell = { $row }, Spalte { $column }
board-favour-locked = Öffnet sich, wenn ein Teil des Schlosses gewertet ist
board-favour-markers = Marker hier: { $names }
board-favour-row = Zeile { $row }
board-favour-goes = Eine Gunst rückt den Marker um eine Spalte vor und bringt, was dort oder davor steht.
board-favour-stands = { $name }: { $column ->
    [0] noch vor Spalte 1
   *[other] Spalte { $column }
}
board-bridge-place = Brücke, Bogen { $place }
board-bridge-now = ein Arbeiter kostet jetzt { $price }
board-passed = { $name } hat gepasst
board-order-serves = In dieser Folge wird eingesetzt; die Ställe ändern sie.
board-place-in-order = Platz { $place }: { $name }
board-in-supply = Im Vorrat
board-not-in-supply = Nicht mehr im Vorrat
board-count = noch { $count }
board-title = Der Spielplan von Caylus, Runde { $round }

# die Seite aller Gebäude
cards-special = Sondergebäude
cards-fixed = Auf der Straße aufgedruckt
cards-neutral = Neutrale Gebäude
cards-wood = Holzgebäude
cards-stone = Steingebäude
cards-residential = Wohngebäude
cards-prestige = Prestigegebäude
cards-brings = bringt
cards-costs = kostet

# Die Symbole, mit Name und Bedeutung (Spielbuch, Spielhilfe).
symbols-goods = Rohstoffe
symbol-food = Nahrung
symbol-food-about = gehört zu jedem Element
symbol-wood = Holz
symbol-wood-about = für Holzgebäude
symbol-stone = Stein
symbol-stone-about = für Stein- und Prestigegebäude
symbol-cloth = Tuch
symbol-cloth-about = für Notar, Turnier, Kirche
symbol-gold = Gold
symbol-gold-about = am Ende 3 Punkte wert
symbol-any = weißer Würfel
symbol-any-about = jeder Rohstoff, auch Gold
symbol-basic = bunter Würfel
symbol-basic-about = jeder Rohstoff außer Gold
symbols-worth = Geld und Punkte
symbol-denier = Denar
symbol-denier-about = das Geld
symbol-pp = Prestigepunkt
symbol-pp-about = die meisten gewinnen
symbol-favour = Gunst des Königs
symbol-favour-about = eine Zeile der Tafel nutzen
symbols-people = Figuren
symbol-worker = Arbeiter
symbol-worker-about = einer je Gebäude
symbol-worker_free = Arbeiter, der weitergeht
symbol-worker_free-about = vom Tor auf einen freien Platz
symbol-provost = Vogt
symbol-provost-about = bis hierher wird genutzt
symbol-bailiff = Seneschall
symbol-bailiff-about = zählt die Zeit
symbols-crafts = Bauen
symbol-carpenter = Zimmermann
symbol-carpenter-about = baut ein Holzgebäude
symbol-mason = Maurer
symbol-mason-about = baut ein Steingebäude
symbol-architect = Architekt
symbol-architect-about = baut ein Prestigegebäude
symbol-building = Gebäude
symbol-building-about = die Farbe sagt, welche Art
symbol-next = nächster Bau
symbol-next-about = hier steht das nächste Gebäude
symbols-places = Orte und Zeichen
symbol-gate = Tor
symbol-gate-about = der Arbeiter geht weiter
symbol-stables = Ställe
symbol-stables-about = nach vorn in der Reihenfolge
symbol-inn = Wirtshaus
symbol-inn-about = jeder Arbeiter kostet 1
symbol-castle = Abrechnung
symbol-castle-about = auf diesem Feld der Straße
symbol-locked = verschlossen
symbol-locked-about = öffnet sich mit dem Schloss
symbol-scored = gewertet
symbol-scored-about = dieser Abschnitt ist fertig

# Wie gespielt wird, in vier Schritten, für Eingeladene
step-1 = Arbeiter einsetzen
step-1-about = Reihum setzt jeder Arbeiter auf Gebäude. Jeder kostet einen Denar, und mehr, wenn andere schon gepasst haben.
step-2 = Der Vogt entscheidet
step-2-about = Nur Gebäude bis zum Vogt arbeiten. Zahle, um ihn zu versetzen: für dich oder gegen die anderen.
step-3 = Die Straße bebauen
step-3-about = Wer in deinem Haus arbeitet, bringt dir einen Punkt. Die blauen Gebäude bringen viele auf einmal.
step-4 = Für die Burg liefern
step-4-about = Gib drei verschiedene Waren für einen Teil der Burg. Wer am meisten baut, gewinnt die Gunst des Königs.

order-left_inn = Den linken Platz im Wirtshaus nehmen, sobald er frei ist, für höchstens 1 Denar
order-stay_inn = Im Wirtshaus bleiben, sooft ich darf
order-pass = Passen, wenn ich nicht mehr einsetzen kann
order-no_bribe = Den Vogt stehen lassen, wenn ich ihn bestechen darf
