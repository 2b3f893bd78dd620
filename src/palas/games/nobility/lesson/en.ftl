# Rise to Nobility: the lesson. For every task of lesson.json its name, what to do, what for, a hint, what happened.

name-guild = One die a turn
task-guild = Place a 3 in the Scholars Guild.
sub-guild = You have rolled 5 dice. Every place says which value may lie there, and all together may not exceed your reputation.
hint-guild = In the Scholars Guild the 3 lies on the middle space, 3–4.
done-guild = Your reputation is 9: dice worth 6 are left to you in this round.

name-buy = Buying goods
task-buy = Buy 2 books.
sub-buy = Each costs 1 coin. A high die buys more goods, a low one allows more apprentices.
hint-buy = The answer stands below the task: 2 books.
done-buy = You have 3 books: enough to give settlers a home.

name-settle = Settlers
task-settle = Complete your settlers card: the Halflings.
sub-settle = You may do that in the same turn. It costs a house and the goods shown.
hint-settle = Your settlers card lies among your things.
done-settle = The Halflings want books and furniture, 3 to 6 goods in all. Now the game asks what you pay.

name-pay = Paying
task-pay = Pay with 3 books.
sub-pay = Your furniture is added. The card takes up to 3 of each kind.
hint-pay = The answer stands below the task; set 3 books with the plus.
done-pay = 4 goods paid are 4 victory points, and 2 workers come to your quarters.

name-apprentice = Apprentices
task-apprentice = Place a worker from the quarters as an apprentice.
sub-apprentice = The game has placed a 2 in the Scholars Guild and bought 1 book.
hint-apprentice = The answer stands below the task: from the workers’ quarters.
done-apprentice = At the end of every round the guild pays: the fewer apprentices learn there, the more each receives.

name-hall = The Guild Hall
task-hall = Place a 2 in the Guild Hall.
sub-hall = The die names the slot. On slot 2 lies a community building for 4 coins.
hint-hall = In the Guild Hall it is the second slot from the left.
done-hall = 4 coins and a worker from the quarters, and the building is yours.

name-site = The community building
task-site = Put the building on site 2.
sub-site = Above every site stands what it brings at every income: here one good.
hint-site = The answer stands below the task or among your things: site 2.
done-site = 5 victory points and 2 steps of nobility. Nobility opens the Stone Council.

name-castle = The White Castle
task-castle = Place a 1 in the White Castle.
sub-castle = More reputation means more dice, and that at once.
hint-castle = In the White Castle it is the first space, 1–2.
done-castle = Your reputation rises from 9 to 10. High dice raise it further.

name-pass = Passing and income
task-pass = Pass.
sub-pass = No die fits under your limit any more.
hint-pass = The answer stands below the task.
done-pass = When all have passed there is income: 3 coins for your apprentice, who learns alone, and one good for the building. Then new cards come, and round 2 begins.

name-council = The Stone Council
task-council = Place a 3 at the Stone Council, with the Halflings in row 2.
sub-council = Whoever has settled Halflings and has enough nobility may give goods for victory points here.
hint-council = The council has a column for every people. Row 2 is for 3–4.
done-council = 2 books and 1 artwork become 7 victory points. For that your reputation falls by 2.

name-card = The Cavern Tavern
task-card = Take the Trobits card for 6–9 goods.
sub-card = The game has placed a 3 in the Cavern Tavern: you may choose new settlers.
hint-card = They want books, artwork and weapons.
done-card = They wait with you now. The next die in the tavern must be at least as high as yours.

name-yard = The Construction Yard
task-yard = Place a die in the Construction Yard.
sub-yard = Round 3: for new settlers you need a new house. It costs 5 coins.
hint-yard = The Construction Yard lies next to the Cavern Tavern.
done-yard = The game takes the 5. The next die here may not be higher: whoever comes early gets rid of high dice.

name-berk = Berk, the town clerk
task-berk = Take 1 modifier.
sub-berk = The game has placed a 1 in Berk’s Office. A modifier changes a die by 1, whenever you like.
hint-berk = The answer stands below the task: 1 modifier.
done-berk = The first is free, the second costs 1 coin. Berk also replaces the settlers cards or the buildings if you wish.

name-port = The Port
task-port = Sell 1 jewelry at the Port.
sub-port = A 2 sells up to 2 goods at the prices of the ship: jewelry brings 3 coins just now.
hint-port = The answer stands below the task or at the ship: jewelry.
done-port = So it goes for 10 rounds. At the end every 2 goods left count 1 point, and nobility is scored.

## What comes rarely

name-die = Modifiers
task-die = Place a 4 with a modifier as a 5.
sub-die = A modifier changes a die by 1 as you place it. So a 4 fits the best space of the White Castle, and your 6 stays free.
hint-die = The answer stands below the task: 4 with +1.
done-die = The die counts 5 for everything now, also against your limit. Your reputation rises by 3.

