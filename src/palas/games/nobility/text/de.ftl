# Aufstieg zur Macht, deutsch.

and = { $most } und { $last }
or = { $most } oder { $last }
any-value = jeder Wert
coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}

good-books = Bücher
good-artwork = Kunstwerke
good-weapons = Waffen
good-magic = Magische Dinge
good-jewelry = Schmuck
good-furniture = Mobiliar
amount-books = { $amount ->
    [one] 1 Buch
   *[other] { $amount } Bücher
}
amount-artwork = { $amount ->
    [one] 1 Kunstwerk
   *[other] { $amount } Kunstwerke
}
amount-weapons = { $amount ->
    [one] 1 Waffe
   *[other] { $amount } Waffen
}
amount-magic = { $amount ->
    [one] 1 Magisches Ding
   *[other] { $amount } Magische Dinge
}
amount-jewelry = { $amount } Schmuck
amount-furniture = { $amount } Mobiliar

race-trobit = Trobiten
race-green_elf = Grünelfen
race-elf = Elfen
race-dwarf = Zwerge
race-human = Menschen
race-halfling = Halblinge

settler = { $race } ({ $goods }, { $least }–{ $most })
settler-brings = { $workers ->
    [0] kein Arbeiter
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}{ $stars ->
    [0] {""}
    [one] , 1 Stern
   *[other] , { $stars } Sterne
}
community-building = ein Gemeindegebäude
workshop-of = eine Werkstatt der { $guild } ({ $effects })
council-tile = Adel { $nobility }, { $price } für { $points } SP
ship-good = { $name } zu { $price } ({ $room ->
    [one] 1 Platz
   *[other] { $room } Plätze
})
card = { $name } – { $text }
character = { $name } (bis zu 4 { $good } je Karte; als Lehnsherr { $bonus })
dice-tile = das Würfelplättchen { $values }
row-0 = oberes
row-1 = unteres
desk = { $row } Schreibpult von Feld { $die }: { $benefit }

character-CH01 = Rhys Lusys
character-CH02 = Martok Münzschmied
character-CH03 = Belvedere Steinfaust
character-CH04 = Verelan Si
character-CH05 = Nya Adebowale
character-CH06 = der Räuber
character-CH07 = der Händler
character-CH08 = der Gardist
character-CH09 = der Schreiber
character-CH10 = der Baumeister
character-CH11 = der Wirt
character-CH12 = der Anwerber
character-CH13 = der Höfling

effect-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
effect-vp = { $n } SP
effect-reputation = { $n } Ansehen
effect-modifiers = { $n ->
    [one] 1 Modifikator
   *[other] { $n } Modifikatoren
}
effect-goods_choice = { $n ->
    [one] 1 Ware nach Wahl
   *[other] { $n } Waren nach Wahl
}
effect-good_of_guild = { $n ->
    [one] 1 Ware der Gilde
   *[other] { $n } Waren der Gilde
}
effect-workers = { $n } Arbeiter
effect-house = { $n ->
    [one] 1 Haus
   *[other] { $n } Häuser
}
effect-settler_choice = { $n ->
    [one] 1 Siedlerkarte
   *[other] { $n } Siedlerkarten
}
effect-reroll = Würfel neu werfen
effect-buy_good_any = eine beliebige Ware für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} kaufen
effect-swap_good = eine Ware tauschen
effect-settler_vp_bonus = { $n } SP mehr je erfüllter Siedlerkarte
effect-port_bonus_coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} mehr je im Hafen verkaufter Ware
effect-council_ignore_coins = Konzilplättchen kosten keine Münzen
effect-council_rep_loss_set = ein Konzilplättchen kostet nur { $n } Ansehen
effect-tavern_take_set = { $n } Siedlerkarten je Besuch in der Höhlenschenke
effect-house_cost_delta = Häuser kosten { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} { $sign ->
    [less] weniger
   *[more] mehr
}
effect-building_cost_delta = Gebäude kosten { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} { $sign ->
    [less] weniger
   *[more] mehr
}
effect-apprentice_income_bonus = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} mehr Einkommen je Lehrling
effect-guild_bonus_good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} mehr bei einem Kauf in einer Gilde
effect-ignore_order-cavern_tavern = Würfel mit beliebigem Wert in der Höhlenschenke
effect-ignore_order-construction_yard = Würfel mit beliebigem Wert auf dem Bauplatz
effect-castle_bonus = { $n } Ansehen mehr im Weißen Schloss
effect-berk_bonus_modifier = { $n ->
    [one] 1 kostenloser Modifikator
   *[other] { $n } kostenlose Modifikatoren
} mehr in Berks Büro
effect-council_rep_loss_delta = ein Konzilplättchen kostet { $n } Ansehen { $sign ->
    [less] weniger
   *[more] mehr
}
effect-council_vp_bonus = { $n } SP mehr je Konzilplättchen
effect-dice_limit_delta = das Würfellimit ist um { $n } { $sign ->
    [less] niedriger
   *[more] höher
}
effect-close_location-port = der Hafen ist geschlossen
effect-workshop_income_bonus = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} mehr Einkommen je Werkstatt

