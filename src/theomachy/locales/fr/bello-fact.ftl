### Pourquoi un coup de Bello Divorum est conseillé, en français : ce qu’il apporte ou laisse à quelqu’un.
### Complète « vous apporte … », « vous laisse … » et « laisse à Anna … », donc jamais de négation.

bello-fact-followers =
    { $change ->
        [more] plus de fidèles sur le plateau
       *[less] moins de fidèles sur le plateau
    }
bello-fact-temples =
    { $change ->
        [more] plus de temples
       *[less] moins de temples
    }
bello-fact-cities =
    { $change ->
        [more] plus de cités
       *[less] moins de cités
    }
bello-fact-fields =
    { $change ->
        [more] plus de champs
       *[less] moins de champs
    }
bello-fact-recruits =
    { $change ->
        [more] plus de recrues à venir
       *[less] moins de recrues à venir
    }
bello-fact-ready-temples =
    { $change ->
        [more] plus de temples dont s’emparer
       *[less] moins de temples dont s’emparer
    }
bello-fact-ready-cities =
    { $change ->
        [more] plus de cités dont s’emparer
       *[less] moins de cités dont s’emparer
    }
bello-fact-ready-fields =
    { $change ->
        [more] plus de champs dont s’emparer
       *[less] moins de champs dont s’emparer
    }
bello-fact-begun-temples =
    { $change ->
        [more] plus de fidèles réunis dans un temple à prendre
       *[less] moins de fidèles réunis dans un temple à prendre
    }
bello-fact-begun-cities =
    { $change ->
        [more] plus de fidèles réunis dans une cité à prendre
       *[less] moins de fidèles réunis dans une cité à prendre
    }
bello-fact-ready-marked =
    { $change ->
        [more] plus de lieux dont un seul fidèle peut s’emparer
       *[less] moins de lieux dont un seul fidèle peut s’emparer
    }
bello-fact-nearer =
    { $change ->
        [more] plus de fidèles tout près de lieux à prendre
       *[less] moins de fidèles tout près de lieux à prendre
    }
bello-fact-near =
    { $change ->
        [more] plus de fidèles à deux pas de lieux à prendre
       *[less] moins de fidèles à deux pas de lieux à prendre
    }
bello-fact-ziggurats =
    { $change ->
        [more] plus de lieux gardés par une ziggourat
       *[less] moins de lieux gardés par une ziggourat
    }
bello-fact-hearts =
    { $change ->
        [more] la protection de la { bello-power-weighing-of-hearts }
       *[less] la { bello-power-weighing-of-hearts } en moins
    }
bello-fact-to-act =
    { $change ->
        [more] la prochaine décision
       *[less] une décision de moins à prendre
    }
bello-fact-late-points =
    { $change ->
        [more] un meilleur score à l’approche de la Fin des temps
       *[less] un moins bon score à l’approche de la Fin des temps
    }
bello-fact-aztec =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-aztec }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-aztec }
    }
bello-fact-mesopotamian =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-mesopotamian }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-mesopotamian }
    }
bello-fact-egyptian =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-egyptian }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-egyptian }
    }
bello-fact-shinto =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-shinto }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-shinto }
    }
bello-fact-norse =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-norse }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-norse }
    }
bello-fact-greek =
    { $change ->
        [more] les pouvoirs du panthéon { bello-pantheon-greek }
       *[less] moins de pouvoirs du panthéon { bello-pantheon-greek }
    }
