# A Castle for All Seasons in two minutes: what is said after so many moves of intro.palas.

note-1 = Three master builders raise a castle together. Each has 8 character cards, 3 talers, 1 sand and 1 wood. There are 15 rounds; in each, everybody puts one card face down.
note-4 = All cards are turned up at once. They are carried out in a fixed order: messenger, trader, bricklayer, stonemason, worker, master builder. Player 2 shows a worker, who is first equipped with pieces.
note-6 = Player 2 chose two clay for the worker. Now the messenger acted: Player 3 has 8 talers more. Next is the trader of Player 1.
note-7 = The trader sent a helper to the clay wagon. A wagon pays whoever stands there, in every round with a trader; one piece of each payout goes to the defence tower.
note-8 = The worker took his pieces and built a tower. A building must be paid exactly, with at least three kinds: sand is worth 1, wood 2, clay 4, stone 5. With a worker it scores half its points: 5.
note-11 = Round two. The stonemason of Player 1 may buy one piece from every worker that others show, for a taler each.
note-12 = Player 1 bought a silver bar. Silver is no building material, but while paying it can be exchanged for any piece: the bar stays in the smithy.
note-13 = The well for stone, clay and sand, the stone for silver: with the stonemason a building scores all its points, here 8.
note-16 = Round three. Played cards stay on the table until the master builder brings them back. Player 1 needs him now.
note-18 = First the trader of Player 2: Player 1 was paid too. Then the bricklayer of Player 3 took all stone from the defence tower.
note-19 = The bricklayer builds for talers: one for every piece that was paid. Whoever built with bricklayer or stonemason may place up to two helpers in buildings.
note-21 = Two helpers for 10 and 5 talers, in different buildings. They stay to the end and score there: in the smithy for silver, at the market for talers. Then the master builder acted: 5 points for every building of the others, and all cards back in hand.
note-108 = After the last round the buildings are scored one by one. Player 1 wins with 54 points. Now it is your turn: the trader early, the stonemason when you can build, and never forget what the master builder of the others earns.
