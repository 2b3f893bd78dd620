# Das Terminal, deutsch.

person = Spieler { $letter }
bot = Bot { $letter }

hand-over = { $name } ist an der Reihe. Bitte gib die Tastatur weiter.
press-enter = Drücke die Eingabetaste.

word-board = brett
word-supply = vorrat
word-legend = legende
footer = Nummer oder Worte, oder: hilfe warum zurück { $parts } verlauf tipp regeln speichern ende
help =
    Antworte mit der Nummer einer Wahl, ihrem Code oder dem Anfang ihrer Worte.
      warum …          warum etwas nicht erlaubt ist: eine Nummer, ein Name oder ein Code
      zurück           nimm deine letzte Antwort zurück
help-board =
    {"  "}brett            zeige das Spielbrett noch einmal
help-legend =
    {"  "}legende          zeige, was die Buchstaben und Zeichen bedeuten
help-supply =
    {"  "}vorrat           zeige die Gebäude, die noch gebaut werden können, mit ihren Kosten
help-end =
    {"  "}verlauf 20       zeige die letzten 20 Zeilen des Verlaufs
      tipp             was ein Meister täte, und warum
      regeln { $number }      zeige Regel { $rule }; regeln allein zeigt die Regel, die gerade fragt
      speichern DATEI  speichere das Spiel; palas play --resume DATEI setzt es fort
      ende             verlasse das Spiel; vorher kannst du speichern

ambiguous = „{ $text }“ kann heißen: { $choices }
no-number = Eine Wahl { $number } gibt es nicht; die letzte ist { $last }.
not-understood = „{ $text }“ ist weder eine Wahl noch ein Befehl. Tippe hilfe, um zu sehen, was möglich ist.
why-what = Warum was? Tippe das Wort warum und dann eine Nummer, einen Namen oder einen Code.
why-other = „{ $text }“ ist keine Antwort auf diese Frage.
legal = Das ist jetzt erlaubt.
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
hint = Ein Meister täte dies; die Zahl ist der Vorsprung in Punkten, den er am Ende erwartet:
hint-tip = { $number }. { $action } [{ $code }] { $points }
hint-why = {"   "}{ $why }
overwrite = { $path } gibt es schon. Überschreiben? (j/n)
saved = Gespeichert in { $path }.
not-saved = Nicht gespeichert.
save-offer = Spiel speichern? j speichert es in { $file }, n nicht; oder gib einen anderen Dateinamen ein:
left = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
left-saved = Auf Wiedersehen. So geht das Spiel weiter: palas play --resume { $path }
left-older = Auf Wiedersehen. Was seit dem Speichern geschah, ist verloren. So geht es von dort weiter: palas play --resume { $path }
resumed = Das Spiel geht weiter, wo es gespeichert wurde.
resumed-new-luck = Die Aufzeichnung verrät ihren Schlüssel nicht: Was noch der Zufall entscheidet, fällt neu.

