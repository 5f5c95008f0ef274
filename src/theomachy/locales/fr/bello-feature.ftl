### Pourquoi un coup de Bello Divorum est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

bello-feature-followers =
    { $change ->
        [more] plus de fidèles sur le plateau
       *[less] moins de fidèles sur le plateau
    }
bello-feature-temples =
    { $change ->
        [more] plus de temples
       *[less] moins de temples
    }
bello-feature-cities =
    { $change ->
        [more] plus de cités
       *[less] moins de cités
    }
bello-feature-fields =
    { $change ->
        [more] plus de champs
       *[less] moins de champs
    }
bello-feature-recruits =
    { $change ->
        [more] plus de recrues à venir
       *[less] moins de recrues à venir
    }
bello-feature-ready-temples =
    { $change ->
        [more] plus de temples dont s’emparer
       *[less] moins de temples dont s’emparer
    }
bello-feature-ready-cities =
    { $change ->
        [more] plus de cités dont s’emparer
       *[less] moins de cités dont s’emparer
    }
bello-feature-ready-fields =
    { $change ->
        [more] plus de champs dont s’emparer
       *[less] moins de champs dont s’emparer
    }
bello-feature-begun-temples =
    { $change ->
        [more] plus de fidèles réunis dans un temple à prendre
       *[less] moins de fidèles réunis dans un temple à prendre
    }
bello-feature-begun-cities =
    { $change ->
        [more] plus de fidèles réunis dans une cité à prendre
       *[less] moins de fidèles réunis dans une cité à prendre
    }
bello-feature-ready-marked =
    { $change ->
        [more] plus de lieux dont un seul fidèle peut s’emparer
       *[less] moins de lieux dont un seul fidèle peut s’emparer
    }
bello-feature-nearer =
    { $change ->
        [more] plus de fidèles tout près de lieux à prendre
       *[less] moins de fidèles tout près de lieux à prendre
    }
bello-feature-near =
    { $change ->
        [more] plus de fidèles à deux pas de lieux à prendre
       *[less] moins de fidèles à deux pas de lieux à prendre
    }
bello-feature-ziggurats =
    { $change ->
        [more] plus de lieux gardés par une ziggourat
       *[less] moins de lieux gardés par une ziggourat
    }
bello-feature-hearts =
    { $change ->
        [more] la protection de la { bello-power-weighing-of-hearts }
       *[less] la { bello-power-weighing-of-hearts } en moins
    }
bello-feature-to-act =
    { $change ->
        [more] la prochaine décision
       *[less] une décision de moins à prendre
    }
bello-feature-late-points =
    { $change ->
        [more] un meilleur score à l’approche de la Fin des temps
       *[less] un moins bon score à l’approche de la Fin des temps
    }
bello-feature-aztec =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-aztec }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-aztec }
    }
bello-feature-mesopotamian =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-mesopotamian }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-mesopotamian }
    }
bello-feature-egyptian =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-egyptian }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-egyptian }
    }
bello-feature-shinto =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-shinto }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-shinto }
    }
bello-feature-norse =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-norse }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-norse }
    }
bello-feature-greek =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-greek }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-greek }
    }
