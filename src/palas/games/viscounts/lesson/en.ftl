# Viscounts of the West Kingdom: the lesson. For every task of lesson.json its name, what to do, what for, a hint, what happened.

name-pick = The player card
task-pick = Take player card 10 with Ada.
sub-pick = It says what you begin with: 10 silver, three resources, but 2 corruption as well. Ada is your hero.
hint-pick = Every card shows its number and its heroes. Ada is on number 10.
done-pick = You have 9 cards and draw 3 of them. Cards are your people, your money and your steps all at once.

name-play = Playing a card
task-play = Play the Lender.
sub-play = Every turn begins with a card on space 1 of your board. The others move to the right.
hint-play = The Lender is in your hand.
done-play = His silver value is also the number of spaces you travel. Each further space costs 1 silver.

name-move = Travelling
task-move = Go to the Coast, space 2.
sub-move = On the outer path one trades or builds. You always travel clockwise.
hint-move = The kingdom is a ring of landscapes; space 2 of the Coast lies on the outer path.
done-move = A few spaces more than the card allows: that cost 3 silver.

name-build = The main action
task-build = Choose: build.
sub-build = In every turn you have one main action. The space on which you stand says what is possible.
hint-build = The answer stands on the board or below the task.
done-build = For building, builder symbols count. A dismissed townsfolk helps: the Scoundrel is a criminal and counts as any symbol. Then you discard a card of your hand; the game does it for you.

name-building = The building
task-building = Build the workshop that gives you one more hand card.
sub-building = Where a building is missing from your board, what stands under it works from now on.
hint-building = It is the third workshop.
done-building = Symbols that were missing are paid in stone: 1 piece. Only the spot is missing now.

name-spot = The spot
task-spot = Put it on spot 3 of the Coast.
sub-spot = Every spot has a reward: here you may flip a card.
hint-spot = You build only on the bank of the river on which your viscount stands.
done-spot = Links to neighbouring buildings pay at once too; here there are none yet. Now the reward.

name-flip = Settling debts
task-flip = Flip a debt.
sub-flip = Open debts cost points at the end; a settled one brings something at once.
hint-flip = Deeds can be flipped too, but debts weigh more.
done-flip = A settled debt brings a resource; the game takes stone. After that you could hire the townsfolk of the space.

name-inner = The inner path
task-inner = Go to the Hills, on the inner path.
sub-inner = Your second turn, with the Financer. Inside one places workers or transcribes manuscripts.
hint-inner = The inner path lies between the castle and the landscapes.
done-inner = Here all ways meet: the castle in the middle can be reached from every inner space.

name-workers = Workers into the castle
task-workers = Choose: place workers.
sub-workers = Noble symbols and gold say how many. You have 1 gold.
hint-workers = The answer stands on the board or below the task.
done-workers = One worker stands in the castle. When 3 of one colour meet in a section, one rises with a reward, and 2 step aside.

name-hire = Hiring
task-hire = Hire the Tinker.
sub-hire = Your third turn, with Ada: the game has built. At the end one may hire the townsfolk of the space for silver.
hint-hire = He costs 2 silver and goes to your discard pile.
done-hire = What stands in the corner of his card happens at once: 1 virtue. It meets the corruption: a collision. It brings you silver, deeds and debts, as the space says.

name-transcribe = Manuscripts
task-transcribe = Choose: transcribe a manuscript.
sub-transcribe = The game has gone to the Lake with the Abbot. The symbols and 2 ink suffice for the manuscript there.
hint-transcribe = The answer stands on the board or below the task.
done-transcribe = It costs 4: symbols and ink together. Manuscripts of different colours count as sets at the end, and this one brings 2 ink at once.

name-trade = Trading
task-trade = Trade 3 times.
sub-trade = With the Journeyman at the Coast: merchant symbols and silver say how often. Each trade brings 1 silver here.
hint-trade = The answer stands below the task: 3 times. A fourth trade would cost 1 silver.
done-trade = 3 silver without paying anything. So it goes on until one of the two cards under the piles shows: poverty or prosperity. Then one more round follows, and everything is counted.

## What comes rarely

name-any = A card that destroys
task-any = Destroy the Thief.
sub-any = Player card 9 lets you destroy one of your cards before the start. A thin deck brings good cards more often.
hint-any = The answer stands below the task: the Thief.
done-any = A destroyed card leaves the game and pays its value: 1 silver. With her your only criminal is gone.

name-discard = Discarding
task-discard = Discard the Thief.
sub-discard = The Financer acts as you play him: you may discard a card, and he brings 2 silver.
hint-discard = The answer stands below the task: the Thief.
done-discard = Discarded is not lost: the card comes back when the pile is shuffled.

name-criminal = Criminals
task-criminal = Take 2 silver for the Pickpocket.
sub-criminal = A criminal counts as any symbol, but as you play one, each criminal on your board brings 1 corruption: 2 this time.
hint-criminal = The answer stands below the task: 2 silver.
done-criminal = Where a card shows a slash you choose one side. Corruption moves to the right until it meets virtue.

name-rearrange = Rearranging
task-rearrange = Exchange the cards in slots 2 and 3.
sub-rearrange = The Architect lets you order your cards anew. What lies in slot 3 drops off next.
hint-rearrange = The answer stands below the task: 1, 3, 2.
done-rearrange = Now the Trader drops off first, and the Journeyman stays a turn longer. Nothing else happens by it.