score-each = { $points } SP je { $what }, höchstens { $most }
score-if = { $points } SP bei { $conditions }
each-vp = { $n ->
    [one] SP
   *[other] { $n } SP
}
each-nobility = { $n ->
    [one] Schritt Adel
   *[other] { $n } Schritte Adel
}
each-reputation = { $n ->
    [one] Schritt Ansehen
   *[other] { $n } Schritte Ansehen
}
each-coins = { $n ->
    [one] Münze
   *[other] { $n } Münzen
}
each-modifiers = { $n ->
    [one] Modifikator
   *[other] { $n } Modifikatoren
}
each-goods_total = { $n ->
    [one] Ware
   *[other] { $n } Waren
}
each-goods_min_each = { $n ->
    [one] Satz aller sechs Warensorten
   *[other] { $n } Sätze aller sechs Warensorten
}
each-settlers_total = { $n ->
    [one] erfüllter Siedlerkarte
   *[other] { $n } erfüllte Siedlerkarten
}
each-settlers_races = { $n ->
    [one] Volk auf erfüllten Siedlerkarten
   *[other] { $n } Völker auf erfüllten Siedlerkarten
}
each-settlers_max_same_race = { $n ->
    [one] erfüllter Siedlerkarte des häufigsten Volkes
   *[other] { $n } erfüllte Siedlerkarten des häufigsten Volkes
}
each-houses_built = { $n ->
    [one] errichtetem Haus
   *[other] { $n } errichtete Häuser
}
each-workshops_owned = { $n ->
    [one] eigener Werkstatt
   *[other] { $n } eigene Werkstätten
}
each-workshops_guilds = { $n ->
    [one] Gilde mit eigener Werkstatt
   *[other] { $n } Gilden mit eigener Werkstatt
}
each-community_buildings = { $n ->
    [one] eigenem Gemeindegebäude
   *[other] { $n } eigene Gemeindegebäude
}
each-apprentices_total = { $n ->
    [one] eigenem Lehrling
   *[other] { $n } eigene Lehrlinge
}
each-apprentices_guilds = { $n ->
    [one] Gilde mit eigenem Lehrling
   *[other] { $n } Gilden mit eigenen Lehrlingen
}
each-council_total = { $n ->
    [one] eigenem Konzilplättchen
   *[other] { $n } eigene Konzilplättchen
}
each-council_races = { $n ->
    [one] bedientem Konzilmitglied
   *[other] { $n } bediente Konzilmitglieder
}
each-chancery_apprentices = { $n ->
    [one] Lehrling in der Kanzlei
   *[other] { $n } Lehrlinge in der Kanzlei
}
need-vp = { $n } SP
need-nobility = Adel { $n }
need-reputation = Ansehen { $n }
need-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
need-modifiers = { $n ->
    [one] 1 Modifikator
   *[other] { $n } Modifikatoren
}
need-goods_total = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
need-goods_min_each = je { $n } von jeder Warensorte
need-settlers_total = { $n ->
    [one] 1 erfüllte Siedlerkarte
   *[other] { $n } erfüllte Siedlerkarten
}
need-settlers_races = Siedler aus { $n ->
    [one] 1 Volk
   *[other] { $n } Völkern
}
need-settlers_max_same_race = { $n } Siedlerkarten eines Volkes
need-houses_built = { $n ->
    [one] 1 errichtetes Haus
   *[other] { $n } errichtete Häuser
}
need-workshops_owned = { $n ->
    [one] 1 eigene Werkstatt
   *[other] { $n } eigene Werkstätten
}
need-workshops_guilds = eigene Werkstätten in { $n ->
    [one] 1 Gilde
   *[other] { $n } Gilden
}
need-community_buildings = { $n ->
    [one] 1 eigenes Gemeindegebäude
   *[other] { $n } eigene Gemeindegebäude
}
need-apprentices_total = { $n ->
    [one] 1 eigener Lehrling
   *[other] { $n } eigene Lehrlinge
}
need-apprentices_guilds = eigene Lehrlinge in { $n ->
    [one] 1 Gilde
   *[other] { $n } Gilden
}
need-council_total = { $n ->
    [one] 1 eigenes Konzilplättchen
   *[other] { $n } eigene Konzilplättchen
}
need-council_races = { $n ->
    [one] 1 bedientes Konzilmitglied
   *[other] { $n } bediente Konzilmitglieder
}
need-chancery_apprentices = { $n ->
    [one] 1 Lehrling in der Kanzlei
   *[other] { $n } Lehrlinge in der Kanzlei
}

