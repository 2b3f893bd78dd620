# Viscounts of the West Kingdom, English.

rival = Opponent
and = {" and "}
or = {" or "}

amount-ink = { $amount } ink
amount-gold = { $amount } gold
amount-stone = { $amount } stone
amount-silver = { $amount } silver
amount-any_resource = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
amount-debt = { $amount ->
    [one] 1 debt
   *[other] { $amount } debts
}
amount-deed = { $amount ->
    [one] 1 deed
   *[other] { $amount } deeds
}
amount-virtue = { $amount } virtue
amount-corruption = { $amount } corruption

icon-merchant = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
}
icon-builder = { $n ->
    [one] 1 builder
   *[other] { $n } builders
}
icon-noble = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
icon-cleric = { $n ->
    [one] 1 cleric
   *[other] { $n } clerics
}
icon-criminal = { $n ->
    [one] 1 criminal
   *[other] { $n } criminals
}

ribbon-black = black
ribbon-blue = blue
ribbon-yellow = yellow
ribbon-grey = grey
building-workshop = workshop
building-trading_post = trading post
building-guildhall = guildhall

action-trade = trade
action-build = build
action-place_workers = place workers
action-transcribe = transcribe
action-flip = flip a card
action-focus = main action of the opponent's focus

effect-gain = gain { $goods }
effect-flip-any = { $n ->
    [one] flip a debt or deed
   *[other] flip { $n } debts or deeds
}
effect-flip-debt = { $n ->
    [one] flip a debt
   *[other] flip { $n } debts
}
effect-flip-deed = { $n ->
    [one] flip a deed
   *[other] flip { $n } deeds
}
effect-hire_free = { $n ->
    [one] hire for free
   *[other] hire { $n } for free
}
effect-rearrange = rearrange your cards
effect-discard = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
effect-destroy = { $n ->
    [one] destroy a card
   *[other] destroy { $n } cards
}
effect-shuffle = shuffle your discard pile
effect-castle_move = { $n ->
    [one] castle move
   *[other] { $n } castle moves
}
effect-place_workers = { $n ->
    [one] place 1 worker
   *[other] place { $n } workers
}
effect-build_free = build a { $building } for free
effect-manuscript_free = take a manuscript of cost { $costs }
effect-gain_scheme = { $n ->
    [one] gain a scheme
   *[other] gain { $n } schemes
}
effect-dismiss_free = dismiss the townsfolk of the space
effect-criminal_corruption = 1 corruption for each criminal

ability-after = after the action "{ $action }": { $effect }
ability-collision_any = at any collision: { $effect }
ability-flip_debt = when you flip a debt: { $effect }
ability-flip_any = when flipping a card: { $effect }
ability-gain_debt = when you gain a debt: { $effect }
ability-hire = when you hire: { $effect }
ability-gain_scheme = when gaining a scheme: { $effect }
ability-shuffle = when shuffling: { $effect }
ability-convert = { $source } for { $to }{ $once ->
    [yes] , once an action
   *[no] {""}
}
ability-move = { $n ->
    [one] up to 1 free space
   *[other] up to { $n } free spaces
}
ability-dismiss = dismissing costs { $n } silver
ability-hand = { $n ->
    [one] 1 hand card more
   *[other] { $n } hand cards more
}
without-criminals = { $text } (without criminals)
with-criminals = { $text } (with a criminal)
no-ability = no ability
timing-immediate = when played: { $ability }
timing-permanent = lasting: { $ability }
timing-dropoff = when it drops off: { $ability }
instant = when hired or dismissed: { $effect }

per-building = { $vp } VP per { $each ->
    [one] building
   *[other] { $each } buildings
}
per-worker_in_castle = { $vp } VP per { $each ->
    [one] worker in the castle
   *[other] { $each } workers in the castle
}
per-manuscript = { $vp } VP per { $each ->
    [one] manuscript
   *[other] { $each } manuscripts
}
per-resource = { $vp } VP per { $each ->
    [one] resource
   *[other] { $each } resources
}
per-deed_flipped = { $vp } VP per { $each ->
    [one] approved deed
   *[other] { $each } approved deeds
}
per-debt_flipped = { $vp } VP per { $each ->
    [one] paid debt
   *[other] { $each } paid debts
}
per-icon_merchant = { $vp } VP per { $each ->
    [one] merchant icon
   *[other] { $each } merchant icons
}
per-icon_builder = { $vp } VP per { $each ->
    [one] builder icon
   *[other] { $each } builder icons
}
per-icon_noble = { $vp } VP per { $each ->
    [one] noble icon
   *[other] { $each } noble icons
}
per-icon_cleric = { $vp } VP per { $each ->
    [one] cleric icon
   *[other] { $each } cleric icons
}
per-icon_criminal = { $vp } VP per { $each ->
    [one] criminal icon
   *[other] { $each } criminal icons
}

