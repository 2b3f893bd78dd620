# The terminal, English.

person = Player { $letter }
bot = Bot { $letter }

hand-over = It is { $name }'s turn. Please hand over the keyboard.
press-enter = Press Enter.

word-board = board
word-supply = supply
word-legend = legend
footer = Number or words, or: help why undo { $parts } log hint rules save quit
help =
    Answer with the number of a choice, its code, or the beginning of its words.
      why …      why something is not legal: a number, a name or a code
      undo       take back your last answer
help-board =
    {"  "}board      show the board again
help-legend =
    {"  "}legend     show what the letters and signs mean
help-supply =
    {"  "}supply     show the buildings that can still be built, with their costs
help-end =
    {"  "}log 20     show the last 20 lines of the log
      hint       what a master would do, and why
      rules { $number } show rule { $rule }; rules alone shows the rule that asks now
      save FILE  save the game; palas play --resume FILE goes on with it
      quit       leave; you can save first

ambiguous = "{ $text }" can mean: { $choices }
no-number = There is no choice { $number }; the last one is { $last }.
not-understood = "{ $text }" is neither a choice nor a command. Type help to see what you can type.
why-what = Why what? Type the word why and then a number, a name or a code.
why-other = "{ $text }" is no answer to this question.
legal = That is legal now.
undone = Taken back.
nothing-to-undo = There is nothing to take back.
hint = A master would do this; the figure is the lead in points that it expects in the end:
hint-tip = { $number }. { $action } [{ $code }] { $points }
hint-why = {"   "}{ $why }
overwrite = { $path } exists already. Overwrite it? (y/n)
saved = Saved in { $path }.
not-saved = Not saved.
save-offer = Save the game? y saves it in { $file }, n does not; or type another file name:
left = Goodbye. The game was not saved.
left-saved = Goodbye. This goes on with the game: palas play --resume { $path }
left-older = Goodbye. What happened since the game was saved is not kept. This goes on from there: palas play --resume { $path }
resumed = The game goes on where it was saved.
resumed-new-luck = The record keeps its key secret: whatever is left to chance falls anew.

ending-place = Place
ending-player = Player
ending-points = Points
ending-sources = Where the points come from
ending-sum = Together
ending-and = { $first } and { $last }
ending-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
ending-lost = { $names } loses.
ending-alone = { $task }: { $won ->
    [yes] { $round ->
        [0] won
       *[other] won, first reached in round { $round }
      }
   *[no] not won
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

error-file-missing = There is no file { $path }.
error-file-directory = { $path } is a folder, not a file.
error-file-forbidden = { $path } may not be read or written.
error-file-binary = { $path } is not a text file.
error-file-no-record = { $path } is no record of a Palas game.
error-file-damaged = { $path } is damaged: line { $line } cannot be read.
error-file-other = { $path }: { $detail }.
error-seats-twice = Say who plays either with --seats alone or with --players and --bots.
error-names-many = There are { $names } names for { $seats } seats.
error-no-bots = No bots are installed; play with people alone: --seats human,human.
error-bot-unknown = There is no bot "{ $bot }"; there are { $known }.
error-no-rulebook = The rule texts are not installed.
error-save-where = Say where to save, for example: save { $example }
error-resume-over = That game is over; palas replay { $path } shows it.
error-resume-seats = The record has { $players } seats, not { $seats }.
error-resume-settings = A resumed game keeps its players, options, seed and data; leave these out.
error-no-packs-reader = Data packs cannot be read by this installation.
error-not-text = That is not a text file.
error-language = Palas speaks { $known }, not "{ $wish }".
error-extra-missing = This command needs the library { $library }, which is not installed: pip install "palas[{ $extra }]"
error-command-unknown = There is no command "{ $command }"; there are { $known }.
error-replay-to = The record has { $lines } lines; there is no line { $to }.

usage-help = palas --help and palas COMMAND --help show what is possible.
usage-option = There is no option { $option } here.
usage-missing = { $name } is missing.
usage-value = { $name }: { $detail }
error-play-what = Say which game: { $known }.
interrupted = Interrupted.

help-palas = Medieval euro games, complete and to the letter of their rules: to play, to study, to change.
help-version = Show the version.
help-lang = The language; otherwise that of the system.
help-json = Print the result as JSON.
help-serve = Open the web page: play with people and bots in the browser.
help-outbox = Show what waits to be sent to people, and what could not be sent.
help-puzzles = Find questions with one clearly best answer in games between bots.
help-doctor = Play every stored table again and check the database, also while the server runs.
help-backup = Copy all tables into a new file, also while the server runs.
help-restore = Bring all tables back from a backup, into an empty folder.
help-export = Write a table as a record.
help-import = Bring a table back from a record.
help-dataset = Write many games as data: every decision with observation, legal actions and outcome.
help-benchmark = Play a player of yours against our bots in fixed set-ups, with intervals.
help-drill = Attack servers of our own on this machine: do they keep what Palas guarantees?
help-play = Play a game in the terminal, against bots or with several people at one keyboard.
help-play-game = Which game; palas games lists them. May be left out with --resume.
help-players = How many play: one person and bots.
help-bots = Which bot takes the other seats.
help-seats = Who sits where, with commas: human,greedy,random,human.
help-names = What the players are called, with commas: Ada,Bob.
help-option = A variant; palas games lists them. May be given several times.
help-seed = A seed: the same seed deals the same game.
help-data-file = A data pack with changed contents of the box; palas data export makes one.
help-resume = Go on with a saved game.
help-games = List the games with their options.
help-new = Write a small complete game as a project of its own, to go on from.
help-new-game = The name of the game: small letters, digits and underscores.
help-new-folder = Where it is written; else into a folder of that name.
new-written = { $folder } holds the new game. Install it and play: pip install --editable { $folder }, then palas play { $game }
error-new-name = "{ $name }" cannot be the name of a game: it needs three small letters or more, else digits and underscores.
error-new-taken = There is a game "{ $name }" already.
error-new-module = Python has a module "{ $name }" already; the game needs another name.
error-new-exists = { $folder } is there already and is not empty.
help-replay = Tell a recorded game again.
help-record-file = The record of a game.
help-to = Only the first N lines of the record; also shows the board.
help-step = Go through the record line by line.
help-show-board = Show the board at the end.
help-verify = Check a record: its moves, its result, and that chance fell as its key says.

games-line = { $players } players, rules version { $rules }
games-option = Values: { $values }; usually { $usual }.

replay-unfinished = { $count } of { $lines } lines; the game is not over.
step-prompt = [{ $at }/{ $last }] Enter: next · back · a number · board · quit:
step-help = Enter goes on, back goes back, a number goes there, board shows the board, quit ends.

verify-moves = { $verdict ->
    [true] Every move is legal.
   *[false] A move is not legal.
}
verify-result = { $verdict ->
    [true] The result is what the moves lead to.
    [false] The result is not what the moves lead to.
   *[unknown] The record tells no result: the game is not over.
}
verify-commitment = { $verdict ->
    [true] The key is the one that was committed to.
    [false] The key is not the one that was committed to.
   *[unknown] There is no commitment and key to compare.
}
verify-shuffles = { $verdict ->
    [true] { $count ->
        [one] The one outcome of chance fell as the key says.
       *[other] All { $count } outcomes of chance fell as the key says.
    }
    [false] Chance did not fall as the key says.
   *[unknown] Chance cannot be checked: the key is still secret, or nothing was left to chance.
}
verify-ok = The record is true.
verify-not-ok = The record is not true.