name-own-shop = A workshop of your own
task-own-shop = Place a 3 in the Guild Hall and buy the workshop of the artists.
sub-own-shop = You have an apprentice with the artists. He becomes the master of the workshop.
hint-own-shop = In the Guild Hall it is slot 3.
done-own-shop = 3 victory points, 1 step of nobility, and from now on 1 artwork at every income. If others use the workshop, you receive a reward.

name-shop = Using a workshop
task-shop = Use Jonas’s workshop to swap a good.
sub-shop = A die in a guild sets its workshops to work first, whoever owns them. This one offers two effects.
hint-shop = The answer stands below the task: swap a good.
done-shop = Jonas gets the reward of the field for it, even if you had declined.

name-swap = Giving a good
task-swap = Give 1 book.
sub-swap = You give a good that you do not need and take another for it.
hint-swap = You have 2 books; the answer stands below the task.
done-swap = The book is back in the supply.

name-swap-for = Taking another
task-swap-for = Take jewelry for it.
sub-swap-for = Any other kind is yours to choose.
hint-swap-for = The answer stands below the task: jewelry.
done-swap-for = After the workshops you may buy goods of the guild and place apprentices as always.

name-reroll = Rolling again
task-reroll = Choose a 6 to roll it again.
sub-reroll = This workshop lets you roll dice again that you have not placed. Two sixes use up all your limit.
hint-reroll = The answer stands below the task: 6.
done-reroll = You could add the second 6. What is placed stays, and the new values stand.

name-sell = Selling a building
task-sell = Sell your community building on site 1.
sub-sell = Once in a turn you may sell a building, without a die. You need money and a worker badly.
hint-sell = The answer stands below the task or at your site 1.
done-sell = 3 coins and the worker are back. That costs 5 victory points, but your nobility stays.

name-recall = Calling back an apprentice
task-recall = Call back the apprentice from the artists.
sub-recall = The game has placed your 6 on your own board. A 5 or 6 there brings an apprentice back to the quarters.
hint-recall = The answer stands below the task: the Artists Guild.
done-recall = The worker can go to a community building or to another guild now. Masters never come back this way.

name-overflow = Too many settlers
task-overflow = Discard the Green Elves.
sub-overflow = The game has taken the Dwarves in the tavern. Nobody may hold more than 3 open cards, so one of the old ones goes.
hint-overflow = The answer stands below the task.
done-overflow = You may always give away only a card that you had before. It costs nothing.

name-replace = Berk replaces
task-replace = Have the settlers cards replaced.
sub-replace = After the modifiers Berk replaces all settlers cards or all buildings of the Guild Hall, if you wish.
hint-replace = The answer stands below the task.
done-replace = 6 new cards lie in the tavern. It helps when nothing fits you, or when something fits others too well.

name-good = You are a Lord
task-good = Take jewelry as your bonus.
sub-good = With 5 steps of nobility you become a Lord, and the bonus of your character comes at once: 2 coins and 2 goods of your choice.
hint-good = The answer stands below the task: jewelry.
done-good = The second good follows. The bonus comes once; besides, your character may pay one more of its favourite good for settlers.

name-event = Events
task-event = Choose a 1 to roll it again.
sub-event = With the events every round brings a card. This one lets everybody roll dice again after the throw.
hint-event = The answer stands below the task: 1.
done-event = There are 10 events in a game, one for each round. Some last the whole round: prices change, or a place is closed.

name-first-commission = Chancery: your commission
task-first-commission = Keep the card for community buildings.
sub-first-commission = With the Chancery everybody secretly keeps 1 of 3 commission cards before the first round. It scores at the end.
hint-first-commission = Community patron: 3 points for each community building.
done-first-commission = It scores only if its dice tile has been filled by then. The others choose now as well.

name-desk = Chancery: a desk
task-desk = Send a worker to the desk of the Trobits with a 1.
sub-desk = You have settled Trobits, so their desk is open to a worker from your quarters.
hint-desk = The Chancery has a slot for every value; the desk lies above slot 1.
done-desk = The worker stays for good: council tiles cost you no coins any more, every income brings 3 coins, and you may hold one more commission.

name-tile = Chancery: the dice tile
task-tile = Place a 2 on your dice tile.
sub-tile = Your commission scores only when its tile 1-2-4 is full. The 1 is there already.
hint-tile = The dice tile lies at your commission card among your things.
done-tile = Only the 4 is missing. It may take several rounds; at the end of a round tokens take the place of the dice.

name-commission = Chancery: one more commission
task-commission = Draw commission cards.
sub-commission = With a worker at a desk you may hold a second commission. At Berk’s you draw 2 cards with a 4 and keep 1; it costs 2 reputation.
hint-commission = The answer stands below the task.
done-commission = Two cards are yours to look at; nobody else sees them.

name-keep = Chancery: choosing
task-keep = Keep the card for council tiles.
sub-keep = You keep one of the cards, the other goes under the stack.
hint-keep = Friend of the council: 2 points for each council tile.
done-keep = It came with a dice tile of its own, 3-5-6, that has to be filled as well.
