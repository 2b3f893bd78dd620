# The bots, English.

level-random = plays anything
level-greedy = plans one move ahead
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-hermit = Hermit
level-apprentice-text = Sees little, errs like a person, never absurd.
level-journeyman-text = Knows what a position is worth, looks one move ahead.
level-master-text = Plans ahead and reckons with your answer.
level-grandmaster-text = Searches deep; you will need a plan of your own.
level-hermit-text = For analysis and slow games. Thinks long, forgives nothing.

style-balanced = balanced
style-miser = miser
style-builder = builder
style-courtier = courtier
style-schemer = schemer

why = Compared with “{ $other }”: { $reasons }.
why-even = As good as “{ $other }”, as far as one can see.
why-only = There is no other answer.
why-own-more = your own prospects are better ({ $points })
why-own-less = your own prospects are worse ({ $points })
why-rival-more = your strongest rival gets less out of it ({ $points })
why-rival-less = your strongest rival gets more out of it ({ $points })
why-learned-more = experience from many games speaks for it ({ $points })
why-learned-less = experience from many games speaks against it ({ $points })
why-ahead-more = looking ahead, it leads further ({ $points })
why-ahead-less = looking ahead, it leads less far ({ $points })
why-reply = { $name } would then probably play: { $action }.