card-E01 = Hafenhändler
card-E02 = Fleißige Lehrlinge
card-E03 = Blühende Gilden
card-E04 = Offene Schenke
card-E05 = Holzlieferung
card-E06 = Audienz bei der Königin
card-E07 = Hilfreicher Schreiber
card-E08 = Gaben der Fünf Königreiche
card-E09 = Meisterliche Maurer
card-E10 = Königliche Gnade
card-E11 = Willkommensfest
card-E12 = Ausgangssperre
card-E13 = Sturm auf See
card-E14 = Große Konzilsitzung
card-E15 = Glückssterne
card-E16 = Emsige Werkstätten

card-O01 = Das neue Haupt des Konzils
card-O02 = Ein belebtes Anwesen
card-O03 = Heimat vieler Völker
card-O04 = Weißer Lehnsherr
card-O05 = Herr der Werkstätten
card-O06 = Gönner der Gemeinde
card-O07 = Stimme des Konzils
card-O08 = Günstling der Königin
card-O09 = Münzhüter
card-O10 = Volles Lager
card-O11 = Meister aller Zünfte
card-O12 = Freund der Ratsmitglieder
card-O13 = Schule der Stadt
card-O14 = Gut bestückt
card-O15 = Erbauer von Höhlenborn

card-CC01 = Werkstattbesitzer
card-CC02 = In vielen Gilden
card-CC03 = Gönner der Gemeinde
card-CC04 = Lehrer der Lehrlinge
card-CC05 = Freunde in jeder Gilde
card-CC06 = Freund des Konzils
card-CC07 = Viele Stimmen
card-CC08 = Offene Tore
card-CC09 = Volles Anwesen
card-CC10 = Verschworenes Volk
card-CC11 = Schatztruhe
card-CC12 = Kaufmannslager
card-CC13 = Sammler
card-CC14 = Guter Name
card-CC15 = Königliche Gunst
card-CC16 = Edles Blut
card-CC17 = Kanzleischreiber
card-CC18 = Umsichtiger Planer

automa-0 = Der weiße Automawürfel (Höhlenschenke)
automa-1 = Der grüne Automawürfel (Bauplatz)
automa-2 = Der gelbe Automawürfel (Gildenhalle)
automa-3 = Der rote Automawürfel (Gilde)
automa-4 = Der blaue Automawürfel (Gilde)

space-tavern = Höhlenschenke
space-yard = Bauplatz
space-board = Eigenes Tableau
space-guild = { $guild } ({ $band })
space-hall = Gildenhalle { $slot }
space-port = Hafen { $slot }
space-council = Steinkonzil, { $race }, Reihe { $row }
space-berk = Berks Büro ({ $band })
space-castle = Weißes Schloss ({ $band })
space-desk = Kanzlei, { $desk }
space-tile = Feld { $value }, { $tile }

onto-tavern = in die Höhlenschenke
onto-yard = auf den Bauplatz
onto-board = auf das eigene Tableau
onto-guild = in die { $guild } ({ $band })
onto-hall = in die Gildenhalle (Feld { $slot })
onto-port = in den Hafen (Feld { $slot })
onto-council = ins Steinkonzil ({ $race }, Reihe { $row })
onto-berk = in Berks Büro ({ $band })
onto-castle = ins Weiße Schloss ({ $band })
onto-desk = in die Kanzlei (Feld { $die })
onto-tile = auf { $tile }

short-vp = SP
short-coins = ¢
short-books = B
short-artwork = K
short-weapons = W
short-magic = D
short-jewelry = S
short-furniture = M
brief-coins = ¢
brief-reputation = Ans.
brief-reroll = Wurf
brief-good_of_guild = Ware
brief-buy_good_any = Kauf
brief-modifiers = ±1
brief-swap_good = Tausch

does-tavern = { $cards ->
    [one] eine Siedlerkarte nehmen
   *[other] { $cards } Siedlerkarten nehmen
}
does-yard = ein Haus kaufen, das eine Siedlerkarte braucht
does-board = einen Lehrling zurückholen
does-guild = bis zu { $goods } kaufen{ $apprentices ->
    [0] {""}
    [one] , bis zu 1 Lehrling einsetzen
   *[other] , bis zu { $apprentices } Lehrlinge einsetzen
}
does-port = bis zu { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} verkaufen
does-berk = bis zu { $most ->
    [one] 1 Modifikator
   *[other] { $most } Modifikatoren
}, Karten oder Gebäude austauschen

