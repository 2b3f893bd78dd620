# Was alle Spiele teilen, deutsch.

seat = Spieler { $number }

event-undone = { $seat } nimmt einen Zug zurück.
event-rewound = { $moves } Züge werden zurückgenommen.

result = { $count ->
    [0] Niemand gewinnt: { $scores }.
    [one] { $names } gewinnt: { $scores }.
   *[other] { $names } gewinnen gemeinsam: { $scores }.
}

reason-unknown-action = „{ $code }“ ist keine Aktion dieses Spiels.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-other-question = „{ $code }“ beantwortet nicht die Frage, die jetzt gestellt ist.

error-illegal-action = Das ist jetzt nicht erlaubt.
error-unknown-action = „{ $code }“ ist keine Aktion von { $game }.
error-not-asked = Dieser Platz hat jetzt nichts zu entscheiden.
error-no-chance = Jetzt entscheidet nicht der Zufall.
error-no-action-table = { $game } führt keine Liste aller Aktionen.
error-no-redeal = { $game } sagt nicht, wie Verdecktes neu verteilt wird.
error-unknown-reward = Es gibt keine Belohnung „{ $reward }“; es gibt { $known }.
error-batch-actions = Gebraucht werden { $games } Aktionen, jede eine Zahl unter { $actions }.
error-batch-illegal = In Spiel { $game } ist „{ $code }“ jetzt nicht erlaubt.
error-no-seat = Platz { $seat } gibt es nicht; es spielen { $players }.
error-rivals = Gebraucht werden { $wanted } Gegner, nicht { $given }.
error-outcome = „{ $outcome }“ kann jetzt nicht fallen.
error-undo = Es gibt nichts, was ohne Zustimmung der anderen zurückgenommen werden kann.
error-rewind = Zug { $count } gibt es nicht; das Spiel hat { $length }.
error-drop = Eintrag { $index } ist keine geheime Antwort, die noch verdeckt ist.
error-players = { $game } ist für { $allowed } Spieler, nicht für { $players }.
error-chance = Der Zufall ist „auto“ oder „manual“, nicht „{ $chance }“.
error-option-unknown = { $game } hat keine Option „{ $option }“; es gibt { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich: { $allowed }.
error-option-form = Eine Option schreibt man NAME oder NAME=WERT, nicht „{ $option }“.
error-position = Das ist keine Stellung von { $game }: { $detail }.
error-position-version = Die Stellung braucht Regelversion { $needed } von { $game }, und die ist nicht installiert.
error-layout-kind = { $at } muss { $kind ->
    [number] eine ganze Zahl
    [flag] true oder false
    [name] ein Name
    [list] eine Liste
   *[words] eine Reihe von Wörtern mit Werten
    } sein, nicht { $found }.
error-layout-number = { $at } ist { $found }, kann aber nur von { $least } bis { $most } gehen.
error-layout-name = { $at }: Es gibt kein „{ $name }“; es gibt { $known }.
error-layout-word = Nichts heißt hier „{ $at }“; bekannt sind { $known }.
error-layout-missing = „{ $at }“ fehlt.
error-layout-length = { $at } hat { $found ->
    [one] einen Eintrag
   *[other] { $found } Einträge
    }, braucht aber { $expected }.
error-layout-step = Die Regeln kennen keinen Schritt { $step }.
error-layout-step-fields = Aus { $found } lässt sich kein Schritt { $step } machen.
error-layout-answer = { $seat } kann nicht „{ $code }“ geantwortet haben.
error-layout-census = Etwas fehlt oder ist zu viel: { $thing }, { $found } statt { $expected }.
error-layout-stuck = Niemand könnte die Frage „{ $step }“ beantworten.
error-layout-twice = { $thing } liegt an zwei Stellen: { $first } und { $second }.
error-layout-twice-there = Jemand steht doppelt in { $at }.
error-layout-all = { $at } muss jeden von { $things } einmal nennen.
error-layout-no-card = { $at } nennt eine Karte, die nicht in der Schachtel ist.
error-layout-unfit = { $at } passt nicht zur Phase „{ $phase }“.
error-layout-occupied = Dort liegt schon etwas: { $at }.
error-layout-cell = { $at }: Ein Feld sind zwei Zahlen, Schritte nach Osten und Norden vom Startplättchen („1,-2“), nicht { $found }.
error-layout-unsaid = Für diesen Augenblick fehlen die Worte („{ $step }“).
error-layout-no-more = Für { $at } ist nichts mehr übrig.
error-layout-place = { $thing } kann nicht an { $place } sein.
error-layout-owner = { $thing } { $owned ->
    [yes] braucht einen Besitzer.
   *[no] kann keinen Besitzer haben.
    }
error-layout-nothing-there = Dafür ist dort nichts: { $at }.
error-layout-not-there = { $at }: { $thing } ist nicht auf dem Tisch.
error-layout-not-in-game = { $thing } ist nicht in diesem Spiel.
error-layout-phase = Für die Phase „{ $phase }“ ist niemand übrig ({ $why }).
error-layout-to-act = { $seat } kann jetzt nicht gefragt werden ({ $why }).
error-foreign = Das gehört zu { $found }, nicht zu { $expected }.
error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { $known }.
error-plug-in = Die Erweiterung „{ $name }“ bringt kein Spiel mit: { $detail }.
error-record = Das ist keine Aufzeichnung eines Spiels: { $detail }.
error-record-line = Zeile { $line } der Aufzeichnung: { $detail }
error-rules-version = Die Aufzeichnung braucht Regelversion { $needed } von { $game }; dies ist Version { $present }.
error-record-result = Die Aufzeichnung sagt { $told }, aber ihre Züge führen zu { $found }.
error-record-chance = Zeile { $line } der Aufzeichnung sagt „{ $told }“, aber der Schlüssel ergibt „{ $found }“.
error-record-commitment = Der Schlüssel der Aufzeichnung ist nicht der, auf den sie sich festgelegt hat.
error-pack-hash = Der Inhalt des Datenpakets passt nicht zu seiner Prüfsumme.
error-no-packs = { $game } hat keine Daten, die ein Paket ändern könnte.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-cluster = Es gibt keinen Cluster „{ $cluster }“; es gibt ray.

# Datenpakete (palas.engine.packs, palas data).

error-other-pack = Das gehört zu { $game } mit anderen Daten als hier: mit dem zugehörigen Datenpaket starten.
error-pack-problem = Im Datenpaket ist ein Eintrag falsch. { $first }.
error-pack-problems = { $others ->
    [one] Im Datenpaket sind 2 Einträge falsch; „palas data check“ nennt sie alle. Der erste: { $first }.
   *[other] Im Datenpaket sind außer diesem noch { $others } Einträge falsch; „palas data check“ nennt sie alle. { $first }.
}
error-pack-many = Im Datenpaket sind { $most } Einträge falsch oder mehr; „palas data check“ nennt die ersten. { $first }.
error-pack-object = Ein Datenpaket ist ein JSON-Objekt, in geschweiften Klammern, mit Einträgen nach ihrem Pfad; gefunden: { $found }.
error-pack-game = Die Datei sagt nicht, zu welchem Spiel sie gehört; sie braucht „game“, oder es steht hinter --game.
error-pack-nesting = Das Datenpaket ist zu tief verschachtelt.
error-pack-rules = Mit diesem Datenpaket lässt sich { $game } nicht spielen: { $detail }.
error-pack-large = { $file } ist größer als { $most } KB; so viel braucht kein Datenpaket.
error-pack-encoding = { $file } ist kein Text in UTF-8.
error-pack-file = { $file } lässt sich nicht lesen: { $detail }.
error-pack-json = { $file } ist in Zeile { $line }, Spalte { $column } fehlerhaft: { $detail }.
error-pack-number = { $file } enthält etwas, das keine Zahl eines Spiels ist: { $detail }.
error-data-path = { $game }: { $problem }.

data-path = einen solchen Eintrag gibt es nicht; nach „{ $good }“ kann folgen: { $known }
data-path-end = einen solchen Eintrag gibt es nicht; der Pfad endet bei „{ $good }“
data-id-of-entry = erwartet wird ein Eintrag mit der id „{ $id }“
data-double = dieser Schlüssel steht zweimal in der Datei
data-hash = das ist nicht die Prüfsumme der Änderungen ({ $due }), gefunden: { $found }
data-number = erwartet wird eine ganze Zahl, gefunden: { $found }
data-number-least = erwartet wird eine ganze Zahl ab { $least }, gefunden: { $found }
data-number-most = erwartet wird eine ganze Zahl bis { $most }, gefunden: { $found }
data-number-between = erwartet wird eine ganze Zahl von { $least } bis { $most }, gefunden: { $found }
data-text = erwartet wird eine Zeile Text, gefunden: { $found }
data-flag = erwartet wird true oder false, gefunden: { $found }
data-null = erwartet wird null, gefunden: { $found }
data-word = erwartet wird eines von diesen: { $known }; gefunden: { $found }
data-object = erwartet wird ein Objekt in geschweiften Klammern, gefunden: { $found }
data-list = erwartet wird eine Liste in eckigen Klammern, gefunden: { $found }
data-entries = erwartet wird eine Liste von Einträgen, gefunden: { $found }
data-ids = jeder Eintrag dieser Liste braucht eine eigene „id“
data-missing = dieser Eintrag fehlt
data-unknown-field = einen solchen Eintrag kennen die Regeln hier nicht; sie kennen: { $known }
data-entry-missing = dieser Eintrag fehlt; die Regeln brauchen jeden gedruckten
data-entry-new = einen solchen Eintrag kennen die Regeln nicht; sie kennen: { $known }
data-empty = erwartet wird wenigstens eines von diesen: { $known }
data-too-few = erwartet werden mindestens { $least }, gefunden: { $found }
data-too-many = erwartet werden höchstens { $most }, gefunden: { $found }
data-too-long = erwartet wird ein Text von höchstens { $most } Zeichen, gefunden: { $found }
data-too-deep = höchstens { $most } Ebenen ineinander sind möglich
data-key-long = so lang ist kein Schlüssel und kein Pfad ({ $found } Zeichen)
data-length = erwartet werden { $due }, gefunden: { $found }
data-twice = dasselbe steht hier schon vorher; gefunden: { $found }
data-rule = die Regeln sind für { $printed } geschrieben und kennen hier nichts anderes; gefunden: { $found }
data-idle = davon hängt in den Regeln nichts ab; es bleibt { $printed }, gefunden: { $found }
data-see = das wiederholt nur { $other }; es bleibt { $printed }
data-band = die nächste Zeile muss mit { $due } beginnen („{ $due }“, „{ $due }-…“ oder als letzte „{ $due }+“)
data-band-after = die Zeile davor endet mit „+“ und muss deshalb die letzte sein
data-band-end = die letzte Zeile muss offen sein, wie „{ $due }+“
data-agree = das ist dieselbe Zahl wie { $other } ({ $expected }); gefunden: { $found }; beide ändern
data-at-most = höchstens { $most } ist möglich wegen { $other }; gefunden: { $found }
data-same-length = erwartet werden { $due } wie in { $other }, gefunden: { $found }
data-length-of = erwartet werden { $due } wegen { $other }, gefunden: { $found }
data-counted = erwartet wird { $due }, der Reihe nach gezählt; gefunden: { $found }
data-apart = { $found } steht schon in { $other }
data-once = { $found } steht schon bei { $other }
data-selected = erwartet wird { $due }, wie es die Einträge von { $other } mit { $field } „{ $word }“ sagen; gefunden: { $found }
data-number-of = erwartet werden { $least } bis { $most } Einträge mit „{ $word }“, gefunden: { $found }

data-check-good = { $file } ist ein gültiges Datenpaket für { $game }.
data-check-nothing = Es ändert nichts.
data-check-changes = { $count ->
    [one] Es ändert einen Eintrag (Prüfsumme { $hash }):
   *[other] Es ändert { $count } Einträge (Prüfsumme { $hash }):
}
data-check-wrong = { $count ->
    [one] In { $file } ist ein Eintrag falsch:
   *[other] In { $file } sind { $count } Einträge falsch:
}
data-check-more = Vielleicht sind es mehr: Nach diesen wurde nicht weiter gesucht.
data-column-entry = Eintrag
data-column-name = Name oder Wert
data-column-source = Quelle
data-show-hint = Mehr zu einem Eintrag: palas data show { $game } { $path }
data-source = Quelle: { $source }.
data-source-seed = steht im Regeltext, dem diese Ausgabe folgt
data-source-public = in öffentlich zugänglichem Material gefunden
data-source-reconstructed = rekonstruiert: nirgends gefunden, passend entworfen
data-short-seed = Regeltext
data-short-public = öffentlich
data-short-reconstructed = rekonstruiert
data-note = Anmerkung: { $note }
data-changed = Vom Datenpaket geändert: { $paths }
data-reconstructed = { $count ->
    [0] Nichts ist rekonstruiert.
    [one] Ein Eintrag ist rekonstruiert, ganz oder zum Teil:
   *[other] { $count } Einträge sind rekonstruiert, ganz oder zum Teil:
}

# Die Regeln (palas.engine.rulebook, palas rules).

error-no-rule = { $game } hat keine Regel „{ $id }“; „palas rules { $game }“ zeigt den Inhalt.
error-no-rule-prefix = Kein Spiel hat eine Regel „{ $id }“; die Nummer einer Regel sieht aus wie CAY-8.19.
error-no-rulebook = Hier gibt es keinen Regeltext von { $game }.
error-book-figure = Das Spielbuch nennt „{ $path }“, aber in der Schachtel steht nichts unter diesem Namen.
error-book-rule = Das Spielbuch von { $game } nennt die Regel „{ $rule }“, die es nicht gibt.
error-no-hit = Keine Regel von { $game } enthält alle diese Wörter: { $search }.
error-no-tests = Hier gibt es keinen Ordner mit Tests; mit --tests lässt er sich nennen.
error-tests-folder = { $folder } ist kein Ordner mit Tests.
error-tests-file = { $file } lässt sich nicht als Python lesen: { $detail }.

rules-games = Die Regeln dieser Spiele lassen sich nachlesen:
rules-usage = Zum Beispiel: palas rules { $game }
rules-of = Die Regeln von { $game }
rules-how = Eine Regel: palas rules { $id }. Ein Kapitel: palas rules { $game } 1. Wörter: palas rules { $game } --search "…"
rules-language = Der Wortlaut der Regeln ist englisch.
rules-names = In der Schachtel: { $names }
rules-hits = { $count ->
    [one] Eine Regel enthält „{ $search }“:
   *[other] { $count } Regeln enthalten „{ $search }“:
}
rules-given = Gegeben:
rules-action = Aktion:
rules-expected = Erwartet:
rules-cited = { $game }: Die Tests nennen { $cited } von { $total } Regeln und Beispielen.
rules-unknown = { $id } wird genannt ({ $places }), aber eine solche Nummer haben die Regeln nicht.

# The log in deeds
log-set-up = Das Spiel wird aufgebaut.
