# People, English.

error-zone = There is no time zone "{ $zone }".
error-quiet-hours = Quiet hours begin and end at a quarter of an hour.
error-reminder = A reminder comes a quarter of an hour to half a day before the clock ends, or not at all.
error-pace = You are told at once, after 15 minutes, once a day or never.
error-mail-address = "{ $address }" is no address for mail.
error-way-kind = Nobody can be told by "{ $kind }".
error-address-long = This address is too long, or has signs that no address has.
error-too-many-ways = There are already { $most } ways to tell you; remove one first.
error-no-such-way = This way to tell you is not known any more.
error-subscription = The browser gave no address for messages; nothing was changed.
error-matrix-address = The address of a Matrix room looks like https://server/_matrix/client/v3/rooms/!room:server?access_token=…
error-mail-server = The setting "mail" must look like smtp://user:password@host:587.
error-mail-sender = "{ $sender }" is no address from which mail can come.
error-mail-refused = The mail server does not take it.
error-mail-failed = The mail server does not answer.
error-mail-open-password = The mail server has no encryption, so it is not told the password.
error-push-gone = The browser takes no messages any more.
error-push-refused = The browser's message service refuses it.
error-channel-refused = The channel refuses it (status { $status }).
error-reach-address = This is no address that can be reached.
error-reach-port = Port { $port } is not used for channels.
error-reach-private = "{ $host }" stands in a private network and is not reached from here.
error-reach-unknown = "{ $host }" is not known.
error-reach-failed = "{ $host }" does not answer.
error-reach-redirect = "{ $host }" sends us elsewhere; give the address itself.

# moments

at-time = { $day }, { $time }
today = today
tomorrow = tomorrow
yesterday = yesterday
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
date = { $day } { $month }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
until = Time until { $moment }

# letters

with-people = { $count ->
   *[other] with { $names }
}
with-nobody = alone
letter-turn-subject = Your turn: { $game } { $company }
letter-turn-head = { $name }, it is your turn.
letter-remind-subject = Time is running out: { $game } { $company }
letter-remind-head = { $name }, your time is running out.
letter-picture = The board of { $game }, round { $round }, as you see it
letter-go = Make your move
letter-news = Since your last turn
letter-link-note = The link opens your seat only on devices on which you are signed in.
letter-stop = No more mails about this table
letter-stop-all = No more mails
letter-settings = All settings
letter-gathered-subject = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
letter-gathered-head = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
letter-all = To your tables
letter-short-foot = If you did not ask for this mail, you need not do anything.
letter-test-subject = A test from Palas
letter-test-head = This is how we tell you.
letter-test-text = You asked for a test. When it is your turn, a mail comes with the question, the board and a link.
letter-test-go = To the settings
letter-confirm-subject = Is this your address?
letter-confirm-head = Is this your address?
letter-confirm-text = Somebody wants to be told here when it is their turn at a table of Palas. If it was you, confirm it.
letter-confirm-go = Yes, tell me here
push-turn = It is your turn.
push-remind = Your time is running out.
push-test = This is how we tell you.
push-test-body = When it is your turn you will be told here.
channel-turn = { $name } to move · { $game }
channel-test = Palas will say here who is to move.

# palas outbox

help-outbox-all = also what was sent or need not be sent any more
outbox-empty = Nothing waits to be sent, and nothing has failed.
outbox-state = State
outbox-kind = About
outbox-way = Way
outbox-table = Table
outbox-due = When
outbox-tries = Tries
outbox-note = Why
outbox-state-waiting = waits
outbox-state-sent = sent
outbox-state-dropped = not needed
outbox-state-failed = failed
outbox-kind-turn = turn
outbox-kind-remind = reminder
outbox-kind-test = test
outbox-kind-confirm = confirm an address

# coming back

error-code-old = This code or link is not valid any more; make a new one.
error-letters-often = Enough went there just now. Please try again in an hour.
error-passkey = The passkey could not be checked; nothing was changed.
error-passkey-unknown = This passkey is not known here.
error-no-such-device = This device is signed out already.
error-too-many-devices = There are already { $most } devices; sign one out first.

