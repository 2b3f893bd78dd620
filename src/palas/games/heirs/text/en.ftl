# The Two Heirs, English.

mode-two = two players
mode-solo = alone against Heinrich

start-tile = start tile

side-white = white
side-blue = blue
terrain-green = green
terrain-yellow = yellow
terrain-gray = gray
terrain-any = any
resource-wood = wood
resource-grain = grain
resource-stone = stone
amount = { $amount } { $resource }
and = { $most } and { $last }
nothing = nothing

line-row = row
line-column = column
pattern-orthogonal = straight
pattern-diagonal = diagonal
with-road = with a road
without-road = without a road

# A tile inside a sentence; the genders are those of the German names.
the-tile = { $gender ->
   *[other] the { $terrain } { $name }
}
gender-tavern = f
gender-market = m
gender-pilgrimage = f
gender-robber_castle = f
gender-mill = f
gender-mine = f
gender-cowshed = m
gender-bakery = f
gender-smithy = f
gender-hut = f
gender-field_camp = n
gender-farm = m
gender-sawmill = n
gender-quarry = m
gender-trading_post = m
gender-cathedral = f
gender-siege_tower = m
gender-fortress = f
gender-basketry = f
gender-pottery = f
gender-cooperage = f
gender-guild_house = n
gender-watchtower = m
gender-garrison = f

troop-0 = first troop
troop-1 = second troop
troop-2 = follower troop

treasure-vertical = { $needed } { $terrain } { $needed ->
    [one] tile
   *[other] tiles
} in the column
treasure-horizontal = { $needed } { $terrain } { $needed ->
    [one] tile
   *[other] tiles
} in the row
treasure-pattern = { $colour ->
    [any] { $needed } tiles
   *[other] { $needed } { $terrain } tiles
}: { $fields }
field-N = above
field-NE = upper right
field-E = right
field-SE = lower right
field-S = below
field-SW = lower left
field-W = left
field-NW = upper left

option-sets = Sets
option-sets-help = Which three of the six sets of buildings are in play.
option-score_roads = Score roads
option-score_roads-help = Roads are scored at the end; without them a first game for two is easier. Against Heinrich they always count.
option-colour = Colour
option-colour-help = The colour you play alone against Heinrich.
option-colour-white = White
option-colour-blue = Blue
option-level = Level
option-level-help = How strong Heinrich is when you play alone.
option-level-1 = Heinrich the Poor
option-level-2 = Heinrich the Brave
option-level-3 = Heinrich the Hammer

source-roads = Roads
source-best_buildings = { $doubled ->
    [one] The best building once more
    [3] The three best buildings once more
   *[other] The { $doubled } best buildings once more
}
source-treasures = Treasures
section-stack_empty = Stack empty
tie-break = The points are equal: what counts are the troops in the reserve.
goal-points = More points than Heinrich
goal-treasures = Treasures won
good-tiles = Tiles in hand
good-reach = Reach
good-timber = Access to wood
good-grain = Access to grain
good-stone = Access to stone
good-heinrich = Heinrich's points

ask-turn = { $may_take ->
    [yes] Your turn: take a tile, build, extend, move troops
    [again] Take one more tile, build, extend, move troops
   *[no] Build, extend, move troops, or end your turn
}. You have access to { $access }{ $discounts ->
    [0] {""}
    [one] {" "}and pay 1 resource less
   *[other] {" "}and pay { $discounts } resources less
}.
ask-build_at = Where do you build { $the_tile }?
ask-extend_at = Where do you lay { $the_tile } as open terrain?
ask-move = Where does your { $troop } go?
ask-siege = Your siege towers press { $the_tile } on { $cell }: destroy it or spare it?
ask-discard = At most { $limit } tiles may stay in your hand: which one leaves the game?

act-end = End the turn
act-withdraw = Back to the reserve
act-destroy = Destroy
act-spare = Spare
act-take = Take the tile of slot { $slot }
act-take-tile = Take: { $name }
act-build = Build: { $name }
act-extend = Lay as open terrain: { $name }
act-discard = Out of the game: { $name }
act-camp = Turn the camp over: { $name }
act-troop = Move: { $name }
act-at = On { $name }

