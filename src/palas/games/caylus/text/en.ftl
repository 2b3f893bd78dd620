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

option-simple_favours = Simple favours
option-simple_favours-help = No favour table: every royal favour is worth 3 prestige points.
option-jeweller = Jeweller
option-jeweller-help = One more stone building: gold for prestige points.
option-lawyer_3pp = Later lawyer
option-lawyer_3pp-help = Building the lawyer scores 3 prestige points, as in later printings.
option-castle_full_lenient = Lenient full castle
option-castle_full_lenient-help = Once the castle has no room left, nobody loses points for building nothing.

ask-place = Place a worker ({ $workers } left, a place costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}, you have { $owned }) or pass.
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

event-laid = { $tile } is laid on space { $space }.
event-ordered = { $seat } is number { $place_in_order } in turn order and starts with { $money } deniers.
event-phase = Round { $round }, { $phase }.
event-income = { $seat } receives { $money } deniers of income.
event-placed = { $seat } places a worker: { $place } ({ $price ->
    [one] 1 denier
   *[other] { $price } deniers
}).
event-passed = { $seat } passes as number { $passing_space }{ $bonus ->
    [0] .
   *[other] {" "}and receives { $bonus } denier.
}
event-scored = { $seat } scores { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} ({ $source }).
event-lost = { $seat } loses { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}.
event-activates = { $seat } uses { $place }.
event-moved = { $seat } moves the worker from the gate: { $place }.
event-withdrew = { $seat } takes the worker back: { $place }.
event-stabled = { $seat } is now number { $place_in_order } in turn order.
event-lodged = { $seat } lodges at the inn.
event-stayed = { $seat } stays at the inn.
event-provost = { $seat } moves the provost by { $offset } to space { $space } ({ $price ->
    [one] 1 denier
   *[other] { $price } deniers
}).
event-gained = { $seat } receives { $amount } { $good }.
event-gave = { $seat } gives { $amount } { $good }.
event-trades = { $seat } trades { $thing }.
event-built = { $seat } builds { $tile } on space { $space }.
event-claimed = { $seat } has paid for { $tile } on space { $space }; it becomes a residence once the worker has left.
event-transformed = { $tile } on space { $space } becomes a residence of { $seat }.
event-unused = { $seat } takes a worker home from beyond the provost: { $place }.
event-house = { $seat } builds in the { $section }. { $thing }.
event-no_batch = { $seat } hands in no batch.
event-best_builder = { $seat } has handed in most batches ({ $batches }).
event-favour = { $seat } wins { $favours ->
    [one] a royal favour
   *[other] { $favours } royal favours
}.
event-favour_lost = { $seat } has used every row in this phase: the favour is lost.
event-row = { $seat } chooses the row { $row }; the marker stands in column { $column }.
event-column = { $seat } uses { $row }, column { $column }.
event-bailiff = The bailiff moves to space { $space }, and the provost joins him.
event-scoring = The { $section } are scored.
event-over = The game is over.

reason-no-worker-left = You have no worker left.
reason-too-expensive = { $place } costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}, and you have { $owned }.
reason-occupied = { $place } is occupied.
reason-already-there = One of your workers is there already: { $place }.
reason-stables-closed = The stables are closed in a game for two.
reason-not-for-workers = { $place } takes no workers.
reason-not-on-the-road = { $place } is not on the road.
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
reason-not-transformable = { $place } can never become a residence.
reason-not-your-building = { $place } is not yours.
reason-already-claimed = { $place } will become a residence already.
reason-no-such-cube = You have no such cube.
reason-castle-full = The castle has no room left.
reason-no-batch = You do not have these three cubes.
reason-row-used = You have used this row in this phase already.
reason-column-not-reached = Your marker has not reached that column.
reason-no-effect-there = That effect can do nothing for you now.
reason-take-the-first = An equal tile is offered already: { $thing }.

# The chapters of the rules (palas rules caylus).
rules-section-V = Vocabulary
rules-section-1 = Components
rules-section-2 = Setup
rules-section-3 = State and round structure
rules-section-4 = Phase 1: income
rules-section-5 = Phase 2: placing workers
rules-section-6 = Phase 3: special buildings
rules-section-7 = Phase 4: the provost
rules-section-8 = Phase 5: activating buildings
rules-section-9 = Phase 6: building the castle
rules-section-10 = Phase 7: end of round and scoring
rules-section-11 = Royal favours
rules-section-12 = End of the game
rules-section-13 = Two players
rules-section-14 = Variants (off by default)
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
board-do-pass = The next to pass comes here.
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
board-bailiff-here = The bailiff stands here
board-section-parts = { $built } of { $parts } parts are built, { $points } prestige points each
board-section-scored = scored
board-section-houses = { $name }: { $houses }
board-section-none = no house: { $points } prestige points
board-section-favours = { $houses } houses: { $favours }
board-favour-cell = { $row }, column { $column }
board-favour-locked = Opens after a section of the castle has been scored
board-favour-markers = Markers here: { $names }
board-favour-row = Row { $row }
board-passed = { $name } has passed
board-place-in-order = Place { $place }: { $name }
board-in-supply = In the supply
board-not-in-supply = No longer in the supply
board-count = { $count } left
board-title = The board of Caylus, round { $round }
