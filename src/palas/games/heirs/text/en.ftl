# The Two Heirs, English.

start-tile = start tile

terrain-green = green
terrain-yellow = yellow
terrain-gray = gray

line-row = row
line-column = column
pattern-orthogonal = orthogonal
pattern-diagonal = diagonal

troop-0 = first troop
troop-1 = second troop
troop-2 = follower troop

treasure-treasure_vertical_green = two green tiles in the column
treasure-treasure_vertical_yellow = two yellow tiles in the column
treasure-treasure_vertical_gray = two gray tiles in the column
treasure-treasure_horizontal_green = two green tiles in the row
treasure-treasure_horizontal_yellow = two yellow tiles in the row
treasure-treasure_horizontal_gray = two gray tiles in the row
treasure-treasure_pattern_ns = tiles above and below
treasure-treasure_pattern_ew = tiles left and right
treasure-treasure_pattern_nesw = tiles at upper right and lower left
treasure-treasure_pattern_nwse = tiles at upper left and lower right

option-sets = Sets
option-sets-help = Which three of the six sets of buildings are in play.
option-score_roads = Score roads
option-score_roads-help = Roads are scored at the end; without it the first game is easier.
option-colour = Colour
option-colour-help = The colour you play alone against Heinrich.
option-level = Level
option-level-help = How strong Heinrich is: the Poor (1), the Brave (2) or the Hammer (3).

ask-turn = { $may_take ->
    [yes] Your turn: take a tile, build, extend, move troops
   *[no] Your turn goes on: build, extend, move troops, or end it
} (access: { $wood } wood, { $grain } grain, { $stone } stone{ $discounts ->
    [0] {""}
   *[other] , { $discounts } less to pay
}).
ask-build_at = Where do you build { $tile }?
ask-extend_at = Where do you lay { $tile } as open terrain?
ask-move = Where does your { $troop } go?
ask-siege = Your siege towers stand at { $tile }: do you destroy it?
ask-discard = At most { $limit } tiles may stay in your hand: which one leaves the game?

act-end = End the turn
act-withdraw = Back to the reserve
act-destroy = Destroy
act-spare = Spare
act-take = Take the tile of slot { $slot }
act-build = Build: { $name }
act-extend = Open terrain: { $name }
act-discard = { $name }
act-camp = Strike the camp: { $name }
act-troop = Move: { $name }
act-at = To { $name }

event-laid_out = { $tile } lies in slot { $slot } of the reserve.
event-starts = { $seat } begins.
event-stack_empty = The stack is empty: this turn is finished, then each has one more.
event-took = { $seat } takes { $tile }.
event-ends_turn = { $seat } ends the turn.
event-discarded = { $seat } puts { $tile } out of the game.
event-built = { $seat } builds { $tile } on { $cell }.
event-extended = { $seat } lays { $tile } as open terrain on { $cell }.
event-withdrew = { $seat }: { $troop } back to the reserve.
event-stationed = { $seat }: { $troop } stationed on { $cell }.
event-moved = { $seat }: { $troop } to { $cell }.
event-struck_camp = { $seat } strikes the field camp on { $cell } and may take another tile.
event-destroyed = { $seat } destroys { $tile } on { $cell }.
event-spared = { $seat } spares { $tile }.
event-heinrich_took = Heinrich takes { $tile }.
event-heinrich_built = Heinrich builds { $tile } on { $cell }.
event-heinrich_discarded = Heinrich finds no place for { $tile }; it leaves the game.
event-treasure = A treasure lies on { $cell }: { $treasure }.
event-treasure_won = A treasure is won: { $treasure }.
event-over = The game is over.

reason-taken-already = You have taken a tile in this turn already.
reason-not-reachable = That tile is out of your reach.
reason-not-in-hand = You do not have that tile in your hand.
reason-no-resources = { $thing }: you have access only to { $wood } wood, { $grain } grain and { $stone } stone{ $discounts ->
    [0] {"."}
   *[other] , with { $discounts } less to pay.
}
reason-no-cell = There is no empty cell next to your troops.
reason-moved-already = That troop has moved in this turn already.
reason-nowhere-to-go = There is no free tile for that troop.
reason-take-first = You must take a tile before you end your turn.
reason-not-your-camp = That is no field camp of yours.
reason-take-before-camp = A field camp is for one more tile, after you have taken one.
reason-cell-occupied = A tile lies there already.
reason-not-adjacent = That is not next to one of your troops.
reason-no-tile-there = There is no tile.
reason-troop-there = A troop stands there.
reason-cannot-withdraw = That troop cannot go back to the reserve.
