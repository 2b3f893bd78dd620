# Rise to Nobility, English.

and = { $most } and { $last }
or = { $most } or { $last }
any-value = any value
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

good-books = books
good-artwork = artwork
good-weapons = weapons
good-magic = magic
good-jewelry = jewelry
good-furniture = furniture
amount-books = { $amount ->
    [one] 1 book
   *[other] { $amount } books
}
amount-artwork = { $amount } artwork
amount-weapons = { $amount ->
    [one] 1 weapon
   *[other] { $amount } weapons
}
amount-magic = { $amount } magic
amount-jewelry = { $amount } jewelry
amount-furniture = { $amount } furniture

race-trobit = Trobits
race-green_elf = Green Elves
race-elf = Elves
race-dwarf = Dwarves
race-human = Humans
race-halfling = Halflings

settler = { $race } ({ $goods }, { $least }–{ $most })
settler-brings = { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
}{ $stars ->
    [0] {""}
    [one] , 1 star
   *[other] , { $stars } stars
}
community-building = a community building
workshop-of = a workshop of the { $guild } ({ $effects })
council-tile = nobility { $nobility }, { $price } for { $points } VP
ship-good = { $name } at { $price } (room for { $room })
card = { $name } – { $text }
character = { $name } (up to 4 { $good } per card; as a Lord { $bonus })
dice-tile = the dice tile { $values }
row-0 = upper
row-1 = lower
desk = { $row } desk of slot { $die }: { $benefit }

character-CH01 = Rhys Lusys
character-CH02 = Martok Coinforged
character-CH03 = Belvedere Stonefist
character-CH04 = Verelan Si
character-CH05 = Nya Adebowale
character-CH06 = the Robber
character-CH07 = the Merchant
character-CH08 = the Guard
character-CH09 = the Scribe
character-CH10 = the Builder
character-CH11 = the Innkeeper
character-CH12 = the Recruiter
character-CH13 = the Courtier

effect-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-vp = { $n } VP
effect-reputation = { $n } reputation
effect-modifiers = { $n ->
    [one] 1 modifier
   *[other] { $n } modifiers
}
effect-goods_choice = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
}
effect-good_of_guild = { $n ->
    [one] 1 good of the guild
   *[other] { $n } goods of the guild
}
effect-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
effect-house = { $n ->
    [one] 1 house
   *[other] { $n } houses
}
effect-settler_choice = { $n ->
    [one] 1 settlers card
   *[other] { $n } settlers cards
}
effect-reroll = reroll dice
effect-buy_good_any = buy any good for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
effect-swap_good = swap a good
effect-settler_vp_bonus = { $n } VP more for each completed settlers card
effect-port_bonus_coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} more for each good sold at the Port
effect-council_ignore_coins = council tiles cost no coins
effect-council_rep_loss_set = a council tile costs only { $n } reputation
effect-tavern_take_set = { $n } settlers cards at each visit to the Tavern
effect-house_cost_delta = houses cost { $n ->
    [one] 1 coin
   *[other] { $n } coins
} { $sign ->
    [less] less
   *[more] more
}
effect-building_cost_delta = buildings cost { $n ->
    [one] 1 coin
   *[other] { $n } coins
} { $sign ->
    [less] less
   *[more] more
}
effect-apprentice_income_bonus = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} more of income for each apprentice
effect-guild_bonus_good = { $n ->
    [one] 1 good
   *[other] { $n } goods
} more with a purchase in a guild
effect-ignore_order-cavern_tavern = dice of any value at the Tavern
effect-ignore_order-construction_yard = dice of any value at the Construction Yard
effect-castle_bonus = { $n } reputation more at the White Castle
effect-berk_bonus_modifier = { $n ->
    [one] 1 free modifier
   *[other] { $n } free modifiers
} more at Berk's Office
effect-council_rep_loss_delta = a council tile costs { $n } reputation { $sign ->
    [less] less
   *[more] more
}
effect-council_vp_bonus = { $n } VP more for each council tile
effect-dice_limit_delta = the limit for dice is { $n } { $sign ->
    [less] lower
   *[more] higher
}
effect-close_location-port = the Port is closed
effect-workshop_income_bonus = { $n ->
    [one] 1 good
   *[other] { $n } goods
} more of income for each workshop

