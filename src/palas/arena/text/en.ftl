# The arena, English.

help-arena-game = Which game; palas games lists them.
help-arena-games = How many games.
help-arena-players = How many players: 4, or 2,4, or all to go through every number.
help-arena-option = A variant, name or name=value; palas games lists them. May be given several times.
help-arena-all-options = Go through every combination of the options.
help-arena-bots = The bots, with commas: random,greedy. They take the seats in turn. Without it all moves are random.
help-arena-playout = Random moves on the bare table, without a journal: the fastest way.
help-arena-seed = A seed: the same seed plays the same games.
help-arena-first = The number of the first game, from 0: games 0 to 999 can be played in pieces, and are the same as in one run.
help-arena-check = Check everything after every move, and replay every record; bots are timed, and one that overruns its time is a mistake.
help-arena-jobs = How many processes; otherwise one per processor core.
help-arena-cluster = Where the games are played: ray for the Ray cluster that is running (RAY_ADDRESS), or a new one on this machine.
help-arena-out = Write a line of JSON for every finished game into this file: its result and its record.
help-match-bots = The bots that play, with commas: greedy,random. They take the seats in turn and change them every game.
help-match-players = How many seats; otherwise one for each bot.
help-ladder-games = How many games every rung shall have.
help-ladder-bots = Only the rungs whose upper bot is one of these, with commas.
help-ladder-early = End a series as soon as a sequential test is sure.
help-ladder-folder = Where results are kept; otherwise with the program.
help-ladder-write = Make the page of the ladder from the results that are kept.
help-tournament-bots = The bots, with commas: greedy,journeyman,master@100. Each plays against each.
help-tournament-games = How many games each pair plays.
help-tournament-players = How many seats: one bot sits on one of them, the other on all others.
help-tournament-out = Keep the results in this file, and go on where they end.
help-tournament-csv = Write a line for every game into this file.
help-bench-game = Which game; all games if left out.
help-bench-peers = Measure catanatron, OpenSpiel, PettingZoo and RLCard too, as far as they are installed, in the same run.
help-bench-seconds = How long each single measurement takes; for web, how long all play (15 s).
help-bench-rounds = How many times everything is measured, in turn.
help-bench-write = Write the figures to a page of this name (Markdown).
help-bench-tables = Only for web: how many tables are in play at once (100).
help-bench-viewers = Only for web: how many watch each table live (1).

error-bench-web-only = --tables and --viewers measure the web page: palas bench web.
error-arena-games = The number of games must be at least 1, not { $games }.
error-arena-jobs = The number of processes must be at least 1, not { $jobs }.
error-arena-playout = --playout keeps no journal and asks no bots: it cannot go with --check, --out or --bots.
error-arena-out = The file { $file } cannot be written: { $detail }.
error-match-bots = A match needs at least two bots, for instance greedy,random.
error-match-players = The match needs a seat for every bot: { $bots } bots do not fit { $players } players.
error-bench-seconds = A measurement must take more than 0 and at most 600 seconds, not { $seconds }.
error-bench-rounds = The number of rounds must be at least 1, not { $rounds }.
error-bench-failed = A measuring process ended with an error: { $detail }
error-bench-page = The page { $file } cannot be written: { $why }.

progress-games = { $game }: games
progress-bench = Measuring

simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $moves ->
    [playout] random moves on the bare table
    [bots] bots: { $bots }
   *[random] random moves
  }, { $combinations ->
    [one] one combination of options
   *[other] { $combinations } combinations of options
  }, seed { $seed }
simulate-time = { $decisions } decisions in { $seconds } s: { $games_per_second } games and { $decisions_per_second } decisions a second with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
  }.
simulate-checked = Checked: everything is conserved after every move, every breakdown adds up to the score, and every record replays to the same table and result.
simulate-plain = Every game ended, and everything was conserved. --check looks after every move and replays every record.
simulate-failed = { $failed ->
    [one] 1 game failed:
   *[other] { $failed } games failed:
  }
simulate-problem = { $players } players, seed { $seed }: { $problem }
simulate-written = { $games ->
    [one] 1 record
   *[other] { $games } records
  } written to { $file }.
simulate-unused = { $what }: { $count ->
    [0] nothing was never used.
   *[other] { $count } never used:
  }
