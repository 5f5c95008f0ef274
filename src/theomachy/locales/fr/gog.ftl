### La Bataille de GOG, en français. Les clés sont les ids du code ; les mots sont ceux de RULES.fr.md.

## L’étagère

gog-name = La Bataille de GOG
gog-subtitle = Battle of GOG
gog-pitch = De deux à quatre armées quittent les coins d’une terre inconnue pour fonder des cités, ouvrir des coffres et combattre, jusqu’à ce que l’une tienne tous les parchemins, tous les coins, ou fasse tomber la dernière cité d’un adversaire.

## Terrains

gog-terrain-plain = plaine
gog-terrain-water = eau
gog-terrain-food = nourriture
gog-terrain-wood = forêt
gog-terrain-gold = or
gog-terrain-chest = coffre au trésor
gog-terrain-camel = chameau
gog-terrain-ruin = ruine
gog-terrain-volcano = volcan
gog-terrain-scroll = case Parchemin

## Ressources

gog-resource-food = nourriture
gog-resource-wood = bois
gog-resource-gold = or

## Pièces, figures, et où elles sont

gog-piece-soldier = soldat
gog-piece-city = cité
gog-piece-scroll = parchemin
gog-piece-locked-scroll = parchemin scellé
gog-piece-barn = grange
gog-piece-treasure-card = carte Trésor
gog-piece-ability-card = carte Capacité
gog-piece-map-piece = élément de carte
gog-figure-gog = Gog
gog-figure-gog-text = Une cité que touche Gog ne peut être ni conquise, ni bloquée par l’Ange. Amenez-le près d’une de vos cités, et il remplit votre grange.
gog-figure-angel = Ange du Châtiment
gog-figure-angel-text = Une cité que touche l’Ange ne récolte rien, à moins que Gog ne la touche aussi.
gog-place-stock = réserve
gog-place-stack = pile
gog-place-treasure-deck = pioche Trésor
gog-place-ability-deck = pioche Capacité
gog-place-discards = défausse

## Directions, et orientation des éléments de carte

gog-direction-n = nord
gog-direction-ne = nord-est
gog-direction-e = est
gog-direction-se = sud-est
gog-direction-s = sud
gog-direction-sw = sud-ouest
gog-direction-w = ouest
gog-direction-nw = nord-ouest
gog-rotation-r0 = tel quel
gog-rotation-r90 = tourné d’un quart de tour vers la droite
gog-rotation-r180 = tourné d’un demi-tour
gog-rotation-r270 = tourné de trois quarts de tour vers la droite

## Capacités : noms et textes des cartes

gog-ability-def = Défense
gog-ability-def-text = Il faut un niveau de plus aux assiégeants de vos cités, mais jamais plus de 6.
gog-ability-wis = Sagesse
gog-ability-wis-text = En phase 2, d’un prix ne compte que le total : payez-le avec n’importe quel mélange de ressources.
gog-ability-mag = Magie
gog-ability-mag-text = Chaque fois que vous déplacez Gog ou l’Ange, il peut aller 7 pas plus loin.
gog-ability-amb = Embuscade
gog-ability-amb-text = Une fois, dans votre phase 4, remettez cette carte sous la pioche, lancez un dé, et placez un soldat de ce niveau sur n’importe quelle case libre ; sur l’eau, seulement s’il a le droit d’y marcher.
gog-ability-abu = Abondance
gog-ability-abu-text = À chacune de vos phases 1, vous recevez en plus 1 unité de chaque ressource, même sans cité.
gog-ability-wat = Eau
gog-ability-wat-text = Vos soldats marchent sur l’eau à tout niveau, et aucun vainqueur n’y périt. Une fois sur l’eau, ils y naviguent de case en case sans dépenser de pas, tant qu’ils ne reviennent pas dans leur sillage.
gog-ability-pow = Puissance
gog-ability-pow-text = Dès que vous recevez cette carte, tous vos soldats sur la carte gagnent 1 niveau. Tant que vous l’avez, les soldats que vous achetez commencent au niveau 2.
gog-ability-str = Stratégie
gog-ability-str-text = Deux assiégeants vous suffisent pour conquérir une cité.
gog-ability-spd = Vitesse
gog-ability-spd-text = Vous avez 5 pas de plus à chacune de vos phases 4.

## Cartes Trésor : noms et textes des cartes

gog-card-veterans = Vétérans
gog-card-veterans-text = Trois de vos soldats gagnent chacun 3 niveaux, jusqu’à 6 au plus.
gog-card-drill = Exercice
gog-card-drill-text = Trois de vos soldats gagnent chacun 1 niveau.
gog-card-champion = Champion
gog-card-champion-text = Un de vos soldats gagne 5 niveaux, jusqu’à 6 au plus.
gog-card-training = Entraînement
gog-card-training-text = Un de vos soldats gagne 1 niveau.
gog-card-desertion = Désertion
gog-card-desertion-text = Vous perdez un de vos soldats, où qu’il soit.
gog-card-tithe = Dîme
gog-card-tithe-text = Vous perdez 1 unité de chaque ressource.
gog-card-plunder = Pillage
gog-card-plunder-text = Vous perdez 3 unités de chaque ressource, ou ce que vous en avez.
gog-card-barn = Grange
gog-card-barn-text = Vous recevez la Grange 6, ou la Grange 7 si vous avez déjà l’autre.
gog-card-exile = Exil
gog-card-exile-text = Envoyez un de vos soldats dans un coin de la carte. Si un soldat ennemi s’y trouve, le vôtre l’attaque.
gog-card-ramparts = Remparts
gog-card-ramparts-text = Une de vos cités gagne 1 niveau.
gog-card-breach = Brèche
gog-card-breach-text = Une de vos cités de niveau supérieur à 1 perd 1 niveau.
gog-card-rout = Déroute
gog-card-rout-text = Vous perdez trois de vos soldats, où qu’ils soient.
gog-card-loaf = Miche de pain
gog-card-loaf-text = Vous gagnez 1 unité de nourriture.
gog-card-harvest = Moisson
gog-card-harvest-text = Vous gagnez 3 unités de nourriture.
gog-card-nugget = Pépite
gog-card-nugget-text = Vous gagnez 1 unité d’or.
gog-card-vein = Filon d’or
gog-card-vein-text = Vous gagnez 3 unités d’or.
gog-card-oblivion = Oubli
gog-card-oblivion-text = Remettez une de vos cartes Capacité sous la pioche.
gog-card-omen = Présage
gog-card-omen-text = Vous pouvez déplacer Gog ou l’Ange de 7 pas au plus.
gog-card-timber = Coupe de bois
gog-card-timber-text = Vous gagnez 3 unités de bois.
gog-card-theft = Larcin
gog-card-theft-text = Prenez à un autre joueur une carte Capacité que vous n’avez pas, ou une grange plus grande que la vôtre.
gog-card-woods = Dans les bois
gog-card-woods-text = Envoyez trois de vos soldats, l’un après l’autre, sur des cases de forêt. Si un soldat ennemi s’y trouve, le vôtre l’attaque.
gog-card-lore = Savoir
gog-card-lore-text = Vous piochez une carte Capacité.
gog-card-scroll = Parchemin
gog-card-scroll-text = Vous recevez un parchemin, de la pile ou, à défaut, d’un adversaire ; si le dé est pair, de la pile seulement.

