# Die Bots, Deutsch.

level-random = spielt irgendetwas
level-greedy = denkt einen Zug voraus
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-hermit = Einsiedler
level-apprentice-text = Sieht wenig, irrt wie ein Mensch, aber nie absurd.
level-journeyman-text = Weiß, was eine Stellung wert ist, und denkt einen Zug voraus.
level-master-text = Plant voraus und rechnet mit deiner Antwort.
level-grandmaster-text = Sucht tief; du brauchst einen eigenen Plan.
level-hermit-text = Für Analysen und lange Partien. Denkt lange, verzeiht nichts.

style-balanced = ausgewogen
style-miser = Geizhals
style-builder = Baumeister
style-courtier = Höfling
style-schemer = Ränkeschmied

why = Verglichen mit „{ $other }“: { $reasons }.
why-even = So gut wie „{ $other }“, soweit man sehen kann.
why-only = Es gibt keine andere Antwort.
why-own-more = deine eigenen Aussichten sind besser ({ $points })
why-own-less = deine eigenen Aussichten sind schlechter ({ $points })
why-rival-more = dein stärkster Gegner hat weniger davon ({ $points })
why-rival-less = dein stärkster Gegner hat mehr davon ({ $points })
why-learned-more = die Erfahrung aus vielen Partien spricht dafür ({ $points })
why-learned-less = die Erfahrung aus vielen Partien spricht dagegen ({ $points })
why-ahead-more = weiter vorausgedacht führt es weiter ({ $points })
why-ahead-less = weiter vorausgedacht führt es weniger weit ({ $points })
why-reply = { $name } spielte dann wahrscheinlich: { $action }.
