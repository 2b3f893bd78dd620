# Die Arena, Deutsch.

help-arena-game = Welches Spiel; palas games listet sie auf.
help-arena-games = Wie viele Partien.
help-arena-players = Wie viele Spieler: 4, oder 2,4, oder all für jede Anzahl.
help-arena-option = Eine Variante, Name oder Name=Wert; palas games listet sie auf. Mehrfach möglich.
help-arena-all-options = Jede Kombination der Varianten durchgehen.
help-arena-bots = Die Bots, mit Kommas: random,greedy. Sie besetzen die Plätze der Reihe nach. Ohne sie ist jeder Zug zufällig.
help-arena-playout = Zufällige Züge auf dem bloßen Tisch, ohne Protokoll: der schnellste Weg.
help-arena-seed = Ein Startwert: derselbe Startwert spielt dieselben Partien.
help-arena-first = Die Nummer der ersten Partie, ab 0: die Partien 0 bis 999 lassen sich in Stücken spielen und sind dieselben wie in einem Lauf.
help-arena-check = Nach jedem Zug alles prüfen und jede Aufzeichnung nachspielen; die Zeit der Bots wird gemessen, und wer sie überzieht, macht einen Fehler.
help-arena-jobs = Wie viele Prozesse; sonst einer je Prozessorkern.
help-arena-cluster = Wo gespielt wird: ray für den Ray-Cluster, der läuft (RAY_ADDRESS), oder einen neuen auf diesem Rechner.
help-arena-out = Für jede beendete Partie eine Zeile JSON in diese Datei schreiben: Ergebnis und Aufzeichnung.
help-match-bots = Die Bots, die spielen, mit Kommas: greedy,random. Sie besetzen die Plätze reihum und wechseln sie in jeder Partie.
help-match-players = Wie viele Plätze; sonst einer für jeden Bot.
help-ladder-games = Wie viele Partien jede Sprosse haben soll.
help-ladder-bots = Nur die Sprossen, deren oberer Bot einer von diesen ist, mit Kommas.
help-ladder-early = Eine Reihe beenden, sobald ein sequenzieller Test sicher ist.
help-ladder-folder = Wo die Ergebnisse liegen; sonst beim Programm.
help-ladder-write = Die Seite der Leiter aus den vorhandenen Ergebnissen machen.
help-tournament-bots = Die Bots, mit Kommas: greedy,journeyman,master@100. Jeder spielt gegen jeden.
help-tournament-games = Wie viele Partien jedes Paar spielt.
help-tournament-players = Wie viele Plätze: Ein Bot hat einen davon, der andere alle übrigen.
help-tournament-out = Die Ergebnisse in dieser Datei aufheben und dort weitermachen.
help-tournament-csv = Für jede Partie eine Zeile in diese Datei schreiben.
help-bench-game = Welches Spiel; ohne Angabe alle.
help-bench-peers = Auch catanatron, OpenSpiel, PettingZoo und RLCard messen, soweit installiert, im selben Lauf.
help-bench-seconds = Wie lange jede einzelne Messung dauert; bei web, wie lange alle spielen (15 s).
help-bench-rounds = Wie oft alles reihum gemessen wird.
help-bench-write = Die Zahlen als Seite dieses Namens ablegen (Markdown, englisch).
help-bench-tables = Nur bei web: wie viele Tische zugleich im Spiel sind (100).
help-bench-viewers = Nur bei web: wie viele jedem Tisch live zusehen (1).

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
error-bench-page = Die Seite { $file } lässt sich nicht schreiben: { $why }.

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
simulate-memory = Sekunden sind die des Prozessors; zu spät ist, was mehr als das 1,1-fache seiner Zeit brauchte. Ein Prozess belegte höchstens { $memory } MB.
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
head-upper = oben
head-lower = unten
head-margin = Vorsprung
head-rating = Wertung
head-longest = längste (s)
head-late = zu spät
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
bench-face = Entscheidungen pro Sekunde, eine Schleife in Python
bench-late = Preis einer Entscheidung spät im Spiel, früh = 1
bench-simulations = Simulationen einer Suche pro Sekunde
bench-looks = Beobachtungen mit Maske pro Sekunde
bench-redeals = Kopien mit neu verteiltem Verdecktem pro Sekunde
bench-steps = Schritte pro Sekunde eines Stapels mit Beobachtungen
bench-others = Andere Sammlungen im selben Lauf, Zufallsspiel aus Python
bench-others-note = Wievielmal so viele Entscheidungen Caylus zu viert trifft: im Zufallsspiel / in einer Python-Schleife.
bench-legal = erlaubte Züge je Entscheidung
bench-slowest = langsamste Liste erlaubter Züge (ms)
bench-length = Entscheidungen je Partie
bench-pair = { $game }: zwei Prozesse treffen das { $times }fache der Entscheidungen von einem
bench-no-compiled = Es gibt keine kompilierte Fassung zum Vergleich. In einem Checkout: python3 run.py compile
bench-stale = Die kompilierte Fassung { $folder } passt nicht zu den Quellen und bleibt außen vor. In einem Checkout: python3 run.py compile
bench-peer-title = catanatron { $version }, 4 Spieler, sein eigenes zufälliges Spiel, im selben Lauf
bench-peer-times = Caylus zu viert, { $mode ->
    [compiled] kompiliert
   *[interpreted] interpretiert
  }: { $decisions }-mal so viele Entscheidungen je Sekunde wie catanatron, { $clones }-mal so viele Kopien, { $simulations }-mal so viele Simulationen wie eine Suche, die seine Partien zu Ende spielt.
