# Caylus: the lesson. For every task of lesson.json its name, what to do, what for, a hint, what happened.

name-place = Placing workers
task-place = Place a worker at the quarry.
sub-place = You need stone for the castle. The place costs 1 denier, since nobody has passed yet.
hint-place = The quarry lies on space 2 of the road. The price for everybody stands on the bridge.
done-place = Your worker stands at the quarry. You get the stone only when the buildings act, and only if the provost does not stop before it.

name-castle = To the castle
task-castle = Place a worker in the castle.
sub-castle = Only those who stand here may build at the castle when the round ends. It brings the first points.
hint-castle = The castle lies at the top left. Each player may send one worker.
done-castle = Whoever comes first builds first. The game places your next four workers for you: carpenter, farm, forest and gate.

name-pass = Passing
task-pass = Pass.
sub-pass = All your workers are out. Jonas has passed already, so every place costs 2 deniers now.
hint-pass = The button “Pass” stands below the task.
done-pass = Your marker lies on the bridge. The first to pass receives 1 denier; whoever stays pays more with every pass of the others. In this order you will move the provost.

name-gate = The gate
task-gate = Send the worker at the gate to the trading post.
sub-gate = The special buildings act first. From the gate a worker goes on to any free place, at no cost.
hint-gate = The trading post is the second special building, right after the gate.
done-gate = Your worker went on and fetched 3 deniers from the trading post at once.

name-provost = The provost
task-provost = Pay 2 deniers and move the provost 2 spaces forward.
sub-provost = Buildings beyond the provost do not act. He stands on space 6, your carpenter works on space 8.
hint-provost = Each space costs 1 denier, forward or back, 3 at most. Choose space 8.
done-provost = The provost stands on space 8: your carpenter acts. The gold mine on space 16 lies beyond him, so Odo’s worker there comes home with empty hands.

name-gain = Goods
task-gain = Take the cloth at the farm.
sub-gain = The buildings act along the road. Wood and stone you have already; soon you will need cloth for the joust field.
hint-gain = At the farm you choose: food or cloth.
done-gain = Every worker comes back to you after its work.

name-build = Building
task-build = Build the marketplace with the carpenter.
sub-build = A wooden building goes to the next free space of the road, scores at once and is yours.
hint-build = Choose the marketplace among the wooden buildings. It costs 1 wood and 1 good of any kind.
done-build = The marketplace costs 1 wood and one more good; the game pays 1 food for you. It goes to space 10 and scores 4 prestige points.

name-batch = Building the castle
task-batch = Hand in a batch of food, wood and stone.
sub-batch = A batch is 1 food and 2 other, different goods.
hint-batch = Keep the cloth: choose food, wood and stone.
done-batch = One part of the dungeon: 5 prestige points. Jonas and Odo stand in the castle and hand in nothing: that costs 2 points. You have built most, and that brings a royal favour.

name-favour = Royal favour
task-favour = Take the favour in the row of deniers.
sub-favour = Every favour moves your marker on by one in one of 4 rows: points, money, goods or building.
hint-favour = The table of favours lies at the top. Its second row shows coins.
done-favour = Your marker stands in the first column, and that brings 3 deniers. Next time in this row it will be 4.

name-visit = Working for others
task-visit = Place a worker at Jonas’s farm on space 9.
sub-visit = Round 2: the houses of the others are open to you as well.
hint-visit = The farm with Jonas’s house is the ninth building along the road.
done-visit = You may work there, and its owner scores 1 prestige point for it. Good buildings draw guests.

name-own = Your own house
task-own = Place a worker at your own marketplace.
sub-own = Two have passed, so a place costs 3 deniers now. In your own building you only ever pay 1.
hint-own = Your marketplace lies on space 10. Do try something else: the game tells you why it is not possible.
done-own = 1 denier instead of 3. Now the provost only has to come as far as space 10.

name-guild = The merchants’ guild
task-guild = Move the provost 2 spaces forward with the merchants’ guild.
sub-guild = At the merchants’ guild you move the provost for free, up to 3 spaces.
hint-guild = He stands on space 8, your marketplace lies on space 10.
done-guild = The provost stands on space 10. Later in the round everybody may still move him for money: whoever passed last has the last word. That is you.

name-joust = The joust field
task-joust = Buy a favour at the joust field.
sub-joust = It costs 1 denier and 1 cloth.
hint-joust = The answer stands below the task.
done-joust = A second favour without building at the castle. The game takes the row of prestige points for you: 1 point.

name-trade = Trading
task-trade = Sell one good for 6 deniers at your marketplace.
sub-trade = The provost came far enough, your worker trades.
hint-trade = The answer stands below the task.
done-trade = Markets, peddlers and the bank trade; nobody has to. So it goes on until the towers are scored as well. After each part of the castle, whoever has built nothing there loses points.

## What comes rarely

