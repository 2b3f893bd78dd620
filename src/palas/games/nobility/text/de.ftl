# Aufstieg zur Macht, deutsch.

settler = { $race }: { $goods } ({ $least }–{ $most })
community-building = Gemeindegebäude
workshop-of = Werkstatt der { $guild }: { $effects }
or = {" oder "}

good-books = Bücher
good-artwork = Kunstwerke
good-weapons = Waffen
good-magic = Magische Dinge
good-jewelry = Schmuck
good-furniture = Mobiliar

effect-coins = eine Münze
effect-reputation = Ansehen
effect-reroll = Würfel neu würfeln
effect-good_of_guild = eine Ware der Gilde
effect-buy_good_any = eine beliebige Ware kaufen
effect-swap_good = eine Ware tauschen

band-low = 1–2
band-mid = 3–4
band-high = 5–6
band-extra = jeder Wert

space-tavern = Höhlenschenke
space-yard = Bauplatz
space-board = Dein Tableau: einen Lehrling zurückholen
space-guild = { $guild } ({ $band })
space-hall = Gildenhalle, Feld { $slot }
space-port = Hafen, Feld { $slot }
space-council = Steinkonzil: { $race }, Reihe { $row }
space-berk = Büro von Berk dem Stadtschreiber ({ $band })
space-castle = Weißes Schloss ({ $band })
space-desk = Schreibpult { $die } der Kanzlei, { $race }: { $benefit }
space-tile = Würfelplättchen, Feld { $value }

desk-council_free_coins = Konzilplättchen kosten keine Münzen
desk-port_plus_1 = eine Münze mehr je Ware im Hafen
desk-council_rep_1 = das Konzil kostet nur 1 Ansehen
desk-tavern_two_cards = zwei Karten in der Schenke
desk-house_minus_1 = Häuser kosten 1 weniger
desk-building_minus_1 = Gebäude kosten 1 weniger

automa-0 = Der weiße Automawürfel
automa-1 = Der grüne Automawürfel
automa-2 = Der gelbe Automawürfel
automa-3 = Der rote Automawürfel
automa-4 = Der blaue Automawürfel

event-card-E01 = Hafenhändler: eine Münze mehr je verkaufter Ware
event-card-E02 = Fleißige Lehrlinge: eine Münze mehr je Lehrling
event-card-E03 = Blühende Gilden: eine Ware mehr bei jedem Kauf
event-card-E04 = Offene Schenke: Würfel in beliebiger Folge
event-card-E05 = Holzlieferung: Häuser kosten 1 weniger
event-card-E06 = Audienz bei der Königin: ein Ansehen mehr im Schloss
event-card-E07 = Hilfreicher Schreiber: ein Modifikator mehr bei Berk
event-card-E08 = Gaben der fünf Reiche: eine Ware für alle
event-card-E09 = Baumeister: Gebäude kosten 1 weniger
event-card-E10 = Königliche Gnade: das Konzil kostet 1 Ansehen weniger
event-card-E11 = Willkommensfest: 2 Punkte mehr je Siedlerkarte
event-card-E12 = Ausgangssperre: das Würfellimit ist um 2 niedriger
event-card-E13 = Sturm auf See: Der Hafen ist geschlossen
event-card-E14 = Große Konzilsitzung: 2 Punkte mehr je Konzilplättchen
event-card-E15 = Glückssterne: Alle dürfen neu würfeln
event-card-E16 = Emsige Werkstätten: eine Ware mehr je Werkstatt

objective-O01 = Das neue Haupt des Konzils: 100 Punkte
objective-O02 = Ein volles Anwesen: 7 Siedlerkarten
objective-O03 = Heimat aller Völker: alle 6 Völker und 70 Punkte
objective-O04 = Weißer Lehnsherr: Adel 12 und 75 Punkte
objective-O05 = Herr der Werkstätten: 5 Werkstätten und 70 Punkte
objective-O06 = Gönner der Gemeinde: 3 Gemeindegebäude und 4 Siedlerkarten
objective-O07 = Stimme des Konzils: 5 Konzilplättchen und 75 Punkte
objective-O08 = Günstling der Königin: Ansehen 20 und 80 Punkte
objective-O09 = Münzhüter: 30 Münzen und 70 Punkte
objective-O10 = Volles Lager: 20 Waren und 70 Punkte
objective-O11 = Meister aller Zünfte: Werkstätten in 4 Gilden und 4 Siedlerkarten
objective-O12 = Freund der Ratsherren: 4 Konzilmitglieder bedient und Adel 8
objective-O13 = Schule der Stadt: 6 Lehrlinge und 70 Punkte
objective-O14 = Gut bestückt: 3 von jeder Ware und 4 Siedlerkarten
objective-O15 = Erbauer von Höhlenborn: 5 Häuser, 3 Werkstätten und ein Gemeindegebäude

