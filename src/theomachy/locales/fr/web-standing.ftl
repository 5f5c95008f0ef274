### Comment on gagne et où l’on en est, à côté du plateau, en français.

web-standing-title = Comment gagner · où vous en êtes
web-standing-of = { $have } sur { $need }
web-standing-against = { $have } (meilleur rival : { $best })
web-standing-of-player = En tête : { $player }

web-standing-bello = Ayez le plus de points de foi quand la Fin des temps a fait le tour.
web-standing-bello-points = Points de foi
web-standing-bello-doom = Pas de la Fin des temps

web-standing-storm = Tenez un sanctuaire et deux constructions pendant que chaque rival joue un tour. Ou ayez le plus de croyance autour de Vaal quand il est encerclé ; ou le plus de tous si les tuiles s’épuisent.
web-standing-storm-sanctuary = Sanctuaire
web-standing-storm-constructions = Constructions
web-standing-storm-ring = Croyance autour de Vaal
web-standing-storm-belief = Croyance sur le plateau
web-standing-storm-pile = Tuiles dans la pioche

web-standing-gog = Soyez le premier à réunir les parchemins, à occuper les quatre coins, ou à conquérir la dernière cité d’un rival.
web-standing-gog-scrolls = Parchemins
web-standing-gog-corners = Coins
web-standing-gog-cities = Cités du rival le plus faible
web-standing-gog-own-cities = Vos cités

web-standing-godstorm = Ayez le plus de points après la dernière époque, pour vos territoires, des continents entiers, les enfers et des reliques. Ou restez seul sur la carte.
web-standing-godstorm-points = Points
web-standing-godstorm-territories = Territoires
web-standing-godstorm-continents = Points des continents
web-standing-godstorm-epoch = Époque
