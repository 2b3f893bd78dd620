# Die zwei Erben, deutsch.

mode-two = zu zweit
mode-solo = allein gegen Heinrich

start-tile = Startplättchen

side-white = Weiß
side-blue = Blau
terrain-green = grün
terrain-yellow = gelb
terrain-gray = grau
terrain-any = beliebig
resource-wood = Holz
resource-grain = Getreide
resource-stone = Stein
amount = { $amount } { $resource }
and = { $most } und { $last }
nothing = nichts

line-row = Reihe
line-column = Spalte
pattern-orthogonal = gerade
pattern-diagonal = diagonal
with-road = mit Straße
without-road = ohne Straße

# Das Plättchen im Satz, im vierten Fall: „den gelben Markt“.
the-tile = { $gender ->
    [m] den { $terrain }en
    [f] die { $terrain }e
   *[n] das { $terrain }e
} { $name }
gender-tavern = f
gender-market = m
gender-pilgrimage = f
gender-robber_castle = f
gender-mill = f
gender-mine = f
gender-cowshed = m
gender-bakery = f
gender-smithy = f
gender-hut = f
gender-field_camp = n
gender-farm = m
gender-sawmill = n
gender-quarry = m
gender-trading_post = m
gender-cathedral = f
gender-siege_tower = m
gender-fortress = f
gender-basketry = f
gender-pottery = f
gender-cooperage = f
gender-guild_house = n
gender-watchtower = m
gender-garrison = f

troop-0 = erste Truppe
troop-1 = zweite Truppe
troop-2 = Gefolgetruppe

treasure-vertical = { $needed ->
    [one] 1 { $terrain }es Plättchen
   *[other] { $needed } { $terrain }e Plättchen
} in der Spalte
treasure-horizontal = { $needed ->
    [one] 1 { $terrain }es Plättchen
   *[other] { $needed } { $terrain }e Plättchen
} in der Reihe
treasure-pattern = { $colour ->
    [any] { $needed } Plättchen
   *[other] { $needed } { $terrain }e Plättchen
}: { $fields }
field-N = oben
field-NE = oben rechts
field-E = rechts
field-SE = unten rechts
field-S = unten
field-SW = unten links
field-W = links
field-NW = oben links

option-sets = Sets
option-sets-help = Welche drei der sechs Gebäude-Sets im Spiel sind.
option-score_roads = Straßen werten
option-score_roads-help = Am Ende werden Straßen gewertet; ohne das ist die erste Partie zu zweit leichter. Gegen Heinrich zählen sie immer.
option-colour = Farbe
option-colour-help = Die Farbe, mit der du allein gegen Heinrich spielst.
option-colour-white = Weiß
option-colour-blue = Blau
option-level = Stufe
option-level-help = Wie stark Heinrich ist, wenn du allein spielst.
option-level-1 = Heinrich der Arme
option-level-2 = Heinrich der Mutige
option-level-3 = Heinrich der Hammer

source-roads = Straßen
source-best_buildings = { $doubled ->
    [one] Das beste Gebäude noch einmal
    [3] Die drei besten Gebäude noch einmal
   *[other] Die { $doubled } besten Gebäude noch einmal
}
source-treasures = Schätze
section-stack_empty = Stapel leer
tie-break = Gleich viele Punkte: Es zählen die Truppen in der Reserve.
goal-points = Mehr Punkte als Heinrich
goal-treasures = Gewonnene Schätze
good-tiles = Plättchen auf der Hand
good-reach = Reichweite
good-timber = Zugriff auf Holz
good-grain = Zugriff auf Getreide
good-stone = Zugriff auf Stein
good-heinrich = Punkte für Heinrich

ask-turn = { $may_take ->
    [yes] Dein Zug: Nimm ein Plättchen, baue, erweitere, bewege Truppen
    [again] Nimm noch ein Plättchen, baue, erweitere, bewege Truppen
   *[no] Baue, erweitere, bewege Truppen oder beende den Zug
}. Du hast Zugriff auf { $access }{ $discounts ->
    [0] {""}
    [one] {" "}und zahlst 1 Ressource weniger
   *[other] {" "}und zahlst { $discounts } Ressourcen weniger
}.
ask-build_at = Wohin baust du { $the_tile }?
ask-extend_at = Wohin legst du { $the_tile } als offenes Gelände?
ask-move = Wohin geht deine { $troop }?
ask-siege = Deine Belagerungstürme bedrängen { $the_tile } auf { $cell }: zerstören oder verschonen?
ask-discard = Höchstens { $limit } Plättchen bleiben auf der Hand: Welches kommt aus dem Spiel?

