# Das Training, Deutsch.

help-train-game = Welches Spiel; palas games listet sie auf.
help-train-players = Für wie viele Plätze; sonst für die wenigsten.
help-train-lessons = Wie viele Lektionen zu je 100 Partien; sonst so viele, wie das Netz dieser Fassung hatte.
help-train-hidden = Wie viele verborgene Einheiten das Netz hat.
help-train-seed = Ein Startwert: derselbe lernt auf demselben Rechner dasselbe Netz.
help-train-jobs = Wie viele Prozesse; sonst einer je Prozessorkern.
help-train-folder = Alles in diesem Ordner aufheben und später dort weitermachen.
help-train-out = Das Netz in diesen Ordner schreiben; sonst dorthin, wo die Bots es suchen.
help-train-all = Alle Spiele und Platzzahlen nacheinander, so wie die Netze dieser Fassung entstanden sind.

error-train-lessons = Es muss mindestens eine Lektion sein, nicht { $lessons }.
error-train-other = Im Ordner { $folder } liegt ein anderes Training: Nimm einen anderen Namen oder dasselbe Spiel, dieselben Plätze und denselben Startwert.
error-train-game = Nenne ein Spiel, das gelernt werden soll, oder gib --all an.

progress-lessons = { $game }, { $players ->
    [one] allein
   *[other] { $players } Plätze
  }: Lektionen
train-done = { $game }, { $players ->
    [one] allein
   *[other] { $players } Plätze
  }: { $games } Partien, { $admitted ->
    [one] ein Netz wurde zugelassen
   *[other] { $admitted } Netze wurden zugelassen
  }, das letzte nach { $at } Partien; geschrieben nach { $file }.
train-none = { $game }, { $players ->
    [one] allein
   *[other] { $players } Plätze
  }: { $games } Partien, und kein Netz war besser als der Rat. Nichts wird geschrieben.
