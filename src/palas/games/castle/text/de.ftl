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

option-winter = Winter
option-winter-help = Das Winterspiel: sechs Winterkarten, von denen fünf aufgedeckt werden.

ask-choose_cards = Lege { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verdeckt vor dich ({ $rounds ->
    [one] letzte Runde
   *[other] noch { $rounds } Runden
}).
ask-equip_first = Welcher deiner Arbeiter wird zuerst ausgestattet?
ask-worker_first = Welcher deiner Arbeiter kommt zuerst?
ask-load = Arbeiter (Stein): Was nimmst du?
ask-trader = Händler: Wohin schickst du einen Gehilfen?
ask-toll = Du hast keinen Taler für den Zoll: Welcher Händlergehilfe kommt zurück?
ask-tower = Maurer: Welche Sorte nimmst du vom Wehrturm?
ask-buy = Steinmetz: Kaufst du bei einem Arbeiter?
ask-sell = { $other } möchte dein letztes Stück kaufen ({ $good }): Verkaufst du?
ask-build = { $card }: Was baust du ({ $left ->
    [one] noch eines
   *[other] bis zu { $left }
})?
ask-payment = { $building }: Womit bezahlst du { $value }?
ask-silver = Wie viel { $good } nimmst du für Silber?
ask-helper = Setzt du einen Gehilfen ein ({ $left ->
    [one] noch einen
   *[other] bis zu { $left }
}, du hast { $owned } Taler)?
ask-helper_from = { $place }: Woher kommt der Gehilfe?
ask-plague = Pest: Zahlst du { $price } Taler, oder gibst du eine gespielte Karte ab?
ask-snowdrift = Schneeverwehung: Zahlst du { $price } Taler, oder gibst du einen Arbeiter ab?
ask-wall_breach = Mauerbruch: Gibst du Stein für Punkte (bis zu { $left })?
ask-courtship = Burgfräulein: Bietest du etwas?
ask-gift = Burgfräulein: Was nimmst du?
ask-market = Markt: Wie viele Taler tauschst du in Punkte?
ask-palace = Palas: Was tauschst du in Punkte (bis zu { $left })?

act-decline = Nichts
act-stop = Fertig
act-pay = Taler zahlen
act-sell = Verkaufen
act-refuse = Ablehnen
act-from-stock = Aus dem Vorrat
act-from-inn = Der Wirt der Dorfschänke
act-from-wagon = Vom Platz: { $name }
act-play = { $name }
act-first = Zuerst: { $name }
act-discard = Abgeben: { $name }
act-take = { $name } nehmen
act-offer = { $name } bieten
act-turn = { $name } abgeben
act-turn-silver = Einen Silberbarren für { $name } geben
act-send = Zum Platz: { $name }
act-send_host = Den Wirt zum Platz: { $name }
act-back = Vom Platz: { $name }
act-buy = { $name } von Spieler { $number } ({ $card })
act-build = Bauen: { $name }
act-payment = { $name }
act-silver = { $bars ->
    [0] Kein Silber für { $name }
    [one] 1 Silberbarren für { $name }
   *[other] { $bars } Silberbarren für { $name }
}
act-helper = { $name }
act-convert = { $talers } Taler

event-start_player = { $seat } ist erster Startspieler.
event-round = { $rounds ->
    [one] Die letzte Runde beginnt.
   *[other] Noch { $rounds } Runden.
} { $seat } ist Startspieler und nimmt { $talers } Taler.
event-shows = { $seat } zeigt: { $card }.
event-loaded = { $card } von { $seat } wird ausgestattet: { $amount } { $good }.
event-resolves = { $seat }: { $card }.
event-talers = { $seat } erhält { $talers } Taler.
event-toll = { $seat } zahlt { $talers } Taler Zoll in der Dorfschänke.
event-took_back = { $seat } nimmt den Gehilfen zurück: { $wagon }.
event-displaced = { $seat } verdrängt den Gehilfen von { $other }: { $wagon }.
event-sent = { $seat } schickt einen Gehilfen: { $wagon }.
event-payout = { $seat } erhält { $amount } { $good } vom Fuhrwerk; { $duty } kommt auf den Wehrturm.
event-took = { $seat } nimmt { $amount } { $good }.
event-bought = { $seat } kauft 1 { $good } von einem Arbeiter von { $other }.
event-refused = { $seat } verkauft das letzte Stück nicht an { $other }.
event-erected = { $seat } errichtet: { $building }.
event-placed = { $seat } setzt einen Gehilfen ein: { $place } ({ $talers } Taler).
event-cards_home = { $seat } nimmt alle gespielten Karten zurück.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $source }).
event-winter_card = Eine Winterkarte wird aufgedeckt: { $winter_card }.
event-removed_card = { $seat } gibt eine Karte aus dem Spiel: { $card }.
event-paid = { $seat } zahlt { $talers } Taler.
event-mended = { $seat } gibt 1 Stein für die Mauer.
event-offered = { $seat } wirbt um das Burgfräulein mit 1 { $good }.
event-no_suitor = { $seat } wirbt nicht um das Burgfräulein.
event-maiden_leaves = Niemand wirbt um das Burgfräulein; es geht.
event-maiden_won = { $seat } gewinnt das Burgfräulein.
event-converted = { $seat } tauscht { $talers } Taler in Punkte.
event-turned = { $seat } tauscht 1 { $good } in Punkte.
event-final = Die Schlusswertung beginnt.
event-over = Das Spiel ist zu Ende.

