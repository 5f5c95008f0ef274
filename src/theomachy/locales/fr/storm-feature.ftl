### Pourquoi un coup de La Tempête des Dieux est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

storm-feature-belief =
    { $change ->
        [more] plus de croyance
       *[less] moins de croyance
    }
storm-feature-community =
    { $change ->
        [more] plus d’adorateurs dans la communauté
       *[less] moins d’adorateurs dans la communauté
    }
storm-feature-early-income =
    { $change ->
        [more] plus d’adorateurs à regagner aux tours suivants
       *[less] moins d’adorateurs à regagner aux tours suivants
    }
storm-feature-constructions =
    { $change ->
        [more] plus de constructions
       *[less] moins de constructions
    }
storm-feature-sanctuary =
    { $change ->
        [more] le sanctuaire
       *[less] un sanctuaire de moins
    }
storm-feature-breakable-claim =
    { $change ->
        [more] une victoire en attente, si nul ne l’empêche
       *[less] une victoire en attente de moins
    }
storm-feature-safe-claim =
    { $change ->
        [more] une victoire en attente que nul n’a les moyens d’empêcher
       *[less] une victoire assurée de moins
    }
storm-feature-nearly-claimed =
    { $change ->
        [more] une victoire par le sanctuaire à un bâtiment près
       *[less] une victoire par le sanctuaire plus lointaine
    }
storm-feature-ring-lead =
    { $change ->
        [more] la plus grande croyance autour de Vaal
       *[less] une croyance moins forte autour de Vaal
    }
storm-feature-starving =
    { $change ->
        [more] un sanctuaire sans rien pour l’entretenir
       *[less] de quoi entretenir le sanctuaire
    }
storm-feature-exposed =
    { $change ->
        [more] plus de croyance à portée des attaques
       *[less] moins de croyance à portée des attaques
    }
storm-feature-tiles =
    { $change ->
        [more] plus de tuiles
       *[less] moins de tuiles
    }
storm-feature-to-act =
    { $change ->
        [more] la prochaine décision
       *[less] une décision de moins à prendre
    }
storm-feature-find =
    { $change ->
        [more] une terre inconnue à découvrir
       *[less] une terre inconnue de moins à découvrir
    }
storm-feature-holy-ground =
    { $change ->
        [more] plus de tuiles où bâtir le sanctuaire
       *[less] moins de tuiles où bâtir le sanctuaire
    }