choice-slot = slot { $slot }
choice-cost = costs { $cost }
choice-less = costs { $cost }, { $less } of it waived
choice-terrain = becomes open terrain, { $terrain }
choice-camp = take one more tile; the camp no longer counts
choice-reach = reach { $reach }
choice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
choice-reserve = in the reserve
choice-open = open terrain, { $terrain }
choice-own = own: { $name }
choice-foreign = enemy's: { $name }

effect-fixed = { $own }
effect-line_tiles = { $own }, and { $each } per tile in the { $line }, at most { $cap } each way
effect-adjacent_tiles = { $own }, and { $each } per tile beside it
effect-longest_road = { $each } per tile of the longest road
effect-longest_road-least = { $each } per tile of the longest road, at least { $own }
effect-adjacent_enemy_buildings = { $own }, and { $each } per enemy building beside it
effect-terrain_area = { $own }, and { $each } per tile of the adjoining { $terrain } area
effect-own_buildings_on_terrain = { $own }, and { $each } per other own building on { $terrain } ground
effect-extra_take_once = once take one more tile, else { $own }
effect-produce = access to { $amount } { $resource }
effect-own_buildings_of_type = { $each } per own building: { $types }
effect-destroy_pair = { $needed ->
    [one] one of them beside an enemy building may destroy it
    [2] two of them beside an enemy building may destroy it
   *[other] { $needed } of them beside an enemy building may destroy it
}
effect-own_buildings_of_types = { $each } per own building: { $types }
effect-terrain_pairs = { $each } per pair { $pair } on its four fields ({ $pattern })
effect-upgrade_craft = { $more } more per pair: { $types }
effect-line_same_terrain = { $own }, and { $each } per { $terrain } tile in the { $line }
effect-diagonal_buildings = { $each } on the diagonals per building: { $types }

# What statistics say about finished games.
fact-buildings = Buildings at the end
fact-open_terrain = Open terrain at the end
fact-building = Buildings that stand at the end
fact-lead = Lead over Heinrich
fact-treasures = Treasures left to Heinrich

# The chapters of the rules (palas rules heirs).
rules-section-0 = Names and ids
rules-section-11 = Decisions
rules-section-13 = Worked examples
rules-section-14 = Open questions and rulings
rules-section-15 = Provenance

# The board in text.
sketch-over = The game is over
sketch-turn = { $name } to play
sketch-stack = Stack { $pile }, on top { $top }
sketch-stack-empty = Stack empty
sketch-treasures = Treasures in the pile: { $pile }
sketch-people = Heirs
sketch-points = points
sketch-reach = reach
sketch-wood = W
sketch-grain = G
sketch-stone = S
sketch-hand = hand
sketch-slot = slot
sketch-reserve = Royal reserve from the shield ◆ ({ $side })
sketch-reached = reached by
sketch-green = gn
sketch-yellow = ye
sketch-gray = gr
sketch-supply = Not seen yet
sketch-cost = cost
sketch-effect = effect
sketch-signs = W G S wood, grain, stone|(gn) (ye) (gr) open terrain green, yellow, gray|A white, B blue|A1 A2 A* troops and follower troop|· possible here|$ treasure|# scaffold|◆ royal shield|▶ whose turn it is|─│┌┐└┘├┤┬┴┼ road|… more of it|∞ no limit

