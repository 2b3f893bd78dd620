# Tische, deutsch.

error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-seat = Dieser Tisch hat keinen Platz { $number }.
error-not-your-seat = Du sitzt nicht auf diesem Platz.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-may-not-watch = Dieser Tisch ist privat; bitte die Spieler um den Link.
error-bad-secret = Dieser Link gilt nicht oder wurde durch einen neuen ersetzt.
error-seat-taken = Auf diesem Platz sitzt schon jemand.
error-table-full = An diesem Tisch ist kein Platz mehr frei.
error-already-seated = Du sitzt schon an diesem Tisch.
error-stale = Das Spiel ist inzwischen weitergegangen; es wurde nichts geändert.
error-other-request = Diese Anfrage gab es schon mit anderem Inhalt; nichts wurde geändert.
error-game-over = Das Spiel ist zu Ende.
error-not-over = Das wird erst am Ende des Spiels gezeigt.
error-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
error-no-undo-asked = Niemand bittet dich, einen Zug zurückzunehmen.
error-bot-has-no-link = Dort sitzt ein Bot; er braucht keinen Link.
error-hand-over = Ein Platz geht an „bot“, „link“ oder „here“, nicht an „{ $to }“.
error-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
error-name-too-long = Ein Name hat höchstens { $longest } Zeichen.
error-key = Der Schlüssel einer Anfrage ist einfacher Text von höchstens { $longest } Zeichen.
error-no-such-language = Die Sprache „{ $lang }“ gibt es hier nicht.
error-no-such-theme = Das Farbschema „{ $theme }“ gibt es nicht.
error-order = Die Reihenfolge ist „random“ oder „as_listed“, nicht „{ $order }“.
error-one-person = Nur ein Platz kann deiner sein; andere an deinem Gerät sitzen „here“.
error-seat-kind = Ein Platz kann nicht „{ $kind }“ sein.
error-seed = Ein Startwert ist eine Zahl oder ein Wort.
error-pace = Bots warten zwischen 0 und { $slowest } Sekunden.
error-clock-kind = Eine Uhr misst „turn“ oder „bank“, nicht „{ $kind }“.
error-clock-time = Eine Uhr läuft zwischen einer Sekunde und sechzig Tagen.

error-store-url = „{ $url }“ ist keine Adresse einer Datenbank: erwartet wird sqlite:///DATEI oder postgresql://RECHNER/NAME.
error-store-psycopg = Für PostgreSQL fehlt das Paket psycopg: palas[postgres] installieren.
error-store-folder = Der Ordner { $path } ist nicht benutzbar: { $detail }.
error-store-failed = Die Datenbank { $url } ist nicht benutzbar: { $detail }.
error-store-too-new = Die Datenbank { $url } stammt von einem neueren Palas; dieses kann sie nicht lesen.
error-store-full = Auf der Platte der Datenbank { $url } ist kein Platz mehr.
error-store-occupied = Auf { $path } läuft schon ein Server; zwei zugleich sähen die Züge des anderen nicht.
error-backup-postgres = Eine PostgreSQL-Datenbank wird mit pg_dump gesichert.
error-backup-exists = { $path } gibt es schon; eine Sicherung überschreibt keine Datei.
error-backup-failed = Die Sicherung { $path } lässt sich nicht schreiben: { $detail }.

error-trouble-broken = Was von diesem Tisch gespeichert ist, lässt sich nur bis Schritt { $sound } von { $rows } nachspielen. Nichts wurde gelöscht; seine Leute entscheiden, wie es weitergeht.
error-trouble-rules = Dieser Tisch wurde unter Version { $needed } seiner Regeln begonnen; dieser Server spielt Version { $present } und mischt sie nicht. Nichts wurde gelöscht.
error-trouble-game = Das Spiel dieses Tisches ({ $game }) oder sein Datenpaket lässt sich auf diesem Server nicht öffnen. Nichts wurde gelöscht.
error-trouble-closed = Die Leute dieses Tisches haben ihn beendet. Seine Aufzeichnung bleibt erhalten.
error-no-such-way = So kann es an diesem Tisch nicht weitergehen.

doctor-integrity = Die Datenbank ist beschädigt: { $detail }.
doctor-orphan = Zeilen von { $detail } gehören zu { $table }, und diesen Tisch oder Platz gibt es nicht.
doctor-gap = Das Protokoll des Tisches { $table } ist nicht vollständig: { $detail }.
doctor-key = Der Tisch { $table } hat Anfragen beantwortet, deren Züge nicht gespeichert sind.
doctor-seats = Der Tisch { $table } hat nicht so viele Plätze wie Spieler: { $detail }.
doctor-table = Der Tisch { $table } ist nicht spielbar: { $detail }.
doctor-differs = Der Tisch { $table } ist beim Nachspielen ein anderer: { $detail }.
doctor-after-upgrade = Nach der Umstellung wurden { $tables } Tische nachgespielt; { $unsound } davon sind nicht spielbar.

note-seat-joined = { $name } setzt sich an den Tisch.
note-seat-to-bot = Der Bot { $bot } spielt für { $name }.
note-seat-time-up = { $name } hat keine Zeit mehr; der Bot { $bot } spielt, bis { $name } zurück ist.
note-seat-to-link = Der Platz von { $before } wartet auf jemanden mit einem neuen Link.
note-seat-to-here = Der Platz von { $before } wird jetzt am Gerät des Gastgebers gespielt.
note-seat-back = { $name } ist wieder da.
note-asks-undo = { $name } möchte einen Zug zurücknehmen.
note-refuses-undo = { $name } ist mit dem Zurücknehmen nicht einverstanden.
note-withdraws-undo = { $name } möchte doch nichts zurücknehmen.
note-mended = Alle wollten von hier aus weiterspielen; { $rows } gespeicherte Schritte, die sich nicht nachspielen lassen, zählen nicht mehr.