## Tournures : des morceaux des phrases ci-dessous

gog-phrase-ability =
    { $ability ->
        [DEF] la { gog-ability-def }
        [WIS] la { gog-ability-wis }
        [MAG] la { gog-ability-mag }
        [AMB] l’{ gog-ability-amb }
        [ABU] l’{ gog-ability-abu }
        [WAT] l’{ gog-ability-wat }
        [POW] la { gog-ability-pow }
        [STR] la { gog-ability-str }
       *[SPD] la { gog-ability-spd }
    }
gog-phrase-loot =
    { $loot ->
        [barn] sa carte de grange
        [DEF] la { gog-ability-def }
        [WIS] la { gog-ability-wis }
        [MAG] la { gog-ability-mag }
        [AMB] l’{ gog-ability-amb }
        [ABU] l’{ gog-ability-abu }
        [WAT] l’{ gog-ability-wat }
        [POW] la { gog-ability-pow }
        [STR] la { gog-ability-str }
       *[SPD] la { gog-ability-spd }
    }
gog-phrase-card =
    « { $card ->
        [veterans] { gog-card-veterans }
        [drill] { gog-card-drill }
        [champion] { gog-card-champion }
        [training] { gog-card-training }
        [desertion] { gog-card-desertion }
        [tithe] { gog-card-tithe }
        [plunder] { gog-card-plunder }
        [barn] { gog-card-barn }
        [exile] { gog-card-exile }
        [ramparts] { gog-card-ramparts }
        [breach] { gog-card-breach }
        [rout] { gog-card-rout }
        [loaf] { gog-card-loaf }
        [harvest] { gog-card-harvest }
        [nugget] { gog-card-nugget }
        [vein] { gog-card-vein }
        [oblivion] { gog-card-oblivion }
        [omen] { gog-card-omen }
        [timber] { gog-card-timber }
        [theft] { gog-card-theft }
        [woods] { gog-card-woods }
        [lore] { gog-card-lore }
       *[scroll] { gog-card-scroll }
    } »
gog-phrase-duel =
    { $attack } contre { $defence } : { $outcome ->
        [won] vous gagnez
        [lost] vous perdez
       *[tied] les dés décident
    }
gog-phrase-direction =
    { $direction ->
        [N] le { gog-direction-n }
        [NE] le { gog-direction-ne }
        [E] l’{ gog-direction-e }
        [SE] le { gog-direction-se }
        [S] le { gog-direction-s }
        [SW] le { gog-direction-sw }
        [W] l’{ gog-direction-w }
       *[NW] le { gog-direction-nw }
    }
gog-phrase-rotation =
    { $rotation ->
        [r0] { gog-rotation-r0 }
        [r90] { gog-rotation-r90 }
        [r180] { gog-rotation-r180 }
       *[r270] { gog-rotation-r270 }
    }
gog-phrase-given =
    { $given ->
        [food] de { gog-resource-food }
        [wood] de { gog-resource-wood }
       *[gold] d’{ gog-resource-gold }
    }
gog-phrase-some-given =
    { $given ->
        [food] de la { gog-resource-food }
        [wood] du { gog-resource-wood }
       *[gold] de l’{ gog-resource-gold }
    }
gog-phrase-got =
    { $got ->
        [food] de { gog-resource-food }
        [wood] de { gog-resource-wood }
       *[gold] d’{ gog-resource-gold }
    }
gog-phrase-goods =
    { $food ->
        [0] { $wood ->
            [0] { $gold ->
                [0] rien
                [one] { $gold } unité d’or
               *[other] { $gold } unités d’or
            }
            [one] { $wood } unité de bois{ $gold ->
                [0] { "" }
               *[other] { " " }et { $gold } d’or
            }
           *[other] { $wood } unités de bois{ $gold ->
                [0] { "" }
               *[other] { " " }et { $gold } d’or
            }
        }
       *[other] { $food ->
            [one] { $food } unité de nourriture
           *[other] { $food } unités de nourriture
        }{ $wood ->
            [0] { $gold ->
                [0] { "" }
               *[other] { " " }et { $gold } d’or
            }
           *[other] { $gold ->
                [0] { " " }et { $wood } de bois
               *[other] , { $wood } de bois et { $gold } d’or
            }
        }
    }
gog-phrase-food-change =
    { gog-resource-food } { $food ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $food }
    }
gog-phrase-wood-change =
    { gog-resource-wood } { $wood ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $wood }
    }