# The drawn board.
board-title = The Two Heirs: the board
board-land = Land
board-reserve = Royal reserve
board-hand = Own hand
board-other-hand = Other side
board-white = White
board-blue = Blue
board-side = { $name }, { $side } · { $points } VP
board-side-you = { $name } (you), { $side } · { $points } VP
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-your-hand = Your hand
board-hand-of = { $name }: hand
board-no-tiles = No tiles
board-access = Access
board-less = { $discounts ->
    [one] 1 resource less
   *[other] { $discounts } resources less
}
board-waiting = { $troops ->
    [one] 1 troop in the reserve
   *[other] { $troops } troops in the reserve
}
board-reach = { $name }: reach { $reach }
board-reachable = within reach: take it, or it stands for { $good } when you build
board-not-reachable = out of reach
board-slot = Slot { $slot }: { $tile }
board-slot-empty = Slot { $slot }, empty
board-stack = Stack: { $pile }, on top { $terrain }
board-stack-empty = The stack is empty
board-home = to the reserve
board-as-open = face down
board-free = Free cell { $cell }
board-start = Start tile
board-open = Open terrain, { $terrain }
board-owner = belongs to { $name }
board-counts = counts { $points } now
board-counts-double = counts { $points } now: doubled by the troop on it
board-troop = { $kind ->
    [follower] Follower troop
   *[normal] Troop
} of { $name }
board-troop-waits = in the reserve: 1 more tile within reach
board-troop-gives = access to { $good }
board-troop-blocks = blocks the tile on which it stands
board-troop-would = A troop here gives access to { $good }
board-troop-moved = has already moved in this turn
board-shield = Royal shield
board-crown = The crown shows who may take a tile: { $name }
board-shield-counts = Clockwise from it one counts how far a side reaches.
board-treasure = Treasure: { $treasure }
board-scaffold = Scaffold: here Heinrich builds on
board-treasures = Treasures: { $lying } on the land, { $pile } in the pile
short-robber_castle = Robber castle
short-trading_post = Trading post
short-siege_tower = Siege tower
short-basketry = Basketry
short-pilgrimage = Pilgrimage
tiny-pilgrimage = Pilgrim
tiny-robber_castle = Robbers
tiny-farm = Farm
tiny-quarry = Quarry
tiny-trading_post = Trade
tiny-cathedral = Dome
tiny-field_camp = Camp
tiny-siege_tower = Siege
tiny-basketry = Baskets
tiny-cooperage = Barrels
tiny-guild_house = Guild
tiny-watchtower = Watch
tiny-sawmill = Saw
tiny-cowshed = Cows
tiny-fortress = Fort
tiny-pottery = Pots
tiny-smithy = Smith
tiny-bakery = Bread
tiny-garrison = Guard

event-laid_out = New in the royal reserve: { $tile }.
event-starts = The royal shield shows { $side }: { $seat } begins.
event-start_tile = The start tile is { $terrain }.
event-stack_empty = The stack is empty: after this turn each side has one more.
event-took = { $seat } takes { $the_tile }.
event-ends_turn = { $seat } ends the turn.
event-discarded = { $seat } puts { $the_tile } out of the game.
event-built = { $seat } builds { $the_tile } on { $cell }.
event-extended = { $seat } lays { $the_tile } as open terrain on { $cell }.
event-withdrew = { $seat } withdraws the { $troop } to the reserve.
event-stationed = { $seat } stations the { $troop } on { $cell }.
event-moved = { $seat } moves the { $troop } to { $cell }.
event-struck_camp = { $seat } turns the field camp on { $cell } over and may take one more tile.
event-destroyed = { $seat } destroys { $the_tile } on { $cell }.
event-spared = { $seat } spares { $the_tile } on { $cell }.
event-heinrich_took = Heinrich takes { $the_tile }.
event-heinrich_built = Heinrich builds { $the_tile } on { $cell }.
event-heinrich_discarded = Heinrich finds no place and puts { $the_tile } out of the game.
event-heinrich_moved = Heinrich's { $terrain } troop moves to { $cell }.
event-treasure = A treasure now lies on { $cell }. Its condition: { $treasure }.
event-treasure_won = Heinrich loses the treasure: { $treasure }.
event-over = The game is over.
event-heinrich_scored = Heinrich: { $buildings } for buildings, { $best } for { $doubled ->
    [one] his best
    [3] his three best
   *[other] his { $doubled } best
} once more, { $roads } for roads, { $treasures } for treasures, { $points } points together.
event-heinrich_beaten = { $seat } has { $points } points: the crown is won!
event-heinrich_wins = { $seat } has { $points } points: Heinrich wins the crown.

reason-taken-already = You have taken a tile in this turn already.
reason-not-reachable = Slot { $slot } is out of reach: with reach { $reach } you get only to { $reach ->
    [1] slot { $slots }.
   *[other] slots { $slots }.
}
reason-no-tile-in-slot = In slot { $slot } lies { $shield ->
    [yes] the royal shield.
   *[no] no tile any more.
}
reason-not-in-hand = You do not have { $the_tile } in your hand.
reason-no-resources = For { $the_tile } ({ $cost }) you lack { $lacking }{ $discounts ->
    [0] {""}
    [one] , even with 1 resource less
   *[other] , even with { $discounts } resources less
}. You have access to { $access }.
reason-no-cell = There is no empty cell left next to your troops.
reason-moved-already = Your { $troop } has moved in this turn already.
reason-nowhere-to-go = There is no free tile for your { $troop }.
reason-take-first = You must take a tile before you end your turn.
reason-not-your-camp = You have no field camp of that name: { $tile }.
reason-take-before-camp = A field camp is turned over after you have taken a tile, not before.
reason-cell-occupied = A tile lies on { $spot } already.
reason-not-adjacent = None of your troops is next to { $spot }.
reason-too-far = { $from ->
    [troop] Your { $troop } is not next to { $spot }.
   *[reserve] None of your troops is next to { $spot }.
}
reason-no-tile-there = There is no tile on { $spot }.
reason-troop-there = A troop stands on { $spot } already.
reason-follower-stays = The follower troop never withdraws to the reserve.
reason-in-reserve = Your { $troop } is in the reserve already.

