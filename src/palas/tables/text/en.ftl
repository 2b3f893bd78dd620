# Tables, English.

error-no-such-table = There is no such table.
error-no-such-seat = This table has no seat { $number }.
error-not-your-seat = You do not sit there.
error-not-host = Only the person who opened the table may do that.
error-may-not-watch = This table is private; ask its players for the link.
error-bad-secret = This link is not valid, or it was replaced by a newer one.
error-seat-taken = Somebody sits there already.
error-table-full = No seat is free at this table any more.
error-already-seated = You already sit at this table.
error-stale = The game has gone on meanwhile; nothing was changed.
error-other-request = This request was sent before with something else in it; nothing was changed.
error-game-over = The game is over.
error-not-over = That is shown when the game is over.
error-nothing-to-undo = There is nothing of yours to take back.
error-no-undo-asked = Nobody asks you to take a move back.
error-bot-has-no-link = A bot sits there; it needs no link.
error-hand-over = A seat goes to "bot", "link" or "here", not to "{ $to }".
error-no-such-bot = There is no bot "{ $bot }"; there are { $known }.
error-name-too-long = A name has at most { $longest } characters.
error-key = The key of a request is plain text of at most { $longest } characters.
error-no-such-language = There is no language "{ $lang }".
error-no-such-theme = There is no theme "{ $theme }".
error-order = The order is "random" or "as_listed", not "{ $order }".
error-one-person = Only one seat can be yours; others at your device sit "here".
error-seat-kind = A seat cannot be "{ $kind }".
error-seed = A seed is a number or a word.
error-pace = Bots wait between 0 and { $slowest } seconds.
error-clock-kind = A clock measures "turn" or "bank", not "{ $kind }".
error-clock-time = A clock runs from one second to sixty days.

error-store-url = "{ $url }" is no address of a database: it must be sqlite:///FILE or postgresql://HOST/NAME.
error-store-psycopg = For PostgreSQL the package psycopg is missing: install palas[postgres].
error-store-folder = The folder { $path } cannot be used: { $detail }.
error-store-failed = The database { $url } cannot be used: { $detail }.
error-store-too-new = The database { $url } was written by a newer Palas; this one cannot read it.
error-store-full = There is no room left on the disk of the database { $url }.
error-store-occupied = Another server already runs on { $path }; two at once would not see each other's moves.
error-backup-postgres = A PostgreSQL database is backed up with pg_dump.
error-backup-exists = { $path } is there already; a backup never overwrites a file.
error-backup-failed = The backup { $path } cannot be written: { $detail }.

error-trouble-broken = What is stored of this table can be played again only up to step { $sound } of { $rows }. Nothing was deleted; its people can decide how it goes on.
error-trouble-rules = This table was begun under version { $needed } of its rules; this server plays version { $present } and does not mix them. Nothing was deleted.
error-trouble-game = The game of this table ({ $game }) or its data pack cannot be opened on this server. Nothing was deleted.
error-trouble-closed = The people of this table have ended it. Its record is kept.
error-no-such-way = This table cannot go on that way.

doctor-integrity = The database is damaged: { $detail }.
doctor-orphan = Rows of { $detail } belong to { $table }, and there is no such table or seat.
doctor-gap = The log of table { $table } is not whole: { $detail }.
doctor-key = Table { $table } has answered requests of moves that are not stored.
doctor-seats = The seats of table { $table } are not as many as its players: { $detail }.
doctor-table = Table { $table } cannot be played on: { $detail }.
doctor-differs = Table { $table } is another one when it is played again: { $detail }.
doctor-after-upgrade = After the upgrade { $tables } tables were played again; { $unsound } of them cannot be played on.

note-seat-joined = { $name } sits down.
note-seat-to-bot = The bot { $bot } plays for { $name }.
note-seat-time-up = { $name } has no time left; the bot { $bot } plays until { $name } is back.
note-seat-to-link = The seat of { $before } waits for somebody with a new link.
note-seat-to-here = The seat of { $before } is now played at the host's device.
note-seat-back = { $name } is back.
note-asks-undo = { $name } asks to take a move back.
note-refuses-undo = { $name } does not agree to take it back.
note-withdraws-undo = { $name } no longer asks to take it back.
note-mended = All agreed to go on from here; { $rows } stored steps that cannot be played again are set aside.