simulate-memory = Seconds are the processor's; late is what took more than 1.1 times its time budget. A process held { $memory } MB at most.
simulate-success = Won, by { $what }:

head-players = players
head-games = games
head-decisions = decisions
head-seat = seat
head-score = score
head-winner = winner's score
head-mean = mean ± sd (least to most)
head-wins = won
head-interval = 95 % interval
head-bot = bot
head-fair = by chance
head-turn = turn
head-options = options
head-upper = upper
head-lower = lower
head-margin = points ahead
head-rating = rating
head-longest = slowest (s)
head-late = late
head-shares = won, by turn order

match-title = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
match-note = A bot has won a game when one of its seats has; a shared victory is divided. "by chance" is its part of the seats.

bench-title = { $game }, { $players } players: random play on one core, in seconds of the processor, median of { $rounds } rounds of { $seconds } s
bench-interpreted = interpreted
bench-compiled = compiled
bench-ratio = ratio
bench-measure = measurement
bench-decisions = decisions per second
bench-games = games per second
bench-clones = copies per second (in mid-game)
bench-face = decisions per second, a loop in Python
bench-late = cost of a decision late in a game, early in it = 1
bench-simulations = simulations of a search per second
bench-looks = observations with mask per second
bench-redeals = copies with everything hidden dealt anew per second
bench-steps = steps per second of a batch with observations
bench-others = Other collections in the same run, random play from Python
bench-others-note = How many times their decisions Caylus with 4 players makes: in random play / by a loop in Python.
bench-legal = legal actions per decision
bench-slowest = slowest list of legal actions (ms)
bench-length = decisions per game
bench-pair = { $game }: two processes make { $times } times the decisions of one
bench-no-compiled = There is no compiled build to compare with. In a checkout: python3 run.py compile
bench-stale = The compiled build { $folder } does not fit the sources and is left out. In a checkout: python3 run.py compile
bench-peer-title = catanatron { $version }, 4 players, its own random play, in the same run
bench-peer-times = Caylus with 4 players, { $mode ->
    [compiled] compiled
   *[interpreted] interpreted
  }: { $decisions } times catanatron's decisions per second, { $clones } times its copies per second, { $simulations } times the simulations of a search that plays its games to the end.
bench-no-peer = catanatron 3.2.1 is not installed beside Palas: pip install 'palas[peers]'

ladder-picture = { $game }, { $players } players
ladder-written = The ladder is written to { $file }.

help-review-file = The record of a finished game.
help-review-simulations = How many simulations each decision is looked at with.
error-review-running = Only a finished game can be reviewed.
error-review-short = This game is too short for a review.
progress-review = Looking again
review-title = { $game }: what could be expected, { $learned ->
    [true] reckoned with the net
   *[other] reckoned with the advice only
  } and { $simulations } simulations a decision
review-turns = Turning points: after step { $entries }.
review-seat = { $name }: { $lost } points lost by decisions; the costliest were
review-decision = { "  " }Step { $entry }{ $round ->
    [0] {""}
   *[other] , round { $round }
  }: { $played } cost { $loss } points; better: { $better }. { $why }
review-luck = Luck is what no decision explains: the seat, the deal, every chance. The three parts add up to the distance from the table's mean.
head-entry = step
head-luck = luck
head-own = own moves
head-others = others' moves
head-total = total

help-puzzles-seed = Numbers or texts to find the same puzzles again, with commas.
help-puzzles-count = How many puzzles of each seed.
help-puzzles-same = How many puzzles of a seed may have the same best answer.
help-puzzles-games = Play the best answer and its nearest rival this often before a puzzle is believed.
help-puzzles-out = Write the puzzles into this file.
error-puzzles-count = One puzzle is the least that can be found, not { $count }.
progress-puzzles = Puzzles in { $game }
puzzles-found = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
} found
head-puzzle = puzzle
head-answers = answers
head-best = best answer
head-lead = ahead of the next

help-balance-game = Which game; otherwise every one.
help-balance-games = How many games with each number of seats.
help-balance-bots = Which bot sits on all seats.
help-balance-write = Write the page balance-GAME.md in this folder; what somebody wrote above the measured part is kept.
balance-written = Written: { $file }.
error-balance-folder = { $folder } is not a folder that pages could be written to.