# being told: the page

told = Being told
told-text = When it is your turn and no page of yours is looked at. Never twice for the same turn.
told-ways = By which way
told-when = When, for each table
told-new-tables = New tables
told-new-tables-help = holds until you choose something else
told-quiet = Quiet hours
told-quiet-help = what comes meanwhile comes together afterwards
day-from = Messages from
day-to = Messages until
told-remind = Remind me before the clock ends
remind-0 = not at all
remind-900 = 15 minutes
remind-3600 = 1 hour
remind-7200 = 2 hours
remind-21600 = 6 hours
remind-43200 = 12 hours
told-at-night = Also at night, when otherwise a bot plays on
told-at-night-help = Only if your time would run out in the quiet hours.
pace-now = at once
pace-later = after 15 min
pace-daily = once a day
pace-never = never
done-saved = Saved.
done-mail = A mail is on its way; follow the link in it.
done-test = A test is on its way.
done-confirmed = The address is confirmed.
way-push = Push
way-push-detail = also while the page is closed
way-mail = Mail
way-discord = Discord
way-slack = Slack
way-matrix = Matrix
way-ntfy = ntfy
way-json = Own address (JSON)
way-channel-detail = says only who is to move
way-channel-name = { $kind } · { $game }
way-unconfirmed = not confirmed yet
way-failing = nothing has got through since { $since }.
way-test = Test
way-again = Send again
way-remove = Remove
way-add = Add
way-mail-add = Tell me by mail
way-channel-add = Tell a channel of our group
way-channel-table = Table
way-channel-kind = Service
way-channel-address = Address of the webhook
way-channel-help = Discord and Slack give the address of a webhook; ntfy: the address of a topic; Matrix: https://server/_matrix/client/v3/rooms/!room:server?access_token=…
push-here = on this device, also while the page is closed
push-allow = Switch on
push-refused = The browser does not allow messages; you can allow them in its settings for this page.
push-missing = This browser takes no messages here; on an iPhone put Palas on the home screen first.
error-no-mail = This server sends no mail.
error-not-your-table = You do not sit at this table.
error-not-sure = Tick the box if you are sure; nothing was deleted.
devices = Your devices
devices-help = Nobody needs an account. A passkey, a mail address or another device brings you back to your seats.
device-only = This browser
device-only-help = If it loses its cookies, your seats are lost. Add a passkey or another device.
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-browser = browser
device-how-first = here from the start
device-how-passkey = by passkey
device-how-mail = by mail
device-how-code = by code
this-device = this device
sign-out = Sign out
passkey = Passkey
passkey-make = Add a passkey
passkey-failed = That did not work; nothing was changed.
code-make = Another device
code-left = Open it there with the camera. Good for { "{" }time{ "}" }, for one device.
code-over = This code is over; make a new one.
everything = Everything about you
everything-take = Take everything about me
everything-delete = Delete everything …
everything-delete-text = Your name, devices, addresses and settings are deleted. Bots play on for you in games that are not over. This cannot be undone.
everything-sure = Yes, delete everything about me

# coming back: the page

enter = Back to your seats
enter-text = You have played here before, on another device or in another browser.
enter-sent = If this address is known, a link is on its way; it is good for half an hour.
enter-code = A link from your other device
enter-code-text = This browser will be one of your devices. What it has played so far comes along.
enter-go = This is my device
enter-passkey = Come in with a passkey
enter-passkey-text = Your device, or your phone beside it, knows you.
enter-other = With your other device
enter-other-text = Open "Being told" there, choose "Another device" and read the code with this device's camera.
enter-mail = By mail
enter-mail-address = The address at which you are told
enter-mail-send = Send me a link
letter-enter-subject = Your link to Palas
letter-enter-head = Back to your seats
letter-enter-text = This link makes the browser in which you open it one of your devices. It is good once, for half an hour.
letter-enter-go = This is my device
outbox-kind-enter = way in
page-confirm = Is this your address?
page-confirm-text = From now on you will be told here when it is your turn.
page-confirm-go = Yes, tell me here
page-confirmed = Thank you.
page-confirmed-text = When it is your turn, a mail will come.
page-quiet = No more mails?
page-quiet-text = You will not be told any more by this way. You can change that at any time.
page-quiet-go = No more mails
page-quieted = Done.
page-quieted-text = No more mails will come.