commission-CC01 = Werkstattbesitzer
commission-CC02 = In vielen Gilden
commission-CC03 = Gönner der Gemeinde
commission-CC04 = Lehrer der Lehrlinge
commission-CC05 = Freunde in jeder Gilde
commission-CC06 = Freund des Konzils
commission-CC07 = Viele Stimmen
commission-CC08 = Offene Tore
commission-CC09 = Volles Anwesen
commission-CC10 = Verschworenes Volk
commission-CC11 = Schatztruhe
commission-CC12 = Kaufmannslager
commission-CC13 = Sammler
commission-CC14 = Guter Name
commission-CC15 = Königliche Gunst
commission-CC16 = Edles Blut
commission-CC17 = Kanzleischreiber
commission-CC18 = Umsichtiger Planer

source-settlers = Siedler
source-workshops = Werkstätten
source-community = Gemeindegebäude
source-council = Steinkonzil
source-owner_rewards = Belohnungen eigener Werkstätten
source-bonuses = Boni
source-goods = Waren am Ende
source-nobility = Adel
source-commissions = Vergütungskarten

option-events = Ereignisse
option-events-help = Eine Ereigniskarte verändert jede Runde.
option-chancery = Kanzlei
option-chancery-help = Die Erweiterung Kanzlei: Schreibpulte, Vergütungskarten und Würfelplättchen. Zu sechst immer im Spiel.

ask-turn = { $first ->
    [yes] Du bist am Zug: Setze einen Würfel (bis { $left }), erfülle eine Siedlerkarte, verkaufe ein Gebäude, oder passe
   *[no] Dein Zug geht weiter, oder beende ihn
} ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}).
ask-die = { $space }: Welcher Würfel?
ask-take_settler = Welche Siedlerkarte nimmst du?
ask-overflow = Du hast drei Karten: Welche legst du für { $card } ab?
ask-pay = { $card }: Wie viele ({ $paid } bezahlt, { $least } bis { $most } insgesamt)?
ask-good = Welche Ware nimmst du?
ask-swap = Welche Ware gibst du ab?
ask-swap_for = Welche Ware nimmst du dafür?
ask-recall = Aus welcher Gilde kommt der Lehrling zurück?
ask-port = Hafen: Welche Ware verkaufst du (bis zu { $left })?
ask-workshop = { $building }: Nutzt du sie?
ask-reroll = Welche Würfel würfelst du neu?
ask-buy_goods = { $guild }: Wie viele Waren kaufst du (bis zu { $left })?
ask-apprentice = { $guild }: Setzt du einen Lehrling ein (bis zu { $left })?
ask-site = Auf welchem Platz steht das Gemeindegebäude?
ask-modifiers = Berks Büro: Wie viele Modifikatoren nimmst du?
ask-replace = Berks Büro: Tauschst du etwas aus?
ask-commission = Berks Büro: Ziehst du eine Vergütungskarte?
ask-keep_commission = Welche Vergütungskarte behältst du?
ask-first_commission = Welche Vergütungskarte behältst du?

act-pass = Passen
act-end = Zug beenden
act-stop = Fertig
act-decline = Nichts
act-from-quarters = Aus dem Arbeiterquartier
act-from = Aus der { $name }
act-replace-settlers = Neue Siedlerkarten
act-replace-hall = Neue Gebäude in der Gildenhalle
act-draw-commission = Vergütungskarten ziehen
act-go = { $name }
act-die = Die { $rolled }
act-die-changed = Die { $rolled } als { $value }
act-settle = Erfüllen: { $name }
act-card = { $name }
act-discard = { $name }
act-pay = { $amount } { $name }
act-good = { $name }
act-give = { $name }
act-sell = { $name }
act-sell-workshop = Werkstatt der { $name } verkaufen, Feld { $field }
act-sell-site = Gemeindegebäude auf Platz { $site } verkaufen
act-use = Wirkung { $number }
act-reroll = Eine { $number }
act-buy = { $number }
act-modifiers = { $number }
act-site = Platz { $number }
act-keep = { $name }

