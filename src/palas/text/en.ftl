# What all games share, English.

seat = Player { $number }

event-revealed = All choices are revealed.
event-undone = { $seat } takes a move back.
event-rewound = { $moves } moves are taken back.

reason-unknown-action = "{ $code }" is no action of this game.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-other-question = "{ $code }" does not answer the question that is asked now.

error-illegal-action = That is not legal now.
error-unknown-action = "{ $code }" is no action of { $game }.
error-not-asked = That seat has nothing to decide now.
error-no-chance = Nothing is left to chance now.
error-outcome = "{ $outcome }" cannot fall now.
error-undo = There is nothing to take back without asking the others.
error-rewind = There is no moment { $count } to go back to; the game has { $length }.
error-drop = Entry { $index } is no secret answer that is still hidden.
error-players = { $game } is for { $allowed } players, not { $players }.
error-chance = Chance is "auto" or "manual", not "{ $chance }".
error-option-unknown = { $game } has no option "{ $option }"; it has { $known }.
error-option-value = Option { $option } cannot be "{ $value }"; it may be { $allowed }.
error-position = This is no position of { $game }: { $detail }.
error-position-version = The position needs rules version { $needed } of { $game }, which is not installed.
error-foreign = This belongs to { $found }, not to { $expected }.
error-unknown-game = There is no game "{ $game }"; there are { $known }.
error-plug-in = The plug-in "{ $name }" brings no game: { $detail }.
error-record = This is no record of a game: { $detail }.
error-record-line = Line { $line } of the record: { $detail }
error-rules-version = The record needs rules version { $needed } of { $game }; this is version { $present }.
error-record-result = The record says { $told }, but its moves lead to { $found }.
error-record-chance = Line { $line } of the record says "{ $told }", but the key gives "{ $found }".
error-record-commitment = The key of the record is not the one it was committed to.
error-pack-path = The data pack changes "{ $path }", which { $game } does not have.
error-pack-hash = The data pack's content does not match its hash.
error-no-packs = { $game } has no data that a pack could change.
error-other-pack = The position belongs to another data pack of { $game }.
error-unknown-bot = There is no bot "{ $bot }"; there are { $known }.
