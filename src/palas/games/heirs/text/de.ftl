# Die zwei Erben, deutsch.

start-tile = Startplättchen

terrain-green = grün
terrain-yellow = gelb
terrain-gray = grau

line-row = Reihe
line-column = Spalte
pattern-orthogonal = waagrecht und senkrecht
pattern-diagonal = diagonal

troop-0 = erste Truppe
troop-1 = zweite Truppe
troop-2 = Gefolgetruppe

treasure-treasure_vertical_green = zwei grüne Plättchen in der Spalte
treasure-treasure_vertical_yellow = zwei gelbe Plättchen in der Spalte
treasure-treasure_vertical_gray = zwei graue Plättchen in der Spalte
treasure-treasure_horizontal_green = zwei grüne Plättchen in der Reihe
treasure-treasure_horizontal_yellow = zwei gelbe Plättchen in der Reihe
treasure-treasure_horizontal_gray = zwei graue Plättchen in der Reihe
treasure-treasure_pattern_ns = Plättchen oben und unten
treasure-treasure_pattern_ew = Plättchen links und rechts
treasure-treasure_pattern_nesw = Plättchen oben rechts und unten links
treasure-treasure_pattern_nwse = Plättchen oben links und unten rechts

option-sets = Sets
option-sets-help = Welche drei der sechs Gebäude-Sets im Spiel sind.
option-score_roads = Straßen werten
option-score_roads-help = Am Ende werden Straßen gewertet; ohne das ist die erste Partie leichter.
option-colour = Farbe
option-colour-help = Die Farbe, die du allein gegen Heinrich spielst.
option-level = Stufe
option-level-help = Wie stark Heinrich ist: der Arme (1), der Mutige (2) oder der Hammer (3).

ask-turn = { $may_take ->
    [yes] Du bist am Zug: Nimm ein Plättchen, baue, erweitere, bewege Truppen
   *[no] Dein Zug geht weiter: Baue, erweitere, bewege Truppen, oder beende ihn
} (Zugriff: { $wood } Holz, { $grain } Getreide, { $stone } Stein{ $discounts ->
    [0] {""}
   *[other] , { $discounts } weniger zu zahlen
}).
ask-build_at = Wohin baust du { $tile }?
ask-extend_at = Wohin legst du { $tile } als offenes Gelände?
ask-move = Wohin geht deine { $troop }?
ask-siege = Deine Belagerungstürme stehen an { $tile }: Zerstörst du es?
ask-discard = Höchstens { $limit } Plättchen bleiben auf der Hand: Welches kommt aus dem Spiel?

act-end = Zug beenden
act-withdraw = Zurück in die Reserve
act-destroy = Zerstören
act-spare = Verschonen
act-take = Das Plättchen von Platz { $slot } nehmen
act-build = Bauen: { $name }
act-extend = Offenes Gelände: { $name }
act-discard = { $name }
act-camp = Feldlager abbrechen: { $name }
act-troop = Bewegen: { $name }
act-at = Nach { $name }

event-laid_out = { $tile } liegt auf Platz { $slot } der Königlichen Reserve.
event-starts = { $seat } beginnt.
event-stack_empty = Der Vorrat ist leer: Dieser Zug wird beendet, danach hat jeder noch einen.
event-took = { $seat } nimmt { $tile }.
event-ends_turn = { $seat } beendet den Zug.
event-discarded = { $seat } legt { $tile } aus dem Spiel.
event-built = { $seat } baut { $tile } auf { $cell }.
event-extended = { $seat } legt { $tile } als offenes Gelände auf { $cell }.
event-withdrew = { $seat }: { $troop } zurück in die Reserve.
event-stationed = { $seat }: { $troop } kommt auf { $cell }.
event-moved = { $seat }: { $troop } nach { $cell }.
event-struck_camp = { $seat } bricht das Feldlager auf { $cell } ab und darf noch ein Plättchen nehmen.
event-destroyed = { $seat } zerstört { $tile } auf { $cell }.
event-spared = { $seat } verschont { $tile }.
event-heinrich_took = Heinrich nimmt { $tile }.
event-heinrich_built = Heinrich baut { $tile } auf { $cell }.
event-heinrich_discarded = Heinrich findet keinen Platz für { $tile }; es kommt aus dem Spiel.
event-treasure = Ein Schatz liegt auf { $cell }: { $treasure }.
event-treasure_won = Ein Schatz ist gehoben: { $treasure }.
event-over = Das Spiel ist zu Ende.

reason-taken-already = Du hast in diesem Zug schon ein Plättchen genommen.
reason-not-reachable = Dieses Plättchen liegt außerhalb deiner Reichweite.
reason-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
reason-no-resources = { $thing }: Du hast nur Zugriff auf { $wood } Holz, { $grain } Getreide und { $stone } Stein{ $discounts ->
    [0] {"."}
   *[other] , bei { $discounts } weniger zu zahlen.
}
reason-no-cell = Neben deinen Truppen ist kein freies Feld.
reason-moved-already = Diese Truppe hat sich in diesem Zug schon bewegt.
reason-nowhere-to-go = Für diese Truppe gibt es kein freies Plättchen.
reason-take-first = Bevor du deinen Zug beendest, musst du ein Plättchen nehmen.
reason-not-your-camp = Das ist kein Feldlager von dir.
reason-take-before-camp = Ein Feldlager ist für ein weiteres Plättchen da, nachdem du eines genommen hast.
reason-cell-occupied = Dort liegt schon ein Plättchen.
reason-not-adjacent = Das ist nicht neben einer deiner Truppen.
reason-no-tile-there = Dort liegt kein Plättchen.
reason-troop-there = Dort steht eine Truppe.
reason-cannot-withdraw = Diese Truppe kann nicht in die Reserve zurück.
