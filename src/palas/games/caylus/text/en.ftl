# Caylus, English.

castle = Castle
royal-favour = Royal favour
no-goods = nothing
and = {" and "}

phase-1 = Income
phase-2 = Placing workers
phase-3 = Special buildings
phase-4 = The provost
phase-5 = Buildings
phase-6 = Building the castle
phase-7 = End of the round

good-money = deniers
good-food = food
good-wood = wood
good-stone = stone
good-cloth = cloth
good-gold = gold
good-any = any cube
good-basic = any cube but gold
good-pp = prestige points
good-favour = royal favours

amount-money = { $amount ->
    [one] 1 denier
   *[other] { $amount } deniers
}
amount-food = { $amount } food
amount-wood = { $amount } wood
amount-stone = { $amount } stone
amount-cloth = { $amount } cloth
amount-gold = { $amount } gold
amount-any = { $amount ->
    [one] 1 cube of any kind
   *[other] { $amount } cubes of any kind
}
amount-basic = { $amount ->
    [one] 1 cube (not gold)
   *[other] { $amount } cubes (not gold)
}
amount-pp = { $amount ->
    [one] 1 prestige point
   *[other] { $amount } prestige points
}
amount-favour = { $amount ->
    [one] 1 royal favour
   *[other] { $amount } royal favours
}

points-short = PP

source-start = Start
source-visitors = Workers of others in own buildings
source-craft_buildings = Wood and stone buildings
source-prestige_buildings = Prestige buildings
source-residences = Residences
source-trade = Church, tailor, jeweller
source-castle = Castle
source-favours = Royal favours
source-losses = Losses
source-goods = Gold, cubes and deniers at the end
section-scoring = { $section }

option-simple_favours = Simple favours
option-simple_favours-help = No favour table: every royal favour is worth 3 prestige points.
option-jeweller = Jeweller
option-jeweller-help = One more stone building: gold for prestige points.
option-lawyer_3pp = Later lawyer
option-lawyer_3pp-help = Building the lawyer scores 3 prestige points, as in later printings.
option-castle_full_lenient = Lenient full castle
option-castle_full_lenient-help = Once the castle has no room left, nobody loses points for building nothing.

spaces-forward = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} forward
spaces-back = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} back
on-space = { $name } (space { $space })

kind-fixed-short = fix
kind-neutral-short = ntl
kind-wood = Wood buildings
kind-stone = Stone buildings
kind-prestige = Prestige buildings

short-money = D
short-food = F
short-wood = W
short-stone = S
short-cloth = C
short-gold = G
short-any = □
short-basic = ▨
short-pp = PP
short-favour = ✶
short-price = −{ $price } D
short-pass = bridge { $space }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } D
}
short-stables = place { $space }
short-castle = build, no. { $space }
short-beyond = { $spaces } past the provost
short-provost = to space { $space }{ $price ->
    [0] {""}
   *[other] , { $price } D
}
short-row = column { $column }: { $effects }
short-batch = { $points } PP, { $section }
short-no-batch = −{ $points } PP: you have handed in nothing

effect-gate = go on later
effect-merchants_guild = provost ±3
effect-stables = turn order
effect-inn = later 1 D each
effect-castle = build the castle
effect-build-wood = build wood
effect-build-stone = build stone
effect-build-prestige = build prestige
effect-residence = residence, { $bundle }
effect-income = +{ $money } D each round

sketch-head = Round { $round } · { $phase }
sketch-over = The game is over
sketch-order = Turn order
sketch-bailiff = ● Bailiff { $bailiff }  ○ Provost { $provost }
sketch-people = Players
sketch-workers = workers
sketch-income = income
sketch-residences = ⌂
sketch-built = built
sketch-scored-on = scored
sketch-scored = done
sketch-houses = houses
sketch-favours = Favours
sketch-simple-favours = Every royal favour scores { $points } PP.
sketch-closed = closed
sketch-bridge = Passed
sketch-free = { $many ->
    [0] free
   *[other] to { $last } free
}
sketch-signs = ✶ royal favour|⌂A building of A|fix fixed building|ntl neutral building|[A] worker or marker of A|◆ scoring space, ◇ scored|(3) column still closed|● bailiff, ○ provost: what lies beyond does not work|▶ whose turn it is|▸ section that is built now|□→4D gives for gets|±3 up to three spaces either way

supply-building = Building
supply-cost = Cost
supply-reward = Scores
supply-effect = Does

