### Premières parties guidées dans le navigateur, en français.

web-guide-learn = Apprendre en jouant
web-guide-new-here = Première visite ?
web-guide-offer = Apprenez en jouant : une première partie de dix minutes contre un robot bienveillant, avec quelqu’un qui vous explique une chose à la fois. Rien à lire avant.
web-guide-failed = La leçon ne peut pas s’ouvrir pour l’instant. Réessayez, s’il vous plaît.
web-guide-coach = Votre première partie
web-guide-count = { $number } sur { $of }
web-guide-leave = Quitter
web-guide-close = Continuer seul
web-guide-gentle = Cela serait permis aussi. Mais essayons d’abord ceci :
web-guide-as-you-like = Ici, faites comme vous voulez. Je reviens dans un instant.
web-guide-watch = { $player } joue. Regardez ce qui se passe.
web-guide-more = En savoir plus : { $paragraph }