sketch-round = Runde { $round } von { $last }
sketch-start = Startspieler
sketch-people = Spieler
sketch-reputation = Wü/Ans
sketch-nobility = Adel
sketch-modifiers = Mod
sketch-workers = Arb
sketch-houses = Haus
sketch-dice = Würfel
sketch-guilds = Gilde
sketch-die-slots = 1–2 3–4 5–6
sketch-workshops = Werkstätten
sketch-apprentices = Lehrlinge
sketch-hall = Gildenhalle
sketch-castle = Weißes Schloss
sketch-berk = Berk
sketch-port = Hafen
sketch-council = Konzil
sketch-chancery = Kanzlei
sketch-desks = Pulte 1–6, 1–6
sketch-settlers = Siedler
sketch-legend = B Bücher, K Kunstwerke, W Waffen, D Magische Dinge, S Schmuck, M Mobiliar, ¢ Münzen. A3: ein Würfel von Spieler A mit einer 3; [ ] ein freies Feld; * der Automa. ★4: Adel 4 ist nötig. Wü/Ans: Summe der gesetzten Würfel und Limit. Haus: auf der Plattform + errichtet. (3): gefülltes Feld eines Würfelplättchens. ▶: wer am Zug ist. × mal. −5: kostet 5. → wird zu.

board-council = Steinkonzil
board-title = Aufstieg zur Macht, Runde { $round }
board-places = Orte
board-guilds = Gilden
board-market = Gildenhalle und Hafen
board-tracks = Leisten
board-people = Spieler
board-own = Deine Sachen
board-no-dice = alle Würfel gelegt
board-limit = Limit { $most }: gelegt { $placed }, frei { $free }
board-tavern-hint = Würfel: gleich oder höher
board-yard-hint = { $coins } Münzen, gleich oder niedriger
board-council-hint = danach Ansehen −{ $loss }
board-hall-hint = Würfelwert = Feld
board-port-hint = Würfelwert = Waren
board-buys = kaufe bis zu
board-apprentices = Lehrlinge
board-reputation = Ansehen
board-nobility = Adel
board-round = Runde
board-event = Ereignis
board-objective = Aufgabe
board-free = frei
board-die = eine { $value } von { $name }
board-die-counts = zählt { $value } zum Limit; ein Modifikator ändert den Wert um 1
board-automa = dem Automa
board-owned = Besitzer: { $name }
board-neutral = ohne Besitzer
board-empty = leer
board-field = { $guild }, Feld { $field }
board-apprentices-of = { $name }: { $count ->
    [one] 1 Lehrling
   *[other] { $count } Lehrlinge
}
board-apprentice-income = Einkommen je Lehrling, bei so vielen zusammen: { $coins }
board-field-brings = Wer hier baut, erhält { $points } SP und { $stars ->
    [0] keinen Stern
    [one] 1 Stern
   *[other] { $stars } Sterne
}
board-workshop-income = bringt dem Besitzer in jeder Runde 1 Ware der Gilde
board-reputation-counts = Die Summe der Würfel, die man in einer Runde setzen darf
board-reputation-limit = { $value } (Limit jetzt { $limit })
board-nobility-counts = Zählt am Ende des Spiels und öffnet das Steinkonzil
board-nobility-of = { $value } ({ $points } SP)
board-round-counts = Runde { $round } von { $rounds }
board-in-quarters = { $workers ->
    [one] 1 Arbeiter im Quartier
   *[other] { $workers } Arbeiter im Quartier
}
board-quarters-serve = Aus dem Quartier kommen Lehrlinge und Meister.
board-houses-of = Häuser von { $name }: { $platform } bereit, { $built } gebaut
board-houses-serve = Jede Siedlerkarte, die man erfüllt, braucht ein bereites Haus.
board-site-brings = in jeder Runde { $income }; der Bau zählt { $points } SP
board-held = Karte von { $name }
board-quarters = Quartier
board-houses = Häuser
board-modifiers = Modifikatoren
board-site = Bauplatz { $site } für Gemeindegebäude
board-recall = Zurückholen

source-settlers = Siedler
source-workshops = Werkstätten
source-community = Gemeindegebäude
source-council = Steinkonzil
source-owner_rewards = Belohnungen eigener Werkstätten
source-bonuses = Boni
source-goods = übrige Waren
source-nobility = Adel
source-commissions = Vergütungskarten
tie-break = Gleich viele Punkte: Es zählen die gebauten Häuser, dann das Ansehen.

fact-used_settlers = Erfüllte Siedlerkarten
fact-used_buildings = Gebäude mit Besitzer am Ende
fact-bought_buildings = Gekaufte Gebäude
fact-used_ships = Schiffe, auf die verkauft wurde
fact-used_characters = Charaktere, die Lehnsherr wurden
fact-seen_events = Aufgedeckte Ereignisse
fact-full_tiles = Gefüllte Würfelplättchen
fact-reached_cards = Erreichte Aufgaben
fact-used_council = Genommene Konzilplättchen
fact-used_desks = Besetzte Schreibpulte
fact-scored_cards = Vergütungskarten mit Punkten
fact-solo_card = Aufgabe
fact-solo = Die Aufgabe wurde
fact-solo-reached = erfüllt
fact-solo-missed = verfehlt
fact-solo_round = Runde, in der die Aufgabe zuerst galt

