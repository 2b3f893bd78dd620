# Rise to Nobility, English.

settler = { $race }: { $goods } ({ $least }–{ $most })
community-building = Community building
workshop-of = Workshop of the { $guild }: { $effects }
or = {" or "}

good-books = books
good-artwork = artwork
good-weapons = weapons
good-magic = magic
good-jewelry = jewelry
good-furniture = furniture

effect-coins = a coin
effect-reputation = reputation
effect-reroll = reroll dice
effect-good_of_guild = a good of the guild
effect-buy_good_any = buy any good
effect-swap_good = swap a good

band-low = 1–2
band-mid = 3–4
band-high = 5–6
band-extra = any value

space-tavern = Cavern Tavern
space-yard = Construction Yard
space-board = Your board: recall an apprentice
space-guild = { $guild } ({ $band })
space-hall = Guild Hall, slot { $slot }
space-port = Port, slot { $slot }
space-council = Stone Council: { $race }, row { $row }
space-berk = Berk the Clerk's Office ({ $band })
space-castle = White Castle ({ $band })
space-desk = Chancery desk { $die }, { $race }: { $benefit }
space-tile = Dice tile, space { $value }

desk-council_free_coins = council tiles cost no coins
desk-port_plus_1 = one more coin per good at the Port
desk-council_rep_1 = the council costs only 1 reputation
desk-tavern_two_cards = two cards at the Tavern
desk-house_minus_1 = houses cost 1 less
desk-building_minus_1 = buildings cost 1 less

automa-0 = The white automa die
automa-1 = The green automa die
automa-2 = The yellow automa die
automa-3 = The red automa die
automa-4 = The blue automa die

event-card-E01 = Port Traders: one more coin for each good sold
event-card-E02 = Hardworking Apprentices: one more coin for each apprentice
event-card-E03 = Flourishing Guilds: one more good with a purchase
event-card-E04 = Open Tavern: dice in any order
event-card-E05 = Timber Delivery: houses cost 1 less
event-card-E06 = Audience with the Queen: one more reputation at the castle
event-card-E07 = Helpful Clerk: one more modifier at Berk's
event-card-E08 = Gifts of the Five Realms: a good for everybody
event-card-E09 = Master Masons: buildings cost 1 less
event-card-E10 = Royal Pardon: the council costs 1 reputation less
event-card-E11 = Feast of Welcome: 2 more points for each settlers card
event-card-E12 = Curfew: the dice limit is 2 lower
event-card-E13 = Storm at Sea: the Port is closed
event-card-E14 = Great Council Session: 2 more points for each council tile
event-card-E15 = Lucky Stars: everybody may reroll
event-card-E16 = Busy Workshops: one more good for each workshop

objective-O01 = The new head of the council: 100 points
objective-O02 = A full estate: 7 settlers cards
objective-O03 = Home of all peoples: all 6 races and 70 points
objective-O04 = White Lord: nobility 12 and 75 points
objective-O05 = Lord of the workshops: 5 workshops and 70 points
objective-O06 = Patron of the community: 3 community buildings and 4 settlers cards
objective-O07 = Voice of the council: 5 council tiles and 75 points
objective-O08 = Favourite of the Queen: reputation 20 and 80 points
objective-O09 = Hoarder of coin: 30 coins and 70 points
objective-O10 = Full storehouse: 20 goods and 70 points
objective-O11 = Master of every trade: workshops in 4 guilds and 4 settlers cards
objective-O12 = Friend of the councillors: 4 council members served and nobility 8
objective-O13 = School of the city: 6 apprentices and 70 points
objective-O14 = Well stocked: 3 of every good and 4 settlers cards
objective-O15 = Builder of Caveborn: 5 houses, 3 workshops and a community building

commission-CC01 = Workshop holder
commission-CC02 = Guild spread
commission-CC03 = Community patron
commission-CC04 = Teacher of apprentices
commission-CC05 = Friends in every guild
commission-CC06 = Friend of the council
commission-CC07 = Many voices
commission-CC08 = Open gates
commission-CC09 = Crowded estate
commission-CC10 = Close-knit people
commission-CC11 = Treasure chest
commission-CC12 = Merchant's store
commission-CC13 = Collector
commission-CC14 = Good name
commission-CC15 = Royal favour
commission-CC16 = Noble blood
commission-CC17 = Chancery clerk
commission-CC18 = Careful planner

source-settlers = Settlers
source-workshops = Workshops
source-community = Community buildings
source-council = Stone Council
source-owner_rewards = Rewards of own workshops
source-bonuses = Bonuses
source-goods = Goods at the end
source-nobility = Nobility
source-commissions = Commission cards

option-events = Events
option-events-help = An event card changes every round.
option-chancery = Chancery
option-chancery-help = The Chancery expansion: desks, commission cards and dice tiles. Always in play with six.

ask-turn = { $first ->
    [yes] Your turn: place a die (up to { $left }), complete a settlers card, sell a building, or pass
   *[no] Your turn goes on, or end it
} ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).
ask-die = { $space }: which die?
ask-take_settler = Which settlers card do you take?
ask-overflow = You hold three cards: which one do you discard for { $card }?
ask-pay = { $card }: how many ({ $paid } paid, { $least } to { $most } in all)?
ask-good = Which good do you take?
ask-swap = Which good do you give?
ask-swap_for = Which good do you take for it?
ask-recall = From which guild does the apprentice return?
ask-port = Port: which good do you sell (up to { $left })?
ask-workshop = { $building }: do you use it?
ask-reroll = Which dice do you roll again?
ask-buy_goods = { $guild }: how many goods do you buy (up to { $left })?
ask-apprentice = { $guild }: place an apprentice (up to { $left })?
ask-site = On which site does the community building stand?
ask-modifiers = Berk's office: how many modifiers do you take?
ask-replace = Berk's office: do you replace anything?
ask-commission = Berk's office: do you draw a commission card?
ask-keep_commission = Which commission card do you keep?
ask-first_commission = Which commission card do you keep?