printed-townsfolk = the printed townsfolk ({ $piece })
printed-manuscript = the printed manuscript ({ $cost }: { $does })
manuscript = { $ribbon } manuscript ({ $cost }: { $does })
start-card = Player card { $number }
scheme = scheme [{ $icons }] { $does }
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
slot = { $building } ({ $ability })
section = section "{ $reward }"
spot = { $piece }, spot { $number }
space-L = { $piece }, space { $number }
space-R = { $piece }, space { $number }
space-I = { $piece }, inner path
poverty-card = The poverty card
prosperity-card = The prosperity card

source-buildings = Buildings
source-castle = Workers in the castle
source-sets = Sets of manuscripts
source-lines = Lines of manuscripts
source-leader = Castle leader card
source-bonus = Cleric bonus cards
source-debts = Unpaid debts
source-acquired = Acquired deeds
source-approved = Approved deeds
source-poverty = Poverty card
source-prosperity = Prosperity card
source-resources = Resources of the opponent
section-end_card = { $end_card }
goal-points = More points than the opponent ({ $name })
tie-break = The points are equal: what counts are the resources and silver left.

option-opponent = Opponent
option-opponent-help = Solo play: whom you play against. Each opponent has a focus.
option-opponent-cleric = Cleric: transcribing manuscripts
option-opponent-builder = Builder: constructing buildings
option-opponent-noble = Noble: placing workers in the castle
option-opponent-cards = Cards: flipping debts and deeds
option-difficulty = Difficulty
option-difficulty-help = Solo play: how many future schemes are shuffled into the opponent's first draw pile.
option-skip_second_place_below_three_players = No second place below three players
option-skip_second_place_below_three_players-help = With one or two players the end cards score 12 and 4 points, not 12 and 8.

ask-pick = Pick a player card with its hero.
ask-destroy_any = Which of your cards do you destroy, if any?
ask-play_card = Which card do you play?
ask-move = Where does your viscount go? { $spaces ->
    [one] At least 1 space
   *[other] At least { $spaces } spaces
}, each further one for 1 silver (you have { $owned }).
ask-rearrange = { $cause }Do you rearrange your cards?
ask-action = { $space }: which main action?
ask-dismiss = Do you dismiss { $card } for { $price } silver ({ $action })?
ask-pay = What do you pay with? { $missing ->
    [one] 1 icon is missing
   *[other] { $missing } icons are missing
} ({ $action }).
ask-trade = How often do you trade? { $cost ->
    [one] 1 merchant icon
   *[other] { $cost } merchant icons
} for "{ $effect }". You have { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
} and your silver.
ask-building = Which building do you build ({ $icons ->
    [one] 1 builder icon
   *[other] { $icons } builder icons
})?
ask-free_building = { $cause }Which { $building } do you build?
ask-spot = Where does the { $building } stand?
ask-link = { $cause }{ $spot }: which link pays first?
ask-workers = How many workers do you place ({ $icons ->
    [one] 1 noble icon
   *[other] { $icons } noble icons
})?
ask-group = { $cause }Which group of workers moves next?
ask-side = { $cause }To which side does the last worker of { $section } go?
ask-bump = { $cause }Which worker is bumped?
ask-free_workers = { $cause }In which section do you place { $n ->
    [one] the worker
   *[other] the { $n } workers
}?
ask-castle_move = { $cause }Do you move a worker in the castle?
ask-manuscript_free = { $cause }Which manuscript do you take?
ask-recruit = Do you hire the townsfolk of your space (you have { $owned } silver)?
ask-hire_free = { $cause }Whom do you hire for free?
ask-discard = { $cause }Do you discard a card ({ $n ->
    [one] 1 card
   *[other] up to { $n } cards
})?
ask-destroy = { $cause }Do you destroy a card ({ $n ->
    [one] 1 card
   *[other] up to { $n } cards
})?
ask-flip = { $cause }Which card do you flip?
ask-resource = { $cause }Which resource do you take ({ $n } in all)?
ask-option = { $cause }Which option? To choose from: { $effect }.
ask-trigger = { $cause }Which ability acts first?

