# A Castle for All Seasons: the lesson. For every task of lesson.json its name, what to do, what for, a hint, what happened.

name-trader = Playing a card
task-trader = Play the trader face down.
sub-trader = In every round everybody puts down one of 8 character cards. The trader brings you goods.
hint-trader = Your cards are in your hand. The trader shows a pair of scales.
done-trader = Your card is down. All are revealed at once and carried out in a fixed order: messenger, trader, bricklayer, stonemason, worker, master builder.

name-wagon = The wagon
task-wagon = Send a helper to the clay wagon.
sub-wagon = Whoever stands at a wagon is supplied in every round in which anybody plays a trader.
hint-wagon = The wagons lie beside the castle. Choose the one with clay.
done-wagon = You received 1 clay, and 1 clay went to the defence tower. The helper stays at the wagon.

name-stonemason = The stonemason
task-stonemason = Play the stonemason.
sub-stonemason = He builds for all the points. Before that he may buy pieces from the workers of the others.
hint-stonemason = Played cards stay down; choose among those still in your hand.
done-stonemason = The stonemason lies face down. Odo plays a worker this time: you can buy there.

name-buy = Buying from a worker
task-buy = Buy the silver from Odo’s worker.
sub-buy = From each worker the stonemason may buy 1 piece, for 1 taler.
hint-buy = The answer stands below the task: silver.
done-buy = You do not build with silver, but when you pay you exchange it for any piece you like.

name-well = Building
task-well = Build the well.
sub-well = It costs 10 building points from at least 3 kinds: sand counts 1, wood 2, clay 4, stone 5. Your silver becomes the stone.
hint-well = The well lies inside the castle.
done-well = Stone, clay and sand, paid exactly. With the stonemason a building brings all its points: 8.

name-worker = The worker
task-worker = Play the worker with the stone.
sub-worker = Workers are equipped with goods and bring them to you. You need new pieces.
hint-worker = You hold several workers; choose the one with stone.
done-worker = A worker builds as well, but for half the points. His 3 pieces matter more.

name-load = Equipping
task-load = Take sand for your worker.
sub-load = There is 1 stone on the card already. You choose for the two other spaces.
hint-load = The answer stands below the task: sand.
done-load = As the second piece the game takes wood for you. Your wagon delivers 1 more clay too, since Jonas plays a trader. This time nothing is built.

name-messenger = The messenger
task-messenger = Play the messenger.
sub-messenger = He comes first and brings 8 talers. You will need them for helpers soon.
hint-messenger = The messenger carries a letter.
done-messenger = Every messenger brings 8 talers, as long as the bank has them. Odo’s trader brings you 1 more clay besides.

name-bricklayer = The bricklayer
task-bricklayer = Play the bricklayer.
sub-bricklayer = He fetches pieces from the defence tower and then builds, for talers instead of points.
hint-bricklayer = The bricklayer is still in your hand.
done-bricklayer = There is a lot on the defence tower by now: of every delivery 1 piece stayed there.

name-tower = The defence tower
task-tower = Take all the clay from the defence tower.
sub-tower = The bricklayer may choose one kind and takes all of it.
hint-tower = The answer stands below the task: clay.
done-tower = 4 clay at once, from deliveries to you and to the others.

name-gate = Building for talers
task-gate = Build the small gate.
sub-gate = The bricklayer receives 1 taler for each piece paid.
hint-gate = The small gate lies in the wall of the castle.
done-gate = 4 pieces, 4 talers. The building belongs to nobody; but whoever has built with a bricklayer or a stonemason may place helpers now.

name-helper = A helper in a building
task-helper = Place a helper in the smithy for 10 talers.
sub-helper = Helpers in buildings stay to the end and score then: in the smithy for silver.
hint-helper = The smithy has two places; take the one for 10 talers.
done-helper = A dear place counts more than a cheap one. The game still asks where the helper comes from.

name-from = Where he comes from
task-from = Take the helper from your stock.
sub-from = The one at the wagon should stay there: he goes on being supplied.
hint-from = The answer stands below the task: from stock.
done-from = After every build you may place up to 2 helpers, in different buildings. This time one is enough.

name-master = The master builder
task-master = Play the master builder.
sub-master = He takes all played cards back into your hand and brings 5 points for each building that others erect in this round.
hint-master = He is the last character in the order.
done-master = Odo builds a tower in this round: 5 points for you. After 15 rounds the buildings with their helpers are scored. Whoever has most points wins.

## What comes rarely

name-payment = Paying as you like
task-payment = Pay with stone, wood and 3 sand.
sub-payment = The well costs 10, and you own many pieces. Every payment of at least 3 kinds is allowed that comes to exactly 10.
hint-payment = 5 for the stone, 2 for the wood, 3 for the sand; the answer stands below the task.
done-payment = So you get rid of much sand and keep your clay. The bricklayer would also receive a taler for each piece: there many small ones pay.