option-events = Ereignisse
option-events-help = Eine Ereigniskarte verändert jede Runde.
option-chancery = Kanzlei
option-chancery-help = Die Erweiterung Kanzlei: Schreibpulte, Vergütungskarten und Würfelplättchen. Zu sechst immer im Spiel, allein nie.

ask-turn = { $first ->
    [yes] Du bist am Zug
   *[no] Dein Zug geht weiter
}: { $die ->
    [yes] Setze einen Würfel (Limit: noch { $left })
    [done] Der Würfel ist gesetzt
   *[no] Kein Würfel passt mehr (Limit: noch { $left })
}{ $cards ->
    [0] {"."}
    [one] . Eine Siedlerkarte kannst du jetzt erfüllen.
   *[other] . Eine von { $cards } Siedlerkarten kannst du jetzt erfüllen.
} { $also ->
    [yes] Oder { $sales ->
        [0] {""}
       *[other] verkaufe ein Gebäude oder{" "}
    }{ $first ->
        [yes] passe.
       *[no] beende den Zug.
    }
   *[no] { $sales ->
        [0] { $first ->
            [yes] Passe.
           *[no] Beende den Zug.
        }
       *[other] Verkaufe ein Gebäude oder { $first ->
            [yes] passe.
           *[no] beende den Zug.
        }
    }
} Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
ask-die = { $space }: Welcher Würfel?
ask-take_settler = Welche Siedlerkarte nimmst du{ $left ->
    [one] {""}
   *[other] {" "}(insgesamt { $left })
}?
ask-overflow = Du darfst { $hold } Karten haben: Welche legst du für { $card } ab?
ask-pay = { $good }: Wie viel davon bezahlst du? Bisher { $paid } Waren, insgesamt { $least } bis { $most }, für { $card }.
ask-good = Welche Ware nimmst du?
ask-swap = Welche Ware gibst du ab?
ask-swap_for = Welche Ware nimmst du für { $one_good }?
ask-recall = Aus welcher Gilde kommt der Lehrling zurück?
ask-port = Hafen: Welche Ware verkaufst du (bis zu { $left })?
ask-workshop = Nutzt du { $building }?
ask-reroll = Welche Würfel wirfst du neu?
ask-buy_goods = { $guild }: Wie viel kaufst du? Bis zu { $left }, je { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}{ $free ->
    [0] {""}
   *[other] {", "}{ $free } mehr kostenlos
}.
ask-apprentice = { $guild }: Setzt du einen Lehrling ein (bis zu { $left })?
ask-site = Auf welchem Bauplatz steht das Gemeindegebäude?
ask-modifiers = Berks Büro: Wie viele Modifikatoren nimmst du? Kostenlos: { $free }; jeder weitere kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
ask-replace = Berks Büro: Lässt du etwas austauschen?
ask-commission = Berks Büro: Ziehst du Vergütungskarten ({ $cards }, für { $loss } Ansehen)?
ask-keep_commission = Welche Vergütungskarte behältst du?
ask-first_commission = Welche Vergütungskarte behältst du?

act-pass = Passen
act-end = Zug beenden
act-stop = Fertig
act-decline = Nein
act-from-quarters = Aus dem Arbeiterquartier
act-from = Aus der { $name }
act-replace-settlers = Neue Siedlerkarten
act-replace-hall = Neue Gebäude in der Gildenhalle
act-draw-commission = Vergütungskarten ziehen
group-die = Einen Würfel setzen
group-free = Freie Aktionen
group-end = Zug abschließen
act-go = { $name }
act-die = Die { $rolled }
act-die-changed = Die { $rolled } als { $value } ({ $spent ->
    [one] 1 Modifikator
   *[other] { $spent } Modifikatoren
})
act-settle = Erfüllen: { $name }
act-card = { $name }
act-discard = Ablegen: { $name }
act-pay = { $name }
act-good = { $name }
act-give = { $name }
act-sell = { $name } verkaufen
act-sell-workshop = Die Werkstatt der { $name } auf Feld { $field } verkaufen
act-sell-site = Das Gemeindegebäude auf Bauplatz { $site } verkaufen
act-use = Wirkung { $number }
act-use-effect = Ja: { $effect }
act-reroll = Eine { $number }
act-buy = { $number ->
    [0] Nichts kaufen
   *[other] { $number } kaufen
}
act-modifiers = { $number ->
    [0] Keinen nehmen
   *[other] { $number } nehmen
}
act-site = Bauplatz { $number }
act-keep = { $name }