act-end = Zug beenden
act-withdraw = Zurück in die Reserve
act-destroy = Zerstören
act-spare = Verschonen
act-take = Plättchen von Platz { $slot } nehmen
act-take-tile = Nehmen: { $name }
act-build = Bauen: { $name }
act-extend = Als offenes Gelände legen: { $name }
act-discard = Aus dem Spiel: { $name }
act-camp = Feldlager umdrehen: { $name }
act-troop = Bewegen: { $name }
act-at = Auf { $name }

choice-slot = Platz { $slot }
choice-cost = kostet { $cost }
choice-less = kostet { $cost }, davon { $less } erlassen
choice-terrain = wird offenes Gelände, { $terrain }
choice-camp = noch ein Plättchen nehmen; das Lager zählt dann nicht mehr
choice-reach = Reichweite { $reach }
choice-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
choice-reserve = in der Reserve
choice-open = offenes Gelände, { $terrain }
choice-own = eigen: { $name }
choice-foreign = gegnerisch: { $name }

effect-fixed = { $own }
effect-line_tiles = { $own }, dazu { $each } je Plättchen in der { $line }, höchstens { $cap } je Richtung
effect-adjacent_tiles = { $own }, dazu { $each } je Plättchen daneben
effect-longest_road = { $each } je Plättchen der längsten Straße
effect-longest_road-least = { $each } je Plättchen der längsten Straße, mindestens { $own }
effect-adjacent_enemy_buildings = { $own }, dazu { $each } je gegnerischem Gebäude daneben
effect-terrain_area = { $own }, dazu { $each } je Plättchen der angrenzenden Fläche ({ $terrain })
effect-own_buildings_on_terrain = { $own }, dazu { $each } je weiterem eigenen Gebäude auf { $terrain }em Gelände
effect-extra_take_once = einmal noch ein Plättchen nehmen, sonst { $own }
effect-produce = Zugriff auf { $amount } { $resource }
effect-own_buildings_of_type = { $each } je eigenem Gebäude: { $types }
effect-destroy_pair = { $needed ->
    [one] schon einer neben einem gegnerischen Gebäude darf es zerstören
    [2] zwei davon neben einem gegnerischen Gebäude dürfen es zerstören
   *[other] { $needed } davon neben einem gegnerischen Gebäude dürfen es zerstören
}
effect-own_buildings_of_types = { $each } je eigenem Gebäude: { $types }
effect-terrain_pairs = { $each } je Paar { $pair } auf den vier Feldern ({ $pattern })
effect-upgrade_craft = { $more } mehr je Paar: { $types }
effect-line_same_terrain = { $own }, dazu { $each } je Plättchen ({ $terrain }) in der { $line }
effect-diagonal_buildings = { $each } auf den Diagonalen je Gebäude: { $types }

# Was Statistiken über beendete Spiele sagen.
fact-buildings = Gebäude am Ende
fact-open_terrain = Offenes Gelände am Ende
fact-building = Gebäude, die am Ende stehen
fact-lead = Vorsprung vor Heinrich
fact-treasures = Schätze, die Heinrich bleiben

# Die Kapitel der Regeln (palas rules heirs).
rules-section-0 = Namen
rules-section-11 = Entscheidungen
rules-section-13 = Beispiele
rules-section-14 = Offene Fragen und Entscheide
rules-section-15 = Herkunft