score-each = { $points } VP per { $what }, at most { $most }
score-if = { $points } VP with { $conditions }
each-vp = { $n ->
    [one] VP
   *[other] { $n } VP
}
each-nobility = { $n ->
    [one] step of nobility
   *[other] { $n } steps of nobility
}
each-reputation = { $n ->
    [one] step of reputation
   *[other] { $n } steps of reputation
}
each-coins = { $n ->
    [one] coin
   *[other] { $n } coins
}
each-modifiers = { $n ->
    [one] modifier
   *[other] { $n } modifiers
}
each-goods_total = { $n ->
    [one] good
   *[other] { $n } goods
}
each-goods_min_each = { $n ->
    [one] set of all six types of goods
   *[other] { $n } sets of all six types of goods
}
each-settlers_total = { $n ->
    [one] completed settlers card
   *[other] { $n } completed settlers cards
}
each-settlers_races = { $n ->
    [one] race of completed settlers cards
   *[other] { $n } races of completed settlers cards
}
each-settlers_max_same_race = { $n ->
    [one] completed settlers card of your most frequent race
   *[other] { $n } completed settlers cards of your most frequent race
}
each-houses_built = { $n ->
    [one] built house
   *[other] { $n } built houses
}
each-workshops_owned = { $n ->
    [one] own workshop
   *[other] { $n } own workshops
}
each-workshops_guilds = { $n ->
    [one] guild with your own workshop
   *[other] { $n } guilds with your own workshop
}
each-community_buildings = { $n ->
    [one] own community building
   *[other] { $n } own community buildings
}
each-apprentices_total = { $n ->
    [one] own apprentice
   *[other] { $n } own apprentices
}
each-apprentices_guilds = { $n ->
    [one] guild with your own apprentice
   *[other] { $n } guilds with your own apprentices
}
each-council_total = { $n ->
    [one] own council tile
   *[other] { $n } own council tiles
}
each-council_races = { $n ->
    [one] council member served
   *[other] { $n } council members served
}
each-chancery_apprentices = { $n ->
    [one] apprentice in the Chancery
   *[other] { $n } apprentices in the Chancery
}
need-vp = { $n } VP
need-nobility = nobility { $n }
need-reputation = reputation { $n }
need-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
need-modifiers = { $n ->
    [one] 1 modifier
   *[other] { $n } modifiers
}
need-goods_total = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
need-goods_min_each = { $n } of each type of goods
need-settlers_total = { $n ->
    [one] 1 completed settlers card
   *[other] { $n } completed settlers cards
}
need-settlers_races = settlers of { $n ->
    [one] 1 race
   *[other] { $n } races
}
need-settlers_max_same_race = { $n } settlers cards of one race
need-houses_built = { $n ->
    [one] 1 built house
   *[other] { $n } built houses
}
need-workshops_owned = { $n ->
    [one] 1 own workshop
   *[other] { $n } own workshops
}
need-workshops_guilds = own workshops in { $n ->
    [one] 1 guild
   *[other] { $n } guilds
}
need-community_buildings = { $n ->
    [one] 1 own community building
   *[other] { $n } own community buildings
}
need-apprentices_total = { $n ->
    [one] 1 own apprentice
   *[other] { $n } own apprentices
}
need-apprentices_guilds = own apprentices in { $n ->
    [one] 1 guild
   *[other] { $n } guilds
}
need-council_total = { $n ->
    [one] 1 own council tile
   *[other] { $n } own council tiles
}
need-council_races = { $n ->
    [one] 1 council member served
   *[other] { $n } council members served
}
need-chancery_apprentices = { $n ->
    [one] 1 apprentice in the Chancery
   *[other] { $n } apprentices in the Chancery
}

