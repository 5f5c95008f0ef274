### La Bataille de GOG dans le navigateur, en français : ce que seul un écran dit.

## Au-dessus du plateau

web-gog-phases = Phases d’un tour
web-gog-phase-gathering = Récolte
web-gog-phase-purchases = Achats
web-gog-phase-chests = Coffres
web-gog-phase-movement = Déplacements
web-gog-round = Manche { $round } / { $of }
web-gog-laid = { $number } éléments de carte posés sur { $of }
web-gog-steps = { $steps } pas
web-gog-stack =
    { $number ->
        [one] { $number } parchemin dans la pile
       *[other] { $number } parchemins dans la pile
    }

## Joueurs

web-gog-progress = Pour gagner : { $scrolls } parchemins sur { $of }, { $number } coins sur 4
web-gog-near-scrolls = À un parchemin de la victoire !
web-gog-near-corners = À un coin de la victoire !
web-gog-last-city = Plus qu’une seule cité !
web-gog-eliminated = Hors de la partie.
web-gog-cities = Cités
web-gog-city-levels = Niveaux des cités
web-gog-soldier-levels = Niveaux des soldats
web-gog-resources = Ressources

## La carte en mots

web-gog-unlaid = pas encore posé
web-gog-place = emplacement { $place }
web-gog-soldier-of = soldat de { $player }, niveau { $level }
web-gog-city-of = cité de { $player }, niveau { $level }
web-gog-spent = épuisé
web-gog-picked = en main
web-gog-lit = peut être choisi

## Pourquoi pas

web-gog-step-by-step = Le soldat ne peut pas y arriver avec les pas qui lui restent.
web-gog-pick-a-soldier = Prenez d’abord l’un de vos soldats.

## Avant la fin du tour

web-gog-caution-conquest = Vous pourriez encore conquérir une cité ce tour-ci.
web-gog-caution-figure = Vous n’avez pas fait le déplacement de figure de votre double.

## Le panneau

web-gog-lay-help = L’élément { $piece } est à vous : choisissez un emplacement éclairé, puis son orientation.
web-gog-exchanges =
    { $number ->
        [one] { $number } échange par chameau
       *[other] { $number } échanges par chameau
    }
web-gog-offers =
    { $number ->
        [0] Plus d’offre possible
        [one] { $number } offre possible
       *[other] { $number } offres possibles
    }
web-gog-purchases = Ce qui peut s’acheter
web-gog-buy-soldier = Recruter un soldat
web-gog-buy-soldier-text = sur une case libre à côté d’une de vos cités
web-gog-buy-train = Entraîner un soldat
web-gog-buy-train-text = un niveau de plus, où qu’il soit
web-gog-buy-fortify = Fortifier une cité
web-gog-buy-fortify-text = un niveau de plus ; dès le niveau 2, elle récolte à deux cases
web-gog-buy-ability = Carte Capacité
web-gog-buy-ability-text = tirée de la pioche
web-gog-buy-barn = Agrandir la grange
web-gog-buy-barn-text = de la place pour une de plus de chaque ressource
web-gog-buy-scroll = Parchemin
web-gog-buy-scroll-text = de la pile, ou sinon d’un rival
web-gog-by-level = selon le niveau
web-gog-any-mix = Avec la Sagesse, seul le total compte : payez avec ce que vous voulez.
web-gog-payments = Façons de payer
web-gog-draws =
    { $number ->
        [one] Vous pouvez ouvrir { $number } coffre.
       *[other] Vous pouvez ouvrir { $number } coffres, l’un après l’autre.
    }
web-gog-card-odd = Le dé est impair : la carte est pour vous, si vous l’acceptez.
web-gog-card-for = Cette carte est à présent pour { $player }.
web-gog-reach =
    { $steps ->
        [one] Jusqu’à { $steps } pas, par-dessus tout.
       *[other] Jusqu’à { $steps } pas, par-dessus tout.
    }
web-gog-sum = { $high } + { $low } = { $steps } pas
web-gog-double-1 = Un double : vous pouvez aussi déplacer Gog de 2 pas au plus.
web-gog-double-2 = Un double : vous pouvez aussi déplacer l’Ange de 4 pas au plus.
web-gog-double-3 = Un double : vous tirez aussi une carte Capacité.
web-gog-double-4 = Un double : vous tirez aussi une carte Capacité.
web-gog-double-5 = Un double : vous pouvez aussi déplacer l’Ange de 10 pas au plus.
web-gog-double-6 = Un double : vous pouvez aussi déplacer Gog de 12 pas au plus.
web-gog-step-pad = Où va le soldat
web-gog-walk = Aller en { $cell } en { $steps } pas
web-gog-walk-up-to = Aller jusqu’à { $cell }, pour attaquer de là
web-gog-choose-pick = Prendre un soldat
web-gog-choose-conquer = Conquérir une cité
web-gog-choose-at = Choisir une case
web-gog-choose-to = Choisir la destination