# Das Brett in Text.
sketch-over = Das Spiel ist zu Ende
sketch-turn = { $name } ist am Zug
sketch-stack = Vorrat { $pile }, obenauf { $top }
sketch-stack-empty = Vorrat leer
sketch-treasures = Schätze im Haufen: { $pile }
sketch-people = Erben
sketch-points = Punkte
sketch-reach = Reichweite
sketch-wood = H
sketch-grain = G
sketch-stone = S
sketch-hand = Hand
sketch-slot = Platz
sketch-reserve = Königliche Reserve ab dem Schild ◆ ({ $side })
sketch-reached = erreicht
sketch-green = gn
sketch-yellow = ge
sketch-gray = gr
sketch-supply = Noch verborgen
sketch-cost = Kosten
sketch-effect = Wirkung
sketch-signs = H G S Holz, Getreide, Stein|(gn) (ge) (gr) offenes Gelände grün, gelb, grau|A Weiß, B Blau|A1 A2 A* Truppen und Gefolgetruppe|· hier möglich|$ Schatz|# Baugerüst|◆ königlicher Schild|▶ wer am Zug ist|─│┌┐└┘├┤┬┴┼ Straße|… geht noch weiter|∞ ohne Grenze

# Das gezeichnete Brett.
board-title = Die zwei Erben: das Brett
board-land = Land
board-reserve = Königliche Reserve
board-hand = Eigene Hand
board-other-hand = Gegenseite
board-white = Weiß
board-blue = Blau
board-side = { $name }, { $side } · { $points } SP
board-side-you = { $name } (du), { $side } · { $points } SP
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-your-hand = Deine Hand
board-hand-of = Hand von { $name }
board-no-tiles = Keine Plättchen
board-access = Zugriff
board-less = { $discounts ->
    [one] 1 Ressource weniger
   *[other] { $discounts } Ressourcen weniger
}
board-waiting = { $troops ->
    [one] 1 Truppe in der Reserve
   *[other] { $troops } Truppen in der Reserve
}
board-reach = { $name }: Reichweite { $reach }
board-reachable = in Reichweite: nimm es, oder es gilt beim Bauen als { $good }
board-not-reachable = außer Reichweite
board-slot = Platz { $slot }: { $tile }
board-slot-empty = Platz { $slot }, leer
board-stack = Vorrat: { $pile }, obenauf { $terrain }
board-stack-empty = Der Vorrat ist leer
board-home = in die Reserve
board-as-open = verdeckt
board-free = Freies Feld { $cell }
board-start = Startplättchen
board-open = Offenes Gelände, { $terrain }
board-owner = gehört { $name }
board-counts = zählt jetzt { $points }
board-counts-double = zählt jetzt { $points }: doppelt durch die Truppe darauf
board-troop = { $kind ->
    [follower] Gefolgetruppe
   *[normal] Truppe
} von { $name }
board-troop-waits = in der Reserve: 1 Plättchen mehr in Reichweite
board-troop-gives = Zugriff auf { $good }
board-troop-blocks = versperrt das Plättchen, auf dem sie steht
board-troop-would = Eine Truppe hier gibt Zugriff auf { $good }
board-troop-moved = hat sich in diesem Zug schon bewegt
board-shield = Königlicher Schild
board-crown = Die Krone zeigt, wer ein Plättchen nehmen darf: { $name }
board-shield-counts = Von ihm aus zählt im Uhrzeigersinn, wie weit eine Seite reicht.
board-treasure = Schatz: { $treasure }
board-scaffold = Baugerüst: Hier baut Heinrich an
board-treasures = Schätze: { $lying } auf dem Land, { $pile } im Haufen
short-robber_castle = Raubritter
short-pilgrimage = Pilgerstätte
short-trading_post = Handelspost.
short-siege_tower = Belag.-Turm
short-basketry = Korbflechter
tiny-pilgrimage = Pilger
tiny-robber_castle = Ritter
tiny-farm = Hof
tiny-quarry = Bruch
tiny-trading_post = Handel
tiny-cathedral = Dom
tiny-field_camp = Lager
tiny-siege_tower = Sturm
tiny-basketry = Körbe
tiny-cooperage = Fässer
tiny-guild_house = Gilde
tiny-watchtower = Wache
tiny-smithy = Esse
tiny-sawmill = Säge
tiny-cowshed = Stall
tiny-bakery = Brot
tiny-fortress = Feste
tiny-pottery = Töpfe
tiny-garrison = Wehr