gog-phrase-gold-change =
    { gog-resource-gold } { $gold ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $gold }
    }
gog-phrase-changes =
    { $food ->
        [0] { $wood ->
            [0] { gog-phrase-gold-change }
           *[other] { gog-phrase-wood-change }{ $gold ->
                [0] { "" }
               *[other] , { gog-phrase-gold-change }
            }
        }
       *[other] { gog-phrase-food-change }{ $wood ->
            [0] { "" }
           *[other] , { gog-phrase-wood-change }
        }{ $gold ->
            [0] { "" }
           *[other] , { gog-phrase-gold-change }
        }
    }

## Options

gog-option-map = Carte
gog-option-map-help = D’où vient le pays.
gog-option-map-random = au hasard : le sort pose les seize éléments
gog-option-map-draft = à tour de rôle : les joueurs posent les éléments
gog-option-map-fixed = carte fixe : la carte imprimée, la même vue de chaque coin
gog-option-scrolls-to-win = Parchemins pour gagner
gog-option-scrolls-to-win-help = Combien des cinq parchemins donnent la victoire : avec 3, la partie est rapide.
gog-option-last-city = Dernière cité
gog-option-last-city-help = Ce qui arrive quand la dernière cité d’un joueur est conquise.
gog-option-last-city-short = variante courte : qui la conquiert gagne aussitôt
gog-option-last-city-long = variante longue : son propriétaire est éliminé, et les autres continuent jusqu’à ce qu’il n’en reste qu’un
gog-option-corners = Coins
gog-option-corners-help = Ce qu’il faut avoir sur les quatre coins de la carte pour gagner par eux.
gog-option-corners-soldiers = soldats : un de vos soldats sur chacun
gog-option-corners-pieces = pièces : un de vos soldats ou une de vos cités sur chacun
gog-option-scroll-site = Site du parchemin
gog-option-scroll-site-help = Combien de parchemins peuvent être scellés dans les cités qui couvrent le site.
gog-option-scroll-site-first = au premier : un seul dans la partie, pour le premier arrivé
gog-option-scroll-site-each = un par joueur : chacun peut avoir le sien
gog-option-round-cap = Limite de manches
gog-option-round-cap-help = Après combien de manches la meilleure position l’emporte de toute façon.
gog-option-chest-cap = Limite de coffres
gog-option-chest-cap-help = Combien de cartes Trésor on peut piocher, au plus, dans un même tour.
gog-option-camel-rate = Taux des chameaux
gog-option-camel-rate-help = Combien d’unités d’une ressource on donne à un chameau pour 1 unité d’une autre.
gog-option-trade = Offres entre joueurs
gog-option-trade-help = Les joueurs peuvent-ils se proposer des échanges, une unité contre une ?
gog-option-trade-off = sans : on n’échange que par les chameaux
gog-option-trade-on = avec : jusqu’à deux offres par tour

## Refus : pourquoi un coup ne peut pas être joué

