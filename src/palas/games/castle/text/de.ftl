# Im Schutze der Burg, deutsch.

and = {" und "}
place-in = { $building }
place-of = { $building }, Lehrgeld { $fee }

good-sand = Sand
good-wood = Holz
good-clay = Lehm
good-stone = Stein
good-silver = Silber
good-taler = Taler

amount-sand = { $amount } Sand
amount-wood = { $amount } Holz
amount-clay = { $amount } Lehm
amount-stone = { $amount } Stein
amount-silver = { $amount } Silber
amount-taler = { $amount } Taler

wagon-wagon_sand = Fuhrwerk mit Sand
wagon-wagon_wood = Fuhrwerk mit Holz
wagon-wagon_clay = Fuhrwerk mit Lehm
wagon-wagon_stone = Fuhrwerk mit Stein
wagon-rider_silver = Reiter mit Silber

# Ein Ding im Satz: jemand zeigt es, errichtet es, gibt es ab.

the-messenger = den Boten
the-trader = den { $name }
the-bricklayer = den { $name }
the-stonemason = den { $name }
the-worker = den { $name }
the-master = den { $name }
the-keep = den { $name }
the-tavern = die { $name }
the-gate_large = das große Tor
the-gate_small = das kleine Tor
the-stable = den { $name }
the-servants = das { $name }
the-palace = den { $name }
the-well = den { $name }
the-tower = einen { $name }
the-house = ein { $name }

into-keep = in den { $name }
into-tavern = in die { $name }
into-gate_large = ins große Tor
into-gate_small = ins kleine Tor
into-stable = in den { $name }
into-servants = ins { $name }
into-palace = in den { $name }
into-market = auf den { $name }
into-smithy = in die { $name }
into-village_inn = als Wirt in die { $name }
into-granary = in den { $name }

source-buildings = Errichtete Bauwerke
source-master_builder = Baumeister
source-keep = Bergfried
source-tavern = Taverne
source-gates = Tore
source-stable = Stall
source-servants = Gesindehaus
source-market = Markt
source-palace = Palas
source-smithy = Schmiede
source-granary = Kornspeicher
source-wall_breach = Mauerbruch
source-castle_maiden = Burgfräulein
section-winter_card = Winter
section-final = Wertung
tie-break = Gleich viele Punkte: Es zählen die übrigen Taler, dann der Bauwert der übrigen Rohstoffe.

option-winter = Winter
option-winter-help = Das Winterspiel: sechs Winterkarten, von denen im Lauf der Partie fünf aufgedeckt werden.

ask-choose_cards = Spiele { $cards_wanted ->
    [one] eine Karte
   *[other] { $cards_wanted } Karten
} verdeckt aus ({ $rounds ->
    [one] letzte Runde
   *[other] noch { $rounds } Runden
}).
ask-equip_first = Welcher deiner Arbeiter wird zuerst bestückt?
ask-worker_first = Welcher deiner Arbeiter kommt zuerst?
ask-load = { $card }: Welches Teil legst du auf die Karte?
ask-trader = Händler: Wohin schickst du einen Gehilfen?
ask-toll = Du hast keinen Taler für die Dorfschänke: Welchen Händlergehilfen nimmst du zurück?
ask-tower = Maurer: Von welcher Sorte nimmst du alles vom Wehrturm?
ask-buy = Steinmetz: Kaufst du bei einem Arbeiter ({ $price } Taler je Teil, du hast { $owned })?
ask-sell = { $buyer } bietet { $price } Taler für das letzte Teil auf deinem Arbeiter ({ $good }): Verkaufst du?
ask-build = { $card }: Was baust du ({ $left ->
    [one] noch eines
   *[other] bis zu { $left }
})?
ask-payment = { $building }: { $silver ->
    [0] Womit bezahlst du den Bauwert { $value }?
   *[other] Welche Bezahlung für den Bauwert { $value } nimmt mehr Silber?
}
ask-silver = { $building } ({ $payment }): Wie viele Silberbarren für { $good } (du hast { $owned })?
ask-helper = Setzt du einen Gehilfen ein ({ $left ->
    [one] noch einen
   *[other] bis zu { $left }
}, du hast { $owned } Taler)?
ask-helper_from = { $place }: Woher kommt der Gehilfe?
ask-plague = Pest: Zahlst du { $price } Taler (du hast { $owned }), oder gibst du eine Karte deines Ablagestapels ab?
ask-snowdrift = Schneeverwehung: Zahlst du { $price } Taler (du hast { $owned }), oder gibst du einen Arbeiter ab?
ask-wall_breach = Mauerbruch: Gibst du Steinquader für je { $points } Punkte ab (bis zu { $left }, du hast { $owned })?
ask-courtship = Burgfräulein: Womit wirbst du?
ask-gift = Burgfräulein: Was nimmst du von der Karte?
ask-market = Markt: Wie viele Taler wandelst du in Punkte um (du hast { $owned }; { $talers } Taler für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})?
ask-palace = Palas: Welches Teil wandelst du in Punkte um (bis zu { $left })?