event-laid_out = Neu in der Königlichen Reserve: { $tile }.
event-starts = Der Königliche Schild zeigt { $side }: { $seat } beginnt.
event-start_tile = Das Startplättchen ist { $terrain }.
event-stack_empty = Der Vorrat ist leer: Nach diesem Zug folgt noch für jede Seite einer.
event-took = { $seat } nimmt { $the_tile }.
event-ends_turn = { $seat } beendet den Zug.
event-discarded = { $seat } legt { $the_tile } aus dem Spiel.
event-built = { $seat } baut { $the_tile } auf { $cell }.
event-extended = { $seat } legt { $the_tile } als offenes Gelände auf { $cell }.
event-withdrew = { $seat } zieht die { $troop } in die Reserve zurück.
event-stationed = { $seat } bringt die { $troop } aus der Reserve auf { $cell }.
event-moved = { $seat } zieht die { $troop } auf { $cell }.
event-struck_camp = { $seat } dreht das Feldlager auf { $cell } um und darf noch ein Plättchen nehmen.
event-destroyed = { $seat } zerstört { $the_tile } auf { $cell }.
event-spared = { $seat } verschont { $the_tile } auf { $cell }.
event-heinrich_took = Heinrich nimmt { $the_tile }.
event-heinrich_built = Heinrich baut { $the_tile } auf { $cell }.
event-heinrich_discarded = Heinrich findet keinen Platz und legt { $the_tile } aus dem Spiel.
event-heinrich_moved = Heinrichs Truppe ({ $terrain }) zieht auf { $cell }.
event-treasure = Auf { $cell } liegt jetzt ein Schatz. Bedingung: { $treasure }.
event-treasure_won = Heinrich verliert den Schatz: { $treasure }.
event-over = Das Spiel ist zu Ende.
event-heinrich_scored = Heinrich: { $buildings } für Gebäude, { $best } für { $doubled ->
    [one] das beste
    [3] die drei besten
   *[other] die { $doubled } besten
} noch einmal, { $roads } für Straßen, { $treasures } für Schätze, zusammen { $points } Punkte.
event-heinrich_beaten = { $seat } hat { $points } Punkte: Die Krone ist gewonnen!
event-heinrich_wins = { $seat } hat { $points } Punkte: Heinrich gewinnt die Krone.

reason-taken-already = Du hast in diesem Zug schon ein Plättchen genommen.
reason-not-reachable = Platz { $slot } ist außer Reichweite: Du erreichst mit der Reichweite { $reach } nur { $reach ->
    [1] Platz { $slots }.
   *[other] die Plätze { $slots }.
}
reason-no-tile-in-slot = Auf Platz { $slot } liegt { $shield ->
    [yes] der Königliche Schild.
   *[no] kein Plättchen mehr.
}
reason-not-in-hand = Du hast { $the_tile } nicht auf der Hand.
reason-no-resources = Für { $the_tile } ({ $cost }) fehlt dir { $lacking }{ $discounts ->
    [0] {""}
    [one] , auch mit 1 Ressource weniger
   *[other] , auch mit { $discounts } Ressourcen weniger
}. Du hast Zugriff auf { $access }.
reason-no-cell = Neben deinen Truppen ist kein Feld mehr frei.
reason-moved-already = Deine { $troop } hat sich in diesem Zug schon bewegt.
reason-nowhere-to-go = Für deine { $troop } gibt es kein freies Plättchen.
reason-take-first = Bevor du deinen Zug beendest, musst du ein Plättchen nehmen.
reason-not-your-camp = Du hast kein Feldlager, das so heißt: { $tile }.
reason-take-before-camp = Ein Feldlager drehst du um, nachdem du ein Plättchen genommen hast, nicht vorher.
reason-cell-occupied = Auf { $spot } liegt schon ein Plättchen.
reason-not-adjacent = Neben { $spot } steht keine deiner Truppen.
reason-too-far = { $from ->
    [troop] Deine { $troop } steht nicht neben { $spot }.
   *[reserve] Neben { $spot } steht keine deiner Truppen.
}
reason-no-tile-there = Auf { $spot } liegt kein Plättchen.
reason-troop-there = Auf { $spot } steht schon eine Truppe.
reason-follower-stays = Die Gefolgetruppe zieht sich nie in die Reserve zurück.
reason-in-reserve = Deine { $troop } ist schon in der Reserve.

# die Seite aller Plättchen
cards-treasures = Heinrichs Schätze
cards-treasure = Schatz { $number }
cards-terrain = Gelände
cards-costs = kostet
cards-road = Straße
cards-cost = Braucht Zugriff auf { $cost }.
cards-ground = Boden: { $terrain }, liefert { $resource }. { $road ->
    [none] Keine Straße.
   *[other] Straße: { $kind }.
}
cards-road-none = keine
cards-road-straight = gerade
cards-road-curve = Kurve
cards-road-terminal = Sackgasse
cards-road-junction = Kreuzung

