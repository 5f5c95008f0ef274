### Puissance quatre, en français.

connect-four-name = Puissance quatre
connect-four-subtitle = Quatre à la suite
connect-four-pitch = À deux, on lâche des jetons dans sept colonnes ; qui en aligne quatre le premier gagne.

## À la table

connect-four-phase-turn = { $player } : lâchez un jeton.
connect-four-move-drop = Lâcher un jeton dans la colonne { $column }
connect-four-event-drop = { $player } lâche un jeton dans la colonne { $column }.
connect-four-ending-line = quatre jetons alignés
connect-four-ending-full = la grille est pleine
connect-four-tally-discs = Jetons

## Ce qui ne se peut pas

connect-four-refusal-game-over = La partie est finie.
connect-four-refusal-column-full = Cette colonne est pleine.
connect-four-fault-discs-miscounted = Les jetons de la grille et les jetons joués ne concordent pas.
connect-four-written = Un coup s’écrit de `drop a` à `drop g`.
connect-four-row = « { $row } » n’est pas une rangée : il y faut sept signes parmi x, o et `.`