act-decline = Nichts
act-stop = Fertig
act-pay = Taler zahlen
act-sell = Verkaufen
act-refuse = Ablehnen
act-from-stock = Ein Gehilfe aus dem Vorrat
act-from-inn = Der Wirt der Dorfschänke
act-from-wagon = Der Gehilfe vom { $name }
act-more_silver = Mehr Silber einsetzen
act-play = { $name }
act-first = Zuerst: { $name }
act-discard = Abgeben: { $name }
act-take = { $name } nehmen
act-offer = { $name } bieten
act-turn = { $name }
act-turn-silver = 1 Silber für { $name }
act-send = Gehilfe zum { $name }
act-send_host = Wirt zum { $name }
act-back = Der Gehilfe vom { $name }
act-buy = { $name } von Spieler { $number } ({ $card })
act-build = { $name }
act-payment = { $name }
act-silver = { $bars ->
    [0] Kein Silber für { $name }
    [one] 1 Silberbarren für { $name }
   *[other] { $bars } Silberbarren für { $name }
}
act-helper = { $name }
act-convert = { $talers ->
    [0] Keine Taler
   *[other] { $talers } Taler
}

event-stocked = Alle beginnen mit { $talers ->
    [one] 1 Taler
   *[other] { $talers } Talern
}, { $pieces } sowie { $helpers ->
    [one] 1 Gehilfen
   *[other] { $helpers } Gehilfen
}.
event-tower_filled = Im Wehrturm liegen { $pieces }.
event-start_player = { $seat } ist erster Startspieler.
event-round = { $rounds ->
    [one] Die letzte Runde beginnt.
   *[other] Noch { $rounds } Runden.
} { $seat } ist Startspieler und nimmt { $talers } Taler.
event-shows = { $seat } zeigt { $the_card }.
event-loaded = { $seat } bestückt den { $card } mit { $pieces }.
event-resolves = { $seat } setzt { $the_card } um.
event-talers = { $talers ->
    [0] Die Bank ist leer; { $seat } geht leer aus.
   *[other] { $seat } erhält { $talers } Taler von der Bank.
}
event-toll = { $seat } zahlt { $talers } Taler an { $other }, den Wirt der Dorfschänke.
event-toll_kept = { $seat } legt { $talers } Taler auf die Dorfschänke.
event-took_back = { $seat } nimmt den Gehilfen vom { $wagon } weg.
event-displaced = { $seat } verdrängt den Gehilfen von { $other } vom { $wagon }.
event-sent = { $seat } schickt einen Gehilfen zum { $wagon }.
event-payout = { $amount ->
    [0] Vom { $wagon } kommt { $duty } { $good } auf den Wehrturm; für { $seat } bleibt nichts.
   *[other] { $seat } erhält { $amount } { $good } vom { $wagon }; { $duty } { $good } kommt auf den Wehrturm.
}
event-wagon_empty = Am { $wagon } liegt nichts mehr; { $seat } geht leer aus.
event-emptied = { $seat } nimmt { $amount } { $good } vom Wehrturm.
event-took = { $seat } nimmt { $pieces } von der Arbeiterkarte.
event-bought = { $seat } kauft 1 { $good } bei einem Arbeiter von { $other } für { $talers } Taler.
event-refused = { $seat } verkauft das letzte Teil ({ $good }) nicht an { $other }.
event-erected = { $seat } errichtet { $the_building } für { $payment }{ $bars ->
    [0] .
    [one] , davon 1 Teil gegen Silber eingetauscht.
   *[other] , davon { $bars } Teile gegen Silber eingetauscht.
}
event-host_leaves = Der Wirt von { $seat } verlässt die Dorfschänke.
event-placed = { $seat } setzt einen Gehilfen { $into } ({ $talers } Taler).
event-inn_talers = { $seat } erhält { $talers ->
    [one] den Taler
   *[other] die { $talers } Taler
} von der Dorfschänke.
event-cards_home = { $seat } nimmt alle gespielten Karten zurück auf die Hand.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $source }).
event-winter_card = Eine Winterkarte wird aufgedeckt: { $winter_card }.
event-removed_card = { $seat } gibt { $the_card } aus dem Spiel.
event-paid = { $seat } { $talers ->
    [0] hat keinen Taler und zahlt nichts.
   *[other] zahlt { $talers } Taler an die Bank.
}
event-mended = { $bars ->
    [0] { $seat } gibt 1 Steinquader für die Mauer.
   *[other] { $seat } tauscht 1 Silberbarren und gibt den Steinquader für die Mauer.
}
event-offered = { $seat } wirbt mit 1 { $good } um das Burgfräulein.
event-no_suitor = { $seat } wirbt nicht um das Burgfräulein.
event-maiden_leaves = Niemand wirbt um das Burgfräulein; die Karte kommt aus dem Spiel.
event-maiden_won = { $seat } gewinnt das Burgfräulein.
event-gift = { $seat } nimmt 1 { $good } von der Karte des Burgfräuleins.
event-converted = { $seat } wandelt auf dem Markt { $talers } Taler in Punkte um.
event-turned = { $seat } wandelt im Palas 1 { $good } in Punkte um.
event-turned_silver = { $seat } tauscht 1 Silber und wandelt im Palas 1 { $good } in Punkte um.
event-final = Die Schlusswertung beginnt; die Gehilfen von Fuhrwerken und Reiter gehen nach Hause.
event-over = Das Spiel ist zu Ende.

