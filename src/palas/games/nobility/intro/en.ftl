# Rise to Nobility in two minutes: what is said after so many entries of intro.palas.

note-53 = Who gives the settlers of Caveborn a home rises to nobility. Everyone starts with 8 coins, 1 good of each type, 1 house, a settlers card and 9 reputation. All roll 5 dice in each of the 10 rounds; Player 1 begins.
note-55 = One die per turn. Player 1 put a 3 in the Scholars Guild and bought 2 books for 2 coins. A higher die buys more goods, a lower one lets you place more apprentices.
note-57 = A settlers card may be completed in the same turn: it costs a house and the goods it shows, up to 3 of a type. 4 goods paid are 4 victory points, and 2 workers come to the quarters.
note-61 = Player 2 needs new settlers and put a 1 in the Cavern Tavern: one card of six. The next die there must be at least as high.
note-63 = Player 3 put a 5 in the Construction Yard and paid 5 coins for a house. Here the next die may not be higher.
note-68 = The dice you place may not add up to more than your reputation. Player 1 bought 1 book with a 2 and sent a worker to the Scholars as an apprentice.
note-69 = More reputation, more dice: the 3 in the White Castle brings Player 2 from 9 to 11, at once.
note-74 = Player 3 has completed a card with 4 goods too. 5 and 3 are placed, the limit is 9: no other die fits, and Player 3 will have to pass.
note-76 = In the Guild Hall the die is the slot. For 4 coins and a worker Player 1 owns a community building: 5 victory points, 2 steps of nobility, and a good in every income.
note-80 = Berk the Clerk gives modifiers, which change a die by 1 each. Player 2 took 2 of them, the second for 1 coin.
note-84 = At the Port a 3 sells up to 3 goods at the prices of the ship. Player 2 sold a book for 3 coins.
note-104 = When all have passed there is income: 3 coins for the apprentice of Player 1, who is alone there, and a good for the building. Then new cards, tiles and a new ship come, and the start player changes.
note-121 = Player 1 has nobility 2 and has settled Halflings: that opens the Stone Council. 2 books and 1 artwork become 7 victory points, but reputation falls by 2.
note-748 = After round 10 two goods left are 1 point, and nobility scores. Player 2 wins with 105 points. Now it is your turn: settle early for workers, raise your reputation, and then go to the Council.