# Die Symbole, mit Name und Bedeutung (Spielbuch, Spielhilfe).
symbols-goods = Ressourcen
symbol-timber = Holz
symbol-timber-about = grünes Gelände
symbol-grain = Getreide
symbol-grain-about = gelbes Gelände
symbol-stone = Stein
symbol-stone-about = graues Gelände
symbols-pieces = Figuren
symbol-troop = Truppe
symbol-troop-about = in der Reserve oder im Land
symbol-follower = Gefolgetruppe
symbol-follower-about = nur im Land
symbol-shield = königlicher Schild
symbol-shield-about = von hier zählt die Reichweite
symbol-treasure = Schatz
symbol-treasure-about = nur im Solomodus
symbol-scaffold = Baugerüst
symbol-scaffold-about = hier baut Heinrich an
symbols-travel = Reise
symbol-tavern = Taverne
symbol-tavern-about = Plättchen in der Linie
symbol-market = Markt
symbol-market-about = gerade Nachbarn
symbol-pilgrimage = Pilgerstätte
symbol-pilgrimage-about = längste Straße
symbol-robber_castle = Raubritterburg
symbol-robber_castle-about = fremde Nachbarn
symbols-land = Land & Industrie
symbol-mill = Mühle
symbol-mill-about = gelbes Gebiet
symbol-mine = Mine
symbol-mine-about = graues Gebiet
symbol-cowshed = Kuhstall
symbol-cowshed-about = grünes Gebiet
symbol-bakery = Bäckerei
symbol-bakery-about = eigene gelbe Gebäude
symbol-smithy = Schmiede
symbol-smithy-about = eigene graue Gebäude
symbol-hut = Hütte
symbol-hut-about = eigene grüne Gebäude
symbol-field_camp = Feldlager
symbol-field_camp-about = ein Plättchen mehr, sonst 2
symbols-trade = Handel & Kirche
symbol-farm = Bauernhof
symbol-farm-about = 1 Getreide mehr
symbol-sawmill = Sägewerk
symbol-sawmill-about = 1 Holz mehr
symbol-quarry = Steinbruch
symbol-quarry-about = 1 Stein mehr
symbol-trading_post = Handelsposten
symbol-trading_post-about = 3 je Betrieb
symbol-cathedral = Kathedrale
symbol-cathedral-about = 5 Punkte
symbols-war = Krieg und Patrouille
symbol-siege_tower = Belagerungsturm
symbol-siege_tower-about = zu zweit zerstören sie
symbol-fortress = Festung
symbol-fortress-about = eigene Türme und Festungen
symbol-watchtower = Wachturm
symbol-watchtower-about = eigene Farbe in der Linie
symbol-garrison = Garnison
symbol-garrison-about = Wachtürme auf Diagonalen
symbols-craft = Handwerk
symbol-basketry = Korbflechterei
symbol-basketry-about = Paare grün und gelb
symbol-pottery = Töpferei
symbol-pottery-about = Paare grau und gelb
symbol-cooperage = Böttcherei
symbol-cooperage-about = Paare grau und grün
symbol-guild_house = Gildenhaus
symbol-guild_house-about = ein Paar zählt 4

# Wie gespielt wird, in vier Schritten, für Eingeladene
step-1 = Ein Plättchen nehmen
step-1-about = In jedem Zug nimmst du ein Plättchen der königlichen Reserve, das du vom Schild aus erreichst.
step-2 = Truppen ziehen
step-2-about = Wo sie stehen, hast du Zugriff auf die Ressourcen des Landes, und neben ihnen darfst du bauen.
step-3 = Bauen
step-3-about = Nichts wird je verbraucht: Du brauchst nur Zugriff auf alles, was ein Gebäude kostet.
step-4 = Zählen, was dir gehört
step-4-about = Gebäude zählen für Nachbarn, Gelände oder Straße. Steht deine Truppe darauf, zählen sie doppelt.

order-end = Den Zug beenden, wenn ich nichts anderes mehr tun kann
order-destroy = Zerstören, was meine Belagerungstürme bedrängen
