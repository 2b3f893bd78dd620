# What all games share, English.

seat = Player { $number }

event-undone = { $seat } takes a move back.
event-rewound = { $moves } moves are taken back.

result = { $count ->
    [0] Nobody wins: { $scores }.
    [one] { $names } wins: { $scores }.
   *[other] { $names } win together: { $scores }.
}

reason-unknown-action = "{ $code }" is no action of this game.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-other-question = "{ $code }" does not answer the question that is asked now.

error-illegal-action = That is not legal now.
error-unknown-action = "{ $code }" is no action of { $game }.
error-not-asked = That seat has nothing to decide now.
error-no-chance = Nothing is left to chance now.
error-no-action-table = { $game } keeps no list of all its actions.
error-no-redeal = { $game } does not say how hidden things are dealt anew.
error-unknown-reward = There is no reward "{ $reward }"; there are { $known }.
error-batch-actions = { $games } actions are needed, each a number below { $actions }.
error-batch-illegal = In game { $game } "{ $code }" is not legal now.
error-no-seat = There is no seat { $seat }; { $players } play.
error-rivals = { $wanted } rivals are needed, not { $given }.
error-outcome = "{ $outcome }" cannot fall now.
error-undo = There is nothing to take back without asking the others.
error-rewind = There is no moment { $count } to go back to; the game has { $length }.
error-drop = Entry { $index } is no secret answer that is still hidden.
error-players = { $game } is for { $allowed } players, not { $players }.
error-chance = Chance is "auto" or "manual", not "{ $chance }".
error-option-unknown = { $game } has no option "{ $option }"; it has { $known }.
error-option-value = Option { $option } cannot be "{ $value }"; it may be { $allowed }.
error-option-form = An option is written NAME or NAME=VALUE, not "{ $option }".
error-position = This is no position of { $game }: { $detail }.
error-position-version = The position needs rules version { $needed } of { $game }, which is not installed.
error-layout-kind = { $at } must be { $kind ->
    [number] a whole number
    [flag] true or false
    [name] a name
    [list] a list
   *[words] words with values
    }, not { $found }.
error-layout-number = { $at } is { $found }, but can only be from { $least } to { $most }.
error-layout-name = { $at }: there is no "{ $name }"; there are { $known }.
error-layout-word = Nothing is called "{ $at }" here; known are { $known }.
error-layout-missing = "{ $at }" is missing.
error-layout-length = { $at } has { $found ->
    [one] one entry
   *[other] { $found } entries
    }, but needs { $expected }.
error-layout-step = The rules have no step { $step }.
error-layout-step-fields = A step { $step } cannot be made of { $found }.
error-layout-answer = { $seat } cannot have answered "{ $code }".
error-layout-census = Something is lost or too much: { $thing }, { $found } instead of { $expected }.
error-layout-stuck = Nobody could answer the question "{ $step }".
error-layout-twice = { $thing } lies in two places: { $first } and { $second }.
error-layout-twice-there = Somebody stands twice in { $at }.
error-layout-all = { $at } must name each of { $things } once.
error-layout-no-card = { $at } names a card that is not in the box.
error-layout-unfit = { $at } does not fit the phase "{ $phase }".
error-layout-occupied = Something lies there already: { $at }.
error-layout-cell = { $at }: a cell is two numbers, steps east and north of the start tile ("1,-2"), not { $found }.
error-layout-unsaid = There are no words for this moment ("{ $step }").
error-layout-no-more = Nothing is left to lie at { $at }.
error-layout-place = { $thing } cannot be at { $place }.
error-layout-owner = { $thing } { $owned ->
    [yes] needs an owner.
   *[no] can have no owner.
    }
error-layout-nothing-there = Nothing for it is there: { $at }.
error-layout-not-there = { $at }: { $thing } is not on the table.
error-layout-not-in-game = { $thing } is not in this game.
error-layout-phase = Nobody is left for the phase "{ $phase }" ({ $why }).
error-layout-to-act = { $seat } cannot be asked now ({ $why }).
error-foreign = This belongs to { $found }, not to { $expected }.
error-unknown-game = There is no game "{ $game }"; there are { $known }.
error-plug-in = The plug-in "{ $name }" brings no game: { $detail }.
error-record = This is no record of a game: { $detail }.
error-record-line = Line { $line } of the record: { $detail }
error-rules-version = The record needs rules version { $needed } of { $game }; this is version { $present }.
error-record-result = The record says { $told }, but its moves lead to { $found }.
error-record-chance = Line { $line } of the record says "{ $told }", but the key gives "{ $found }".
error-record-commitment = The key of the record is not the one it was committed to.
error-pack-hash = The data pack's content does not match its hash.
error-no-packs = { $game } has no data that a pack could change.
error-unknown-bot = There is no bot "{ $bot }"; there are { $known }.
error-cluster = There is no cluster "{ $cluster }"; there is ray.

# Data packs (palas.engine.packs, palas data).

error-other-pack = This belongs to { $game } with other data than here: start it with its data pack.
error-pack-problem = The data pack has a wrong entry. { $first }.
error-pack-problems = { $others ->
    [one] The data pack has 2 wrong entries; "palas data check" lists them. The first: { $first }.
   *[other] The data pack has { $others } wrong entries besides this one; "palas data check" lists them. { $first }.
}
error-pack-many = The data pack has { $most } wrong entries or more; "palas data check" lists the first of them. { $first }.
error-pack-object = A data pack is a JSON object, in curly brackets, of entries by path; found: { $found }.
error-pack-game = The file does not say which game it is for; it needs "game", or say it with --game.
error-pack-nesting = The data pack is nested too deeply.
error-pack-rules = The rules of { $game } cannot be played with this data pack: { $detail }.
error-pack-large = { $file } is larger than { $most } KB; no data pack needs that much.
error-pack-encoding = { $file } is no text in UTF-8.
error-pack-file = { $file } cannot be read: { $detail }.
error-pack-json = { $file } is broken in line { $line }, column { $column }: { $detail }.
error-pack-number = { $file } holds something that is no number of a game: { $detail }.
error-data-path = { $game }: { $problem }.