cause-ring = { $whose ->
    [other] Your worker in ring 2, in somebody else's turn
   *[own] Your worker in ring 2
}
cause-castle = { $whose ->
    [other] In the castle, in somebody else's turn
   *[own] In the castle
}
cause-hire = { $whose ->
    [other] Hiring, in somebody else's turn
   *[own] Hiring
}
cause-dismiss = Dismissing
cause-trade = Trading
cause-spot = Reward of the building spot
cause-collision = { $whose ->
    [other] Somebody else's collision
   *[own] Your collision
}
cause-action = { $whose ->
    [other] Link with a neighbour
   *[own] Your main action
}
cause-setup = Set-up
cause-meeting = { $whose ->
    [other] A viscount has come to your space
   *[own] Movement
}
cause-played = The card just played
cause-drop = The card that drops off
cause-after = { $whose ->
    [other] In somebody else's turn
   *[own] After the action
}

act-skip = No main action
act-decline = Nothing
act-dismiss = Dismiss
act-discard-top = Discard the top card of the draw pile
act-destroy-top = Destroy the top card of the draw pile
act-side-clockwise = Clockwise
act-side-counterclockwise = Counter-clockwise
act-do-trade = Trade
act-do-build = Build
act-do-workers = Place workers
act-do-transcribe = Transcribe a manuscript
act-gain = Take { $name }
act-flip-debt = Flip a debt
act-flip-deed = Flip a deed
act-workers = { $n ->
    [one] Place 1 worker
   *[other] Place { $n } workers
}
act-choose = Option { $n }
act-option = Choose: { $effect }
act-order = Order { $name }
act-pick = { $name }
act-pick-pair = { $name } with { $hero }
act-play = Play { $name }
act-discard = Discard { $name }
act-destroy = Destroy { $name }
act-use = Use { $name }
act-hire = Hire { $name }
act-take = Take: { $name }
act-move = Go to { $name }
act-build = Build: { $name }
act-spot = { $name }
act-link = Link from { $name }
act-section = { $name }
act-group = { $name }
act-bump = Bump a worker of player { $number }: { $name }, ring { $ring }
act-worker = Move a worker from { $name } to { $other }
act-pay = Pay { $name }
act-times = { $n ->
    [one] Trade once
   *[other] Trade { $n } times
}

