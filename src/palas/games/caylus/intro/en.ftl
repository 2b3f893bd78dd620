# Caylus in two minutes: what is said after so many moves of intro.palas.

note-9 = Three builders raise a castle for the king and a town in front of it. Each has 6 workers, 2 food and 1 wood, and 2 deniers of income in every round. Most prestige points win.
note-10 = Player 1 sends a worker to the quarry, for 1 denier. Workers are placed one by one in turn order, and a place that is taken stays taken for this round.
note-14 = Workers also go to the special buildings before the bridge, and to the castle. The peddler of Player 2 lies on space 7; the provost, who lets the road act, stands on 6.
note-18 = Player 2 passed first and got 1 denier. Each pass makes placing dearer for the rest: the stables cost Player 3 already 2 deniers.
note-20 = All have passed; the special buildings act. Player 3 got 3 deniers at the trading post and, at the stables, place 1 in the turn order.
note-21 = Now everybody may move the provost, in the order of passing: up to 3 spaces, 1 denier each. Player 2 brings him to space 7, just far enough for the peddler.
note-24 = The buildings act along the road, as far as the provost. Player 1 took wood in the forest and stone in the quarry.
note-25 = With the carpenter Player 2 built a farm, on the first free space: 9. It scores 2 points at once, and the house on it shows the owner.
note-29 = The castle needs batches: 1 food and 2 other cubes, all different. One batch in the dungeon scores 5 points for Player 1, and whoever hands in the most gets a royal favour.
note-31 = A favour moves a marker along one of 4 rows: points, money, cubes or building. Player 1 took 1 point. Then the bailiff went on to space 8 and the provost joined him.
note-32 = Round two. Player 3 works on the farm of Player 2, and its owner scores 1 point for that. Good buildings bring visitors.
note-43 = The joust field sold Player 3 a favour for 1 denier and 1 cloth. The worker of Player 2 stays at the inn: from now on every place costs only 1 denier.
note-45 = Player 3 paid to bring the provost to the farm on space 9. Player 1 paid to send him back to 8: the worker there comes home with nothing.
note-440 = When the bailiff has gone far enough, the castle's parts are scored; who built nothing there loses points. After the towers Player 1 wins with 83. Your turn: build early, feed the castle, and watch who may move the provost last.