bench-no-peer = catanatron 3.2.1 ist nicht neben Palas installiert: pip install 'palas[peers]'

ladder-picture = { $game } zu { $players }
ladder-written = Die Leiter steht in { $file }.

help-review-file = Die Aufzeichnung einer beendeten Partie.
help-review-simulations = Mit wie vielen Simulationen jede Entscheidung betrachtet wird.
error-review-running = Nur auf eine beendete Partie kann man zurückschauen.
error-review-short = Diese Partie ist zu kurz für eine Rückschau.
progress-review = Schaue zurück
review-title = { $game }: was zu erwarten war, { $learned ->
    [true] gerechnet mit dem Netz
   *[other] gerechnet nur mit dem Rat
  } und { $simulations } Simulationen je Entscheidung
review-turns = Wendepunkte: nach Schritt { $entries }.
review-seat = { $name }: { $lost } Punkte durch Entscheidungen verloren; die teuersten waren
review-decision = { "  " }Schritt { $entry }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
  }: { $played } kostete { $loss } Punkte; besser: { $better }. { $why }
review-luck = Glück ist, was keine Entscheidung erklärt: der Platz, die Auslage, jeder Zufall. Die drei Teile ergeben zusammen den Abstand vom Mittel des Tisches.
head-entry = Schritt
head-luck = Glück
head-own = eigene Züge
head-others = Züge anderer
head-total = Summe

help-puzzles-seed = Zahlen oder Texte, um dieselben Rätsel wiederzufinden, mit Kommas.
help-puzzles-count = Wie viele Rätsel je Startwert.
help-puzzles-same = Wie viele Rätsel eines Startwerts dieselbe beste Antwort haben dürfen.
help-puzzles-games = Die beste Antwort und ihre nächste Rivalin so oft spielen, bevor ein Rätsel gilt.
help-puzzles-out = Die Rätsel in diese Datei schreiben.
error-puzzles-count = Weniger als ein Rätsel lässt sich nicht suchen, nicht { $count }.
progress-puzzles = Rätsel in { $game }
puzzles-found = { $game }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
} gefunden
head-puzzle = Rätsel
head-answers = Antworten
head-best = beste Antwort
head-lead = vor der nächsten

help-balance-game = Welches Spiel; sonst jedes.
help-balance-games = Wie viele Partien mit jeder Zahl von Plätzen.
help-balance-bots = Welcher Bot auf allen Plätzen sitzt.
help-balance-write = Die Seite balance-SPIEL.md in diesen Ordner schreiben; was jemand über den gemessenen Teil geschrieben hat, bleibt.
balance-written = Geschrieben: { $file }.
error-balance-folder = { $folder } ist kein Ordner, in den Seiten geschrieben werden könnten.