reason-not-in-hand = Das hast du nicht auf der Hand: { $thing }.
reason-master-builder-too-early = Mit allen Karten auf der Hand darfst du den Baumeister nicht wählen.
reason-sold-out = Das ist ausverkauft.
reason-no-helper = Du hast keinen Gehilfen mehr.
reason-not-the-host = Keiner deiner Gehilfen ist Wirt der Dorfschänke.
reason-rider-closed = Der Reiter ist erst frei, wenn alle vier Fuhrwerke besetzt sind.
reason-own-helper = Dort steht dein eigener Gehilfe.
reason-placed-this-round = Dieser Gehilfe kam erst in dieser Runde und kann nicht verdrängt werden.
reason-wagon-occupied = Verdrängt wird nur, wenn alle vier Fuhrwerke besetzt sind.
reason-not-your-helper = Dort steht kein Gehilfe von dir.
reason-tower-has-none = Davon liegt nichts auf dem Wehrturm.
reason-own-worker = Bei deinem eigenen Arbeiter kannst du nicht kaufen.
reason-no-such-worker = Dieser Arbeiter wird in dieser Runde nicht gespielt.
reason-bought-already = An diesen Arbeiter hast du dich schon gewandt.
reason-not-on-the-card = Davon liegt nichts auf der Karte.
reason-no-taler = Du hast keinen Taler.
reason-already-stands = { $thing }: Das steht schon.
reason-take-the-first = Ein gleiches Bauwerk wird schon angeboten.
reason-cannot-pay = { $thing }: Das kannst du nicht genau und mit drei Sorten bezahlen.
reason-nothing-erected = Gehilfen darfst du nur einsetzen, wenn du in dieser Runde gebaut hast.
reason-not-open = Dieses Bauwerk steht noch nicht.
reason-place-occupied = Dieser Platz ist besetzt.
reason-too-expensive = Das ist zu teuer: Du hast { $owned } Taler.
reason-same-building = In einer Runde müssen deine Gehilfen in verschiedene Bauwerke.
reason-not-in-pile = Diese Karte ist nicht unter deinen gespielten.
reason-not-owned = Das hast du nicht.
reason-too-much = So viel Silber nimmt die Bezahlung nicht auf.
reason-no-worker-card = Diesen Arbeiter hast du nicht.
reason-not-on-maiden = Davon liegt nichts auf der Karte.