gog-refusal-over-by-scrolls = La partie est terminée : quelqu’un a réuni assez de parchemins.
gog-refusal-over-by-corners = La partie est terminée : quelqu’un tient les quatre coins.
gog-refusal-over-by-last-city = La partie est terminée : la dernière cité d’un joueur a été conquise.
gog-refusal-over-by-elimination = La partie est terminée : il ne reste qu’un joueur.
gog-refusal-over-by-round-cap = La partie est terminée : la dernière manche est jouée.
gog-refusal-now-first-player = C’est le moment de tirer au sort le premier joueur.
gog-refusal-now-scroll-piece = Le hasard pose d’abord l’élément de la case Parchemin.
gog-refusal-now-piece = C’est le moment de tirer un élément de carte.
gog-refusal-now-laid-by-chance = C’est le hasard qui pose maintenant l’élément tiré.
gog-refusal-now-lay = C’est le moment de poser l’élément tiré.
gog-refusal-now-split = Dites maintenant combien de vos soldats partent de votre second coin : 0, 1 ou 2.
gog-refusal-now-exchange = C’est le moment d’échanger des ressources, ou de passer aux achats.
gog-refusal-now-answer = Acceptez d’abord l’offre, ou refusez-la.
gog-refusal-now-muster = Choisissez maintenant la case où vient votre soldat gratuit.
gog-refusal-now-buy = C’est le moment d’acheter, ou de passer aux coffres.
gog-refusal-now-buy-at = Terminez d’abord votre achat : nommez la case qu’il concerne.
gog-refusal-now-pay = Terminez d’abord votre achat : dites avec quelles ressources vous payez.
gog-refusal-now-draw = C’est le moment de piocher une carte Trésor, ou de laisser vos coffres fermés et de passer à la suite.
gog-refusal-now-card-and-die = On montre maintenant la carte Trésor, et le dé décide pour qui elle est.
gog-refusal-now-accept = Acceptez maintenant la carte, ou refusez-la.
gog-refusal-now-name = Désignez maintenant une de vos pièces pour la carte.
gog-refusal-now-return = Choisissez maintenant la carte Capacité que vous rendez.
gog-refusal-now-omen = Déplacez maintenant Gog ou l’Ange, ou passez.
gog-refusal-now-steal = Choisissez maintenant la carte que vous prenez à un autre joueur.
gog-refusal-now-send = Dites maintenant où va le soldat.
gog-refusal-now-roll = C’est le moment de lancer les dés.
gog-refusal-now-keep = Gardez maintenant les dés, ou relancez-les une fois.
gog-refusal-now-second-roll = On lance maintenant les dés une seconde fois, et c’est ce lancer qui vaut.
gog-refusal-now-move = C’est le moment de choisir des soldats, de conquérir des cités, ou de finir votre tour.
gog-refusal-now-step = Un soldat est en chemin : faites d’abord un pas, fondez une cité ou arrêtez-le.
gog-refusal-now-clash = Le combat est à égalité : ce sont maintenant les dés qui tranchent.
gog-refusal-now-figure = Dites maintenant où va la figure.
gog-refusal-now-from = Dites maintenant à qui vous prenez un parchemin.
gog-refusal-now-ambush-die = Le dé donne maintenant le niveau du soldat en embuscade.
gog-refusal-now-ambush-at = Choisissez maintenant la case où surgit le soldat en embuscade.
gog-refusal-now-ability = C’est le moment de piocher une carte Capacité.
gog-refusal-no-such-seat = Personne n’occupe cette place.
gog-refusal-cell-taken = Cette case porte déjà une pièce : choisissez-en une qui soit libre.
gog-refusal-no-soldier-in-stock = Vos 8 soldats sont tous sur la carte : il n’en reste aucun à placer.
gog-refusal-already-named = Vous avez déjà désigné cette pièce : choisissez-en une autre.
gog-refusal-piece-gone = Cet élément de carte est déjà sorti, et chacun ne sert qu’une fois.
gog-refusal-must-show-plain = Ainsi tourné, l’élément ne montre pas de plaine là où il en faut une, dans le coin de la carte ou sur la case du centre : tournez-le autrement.
gog-refusal-not-central = L’élément de la case Parchemin se pose sur un des quatre emplacements centraux : B2, B3, C2 ou C3.
gog-refusal-place-filled = Un élément s’y trouve déjà : choisissez un emplacement vide.
gog-refusal-place-apart = Cet emplacement est encore à l’écart : choisissez-en un qui touche, par un côté, un élément déjà posé.
gog-refusal-must-join-the-river = Un élément à rivière doit se raccorder dès qu’il le peut : posez-le de sorte que son eau rejoigne celle de l’élément voisin.
gog-refusal-map-is-fixed = Cette partie se joue sur la carte fixe : on ne tire ni ne pose aucun élément.
gog-refusal-only-two-split = Il faut jouer à deux pour partager son armée entre deux coins.
gog-refusal-eliminated = Ce joueur est éliminé : on le saute en toute circonstance.
gog-refusal-no-exchange-left = Vous n’avez plus d’échange : chaque tour en donne un par chameau qui se trouve dans la zone de vos cités ou sous vos soldats.
gog-refusal-too-little-to-exchange = Vous n’avez pas assez de cette ressource à donner pour un échange : essayez-en une autre.
gog-refusal-barn-full = Votre grange n’a plus de place pour cette ressource : prenez-en une autre.
gog-refusal-no-trade = Cette partie se joue sans offres entre joueurs : on n’échange que par les chameaux.
gog-refusal-no-offer-left = Vous avez déjà fait vos deux offres de ce tour.
gog-refusal-offer-to-yourself = On ne s’échange rien à soi-même : faites votre offre à un autre joueur.
gog-refusal-nothing-to-offer = Vous n’avez rien de la ressource que vous proposez : proposez-en une autre.
gog-refusal-nothing-to-ask-for = Ce joueur n’a rien de la ressource que vous demandez : demandez-en une autre.
gog-refusal-no-room-in-your-barn = Votre grange n’a plus de place pour la ressource que vous demandez : demandez-en une autre.
gog-refusal-no-room-in-their-barn = La grange de ce joueur n’a plus de place pour la ressource que vous proposez : proposez-en une autre.
gog-refusal-not-nearest-home = Tant que vous n’avez pas de cité, le soldat levé se pose aussi près que possible de votre coin de départ : choisissez une case plus proche.
gog-refusal-not-next-to-your-city = Un nouveau soldat se pose juste à côté d’une de vos cités : choisissez une case voisine de l’une d’elles.
gog-refusal-no-room-by-your-cities = Il faut à un nouveau soldat une case libre, hors de l’eau, à côté d’une de vos cités, et il n’y en a pas.
gog-refusal-soldier-too-dear = Vous n’avez pas de quoi payer un soldat : il coûte 2 unités de nourriture (avec la Sagesse, 2 ressources quelconques).
gog-refusal-no-soldier-to-train = Vous n’avez sur la carte aucun soldat au-dessous du niveau 6 à entraîner.
gog-refusal-not-yours-to-train = Aucun de vos soldats n’est sur cette case : entraînez-en un qui soit à vous.
gog-refusal-trained-to-the-top = Ce soldat est au niveau 6, le plus haut qui soit : entraînez-en un qui ne l’ait pas atteint.
gog-refusal-training-too-dear = Vous n’avez pas de quoi payer cet entraînement : le niveau 2 coûte 1 unité de nourriture et 1 de bois ; le niveau 3, 2 de bois ; le niveau 4, 1 de bois et 1 d’or ; le niveau 5, 2 d’or ; le niveau 6, 3 d’or (avec la Sagesse, autant de ressources quelconques).
gog-refusal-no-city-to-fortify = Vous n’avez aucune cité au-dessous du niveau 6 à fortifier.
gog-refusal-not-yours-to-fortify = Aucune de vos cités n’est sur cette case : fortifiez-en une qui soit à vous.
gog-refusal-fortified-to-the-top = Cette cité est au niveau 6, le plus haut qui soit : fortifiez-en une qui ne l’ait pas atteint.
gog-refusal-fortifying-too-dear = Vous n’avez pas de quoi payer un niveau de cité : il coûte 2 unités de chaque ressource (avec la Sagesse, 6 quelconques).
gog-refusal-no-ability-to-draw = La pioche Capacité ne contient que des sortes que vous avez déjà.
gog-refusal-ability-too-dear = Vous n’avez pas de quoi payer une carte Capacité : elle coûte 2 unités de chaque ressource (avec la Sagesse, 6 quelconques).
gog-refusal-largest-barn = Votre grange est la plus grande qui soit : elle contient 7 unités de chaque ressource.
gog-refusal-barn-too-dear = Vous n’avez pas de quoi agrandir votre grange : cela coûte 3 unités de chaque ressource (avec la Sagesse, 9 quelconques).
gog-refusal-no-scroll-to-get = Il n’y a pas de parchemin à prendre : la pile est vide, et aucun autre joueur n’en a qui ne soit scellé.
gog-refusal-scroll-too-dear = Vous n’avez pas de quoi payer un parchemin : il coûte 5 unités de chaque ressource (avec la Sagesse, 15 quelconques).
gog-refusal-paid-as-printed = Vous n’avez pas à choisir comment payer : sans la capacité Sagesse, un prix se paie exactement comme il est indiqué.
gog-refusal-not-your-piece = La carte concerne vos propres pièces : choisissez un de vos soldats ou, pour Remparts et Brèche, une de vos cités.
gog-refusal-card-gone = Cette carte n’est plus dans la pioche Trésor.
gog-refusal-raised-to-the-top = Ce soldat est au niveau 6, le plus haut qui soit : choisissez-en un qui ne l’ait pas atteint.
gog-refusal-ramparts-at-the-top = Cette cité est au niveau 6, le plus haut qui soit : choisissez-en une qui ne l’ait pas atteint.
gog-refusal-lowest-level = Cette cité est au niveau 1 et ne peut pas descendre plus bas : choisissez-en une plus haute.
gog-refusal-not-your-ability = Vous n’avez pas cette carte Capacité : choisissez une des vôtres.
gog-refusal-stealing-from-yourself = Le Larcin prend une carte à un autre joueur : choisissez-en une qui ne soit pas à vous.
gog-refusal-not-their-ability = Ce joueur n’a pas cette carte Capacité : choisissez-en une qui s’y trouve.
gog-refusal-no-larger-barn-there = La grange de ce joueur n’est pas plus grande que la vôtre : prenez une autre carte.
gog-refusal-no-corner-to-go-to = Il n’y a pas de coin où envoyer ce soldat : choisissez-en un autre.
gog-refusal-not-a-corner = L’Exil mène dans un coin de la carte : choisissez a1, a12, l1 ou l12.
gog-refusal-corner-taken = Une cité, une figure ou un autre de vos soldats occupe ce coin : choisissez un autre coin.
gog-refusal-already-sent = Ce soldat a déjà été envoyé : choisissez-en un autre.
gog-refusal-not-a-forest = « Dans les bois » mène en forêt : choisissez une case de forêt.
gog-refusal-forest-taken = Une figure ou un autre de vos soldats s’y trouve : choisissez une autre case de forêt.
gog-refusal-no-dice-yet = Vous ne lancez pas de dés avant d’avoir fondé trois cités : vous avez 7 pas par tour.
gog-refusal-no-figure-move = Vous ne pouvez pas déplacer cette figure : 1-1 et 6-6 donnent un déplacement de Gog, 2-2 et 5-5 un déplacement de l’Ange, et chacun ne vaut qu’une fois.
gog-refusal-pick-first = Aucun soldat n’est en chemin : choisissez-en d’abord un.
gog-refusal-not-yours-to-pick = Aucun de vos soldats n’est sur cette case : choisissez-en un qui soit à vous.
gog-refusal-cannot-set-out = Ce soldat n’a nulle part où marcher, et ne peut pas fonder de cité là où il est : choisissez-en un autre.
gog-refusal-no-step-left = Vous avez dépensé tous vos pas de ce tour ; fonder et conquérir n’en coûtent aucun.
gog-refusal-off-the-map = La carte s’arrête là : choisissez une autre direction.
gog-refusal-city-or-figure = On ne marche ni sur une cité, ni sur Gog, ni sur l’Ange : faites le tour.
gog-refusal-deep-water = L’eau est trop profonde pour ce soldat : une fois trois cités fondées, il faut le niveau 3 pour y aller, ou la capacité Eau.
gog-refusal-guarded-volcano = Un soldat ennemi tient ce volcan, et personne ne peut l’y attaquer : faites le tour.
gog-refusal-no-way-through = Un de vos soldats s’y trouve, et les pas qui vous restent ne vous mèneraient pas de là à une case sans soldat à vous.
gog-refusal-in-transit = Votre soldat passe par-dessus un camarade : faites-lui d’abord faire un pas de plus.
gog-refusal-spent = Ce soldat a gagné un combat : il est épuisé jusqu’à la fin du tour.
gog-refusal-no-step-taken = Ce soldat n’a pas encore bougé : il pourra s’arrêter après son premier pas.
gog-refusal-not-plain = Une cité se fonde sur une plaine, et cette case n’en est pas une : marchez jusqu’à une plaine.
gog-refusal-city-too-near = Il y a une cité juste à côté : entre deux cités, il faut au moins une case.
gog-refusal-no-city-in-stock = Vos 3 cités sont toutes sur la carte : il n’en reste aucune à fonder.
gog-refusal-no-enemy-city = Il n’y a pas de cité ennemie à conquérir sur cette case.
gog-refusal-too-few-besiegers = Vous avez trop peu d’assiégeants : il faut, à côté de la cité, 3 de vos soldats (2 avec la Stratégie), chacun au moins de son niveau, ou d’un de plus si son propriétaire a la Défense.
gog-refusal-protected-by-gog = Gog touche cette cité : tant qu’il est là, personne ne peut la conquérir.
gog-refusal-out-of-reach = C’est trop loin : la figure n’a pas autant de pas.
gog-refusal-no-scroll-there = Ce joueur n’a pas de parchemin : choisissez-en un autre, qui en ait un non scellé.
gog-refusal-scroll-from-yourself = On prend le parchemin à un adversaire : choisissez un autre joueur.
gog-refusal-scroll-locked = Le seul parchemin de ce joueur est scellé, et personne ne peut le prendre : choisissez un autre joueur.
gog-refusal-not-on-water = Un nouveau soldat n’apparaît pas sur l’eau : choisissez une case de terre ferme.
gog-refusal-wrong-total = Cela ne fait pas le prix : payez-en exactement le total.
gog-refusal-more-than-you-have = Vous n’avez pas autant d’une de ces ressources : payez avec un autre mélange.
gog-refusal-no-ambush = Vous n’avez pas la capacité Embuscade.
gog-refusal-too-deep-for-an-ambush = L’eau est trop profonde pour que ce soldat y surgisse : une fois trois cités fondées, il faut le niveau 3, ou la capacité Eau.
gog-refusal-already-owned = Vous avez déjà cette capacité, et personne n’a deux cartes de la même sorte : prenez une autre carte.
gog-refusal-ability-gone = Il ne reste aucune carte de cette capacité dans la partie cachée de la pioche.

