# The Two Heirs in two minutes: what is said after so many moves of intro.palas.

note-9 = Two heirs fill one land with buildings; at the end each building scores by what lies around it. Both begin with a troop on the start tile and two troops in the royal reserve. The shield shows white: Player 1 begins and reaches three tiles, clockwise from the shield.
note-12 = In every turn you must take one tile. Player 1 took the field camp; the shield moved there and turned to blue, and its old slot was filled.
note-14 = Building needs access to the resources, but nothing is spent: every tile within reach and every tile under your troops counts as one. With 1 grain and 1 stone the camp could be built beside a troop.
note-16 = A troop left the reserve for the new tile. Now it gives the resource below it, and more cells to build on; but the reach is only 2.
note-20 = Player 2 took the tavern and cannot pay it: it costs 1 grain and 2 stone, and there is no grain. Tiles in hand may wait, up to 3 of them.
note-24 = Player 1 holds a pilgrimage site for 1 wood, 1 grain and 1 stone. The grain is missing too.
note-26 = So the troop went home to the reserve: reach 3 again, and with it the farm, which is grain.
note-28 = The site stands. It will score the longest road that ends here. Roads need not match when you lay them, but matching ones are worth it.
note-34 = Player 2 laid the tavern face down: open terrain, which belongs to nobody. It makes one building of this turn cheaper by any 1 resource.
note-36 = That paid the smithy. Its bar lies on the side of its owner: tiles point to whoever built them.
note-38 = The follower troop moved onto the smithy. At the end a building under an own troop counts double.
note-43 = Player 1 has taken the mine and turns the field camp over: one more tile in this turn, once in the game. Unused it would have scored 2 points.
note-46 = The second tile is the farm: once built, it gives 1 grain in every turn. When the stack is empty, each side has one more turn.
note-234 = Then everything is counted: buildings, doubled ones, and roads for whoever has more buildings on them. Player 1 wins by 59 to 49. Your turn: keep an eye on the reach, on grain, wood and stone, and on where your troops stand at the end.
