# Commands for researchers, English.

help-dataset-file = The file to write, .parquet or .jsonl; a card with the same name says what it holds.
help-dataset-players = How many players; otherwise the fewest.
help-benchmark-player = A bot's name, module:name of something that takes a seed and gives a bot, or program:COMMAND for a program that speaks JSON lines.
help-benchmark-games = How many games for each line.
help-benchmark-only = Only these titles, with commas; otherwise all.
help-benchmark-against = The bots on the other seats, with commas.

error-dataset-format = A data set is a .parquet or a .jsonl file, not { $file }.
error-dataset-failed = A game failed: { $detail }
error-benchmark-player = There is no player { $player }: { $detail }
error-benchmark-games = The number of games must be at least 1, not { $games }.

progress-dataset = Games of { $game }
progress-benchmark = Games of { $player }

dataset-done = { $decisions ->
    [one] One decision
   *[other] { NUMBER($decisions) } decisions
} of { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} are in { $file }; its SHA-256 is { $sum }.
benchmark-title = { $benchmark }: { $player }, { $games ->
    [one] one game a line
   *[other] { NUMBER($games) } games a line
}
benchmark-game = game
benchmark-players = players
benchmark-against = against
benchmark-rules = the rules
benchmark-share = wins
benchmark-interval = 95 %
benchmark-even = even
benchmark-margin = margin