event-start_player = { $seat } is the start player.
event-pair = { $start_card } is laid out with { $card }.
event-picked = { $seat } picks { $start_card } with { $card }.
event-turned_up = { $card } turns up ({ $piece }).
event-text_up = A { $text } lies open ({ $piece }).
event-round = Round { $round }.
event-turn = { $seat }'s turn.
event-dropped = { $seat }: { $card } drops off the board.
event-played = { $seat } plays { $card }.
event-ability = { $seat } uses the ability of { $card }.
event-moved = { $seat }'s viscount goes to { $space }{ $price ->
    [0] {""}
   *[other] { " " }for { $price } silver
}.
event-skipped = { $seat } takes no main action.
event-acts = { $seat }'s main action: { $action }.
event-dismissed = { $seat } dismisses { $card }{ $price ->
    [0] {""}
   *[other] { " " }for { $price } silver
}.
event-paid = { $seat } pays { $goods }.
event-trades = { $seat } trades { $times ->
    [one] once
   *[other] { $times } times
}.
event-built = { $seat } builds a { $building } ({ $spot }).
event-opened = { $seat } opens a slot: { $opened }.
event-placed = { $seat } places { $count ->
    [one] 1 worker
   *[other] { $count } workers
} in { $section }.
event-to_ring_2 = A worker of { $seat } rises to the second ring of { $section }.
event-to_ring_3 = A worker of { $seat } rises from { $section } to the third ring.
event-sideways = Two workers of { $seat } go to the sides of { $section }.
event-aside = A worker of { $seat } goes from { $section } to { $target }.
event-bumped = A worker of { $seat } is bumped from ring { $ring } of { $section }.
event-leader = { $seat } takes the castle leader card.
event-transcribed = { $seat } transcribes the { $text }.
event-bonus_card = { $seat } takes the { $ribbon } cleric bonus card.
event-hired = { $seat } hires { $card }{ $price ->
    [0] { " " }for free
   *[other] { " " }for { $price } silver
}.
event-gained = { $seat } gains { $goods }.
event-flipped = { $seat } flips { $document }.
event-virtue = { $seat } gains { $amount } virtue (space { $track }).
event-corruption = { $seat } gains { $amount } corruption (space { $track }).
event-met = { $seat }: virtue and corruption collide on space { $track }.
event-collision = { $seat } resolves a collision.
event-collides = { $seat } receives what stands above space { $track } of the track.
event-parted = { $seat }'s markers return to their ends of the track.
event-shuffled = { $seat } shuffles the discard pile into the draw pile.
event-draws = { $seat } draws a card.
event-drew = { $seat } has drawn { $card }.
event-discarded = { $seat } discards { $card }.
event-destroyed = { $seat } destroys { $card } for { $silver } silver.
event-rearranged = { $seat } rearranges the cards of the tableau.
event-scheme = { $seat } plays the { $scheme }.
event-gained_scheme = { $seat } gains the { $scheme }.
event-end_card = { $end_card } is revealed: round { $round } is the last one.
event-over = The game is over.
event-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

reason-not-in-hand = That card is not in your hand: { $thing }
reason-too-far = This space cannot be reached with { $owned } silver: { $thing }
reason-other-path = This action belongs to the other path: { $thing }
reason-not-funded = Icons and goods are not enough: { $thing }
reason-not-funded-action = It needs { $cost ->
    [one] 1 icon
   *[other] { $cost } icons
}, you have { $icons } and too few goods: { $thing }
reason-must-act = A main action is possible with icons alone
reason-no-such-icon = This townsfolk has no icon for the action
reason-too-expensive = That costs more than your { $owned } silver: { $thing }
reason-must-dismiss = Without the dismissal the action cannot be carried out
reason-too-many = Icons and silver are not enough: { $thing }
reason-already-built = This building is built already: { $thing }
reason-no-spot = No spot of this bank is free
reason-occupied = This spot is occupied: { $thing }
reason-other-bank = The viscount does not stand on that bank: { $thing }
reason-no-worker = There are not enough workers: { $thing }
reason-superfluous = That would pay more than needed: { $thing }
reason-cannot-pay = You do not have that: { $thing }
reason-no-group = No group of three own workers stands there: { $thing }
reason-not-crowded = This section is not crowded: { $thing }
reason-nobody-there = No such worker stands there: { $thing }
reason-no-card = Draw pile and discard pile are empty
reason-last-three = Nobody may have fewer than three cards: { $thing }
reason-not-free = This manuscript has another cost: { $thing }
reason-nothing-to-flip = There is no such card to flip: { $thing }
reason-corruption-first = Corruption comes before virtue: { $thing }
reason-not-laid-out = This player card is not laid out: { $thing }
reason-other-type = This is a building of another type: { $thing }
reason-misfit-bump-bump = No such worker stands there.
reason-misfit-destroy-destroy = You can destroy a hand card or, unseen, the top card of your draw pile.
reason-misfit-destroy_any-destroy = This is none of your cards.
reason-misfit-discard-discard = You can discard a hand card or, unseen, the top card of your draw pile.
reason-misfit-hire_free-hire = You can hire only who lies on top of a pile.
reason-misfit-option-choose = There are not so many options here.
reason-misfit-pay-pay = This good does not help with this action.
reason-misfit-play_card-play = This card is not in your hand.
reason-misfit-rearrange-order = Exactly the cards on your tableau are rearranged.
reason-misfit-recruit-hire = You can hire only the top townsfolk of your viscount's piece.
reason-misfit-spot-spot = This building spot does not exist with your number of players.
reason-misfit-link-link = This link does not belong to the new building.
reason-misfit-manuscript_free-take = This manuscript lies face up nowhere.
reason-misfit-trigger-use = This ability does not take effect now.
reason-misfit-any-dismiss = You can dismiss at most once a turn, as part of a main action.

