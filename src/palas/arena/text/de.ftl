# Die Arena, Deutsch.

help-arena-game = Welches Spiel; palas games listet sie auf.
help-arena-games = Wie viele Partien.
help-arena-players = Wie viele Spieler: 4, oder 2,4, oder all für jede Anzahl.
help-arena-option = Eine Variante, Name oder Name=Wert; palas games listet sie auf. Mehrfach möglich.
help-arena-all-options = Jede Kombination der Varianten durchgehen.
help-arena-bots = Die Bots, mit Kommas: random,greedy. Sie besetzen die Plätze der Reihe nach. Ohne sie ist jeder Zug zufällig.
help-arena-playout = Zufällige Züge auf dem bloßen Tisch, ohne Protokoll: der schnellste Weg.
help-arena-seed = Ein Startwert: derselbe Startwert spielt dieselben Partien.
help-arena-check = Nach jedem Zug alles prüfen und jede Aufzeichnung nachspielen.
help-arena-jobs = Wie viele Prozesse; sonst einer je Prozessorkern.
help-arena-out = Für jede beendete Partie eine Zeile JSON in diese Datei schreiben: Ergebnis und Aufzeichnung.
help-match-bots = Die Bots, die spielen, mit Kommas: greedy,random. Sie besetzen die Plätze reihum und wechseln sie in jeder Partie.
help-match-players = Wie viele Plätze; sonst einer je Bot.
help-bench-game = Welches Spiel; ohne Angabe alle.
help-bench-peers = Auch catanatron messen, im selben Lauf.
help-bench-seconds = Wie lange jede einzelne Messung dauert; bei web, wie lange alle spielen (15 s).
help-bench-rounds = Wie oft alles reihum gemessen wird.
help-bench-tables = Nur bei web: wie viele Tische zugleich im Spiel sind (100).
help-bench-viewers = Nur bei web: wie viele jedem Tisch live zusehen (0).

error-bench-web-only = --tables und --viewers messen die Webseite: palas bench web.
error-arena-games = Es muss mindestens 1 Partie sein, nicht { $games }.
error-arena-jobs = Es muss mindestens 1 Prozess sein, nicht { $jobs }.
error-arena-playout = --playout führt kein Protokoll und fragt keine Bots: es passt nicht zu --check, --out oder --bots.
error-arena-out = Die Datei { $file } lässt sich nicht schreiben: { $detail }.
error-match-bots = Ein Wettkampf braucht mindestens zwei Bots, zum Beispiel greedy,random.
error-match-players = Jeder Bot braucht einen Platz: { $bots } Bots passen nicht zu { $players } Spielern.
error-bench-seconds = Eine Messung muss länger als 0 und höchstens 600 Sekunden dauern, nicht { $seconds }.
error-bench-rounds = Es muss mindestens 1 Durchgang sein, nicht { $rounds }.
error-bench-failed = Ein Messprozess endete mit einem Fehler: { $detail }

progress-games = { $game }: Partien
progress-bench = Messung

simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $moves ->
    [playout] zufällige Züge auf dem bloßen Tisch
    [bots] Bots: { $bots }
   *[random] zufällige Züge
  }, { $combinations ->
    [one] eine Kombination der Varianten
   *[other] { $combinations } Kombinationen der Varianten
  }, Startwert { $seed }
simulate-time = { $decisions } Entscheidungen in { $seconds } s: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen je Sekunde mit { $jobs ->
    [one] einem Prozess
   *[other] { $jobs } Prozessen
  }.
simulate-checked = Geprüft: nach jedem Zug bleibt alles erhalten, jede Aufschlüsselung ergibt die Punktzahl, und jede Aufzeichnung führt zum selben Tisch und Ergebnis.
simulate-plain = Jede Partie endete, und alles blieb erhalten. --check sieht nach jedem Zug nach und spielt jede Aufzeichnung nach.
simulate-failed = { $failed ->
    [one] 1 Partie schlug fehl:
   *[other] { $failed } Partien schlugen fehl:
  }
simulate-problem = { $players } Spieler, Startwert { $seed }: { $problem }
simulate-written = { $games ->
    [one] 1 Aufzeichnung
   *[other] { $games } Aufzeichnungen
  } in { $file } geschrieben.
simulate-unused = { $what }: { $count ->
    [0] nichts blieb ungenutzt.
   *[other] { $count } nie genutzt:
  }
simulate-success = Gewonnen, nach { $what }:

head-players = Spieler
head-games = Partien
head-decisions = Entscheidungen
head-seat = Platz
head-score = Punkte
head-winner = Punkte des Siegers
head-mean = Mittel ± Streuung (von bis)
head-wins = gewonnen
head-interval = 95-%-Bereich
head-bot = Bot
head-fair = bei Zufall
head-turn = Platz
head-options = Optionen
head-shares = gewonnen, nach Zugfolge

match-title = { $game }, { $players } Spieler: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, Startwert { $seed }
match-note = Ein Bot hat gewonnen, wenn einer seiner Plätze gewonnen hat; ein geteilter Sieg wird aufgeteilt. „bei Zufall“ ist sein Anteil an den Plätzen.

bench-title = { $game } zu { $players }: zufälliges Spiel auf einem Kern, in Prozessorsekunden, Median aus { $rounds } Durchgängen zu { $seconds } s
bench-interpreted = interpretiert
bench-compiled = kompiliert
bench-ratio = Verhältnis
bench-measure = Messung
bench-decisions = Entscheidungen je Sekunde
bench-games = Partien je Sekunde
bench-clones = Kopien je Sekunde (mitten im Spiel)
bench-legal = erlaubte Züge je Entscheidung
bench-slowest = langsamste Liste erlaubter Züge (ms)
bench-length = Entscheidungen je Partie
bench-no-compiled = Es gibt keine kompilierte Fassung zum Vergleich. In einem Checkout: python3 run.py compile
bench-stale = Die kompilierte Fassung { $folder } passt nicht zu den Quellen und bleibt außen vor. In einem Checkout: python3 run.py compile
bench-peer-title = catanatron { $version }, 4 Spieler, sein eigenes zufälliges Spiel, im selben Lauf
bench-peer-times = Caylus zu viert, { $mode ->
    [compiled] kompiliert
   *[interpreted] interpretiert
  }: { $decisions }-mal so viele Entscheidungen je Sekunde wie catanatron, { $clones }-mal so viele Kopien.
bench-no-peer = catanatron 3.2.1 ist nicht neben Palas installiert: pip install 'palas[peers]'
