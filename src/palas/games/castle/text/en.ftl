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

option-winter = Winter
option-winter-help = The winter game: six winter cards, five of which are turned up.

ask-choose_cards = Put { $cards ->
    [one] a card
   *[other] { $cards } cards
} face down ({ $rounds ->
    [one] the last round
   *[other] { $rounds } rounds left
}).
ask-equip_first = Which of your workers is equipped first?
ask-worker_first = Which of your workers comes first?
ask-load = Worker (stone): which piece do you take?
ask-trader = Trader: where do you send a helper?
ask-toll = You have no taler for the toll: which trader helper comes back?
ask-tower = Bricklayer: which kind do you take from the defence tower?
ask-buy = Stonemason: do you buy from a worker?
ask-sell = { $other } wants to buy your last piece ({ $good }): do you sell?
ask-build = { $card }: what do you build ({ $left ->
    [one] one more
   *[other] up to { $left }
})?
ask-payment = { $building }: how do you pay { $value }?
ask-silver = How much { $good } do you take for silver?
ask-helper = Place a helper ({ $left ->
    [one] one more
   *[other] up to { $left }
}, you have { $owned } talers)?
ask-helper_from = { $place }: where does the helper come from?
ask-plague = Plague: pay { $price ->
    [one] 1 taler
   *[other] { $price } talers
} or remove a played card?
ask-snowdrift = Snowdrift: pay { $price } talers or remove a worker?
ask-wall_breach = Wall breach: give stone for points (up to { $left })?
ask-courtship = Castle maiden: do you offer something?
ask-gift = Castle maiden: what do you take?
ask-market = Market: how many talers do you turn into points?
ask-palace = Palace: which piece do you turn into points (up to { $left })?

act-decline = Nothing
act-stop = Done
act-pay = Pay talers
act-sell = Sell
act-refuse = Refuse
act-from-stock = From the stock
act-from-inn = The host of the village inn
act-from-wagon = From the { $name }
act-play = { $name }
act-first = { $name } first
act-discard = Remove { $name }
act-take = Take { $name }
act-offer = Offer { $name }
act-turn = Give { $name }
act-turn-silver = Give a silver bar for { $name }
act-send = To the { $name }
act-send_host = The host of the inn to the { $name }
act-back = From the { $name }
act-buy = { $name } from player { $number } ({ $card })
act-build = Build: { $name }
act-payment = { $name }
act-silver = { $bars ->
    [0] No silver for { $name }
    [one] 1 silver bar for { $name }
   *[other] { $bars } silver bars for { $name }
}
act-helper = { $name }
act-convert = { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}

event-start_player = { $seat } is the first start player.
event-round = { $rounds ->
    [one] The last round begins.
   *[other] { $rounds } rounds are left.
} { $seat } is start player and takes { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-shows = { $seat } shows: { $card }.
event-loaded = { $card } of { $seat } is equipped with { $amount } { $good }.
event-resolves = { $seat }: { $card }.
event-talers = { $seat } receives { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-toll = { $seat } pays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} of toll at the village inn.
event-took_back = { $seat } takes the helper back from the { $wagon }.
event-displaced = { $seat } displaces the helper of { $other } at the { $wagon }.
event-sent = { $seat } sends a helper to the { $wagon }.
event-payout = { $seat } receives { $amount } { $good } from the wagons; { $duty } goes to the defence tower.
event-took = { $seat } takes { $amount } { $good }.
event-bought = { $seat } buys 1 { $good } from a worker of { $other }.
event-refused = { $seat } does not sell the last piece to { $other }.
event-erected = { $seat } erects: { $building }.
event-placed = { $seat } places a helper: { $place } ({ $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}).
event-cards_home = { $seat } takes all played cards back.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-winter_card = A winter card is turned up: { $winter_card }.
event-removed_card = { $seat } removes a card from the game: { $card }.
event-paid = { $seat } pays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}.
event-mended = { $seat } gives 1 stone for the wall.
event-offered = { $seat } courts the castle maiden with 1 { $good }.
event-no_suitor = { $seat } does not court the castle maiden.
event-maiden_leaves = Nobody courts the castle maiden; she leaves.
event-maiden_won = { $seat } wins the castle maiden.
event-converted = { $seat } turns { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} into points.
event-turned = { $seat } turns 1 { $good } into points.
event-final = The final scoring begins.
event-over = The game is over.

reason-not-in-hand = You do not have that in your hand: { $thing }.
reason-master-builder-too-early = With all your cards in hand you may not choose the master builder.
reason-sold-out = That is sold out.
reason-no-helper = You have no helper left.
reason-not-the-host = No helper of yours is host of the village inn.
reason-rider-closed = The rider is open only when all four wagons are occupied.
reason-own-helper = Your own helper stands there.
reason-placed-this-round = That helper was placed in this round and cannot be displaced.
reason-wagon-occupied = Helpers can be displaced only when all four wagons are occupied.
reason-not-your-helper = No helper of yours stands there.
reason-tower-has-none = The defence tower has none of that.
reason-own-worker = You cannot buy from your own worker.
reason-no-such-worker = That worker is not played in this round.
reason-bought-already = You have turned to that worker already.
reason-not-on-the-card = There is none of that on the card.
reason-no-taler = You have no taler.
reason-already-stands = { $thing }: it stands already.
reason-take-the-first = An equal building is offered already.
reason-cannot-pay = { $thing }: you cannot pay that exactly with three kinds.
reason-nothing-erected = You may place helpers only if you erected a building in this round.
reason-not-open = That building does not stand yet.
reason-place-occupied = That place is occupied.
reason-too-expensive = That is too expensive: you have { $owned } talers.
reason-same-building = In one round your helpers must go to different buildings.
reason-not-in-pile = That card is not among your played cards.
reason-not-owned = You do not have that.
reason-too-much = That is more silver than the payment can take.
reason-no-worker-card = You do not have that worker.
reason-not-on-maiden = There is none of that on the card.