sketch-round = Round { $round }
sketch-left = left on the end cards: { $debts } debts, { $deeds } deeds
sketch-last = round { $round } is the last one
sketch-player = Player
sketch-goods = Goods
sketch-papers = Debts and deeds
sketch-papers-of = debts { $debts } unpaid, { $paid } paid; deeds { $deeds } acquired, { $approved } approved
sketch-track = Corruption/virtue
sketch-tableau = Tableau
sketch-piece = Piece
sketch-viscounts = Viscounts
sketch-townsfolk = Townsfolk
sketch-manuscript = Manuscript
sketch-spots = Spots
sketch-section = Castle section
sketch-ring = Ring { $ring }
sketch-card = Card
sketch-does = What it does

board-title = Viscounts of the West Kingdom, round { $round }
board-breaks = Debt|Collector
board-ring-zone = Board
board-castle = Castle
board-honours = End of the game
board-people = The others
board-tableau = Your tableau
board-tableau-of = Tableau: { $name }
board-shifts = shifts →
board-usable = Icons for main actions: { $name }
board-virtue = Corruption and virtue
board-virtue-note = on collision
board-buildings = Buildings
board-buildings-note = open = ability
board-stock = Stock
board-hand = Your hand
board-hand-of = Hand: { $name }
board-hand-note = value = spaces
board-empty-hand = no card
board-own-cards = Your cards
board-pairs = Player cards
board-pairs-note = with a hero
board-acts = at turn
board-setup = Set-up
board-round = Round { $round }
board-phase-1 = 1 · Cards
board-phase-2 = 2 · Movement
board-phase-3 = 3 · Main action
board-phase-4 = 4 · Recruiting
board-phase-5 = 5 · Collision
board-phase-6 = 6 · Drawing
board-last-round = the last is { $round }
board-until-end = ?
board-poverty = Poverty
board-prosperity = Prosperity
board-left = { $count ->
    [one] 1 card left until the end
   *[other] { $count } cards left until the end
}
board-revealed = revealed: the end is near, and it scores
board-poverty-help = If revealed: most approved deeds score { $points } points.
board-prosperity-help = If revealed: most paid debts score { $points } points.
board-leader = Castle leader card
board-leader-help = { $points } points, one more card in hand. It goes to whoever has more workers in ring 3.
board-bonus = Cleric bonus card, { $ribbon }
board-bonus-help = { $points } points and { $icons }, for the first with 3 manuscripts of this ribbon.
board-held = { $name } has it
board-waits = nobody has it yet
board-ring = ring { $ring }
board-ring-worth = Ring { $ring }: { $points ->
    [one] 1 point
   *[other] { $points } points
} per worker
board-cascade-1 = Three of one player: one rises and gives the reward, one goes to each side.
board-cascade-2 = Three of one player: one rises to ring 3 and gives a resource.
board-top = Ring 3 of the castle
board-leads = Most workers here: castle leader card
board-third-up = the third one rises:
board-workers-of = { $name }: { $count }
board-bump = Bump a worker of { $name }
board-bumped = Its owner gains { $effect }.
board-reward = reward: { $effect }
board-stands = { $building } of { $name }
board-link = Link after { $spot }
board-link-pays = To both neighbours once built: { $effect }
board-bank = on a free spot of this bank
board-viscounts = viscounts: { $names }
board-trade = Trade { $cost ->
    [one] 1 merchant
   *[other] { $cost } merchants
} for: { $effect }
board-inner = Inner path: place workers or transcribe
board-printed = printed on the board, the pile is empty
board-printed-text = printed on the board, can be copied again and again
board-below = { $count ->
    [0] none below
    [one] 1 card below
   *[other] { $count } cards below
}
board-piece-place = piece { $number } of { $count }, clockwise
board-slot = slot { $number }
board-slot-last = slot { $number }, drops off next
board-bare = printed icons count until a card lies here
board-free-slot = free slot
board-track = Space { $space }
board-markers = { $name }: corruption on { $corruption }, virtue on { $virtue }
board-collision = Collision here gives: { $effect }
board-share-0 = Everybody else: { $effect }
board-share-1 = Others without criminals: { $effect }
board-share-2 = Others with a criminal: { $effect }
board-open = built: the ability is open
board-closed = not built yet
board-building-points = 1/2/3 of them score { $points } points
board-good-ink = pays for cleric icons
board-good-gold = pays for noble icons
board-good-stone = pays for builder icons
board-good-silver = pays for merchant icons, townsfolk and further spaces
board-debt = Debts: { $plain } unpaid, { $flipped } paid
board-debt-help = Unpaid: −2 points each. Flipping one gives a resource.
board-deed = Deeds: { $plain } acquired, { $flipped } approved
board-deed-help = Acquired: 1 point, approved: 3 points each.
board-supply = { $name }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
} in supply
board-worker-price = { $nobles ->
    [one] 1 noble icon
   *[other] { $nobles } noble icons
}: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
board-manuscripts = { $name }: { $count ->
    [one] 1 manuscript
   *[other] { $count } manuscripts
}
board-moves = { $spaces ->
    [one] moves 1 space
   *[other] moves { $spaces } spaces
}
board-pile-draw = draw
board-pile-discard = discard
board-pile-hand = hand
board-pile-future = future
board-pile-draw-of = Draw pile of { $name }: { $count }
board-pile-discard-of = Discard pile of { $name }: { $count }
board-pile-hand-of = Hand of { $name }: { $count }
board-pile-future-of = Future schemes of { $name }: { $count }
board-unordered = In it, in an order nobody knows:
board-unseen = In hand and draw pile together:

good-ink = ink
good-gold = gold
good-stone = stone
good-silver_coins = silver
good-debts = unpaid debts
good-paid = paid debts
good-deeds = acquired deeds
good-approved = approved deeds
good-workers = workers in supply

# the page of all cards
cards-townsfolk = Townsfolk
cards-heroes = Heroes
cards-starting = Starting townsfolk
cards-manuscripts = Manuscripts
cards-player_cards = Player cards
cards-bonus = Bonus cards and castle leader
cards-papers = Debts, deeds and the end of the game
cards-schemes = Scheme cards (solo)
cards-opponents = Opponents (solo)
cards-value = Silver value { $silver }: hire, dismiss, move.
cards-icons = Icons: { $icons }.
cards-instant = When hired or dismissed: { $effect }.
cards-immediate = At once when played: { $ability }.
cards-permanent = While it lies in the tableau: { $ability }.
cards-dropoff = When it drops off the tableau: { $ability }.
cards-no-ability = No ability.
cards-manuscript = { $ribbon } manuscript, cost { $cost }
cards-grey-back = Grey back: lies on top at the start.
cards-black-back = Black back.
cards-starts-with = Starts with: { $goods }.
cards-extra = And: { $effect }.
cards-bonus-card = Cleric bonus card { $ribbon }
cards-bonus-for = For the first player with three manuscripts of this colour.
cards-lasting = { $vp } VP and for good { $icons }.
cards-leader-for = For most workers in ring 3.
cards-leader = { $vp } VP and { $n } more card in hand.
cards-debt-name = Debt
cards-deed-name = Deed
cards-debt = Unpaid { $before } VP, paid { $after } VP.
cards-deed = Acquired { $before } VP, approved { $after } VP.
cards-when-flipped = When flipped: { $effect }.
cards-poverty = Lies under the debts (1/2/3/4 players: { $piles }). Approved deeds count.
cards-prosperity = Lies under the deeds (1/2/3/4 players: { $piles }). Paid debts count.
cards-places = The places score { $places } VP.
cards-starting-scheme = Starting scheme
cards-future-scheme = Future scheme
cards-focus = Focus: { $action }.
cards-one-type = All resources are one kind to it.
cards-wants = Prefers { $goods }.
then = {", then "}
trait-icon = Icon
trait-silver = Silver value
trait-timing = Ability
trait-cost = Cost
trait-ribbon = Colour
icon-name-merchant = Merchant
icon-name-builder = Builder
icon-name-noble = Noble
icon-name-cleric = Cleric
icon-name-criminal = Criminal
timing-name-immediate = at once
timing-name-permanent = permanent
timing-name-dropoff = when dropped off