event-turned_up = Eine Siedlerkarte wird aufgedeckt: { $card }.
event-took_settler = { $seat } nimmt eine Siedlerkarte: { $card }.
event-discarded_settler = { $seat } legt eine Siedlerkarte ab: { $card }.
event-completed = { $seat } erfüllt { $card } mit { $paid } Waren.
event-ship = Ein neues Schiff liegt im Hafen.
event-character = { $seat } ist { $character }.
event-start_player = { $seat } ist erster Startspieler.
event-round = Runde { $round }.
event-event = Ereignis: { $event }.
event-objective = Die Aufgabe: { $objective }.
event-automa = { $automa } zeigt { $value }.
event-rolled = { $seat } hat { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6.
event-placed = { $seat } setzt eine { $value }: { $space }{ $spent ->
    [0] .
    [one] , mit einem Modifikator.
   *[other] , mit { $spent } Modifikatoren.
}
event-passed = { $seat } passt.
event-house = { $seat } erhält ein Haus.
event-coins = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-goods = { $seat } erhält { $amount } { $good }.
event-gave = { $seat } gibt 1 { $good } ab.
event-workers = { $seat } erhält { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
}.
event-modifiers = { $seat } nimmt { $modifiers ->
    [one] einen Modifikator
   *[other] { $modifiers } Modifikatoren
}.
event-reputation = Das Ansehen von { $seat } ist jetzt { $reputation }.
event-nobility = Der Adel von { $seat } ist jetzt { $nobility }.
event-lord = { $seat } ist jetzt Lehnsherr.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $source }).
event-unscored = { $seat } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $source }).
event-owner_reward = Die Werkstatt von { $owner } in der { $guild } wird genutzt.
event-apprentice = { $seat } setzt einen Lehrling ein: { $guild }.
event-recalled = { $seat } holt einen Lehrling zurück: { $guild }.
event-workshop = { $seat } eröffnet eine Werkstatt: { $guild }.
event-community = { $seat } errichtet ein Gemeindegebäude auf Platz { $site }.
event-sold_workshop = { $seat } verkauft eine Werkstatt: { $guild }.
event-sold_community = { $seat } verkauft ein Gemeindegebäude.
event-sold = { $seat } verkauft 1 { $good } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-council = { $seat } bedient das Steinkonzil: { $race }.
event-in_the_hall = In der Gildenhalle, Feld { $slot }: { $building }.
event-replaced_settlers = { $seat } tauscht die Siedlerkarten aus.
event-replaced_hall = { $seat } tauscht die Gebäude der Gildenhalle aus.
event-desk = { $seat } schickt einen Arbeiter in die Kanzlei: { $desk }.
event-draws_commission = { $seat } zieht Vergütungskarten.
event-dealt_commission = { $seat } zieht die Vergütungskarte { $commission }.
event-kept_commission = { $seat } behält die Vergütungskarte { $commission }.
event-dice_tile = { $seat } hat ein Würfelplättchen { $first } – { $second } – { $third }.
event-income = Einkommen.
event-over = Das Spiel ist zu Ende.

reason-done-already = Das hast du in diesem Zug schon getan.
reason-not-first = Passen kannst du nur zu Beginn deines Zuges.
reason-nothing-done = Du hast in diesem Zug noch nichts getan.
reason-closed = { $thing }: geschlossen.
reason-occupied = { $thing }: besetzt.
reason-no-die = { $thing }: Keiner deiner Würfel passt, auch nicht mit deinen Modifikatoren.
reason-over-limit = { $thing }: Das überschreitet dein Limit von { $limit } ({ $placed } gesetzt).
reason-too-expensive = { $thing }: zu teuer; du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
reason-no-house = Du hast kein Haus mehr.
reason-no-apprentice = { $thing }: Dafür hast du keinen Lehrling.
reason-no-worker = { $thing }: In deinem Arbeiterquartier ist niemand.
reason-no-tile = { $thing }: Dort gibt es nichts zu nehmen.
reason-guild-full = { $thing }: Die Gilde hat schon alle Werkstätten.
reason-no-site = { $thing }: Du hast keinen freien Platz.
reason-nothing-to-sell = { $thing }: Du hast nichts, was das Schiff nimmt.
reason-no-race = { $thing }: Du hast keine Karte dieses Volkes erfüllt.
reason-no-nobility = { $thing }: Dein Adel ist zu niedrig.
reason-no-goods = { $thing }: Dir fehlen die Waren.
reason-nothing-at-berk = In Berks Büro gibt es nichts zu tun.
reason-not-yours = Das gehört dir nicht.
reason-not-held = Diese Karte hast du nicht.
reason-no-platform = Du brauchst ein Haus auf der Bauplattform und ein freies Grundstück.
reason-cannot-pay = { $thing }: Die Waren passen nicht zur Karte.
reason-not-in-display = Diese Karte liegt nicht aus.
reason-new-card = Ablegen kannst du nur eine Karte, die du vorher hattest.
reason-no-room = Dafür ist kein Platz.
reason-no-such-die = Diesen Würfel hast du nicht.
reason-must-sell = Du musst mindestens eine Ware verkaufen.
reason-must-choose = Etwas musst du im Büro tun.
reason-not-dealt = Diese Karte wurde dir nicht gegeben.