reason-not-in-hand = Nicht auf deiner Hand: { $cards }.
reason-master-builder-too-early = Mit allen { $count } Karten auf der Hand darfst du den Baumeister nicht wählen.
reason-sold-out = Im Vorrat ist nicht genug { $good }.
reason-no-helper = Du hast dafür keinen Gehilfen mehr.
reason-not-the-host = Keiner deiner Gehilfen ist Wirt der Dorfschänke.
reason-rider-closed = Der Reiter ist erst frei, wenn alle vier Fuhrwerke besetzt sind; { $free ->
    [one] eines ist frei.
   *[other] { $free } sind frei.
}
reason-own-helper = Am { $wagon } steht schon dein eigener Gehilfe.
reason-placed-this-round = Der Gehilfe am { $wagon } kam in dieser Runde und kann nicht verdrängt werden.
reason-wagon-occupied = Der Gehilfe am { $wagon } wird nur verdrängt, wenn alle vier Fuhrwerke besetzt sind; { $free ->
    [one] eines ist frei.
   *[other] { $free } sind frei.
}
reason-not-your-helper = Am { $wagon } steht kein Gehilfe von dir.
reason-tower-has-none = Auf dem Wehrturm liegt kein { $good }.
reason-own-worker = Bei deinem eigenen Arbeiter kannst du nicht kaufen.
reason-no-such-worker = Diese Karte liegt in dieser Runde dort nicht aus: { $card }.
reason-bought-already = An diese Karte ({ $card }) hast du dich schon gewandt; je Karte gibt es nur ein Teil.
reason-not-on-the-card = Auf dieser Karte ({ $card }) liegt kein { $good }.
reason-no-taler = Ein Teil kostet { $price } Taler, und du hast weniger.
reason-already-stands = { $building }: Das steht schon.
reason-take-the-first = { $building }: Alle sind gleich; ein anderes davon kommt zuerst.
reason-take-the-first-place = { $building }: Die freien Plätze dort sind gleich; ein anderer davon kommt zuerst.
reason-cannot-pay = { $building }: Den Bauwert { $value } kannst du nicht genau und mit mindestens drei Sorten bezahlen.
reason-nothing-erected = Gehilfen darfst du nur einsetzen, wenn du in dieser Runde ein Bauwerk errichtet hast.
reason-not-open = { $building }: Das ist noch nicht errichtet.
reason-place-occupied = { $place }: Dort steht schon ein Gehilfe.
reason-too-expensive = Das kostet { $price } Taler; du hast { $owned }.
reason-same-building = { $building }: In einer Runde müssen deine Gehilfen in verschiedene Bauwerke.
reason-not-in-pile = { $card } liegt nicht auf deinem Ablagestapel.
reason-not-owned = Davon hast du nichts: { $good }.
reason-too-much = Höchstens { $most } Silberbarren können hier für { $good } getauscht werden.
reason-no-worker-card = { $card } ist weder auf deiner Hand noch auf deinem Ablagestapel.
reason-not-on-maiden = Davon liegt nichts auf der Karte des Burgfräuleins: { $good }.
reason-pieces-missing = Dir fehlen { $heap }, und das Silber ({ $owned }) oder der Vorrat gleicht das nicht aus.
reason-too-little = Mindestens { $least } Silberbarren müssen für { $good } getauscht werden: Du hast sonst nicht genug davon.
reason-no-more-silver = { $any ->
    [yes] Keine Bezahlung nimmt mehr Silber auf, als sie braucht.
   *[no] { $payment }: Diese Bezahlung nimmt nicht mehr Silber auf.
}
reason-misfit-build-build = Errichtet wird nur, wovon eine Vorlage auf dem Plan liegt.
reason-misfit-buy-buy = Kaufen kannst du nur von Arbeiterkarten, die in dieser Runde bei anderen liegen.
reason-misfit-choose_cards-play = Jeder legt genau eine Karte aus, zu zweit genau zwei.
reason-misfit-equip_first-first = Gefragt ist nach deinen beiden Arbeitern dieser Runde.
reason-misfit-worker_first-first = Gefragt ist nach deinen beiden Arbeitern dieser Runde.
reason-misfit-load-take = Auf diesen Arbeiter kommen nach Wahl nur Sand, Lehm oder Holz.
reason-misfit-market-convert = Mit einem Gehilfen im Markt gehen nur gerade Beträge (2 Taler für 1 SP), und nie mehr, als du hast.
reason-misfit-payment-pay = Diese Teile ergeben nicht genau den Bauwert aus mindestens drei Sorten.
reason-misfit-plague-pay = Die Pest verlangt Taler, keine Rohstoffe.
reason-misfit-snowdrift-pay = Die Schneeverwehung verlangt Taler, keine Rohstoffe.
reason-misfit-snowdrift-discard = Die Schneeverwehung trifft nur Arbeiterkarten.
reason-misfit-silver-silver = Gefragt ist jetzt, wie viele Barren für einen anderen Rohstoff stehen.
reason-misfit-tower-take = Vom Wehrturm nimmst du einen Rohstoff.
reason-misfit-tower-stop = Liegt etwas auf dem Wehrturm, musst du einen Rohstoff davon nehmen.
reason-misfit-wall_breach-turn = Der Mauerbruch verlangt Stein, sonst nichts.
reason-misfit-gift-take = Du nimmst etwas, das auf der Karte des Burgfräuleins liegt.