ask-place = Place a worker or pass. You have { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
} and { $owned ->
    [one] 1 denier
   *[other] { $owned } deniers
}; a place costs { $price }.
ask-gate = The gate: where does your worker go?
ask-guild = Merchants' guild: move the provost, who stands on { $provost } (bailiff on { $bailiff })?
ask-joust = Joust field: pay for a royal favour?
ask-inn = The inn: does your worker stay?
ask-bribe = Bribe the provost, who stands on { $provost } (bailiff on { $bailiff }), a denier per space?
ask-production = { $place }: what do you take?
ask-owner_cube = Your { $tile } was used: which cube do you take?
ask-take_cube = Which cube do you take?
ask-give_cube = Which cube do you give?
ask-build_craft = { $place }: what do you build?
ask-build_prestige = { $place }: which prestige building?
ask-replace = Which of your residences becomes the { $tile }?
ask-transform = { $place }: which building becomes your residence?
ask-trade = { $place }: do you trade?
ask-batch = The castle: hand in a batch?
ask-favour_row = A royal favour: which row?
ask-favour_effect = { $row }, column { $column }: which effect do you use?

act-pass = Pass
act-decline = Decline
act-stop = Stop building
act-stay = Stay
act-withdraw = Take the worker back
act-place = { $name }
act-provost = { $direction ->
    [forward] Provost { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } forward
   *[back] Provost { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } back
}
act-provost-stays = Leave the provost where he is
act-build = Build: { $name }
act-transform = { $name } becomes a residence
act-replace = The residence on space { $name }
act-give = Give { $name }
act-take = Take { $name }
act-gain = { $name }
act-trade = { $pay } for { $get }
act-row = { $name }
act-column = Column { $name }
act-batch = A batch: { $name }

event-laid = The { $tile } is laid on space { $space }.
event-ordered = { $seat } is number { $place_in_order } in the turn order and starts with { $money ->
    [one] 1 denier
   *[other] { $money } deniers
}.
event-phase = Round { $round }, phase { $number }: { $phase }.
event-income = { $seat } receives { $money ->
    [one] 1 denier
   *[other] { $money } deniers
} of income.
event-placed = { $seat } places a worker at the { $place } for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}.
event-passed = { $seat } passes{ $bonus ->
    [0] {" "}and takes space { $passing_space } of the bridge.
    [one] , takes space { $passing_space } of the bridge and receives 1 denier.
   *[other] , takes space { $passing_space } of the bridge and receives { $bonus } deniers.
}
event-scored = { $seat } scores { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} ({ $source }).
event-lost = { $seat } { $points ->
    [0] has no prestige points to lose.
    [one] loses 1 prestige point.
   *[other] loses { $points } prestige points.
}
event-activates = { $seat } uses the { $place }.
event-idle = { $seat } can do nothing at the { $place }.
event-moved = { $seat } sends the worker from the gate to the { $place }.
event-withdrew = { $seat } takes back the worker from the { $place }.
event-stabled = Stables: { $seat } is now number { $place_in_order } in the turn order.
event-lodged = { $seat } moves into the right circle of the inn.
event-stayed = { $seat } stays at the inn.
event-provost = { $seat } moves the provost { $offset } to space { $space }{ $price ->
    [0] .
    [one] {" "}for 1 denier.
   *[other] {" "}for { $price } deniers.
}
event-gained = { $seat } receives { $goods }.
event-gave = { $seat } pays { $goods }.
event-trades = { $seat } trades { $thing }.
event-built = { $seat } builds the { $tile } on space { $space }.
event-claimed = { $seat } has paid for the { $tile } on space { $space }; it becomes a residence once the worker has left.
event-transformed = The { $tile } on space { $space } becomes a residence of { $seat }.
event-unused = { $seat } takes back the worker from the { $place }, beyond the provost.
event-house = { $seat } builds a part of the { $section } with { $batch }.
event-no_batch = { $seat } hands in no batch.
event-best_builder = { $seat } has handed in the most batches: { $batches }.
event-favour = { $seat } wins { $favours ->
    [one] a royal favour
   *[other] { $favours } royal favours
}.
event-favour_lost = { $seat } has used every row in this phase: the favour is lost.
event-row = { $seat } chooses the row { $row }; the marker stands in column { $column }.
event-column = { $seat } uses column { $column } of the row { $row }.
event-bailiff = The bailiff moves to space { $space }, and the provost joins him.
event-scoring = The scoring of the { $section } begins.
event-over = The game is over.