# the page of all tiles
cards-treasures = Heinrich's treasures
cards-treasure = Treasure { $number }
cards-terrain = Terrain
cards-costs = costs
cards-road = Road
cards-cost = Needs access to { $cost }.
cards-ground = Ground: { $terrain }, gives { $resource }. { $road ->
    [none] No road.
   *[other] Road: { $kind }.
}
cards-road-none = none
cards-road-straight = straight
cards-road-curve = curve
cards-road-terminal = dead end
cards-road-junction = crossing

# The symbols with name and meaning (player's book, player aid).
symbols-goods = Resources
symbol-timber = Wood
symbol-timber-about = green terrain
symbol-grain = Grain
symbol-grain-about = yellow terrain
symbol-stone = Stone
symbol-stone-about = gray terrain
symbols-pieces = Pieces
symbol-troop = Troop
symbol-troop-about = in the reserve or on the land
symbol-follower = Follower
symbol-follower-about = on the land only
symbol-shield = Royal shield
symbol-shield-about = reach counts from here
symbol-treasure = Treasure
symbol-treasure-about = solo only
symbol-scaffold = Scaffold
symbol-scaffold-about = Heinrich builds here
symbols-travel = Travel
symbol-tavern = Tavern
symbol-tavern-about = tiles in its line
symbol-market = Market
symbol-market-about = straight neighbours
symbol-pilgrimage = Pilgrimage site
symbol-pilgrimage-about = longest road
symbol-robber_castle = Robber castle
symbol-robber_castle-about = enemy neighbours
symbols-land = Land & industry
symbol-mill = Mill
symbol-mill-about = yellow area
symbol-mine = Mine
symbol-mine-about = gray area
symbol-cowshed = Cowshed
symbol-cowshed-about = green area
symbol-bakery = Bakery
symbol-bakery-about = own yellow buildings
symbol-smithy = Smithy
symbol-smithy-about = own gray buildings
symbol-hut = Hut
symbol-hut-about = own green buildings
symbol-field_camp = Field camp
symbol-field_camp-about = one more tile, or 2
symbols-trade = Trade & church
symbol-farm = Farm
symbol-farm-about = 1 more grain
symbol-sawmill = Sawmill
symbol-sawmill-about = 1 more wood
symbol-quarry = Quarry
symbol-quarry-about = 1 more stone
symbol-trading_post = Trading post
symbol-trading_post-about = 3 per producer
symbol-cathedral = Cathedral
symbol-cathedral-about = 5 points
symbols-war = War and patrol
symbol-siege_tower = Siege tower
symbol-siege_tower-about = two of them destroy
symbol-fortress = Fortress
symbol-fortress-about = own siege towers, fortresses
symbol-watchtower = Watchtower
symbol-watchtower-about = own colour in its line
symbol-garrison = Garrison
symbol-garrison-about = watchtowers on diagonals
symbols-craft = Craft
symbol-basketry = Basketry
symbol-basketry-about = pairs green and yellow
symbol-pottery = Pottery
symbol-pottery-about = pairs gray and yellow
symbol-cooperage = Cooperage
symbol-cooperage-about = pairs gray and green
symbol-guild_house = Guild house
symbol-guild_house-about = a pair counts 4

# How it is played, in four steps, for somebody who was invited
step-1 = Take a tile
step-1-about = Each turn you take a tile of the royal reserve that you can reach from the shield.
step-2 = Move your troops
step-2-about = Where they stand you have the resources of the land, and beside them you may build.
step-3 = Build
step-3-about = Nothing is ever spent: you only have to reach all that a building costs.
step-4 = Count what is yours
step-4-about = Buildings score for their neighbours, their terrain or the road. With a troop of yours on it, twice.

order-end = End my turn when there is nothing else I can do
order-destroy = Destroy what my siege towers press