# Kurzschrift für Listen, Skizze und Brett.
short-sand = Sa
short-wood = Ho
short-clay = Le
short-stone = St
short-silver = Si
short-points = +{ $points } P
short-talers = +{ $talers } Taler
short-fee = −{ $talers } Taler
short-per-piece = +1 Taler je Teil
with-bars = { $text } (davon { $bars } aus Silber)
short-build = Bauwert { $value } → { $reward }
short-payout = { $heap } je Auszahlung
short-displaces = verdrängt Spieler { $number }
short-lying = { $amount } da

for-reward = { $reward ->
    [taler_per_piece] Taler
    [full_points] volle Punkte
    [half_points] halbe Punkte
   *[several] Punkte oder Taler
}
short-rate = { $talers } Taler in { $points } P
does-messenger = +{ $talers } Taler von der Bank
does-trader = ein Gehilfe zu einem Fuhrwerk; alle Händlergehilfen werden beliefert
does-bricklayer = eine Sorte vom Wehrturm; bis zu { $buildings } Bauwerke für { $reward }; { $helpers } Gehilfen
does-stonemason = kauft bei Arbeitern (je { $price } Taler); bis zu { $buildings } Bauwerke für { $reward }; { $helpers } Gehilfen
does-worker = { $equip }; bis zu { $buildings } Bauwerke für { $reward }
does-master = { $points } P für jedes Bauwerk der anderen; alle Karten zurück