reason-no-worker-left = You have no worker left.
reason-too-expensive = The { $place } costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}, and you have { $owned }.
reason-occupied = The { $place } has no free place.
reason-already-there = One of your workers is at the { $place } already.
reason-stables-closed = The stables are closed in a game for two.
reason-not-for-workers = The { $place } takes no workers.
reason-not-on-the-road = The { $place } does not stand on the road.
reason-not-the-gate = From the gate the worker must go somewhere else.
reason-off-the-road = The provost must stay on the road.
reason-no-money = That costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}, and you have { $owned }.
reason-tile-gone = { $thing }: that tile is not in the supply.
reason-road-full = The road is full.
reason-cannot-pay = { $thing }: you cannot pay { $price }.
reason-no-residence = A prestige building needs a residence of your own to replace.
reason-not-your-residence = No residence of yours stands there.
reason-not-transformable = The { $place } can never become a residence.
reason-not-your-building = The { $place } is not yours.
reason-already-claimed = The { $place } is about to become a residence already.
reason-no-such-cube = You have no such cube.
reason-castle-full = The castle has no room left.
reason-no-batch = You do not have these three cubes.
reason-row-used = You have used this row in this phase already.
reason-column-not-reached = Your marker has not reached that column.
reason-no-effect-there = That effect can do nothing for you now.
reason-take-the-first = An equal tile is offered already: { $thing }.
reason-misfit-build_craft-build = That is not built here: a carpenter builds wood buildings, a mason stone buildings.
reason-misfit-build_prestige-build = Only a prestige building is built here.
reason-misfit-favour_effect-column = Columns count from 1 to the one of your marker.
reason-misfit-give_cube-give = The building does not take that: money is no cube, and gold counts only where the white cube is shown.
reason-misfit-take_cube-take = That is not to be had here: only food, wood, stone or cloth, never gold or money.
reason-misfit-owner_cube-take = You take one of the kinds that your building produces.
reason-misfit-joust-trade = The joust field knows one trade only: 1 denier and 1 cloth for a favour.
reason-misfit-production-gain = This building does not produce that.
reason-misfit-replace-replace = The road has no such space.
reason-misfit-trade-trade = The building does not offer that trade.

# What statistics say about finished games.
fact-rounds = Rounds
fact-end = Ended by
fact-end-bailiff = the bailiff
fact-end-castle = the finished castle
fact-building = Buildings of players that stand at the end

# The chapters of the rules (palas rules caylus).
rules-section-V = Vocabulary
rules-section-15 = Decision points
rules-section-16 = Building tables
rules-section-X = Worked examples
rules-section-Q = Open questions and rulings
rules-section-C = Cross-check of numbers
rules-section-P = Provenance

## The board

board-road = Road
board-special = Special buildings
board-bridge = Bridge
board-price-now = price now
board-order = Turn order
board-round = Round { $round }
board-supply = Supply
board-supply-hint = what can be built: effect, cost, prestige points
board-builders = Builders
board-batch = 1 food + 2 other kinds = 1 part
board-no-part = no part: { $points }
board-most-parts = most parts: a favour
board-next-building = next building
board-income = income
board-each-favour = Every royal favour is worth { $points } prestige points.
board-closed = closed with two players
board-or = {" or "}

board-kind-fixed = Printed on the road
board-kind-neutral = Neutral building
board-kind-wood = Wood building
board-kind-stone = Stone building
board-kind-residential = Residential building
board-kind-prestige = Prestige building
board-pile-wood = Wood
board-pile-stone = Stone
board-pile-residential = Homes
board-pile-prestige = Prestige
board-row-prestige = Prestige
board-row-money = Deniers
board-row-cubes = Cubes
board-row-buildings = Buildings

board-do-gain = Receive { $get }.
board-do-trade = Give { $options }.
board-do-trade-one = { $pay } for { $get }
board-do-build = Build: { $kind }{ $discount ->
    [none] .
   *[other] , for { $discount } less.
}
board-do-transform = Turn a neutral building or one of yours into your residence: { $pay } for { $get }.
board-do-nothing = No effect.
board-do-gate = The worker goes to any free place at no cost.
board-do-provost = Move the provost up to { $most } spaces forward or back.
board-do-stables = Whoever stands here comes first in turn order.
board-do-inn = From the next round on, every worker you place costs you { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}.
board-do-castle = Hand in batches of cubes and build parts of the castle.
board-do-pass = the next to pass comes here
board-do-income = Income every round: { $amount }.
board-do-points = Scores { $points } when built.
board-do-visitor = A worker of somebody else gives the owner { $points }.
board-do-owner-cube = If somebody else uses it, the owner takes 1 of its cubes.
board-cost = Cost: { $cost }.