card-E01 = Port Traders
card-E02 = Hardworking Apprentices
card-E03 = Flourishing Guilds
card-E04 = Open Tavern
card-E05 = Timber Delivery
card-E06 = Audience with the Queen
card-E07 = Helpful Clerk
card-E08 = Gifts of the Five Realms
card-E09 = Master Masons
card-E10 = Royal Pardon
card-E11 = Feast of Welcome
card-E12 = Curfew
card-E13 = Storm at Sea
card-E14 = Great Council Session
card-E15 = Lucky Stars
card-E16 = Busy Workshops

card-O01 = The new head of the council
card-O02 = A lively estate
card-O03 = Home of many peoples
card-O04 = White Lord
card-O05 = Lord of the workshops
card-O06 = Patron of the community
card-O07 = Voice of the council
card-O08 = Favourite of the Queen
card-O09 = Hoarder of coin
card-O10 = Full storehouse
card-O11 = Master of every trade
card-O12 = Friend of the councillors
card-O13 = School of the city
card-O14 = Well stocked
card-O15 = Builder of Caveborn

card-CC01 = Workshop holder
card-CC02 = Guild spread
card-CC03 = Community patron
card-CC04 = Teacher of apprentices
card-CC05 = Friends in every guild
card-CC06 = Friend of the council
card-CC07 = Many voices
card-CC08 = Open gates
card-CC09 = Crowded estate
card-CC10 = Close-knit people
card-CC11 = Treasure chest
card-CC12 = Merchant's store
card-CC13 = Collector
card-CC14 = Good name
card-CC15 = Royal favour
card-CC16 = Noble blood
card-CC17 = Chancery clerk
card-CC18 = Careful planner

automa-0 = The white automa die (Tavern)
automa-1 = The green automa die (Construction Yard)
automa-2 = The yellow automa die (Guild Hall)
automa-3 = The red automa die (guild)
automa-4 = The blue automa die (guild)

space-tavern = Cavern Tavern
space-yard = Construction Yard
space-board = Own board
space-guild = { $guild } ({ $band })
space-hall = Guild Hall { $slot }
space-port = Port { $slot }
space-council = Stone Council, { $race }, row { $row }
space-berk = Berk's Office ({ $band })
space-castle = White Castle ({ $band })
space-desk = Chancery, { $desk }
space-tile = The { $value } of { $tile }

onto-tavern = in the Cavern Tavern
onto-yard = in the Construction Yard
onto-board = on their own board
onto-guild = in the { $guild } ({ $band })
onto-hall = in the Guild Hall (slot { $slot })
onto-port = at the Port (slot { $slot })
onto-council = at the Stone Council ({ $race }, row { $row })
onto-berk = in Berk's Office ({ $band })
onto-castle = in the White Castle ({ $band })
onto-desk = in the Chancery (slot { $die })
onto-tile = on { $tile }

short-vp = VP
short-coins = ¢
short-books = B
short-artwork = A
short-weapons = W
short-magic = M
short-jewelry = J
short-furniture = F
brief-coins = ¢
brief-reputation = Rep
brief-reroll = roll
brief-good_of_guild = good
brief-buy_good_any = buy
brief-modifiers = ±1
brief-swap_good = swap

