## Ce que sont les choses à la table : montré à qui demande avec `?`. Celles d’un jeu citent ses paragraphes.

what-hint = Touchez n’importe quoi, ou promenez-vous avec Tab et les flèches : la chose se présente. Échap pour sortir.
what-nothing = Il n’y a rien de plus à en dire.

what-table-status = À qui est le tour, et ce qui est à décider maintenant.
what-table-moves = Ce que vous pouvez faire maintenant. Les cases éclairées du plateau se touchent aussi.
what-table-undo = Annule votre dernière décision, tant que ni dé, ni carte, ni autre joueur n’est venu après.
what-table-suggest = Demande conseil au plus fort des robots, qui ne voit que ce que vous voyez et dit pourquoi.
what-table-deputy = Un robot joue à votre place, pour un tour ou jusqu’à votre retour.
what-table-chances = Les chances de gagner de chacun, selon le plus fort des robots.
what-table-players = Tous ceux qui sont à la table, avec ce qu’ils ont.
what-table-sign = Le signe d’une place : ses pièces le portent, si bien que les couleurs ne sont jamais nécessaires.
what-table-log = Tout ce qui s’est passé. Choisissez une ligne pour revoir le plateau tel qu’il était.
what-table-talk = Ce que les gens de la table se disent.
what-table-zoom = Pour regarder le plateau de plus près, de plus loin ou tout entier.
