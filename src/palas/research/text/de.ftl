# Befehle für Forschende, Deutsch.

help-dataset-file = Die Datei, .parquet oder .jsonl; eine Karte gleichen Namens sagt, was sie enthält.
help-dataset-players = Wie viele Spieler; sonst so wenige wie möglich.
help-benchmark-player = Der Name eines Bots, modul:name von etwas, das einen Startwert nimmt und einen Bot gibt, oder program:BEFEHL für ein Programm, das JSON-Zeilen spricht.
help-benchmark-games = Wie viele Spiele je Zeile.
help-benchmark-only = Nur diese Titel, durch Kommas getrennt; sonst alle.
help-benchmark-against = Die Bots auf den anderen Plätzen, durch Kommas getrennt.

error-dataset-format = Ein Datensatz ist eine .parquet- oder .jsonl-Datei, nicht { $file }.
error-dataset-failed = Ein Spiel schlug fehl: { $detail }
error-benchmark-player = Den Spieler { $player } gibt es nicht: { $detail }
error-benchmark-games = Die Zahl der Spiele muss mindestens 1 sein, nicht { $games }.

progress-dataset = Spiele von { $game }
progress-benchmark = Spiele von { $player }

dataset-done = { $decisions ->
    [one] Eine Entscheidung
   *[other] { NUMBER($decisions) } Entscheidungen
} aus { $games ->
    [one] einem Spiel
   *[other] { NUMBER($games) } Spielen
} stehen in { $file }; SHA-256: { $sum }.
benchmark-title = { $benchmark }: { $player }, { $games ->
    [one] ein Spiel je Zeile
   *[other] { NUMBER($games) } Spiele je Zeile
}
benchmark-game = Spiel
benchmark-players = Spieler
benchmark-against = gegen
benchmark-rules = die Regeln
benchmark-share = Siege
benchmark-interval = 95 %
benchmark-even = gleich stark
benchmark-margin = Abstand