# what statistics count
fact-rounds = Rounds
fact-end = Ended by
fact-end-poverty = the poverty card
fact-end-prosperity = the prosperity card
fact-end-divided = both (divided kingdom)
fact-end-none = nothing
board-nobody = nobody

# The symbols with name and meaning (player's book, player aid).
symbols-professions = Professions
symbol-merchant = Merchant
symbol-merchant-about = pays for trading
symbol-builder = Builder
symbol-builder-about = pays for buildings
symbol-noble = Noble
symbol-noble-about = pays for workers
symbol-cleric = Cleric
symbol-cleric-about = pays for manuscripts
symbol-criminal = Criminal
symbol-criminal-about = counts as any one of them
symbols-goods = Goods
symbol-ink = Ink
symbol-ink-about = adds 1 cleric
symbol-gold = Gold
symbol-gold-about = adds 1 noble
symbol-stone = Stone
symbol-stone-about = adds 1 builder
symbol-silver = Silver
symbol-silver-about = adds 1 merchant
symbol-any = Any resource
symbol-any-about = ink, gold or stone
symbols-papers = Papers and track
symbol-debt = Debt
symbol-debt-about = −2, flipped 0
symbol-deed = Deed
symbol-deed-about = 1, flipped 3
symbol-flip = Flip
symbol-flip-about = turn one debt or deed
symbol-done = Flipped
symbol-done-about = paid or approved
symbol-virtue = Virtue
symbol-virtue-about = marker one to the left
symbol-corruption = Corruption
symbol-corruption-about = marker one to the right
symbol-vp = Victory point
symbol-vp-about = most of them win
symbols-cards = Cards
symbol-hire = Hire
symbol-hire-about = take a townsfolk
symbol-dismiss = Dismiss
symbol-dismiss-about = use it once, it leaves
symbol-destroy = Destroy
symbol-destroy-about = remove, get its silver
symbol-discard = Discard
symbol-discard-about = onto your pile
symbol-rearrange = Rearrange
symbol-rearrange-about = sort your three cards
symbol-shuffle = Shuffle
symbol-shuffle-about = discards into the pile
symbol-hand = Hand card
symbol-hand-about = hold one card more
symbol-manuscript = Manuscript
symbol-manuscript-about = copied on the inner path
symbols-timing = When it works
symbol-immediate = At once
symbol-immediate-about = when played
symbol-permanent = Always
symbol-permanent-about = while it lies there
symbol-dropoff = Dropping off
symbol-dropoff-about = when pushed out
symbol-collision = Collision
symbol-collision-about = markers meet
symbol-focus = Focus
symbol-focus-about = what the opponent likes
symbols-pieces = Pieces and buildings
symbol-viscount = Viscount
symbol-viscount-about = moves clockwise
symbol-worker = Worker
symbol-worker-about = climbs in the castle
symbol-castle = Castle
symbol-castle-about = the three rings
symbol-castle_move = Castle step
symbol-castle_move-about = move one worker
symbol-workshop = Workshop
symbol-workshop-about = costs 3 builders
symbol-trading_post = Trading post
symbol-trading_post-about = costs 5 builders
symbol-guildhall = Guildhall
symbol-guildhall-about = costs 7 builders
symbol-scheme = Scheme card
symbol-scheme-about = solo only

# How it is played, in four steps, for somebody who was invited
step-1 = Play a card
step-1-about = Three cards lie before you. A new one pushes the oldest out; what they show is what you can do.
step-2 = Travel the ring
step-2-about = Your viscount moves around the castle, as far as the card has silver.
step-3 = Send workers into the castle
step-3-about = Three of yours push one further in. Whoever holds the middle rules.
step-4 = Build, trade, copy
step-4-about = Buildings open abilities, manuscripts make sets. Debts and deeds bring the end.

move-way = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $price ->
    [0] {""}
   *[other] , { $price } silver
}
sketch-signs = A player A|≈ the river|═ a link with a reward|Aw building of A by its first letter|(+3) so many below|L R I left, right and inner space|♛ castle leader|· beside each other|2/1 corruption and virtue|[…] icons of a scheme

order-keep_order = Leave my cards in the order in which they lie
order-flip_debt = When I flip a card, flip a debt first
order-no_dismissal = Dismiss nobody
order-no_castle_move = Move no worker in the castle
