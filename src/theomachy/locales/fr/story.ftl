### L’histoire d’une partie, en français : chances, tournants, hasard et coups.

story-title = L’histoire de la partie
story-chances = Les chances de chacun
story-chance-of = { $player } : de { $first } % à { $last } %

## Les tournants

story-turns = Les tournants
story-points =
    { $points ->
        [one] { $points } point de chance
       *[other] { $points } points de chance
    }
story-turn = { $what } Cela a fait basculer { story-points } : { $player } est passé de { $before } % à { $after } %.
story-turn-lot = { $what } Un sort aussi bon pour { $player } avait { $likely } % de chances. Cela a fait basculer { story-points } : de { $before } % à { $after } %.
story-at = Coup { $ply } : { $what }
story-ply = Coup { $ply }
story-look = Voir le plateau à ce moment

## De quoi un résultat est fait

story-luck = La part du hasard
story-luck-help = En points de chance de gagner. À la part égale s’ajoutent la place, les dés et les cartes, et les décisions ; ensemble, c’est le résultat. La place : qui commence, et ce qui fut distribué avant toute décision. Les dés et les cartes : ce qu’ils ont donné au-delà de ce qu’il fallait en attendre. Les décisions : celles de tous, pour autant qu’elles aient changé les chances.
story-part-fair = Part égale
story-part-seat = Place
story-part-luck = Dés et cartes
story-part-decisions = Décisions
story-part-result = Résultat
story-player = Joueur
story-verdict =
    { $luck ->
        [good] Le hasard a souri à { $player }.
        [bad] Le hasard a joué contre { $player }.
       *[even] Le hasard fut égal pour { $player }.
    }

## Les coups

story-best = Les meilleurs coups
story-worst = Les pires coups
story-moves-help = Points gagnés ; pour les pires, points perdus face au coup du conseiller.
story-none = Aucun ne se détache.
story-choice = { $move } : { $points }.
story-advised-same = Le conseiller aurait fait de même.
story-advised = Le conseiller : { $move }.

## Graphiques

story-figure-lands = Terres
story-as-table = En tableau