scores-keep = { $points } P je leerem Platz
scores-tavern = { $points } P je { $per ->
    [one] Gehilfe in der Burg
   *[other] { $per } Gehilfen in der Burg
}
scores-gate = { $points } P je { $per ->
    [one] Turm
   *[other] { $per } Türme
}
scores-stable = { $points } P je { $per ->
    [one] Haus
   *[other] { $per } Häuser
}
scores-servants = { $points } P je { $per ->
    [one] Vorlage, die noch liegt
   *[other] { $per } Vorlagen, die noch liegen
}
scores-palace = { $pieces } Teile in Punkte
scores-market = { $alone }; mit beiden Plätzen { $both }
scores-smithy = { $points } P je { $per ->
    [one] Silberbarren in der Schmiede
   *[other] { $per } Silberbarren in der Schmiede
}
scores-granary = je { $granary } P bei 1/2/3 Gehilfen dort
scores-village_inn = Wirt: { $toll } Taler von jedem Händler

# Die Skizze für das Terminal.
sketch-rounds = { $rounds ->
    [one] Letzte Runde
   *[other] Noch { $rounds } Runden
}
sketch-over = Das Spiel ist zu Ende
sketch-start = Startspieler
sketch-bank = Bank { $talers }
sketch-people = Spieler
sketch-points = P
sketch-talers = T
sketch-helpers = Gehilfen
sketch-cards = Karten der Runde
sketch-pile = gespielt
sketch-face-down = { $count } verdeckt
sketch-wagons = Fuhrwerke
sketch-tower = Wehrturm
sketch-smithy = Silber in der Schmiede: { $bars }
sketch-buildings = Burg
sketch-value = Bauwert
sketch-places = Plätze (Lehrgeld) → Schlusswertung
sketch-stands = steht
sketch-built = { $built } von { $total } errichtet
sketch-hand = Deine Hand
sketch-chosen = verdeckt
sketch-winter = Winter
sketch-winter-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
sketch-inn-talers = { $talers } Taler darauf
sketch-suitors = Werber
sketch-gone = aus dem Spiel
sketch-signs = P Punkte|T Taler|Sa Sand 1|Ho Holz 2|Le Lehm 4|St Stein 5|Si Silber (für eines davon)|[A] Gehilfe von A|[ ] freier Platz|×4 Teile je Auszahlung, eines davon auf den Wehrturm|▶ wer am Zug ist|24 → 14 was es kostet und bringt