act-pass = Pass
act-end = End the turn
act-stop = Done
act-decline = Nothing
act-from-quarters = From the quarters
act-from = From the { $name }
act-replace-settlers = New settlers cards
act-replace-hall = New buildings in the Guild Hall
act-draw-commission = Draw commission cards
act-go = { $name }
act-die = The { $rolled }
act-die-changed = The { $rolled } as a { $value }
act-settle = Complete: { $name }
act-card = { $name }
act-discard = { $name }
act-pay = { $amount } { $name }
act-good = { $name }
act-give = { $name }
act-sell = { $name }
act-sell-workshop = Sell the workshop of the { $name }, field { $field }
act-sell-site = Sell the community building on site { $site }
act-use = Effect { $number }
act-reroll = A { $number }
act-buy = { $number }
act-modifiers = { $number }
act-site = Site { $number }
act-keep = { $name }

event-turned_up = A settlers card is turned up: { $card }.
event-took_settler = { $seat } takes a settlers card: { $card }.
event-discarded_settler = { $seat } discards a settlers card: { $card }.
event-completed = { $seat } completes { $card } with { $paid } goods.
event-ship = A new ship lies in the Port.
event-character = { $seat } is { $character }.
event-start_player = { $seat } is the first start player.
event-round = Round { $round }.
event-event = Event: { $event }.
event-objective = The objective: { $objective }.
event-automa = { $automa } shows { $value }.
event-rolled = { $seat } has { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6.
event-placed = { $seat } places a { $value }: { $space }{ $spent ->
    [0] .
    [one] , with a modifier.
   *[other] , with { $spent } modifiers.
}
event-passed = { $seat } passes.
event-house = { $seat } gains a house.
event-coins = { $seat } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-goods = { $seat } receives { $amount } { $good }.
event-gave = { $seat } gives 1 { $good }.
event-workers = { $seat } gains { $workers ->
    [one] a worker
   *[other] { $workers } workers
}.
event-modifiers = { $seat } takes { $modifiers ->
    [one] a modifier
   *[other] { $modifiers } modifiers
}.
event-reputation = The reputation of { $seat } is now { $reputation }.
event-nobility = The nobility of { $seat } is now { $nobility }.
event-lord = { $seat } is a Lord now.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-unscored = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-owner_reward = The workshop of { $owner } with the { $guild } is used.
event-apprentice = { $seat } places an apprentice: { $guild }.
event-recalled = { $seat } recalls an apprentice: { $guild }.
event-workshop = { $seat } opens a workshop: { $guild }.
event-community = { $seat } puts up a community building on site { $site }.
event-sold_workshop = { $seat } sells a workshop: { $guild }.
event-sold_community = { $seat } sells a community building.
event-sold = { $seat } sells 1 { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-council = { $seat } serves the Stone Council: { $race }.
event-in_the_hall = In the Guild Hall, slot { $slot }: { $building }.
event-replaced_settlers = { $seat } replaces the settlers cards.
event-replaced_hall = { $seat } replaces the buildings in the Guild Hall.
event-desk = { $seat } sends a worker to the Chancery: { $desk }.
event-draws_commission = { $seat } draws commission cards.
event-dealt_commission = { $seat } draws the commission card { $commission }.
event-kept_commission = { $seat } keeps the commission card { $commission }.
event-dice_tile = { $seat } has a dice tile { $first } – { $second } – { $third }.
event-income = Income.
event-over = The game is over.

reason-done-already = You have done that in this turn already.
reason-not-first = You can pass only as the first thing in your turn.
reason-nothing-done = You have done nothing in this turn yet.
reason-closed = { $thing }: closed.
reason-occupied = { $thing }: occupied.
reason-no-die = { $thing }: none of your dice fits, even with your modifiers.
reason-over-limit = { $thing }: that would exceed your limit of { $limit } ({ $placed } placed).
reason-too-expensive = { $thing }: too expensive; you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
reason-no-house = You have no house left.
reason-no-apprentice = { $thing }: you have no apprentice for that.
reason-no-worker = { $thing }: you have no worker in your quarters.
reason-no-tile = { $thing }: there is nothing to take.
reason-guild-full = { $thing }: the guild has all its workshops.
reason-no-site = { $thing }: you have no free site.
reason-nothing-to-sell = { $thing }: you have nothing the ship takes.
reason-no-race = { $thing }: you have completed no card of that race.
reason-no-nobility = { $thing }: your nobility is too low.
reason-no-goods = { $thing }: you do not have the goods.
reason-nothing-at-berk = There is nothing to do at Berk's office.
reason-not-yours = That is not yours.
reason-not-held = You do not hold that card.
reason-no-platform = You need a house on your platform and a free plot.
reason-cannot-pay = { $thing }: the goods do not fit the card.
reason-not-in-display = There is no such card in the display.
reason-new-card = Only a card you held before can be discarded.
reason-no-room = There is no room for that.
reason-no-such-die = You have no such die.
reason-must-sell = You must sell at least one good.
reason-must-choose = You must do at least one thing in the office.
reason-not-dealt = That card was not dealt to you.
