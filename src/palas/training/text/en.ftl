# The training, English.

help-train-game = Which game; palas games lists them.
help-train-players = For how many seats; otherwise for the fewest.
help-train-lessons = How many lessons of 100 games each; otherwise as many as the net of this version had.
help-train-hidden = How many hidden units the net has.
help-train-seed = A seed: the same seed learns the same net on the same machine.
help-train-jobs = How many processes; otherwise one per processor core.
help-train-folder = Keep everything in this folder, and go on later where it was left.
help-train-out = Write the net into this folder; otherwise to where bots look for it.
help-train-all = Every game and number of seats, one after the other, as the nets of this version were made.

error-train-lessons = The number of lessons must be at least 1, not { $lessons }.
error-train-other = The folder { $folder } holds another training: give it another name, or train the same game, seats and seed.
error-train-game = Name a game to train, or give --all.

progress-lessons = { $game }, { $players ->
    [one] alone
   *[other] { $players } seats
  }: lessons
train-done = { $game }, { $players ->
    [one] alone
   *[other] { $players } seats
  }: { $games } games, { $admitted ->
    [one] one net was let in
   *[other] { $admitted } nets were let in
  }, the last after { $at } games; written to { $file }.
train-none = { $game }, { $players ->
    [one] alone
   *[other] { $players } seats
  }: { $games } games, and no net was better than the advice. Nothing is written.