event-turned_up = Neue Siedler in der Höhlenschenke: { $card }.
event-reshuffled = Die abgelegten Siedlerkarten werden gemischt.
event-took_settler = { $seat } nimmt { $card }.
event-discarded_settler = { $seat } legt { $card } ab.
event-completed = { $seat } erfüllt { $card } mit { $paid } Waren.
event-ship = Ein neues Schiff liegt im Hafen: { $ship }.
event-neutral = Ohne Besitzer: { $building }.
event-character = { $seat } ist { $character }.
event-start_player = { $seat } wird erster Startspieler.
event-round = Runde { $round }.
event-event = Ereignis: { $event }.
event-objective = Die Aufgabe: { $objective }.
event-reached = Die Aufgabe ist erfüllt.
event-automa = { $automa } zeigt eine { $value }.
event-closed_guild = In dieser Runde geschlossen: { $guild }.
event-set_aside = Er gleicht dem roten Würfel und bleibt in dieser Runde beiseite.
event-rolled = { $seat } hat { $dice } gewürfelt.
event-placed = { $seat } setzt eine { $value } { $onto }{ $spent ->
    [0] .
    [one] , mit einem Modifikator.
   *[other] , mit { $spent } Modifikatoren.
}
event-passed = { $seat } passt.
event-house = { $seat } erhält ein Haus.
event-paid = { $seat } bezahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-coins = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-goods = { $seat } erhält { $goods }.
event-goods_besides = { $seat } erhält { $goods } zum Kauf dazu.
event-goods_made = { $seat } erhält { $goods } aus einer Werkstatt.
event-community_income = { $seat } erhält das Einkommen von { $buildings ->
    [one] 1 Gemeindegebäude
   *[other] { $buildings } Gemeindegebäuden
}.
event-bought = { $seat } kauft { $goods } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-gave = { $seat } gibt { $goods } ab.
event-workers = { $seat } erhält { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
}.
event-modifiers = { $seat } nimmt { $modifiers ->
    [one] einen Modifikator
   *[other] { $modifiers } Modifikatoren
}.
event-reputation = { $seat } hat jetzt Ansehen { $reputation }.
event-nobility = { $seat } hat jetzt Adel { $nobility }.
event-lord = { $seat } ist jetzt Lehnsherr.
event-scored = { $seat } erhält { $points } SP ({ $source }).
event-unscored = { $seat } verliert { $points } SP ({ $source }).
event-uses_workshop = { $seat } nutzt die Werkstatt auf Feld { $field } der { $guild }: { $use }.
event-owner_reward = { $owner } wird für die Werkstatt auf Feld { $field } der { $guild } belohnt.
event-apprentice = { $seat } setzt einen Lehrling in die { $guild }.
event-moved = { $seat } versetzt einen Lehrling aus der { $from_guild } in die { $guild }.
event-recalled = { $seat } holt einen Lehrling aus der { $guild } zurück.
event-buys_building = { $seat } kauft { $building }.
event-workshop = { $seat } hat einen Gildenmeister auf Feld { $field } der { $guild }.
event-community = { $seat } errichtet das Gemeindegebäude auf Bauplatz { $site }.
event-sold_workshop = { $seat } verkauft die Werkstatt auf Feld { $field } der { $guild }.
event-sold_community = { $seat } verkauft das Gemeindegebäude auf Bauplatz { $site }.
event-came_home = { $seat } bekommt den Arbeiter zurück ins Quartier.
event-sold = { $seat } verkauft { $one_good } für { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}.
event-council = { $seat } nimmt ein Plättchen vom Steinkonzil ({ $race }): { $council }.
event-in_the_council = Neu im Steinkonzil ({ $race }, Reihe { $row }): { $council }.
event-in_the_hall = Auf Feld { $slot } der Gildenhalle: { $building }.
event-put_aside = Die Gilde ist voll, aus dem Spiel kommt { $building }.
event-replaced_settlers = { $seat } lässt die Siedlerkarten austauschen.
event-left_tavern = Die Höhlenschenke verlässt: { $card }.
event-replaced_hall = { $seat } lässt die Gebäude der Gildenhalle austauschen.
event-left_hall = Feld { $slot } der Gildenhalle verlässt: { $building }.
event-desk = { $seat } schickt einen Arbeiter in die Kanzlei ({ $desk }).
event-draws_commission = { $seat } zieht Vergütungskarten.
event-dealt_commission = { $seat } zieht die Vergütungskarte { $commission }.
event-kept_commission = { $seat } behält die Vergütungskarte { $commission }.
event-dice_tile = { $seat } legt das Würfelplättchen { $first }-{ $second }-{ $third } aus.
event-activated = { $seat } hat { $dice_tile } gefüllt: Die Vergütungskarte ist aktiviert.
event-shows_commission = { $seat } zeigt die Vergütungskarte { $commission }: { $active ->
    [0] nicht aktiviert
   *[other] { $points } SP
}.
event-income = Einkommen.
event-over = Das Spiel ist zu Ende.