name-silver = Silver in the payment
task-silver = Give no silver for wood.
sub-silver = For the well you lack a stone, so a bar of silver becomes one. A second bar could become wood, but you have wood.
hint-silver = The answer stands below the task: 0.
done-silver = The second bar stays yours. The game asks this for every piece for which silver could be given.

name-sell = The last piece
task-sell = Do not sell the silver.
sub-sell = Jonas’s stonemason wants to buy from your worker. It is the last piece on the card: only then may you refuse.
hint-sell = The answer stands below the task.
done-sell = You keep the silver, and no taler changes hands. With two or more pieces on the card you could not have refused.

name-rider = The rider
task-rider = Send a helper to the silver rider.
sub-rider = All four wagons are taken. Only now may a helper go to the rider, who brings silver.
hint-rider = The rider stands beside the wagons.
done-rider = At once there is a delivery for all who stand at a wagon: 1 clay and 1 silver for you. Of each kind 1 piece goes to the defence tower.

name-oust = Displacing a helper
task-oust = Displace Jonas’s helper at the stone wagon.
sub-oust = When all wagons are taken, a trader may also take the place of another player’s helper.
hint-oust = Choose the stone wagon.
done-oust = Jonas’s helper goes back to his stock, yours is supplied at once. A helper who came in this round cannot be displaced.

name-equip = Two players: two cards
task-equip = Equip the worker with the stone first.
sub-equip = With two players everybody plays 2 cards in each round. You play two workers and choose which is equipped first.
hint-equip = The answer stands below the task.
done-equip = The order matters when pieces are running out in the supply.

name-first = Two workers in turn
task-first = Carry out the worker with the sand first.
sub-first = Both your workers act in the same rank. You choose which one comes first.
hint-first = The answer stands below the task.
done-first = You have his 3 pieces and may build. After that comes the other, and you may build again.

name-market = The end: the market
task-market = Turn 6 talers into points at the market.
sub-market = The game is over, the buildings are scored. With one helper at the market 2 talers are 1 point.
hint-market = The answer stands below the task: 6.
done-market = 3 points. With both helpers there every taler would be a point. Talers left over decide a tie.

name-palace = The end: the palace
task-palace = Turn a stone into points at the palace.
sub-palace = Your helper in the palace turns up to 5 pieces into points, each for what it counts when building.
hint-palace = The answer stands below the task: stone.
done-palace = 5 points for 1 stone. So it goes on up to 5 pieces; it pays to keep dear ones for the end.

name-plague = Winter: the plague
task-plague = Remove the messenger from the game.
sub-plague = The winter game turns up a winter card on marked rounds. The plague costs a played card, or 1 taler for each of your 3.
hint-plague = The answer stands below the task; the other cards stay.
done-plague = The messenger is gone for good. The card that you have put down in this round was safe.

name-breach = Winter: the wall breach
task-breach = Give a stone for the wall.
sub-breach = The wall has broken. Everybody may give up to 3 stone, and each scores 3 points at once.
hint-breach = The answer stands below the task: stone.
done-breach = 3 points for 1 stone. Silver may be exchanged for it as when building.

name-snow = Winter: the snowdrift
task-snow = Remove the worker with the wood.
sub-snow = The snowdrift takes a worker card from everybody, or 3 talers. You want to keep your money for helpers.
hint-snow = The answer stands below the task.
done-snow = You have 2 workers left for the rest of the game.

name-court = Winter: courting
task-court = Offer the castle maiden 1 taler.
sub-court = From the round after she appeared on, everybody may court her at the start of a round. Whoever does not is out.
hint-court = The answer stands below the task: 1 taler.
done-court = Now the others decide. Whoever courts longest wins 8 points; the others share out what was offered.

name-gift = Winter: the consolation
task-gift = Take the silver from the card.
sub-gift = Odo has won the castle maiden. All the others take one gift each in turn from her card.
hint-gift = The answer stands below the task: silver.
done-gift = Now Jonas, then you again, until the card is empty. So even those who never courted get something.

name-toll = Winter: the village inn
task-toll = Take back the helper from the sand wagon.
sub-toll = Since the inn is open, every trader pays 1 taler to its host. You have none, so a helper has to leave a wagon.
hint-toll = You stand at the sand and at the clay; sand is worth less.
done-toll = The helper is back in your stock, and the trader may send one again. The host himself pays nothing.

name-granary = Winter: the granary
task-granary = Place a helper in the granary.
sub-granary = You have built the well, so you may place helpers. The granary has 3 places for 5 talers each.
hint-granary = The granary is one of the winter cards.
done-granary = Alone there it scores 10 points at the end; two helpers score 7 each, three 3 each, whoever owns them.
