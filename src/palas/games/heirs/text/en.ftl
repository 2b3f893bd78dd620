# The Two Heirs, English.

mode-two = two players
mode-solo = alone against Heinrich

start-tile = start tile
start-cell = the start tile
start-spot = the start tile
cell-north = N{ $far }
cell-east = E{ $far }
cell-south = S{ $far }
cell-west = W{ $far }

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
good-tiles = Tiles in hand
good-reach = Reach
good-timber = Access to wood
good-grain = Access to grain
good-stone = Access to stone
good-heinrich = Heinrich's points

ask-turn = { $may_take ->
    [yes] Your turn: take a tile, build, extend, move troops
    [again] You may take one more tile; else build, extend, move troops, or end your turn
   *[no] Your turn goes on: build, extend, move troops, or end it
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
rules-section-1 = Components
rules-section-2 = Geometry and roads
rules-section-3 = Setup for two
rules-section-4 = Reach: the royal protocol
rules-section-5 = A turn
rules-section-6 = Effects during the game
rules-section-7 = List of buildings
rules-section-8 = End of the game
rules-section-9 = Final scoring
rules-section-10 = What is known and what is hidden
rules-section-11 = Decisions
rules-section-12 = Solo mode
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
sketch-signs = W G S wood, grain, stone|(gn) (ye) (gr) open terrain green, yellow, gray|A white, B blue|A1 A2 A* troops and follower troop|· possible here|$ treasure|# scaffold|─│└┼ road

# The drawn board.
board-title = The Two Heirs: the board
board-land = Land
board-reserve = Royal reserve
board-hand = Own hand
board-other-hand = Other side
board-north = North
board-south = South
board-side = { $direction }: { $name }, { $points } pts
board-side-you = { $direction }: { $name } (you), { $points } pts
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
board-reachable = within reach
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
board-doubled = doubled by a troop
board-treasure = Treasure: { $treasure }
board-scaffold = Scaffold: here Heinrich builds on
board-treasures = Treasures: { $lying } on the land, { $pile } in the pile
short-robber_castle = Robber castle
short-trading_post = Trading post
short-siege_tower = Siege tower
short-basketry = Basketry
short-pilgrimage = Pilgrimage

event-laid_out = Royal reserve, slot { $slot }: { $tile }.
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