ending-place = Platz
ending-player = Spieler
ending-points = Punkte
ending-sources = Woher die Punkte kommen
ending-sum = Zusammen
ending-and = { $first } und { $last }
ending-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
ending-lost = { $names } verliert.
ending-alone = { $task }: { $won ->
    [yes] { $round ->
        [0] gewonnen
       *[other] gewonnen, zuerst erreicht in Runde { $round }
      }
   *[no] nicht gewonnen
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.

error-file-missing = Es gibt keine Datei { $path }.
error-file-directory = { $path } ist ein Ordner, keine Datei.
error-file-forbidden = { $path } darf nicht gelesen oder geschrieben werden.
error-file-binary = { $path } ist keine Textdatei.
error-file-no-record = { $path } ist keine Aufzeichnung eines Palas-Spiels.
error-file-damaged = { $path } ist beschädigt: Zeile { $line } ist nicht lesbar.
error-file-other = { $path }: { $detail }.
error-seats-twice = Sage entweder mit --seats allein oder mit --players und --bots, wer spielt.
error-names-many = Es sind { $names } Namen für { $seats } Plätze.
error-no-bots = Es sind keine Bots installiert; spielt unter Menschen: --seats human,human.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-no-rulebook = Die Regeltexte sind nicht installiert.
error-save-where = Sage, wohin gespeichert werden soll, zum Beispiel: speichern { $example }
error-resume-over = Dieses Spiel ist zu Ende; palas replay { $path } zeigt es.
error-resume-seats = Die Aufzeichnung hat { $players } Plätze, nicht { $seats }.
error-resume-settings = Ein fortgesetztes Spiel behält Spielerzahl, Optionen, Startwert und Daten; lass sie weg.
error-no-packs-reader = Diese Installation kann keine Datenpakete lesen.
error-not-text = Das ist keine Textdatei.
error-language = Palas spricht { $known }, nicht „{ $wish }“.
error-extra-missing = Dieser Befehl braucht die Bibliothek { $library }, die nicht installiert ist: pip install "palas[{ $extra }]"
error-command-unknown = Es gibt keinen Befehl „{ $command }“; es gibt { $known }.
error-replay-to = Die Aufzeichnung hat { $lines } Zeilen; eine Zeile { $to } gibt es nicht.

usage-help = palas --help und palas BEFEHL --help zeigen, was möglich ist.
usage-option = Eine Option { $option } gibt es hier nicht.
usage-missing = { $name } fehlt.
usage-value = { $name }: { $detail }
error-play-what = Sage, welches Spiel: { $known }.
interrupted = Abgebrochen.

help-palas = Eurospiele aus dem Mittelalter, vollständig und nach dem Wortlaut ihrer Regeln: zum Spielen, Erforschen, Verändern.
help-version = Zeige die Version.
help-lang = Die Sprache; sonst die des Systems.
help-json = Gib das Ergebnis als JSON aus.
help-serve = Die Webseite öffnen: mit Menschen und Bots im Browser spielen.
help-outbox = Zeigt, was Leuten noch gesendet wird und was nicht gesendet werden konnte.
help-puzzles = In Partien zwischen Bots Fragen mit einer klar besten Antwort finden.
help-doctor = Alle gespeicherten Tische nachspielen und die Datenbank prüfen, auch während der Server läuft.
help-backup = Alle Tische in eine neue Datei kopieren, auch bei laufendem Server.
help-restore = Alle Tische aus einer Sicherung zurückholen, in einen leeren Ordner.
help-export = Einen Tisch als Mitschrift schreiben.
help-import = Einen Tisch aus einer Mitschrift zurückholen.
help-dataset = Schreibe viele Spiele als Daten: jede Entscheidung mit Beobachtung, erlaubten Aktionen und Ausgang.
help-benchmark = Lass einen eigenen Spieler in festen Aufstellungen gegen unsere Bots spielen, mit Intervallen.
help-drill = Eigene Server auf dieser Maschine angreifen: halten sie, was Palas garantiert?
help-play = Spiele im Terminal, gegen Bots oder mit mehreren Menschen an einer Tastatur.
help-play-game = Welches Spiel; palas games zählt sie auf. Mit --resume darf es fehlen.
help-players = Wie viele spielen: ein Mensch und Bots.
help-bots = Welcher Bot auf den anderen Plätzen sitzt.
help-seats = Wer wo sitzt, mit Kommas: human,greedy,random,human.
help-names = Wie die Spieler heißen, mit Kommas: Ada,Bob.
help-option = Eine Variante; palas games zählt sie auf. Darf mehrmals vorkommen.
help-seed = Ein Startwert: Derselbe Wert gibt dasselbe Spiel.
help-data-file = Ein Datenpaket mit geändertem Spielmaterial; palas data export macht eines.
help-resume = Setze ein gespeichertes Spiel fort.
help-games = Zähle die Spiele mit ihren Optionen auf.
help-new = Schreibe ein kleines vollständiges Spiel als eigenes Projekt, um damit weiterzumachen.
help-new-game = Der Name des Spiels: kleine Buchstaben, Ziffern und Unterstriche.
help-new-folder = Wohin es geschrieben wird; sonst in einen Ordner dieses Namens.
new-written = In { $folder } liegt das neue Spiel. Installieren und spielen: pip install --editable { $folder }, dann palas play { $game }
error-new-name = „{ $name }“ kann kein Spiel heißen: Es braucht mindestens drei kleine Buchstaben, sonst Ziffern und Unterstriche.
error-new-taken = Ein Spiel „{ $name }“ gibt es schon.
error-new-module = Python hat schon ein Modul „{ $name }“; das Spiel braucht einen anderen Namen.
error-new-exists = { $folder } ist schon da und nicht leer.
help-replay = Erzähle ein aufgezeichnetes Spiel noch einmal.
help-record-file = Die Aufzeichnung eines Spiels.
help-to = Nur die ersten N Zeilen der Aufzeichnung; zeigt auch das Spielbrett.
help-step = Gehe die Aufzeichnung Zeile für Zeile durch.
help-show-board = Zeige am Ende das Spielbrett.
help-verify = Prüfe eine Aufzeichnung: ihre Züge, ihr Ergebnis, und ob der Zufall fiel, wie ihr Schlüssel sagt.

games-line = { $players } Spieler, Regelversion { $rules }
games-option = Werte: { $values }; üblich: { $usual }.

replay-unfinished = { $count } von { $lines } Zeilen; das Spiel ist nicht zu Ende.
step-prompt = [{ $at }/{ $last }] Eingabe: weiter · zurück · eine Zahl · brett · ende:
step-help = Die Eingabetaste geht weiter, zurück geht zurück, eine Zahl geht dorthin, brett zeigt das Brett, ende hört auf.

verify-moves = { $verdict ->
    [true] Jeder Zug ist erlaubt.
   *[false] Ein Zug ist nicht erlaubt.
}
verify-result = { $verdict ->
    [true] Das Ergebnis ist das, wozu die Züge führen.
    [false] Das Ergebnis ist nicht das, wozu die Züge führen.
   *[unknown] Die Aufzeichnung nennt kein Ergebnis: Das Spiel ist nicht zu Ende.
}
verify-commitment = { $verdict ->
    [true] Der Schlüssel ist der, auf den man sich festgelegt hatte.
    [false] Der Schlüssel ist nicht der, auf den man sich festgelegt hatte.
   *[unknown] Es gibt keine Festlegung mit Schlüssel zu vergleichen.
}
verify-shuffles = { $verdict ->
    [true] { $count ->
        [one] Der eine Zufall fiel, wie der Schlüssel sagt.
       *[other] Alle { $count } Zufälle fielen, wie der Schlüssel sagt.
    }
    [false] Der Zufall fiel nicht, wie der Schlüssel sagt.
   *[unknown] Der Zufall ist nicht prüfbar: Der Schlüssel ist noch geheim, oder nichts war dem Zufall überlassen.
}
verify-ok = Die Aufzeichnung stimmt.
verify-not-ok = Die Aufzeichnung stimmt nicht.