## Défauts : ce qui ne va pas dans une position

gog-fault-seat-beyond-the-table = Une place est nommée qui n’est pas à cette table.
gog-fault-pieces-of-an-absent-seat = Il y a des pièces ou des parchemins d’une place qui n’est pas à cette table.
gog-fault-map-miscounted = Les cases de la carte ne font pas le compte des éléments dont elle est faite.
gog-fault-board-miscounted = Ce qui se trouve sur la carte et ce que les joueurs y ont ne s’accordent pas.
gog-fault-figures-misplaced = Gog ou l’Ange n’est pas sur la case où il devrait être.
gog-fault-level-out-of-range = Le niveau d’une cité n’est pas compris entre 1 et 6.
gog-fault-more-soldiers-than-a-player-has = Un joueur a plus de 8 soldats sur la carte.
gog-fault-city-not-on-plain = Une cité se trouve ailleurs que sur une plaine.
gog-fault-cities-too-near = Deux cités se touchent.
gog-fault-fewer-founded-than-standing = Un joueur a sur la carte plus de cités qu’il n’en a jamais fondé.
gog-fault-resources-beyond-the-barn = Un joueur a plus d’une ressource que sa grange n’en contient, moins que rien, ou une grange qui n’existe pas.
gog-fault-scrolls-miscounted = Les parchemins ne font pas 5 en tout.
gog-fault-lock-without-its-city = Un parchemin est scellé ailleurs que dans une cité de son détenteur, ou celui-ci n’en a aucun.
gog-fault-too-many-locks = Plus d’un parchemin est scellé, alors que cette partie n’en admet qu’un.
gog-fault-abilities-miscounted = Les cartes d’une capacité ne font pas 2 en tout.
gog-fault-treasures-miscounted = La pioche Trésor contient des cartes qui n’existent pas.
gog-fault-card-out-of-phase = Il y a une carte Trésor, une pioche ou un choix que ce moment ne permet pas.
gog-fault-spent-out-of-phase = Un soldat est épuisé avant que personne n’ait pu combattre dans ce tour.
gog-fault-steps-out-of-phase = Il y a des pas, un soldat choisi ou une figure à déplacer que ce moment ne permet pas.
gog-fault-transit-out-of-place = Un soldat est en passage là où aucun ne peut l’être.
gog-fault-without-a-city-but-still-in = Un joueur a perdu sa dernière cité, mais il est encore en jeu.
gog-fault-eliminated-but-owning = Un joueur éliminé possède encore quelque chose.
gog-fault-won-but-not-over = Un joueur a déjà gagné, mais la partie continue.
gog-fault-round-beyond-the-cap = La manche dépasse la limite de manches.
gog-fault-nothing-to-decide = La partie attend une décision que personne n’a à prendre.