does-tavern = { $cards ->
    [one] take a settlers card
   *[other] take { $cards } settlers cards
}
does-yard = buy a house, which a settlers card needs
does-board = bring an apprentice back
does-guild = buy up to { $goods }{ $apprentices ->
    [0] {""}
    [one] , place up to 1 apprentice
   *[other] , place up to { $apprentices } apprentices
}
does-port = sell up to { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
does-berk = up to { $most ->
    [one] 1 modifier
   *[other] { $most } modifiers
}, replace cards or buildings

sketch-round = Round { $round } of { $last }
sketch-start = start player
sketch-people = Player
sketch-reputation = Dice/Rep
sketch-nobility = Nob
sketch-modifiers = Mod
sketch-workers = Work
sketch-houses = House
sketch-dice = Dice
sketch-guilds = Guild
sketch-die-slots = 1–2 3–4 5–6
sketch-workshops = Workshops
sketch-apprentices = Apprentices
sketch-hall = Guild Hall
sketch-castle = White Castle
sketch-berk = Berk
sketch-port = Port
sketch-council = Council
sketch-chancery = Chancery
sketch-desks = Desks 1–6, 1–6
sketch-settlers = Settlers
sketch-legend = B books, A artwork, W weapons, M magic, J jewelry, F furniture, ¢ coins. A3: a die of player A with a 3; [ ] a free slot; * the automa. ★4: nobility 4 is needed. Dice/Rep: sum of the placed dice and limit. House: on the platform + built. (3): filled space of a dice tile. ▶: whose turn it is. × times. −5: costs 5. → becomes.

board-council = Stone Council
board-title = Rise to Nobility, round { $round }
board-places = Places
board-guilds = Guilds
board-market = Guild Hall and Port
board-tracks = Tracks
board-people = Players
board-own = Your things
board-no-dice = all dice placed
board-limit = Limit { $most }: placed { $placed }, free { $free }
board-tavern-hint = dice: equal or higher
board-yard-hint = { $coins } coins, equal or lower
board-council-hint = then reputation −{ $loss }
board-hall-hint = die value = slot
board-port-hint = die value = goods
board-buys = buy up to
board-apprentices = Apprentices
board-reputation = Reputation
board-nobility = Nobility
board-round = Round
board-event = Event
board-objective = Objective
board-free = free
board-die = a { $value } of { $name }
board-die-counts = counts { $value } towards the limit; a modifier changes it by 1
board-automa = the automa
board-owned = Owner: { $name }
board-neutral = without an owner
board-empty = empty
board-field = { $guild }, field { $field }
board-apprentices-of = { $name }: { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
board-apprentice-income = Income for each apprentice, with so many together: { $coins }
board-field-brings = Whoever builds here gains { $points } VP and { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
board-workshop-income = brings its owner 1 good of the guild in every round
board-reputation-counts = The sum of dice that one may place in a round
board-reputation-limit = { $value } (limit now { $limit })
board-nobility-counts = Scores at the end of the game and opens the Stone Council
board-nobility-of = { $value } ({ $points } VP)
board-round-counts = Round { $round } of { $rounds }
board-in-quarters = { $workers ->
    [one] 1 worker in the quarters
   *[other] { $workers } workers in the quarters
}
board-quarters-serve = Apprentices and masters come from the quarters.
board-houses-of = Houses of { $name }: { $platform } ready, { $built } built
board-houses-serve = Every settlers card that is completed needs a house that is ready.
board-site-brings = { $income } in every round; building scores { $points } VP
board-held = held by { $name }
board-quarters = Quarters
board-houses = Houses
board-modifiers = Modifiers
board-site = Community site { $site }
board-recall = Recall

source-settlers = settlers
source-workshops = workshops
source-community = community buildings
source-council = Stone Council
source-owner_rewards = rewards of own workshops
source-bonuses = bonuses
source-goods = goods left
source-nobility = nobility
source-commissions = commission cards
tie-break = The points are equal: what counts are the houses built, then reputation.

fact-used_settlers = Completed settlers cards
fact-used_buildings = Buildings owned at the end
fact-bought_buildings = Buildings bought
fact-used_ships = Ships with which goods were sold
fact-used_characters = Characters who became Lord
fact-seen_events = Events revealed
fact-full_tiles = Dice tiles filled
fact-reached_cards = Objectives reached
fact-used_council = Council tiles taken
fact-used_desks = Desks taken
fact-scored_cards = Commission cards that scored
fact-solo_card = Objective
fact-solo = The objective was
fact-solo-reached = reached
fact-solo-missed = missed
fact-solo_round = Round in which the objective held first

option-events = Events
option-events-help = An event card changes every round.
option-chancery = Chancery
option-chancery-help = The Chancery expansion: desks, commission cards and dice tiles. Always part of the game with six players, never of the game alone.

ask-turn = { $first ->
    [yes] Your turn
   *[no] Your turn goes on
}: { $die ->
    [yes] place a die (limit: { $left } left)
    [done] the die is placed
   *[no] no die fits any more (limit: { $left } left)
}{ $cards ->
    [0] {"."}
    [one] . You can complete a settlers card now.
   *[other] . You can complete one of { $cards } settlers cards now.
} { $also ->
    [yes] Or { $sales ->
        [0] {""}
       *[other] sell a building or{" "}
    }{ $first ->
        [yes] pass.
       *[no] end the turn.
    }
   *[no] { $sales ->
        [0] { $first ->
            [yes] Pass.
           *[no] End the turn.
        }
       *[other] Sell a building or { $first ->
            [yes] pass.
           *[no] end the turn.
        }
    }
} You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-die = { $space }: which die?
ask-take_settler = Which settlers card do you take{ $left ->
    [one] {""}
   *[other] {" "}({ $left } in all)
}?
ask-overflow = You may hold { $hold } cards: which one do you discard for { $card }?
ask-pay = How much do you pay in { $good }? So far { $paid } goods, { $least } to { $most } in all, for { $card }.
ask-good = Which good do you take?
ask-swap = Which good do you give?
ask-swap_for = Which good do you take for { $one_good }?
ask-recall = From which guild does the apprentice come back?
ask-port = Port: which good do you sell (up to { $left })?
ask-workshop = Do you use { $building }?
ask-reroll = Which dice do you reroll?
ask-buy_goods = { $guild }: how much do you buy? Up to { $left }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each{ $free ->
    [0] {""}
   *[other] {", "}{ $free } more for free
}.
ask-apprentice = { $guild }: do you place an apprentice (up to { $left })?
ask-site = On which site does the community building stand?
ask-modifiers = Berk's Office: how many modifiers do you take? Free: { $free }; each further one costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
ask-replace = Berk's Office: do you have something replaced?
ask-commission = Berk's Office: do you draw commission cards ({ $cards }, for { $loss } reputation)?
ask-keep_commission = Which commission card do you keep?
ask-first_commission = Which commission card do you keep?

act-pass = Pass
act-end = End the turn
act-stop = Done
act-decline = No
act-from-quarters = From the workers' quarters
act-from = From the { $name }
act-replace-settlers = New settlers cards
act-replace-hall = New buildings in the Guild Hall
act-draw-commission = Draw commission cards
group-die = Place a die
group-free = Free actions
group-end = Finish the turn
act-go = { $name }
act-die = The { $rolled }
act-die-changed = The { $rolled } as a { $value } ({ $spent ->
    [one] 1 modifier
   *[other] { $spent } modifiers
})
act-settle = Complete: { $name }
act-card = { $name }
act-discard = Discard: { $name }
act-pay = { $name }
act-good = { $name }
act-give = { $name }
act-sell = Sell { $name }
act-sell-workshop = Sell the workshop of the { $name }, field { $field }
act-sell-site = Sell the community building on site { $site }
act-use = Effect { $number }
act-use-effect = Yes: { $effect }
act-reroll = A { $number }
act-buy = { $number ->
    [0] Buy none
   *[other] Buy { $number }
}
act-modifiers = { $number ->
    [0] Take none
   *[other] Take { $number }
}
act-site = Site { $number }
act-keep = { $name }

event-turned_up = New settlers at the Tavern: { $card }.
event-reshuffled = The discarded settlers cards are shuffled.
event-took_settler = { $seat } takes { $card }.
event-discarded_settler = { $seat } discards { $card }.
event-completed = { $seat } completes { $card } with { $paid } goods.
event-ship = A new ship at the Port: { $ship }.
event-neutral = Without an owner: { $building }.
event-character = { $seat } is { $character }.
event-start_player = { $seat } is the first start player.
event-round = Round { $round }.
event-event = Event: { $event }.
event-objective = The objective: { $objective }.
event-reached = The objective holds.
event-automa = { $automa } shows a { $value }.
event-closed_guild = The { $guild } is closed in this round.
event-set_aside = It equals the red die and is set aside for this round.
event-rolled = { $seat } has rolled { $dice }.
event-placed = { $seat } places a { $value } { $onto }{ $spent ->
    [0] .
    [one] , with a modifier.
   *[other] , with { $spent } modifiers.
}
event-passed = { $seat } passes.
event-house = { $seat } receives a house.
event-paid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-coins = { $seat } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-goods = { $seat } receives { $goods }.
event-goods_besides = { $seat } receives { $goods } on top of the purchase.
event-goods_made = { $seat } receives { $goods } from a workshop.
event-community_income = { $seat } receives the income of { $buildings ->
    [one] 1 community building
   *[other] { $buildings } community buildings
}.
event-bought = { $seat } buys { $goods } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-gave = { $seat } gives { $goods }.
event-workers = { $seat } receives { $workers ->
    [one] a worker
   *[other] { $workers } workers
}.
event-modifiers = { $seat } takes { $modifiers ->
    [one] a modifier
   *[other] { $modifiers } modifiers
}.
event-reputation = { $seat } has reputation { $reputation } now.
event-nobility = { $seat } has nobility { $nobility } now.
event-lord = { $seat } is a Lord now.
event-scored = { $seat } scores { $points } VP ({ $source }).
event-unscored = { $seat } loses { $points } VP ({ $source }).
event-uses_workshop = { $seat } uses the workshop on field { $field } of the { $guild }: { $use }.
event-owner_reward = { $owner } is rewarded for the workshop on field { $field } of the { $guild }.
event-apprentice = { $seat } places an apprentice in the { $guild }.
event-moved = { $seat } moves an apprentice from the { $from_guild } to the { $guild }.
event-recalled = { $seat } brings an apprentice back from the { $guild }.
event-buys_building = { $seat } buys { $building }.
event-workshop = { $seat } has a guild master on field { $field } of the { $guild }.
event-community = { $seat } puts the community building on site { $site }.
event-sold_workshop = { $seat } sells the workshop on field { $field } of the { $guild }.
event-sold_community = { $seat } sells the community building on site { $site }.
event-came_home = { $seat } has the worker back in the quarters.
event-sold = { $seat } sells { $one_good } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}.
event-council = { $seat } takes a tile of the Stone Council ({ $race }): { $council }.
event-in_the_council = New at the Stone Council ({ $race }, row { $row }): { $council }.
event-in_the_hall = In slot { $slot } of the Guild Hall: { $building }.
event-put_aside = The guild is full, so it leaves the game: { $building }.
event-replaced_settlers = { $seat } has the settlers cards replaced.
event-left_tavern = It leaves the Tavern: { $card }.
event-replaced_hall = { $seat } has the buildings of the Guild Hall replaced.
event-left_hall = It leaves slot { $slot } of the Guild Hall: { $building }.
event-desk = { $seat } sends a worker to the Chancery ({ $desk }).
event-draws_commission = { $seat } draws commission cards.
event-dealt_commission = { $seat } draws the commission card { $commission }.
event-kept_commission = { $seat } keeps the commission card { $commission }.
event-dice_tile = { $seat } lays out the dice tile { $first }-{ $second }-{ $third }.
event-activated = { $seat } has filled { $dice_tile }: its commission card is activated.
event-shows_commission = { $seat } shows the commission card { $commission }: { $active ->
    [0] not activated
   *[other] { $points } VP
}.
event-income = Income.
event-over = The game is over.

reason-done-already = You have done that in this turn already: one die, one settlers card, one sale.
reason-not-first = You can pass only at the start of your turn.
reason-nothing-done = You have done nothing in this turn yet.
reason-closed = { $thing }: closed in this round.
reason-occupied = { $thing }: occupied.
reason-no-slot = { $thing }: all { $slots } slots are taken.
reason-guild-closed = { $thing }: with this number of players a guild takes only { $slots ->
    [one] 1 die
   *[other] { $slots } dice
} per round.
reason-not-in-play = { $thing }: not in use with { $players } players.
reason-no-die = { $thing }: needs { $fits ->
    [0] a die that keeps the order
   *[other] a { $values }
}; your dice ({ $dice }) cannot show that with { $modifiers ->
    [one] 1 modifier
   *[other] { $modifiers } modifiers
}.
reason-no-such-die = You have no { $rolled } left.
reason-no-modifier = That takes { $spent ->
    [one] 1 modifier
   *[other] { $spent } modifiers
}; you have { $modifiers }.
reason-over-limit = { $thing }: a { $value } exceeds your limit: { $placed } of { $limit } are used.
reason-too-expensive = { $thing }: costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins }.
reason-no-house = All { $houses } of your houses are taken already.
reason-no-apprentice = { $thing }: you have no apprentice there.
reason-no-worker = { $thing }: your workers' quarters are empty.
reason-no-tile = { $thing }: there is no tile.
reason-no-card = { $thing }: no settlers card is on display.
reason-guild-full = { $thing }: the guild has all its workshops already.
reason-no-site = { $thing }: all { $sites } of your community sites are taken.
reason-nothing-to-sell = { $thing }: you have nothing that the ship still takes.
reason-no-race = { $thing }: you have not completed a settlers card of the { $race }.
reason-no-nobility = { $thing }: needs nobility { $needed }; you have { $nobility }.
reason-no-goods = { $thing }: you do not have { $goods }.
reason-no-good-to-swap = { $thing }: you have no goods.
reason-nothing-to-reroll = { $thing }: you have placed all your dice.
reason-nothing-at-berk = There is nothing to do in Berk's Office.
reason-not-yours = { $thing }: that is not yours.
reason-not-held = You do not hold this settlers card.
reason-no-plot = You have built all { $houses } of your houses.
reason-no-platform = You have no house on your building platform.
reason-cannot-pay = { $thing }: { $missing ->
    [0] you can pay only { $most } of the { $least } goods it needs
   *[other] you lack { $goods_mask }
}.
reason-wrong-amount = Here you can pay { $least } to { $most }, so that every type is paid and the total fits.
reason-no-such-good = You do not have { $goods }.
reason-not-in-display = This card is not on display.
reason-new-card = You can discard only a card that you held before.
reason-no-room = All { $slots } apprentice slots of the guild are taken.
reason-no-space-on-ship = { $thing }: the ship has no space left for that.
reason-must-sell = You must sell at least one good.
reason-must-choose = You must do something in the office.
reason-no-modifiers-left = Only { $left ->
    [one] 1 modifier is
   *[other] { $left } modifiers are
} left in the supply.
reason-not-dealt = This card was not dealt to you.
reason-misfit-apprentice-from = An apprentice comes from your quarters or from another guild.
reason-misfit-buy_goods-buy = This die slot does not let you buy so many goods.
reason-misfit-modifiers-modifiers = This slot does not give so many modifiers.
reason-misfit-overflow-discard = You do not hold this settlers card.
reason-misfit-pay-pay = You pay type by type, and only what the card shows; now it is another one's turn.
reason-misfit-port-sell = At the Port you sell goods. Buildings are sold without a die.
reason-misfit-recall-from = An apprentice is called back from a guild.
reason-misfit-swap_for-good = You exchange for another type.
reason-misfit-turn-go = You cannot place a die on this space: it is not on a dice tile of yours.
reason-misfit-turn-sell = Goods are sold with a die at the Port.
reason-misfit-workshop-use = This workshop does not have so many effects.

# the page of all cards and tiles
cards-settlers = Settlers
cards-council = Council tiles
cards-workshops = Workshops
cards-community = Community buildings
cards-ships = Ships
cards-characters = Characters
cards-events = Events
cards-commissions = Commissions
cards-dice_tiles = Dice tiles
cards-desks = Desks of the Chancery
cards-objectives = Objectives alone
cards-good = Goods
cards-race = Race
cards-guild = Guild
cards-deck = Deck { $deck }.
cards-wants = Wants { $least } to { $most } goods in all: { $goods }.
cards-gives = Brings { $brings }, and points for every good.
cards-council-tile = Nobility { $nobility }, { $points } VP
cards-workshop = Whoever uses it chooses: { $effects }.
cards-community-one = Community building
cards-lasting = From now on: { $effects }.
cards-ship = Ship { $number }
cards-extra-good = May deliver one more of { $good } for each settlers card.
cards-lord = As a Lord: { $bonus }.
cards-dice-tile = A commission is filled with dice of these values.
cards-desk = Desk of slot { $die } ({ $race })
cards-desk-players = From { $players } players on.

# The symbols with name and meaning (player's book, player aid).
symbols-goods = Goods
symbol-books = Books
symbol-books-about = from the scholars
symbol-artwork = Artwork
symbol-artwork-about = from the artists
symbol-weapons = Weapons
symbol-weapons-about = from the blacksmiths
symbol-magic = Magic items
symbol-magic-about = from the wizards
symbol-jewelry = Jewelry
symbol-jewelry-about = from the merchants
symbol-furniture = Furniture
symbol-furniture-about = from the carpenters
symbol-any = Any good
symbol-any-about = of your choice
symbols-races = Races
symbol-halfling = Halflings
symbol-halfling-about = for council and Chancery
symbol-human = Humans
symbol-human-about = for council and Chancery
symbol-elf = Elves
symbol-elf-about = for council and Chancery
symbol-dwarf = Dwarves
symbol-dwarf-about = for council and Chancery
symbol-green_elf = Green Elves
symbol-green_elf-about = for council and Chancery
symbol-trobit = Trobits
symbol-trobit-about = for council and Chancery
symbols-worth = Coins, points, tracks
symbol-coin = Coin
symbol-coin-about = worth nothing at the end
symbol-vp = Victory point
symbol-vp-about = most of them win
symbol-star = Star
symbol-star-about = one step of nobility
symbol-reputation = Reputation
symbol-reputation-about = the limit of your dice
symbol-modifier = Modifier
symbol-modifier-about = changes a die by 1
symbol-reroll = Reroll
symbol-reroll-about = dice not yet placed
symbols-people = People and houses
symbol-worker = Worker
symbol-worker-about = becomes apprentice or master
symbol-workers = Worker as a bonus
symbol-workers-about = to the quarters
symbol-house = House, community building
symbol-house-about = one per settlers card
symbol-tavern = Cavern Tavern
symbol-tavern-about = take settlers cards
symbol-hall = Guild Hall
symbol-hall-about = price of buildings
symbol-done = Done
symbol-done-about = space of a dice tile

# How it is played, in four steps, for somebody who was invited
step-1 = Roll, then place dice
step-1-about = Each die is one action. High ones are strong, but their sum may not exceed your reputation.
step-2 = Goods and apprentices
step-2-about = The six guilds sell goods, take apprentices and have room for workshops.
step-3 = Settlers want houses
step-3-about = Give settlers a house and their goods; they become workers and let you rise.
step-4 = Please the Stone Council
step-4-about = Nobility, a people and goods open its tiles, and they bring the most points.

order-free_modifiers = At Berk's Office, take as many modifiers as cost nothing
order-no_commission = At Berk's Office, draw no commission cards
order-keep_dice = Reroll no dice
