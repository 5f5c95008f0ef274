### Puissance quatre, en français.

connect-four-name = Puissance quatre
connect-four-subtitle = Quatre à la suite
connect-four-pitch = À deux, on laisse tomber des pions dans sept colonnes ; qui en aligne quatre le premier gagne.

## À la table

connect-four-phase-turn = { $player } : laissez tomber un pion.
connect-four-move-drop = Laisser tomber un pion dans la colonne { $column }
connect-four-event-drop = { $player } laisse tomber un pion dans la colonne { $column }.
connect-four-ending-line = quatre pions alignés
connect-four-ending-full = la grille est pleine
connect-four-tally-discs = Pions

## Ce qui ne se peut pas

connect-four-refusal-game-over = La partie est finie.
connect-four-refusal-column-full = Cette colonne est pleine.
connect-four-fault-discs-miscounted = Les pions de la grille et les pions joués ne concordent pas.
connect-four-written = Un coup s’écrit de `drop a` à `drop g`.
connect-four-row = « { $row } » n’est pas une rangée : il y faut sept signes parmi x, o et `.`