data-path = there is no such entry; after "{ $good }" there may come: { $known }
data-path-end = there is no such entry; the path ends at "{ $good }"
data-id-of-entry = an entry with the id "{ $id }" is expected
data-double = this key stands twice in the file
data-hash = this is not the hash of the changes ({ $due }), found { $found }
data-number = a whole number is expected, found { $found }
data-number-least = a whole number of { $least } or more is expected, found { $found }
data-number-most = a whole number of { $most } or less is expected, found { $found }
data-number-between = a whole number from { $least } to { $most } is expected, found { $found }
data-text = a line of text is expected, found { $found }
data-flag = true or false is expected, found { $found }
data-null = null is expected, found { $found }
data-word = one of these is expected: { $known }; found { $found }
data-object = an object in curly brackets is expected, found { $found }
data-list = a list in square brackets is expected, found { $found }
data-entries = a list of entries is expected, found { $found }
data-ids = every entry of this list needs an "id" of its own
data-missing = this entry is missing
data-unknown-field = the rules know no such entry here; they know: { $known }
data-entry-missing = this entry is missing; the rules need every printed one
data-entry-new = the rules know no such entry; they know: { $known }
data-empty = at least one of these is expected: { $known }
data-too-few = at least { $least } are expected, found { $found }
data-too-many = at most { $most } are expected, found { $found }
data-too-long = a text of at most { $most } characters is expected, found { $found }
data-too-deep = at most { $most } levels within each other are possible
data-key-long = no key and no path is that long ({ $found } characters)
data-length = { $due } are expected, found { $found }
data-twice = the same stands here before; found { $found }
data-rule = the rules are written for { $printed } and know nothing else here; found { $found }
data-idle = nothing in the rules depends on this; it stays { $printed }, found { $found }
data-see = this only repeats { $other }; it stays { $printed }
data-band = the next line must begin with { $due } ("{ $due }", "{ $due }-…" or, as the last, "{ $due }+")
data-band-after = the line before ends with "+", so it must be the last
data-band-end = the last line must be open, like "{ $due }+"
data-agree = this is the same figure as { $other } ({ $expected }); found { $found }: change both
data-at-most = at most { $most } is possible because of { $other }; found { $found }
data-same-length = { $due } are expected as in { $other }, found { $found }
data-length-of = { $due } are expected because of { $other }, found { $found }
data-counted = { $due } is expected, counting through the list; found { $found }
data-apart = { $found } is already in { $other }
data-once = { $found } already stands at { $other }
data-selected = { $due } is expected, as the entries of { $other } with { $field } "{ $word }" say; found { $found }
data-number-of = { $least } to { $most } entries with "{ $word }" are expected, found { $found }

data-check-good = { $file } is a good data pack for { $game }.
data-check-nothing = It changes nothing.
data-check-changes = { $count ->
    [one] It changes one entry (hash { $hash }):
   *[other] It changes { $count } entries (hash { $hash }):
}
data-check-wrong = { $count ->
    [one] { $file } has one wrong entry:
   *[other] { $file } has { $count } wrong entries:
}
data-check-more = Perhaps there are more: nothing was looked for after these.
data-column-entry = entry
data-column-name = name or value
data-column-source = source
data-show-hint = More of an entry: palas data show { $game } { $path }
data-source = Source: { $source }.
data-source-seed = stated in the rule text this edition follows
data-source-public = found in public material
data-source-reconstructed = reconstructed: not found anywhere, designed to fit
data-short-seed = rule text
data-short-public = public
data-short-reconstructed = reconstructed
data-note = Note: { $note }
data-changed = Changed by the data pack: { $paths }
data-reconstructed = { $count ->
    [0] Nothing is reconstructed.
    [one] One entry is reconstructed, or a part of it:
   *[other] { $count } entries are reconstructed, or parts of them:
}

# The rules of record (palas.engine.rulebook, palas rules).

error-no-rule = { $game } has no rule "{ $id }"; "palas rules { $game }" shows the contents.
error-no-rule-prefix = No game has a rule "{ $id }"; a rule's id looks like CAY-8.19.
error-no-rulebook = There is no rule text of { $game } here.
error-book-figure = The player’s book names "{ $path }", but the box has nothing of that name.
error-book-rule = The player’s book of { $game } names the rule "{ $rule }", which does not exist.
error-no-hit = No rule of { $game } has all these words: { $search }.
error-no-tests = There is no folder of tests here; name it with --tests.
error-tests-folder = { $folder } is no folder of tests.
error-tests-file = { $file } cannot be read as Python: { $detail }.

rules-games = The rules of these games can be read:
rules-usage = For example: palas rules { $game }
rules-of = The rules of { $game }
rules-how = One rule: palas rules { $id }. A chapter: palas rules { $game } 1. Words: palas rules { $game } --search "…"
rules-language = The text of the rules is English.
rules-names = In the box: { $names }
rules-hits = { $count ->
    [one] One rule has "{ $search }":
   *[other] { $count } rules have "{ $search }":
}
rules-given = Given:
rules-action = Action:
rules-expected = Expected:
rules-cited = { $game }: the tests cite { $cited } of { $total } rules and examples.
rules-unknown = { $id } is cited ({ $places }), but the rules have no such number.

# The log in deeds
log-set-up = The game is laid out.