# the home screen

app-description = Medieval euro games with friends, over days or at once
offline-title = No connection
offline-text = Palas does not answer just now. What you chose is kept and sent once when the line is back.
offline-again = Try again

# one's own page

me = My page
person-sum = { $games ->
    [0] no game finished yet
    [one] 1 game finished · { $wins } won
   *[other] { $games } games finished · { $wins } won
}
waits-for-you = Waiting for you
urgent-first = the most urgent first
nothing-waits = No game waits for you.
others-turn-list = Others to move
no-clock = no clock · { $since }
time-left = { $span } left
time-share = Time left
ended = Ended
place = Place
place-of = { $place } of { $players }
points = Points
company = With
all-finished = All { $count } games
nothing-finished = No game is finished yet.
figures = In numbers
figures-seats = Number of seats
all-counts = all
figure-games = games
figure-wins = won
figure-best = best
figure-sources = Where your points come from: { $game }
figure-sources-help = thick: you · thin: all who sat with you
figure-mean = all together { $part }
won-of = { $won } of { $games }
share = Private link
share-help = Whoever has it sees your finished games and numbers, never a game that still goes on.
share-link = Link
share-make = Make a link
share-renew = Renew
share-stop = No link any more
error-share-old = This link is not valid any more.
played-before = I have played here before

client-kept = No connection: your choice is kept and sent once when the line is back.
client-kept-sent = What you chose without a connection is sent.

# open tables

seek = Open tables
seek-text = Tables that look for players. Sit down, and get up again whenever you like.
seek-any = any
seek-pace = Pace
seek-pace-live = at one sitting
seek-pace-days = over days
seek-pace-free = no clock
seek-experience = Experience
seek-experience-any = whoever likes
seek-experience-new = beginners welcome
seek-experience-known = you know the rules
seek-go = Show
seek-none = No table looks for players like that just now. Open one yourself.
seek-say = What open seats say
seek-note = A sentence of yours
seek-note-example = One move a day is fine.
seek-leave = Get up
seek-close = Look for nobody any more
seek-close-help = Open seats can then be taken by link only.
error-advert = That cannot be said of an open table.
error-invitation = This invitation is not valid.
error-invite-only = This hall is open to invited people only. Ask its keeper for the link, or open the link of your seat.
invited = You are invited.
invited-text = In this hall you can open tables and sit down at open ones. No account needed.
invited-go = Come in
invited-none = This link lacks its second half; copy it whole.
help-invite-only = only people with the hall's link may open tables or see the open ones
serve-invitation = By invitation only: { $link }

# time that suits people

rest-night = The clock rests at night (22 to 8)
rest-weekends = The clock rests at week-ends
rest-help = As your own clock shows it; whoever sits down agrees.
sleeps = sleeps · { $since }
wake = Wake
stand-in = { $count ->
    [0] A bot shall stand in
   *[other] A bot shall stand in ({ $count } for it)
}
holiday = Holidays
holiday-help = Your clocks rest at all tables at which you sit, also at those you join later; all there see it.
holiday-from = From
holiday-to = Until
holiday-go = Enter
holiday-end = I am back

# groups

