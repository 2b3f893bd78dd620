# Viscounts of the West Kingdom in two minutes: what is said after so many moves of intro.palas.

seat = 1
note-23 = Viscounts travel through the kingdom, always clockwise. They build, fill the castle, copy manuscripts, and watch over their debts and deeds. At the start everybody picks a player card with a hero.
note-32 = Player 1 took card 10 with Ada: 10 silver, three resources, and 2 corruption. Both have 9 cards and draw 3 of them.
note-33 = A turn begins with one card in slot 1 of the tableau; the others move to the right. Its silver value is also the number of spaces to travel. Every further space costs 1 silver.
note-34 = On the outer path one trades or builds, on the inner path one places workers or copies a manuscript. Player 1 wants to build.
note-39 = A workshop needs 3 builder icons. The empty slot 2 shows 1, the dismissed Scoundrel is a criminal and counts as any icon, and 1 stone was paid. The opened place on the own board gives an ability for good.
note-41 = Every building spot has a reward, here turning over a card. A paid debt brings a resource and no longer counts against you.
note-49 = Player 2 stands on the inner path: 1 cleric and 2 ink for a manuscript of cost 3. Manuscripts of different colours score as sets.
note-54 = Then the townsfolk of the space may be hired for silver. The card goes to the discard pile, and what stands in its corner happens at once.
note-58 = Player 1 sends 1 worker into the castle. When three of one colour meet in a section, one climbs up with a reward and two move aside.
note-65 = Trading: 4 merchant icons and 6 silver made 5 exchanges for stone.
note-66 = Ada is a criminal: corruption moves right for every criminal in the tableau. Virtue comes to meet it from the other side.
note-79 = Virtue and corruption met on one space: a collision. Here it brought 2 silver, a deed and a debt; the others have their share too. Then both markers go back.
note-95 = The Lender fell off slot 3. Some cards act only now, others at once or as long as they lie there.
note-456 = The prosperity card came to light, one more round was played. Player 1 wins 114 to 93. Now it is your turn: choose cards by their value too, and pay your debts before the end.