## Fins : pourquoi la partie est terminée

gog-ending-scrolls = quelqu’un a réuni assez de parchemins
gog-ending-corners = quelqu’un tient les quatre coins
gog-ending-last-city = la dernière cité d’un joueur est tombée
gog-ending-round-cap = la limite de manches est atteinte

## Phases : ce qu’il y a à faire maintenant

gog-phase-first = Le sort désigne qui commence.
gog-phase-site = Le sort pose l’élément de la case Parchemin.
gog-phase-piece = On tire un élément de carte.
gog-phase-lay-by-lot = Le sort pose l’élément.
gog-phase-card = On pioche une carte Trésor.
gog-phase-die = Le dé décide pour qui est la carte.
gog-phase-roll = Les dés roulent.
gog-phase-second-roll = Les dés roulent de nouveau.
gog-phase-ambush-die = Le dé décide du niveau du soldat en embuscade.
gog-phase-ability = On pioche une carte Capacité.
gog-phase-clash = Le combat est à égalité : les dés tranchent.
gog-phase-lay = { $player } : posez l’élément de carte.
gog-phase-split = { $player } : choisissez combien de vos soldats partent de votre second coin.
gog-phase-exchange = { $player } : échangez des ressources, ou passez à la suite.
gog-phase-answer = { $player } : acceptez l’échange, ou refusez-le.
gog-phase-muster = { $player } : choisissez où vient le soldat levé.
gog-phase-buy = { $player } : achetez quelque chose, ou passez à la suite.
gog-phase-buy-at = { $player } : choisissez la case que concerne votre achat.
gog-phase-pay = { $player } : choisissez comment vous payez.
gog-phase-draw = { $player } : ouvrez un coffre, ou passez à la suite.
gog-phase-accept = { $player } : acceptez la carte, ou refusez-la.
gog-phase-select = { $player } : désignez une de vos pièces pour la carte.
gog-phase-send = { $player } : choisissez où va votre soldat.
gog-phase-return = { $player } : choisissez la carte Capacité que vous rendez.
gog-phase-steal = { $player } : choisissez la carte que vous prenez.
gog-phase-omen = { $player } : déplacez Gog ou l’Ange, ou passez.
gog-phase-keep = { $player } : gardez les dés, ou relancez-les.
gog-phase-move = { $player } : déplacez vos soldats, ou finissez votre tour.
gog-phase-step = { $player } : choisissez ce que fait maintenant votre soldat.
gog-phase-figure = { $player } : choisissez où va la figure.
gog-phase-ambush-at = { $player } : choisissez où surgit le soldat en embuscade.
gog-phase-from = { $player } : choisissez à qui vous prenez un parchemin.
gog-phase-over = La partie est terminée.