reason-done-already = Das hast du in diesem Zug schon getan: ein Würfel, eine Siedlerkarte, ein Verkauf.
reason-not-first = Passen kannst du nur zu Beginn deines Zuges.
reason-nothing-done = Du hast in diesem Zug noch nichts getan.
reason-closed = { $thing }: in dieser Runde geschlossen.
reason-occupied = { $thing }: besetzt.
reason-no-slot = { $thing }: Alle { $slots } Würfelfelder sind belegt.
reason-guild-closed = { $thing }: Bei dieser Spielerzahl nimmt eine Gilde in jeder Runde nur { $slots ->
    [one] 1 Würfel
   *[other] { $slots } Würfel
} auf.
reason-not-in-play = { $thing }: bei { $players } Spielern nicht im Spiel.
reason-no-die = { $thing }: braucht { $fits ->
    [0] einen Würfel in der richtigen Reihenfolge
   *[other] eine { $values }
}; deine Würfel ({ $dice }) können das mit { $modifiers ->
    [one] 1 Modifikator
   *[other] { $modifiers } Modifikatoren
} nicht zeigen.
reason-no-such-die = Du hast keine { $rolled } mehr.
reason-no-modifier = Das braucht { $spent ->
    [one] 1 Modifikator
   *[other] { $spent } Modifikatoren
}; du hast { $modifiers }.
reason-over-limit = { $thing }: Eine { $value } überschreitet dein Limit: { $placed } von { $limit } sind gesetzt.
reason-too-expensive = { $thing }: kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $coins }.
reason-no-house = Du hast schon alle { $houses } Häuser genommen.
reason-no-apprentice = { $thing }: Dort hast du keinen Lehrling.
reason-no-worker = { $thing }: Dein Arbeiterquartier ist leer.
reason-no-tile = { $thing }: Dort liegt kein Plättchen.
reason-no-card = { $thing }: Es liegt keine Siedlerkarte aus.
reason-guild-full = { $thing }: Die Gilde hat schon alle Werkstätten.
reason-no-site = { $thing }: Alle { $sites } Bauplätze für Gemeindegebäude sind belegt.
reason-nothing-to-sell = { $thing }: Du hast nichts, was das Schiff noch nimmt.
reason-no-race = { $thing }: Du hast noch keine Siedlerkarte dieses Volkes erfüllt ({ $race }).
reason-no-nobility = { $thing }: braucht Adel { $needed }; du hast { $nobility }.
reason-no-goods = { $thing }: Dir fehlt: { $goods }.
reason-no-good-to-swap = { $thing }: Du hast keine Waren.
reason-nothing-to-reroll = { $thing }: Du hast alle Würfel gesetzt.
reason-nothing-at-berk = In Berks Büro gibt es nichts zu tun.
reason-not-yours = { $thing }: Das gehört dir nicht.
reason-not-held = Diese Siedlerkarte hast du nicht.
reason-no-plot = Du hast alle { $houses } Häuser errichtet.
reason-no-platform = Auf deiner Bauplattform steht kein Haus.
reason-cannot-pay = { $thing }: { $missing ->
    [0] Du kannst nur { $most } der nötigen { $least } Waren bezahlen
   *[other] Dir fehlt: { $goods_mask }
}.
reason-wrong-amount = Hier kannst du { $least } bis { $most } bezahlen, damit jede Sorte dabei ist und die Summe passt.
reason-no-such-good = Du hast keine { $goods }.
reason-not-in-display = Diese Karte liegt nicht aus.
reason-new-card = Ablegen kannst du nur eine Karte, die du vorher hattest.
reason-no-room = Alle { $slots } Lehrlingsfelder der Gilde sind belegt.
reason-no-space-on-ship = { $thing }: Das Schiff hat dafür keinen Platz mehr.
reason-must-sell = Du musst mindestens eine Ware verkaufen.
reason-must-choose = Etwas musst du im Büro tun.
reason-no-modifiers-left = Im Vorrat { $left ->
    [one] ist nur noch 1 Modifikator
   *[other] sind nur noch { $left } Modifikatoren
}.
reason-not-dealt = Diese Karte wurde dir nicht gegeben.
reason-misfit-apprentice-from = Ein Lehrling kommt aus deinem Quartier oder aus einer anderen Gilde.
reason-misfit-buy_goods-buy = So viele Waren darfst du mit diesem Würfelfeld nicht kaufen.
reason-misfit-modifiers-modifiers = So viele Modifikatoren gibt es auf diesem Feld nicht.
reason-misfit-overflow-discard = Diese Siedlerkarte hast du nicht.
reason-misfit-pay-pay = Bezahlt wird Sorte für Sorte, und nur, was die Karte zeigt; jetzt ist eine andere an der Reihe.
reason-misfit-port-sell = Am Hafen verkaufst du Waren. Gebäude verkaufst du ohne Würfel.
reason-misfit-recall-from = Zurückgeholt wird ein Lehrling aus einer Gilde.
reason-misfit-swap_for-good = Du tauschst gegen eine andere Sorte.
reason-misfit-turn-go = Auf dieses Feld kannst du keinen Würfel legen: Es gehört nicht zu deinen Würfelplättchen.
reason-misfit-turn-sell = Waren verkaufst du mit einem Würfel am Hafen.
reason-misfit-workshop-use = So viele Wirkungen hat diese Werkstatt nicht.