name-inn = The inn
task-inn = Place a worker at the inn.
sub-inn = Whoever lodges on the right side of the inn pays only 1 denier for every place, however many have passed.
hint-inn = The inn is the last of the special buildings.
done-inn = First he stands on the left. When the inn acts he moves to the right and sends home whoever lodges there.

name-stay = Staying at the inn
task-stay = Let your worker stay at the inn.
sub-stay = Nobody has come after you, so you choose: stay or fetch him home.
hint-stay = The answer stands below the task.
done-stay = In the next round all your places cost 1 denier, but you have 5 workers instead of 6.

name-stables = The stables
task-stables = Place a worker in the stables.
sub-stables = You act last. Whoever is in the stables comes first in the next round, in the order of arrival.
hint-stables = The stables lie between the joust field and the inn.
done-stables = You are the first there, so you will begin. With two players the stables are closed: there the order changes by itself.

name-peddler = The peddler
task-peddler = Take stone from the peddler.
sub-peddler = For 2 deniers he sells one cube: food, wood, stone or cloth, but never gold. With stone you have a batch for the castle.
hint-peddler = The answer stands below the task: stone.
done-peddler = Food, wood and stone: that is a batch.

name-owner = Guests on your land
task-owner = Take cloth for the guest.
sub-owner = Jonas worked at your stone farm. Stone production buildings give their owner 1 cube of what they produce.
hint-owner = The answer stands below the task: cloth.
done-owner = The prestige point was yours when the guest was placed. Only farm, park and workshop of stone work like this.

name-mason = The mason
task-mason = Build the church with the mason.
sub-mason = The mason builds stone buildings. The church costs 1 stone and 1 cloth, scores 3 points and brings a royal favour.
hint-mason = Choose the church among the stone buildings.
done-mason = It lies on the next free space, 11. Whoever works there later gives money for prestige points.

name-church = A favour for points
task-church = Take the favour in the row of prestige points.
sub-church = The church brings a favour at once. The first row gives points: 1, then 2, and so on to 5.
hint-church = It is the first row of the table of favours.
done-church = The marker stands in column 1. Columns 3 and 4 open when the dungeon has been scored, column 5 after the walls.

name-tailor = Cloth for points
task-tailor = Give 3 cloth for 6 prestige points at the tailor.
sub-tailor = The tailor belongs to Jonas; you may use it all the same. 2 cloth would be 4 points.
hint-tailor = The answer stands below the task.
done-tailor = Church, tailor, bank and alchemist trade like this: each with two offers, of which you take one or none.

name-white = The white cube
task-white = Give food for the white cube.
sub-white = The game builds the wooden peddler for you: 1 wood, and 1 cube of your choice where the cost shows a white cube.
hint-white = Keep the cloth; the answer stands below the task: food.
done-white = White means any cube, even gold. Nowhere else does a cube stand in for another.

name-lawyer = The lawyer
task-lawyer = Turn your farm on space 9 into a residence.
sub-lawyer = With the lawyer, 1 denier and 1 cloth make a residence of a building: your own or a neutral one.
hint-lawyer = Your farm is the building after the fixed carpenter.
done-lawyer = 2 points, and from now on 1 denier of income every round. The farm goes back to the supply and can be built again.

name-prestige = Prestige buildings
task-prestige = Build the statue with the architect.
sub-prestige = The architect builds the most valuable buildings. They need a residence of your own, and most of them gold.
hint-prestige = Choose the statue among the prestige buildings.
done-prestige = You have paid 2 stone and 1 gold. Now one of your residences makes way for it.

name-replace = In place of a residence
task-replace = Put the statue in place of the residence on space 9.
sub-replace = A prestige building needs no free space of the road. Its residence goes back to the pile.
hint-replace = Choose space 9 on the road or below the task.
done-replace = 7 points and a royal favour. For that you have 1 denier less of income. A prestige building stays for good.

name-effect = Favours that build
task-effect = Use column 2 in the row of buildings.
sub-effect = Your marker has reached column 3. You may use its effect or that of any column before it.
hint-effect = Column 2 builds with wood, column 3 with stone, each 1 cheaper.
done-effect = Now you choose a wooden building and pay 1 wood less. No worker and no carpenter is needed for it.

name-walls = The next section
task-walls = Hand in a batch of food, wood and stone.
sub-walls = The dungeon has been scored, so now everybody builds at the walls. Keep the gold: it is worth 3 points at the end.
hint-walls = Choose food, wood and stone.
done-walls = A part of the walls scores 4 points; in the dungeon it was 5, in the towers it is 3.

name-scoring = Scoring a section
task-scoring = Take the favour in the row of goods.
sub-scoring = The bailiff has reached the scoring space, and the dungeon is scored. For 2 houses there you receive 1 favour.
hint-scoring = It is the third row of the table of favours.
done-scoring = Your marker moves to column 2: wood or stone. Odo, who has built nothing there, loses 2 points for that.