group = Group
groups = Groups
groups-help = A group has one invitation, and its tables and results on one page.
group-name = Name of the group
group-name-example = Wednesday table
group-make = New group
group-standing = All-time table
group-mean = Mean place
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
group-tables = Tables of the group
group-no-tables = There is no table at which two of you sit.
group-results = Last results
group-invitation = The group's invitation
group-invitation-help = Whoever has the link can join the group. You can renew it at any time.
group-leave = Leave the group
group-invited = You are invited to a group.
group-invited-text = Its members see the tables at which they sit together, and their results. No account needed.
group-join = Join the group
error-group-name = A group needs a name.
error-no-such-group = You are not in this group.
error-group-full = A group has at most { $most } members.
error-too-many-groups = You are in { $most } groups already.

## Invitations, codes, links

invite-from = An invitation from { $host }
invite-from-somebody = An invitation
invite-opens = One moment: the link is being looked at.
invite-picture = A game of { $game }{ $round ->
    [0] {""}
   *[other] {" "}in round { $round }
}. { $begun ->
    [yes] Your table has begun.
   *[no] Your table starts when you sit down.
}
invite-steps = How it is played, in two minutes
invite-show = Show me on the board
invite-rules = All the rules
invite-who = Who is at the table
invite-your-seat = Your seat
invite-bot = bot · { $level }
invite-waits = waits for somebody
invite-host = host
invite-there = at the table
invite-choose = Your colour
invite-sit = Take the seat
invite-watch = Just watch
invite-no-account = No account, no mail address. This browser remembers your seat; you can add a passkey later.
invite-taken = { $name } sits here already. If that is you, this device joins your seat, and everybody at the table reads of it. If not, ask the host for a link of your own.
invite-second = That is me: play at this device too
invite-elsewhere = You sit at this table already, as { $own }. This link is for { $name }: send it on, and do not take the seat yourself.
invite-both = Play both seats at this device all the same
invite-mine = You sit here, as { $name }.
invite-back = Back to your seat
invite-full = All seats are taken. You can watch, or ask the host for a seat.
invite-ask = Ask for a seat
invite-over = This game has ended. You can look at it.
invite-facts = How it is played at this table
invite-for = { $count ->
    [1] For one
    [2] For two
    [3] For three
    [4] For four
    [5] For five
    [6] For six
   *[other] For { $count }
}
invite-company = { $people ->
    [one] one person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}
invite-no-clock = everybody takes the time they need
invite-turn = { $span } a move, then a bot plays on
invite-bank = { $span } in all and { $more } seconds more a move
invite-rest = The clock rests
invite-rest-night = from { $begin } to { $end }
invite-rest-weekends = at week-ends
invite-languages = Two languages
invite-languages-text = everybody plays in their own
invite-experience = says the host
invite-hints = Hints are allowed
invite-no-hints = No hints
invite-hints-text = { $allowed ->
    [yes] a button says what a master would do
   *[no] nobody asks the master
}
invite-with = is played with
invite-without = is left out
invite-public = the game can be looked at by all
code = Code
code-join = Join by code
code-help = A friend has told you a code? It leads to the table.
code-go = Look
code-new = New code
code-text = Whoever types this code on the first page sees the invitation and takes a seat that waits.
table-name = Name of the table
table-called = at “{ $name }”
table-name-example = Wednesday table
play-alone = Play alone
link-own = Your own seat. Whoever opens this link plays for you: use it only to bring another device of yours.
link-own-show = Link for another device of mine
link-waits = Send this link to { $name }.
link-open = Whoever has this link can sit down here ({ $name }).
link-taken = { $name } has sat down. With this link another device comes to the same seat.
link-taken-show = Link for { $name }
link-here = Played at this device. Whoever opens this link takes the seat to their own.
link-none = The link of this seat is on the device at which the table was opened. Make a new one if you need it.
link-watch = For whoever wants to watch
link-everybody = For everybody
devices-here = { $count ->
    [one] one device
   *[other] { $count } devices
}
devices-many = Somebody has sat down here with the link of your seat. If that was not you, let only this device play.
devices-only = Only this device
leave-sure = Whoever likes takes your seat as it stands, with everything you have. You cannot take it back.
hand-sure = This seat is played by you. It will not be yours any more.
error-no-code = No table has this code. Look at it again: it has eight letters and digits, and it ends with the game.