## Coups : ce que veut dire un coup permis

gog-move-split =
    { $number ->
        [0] Partir avec tous vos soldats dans votre coin de départ
        [one] Placer { $number } soldat dans votre second coin
       *[other] Placer { $number } soldats dans votre second coin
    }
gog-move-lay = Poser l’élément en { $place }, { gog-phrase-rotation }
gog-move-camel = Échanger { gog-phrase-some-given } contre 1 unité { gog-phrase-got }
gog-move-offer = Proposer à { $partner } 1 unité { gog-phrase-given } contre 1 { gog-phrase-got }
gog-move-yes = Accepter l’échange
gog-move-no = Refuser l’offre
gog-move-soldier = Recruter un soldat (2 unités de nourriture)
gog-move-train = Entraîner un soldat (le prix dépend de son niveau)
gog-move-fortify = Fortifier une cité (2 unités de chaque ressource)
gog-move-ability = Acheter une carte Capacité (2 unités de chaque ressource)
gog-move-barn = Agrandir la grange (3 unités de chaque ressource)
gog-move-scroll = Acheter un parchemin (5 unités de chaque ressource)
gog-move-at =
    { $what ->
        [soldier] Placer le nouveau soldat en { $cell }
        [train] Entraîner le soldat en { $cell }
        [fortify] Fortifier la cité en { $cell }
        [muster] Lever un soldat en { $cell }
        [ambush] Faire surgir le soldat en { $cell }
        [veterans] Élever de 3 niveaux le soldat en { $cell }
        [drill] Élever de 1 niveau le soldat en { $cell }
        [champion] Élever de 5 niveaux le soldat en { $cell }
        [training] Élever de 1 niveau le soldat en { $cell }
        [desertion] Laisser partir le soldat en { $cell }
        [rout] Laisser partir le soldat en { $cell }
        [ramparts] Élever de 1 niveau la cité en { $cell }
        [breach] Abaisser de 1 niveau la cité en { $cell }
        [exile] Envoyer en exil le soldat en { $cell }
        [woods] Envoyer dans les bois le soldat en { $cell }
       *[other] Choisir { $cell }
    }
gog-move-to =
    { $what ->
        [gog] Mener Gog en { $cell }
        [angel] Mener l’Ange en { $cell }
       *[other] { $outcome ->
            [none] Envoyer le soldat en { $cell }
           *[other] Attaquer { $defender } en { $cell } ({ gog-phrase-duel })
        }
    }
gog-move-pay = Payer { gog-phrase-goods }
gog-move-from = Prendre le parchemin à { $rival }
gog-move-draw = Ouvrir un coffre
gog-move-next = Passer à la phase suivante
gog-move-accept = Accepter la carte
gog-move-decline = Refuser la carte
gog-move-return = Rendre { gog-phrase-ability }
gog-move-steal = Prendre à { $rival } { gog-phrase-loot }
gog-move-keep = Garder les dés
gog-move-reroll = Relancer les dés
gog-move-pick = Choisir le soldat en { $cell }
gog-move-step =
    { $outcome ->
        [none] Faire un pas vers { gog-phrase-direction }, de { $from } à { $to }
       *[other] Attaquer { $defender } en { $to } ({ gog-phrase-duel })
    }
gog-move-found = Fonder une cité en { $cell }
gog-move-stop = S’arrêter là
gog-move-conquer = Conquérir la cité en { $cell } ({ $owner })
gog-move-gog = Déplacer Gog
gog-move-angel = Déplacer l’Ange
gog-move-pass = Laisser Gog et l’Ange où ils sont
gog-move-ambush = Jouer l’Embuscade : le dé donne le niveau d’un nouveau soldat
gog-move-end = Finir votre tour
gog-move-first = { $player } commence
gog-move-piece = L’élément { $piece } est tiré
gog-move-card = La carte { gog-phrase-card } est piochée
gog-move-die = Le dé donne { $die }
gog-move-roll = Les dés donnent { $high } et { $low }
gog-move-clash = Les dés donnent { $attack } à l’attaquant, { $defence } au défenseur
gog-move-drawn = On pioche { gog-phrase-ability }

## Événements : ce qui s’est passé

gog-event-first = Le sort désigne { $player } pour commencer.
gog-event-piece = L’élément { $piece } est tiré.
gog-event-lay = Un élément de carte est posé en { $place }, { gog-phrase-rotation }.
gog-event-split =
    { $number ->
        [0] { $player } part avec tous ses soldats dans son coin de départ.
        [one] { $player } place { $number } soldat dans son second coin.
       *[other] { $player } place { $number } soldats dans son second coin.
    }
gog-event-turn = { $player } commence son tour (manche { $round }).
gog-event-gathers =
    { $player } { $food ->
        [0] { $wood ->
            [0] { $gold ->
                [0] ne récolte rien
               *[other] récolte { gog-phrase-goods }
            }
           *[other] récolte { gog-phrase-goods }
        }
       *[other] récolte { gog-phrase-goods }
    }.
