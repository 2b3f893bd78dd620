# A Castle for All Seasons, English.

and = {" and "}
place-in = { $building }
place-of = { $building }, fee { $fee }

good-sand = sand
good-wood = wood
good-clay = clay
good-stone = stone
good-silver = silver
good-taler = taler

amount-sand = { $amount } sand
amount-wood = { $amount } wood
amount-clay = { $amount } clay
amount-stone = { $amount } stone
amount-silver = { $amount } silver
amount-taler = { $amount ->
    [one] 1 taler
   *[other] { $amount } talers
}

wagon-wagon_sand = sand wagon
wagon-wagon_wood = wood wagon
wagon-wagon_clay = clay wagon
wagon-wagon_stone = stone wagon
wagon-rider_silver = silver rider

# A thing inside a sentence: somebody shows, erects, removes it.

the-messenger = the messenger
the-trader = the { $name }
the-bricklayer = the { $name }
the-stonemason = the { $name }
the-worker = the { $name }
the-master = the { $name }
the-keep = the { $name }
the-tavern = the { $name }
the-gate_large = the large gate
the-gate_small = the small gate
the-stable = the { $name }
the-servants = the { $name }
the-palace = the { $name }
the-well = the { $name }
the-tower = a { $name }
the-house = a { $name }

into-keep = in the { $name }
into-tavern = in the { $name }
into-gate_large = in the large gate
into-gate_small = in the small gate
into-stable = in the { $name }
into-servants = in the { $name }
into-palace = in the { $name }
into-market = in the { $name }
into-smithy = in the { $name }
into-village_inn = as host in the { $name }
into-granary = in the { $name }

source-buildings = Buildings erected
source-master_builder = Master builder
source-keep = Keep
source-tavern = Tavern
source-gates = Gates
source-stable = Stable
source-servants = Servants' house
source-market = Market
source-palace = Palace
source-smithy = Smithy
source-granary = Granary
source-wall_breach = Wall breach
source-castle_maiden = Castle maiden
section-winter_card = Winter
section-final = Scoring
tie-break = The points are equal: what counts are the talers left, then the building points of the resources left.

option-winter = Winter
option-winter-help = The winter game: six winter cards, of which five are turned up in the course of the game.

ask-choose_cards = Put { $cards_wanted ->
    [one] a card
   *[other] { $cards_wanted } cards
} face down ({ $rounds ->
    [one] the last round
   *[other] { $rounds } rounds left
}).
ask-equip_first = Which of your workers is equipped first?
ask-worker_first = Which of your workers comes first?
ask-load = { $card }: which piece do you put on the card?
ask-trader = Trader: where do you send a helper?
ask-toll = You have no taler for the village inn: which trader helper do you take back?
ask-tower = Bricklayer: of which kind do you take everything from the defence tower?
ask-buy = Stonemason: do you buy from a worker ({ $price ->
    [one] 1 taler
   *[other] { $price } talers
} a piece, you have { $owned })?
ask-sell = { $buyer } offers { $price ->
    [one] 1 taler
   *[other] { $price } talers
} for the last piece on your worker ({ $good }): do you sell?
ask-build = { $card }: what do you build ({ $left ->
    [one] one more
   *[other] up to { $left }
})?
ask-payment = { $building }: { $silver ->
    [0] how do you pay { $value } building points?
   *[other] which payment of { $value } building points takes more silver?
}
ask-silver = { $building } ({ $payment }): how many silver bars for { $good } (you have { $owned })?
ask-helper = Do you place a helper ({ $left ->
    [one] one more
   *[other] up to { $left }
}, you have { $owned ->
    [one] 1 taler
   *[other] { $owned } talers
})?
ask-helper_from = { $place }: where does the helper come from?
ask-plague = Plague: pay { $price ->
    [one] 1 taler
   *[other] { $price } talers
} (you have { $owned }) or remove a card of your discard pile?
ask-snowdrift = Snowdrift: pay { $price ->
    [one] 1 taler
   *[other] { $price } talers
} (you have { $owned }) or remove a worker?
ask-wall_breach = Wall breach: do you give stone for { $points } points each (up to { $left }, you have { $owned })?
ask-courtship = Castle maiden: what do you offer?
ask-gift = Castle maiden: what do you take from the card?
ask-market = Market: how many talers do you turn into points (you have { $owned }; { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} for { $points ->
    [one] 1 point
   *[other] { $points } points
})?
ask-palace = Palace: which piece do you turn into points (up to { $left })?

