# Leute, Deutsch.

error-zone = Eine Zeitzone „{ $zone }“ gibt es nicht.
error-quiet-hours = Die Ruhezeit beginnt und endet zu einer Viertelstunde.
error-reminder = Erinnert wird eine Viertelstunde bis einen halben Tag, bevor die Uhr abläuft, oder gar nicht.
error-pace = Du bekommst sofort Bescheid, nach 15 Minuten, einmal am Tag oder nie.
error-mail-address = „{ $address }“ ist keine Mailadresse.
error-way-kind = Über „{ $kind }“ kann niemand Bescheid bekommen.
error-address-long = Diese Adresse ist zu lang oder hat Zeichen, die keine Adresse hat.
error-too-many-ways = Es gibt schon { $most } Wege, dir Bescheid zu geben; entferne erst einen.
error-no-such-way = Diesen Weg, dir Bescheid zu geben, gibt es nicht mehr.
error-subscription = Der Browser nannte keine Adresse für Mitteilungen; nichts wurde geändert.
error-matrix-address = Die Adresse eines Matrix-Raums sieht so aus: https://server/_matrix/client/v3/rooms/!raum:server?access_token=…
error-mail-server = Die Einstellung „mail“ muss so aussehen: smtp://name:passwort@host:587.
error-mail-sender = „{ $sender }“ ist keine Adresse, von der Mail kommen kann.
error-mail-refused = Der Mailserver nimmt es nicht an.
error-mail-failed = Der Mailserver antwortet nicht.
error-mail-open-password = Der Mailserver verschlüsselt nicht, deshalb erfährt er das Passwort nicht.
error-push-gone = Der Browser nimmt keine Mitteilungen mehr an.
error-push-refused = Der Mitteilungsdienst des Browsers lehnt es ab.
error-channel-refused = Der Kanal lehnt es ab (Status { $status }).
error-reach-address = Das ist keine Adresse, die sich erreichen lässt.
error-reach-port = Port { $port } wird für Kanäle nicht benutzt.
error-reach-private = „{ $host }“ steht in einem privaten Netz und wird von hier aus nicht angesprochen.
error-reach-unknown = „{ $host }“ ist nicht bekannt.
error-reach-failed = „{ $host }“ antwortet nicht.
error-reach-redirect = „{ $host }“ schickt uns woandershin; gib die Adresse selbst an.

# Zeitpunkte

at-time = { $day }, { $time } Uhr
today = heute
tomorrow = morgen
yesterday = gestern
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
date = { $day }. { $month }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
until = Zeit bis { $moment }

# Briefe

