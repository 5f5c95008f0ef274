### Pourquoi un coup de Tempête divine est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

godstorm-feature-points =
    { $change ->
        [more] plus de points
       *[less] moins de points
    }
godstorm-feature-progress =
    { $change ->
        [more] une meilleure emprise sur les continents
       *[less] une moindre emprise sur les continents
    }
godstorm-feature-income =
    { $change ->
        [more] plus d’armées et de croyance à venir
       *[less] moins d’armées et de croyance à venir
    }
godstorm-feature-temples =
    { $change ->
        [more] plus de temples
       *[less] moins de temples
    }
godstorm-feature-forces =
    { $change ->
        [more] une plus grande part de toutes les armées
       *[less] une plus petite part de toutes les armées
    }
godstorm-feature-reach =
    { $change ->
        [more] de meilleures conquêtes à portée
       *[less] de moins bonnes conquêtes à portée
    }
godstorm-feature-surplus =
    { $change ->
        [more] plus d’armées libres d’attaquer
       *[less] moins d’armées libres d’attaquer
    }
godstorm-feature-host =
    { $change ->
        [more] une plus grande armée de conquête
       *[less] une moins grande armée de conquête
    }
godstorm-feature-led =
    { $change ->
        [more] plus d’armées menées par des dieux
       *[less] moins d’armées menées par des dieux
    }
godstorm-feature-exposed =
    { $change ->
        [more] plus de territoires en danger
       *[less] moins de territoires en danger
    }
godstorm-feature-at-stake =
    { $change ->
        [more] plus d’armées en danger
       *[less] moins d’armées en danger
    }
godstorm-feature-war =
    { $change ->
        [more] plus d’aide du dieu de la Guerre
       *[less] moins d’aide du dieu de la Guerre
    }
godstorm-feature-death =
    { $change ->
        [more] plus d’aide du dieu de la Mort
       *[less] moins d’aide du dieu de la Mort
    }
godstorm-feature-sky =
    { $change ->
        [more] plus d’aide du dieu du Ciel
       *[less] moins d’aide du dieu du Ciel
    }
godstorm-feature-magic =
    { $change ->
        [more] plus d’aide de la déesse de la Magie
       *[less] moins d’aide de la déesse de la Magie
    }
godstorm-feature-guard =
    { $change ->
        [more] des dieux mieux gardés
       *[less] des dieux moins bien gardés
    }
godstorm-feature-faith =
    { $change ->
        [more] plus de croyance
       *[less] moins de croyance
    }
godstorm-feature-war-cards =
    { $change ->
        [more] plus de cartes Guerre
       *[less] moins de cartes Guerre
    }
godstorm-feature-death-cards =
    { $change ->
        [more] plus de cartes Mort
       *[less] moins de cartes Mort
    }
godstorm-feature-sky-cards =
    { $change ->
        [more] plus de cartes Ciel
       *[less] moins de cartes Ciel
    }
godstorm-feature-relics =
    { $change ->
        [more] plus à tirer des reliques
       *[less] moins à tirer des reliques
    }
godstorm-feature-souls =
    { $change ->
        [more] plus d’armées aux enfers
       *[less] moins d’armées aux enfers
    }
godstorm-feature-heaven =
    { $change ->
        [more] plus d’armées au paradis
       *[less] moins d’armées au paradis
    }
godstorm-feature-descent =
    { $change ->
        [more] plus de chemins vers les cryptes et les autels
       *[less] moins de chemins vers les cryptes et les autels
    }
godstorm-feature-crypts =
    { $change ->
        [more] plus de cryptes
       *[less] moins de cryptes
    }
godstorm-feature-early =
    { $change ->
        [more] un tour plus tôt dans l’époque
       *[less] un tour plus tard dans l’époque
    }
godstorm-feature-last-word =
    { $change ->
        [more] un tour plus tard dans la dernière époque
       *[less] un tour plus tôt dans la dernière époque
    }
godstorm-feature-hope =
    { $change ->
        [more] de meilleures chances aux enchères
       *[less] de moins bonnes chances aux enchères
    }
godstorm-feature-promise =
    { $change ->
        [more] un miracle prometteur en cours
       *[less] moins à espérer d’un miracle
    }
godstorm-feature-march =
    { $change ->
        [more] plus d’armées en marche vers le front
       *[less] moins d’armées en marche vers le front
    }
godstorm-feature-labour =
    { $change ->
        [more] un pas de plus dans le Travail de la Guerre
       *[less] un pas de moins dans le Travail de la Guerre
    }
godstorm-feature-chest =
    { $change ->
        [more] un trésor mieux rempli pour les dernières enchères
       *[less] un trésor moins rempli pour les dernières enchères
    }
godstorm-feature-sweep =
    { $change ->
        [more] plus de conquêtes encore à faire
       *[less] moins de conquêtes encore à faire
    }
godstorm-feature-swept =
    { $change ->
        [more] plus de territoires que des rivaux peuvent encore prendre
       *[less] moins de territoires que des rivaux peuvent encore prendre
    }
godstorm-feature-fallen =
    { $change ->
        [more] le rôle de spectateur
       *[less] une place dans la partie
    }