act-decline = Nothing
act-stop = Done
act-pay = Pay talers
act-sell = Sell
act-refuse = Refuse
act-from-stock = A helper from the stock
act-from-inn = The host of the village inn
act-from-wagon = The helper at the { $name }
act-more_silver = Use more silver
act-play = { $name }
act-first = { $name } first
act-discard = Remove { $name }
act-take = Take { $name }
act-offer = Offer { $name }
act-turn = { $name }
act-turn-silver = 1 silver for { $name }
act-send = Helper to the { $name }
act-send_host = Host of the inn to the { $name }
act-back = The helper at the { $name }
act-buy = { $name } from player { $number } ({ $card })
act-build = { $name }
act-payment = { $name }
act-silver = { $bars ->
    [0] No silver for { $name }
    [one] 1 silver bar for { $name }
   *[other] { $bars } silver bars for { $name }
}
act-helper = { $name }
act-convert = { $talers ->
    [0] No talers
    [one] 1 taler
   *[other] { $talers } talers
}

event-stocked = Everybody begins with { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}, { $pieces } and { $helpers ->
    [one] 1 helper
   *[other] { $helpers } helpers
}.
event-tower_filled = In the defence tower lie { $pieces }.
event-start_player = { $seat } is the first start player.
event-round = { $rounds ->
    [one] The last round begins.
   *[other] There are { $rounds } rounds left.
} { $seat } is start player and takes { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-shows = { $seat } shows { $the_card }.
event-loaded = { $seat } equips the { $card } with { $pieces }.
event-resolves = { $seat } carries out { $the_card }.
event-talers = { $talers ->
    [0] The bank is empty; { $seat } receives nothing.
    [one] { $seat } receives 1 taler from the bank.
   *[other] { $seat } receives { $talers } talers from the bank.
}
event-toll = { $seat } pays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} to { $other }, the host of the village inn.
event-toll_kept = { $seat } lays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} on the village inn.
event-took_back = { $seat } takes the helper away from the { $wagon }.
event-displaced = { $seat } displaces the helper of { $other } at the { $wagon }.
event-sent = { $seat } sends a helper to the { $wagon }.
event-payout = { $amount ->
    [0] The defence tower gets { $duty } { $good } from the { $wagon }; nothing is left for { $seat }.
   *[other] { $seat } receives { $amount } { $good } from the { $wagon }; { $duty } { $good } goes to the defence tower.
}
event-wagon_empty = The { $wagon } is empty; { $seat } receives nothing.
event-emptied = { $seat } takes { $amount } { $good } from the defence tower.
event-took = { $seat } takes { $pieces } from the worker card.
event-bought = { $seat } buys 1 { $good } from a worker of { $other } for { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-refused = { $seat } does not sell the last piece ({ $good }) to { $other }.
event-erected = { $seat } erects { $the_building } for { $payment }{ $bars ->
    [0] .
    [one] , of which 1 piece comes from silver.
   *[other] , of which { $bars } pieces come from silver.
}
event-host_leaves = { $seat }'s host leaves the village inn.
event-placed = { $seat } places a helper { $into } for { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-inn_talers = { $seat } receives { $talers ->
    [one] the taler
   *[other] the { $talers } talers
} on the village inn.
event-cards_home = { $seat } takes all played cards back into hand.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-winter_card = A winter card is turned up: { $winter_card }.
event-removed_card = { $seat } removes { $the_card } from the game.
event-paid = { $seat } pays { $talers ->
    [0] nothing, having no taler.
    [one] 1 taler to the bank.
   *[other] { $talers } talers to the bank.
}
event-mended = { $bars ->
    [0] { $seat } gives 1 stone for the wall.
   *[other] { $seat } exchanges 1 silver and gives the stone for the wall.
}
event-offered = { $seat } courts the castle maiden and offers 1 { $good }.
event-no_suitor = { $seat } does not court the castle maiden.
event-maiden_leaves = Nobody courts the castle maiden; the card leaves the game.
event-maiden_won = { $seat } wins the castle maiden.
event-gift = { $seat } takes 1 { $good } from the castle maiden's card.
event-converted = { $seat } turns { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} into points at the market.
event-turned = { $seat } turns 1 { $good } into points in the palace.
event-turned_silver = { $seat } exchanges 1 silver and turns 1 { $good } into points in the palace.
event-final = The final scoring begins; helpers at wagons and rider go home.
event-over = The game is over.

reason-not-in-hand = Not in your hand: { $cards }.
reason-master-builder-too-early = With all your { $count } cards in hand you may not choose the master builder.
reason-sold-out = There is not enough { $good } in the supply.
reason-no-helper = You have no helper left for that.
reason-not-the-host = No helper of yours is host of the village inn.
reason-rider-closed = The rider is open only when all four wagons are occupied; { $free ->
    [one] one is free.
   *[other] { $free } are free.
}
reason-own-helper = Your own helper stands at the { $wagon } already.
reason-placed-this-round = The helper at the { $wagon } was placed in this round and cannot be displaced.
reason-wagon-occupied = The helper at the { $wagon } can be displaced only when all four wagons are occupied; { $free ->
    [one] one is free.
   *[other] { $free } are free.
}
reason-not-your-helper = No helper of yours stands at the { $wagon }.
reason-tower-has-none = There is no { $good } on the defence tower.
reason-own-worker = You cannot buy from your own worker.
reason-no-such-worker = That player does not show { $card } in this round.
reason-bought-already = You have already turned to this card ({ $card }); one piece per card is all.
reason-not-on-the-card = There is no { $good } on this card ({ $card }).
reason-no-taler = A piece costs { $price ->
    [one] 1 taler
   *[other] { $price } talers
}, and you have less.
reason-already-stands = { $building }: it stands already.
reason-take-the-first = { $building }: they are all alike; another one of them comes first.
reason-take-the-first-place = { $building }: its free places are alike; another one of them comes first.
reason-cannot-pay = { $building }: you cannot pay { $value } building points exactly with at least three kinds.
reason-nothing-erected = You may place helpers only if you have erected a building in this round.
reason-not-open = { $building }: it has not been erected yet.
reason-place-occupied = { $place }: a helper stands there already.
reason-too-expensive = That costs { $price ->
    [one] 1 taler
   *[other] { $price } talers
}; you have { $owned }.
reason-same-building = { $building }: in one round your helpers must go to different buildings.
reason-not-in-pile = { $card } is not in your discard pile.
reason-not-owned = You have no { $good }.
reason-too-much = At most { $most ->
    [one] 1 silver bar
   *[other] { $most } silver bars
} can be exchanged for { $good } here.
reason-no-worker-card = { $card } is neither in your hand nor in your discard pile.
reason-not-on-maiden = There is no { $good } on the castle maiden's card.
reason-pieces-missing = You lack { $heap }, and the silver ({ $owned }) or the supply does not make up for it.
reason-too-little = At least { $least ->
    [one] 1 silver bar
   *[other] { $least } silver bars
} must be exchanged for { $good }: you have no other pieces of it.
reason-no-more-silver = { $any ->
    [yes] No payment can take more silver than it needs.
   *[no] { $payment }: this payment can take no more silver.
}
reason-misfit-build-build = Only what has a template on the board can be erected.
reason-misfit-buy-buy = You can buy only from worker cards that others show in this round.
reason-misfit-choose_cards-play = Everybody plays exactly one card, with two players exactly two.
reason-misfit-equip_first-first = It is about your two workers of this round.
reason-misfit-worker_first-first = It is about your two workers of this round.
reason-misfit-load-take = Only sand, clay or wood of your choice go on this worker.
reason-misfit-market-convert = With one helper in the market only even amounts go (2 talers for 1 VP), and never more than you own.
reason-misfit-payment-pay = These pieces are not exactly the value in at least three kinds.
reason-misfit-plague-pay = The plague asks for talers, not for pieces.
reason-misfit-snowdrift-pay = The snowdrift asks for talers, not for pieces.
reason-misfit-snowdrift-discard = The snowdrift hits worker cards only.
reason-misfit-silver-silver = It is now about the bars that stand for another kind.
reason-misfit-tower-take = You take a kind of pieces from the defence tower.
reason-misfit-tower-stop = If something lies on the defence tower, you must take one kind of it.
reason-misfit-wall_breach-turn = The wall breach asks for stone and nothing else.
reason-misfit-gift-take = You take something that lies on the castle maiden's card.

# Shorthand for lists, the sketch and the board.
short-sand = Sa
short-wood = Wo
short-clay = Cl
short-stone = St
short-silver = Si
short-points = +{ $points } P
short-talers = { $talers ->
    [one] +1 taler
   *[other] +{ $talers } talers
}
short-fee = { $talers ->
    [one] −1 taler
   *[other] −{ $talers } talers
}
short-per-piece = +1 taler a piece
with-bars = { $text } ({ $bars } of it from silver)
short-build = { $value } building points → { $reward }
short-payout = { $heap } a payout
short-displaces = displaces player { $number }
short-lying = { $amount } there

for-reward = { $reward ->
    [taler_per_piece] talers
    [full_points] full points
    [half_points] half points
   *[several] points or talers
}
short-rate = { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} into { $points } P
does-messenger = +{ $talers } talers from the bank
does-trader = a helper to a wagon; all trader helpers are paid
does-bricklayer = one kind from the defence tower; up to { $buildings } buildings for { $reward }; { $helpers } helpers
does-stonemason = buys from workers ({ $price } taler each); up to { $buildings } buildings for { $reward }; { $helpers } helpers
does-worker = { $equip }; up to { $buildings } buildings for { $reward }
does-master = { $points } P for each building of the others; all cards back

scores-keep = { $points } P per empty place
scores-tavern = { $points } P per { $per ->
    [one] helper in the castle
   *[other] { $per } helpers in the castle
}
scores-gate = { $points } P per { $per ->
    [one] tower
   *[other] { $per } towers
}
scores-stable = { $points } P per { $per ->
    [one] house
   *[other] { $per } houses
}
scores-servants = { $points } P per { $per ->
    [one] template left
   *[other] { $per } templates left
}
scores-palace = { $pieces } pieces into points
scores-market = { $alone }; with both places { $both }
scores-smithy = { $points } P per { $per ->
    [one] silver bar in the smithy
   *[other] { $per } silver bars in the smithy
}
scores-granary = { $granary } P each with 1/2/3 helpers there
scores-village_inn = host: { $toll } taler from every trader

# The sketch for the terminal.
sketch-rounds = { $rounds ->
    [one] The last round
   *[other] { $rounds } rounds left
}
sketch-over = The game is over
sketch-start = Start player
sketch-bank = Bank { $talers }
sketch-people = Players
sketch-points = P
sketch-talers = T
sketch-helpers = helpers
sketch-cards = cards of the round
sketch-pile = played
sketch-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
sketch-wagons = Wagons
sketch-tower = Defence tower
sketch-smithy = Silver in the smithy: { $bars }
sketch-buildings = Castle
sketch-value = value
sketch-places = places (fee) → final scoring
sketch-stands = stands
sketch-built = { $built } of { $total } erected
sketch-hand = Your hand
sketch-chosen = face down
sketch-winter = Winter
sketch-winter-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
sketch-inn-talers = { $talers ->
    [one] 1 taler on it
   *[other] { $talers } talers on it
}
sketch-suitors = suitors
sketch-gone = removed
sketch-signs = P points|T talers|Sa sand 1|Wo wood 2|Cl clay 4|St stone 5|Si silver (for one of them)|[A] helper of A|[ ] free place|×4 pieces per payout, one of them to the defence tower|▶ whose turn it is|24 → 14 what it costs and brings

# The board.
board-title = The castle with { $rounds ->
    [one] one round left
   *[other] { $rounds } rounds left
}
board-castle = Castle
board-wagons = Wagons and rider
board-tower = Defence tower
board-rounds = Rounds
board-order = Order of play
board-winter = Winter cards
board-hand = Your cards
board-hand-note = faded: played
board-in-hands = still in hand
board-pairs = two cards a round: choose one, then the other
board-bank = bank { $talers }
board-stock = stock { $amount }
board-symbols = { $symbols } pieces a payout, one of them for the defence tower.
board-worth = { $value ->
    [0] Silver stands for any other piece when building.
   *[other] Each counts { $value } when building.
}
board-counts-now = Counts { $points } P as the castle stands now.
board-tower-tip = The bricklayer takes all pieces of one kind.
board-fresh = Placed in this round: cannot be displaced.
board-free = free
board-taken = helper of { $name }
board-stands = Erected.
board-unbuilt = Value { $value }, { $points } points.
board-half = Half points with a worker: { $points }.
board-unbuilt-label = { $name }, not erected, value { $value }
board-place-line = Fee { $fee }: { $scores }.
board-field = Round field { $field }
board-field-now = The current round; { $rounds ->
    [1] it is the last.
   *[other] { $rounds } rounds are left with it.
}
board-field-taler = The start player of that round takes the taler.
board-winter-mark = A winter card is turned up.
board-winter-pile = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
board-face-down = not turned up
board-card-village_inn = Every trader pays the host; without a host the taler stays here.
board-card-granary = Fewer helpers score more.
board-card-castle_maiden = Offer a piece or a taler each round; the last suitor wins.
board-start-player = Start player: { $name }
board-card-of = { $name }: { $card }
board-lies-on = On the card: { $goods }.
board-towers = Towers
board-houses = Houses
board-built = { $built } of { $total } erected
board-where-hand = In your hand.
board-where-chosen = face down
board-where-shown = shown
board-where-pile = played
board-where-gone = removed
board-rank-1 = { $talers } talers from the bank
board-rank-2 = helper to a wagon, then payout
board-rank-3 = tower pieces, { $buildings } builds for { $reward }
board-rank-4 = buys, { $buildings } builds for { $reward }
board-rank-5 = takes pieces, { $buildings } builds for { $reward }
board-rank-6 = { $points } points per rival build, cards back
board-line-keep = { $points } P per empty place
board-line-tavern = { $points } P per helper
board-line-gate = { $points } P per tower
board-line-stable = { $points } P/house
board-line-servants = { $points } P per template
board-line-palace = { $pieces } pieces become P
board-line-market = talers → P
board-line-smithy = { $points } P · silver { $bars }

# What statistics say about finished games.
fact-rounds = Rounds
fact-end = Ended by
fact-end-rounds = the last round field
fact-end-castle = the finished castle
fact-towers = Towers
fact-houses = Houses
fact-building = Other buildings erected

# The chapters of the rules (palas rules castle).
rules-section-0 = Names and ids
rules-section-16 = Decision points
rules-section-17 = Worked examples
rules-section-18 = Open questions and rulings
rules-section-19 = Provenance

# the page of all cards and buildings
cards-characters = Characters
cards-buildings = Buildings
cards-wagons = Wagons and rider
cards-winter = Winter cards
cards-does = does
cards-does-builds = builds
cards-does-helpers = places helpers
cards-does-pieces = takes pieces
cards-does-talers = takes talers
cards-helpers = places for helpers
cards-rank = Carried out as number { $rank }.
cards-standing = Stands from the start.
cards-payout = A payout brings { $own }; { $duty ->
    [0] nothing goes
    [one] 1 piece goes
   *[other] { $duty } pieces go
} to the defence tower.
cards-rider = Only when a helper stands at every wagon.
cards-timing-permanent = Stays to the end.
cards-timing-immediate_then_remove = Happens at once, then leaves the game.
cards-timing-until_won = Stays until somebody wins her.
cards-winter-village_inn = Every trader pays the host { $toll ->
    [one] 1 taler
   *[other] { $toll } talers
}. Without a host the talers stay here for the next one.
cards-winter-granary = Fewer helpers score more each.
cards-winter-plague = Give up a card of your pile, or pay 1 taler for each card in it.
cards-winter-wall_breach = Give up to { $stones } stone: { $points } points each.
cards-winter-castle_maiden = Each round offer a piece or a taler, or withdraw. The last suitor scores { $maiden }.
cards-winter-snowdrift = Give up a worker card, or pay { $tax ->
    [one] 1 taler
   *[other] { $tax } talers
}.

# The symbols with name and meaning (player's book, player aid).
symbols-goods = Pieces
symbol-sand = Sand
symbol-sand-about = worth 1
symbol-wood = Wood
symbol-wood-about = worth 2
symbol-clay = Clay
symbol-clay-about = worth 4
symbol-stone = Stone
symbol-stone-about = worth 5
symbol-silver = Silver
symbol-silver-about = exchange for any piece
symbols-worth = Money and points
symbol-taler = Taler
symbol-taler-about = fees and the stonemason
symbol-vp = Victory point
symbol-vp-about = most of them win
symbol-helper = Helper
symbol-helper-about = at a wagon or in a building
symbols-cards = Cards
symbol-messenger = Messenger
symbol-messenger-about = 8 talers
symbol-trader = Trader and market
symbol-trader-about = shares out the wagons
symbol-bricklayer = Bricklayer
symbol-bricklayer-about = builds for talers
symbol-stonemason = Stonemason, value
symbol-stonemason-about = builds for full points
symbol-worker = Worker
symbol-worker-about = brings pieces, half points
symbol-master_builder = Master builder
symbol-master_builder-about = takes the cards back
symbols-buildings = Buildings
symbol-tower = Tower and keep
symbol-tower-about = counts for the gates
symbol-house = House
symbol-house-about = counts for the stable
symbol-well = Well
symbol-well-about = without places
symbol-gate = Gate
symbol-gate-about = points per tower
symbol-tavern = Tavern
symbol-tavern-about = points per helper
symbol-stable = Stable and rider
symbol-stable-about = points per house; silver
symbol-servants = Servants' house
symbol-servants-about = points per template
symbol-palace = Palace
symbol-palace-about = pieces become points
symbol-smithy = Smithy
symbol-smithy-about = points per silver
symbols-marks = Marks
symbol-wagon = Wagon
symbol-wagon-about = brings its pieces
symbol-locked = Locked
symbol-locked-about = until all wagons are taken
symbol-winter = Winter
symbol-winter-about = a winter card is turned up

# How it is played, in four steps, for somebody who was invited
step-1 = Play a card in secret
step-1-about = All have the same eight cards. The lower the rank, the sooner it is carried out.
step-2 = Fetch what you need
step-2-about = Workers and traders bring sand, wood, clay, stone and silver from the wagons.
step-3 = Build together
step-3-about = Pay exactly the value of a building, in three kinds at least. Everybody's buildings make one castle.
step-4 = Leave helpers behind
step-4-about = Helpers in buildings count at the end: towers, houses, talers, whatever the building rewards.

order-tower_silver = As bricklayer, take the silver from the defence tower if there is any
order-sell = Sell the last piece on my worker when somebody pays for it
order-no_buy = As stonemason, buy nothing from workers
order-keep_talers = At the market, turn no talers into points