board-space = Space { $space }
board-empty-space = Space { $space }: nothing stands here yet
board-belongs = Belongs to { $name }
board-free = free
board-taken = { $name } has a worker here
board-will-be = Becomes a residence of { $name }
board-you-pay = You pay { $price }
board-beyond = Beyond the provost: not used unless he moves forward
board-scores-section = When the bailiff reaches this space, this is scored: { $section }
board-provost-here = The provost stands here
board-provost-does = The provost stands here: buildings up to him are used, those beyond him are not.
board-bailiff-here = The bailiff stands here
board-bailiff-does = The bailiff stands here: at the end of the round he goes 1 space on, 2 if the provost is ahead of him; then the provost comes to him.
board-section-parts = { $built } of { $parts } parts are built, { $points } prestige points each
board-section-scored = scored
board-section-houses = { $name }: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} ({ $points })
board-section-none = no house: { $points } prestige points
board-section-favours = { $houses } houses: { $favours }
board-favour-cell = { $row }, column { $column }
board-favour-locked = Opens after a section of the castle has been scored
board-favour-markers = Markers here: { $names }
board-favour-row = Row { $row }
board-favour-goes = A favour moves the marker one column on and brings what stands there or before it.
board-favour-stands = { $name }: { $column ->
    [0] before column 1
   *[other] column { $column }
}
board-bridge-place = Bridge, arch { $place }
board-bridge-now = a worker costs { $price } now
board-passed = { $name } has passed
board-order-serves = Workers are placed in this order; the stables change it.
board-place-in-order = Place { $place }: { $name }
board-in-supply = In the supply
board-not-in-supply = No longer in the supply
board-count = { $count } left
board-title = The board of Caylus, round { $round }

# the page of all buildings
cards-special = Special buildings
cards-fixed = Printed on the road
cards-neutral = Neutral buildings
cards-wood = Wood buildings
cards-stone = Stone buildings
cards-residential = Residential buildings
cards-prestige = Prestige buildings
cards-brings = brings
cards-costs = costs

# The symbols with name and meaning (player's book, player aid).
symbols-goods = Cubes
symbol-food = Food
symbol-food-about = part of every batch
symbol-wood = Wood
symbol-wood-about = for wood buildings
symbol-stone = Stone
symbol-stone-about = for stone and prestige buildings
symbol-cloth = Cloth
symbol-cloth-about = for lawyer, joust, church
symbol-gold = Gold
symbol-gold-about = worth 3 points at the end
symbol-any = White cube
symbol-any-about = any cube, gold included
symbol-basic = Coloured cube
symbol-basic-about = any cube but gold
symbols-worth = Money and points
symbol-denier = Denier
symbol-denier-about = the money
symbol-pp = Prestige point
symbol-pp-about = most of them win
symbol-favour = Royal favour
symbol-favour-about = use a row of the table
symbols-people = Figures
symbol-worker = Worker
symbol-worker-about = one per building
symbol-worker_free = Worker who goes on
symbol-worker_free-about = from the gate to a free space
symbol-provost = Provost
symbol-provost-about = used up to here
symbol-bailiff = Bailiff
symbol-bailiff-about = counts the time
symbols-crafts = Building
symbol-carpenter = Carpenter
symbol-carpenter-about = builds a wood building
symbol-mason = Mason
symbol-mason-about = builds a stone building
symbol-architect = Architect
symbol-architect-about = builds a prestige building
symbol-building = Building
symbol-building-about = its colour tells the kind
symbol-next = Next building
symbol-next-about = the next one stands here
symbols-places = Places and marks
symbol-gate = Gate
symbol-gate-about = the worker goes on
symbol-stables = Stables
symbol-stables-about = to the front of the order
symbol-inn = Inn
symbol-inn-about = every worker costs 1
symbol-castle = Scoring
symbol-castle-about = on this space of the road
symbol-locked = Locked
symbol-locked-about = opens with the castle
symbol-scored = Scored
symbol-scored-about = this section is done

# How it is played, in four steps, for somebody who was invited
step-1 = Place your workers
step-1-about = In turn, everybody puts workers on buildings. Each costs a denier, and more once others have passed.
step-2 = The provost decides
step-2-about = Only buildings up to the provost work. Pay to move him, for yourself or against the others.
step-3 = Build along the road
step-3-about = Whoever works in your house brings you a point. Blue buildings bring many at once.
step-4 = Give to the castle
step-4-about = Hand in three different goods for a part of the castle. Whoever builds most wins the king's favour.

order-left_inn = Take the left place in the inn as soon as it is free, for 1 denier at most
order-stay_inn = Stay in the inn whenever I may
order-pass = Pass when I cannot place any more
order-no_bribe = Leave the provost where he stands when I may bribe him
