### Pourquoi un coup de La Bataille de GOG est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

gog-feature-scrolls =
    { $change ->
        [more] plus de parchemins
       *[less] moins de parchemins
    }
gog-feature-lock =
    { $change ->
        [more] un parchemin scellé, que nul ne peut prendre
       *[less] un parchemin scellé de moins
    }
gog-feature-barn =
    { $change ->
        [more] une plus grande grange
       *[less] une plus petite grange
    }
gog-feature-defense =
    { $change ->
        [more] la carte { gog-ability-def }
       *[less] une carte { gog-ability-def } de moins
    }
gog-feature-wisdom =
    { $change ->
        [more] la carte { gog-ability-wis }
       *[less] une carte { gog-ability-wis } de moins
    }
gog-feature-magic =
    { $change ->
        [more] la carte { gog-ability-mag }
       *[less] une carte { gog-ability-mag } de moins
    }
gog-feature-ambush =
    { $change ->
        [more] la carte { gog-ability-amb }
       *[less] une carte { gog-ability-amb } de moins
    }
gog-feature-abundance =
    { $change ->
        [more] la carte { gog-ability-abu }
       *[less] une carte { gog-ability-abu } de moins
    }
gog-feature-water =
    { $change ->
        [more] la carte { gog-ability-wat }
       *[less] une carte { gog-ability-wat } de moins
    }
gog-feature-power =
    { $change ->
        [more] la carte { gog-ability-pow }
       *[less] une carte { gog-ability-pow } de moins
    }
gog-feature-strategy =
    { $change ->
        [more] la carte { gog-ability-str }
       *[less] une carte { gog-ability-str } de moins
    }
gog-feature-speed =
    { $change ->
        [more] la carte { gog-ability-spd }
       *[less] une carte { gog-ability-spd } de moins
    }
gog-feature-card-to-come =
    { $change ->
        [more] une carte Capacité à piocher
       *[less] une carte Capacité de moins à piocher
    }
gog-feature-cities =
    { $change ->
        [more] plus de cités
       *[less] moins de cités
    }
gog-feature-only-city =
    { $change ->
        [more] une seule cité
       *[less] autre chose qu’une seule cité
    }
gog-feature-city-levels =
    { $change ->
        [more] des cités plus fortes
       *[less] des cités moins fortes
    }
gog-feature-chests =
    { $change ->
        [more] plus de coffres au trésor à ouvrir
       *[less] moins de coffres au trésor à ouvrir
    }
gog-feature-camels =
    { $change ->
        [more] plus de chameaux
       *[less] moins de chameaux
    }
gog-feature-income =
    { $change ->
        [more] plus à récolter à chaque tour
       *[less] moins à récolter à chaque tour
    }
gog-feature-stock =
    { $change ->
        [more] plus de ressources dans la grange
       *[less] moins de ressources dans la grange
    }
gog-feature-stock-soon =
    { $change ->
        [more] plus de ressources après la prochaine récolte
       *[less] moins de ressources après la prochaine récolte
    }
gog-feature-soldiers =
    { $change ->
        [more] plus de soldats
       *[less] moins de soldats
    }
gog-feature-levels =
    { $change ->
        [more] une armée plus forte
       *[less] une armée moins forte
    }
gog-feature-settlers =
    { $change ->
        [more] plus de soldats pour fonder des cités
       *[less] moins de soldats pour fonder des cités
    }
gog-feature-site =
    { $change ->
        [more] un meilleur site pour une cité
       *[less] un moins bon site pour une cité
    }
gog-feature-corners =
    { $change ->
        [more] plus de coins de la carte
       *[less] moins de coins de la carte
    }
gog-feature-corner-way =
    { $change ->
        [more] un plus long chemin vers les coins
       *[less] un plus court chemin vers les coins
    }
gog-feature-sieges =
    { $change ->
        [more] un siège plus serré
       *[less] un siège moins serré
    }
gog-feature-last-siege =
    { $change ->
        [more] un siège plus serré d’une dernière cité
       *[less] un siège moins serré d’une dernière cité
    }
gog-feature-siege-way =
    { $change ->
        [more] un plus long chemin jusqu’à un siège
       *[less] un plus court chemin jusqu’à un siège
    }
gog-feature-draws =
    { $change ->
        [more] plus de cartes Trésor à piocher
       *[less] moins de cartes Trésor à piocher
    }
gog-feature-figure =
    { $change ->
        [more] un déplacement de Gog ou de l’Ange
       *[less] un déplacement de Gog ou de l’Ange en moins
    }
gog-feature-prey =
    { $change ->
        [more] un soldat plus faible à attaquer
       *[less] un soldat plus faible de moins à attaquer
    }
gog-feature-picked =
    { $change ->
        [more] un soldat prêt à marcher
       *[less] un soldat de moins prêt à marcher
    }
gog-feature-out =
    { $change ->
        [more] le rôle de spectateur
       *[less] une place dans la partie
    }