with-people = { $count ->
   *[other] mit { $names }
}
with-nobody = allein
letter-turn-subject = Du bist am Zug: { $game } { $company }
letter-turn-head = { $name }, du bist am Zug.
letter-remind-subject = Die Zeit läuft ab: { $game } { $company }
letter-remind-head = { $name }, deine Zeit läuft ab.
letter-picture = Der Spielplan von { $game }, Runde { $round }, wie du ihn siehst
letter-go = Zug machen
letter-news = Seit deinem letzten Zug
letter-link-note = Der Link öffnet deinen Platz nur auf Geräten, auf denen du angemeldet bist.
letter-stop = Keine Mails mehr zu diesem Tisch
letter-stop-all = Keine Mails mehr
letter-settings = Alle Einstellungen
letter-gathered-subject = { $count ->
    [one] 1 Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
letter-gathered-head = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
letter-all = Zu deinen Tischen
letter-short-foot = Wenn du diese Mail nicht angefordert hast, musst du nichts tun.
letter-test-subject = Eine Probe von Palas
letter-test-head = So bekommst du Bescheid.
letter-test-text = Du wolltest eine Probe. Wenn du am Zug bist, kommt eine Mail mit der Frage, dem Spielplan und einem Link.
letter-test-go = Zu den Einstellungen
letter-confirm-subject = Ist das deine Adresse?
letter-confirm-head = Ist das deine Adresse?
letter-confirm-text = Jemand möchte hier Bescheid bekommen, wenn er an einem Tisch von Palas am Zug ist. Wenn du es warst, bestätige es.
letter-confirm-go = Ja, gebt mir hier Bescheid
push-turn = Du bist am Zug.
push-remind = Deine Zeit läuft ab.
push-test = So bekommst du Bescheid.
push-test-body = Wenn du am Zug bist, erfährst du es hier.
channel-turn = { $name } ist am Zug · { $game }
channel-test = Palas sagt hier, wer am Zug ist.

# palas outbox

help-outbox-all = auch, was gesendet ist oder nicht mehr gesendet werden muss
outbox-empty = Nichts wartet darauf, gesendet zu werden, und nichts ist gescheitert.
outbox-state = Stand
outbox-kind = Worum
outbox-way = Weg
outbox-table = Tisch
outbox-due = Wann
outbox-tries = Versuche
outbox-note = Warum
outbox-state-waiting = wartet
outbox-state-sent = gesendet
outbox-state-dropped = nicht nötig
outbox-state-failed = gescheitert
outbox-kind-turn = Zug
outbox-kind-remind = Erinnerung
outbox-kind-test = Probe
outbox-kind-confirm = Adresse bestätigen

# zurückkommen

error-code-old = Dieser Code oder Link gilt nicht mehr; hol dir einen neuen.
error-letters-often = Dorthin ging eben schon genug. Bitte versuch es in einer Stunde wieder.
error-passkey = Der Passkey ließ sich nicht prüfen; nichts wurde geändert.
error-passkey-unknown = Diesen Passkey kennen wir hier nicht.
error-no-such-device = Dieses Gerät ist schon abgemeldet.
error-too-many-devices = Es gibt schon { $most } Geräte; melde erst eines ab.

# Bescheid bekommen: die Seite

told = Bescheid bekommen
told-text = Wenn du am Zug bist und keine Seite von dir offen ist. Nie zweimal für denselben Zug.
told-ways = Auf welchem Weg
told-when = Wann, je Tisch
told-new-tables = Neue Tische
told-new-tables-help = gilt, bis du etwas anderes wählst
told-quiet = Ruhezeit
told-quiet-help = danach kommt alles gesammelt
day-from = Mitteilungen ab
day-to = Mitteilungen bis
told-remind = Erinnern, bevor die Uhr abläuft
remind-0 = gar nicht
remind-900 = 15 Minuten
remind-3600 = 1 Stunde
remind-7200 = 2 Stunden
remind-21600 = 6 Stunden
remind-43200 = 12 Stunden
told-at-night = Auch nachts, wenn sonst ein Bot einspringt
told-at-night-help = Nur, wenn deine Zeit in der Ruhezeit ablaufen würde.
pace-now = sofort
pace-later = nach 15 min
pace-daily = einmal am Tag
pace-never = nie
done-saved = Gespeichert.
done-mail = Eine Mail ist unterwegs; folge dem Link darin.
done-test = Eine Probe ist unterwegs.
done-confirmed = Die Adresse ist bestätigt.
way-push = Push
way-push-detail = auch bei geschlossener Seite
way-mail = Mail
way-discord = Discord
way-slack = Slack
way-matrix = Matrix
way-ntfy = ntfy
way-json = Eigene Adresse (JSON)
way-channel-detail = nennt nur, wer dran ist
way-channel-name = { $kind } · { $game }
way-unconfirmed = noch nicht bestätigt
way-failing = seit { $since } kommt nichts an.
way-test = Probe
way-again = Noch einmal senden
way-remove = Entfernen
way-add = Hinzufügen
way-mail-add = Bescheid per Mail
way-channel-add = Einem Kanal unserer Runde Bescheid geben
way-channel-table = Tisch
way-channel-kind = Dienst
way-channel-address = Adresse des Webhooks
way-channel-help = Discord und Slack nennen die Adresse eines Webhooks; ntfy: die Adresse eines Themas; Matrix: https://server/_matrix/client/v3/rooms/!raum:server?access_token=…
push-here = auf diesem Gerät, auch bei geschlossener Seite
push-allow = Einschalten
push-refused = Der Browser erlaubt keine Mitteilungen; in seinen Einstellungen für diese Seite kannst du sie erlauben.
push-missing = Dieser Browser nimmt hier keine Mitteilungen an; auf einem iPhone lege Palas zuerst auf den Startbildschirm.
error-no-mail = Dieser Server verschickt keine Mail.
error-not-your-table = Du sitzt nicht an diesem Tisch.
error-not-sure = Setze den Haken, wenn du sicher bist; nichts wurde gelöscht.
devices = Deine Geräte
devices-help = Niemand braucht ein Konto. Ein Passkey, eine Mailadresse oder ein anderes Gerät bringt dich zu deinen Plätzen zurück.
device-only = Dieser Browser
device-only-help = Verliert er seine Cookies, sind deine Plätze verloren. Leg einen Passkey an oder nimm ein weiteres Gerät dazu.
device-phone = Telefon
device-tablet = Tablet
device-computer = Rechner
device-browser = Browser
device-how-first = von Anfang an
device-how-passkey = per Passkey
device-how-mail = per Mail
device-how-code = per Code
this-device = dieses Gerät
sign-out = Abmelden
passkey = Passkey
passkey-make = Passkey anlegen
passkey-failed = Das hat nicht geklappt; nichts wurde geändert.
code-make = Neues Gerät
code-left = Dort mit der Kamera öffnen. Gilt noch { "{" }time{ "}" }, für ein Gerät.
code-over = Dieser Code ist abgelaufen; hol einen neuen.
everything = Alles über dich
everything-take = Alles über mich herunterladen
everything-delete = Alles löschen …
everything-delete-text = Dein Name, deine Geräte, Adressen und Einstellungen werden gelöscht. In Partien, die noch laufen, spielen Bots für dich weiter. Das lässt sich nicht zurücknehmen.
everything-sure = Ja, alles über mich löschen

# zurückkommen: die Seite

enter = Zurück zu deinen Plätzen
enter-text = Du hast hier schon gespielt, auf einem anderen Gerät oder in einem anderen Browser.
enter-sent = Wenn wir diese Adresse kennen, ist ein Link unterwegs; er gilt eine halbe Stunde.
enter-code = Ein Link von deinem anderen Gerät
enter-code-text = Dieser Browser wird eines deiner Geräte. Was er bisher gespielt hat, kommt mit.
enter-go = Das ist mein Gerät
enter-passkey = Mit Passkey hereinkommen
enter-passkey-text = Dein Gerät oder das Telefon daneben kennt dich.
enter-other = Mit deinem anderen Gerät
enter-other-text = Öffne dort „Bescheid bekommen“, wähle „Neues Gerät“ und lies den Code mit der Kamera dieses Geräts.
enter-mail = Per Mail
enter-mail-address = Die Adresse, unter der du Bescheid bekommst
enter-mail-send = Link schicken
letter-enter-subject = Dein Link zu Palas
letter-enter-head = Zurück zu deinen Plätzen
letter-enter-text = Dieser Link macht den Browser, in dem du ihn öffnest, zu einem deiner Geräte. Er gilt einmal, eine halbe Stunde lang.
letter-enter-go = Das ist mein Gerät
outbox-kind-enter = Zugang
page-confirm = Ist das deine Adresse?
page-confirm-text = Von jetzt an bekommst du hier Bescheid, wenn du am Zug bist.
page-confirm-go = Ja, gebt mir hier Bescheid
page-confirmed = Danke.
page-confirmed-text = Wenn du am Zug bist, kommt eine Mail.
page-quiet = Keine Mails mehr?
page-quiet-text = Auf diesem Weg bekommst du dann keinen Bescheid mehr. Das kannst du jederzeit ändern.
page-quiet-go = Keine Mails mehr
page-quieted = Erledigt.
page-quieted-text = Es kommen keine Mails mehr.

# der Startbildschirm

app-description = Mittelalterliche Eurospiele mit Freunden, über Tage oder sofort
offline-title = Keine Verbindung
offline-text = Palas antwortet gerade nicht. Was du gewählt hast, ist gemerkt und wird einmal gesendet, wenn die Leitung wieder da ist.
offline-again = Noch einmal versuchen

# die eigene Seite

me = Meine Seite
person-sum = { $games ->
    [0] noch keine Partie beendet
    [one] 1 Partie beendet · { $wins } gewonnen
   *[other] { $games } Partien beendet · { $wins } gewonnen
}
waits-for-you = Wartet auf dich
urgent-first = das Eiligste zuerst
nothing-waits = Keine Partie wartet auf dich.
others-turn-list = Andere sind dran
no-clock = keine Uhr · { $since }
time-left = noch { $span }
time-share = Zeit, die bleibt
ended = Beendet
place = Platz
place-of = { $place }. von { $players }
points = Punkte
company = Mit
all-finished = Alle { $count } Partien
nothing-finished = Noch ist keine Partie beendet.
figures = Deine Zahlen
figures-seats = Zahl der Plätze
all-counts = alle
figure-games = Partien
figure-wins = Siege
figure-best = Bestwert
figure-sources = Woher deine Punkte kommen: { $game }
figure-sources-help = dick: du · dünn: deine Runden im Schnitt
figure-mean = alle zusammen { $part }
won-of = { $won } von { $games }
share = Privater Link
share-help = Wer ihn hat, sieht deine beendeten Partien und Zahlen, nie eine laufende Partie.
share-link = Link
share-make = Link anlegen
share-renew = Erneuern
share-stop = Keinen Link mehr
error-share-old = Dieser Link gilt nicht mehr.
played-before = Ich habe hier schon gespielt

client-kept = Keine Verbindung: Deine Wahl ist gemerkt und wird einmal gesendet, wenn die Leitung wieder da ist.
client-kept-sent = Was du ohne Verbindung gewählt hast, ist gesendet.

# offene Tische

seek = Offene Tische
seek-text = Tische, die Mitspieler suchen. Setz dich dazu, und steh auf, wann du willst.
seek-any = beliebig
seek-pace = Tempo
seek-pace-live = am Stück
seek-pace-days = über Tage
seek-pace-free = ohne Uhr
seek-experience = Erfahrung
seek-experience-any = wer mag
seek-experience-new = gern auch Neulinge
seek-experience-known = Regeln bekannt
seek-go = Zeigen
seek-none = Gerade sucht kein solcher Tisch Mitspieler. Eröffne selbst einen.
seek-say = Was freie Plätze sagen
seek-note = Ein Satz von dir
seek-note-example = Ein Zug am Tag reicht.
seek-leave = Aufstehen
seek-close = Niemanden mehr suchen
seek-close-help = Freie Plätze gibt es dann nur noch per Link.
error-advert = Das lässt sich von einem offenen Tisch nicht sagen.
error-invitation = Diese Einladung gilt nicht.
error-invite-only = Dieses Haus steht nur Eingeladenen offen. Bitte seinen Betreiber um den Link, oder öffne den Link deines Platzes.
invited = Du bist eingeladen.
invited-text = In diesem Haus kannst du Tische eröffnen und dich an offene setzen. Kein Konto nötig.
invited-go = Hereinkommen
invited-none = Diesem Link fehlt die zweite Hälfte; kopiere ihn ganz.
help-invite-only = nur wer den Link des Hauses hat, kann Tische eröffnen oder offene sehen
serve-invitation = Nur auf Einladung: { $link }

# Zeit, die passt

rest-night = Nachts ruht die Uhr (22 bis 8 Uhr)
rest-weekends = Am Wochenende ruht die Uhr
rest-help = Nach deiner eigenen Ortszeit; wer sich setzt, ist einverstanden.
sleeps = schläft · { $since }
wake = Wecken
stand-in = { $count ->
    [0] Ein Bot soll einspringen
   *[other] Ein Bot soll einspringen ({ $count } dafür)
}
holiday = Ferien
holiday-help = Deine Uhren ruhen an allen Tischen, an denen du sitzt, auch an späteren; alle dort sehen es.
holiday-from = Von
holiday-to = Bis
holiday-go = Eintragen
holiday-end = Ich bin zurück

# Gruppen

group = Gruppe
groups = Gruppen
groups-help = Eine Gruppe hat eine Einladung, und ihre Tische und Ergebnisse stehen auf einer Seite.
group-name = Name der Gruppe
group-name-example = Mittwochsrunde
group-make = Neue Gruppe
group-standing = Ewige Tabelle
group-mean = Ø Platz
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
group-tables = Tische der Gruppe
group-no-tables = Es gibt keinen Tisch, an dem zwei von euch sitzen.
group-results = Letzte Ergebnisse
group-invitation = Einladung der Gruppe
group-invitation-help = Wer den Link hat, kann der Gruppe beitreten. Du kannst ihn jederzeit erneuern.
group-leave = Gruppe verlassen
group-invited = Du bist in eine Gruppe eingeladen.
group-invited-text = Ihre Mitglieder sehen die Tische, an denen sie zusammensitzen, und ihre Ergebnisse. Kein Konto nötig.
group-join = Der Gruppe beitreten
error-group-name = Eine Gruppe braucht einen Namen.
error-no-such-group = Du bist nicht in dieser Gruppe.
error-group-full = Eine Gruppe hat höchstens { $most } Mitglieder.
error-too-many-groups = Du bist schon in { $most } Gruppen.

## Einladungen, Codes, Links

invite-from = { $host } lädt dich ein
invite-from-somebody = Eine Einladung
invite-opens = Einen Augenblick: Der Link wird angesehen.
invite-picture = Eine Partie „{ $game }“{ $round ->
    [0] {""}
   *[other] {" "}in Runde { $round }
}. { $begun ->
    [yes] An deinem Tisch wird schon gespielt.
   *[no] An deinem Tisch geht es los, wenn du dich setzt.
}
invite-steps = In zwei Minuten erklärt
invite-show = Zeig es mir am Brett
invite-rules = Alle Regeln
invite-who = Wer am Tisch sitzt
invite-your-seat = Dein Platz
invite-bot = Bot · { $level }
invite-waits = wartet auf jemanden
invite-host = lädt ein
invite-there = sitzt schon da
invite-choose = Deine Farbe
invite-sit = Platz nehmen
invite-watch = Nur zuschauen
invite-no-account = Kein Konto, keine E-Mail-Adresse. Dieser Browser merkt sich deinen Platz; einen Passkey kannst du später anlegen.
invite-taken = Hier sitzt schon { $name }. Bist du das, kommt dieses Gerät zu deinem Platz dazu, und alle am Tisch lesen davon. Sonst bitte um einen eigenen Link.
invite-second = Das bin ich: auch an diesem Gerät spielen
invite-elsewhere = Du sitzt schon an diesem Tisch, als { $own }. Dieser Link ist für { $name }: Gib ihn weiter und nimm den Platz nicht selbst.
invite-both = Trotzdem beide Plätze an diesem Gerät spielen
invite-mine = Du sitzt hier, als { $name }.
invite-back = Zurück an deinen Platz
invite-full = Alle Plätze sind besetzt. Du kannst zuschauen oder um einen Platz bitten.
invite-ask = Um einen Platz bitten
invite-over = Diese Partie ist zu Ende. Du kannst sie dir ansehen.
invite-facts = Wie an diesem Tisch gespielt wird
invite-for = { $count ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] Zu { $count }
}
invite-company = { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
}{ $bots ->
    [0] {""}
    [one] , ein Bot
   *[other] , { $bots } Bots
}
invite-no-clock = alle nehmen sich Zeit
invite-turn = { $span } je Zug, dann spielt ein Bot weiter
invite-bank = { $span } insgesamt und { $more } Sekunden mehr je Zug
invite-rest = Die Uhr ruht
invite-rest-night = von { $begin } bis { $end } Uhr
invite-rest-weekends = am Wochenende
invite-languages = Zwei Sprachen
invite-languages-text = alle spielen in ihrer eigenen
invite-experience = wünscht sich, wer einlädt
invite-hints = Tipps sind erlaubt
invite-no-hints = Keine Tipps
invite-hints-text = { $allowed ->
    [yes] der Knopf sagt, was ein Meister täte
   *[no] niemand fragt den Meister
}
invite-with = wird mitgespielt
invite-without = wird weggelassen
invite-public = alle können die Partie ansehen
code = Code
code-join = Mit Code mitspielen
code-help = Hat dir jemand einen Code gesagt? Er führt an den Tisch.
code-go = Ansehen
code-new = Neuer Code
code-text = Wer diesen Code auf der ersten Seite eingibt, sieht die Einladung und nimmt einen Platz, der wartet.
table-name = Name des Tisches
table-called = am Tisch „{ $name }“
table-name-example = Mittwochsrunde
play-alone = Allein spielen
link-own = Dein eigener Platz. Wer diesen Link öffnet, spielt für dich: Nimm ihn nur, um ein weiteres Gerät von dir dazuzuholen.
link-own-show = Link für ein weiteres Gerät von mir
link-waits = Schick diesen Link an { $name }.
link-open = Wer diesen Link hat, kann sich hierher setzen ({ $name }).
link-taken = { $name } sitzt schon. Mit diesem Link kommt ein weiteres Gerät an denselben Platz.
link-taken-show = Link für { $name }
link-here = Wird an diesem Gerät gespielt. Wer diesen Link öffnet, nimmt den Platz an das eigene mit.
link-none = Der Link dieses Platzes ist auf dem Gerät, an dem der Tisch eröffnet wurde. Brauchst du ihn, mach einen neuen.
link-watch = Für alle, die zuschauen wollen
link-everybody = Für alle
devices-here = { $count ->
    [one] ein Gerät
   *[other] { $count } Geräte
}
devices-many = Jemand hat sich mit dem Link deines Platzes hierher gesetzt. Warst du das nicht, lass nur noch dieses Gerät spielen.
devices-only = Nur dieses Gerät
leave-sure = Wer mag, nimmt deinen Platz, wie er ist, mit allem, was du hast. Du kannst es nicht zurücknehmen.
hand-sure = Diesen Platz spielst du. Er gehört dir dann nicht mehr.
error-no-code = Kein Tisch hat diesen Code. Sieh ihn noch einmal an: Er hat acht Buchstaben und Ziffern und gilt, bis die Partie endet.
