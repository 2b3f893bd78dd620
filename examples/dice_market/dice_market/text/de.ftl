# Würfelmarkt, deutsch.

good-coins = Münzen
good-cards = Karten

good-salt = Salz
good-cloth = Tuch
good-wine = Wein
good-spice = Gewürz

option-rich = Reicher Anfang
option-rich-help = Alle beginnen mit doppelt so vielen Münzen.

ask-sell = Der Würfel zeigt { $die }. Welche Karte verkaufst du?
ask-buy = Kaufst du eine Karte für { $price } Münzen?

act-pass = nichts
act-buy = eine Karte kaufen
act-show = die Hand für eine Münze offenlegen
act-sell-salt = Salz verkaufen
act-sell-cloth = Tuch verkaufen
act-sell-wine = Wein verkaufen
act-sell-spice = Gewürz verkaufen

reason-no-such-card = Du hast kein { $good }.
reason-too-expensive = Eine Karte kostet { $price } Münzen.
reason-already-open = Deine Hand liegt schon offen.

event-rolled = Der Würfel zeigt { $die }.
event-drew = { $seat } zieht { $good }.
event-sold = { $seat } verkauft { $good } für { $coins } Münzen.
event-bought = { $seat } kauft eine Karte für { $coins } Münzen.
event-showed = { $seat } legt die Hand offen: { $salt } Salz, { $cloth } Tuch, { $wine } Wein, { $spice } Gewürz.
event-passed = { $seat } passt.
