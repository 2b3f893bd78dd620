# The Two Heirs: the lesson. For every task of lesson.json its name, what to do, what for, a hint, what happened.

name-take = Taking a tile
task-take = Take the field camp from the Royal Reserve.
sub-take = In every turn you take one tile. You reach 3, clockwise from the shield.
hint-take = The reserve is the ring around the shield. The field camp is the third tile after it.
done-take = The field camp is in your hand. The shield moved to its slot and shows the other colour; its old slot was filled again.

name-build = Building
task-build = Choose the field camp in order to build it.
sub-build = It needs 1 grain and 1 stone. You have access to them, and nothing is spent.
hint-build = The field camp lies in your hand.
done-build = Every tile in reach and every tile under your troops gives one resource. Only the place is missing now.

name-lay = Where to build
task-lay = Lay the field camp to the right of the start tile.
sub-lay = You build next to a tile on which one of your troops stands, corners included.
hint-lay = The start tile lies in the middle of the land.
done-lay = The building points to you: so everybody sees whose it is.

name-troop = A troop
task-troop = Choose a troop in the reserve.
sub-troop = A troop on the new tile brings its resource and new places to build.
hint-troop = Two of your troops stand in the Royal Reserve. Choose the first.
done-troop = Every troop may make one move in every turn.

name-station = Stationing
task-station = Put the troop on the field camp.
sub-station = It goes onto a free tile next to one on which a troop of yours stands.
hint-station = It is the tile that you have just laid.
done-station = There it stands. But it is missing in the reserve: your reach is 2 now instead of 3.

name-end = Ending the turn
task-end = End your turn.
sub-end = You have taken a tile, and you want no more for now.
hint-end = The answer stands below the task.
done-end = Jonas takes the tavern, cannot pay for it and keeps it in hand. Up to 3 tiles may wait there.

name-site = What you like
task-site = Take the pilgrimage site.
sub-site = At the end it counts the longest road that ends at it.
hint-site = It is the first tile after the shield.
done-site = It costs 1 wood, 1 grain and 1 stone. You have no grain yet.

name-withdraw = Withdrawing
task-withdraw = Withdraw the troop on the field camp to the reserve.
sub-withdraw = With a reach of 3 you reach the farm, and that is grain.
hint-withdraw = The game has chosen the troop already; the reserve is where it goes.
done-withdraw = Reach 3, and with it enough for the pilgrimage site. The game chooses it for you to be built.

name-road = Roads
task-road = Lay the pilgrimage site below the start tile.
sub-road = Roads need not fit when you lay a tile. Fitting ones pay at the end.
hint-road = It is the cell right below the middle.
done-road = At the end a road counts for whoever has more buildings on it. Jonas then builds a smithy and puts his follower troop on it.

name-camp = The field camp
task-camp = Turn your field camp over.
sub-camp = The game has taken the mine already. Once in the game the field camp gives you one more tile.
hint-camp = It lies in the land, to the right of the start tile.
done-camp = It is open terrain now and belongs to nobody; unused it would have scored at the end. You take the farm for it.

name-extend = Extending the land
task-extend = Choose the farm in order to lay it face down.
sub-extend = A tile laid face down makes one building of this turn cheaper by 1 resource.
hint-extend = The answer for extending stands below the task or at the tile in your hand.
done-extend = What lies face down is open terrain. It costs nothing.

name-terrain = Open terrain
task-terrain = Lay it to the upper right of the start tile.
sub-terrain = Here too: next to a tile on which one of your troops stands.
hint-terrain = It is the cell above the field camp that you turned over.
done-terrain = For the rest of this turn one building is cheaper by 1 resource of any kind.

name-mine = Building at a discount
task-mine = Choose the mine in order to build it.
sub-mine = The discount lasts for this turn only.
hint-mine = The mine is the last tile in your hand.
done-mine = The game lays it below the field camp and chooses your follower troop.

name-follower = The follower troop
task-follower = Put the follower troop on the mine.
sub-follower = At the end every building of your own counts double if a troop of yours stands on it.
hint-follower = The mine lies to the lower right of the start tile.
done-follower = It stands well. When the supply is empty, each has one more turn; then buildings count by what lies around them, and the roads.

## What comes rarely

name-producer = Farm, sawmill, quarry
task-producer = Choose the field camp in order to build it.
sub-producer = It needs 1 grain and 1 stone. No tile in reach and none under your troops is grain, but your own farm gives 1.
hint-producer = The field camp lies in your hand.
done-producer = A farm gives grain in your turn wherever your troops stand. Sawmill and quarry do the same for wood and stone.

name-siege = Siege towers
task-siege = Lay the siege tower to the right of Jonas’s cathedral.
sub-siege = One tower does nothing. Two of your towers next to the same enemy building can destroy it.
hint-siege = Your first tower stands above the cathedral. Lay the second on the cell to the right of it.
done-siege = Now two towers stand next to the cathedral, above and to the right. Corners would not count.

name-destroy = Destroying
task-destroy = Destroy the cathedral.
sub-destroy = Only now, as you lay the tower, may you. The cathedral would score 5 points for Jonas.
hint-destroy = The answer stands below the task.
done-destroy = It is open terrain now and belongs to nobody. Troops on it would have stayed.

name-discard = A full hand
task-discard = Put the mill out of the game.
sub-discard = During your turn you may hold any number of tiles, at its end no more than 3. You have 4.
hint-discard = The answer stands below the task or at the tile in your hand.
done-discard = It is better to lay a tile face down in time: then it makes a building cheaper.

name-last = The last turns
task-last = Take the farm.
sub-last = The stack is empty, and the reserve is no longer filled. Each has one more turn. Gaps are skipped when counting your reach.
hint-last = It is the first tile after the shield; the slot before it is empty.
done-last = What is still in your hand at the end scores nothing: now build what you can, and put your troops on your best buildings.

name-heinrich = Alone against Heinrich
task-heinrich = End your turn.
sub-heinrich = Alone you play against Heinrich. He takes the first tile whose colour is that of the top tile of the stack and builds beside your last building.
hint-heinrich = The answer stands below the task.
done-heinrich = Heinrich has built for nothing, with a treasure and a troop on it. Every treasure left scores 5 points for him at the end.

name-treasure = Heinrich’s treasures
task-treasure = Lay the tile below Heinrich’s farm.
sub-treasure = This treasure is removed when 2 more green tiles lie in its column. One lies there, and your hut is green.
hint-treasure = The treasure lies on the farm; its column goes straight up and down.
done-treasure = The treasure is gone, and Heinrich has 5 points less. Whose tiles they are does not matter, nor whether they lie face down.