# Das Brett.
board-title = Die Burg, noch { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
board-castle = Burg
board-wagons = Fuhrwerke und Reiter
board-tower = Wehrturm
board-rounds = Runden
board-order = Ablauf der Runde
board-winter = Winterkarten
board-hand = Deine Karten
board-hand-note = blass: gespielt
board-in-hands = noch auf der Hand
board-pairs = zwei Karten je Runde: wähle erst die eine, dann die andere
board-bank = Bank { $talers }
board-stock = Vorrat { $amount }
board-symbols = { $symbols } Teile je Auszahlung, eines davon für den Wehrturm.
board-worth = { $value ->
    [0] Silber ersetzt beim Bauen jedes andere Teil.
   *[other] Jedes zählt beim Bauen { $value }.
}
board-counts-now = Zählt, wie die Burg jetzt steht, { $points } P.
board-tower-tip = Der Maurer nimmt alle Teile einer Sorte.
board-fresh = In dieser Runde gekommen: kann nicht verdrängt werden.
board-free = frei
board-taken = Gehilfe von { $name }
board-stands = Errichtet.
board-unbuilt = Bauwert { $value }, { $points } Punkte.
board-half = Halbe Punkte mit einem Arbeiter: { $points }.
board-unbuilt-label = { $name }, nicht errichtet, Bauwert { $value }
board-place-line = Lehrgeld { $fee }: { $scores }.
board-field = Rundenfeld { $field }
board-field-now = Die laufende Runde; { $rounds ->
    [1] sie ist die letzte.
   *[other] mit ihr noch { $rounds } Runden.
}
board-field-taler = Den Taler nimmt der Startspieler dieser Runde.
board-winter-mark = Eine Winterkarte wird aufgedeckt.
board-winter-pile = { $count } verdeckt
board-face-down = noch nicht aufgedeckt
board-card-village_inn = Jeder Händler zahlt dem Wirt; ohne Wirt bleibt der Taler hier.
board-card-granary = Je weniger Gehilfen, desto mehr Punkte für jeden.
board-card-castle_maiden = Jede Runde ein Teil oder Taler; wer als Letzter wirbt, gewinnt.
board-start-player = Startspieler: { $name }
board-card-of = { $name }: { $card }
board-lies-on = Auf der Karte: { $goods }.
board-towers = Türme
board-houses = Häuser
board-built = { $built } von { $total } errichtet
board-where-hand = Auf deiner Hand.
board-where-chosen = verdeckt
board-where-shown = gezeigt
board-where-pile = gespielt
board-where-gone = entfernt
board-rank-1 = { $talers } Taler aus der Bank
board-rank-2 = Gehilfe zum Fuhrwerk, dann Auszahlung
board-rank-3 = Wehrturm, { $buildings } Bauten für { $reward }
board-rank-4 = kauft, { $buildings } Bauten für { $reward }
board-rank-5 = nimmt Teile, { $buildings } Bauten für { $reward }
board-rank-6 = { $points } Punkte je fremdem Bau, Karten zurück
board-line-keep = { $points } P je leerem Platz
board-line-tavern = { $points } P je Gehilfe
board-line-gate = { $points } P je Turm
board-line-stable = { $points } P/Haus
board-line-servants = { $points } P je Vorlage
board-line-palace = { $pieces } Teile werden P
board-line-market = Taler → P
board-line-smithy = { $points } P · Silber { $bars }

# Was die Statistik über beendete Partien sagt.
fact-rounds = Runden
fact-end = Zu Ende durch
fact-end-rounds = das letzte Rundenfeld
fact-end-castle = die fertige Burg
fact-towers = Türme
fact-houses = Häuser
fact-building = Andere errichtete Bauwerke

# Die Kapitel der Regeln (palas rules castle).
rules-section-0 = Namen und Kürzel
rules-section-16 = Entscheidungen
rules-section-17 = Beispiele
rules-section-18 = Offene Fragen und Entscheide
rules-section-19 = Herkunft

# die Seite aller Karten und Gebäude
cards-characters = Personenkarten
cards-buildings = Gebäude
cards-wagons = Fuhrwerke und Reiter
cards-winter = Winterkarten
cards-does = tut
cards-does-builds = baut
cards-does-helpers = setzt Gehilfen ein
cards-does-pieces = nimmt Teile
cards-does-talers = nimmt Taler
cards-helpers = Plätze für Gehilfen
cards-rank = Kommt als Nummer { $rank } an die Reihe.
cards-standing = Steht von Anfang an.
cards-payout = Eine Auszahlung bringt { $own }; { $duty ->
    [0] nichts geht
    [one] 1 Teil geht
   *[other] { $duty } Teile gehen
} an den Wehrturm.
cards-rider = Nur, wenn an jedem Fuhrwerk ein Gehilfe steht.
cards-timing-permanent = Bleibt bis zum Ende.
cards-timing-immediate_then_remove = Wirkt sofort und kommt dann aus dem Spiel.
cards-timing-until_won = Bleibt, bis jemand sie gewinnt.
cards-winter-village_inn = Jeder Händler zahlt dem Wirt { $toll ->
    [one] 1 Taler
   *[other] { $toll } Taler
}. Ohne Wirt bleiben die Taler hier für den nächsten liegen.
cards-winter-granary = Je weniger Gehilfen, desto mehr zählt jeder.
cards-winter-plague = Gib eine Karte deines Ablagestapels ab oder zahle 1 Taler für jede Karte darin.
cards-winter-wall_breach = Gib bis zu { $stones } Stein ab: je { $points } Punkte.
cards-winter-castle_maiden = Biete jede Runde ein Teil oder einen Taler oder steige aus. Wer als Letzter wirbt, erhält { $maiden } Punkte.
cards-winter-snowdrift = Gib eine Arbeiterkarte ab oder zahle { $tax ->
    [one] 1 Taler
   *[other] { $tax } Taler
}.

# Die Symbole, mit Name und Bedeutung (Spielbuch, Spielhilfe).
symbols-goods = Rohstoffe
symbol-sand = Sandhaufen
symbol-sand-about = Bauwert 1
symbol-wood = Holzbalken
symbol-wood-about = Bauwert 2
symbol-clay = Lehmplatte
symbol-clay-about = Bauwert 4
symbol-stone = Steinquader
symbol-stone-about = Bauwert 5
symbol-silver = Silberbarren
symbol-silver-about = tausche gegen jedes Teil
symbols-worth = Geld und Punkte
symbol-taler = Taler
symbol-taler-about = Lehrgeld und Steinmetz
symbol-vp = Siegpunkt
symbol-vp-about = die meisten gewinnen
symbol-helper = Gehilfe
symbol-helper-about = am Wagen oder im Bauwerk
symbols-cards = Karten
symbol-messenger = Bote
symbol-messenger-about = 8 Taler
symbol-trader = Händler und Markt
symbol-trader-about = verteilt, was die Wagen bringen
symbol-bricklayer = Maurer
symbol-bricklayer-about = baut für Taler
symbol-stonemason = Steinmetz, Bauwert
symbol-stonemason-about = baut für volle Punkte
symbol-worker = Arbeiter
symbol-worker-about = bringt Teile, halbe Punkte
symbol-master_builder = Baumeister
symbol-master_builder-about = holt die Karten zurück
symbols-buildings = Bauwerke
symbol-tower = Turm und Bergfried
symbol-tower-about = zählt für die Tore
symbol-house = Haus
symbol-house-about = zählt für den Stall
symbol-well = Brunnen
symbol-well-about = ohne Plätze
symbol-gate = Tor
symbol-gate-about = Punkte je Turm
symbol-tavern = Taverne
symbol-tavern-about = Punkte je Gehilfe
symbol-stable = Stall und Reiter
symbol-stable-about = Punkte je Haus; Silber
symbol-servants = Gesindehaus
symbol-servants-about = Punkte je Vorlage
symbol-palace = Palas
symbol-palace-about = Teile werden Punkte
symbol-smithy = Schmiede
symbol-smithy-about = Punkte je Silber
symbols-marks = Zeichen
symbol-wagon = Fuhrwerk
symbol-wagon-about = bringt seinen Rohstoff
symbol-locked = verschlossen
symbol-locked-about = erst wenn alle Wagen besetzt sind
symbol-winter = Winter
symbol-winter-about = eine Winterkarte wird aufgedeckt

# Wie gespielt wird, in vier Schritten, für Eingeladene
step-1 = Verdeckt eine Karte legen
step-1-about = Alle haben die gleichen acht Karten. Je niedriger der Rang, desto früher wird sie ausgeführt.
step-2 = Rohstoffe holen
step-2-about = Arbeiter und Händler bringen Sand, Holz, Lehm, Stein und Silber von den Wagen.
step-3 = Gemeinsam bauen
step-3-about = Zahle genau den Bauwert, mit mindestens drei Sorten. Alle Bauwerke werden zusammen eine Burg.
step-4 = Gehilfen zurücklassen
step-4-about = Gehilfen in Bauwerken zählen am Ende: Türme, Häuser, Taler, was immer das Bauwerk belohnt.

order-tower_silver = Als Maurer das Silber vom Wehrturm nehmen, wenn welches da ist
order-sell = Das letzte Teil auf meinem Arbeiter verkaufen, wenn jemand dafür zahlt
order-no_buy = Als Steinmetz nichts bei Arbeitern kaufen
order-keep_talers = Auf dem Markt keine Taler in Punkte umwandeln