gog-event-camel = Grâce à un chameau, { $player } échange { gog-phrase-some-given } contre 1 unité { gog-phrase-got }.
gog-event-offer = { $player } propose à { $partner } 1 unité { gog-phrase-given } contre 1 { gog-phrase-got }.
gog-event-yes = { $player } accepte l’échange.
gog-event-no = { $player } refuse l’offre.
gog-event-end-exchange = { $player } passe aux achats.
gog-event-soldier = { $player } recrute un soldat.
gog-event-train = { $player } entraîne un soldat.
gog-event-fortify = { $player } fortifie une cité.
gog-event-ability = { $player } achète une carte Capacité.
gog-event-barn = { $player } agrandit sa grange.
gog-event-scroll = { $player } achète un parchemin.
gog-event-at =
    { $what ->
        [soldier] { $player } poste le nouveau soldat en { $cell }.
        [train] { $player } choisit le soldat en { $cell }.
        [fortify] { $player } choisit la cité en { $cell }.
        [muster] { $player } lève un soldat en { $cell }.
        [ambush] { $player } fait surgir un soldat en { $cell }.
        [desertion] { $player } laisse partir le soldat en { $cell }.
        [rout] { $player } laisse partir le soldat en { $cell }.
        [ramparts] { $player } choisit la cité en { $cell }.
        [breach] { $player } choisit la cité en { $cell }.
        [exile] { $player } envoie en exil le soldat en { $cell }.
        [woods] { $player } envoie dans les bois le soldat en { $cell }.
       *[other] { $player } choisit le soldat en { $cell }.
    }
gog-event-pay = { $player } paie { gog-phrase-goods }.
gog-event-from = { $player } prend un parchemin à { $rival }.
gog-event-end-purchases = { $player } a fini ses achats.
gog-event-draw = { $player } ouvre un coffre.
gog-event-deck-renewed = La pioche Trésor est épuisée : les 24 cartes, mélangées, en refont une.
gog-event-card = { $player } pioche { gog-phrase-card }.
gog-event-die = { $player } obtient { $die } au dé.
gog-event-accept = { $player } accepte la carte.
gog-event-decline = { $player } refuse la carte.
gog-event-affected = La carte { gog-phrase-card } est pour { $player }.
gog-event-return = { $player } remet { gog-phrase-ability } sous la pioche.
gog-event-steal = { $player } prend à { $rival } { gog-phrase-loot }.
gog-event-gog = { $player } met Gog en route.
gog-event-angel = { $player } met l’Ange en route.
gog-event-pass = { $player } laisse Gog et l’Ange où ils sont.
gog-event-to =
    { $what ->
        [gog] { $player } mène Gog en { $cell }.
        [angel] { $player } mène l’Ange en { $cell }.
       *[other] { $player } envoie le soldat en { $cell }.
    }
gog-event-end-chests = { $player } n’ouvre plus de coffre.
gog-event-roll = { $player } obtient { $high } et { $low }.
gog-event-keep = { $player } garde les dés.
gog-event-reroll = { $player } relance les dés.
gog-event-steps = { $player } dispose de { $steps } pas.
gog-event-pick = { $player } choisit le soldat en { $cell }.
gog-event-step = { $player } fait un pas vers { gog-phrase-direction }, de { $from } à { $to }.
gog-event-stop = { $player } repose le soldat.
gog-event-found = { $player } fonde une cité en { $cell }.
gog-event-battle =
    { $player } attaque { $defender } en { $cell }, { $attack } contre { $defence } : { $outcome ->
        [won] l’attaquant l’emporte.
        [lost] le défenseur l’emporte.
       *[tied] égalité, les dés vont trancher.
    }
gog-event-clash =
    { $player } obtient { $attack } contre { $defence } pour { $cell } : { $outcome ->
        [won] l’attaquant l’emporte.
        [lost] le défenseur l’emporte.
       *[tied] toujours égalité.
    }
gog-event-conquer = { $player } conquiert la cité que { $owner } avait en { $cell } : il n’en reste rien.
gog-event-ambush = { $player } joue l’Embuscade.
gog-event-drawn =
    { $outcome ->
        [returned] { $player } tombe sur { gog-phrase-ability }, déjà en sa possession : la carte va sous la pioche.
       *[kept] { $player } pioche { gog-phrase-ability }.
    }
gog-event-end-turn = { $player } finit son tour.
gog-event-round-end = La manche { $round } est finie.
gog-event-soldier-placed = { $player } a maintenant en { $cell } un soldat de niveau { $level }.
gog-event-soldier-level = { $player } : le soldat en { $cell } passe au niveau { $level }.
gog-event-soldier-lost = { $player } perd le soldat en { $cell }.
gog-event-city-level = { $player } : la cité en { $cell } est maintenant au niveau { $level }.
gog-event-resources = { $player } : { gog-phrase-changes }.
gog-event-barn-limit = { $player } : la grange contient désormais jusqu’à { $limit } unités de chaque ressource.
gog-event-ability-gained = { $player } a désormais { gog-phrase-ability }.
gog-event-ability-lost = { $player } n’a plus { gog-phrase-ability }.
gog-event-scroll-gained = { $player } reçoit un parchemin : cela lui en fait { $scrolls }.
gog-event-scroll-lost =
    { $scrolls ->
        [0] { $player } perd un parchemin : il ne lui en reste aucun.
       *[other] { $player } perd un parchemin : il lui en reste { $scrolls }.
    }
gog-event-eliminated = { $player } n’a plus de cité et quitte la partie.
gog-event-over =
    La bataille est finie : { $reason ->
        [scrolls] { gog-ending-scrolls }
        [corners] { gog-ending-corners }
        [last_city] { gog-ending-last-city }
        [round_cap] { gog-ending-round-cap }
       *[other] { $reason }
    }.

## Avoirs : ce que possède une place

gog-tally-scrolls = Parchemins
gog-tally-locked = Parchemins scellés
gog-tally-cities = Cités sur la carte
gog-tally-city-levels = Somme des niveaux des cités
gog-tally-soldiers = Soldats sur la carte
gog-tally-soldier-levels = Somme des niveaux des soldats
gog-tally-food = Nourriture
gog-tally-wood = Bois
gog-tally-gold = Or
gog-tally-barn = Capacité de la grange
gog-tally-abilities = Cartes Capacité
gog-tally-founded = Cités fondées jusqu’ici
gog-tally-soldiers-left = Soldats en réserve
gog-tally-cities-left = Cités en réserve