name-resource = A card drops off
task-resource = Take gold for the Traitor.
sub-resource = Your turn begins, and all cards move to the right. The Traitor drops off slot 3: only now does he act.
hint-resource = The answer stands below the task: gold.
done-resource = Such cards act when they leave your board, not when they come.

name-dismiss = Dismissing
task-dismiss = Dismiss the Miner.
sub-dismiss = For your main action you may dismiss the townsfolk of the space once. You want to build, and he brings a builder symbol.
hint-dismiss = The answer stands below the task.
done-dismiss = He cost 2 silver and leaves the game. What stands in his corner happened at once: 1 virtue.

name-pay = Paying in several ways
task-pay = Pay 2 silver for a symbol.
sub-pay = For a workshop you lack 2 symbols. Stone stands in for a builder, and with the Mason 2 silver do as well.
hint-pay = The answer stands below the task: 2 silver.
done-pay = One symbol is still missing, and the game asks again. Abilities that convert act only while their card lies on your board.

name-link = Links between buildings
task-link = Let the link to your own workshop pay first.
sub-link = Your new building has neighbours on both sides. A link pays at once, to you and to the owner of the other building.
hint-link = It is the link of spot 2; the answer stands on the board or below the task.
done-link = 1 deed for the first, then 1 stone for the second link, and Jonas receives 1 stone as well.

name-destroy = Destroying
task-destroy = Destroy the Thief.
sub-destroy = On space 8 you trade 3 merchant symbols for this: one card leaves the game and pays its value.
hint-destroy = The answer stands below the task: the Thief.
done-destroy = 1 silver for her, and 1 more from your Trader, who acts after every trade. Everybody must keep 3 cards.

name-rare-workers = Several workers
task-rare-workers = Place 3 workers.
sub-rare-workers = 1, 3, 5 or 8 nobles place 1, 2, 3 or 4 workers. You have 3 symbols and 2 gold for the missing ones.
hint-rare-workers = The answer stands below the task: 3.
done-rare-workers = 3 of yours in a section: one rises to the second ring and brings the reward. There he is your third, so one goes on to the top: the first up there leads the castle.

name-group = One after the other
task-group = Move the group at ink and stone first.
sub-group = As your workers stepped aside, 3 met in two sections. You choose which group moves first.
hint-group = It is the section of the castle with ink and stone.
done-group = 1 ink and 1 stone. Then the other group follows: so one placement can set off a whole chain.

name-castle-move = A move in the castle
task-castle-move = Move the single worker to the section in which you have 2.
sub-castle-move = Bertha moves one of your workers to a neighbouring section. Two of yours stand next to him.
hint-castle-move = He stands at the gold; the arrow leads to the section that flips a card.
done-castle-move = 3 meet, and one rises with its reward: one small move, one step up.

name-side = The last of a group
task-side = Send the last worker clockwise.
sub-side = One worker has risen, and the reward moved another one away. For the last one you choose a side.
hint-side = The answer stands on the board or below the task.
done-side = Usually one goes to each side. Where only one is left, it is your choice.

name-bump = Crowds in the castle
task-bump = Bump a worker of Jonas.
sub-bump = No section of the two lower rings holds more than 3 workers. With yours there are 4.
hint-bump = You may choose your own or one of Jonas’s two.
done-bump = He goes back to Jonas’s supply, and Jonas receives 2 silver for it.

name-free-workers = Workers from a manuscript
task-free-workers = Place the 2 workers in the section that flips a card.
sub-free-workers = The manuscript that you transcribed places 2 workers in a section of your choice.
hint-free-workers = One of yours stands there already.
done-free-workers = 3 of yours, and one rises at once. Manuscripts do what otherwise costs an action.

name-free-building = A building for free
task-free-building = Build the second workshop.
sub-free-building = This manuscript puts a workshop of yours on any free spot of the kingdom. You choose the slot that it opens.
hint-free-building = It is the second workshop on your board.
done-free-building = It costs nothing, and the spot pays as always. Now you choose where it stands.

name-free-text = A manuscript for free
task-free-text = Take the yellow manuscript with 2 gold.
sub-free-text = The manuscript you transcribed brings a second one that costs 3 or 4, from anywhere on the board.
hint-free-text = It lies in the Hills.
done-free-text = 2 gold at once, and two colours for your sets. Whoever first has 3 of one colour also gets its card.

name-free-hire = Hiring for free
task-free-hire = Hire the Courier for free.
sub-free-hire = Clovis hires any open townsfolk of the kingdom without paying. The Courier has 3 merchant symbols.
hint-free-hire = The Courier lies at the Crags.
done-free-hire = He goes to your discard pile. What stands in his corner happens too: here the pile is shuffled into the deck.

name-collision = The collision
task-collision = Use the Peddler who brings ink first.
sub-collision = Virtue and corruption have met on space 4. Cards that show a collision act first, then the space pays.
hint-collision = The answer stands below the task.
done-collision = Ink, gold, then 2 silver, 1 deed and 1 debt for the space. The further to the left the markers meet, the more deeds; to the right there are debts.
