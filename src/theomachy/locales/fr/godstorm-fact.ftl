### Pourquoi un coup de Tempête divine est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

godstorm-fact-points =
    { $change ->
        [more] plus de points
       *[less] moins de points
    }
godstorm-fact-progress =
    { $change ->
        [more] une meilleure emprise sur les continents
       *[less] une moindre emprise sur les continents
    }
godstorm-fact-income =
    { $change ->
        [more] plus d’armées et de croyance à venir
       *[less] moins d’armées et de croyance à venir
    }
godstorm-fact-temples =
    { $change ->
        [more] plus de temples
       *[less] moins de temples
    }
godstorm-fact-forces =
    { $change ->
        [more] une plus grande part de toutes les armées
       *[less] une plus petite part de toutes les armées
    }
godstorm-fact-reach =
    { $change ->
        [more] de meilleures conquêtes à portée
       *[less] de moins bonnes conquêtes à portée
    }
godstorm-fact-surplus =
    { $change ->
        [more] plus d’armées libres d’attaquer
       *[less] moins d’armées libres d’attaquer
    }
godstorm-fact-host =
    { $change ->
        [more] une plus grande armée de conquête
       *[less] une moins grande armée de conquête
    }
godstorm-fact-led =
    { $change ->
        [more] plus d’armées menées par des dieux
       *[less] moins d’armées menées par des dieux
    }
godstorm-fact-exposed =
    { $change ->
        [more] plus de territoires en danger
       *[less] moins de territoires en danger
    }
godstorm-fact-at-stake =
    { $change ->
        [more] plus d’armées en danger
       *[less] moins d’armées en danger
    }
godstorm-fact-war =
    { $change ->
        [more] plus d’aide du dieu de la Guerre
       *[less] moins d’aide du dieu de la Guerre
    }
godstorm-fact-death =
    { $change ->
        [more] plus d’aide du dieu de la Mort
       *[less] moins d’aide du dieu de la Mort
    }
godstorm-fact-sky =
    { $change ->
        [more] plus d’aide du dieu du Ciel
       *[less] moins d’aide du dieu du Ciel
    }
godstorm-fact-magic =
    { $change ->
        [more] plus d’aide de la déesse de la Magie
       *[less] moins d’aide de la déesse de la Magie
    }
godstorm-fact-guard =
    { $change ->
        [more] des dieux mieux gardés
       *[less] des dieux moins bien gardés
    }
godstorm-fact-faith =
    { $change ->
        [more] plus de croyance
       *[less] moins de croyance
    }
godstorm-fact-war-cards =
    { $change ->
        [more] plus de cartes Guerre
       *[less] moins de cartes Guerre
    }
godstorm-fact-death-cards =
    { $change ->
        [more] plus de cartes Mort
       *[less] moins de cartes Mort
    }
godstorm-fact-sky-cards =
    { $change ->
        [more] plus de cartes Ciel
       *[less] moins de cartes Ciel
    }
godstorm-fact-relics =
    { $change ->
        [more] plus à tirer des reliques
       *[less] moins à tirer des reliques
    }
godstorm-fact-souls =
    { $change ->
        [more] plus d’armées aux enfers
       *[less] moins d’armées aux enfers
    }
godstorm-fact-heaven =
    { $change ->
        [more] plus d’armées au paradis
       *[less] moins d’armées au paradis
    }
godstorm-fact-descent =
    { $change ->
        [more] plus de chemins vers les cryptes et les autels
       *[less] moins de chemins vers les cryptes et les autels
    }
godstorm-fact-crypts =
    { $change ->
        [more] plus de cryptes
       *[less] moins de cryptes
    }
godstorm-fact-early =
    { $change ->
        [more] un tour plus tôt dans l’époque
       *[less] un tour plus tard dans l’époque
    }
godstorm-fact-last-word =
    { $change ->
        [more] un tour plus tard dans la dernière époque
       *[less] un tour plus tôt dans la dernière époque
    }
godstorm-fact-hope =
    { $change ->
        [more] de meilleures chances aux enchères
       *[less] de moins bonnes chances aux enchères
    }
godstorm-fact-promise =
    { $change ->
        [more] un miracle prometteur en cours
       *[less] moins à espérer d’un miracle
    }
godstorm-fact-march =
    { $change ->
        [more] plus d’armées en marche vers le front
       *[less] moins d’armées en marche vers le front
    }
godstorm-fact-labour =
    { $change ->
        [more] un pas de plus dans le Travail de la Guerre
       *[less] un pas de moins dans le Travail de la Guerre
    }
godstorm-fact-chest =
    { $change ->
        [more] un trésor mieux rempli pour les dernières enchères
       *[less] un trésor moins rempli pour les dernières enchères
    }
godstorm-fact-sweep =
    { $change ->
        [more] plus de conquêtes encore à faire
       *[less] moins de conquêtes encore à faire
    }
godstorm-fact-swept =
    { $change ->
        [more] plus de territoires que des rivaux peuvent encore prendre
       *[less] moins de territoires que des rivaux peuvent encore prendre
    }
godstorm-fact-fallen =
    { $change ->
        [more] le rôle de spectateur
       *[less] une place dans la partie
    }
