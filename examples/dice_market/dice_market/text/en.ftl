# Dice Market, English.

good-coins = coins
good-cards = cards

good-salt = salt
good-cloth = cloth
good-wine = wine
good-spice = spice

option-rich = Rich start
option-rich-help = Everybody begins with twice the coins.

ask-sell = The die shows { $die }. Which card do you sell?
ask-buy = Do you buy a card for { $price } coins?

act-pass = nothing
act-buy = buy a card
act-show = lay the hand open for one coin
act-sell-salt = sell salt
act-sell-cloth = sell cloth
act-sell-wine = sell wine
act-sell-spice = sell spice

reason-no-such-card = You have no { $good }.
reason-too-expensive = A card costs { $price } coins.
reason-already-open = Your hand is open already.

event-rolled = The die shows { $die }.
event-drew = { $seat } draws { $good }.
event-sold = { $seat } sells { $good } for { $coins } coins.
event-bought = { $seat } buys a card for { $coins } coins.
event-showed = { $seat } lays the hand open: { $salt } salt, { $cloth } cloth, { $wine } wine, { $spice } spice.
event-passed = { $seat } passes.