# die Seite aller Karten und Plättchen
cards-settlers = Siedler
cards-council = Konzilplättchen
cards-workshops = Werkstätten
cards-community = Gemeinschaftsgebäude
cards-ships = Schiffe
cards-characters = Charaktere
cards-events = Ereignisse
cards-commissions = Vergütungskarten
cards-dice_tiles = Würfelplättchen
cards-desks = Schreibpulte der Kanzlei
cards-objectives = Ziele allein
cards-good = Waren
cards-race = Volk
cards-guild = Gilde
cards-deck = Stapel { $deck }.
cards-wants = Verlangt zusammen { $least } bis { $most } Waren: { $goods }.
cards-gives = Bringt { $brings } und Punkte für jede Ware.
cards-council-tile = Adel { $nobility }, { $points } SP
cards-workshop = Wer sie nutzt, wählt: { $effects }.
cards-community-one = Gemeinschaftsgebäude
cards-lasting = Von nun an: { $effects }.
cards-ship = Schiff { $number }
cards-extra-good = Darf je Siedlerkarte eine Ware mehr liefern: { $good }.
cards-lord = Als Lehnsherr: { $bonus }.
cards-dice-tile = Mit Würfeln dieser Werte wird eine Vergütungskarte gefüllt.
cards-desk = Schreibpult zu Feld { $die } ({ $race })
cards-desk-players = Ab { $players } Personen.

# Die Symbole, mit Name und Bedeutung (Spielbuch, Spielhilfe).
symbols-goods = Waren
symbol-books = Bücher
symbol-books-about = von der Gilde der Gelehrten
symbol-artwork = Kunstwerke
symbol-artwork-about = von der Gilde der Künstler
symbol-weapons = Waffen
symbol-weapons-about = von der Gilde der Schmiede
symbol-magic = Magische Dinge
symbol-magic-about = von der Gilde der Magier
symbol-jewelry = Schmuck
symbol-jewelry-about = von der Gilde der Kaufleute
symbol-furniture = Mobiliar
symbol-furniture-about = von der Gilde der Schreiner
symbol-any = beliebige Ware
symbol-any-about = nach deiner Wahl
symbols-races = Völker
symbol-halfling = Halblinge
symbol-halfling-about = für Konzil und Kanzlei
symbol-human = Menschen
symbol-human-about = für Konzil und Kanzlei
symbol-elf = Elfen
symbol-elf-about = für Konzil und Kanzlei
symbol-dwarf = Zwerge
symbol-dwarf-about = für Konzil und Kanzlei
symbol-green_elf = Grünelfen
symbol-green_elf-about = für Konzil und Kanzlei
symbol-trobit = Trobiten
symbol-trobit-about = für Konzil und Kanzlei
symbols-worth = Münzen, Punkte, Leisten
symbol-coin = Münze
symbol-coin-about = zählt am Ende nichts
symbol-vp = Siegpunkt
symbol-vp-about = die meisten gewinnen
symbol-star = Stern
symbol-star-about = ein Schritt Adel
symbol-reputation = Ansehen
symbol-reputation-about = das Limit deiner Würfel
symbol-modifier = Modifikator
symbol-modifier-about = ändert einen Würfel um 1
symbol-reroll = neu werfen
symbol-reroll-about = Würfel, die noch nicht liegen
symbols-people = Leute und Häuser
symbol-worker = Arbeiter
symbol-worker-about = wird Lehrling oder Meister
symbol-workers = Arbeiter als Bonus
symbol-workers-about = ins Quartier
symbol-house = Haus, Gemeindegebäude
symbol-house-about = eines je Siedlerkarte
symbol-tavern = Höhlenschenke
symbol-tavern-about = Siedlerkarten nehmen
symbol-hall = Gildenhalle
symbol-hall-about = Preis der Gebäude
symbol-done = erledigt
symbol-done-about = Feld eines Würfelplättchens

# Wie gespielt wird, in vier Schritten, für Eingeladene
step-1 = Würfeln, dann einsetzen
step-1-about = Jeder Würfel ist eine Aktion. Hohe sind stark, aber ihre Summe darf dein Ansehen nicht übersteigen.
step-2 = Waren und Lehrlinge
step-2-about = Die sechs Gilden verkaufen Waren, nehmen Lehrlinge auf und haben Platz für Werkstätten.
step-3 = Siedler wollen Häuser
step-3-about = Gib Siedlern ein Haus und ihre Waren; sie werden deine Arbeiter, und du steigst auf.
step-4 = Dem Steinkonzil gefallen
step-4-about = Adel, ein Volk und Waren öffnen seine Plättchen, und die bringen die meisten Punkte.

order-free_modifiers = In Berks Büro so viele Modifikatoren nehmen, wie nichts kosten
order-no_commission = In Berks Büro keine Vergütungskarten ziehen
order-keep_dice = Keine Würfel neu werfen
