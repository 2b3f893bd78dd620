# Was alle Spiele teilen, deutsch.

seat = Spieler { $number }

event-revealed = Alle Entscheidungen werden aufgedeckt.
event-undone = { $seat } nimmt einen Zug zurück.
event-rewound = { $moves } Züge werden zurückgenommen.

reason-unknown-action = „{ $code }“ ist keine Aktion dieses Spiels.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-other-question = „{ $code }“ beantwortet nicht die Frage, die jetzt gestellt ist.

error-illegal-action = Das ist jetzt nicht erlaubt.
error-unknown-action = „{ $code }“ ist keine Aktion von { $game }.
error-not-asked = Dieser Platz hat jetzt nichts zu entscheiden.
error-no-chance = Jetzt entscheidet nicht der Zufall.
error-outcome = „{ $outcome }“ kann jetzt nicht fallen.
error-undo = Es gibt nichts, was ohne Zustimmung der anderen zurückgenommen werden kann.
error-rewind = Zug { $count } gibt es nicht; das Spiel hat { $length }.
error-drop = Eintrag { $index } ist keine geheime Antwort, die noch verdeckt ist.
error-players = { $game } ist für { $allowed } Spieler, nicht für { $players }.
error-chance = Der Zufall ist „auto“ oder „manual“, nicht „{ $chance }“.
error-option-unknown = { $game } hat keine Option „{ $option }“; es gibt { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich: { $allowed }.
error-position = Das ist keine Stellung von { $game }: { $detail }.
error-position-version = Die Stellung braucht Regelversion { $needed } von { $game }, und die ist nicht installiert.
error-foreign = Das gehört zu { $found }, nicht zu { $expected }.
error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { $known }.
error-plug-in = Die Erweiterung „{ $name }“ bringt kein Spiel mit: { $detail }.
error-record = Das ist keine Aufzeichnung eines Spiels: { $detail }.
error-record-line = Zeile { $line } der Aufzeichnung: { $detail }
error-rules-version = Die Aufzeichnung braucht Regelversion { $needed } von { $game }; dies ist Version { $present }.
error-record-result = Die Aufzeichnung sagt { $told }, aber ihre Züge führen zu { $found }.
error-record-chance = Zeile { $line } der Aufzeichnung sagt „{ $told }“, aber der Schlüssel ergibt „{ $found }“.
error-record-commitment = Der Schlüssel der Aufzeichnung ist nicht der, auf den sie sich festgelegt hat.
error-pack-path = Das Datenpaket ändert „{ $path }“; das gibt es bei { $game } nicht.
error-pack-hash = Der Inhalt des Datenpakets passt nicht zu seiner Prüfsumme.
error-no-packs = { $game } hat keine Daten, die ein Paket ändern könnte.
error-other-pack = Die Stellung gehört zu einem anderen Datenpaket von { $game }.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
