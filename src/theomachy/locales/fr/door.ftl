### À la porte, en français : ce qui ne va pas dans ce qui est demandé. N’est pas envoyé au navigateur.

## Coups illisibles

door-move-unknown = { $move } : { $why }
door-move-illegal = { $move } : { $why } ({ $paragraph })
door-move-stale = { $move } : destiné au demi-coup { $ply }, la table en est au demi-coup { $now }.
door-nature-rests = La nature n’a rien à décider à présent.
door-verb = « { $verb } » n’est pas un verbe de ce jeu ; il a { $known }.
door-cell = « { $name } » n’est pas une case ; elles vont de { $first } à { $last }.
door-written = { $verb } s’écrit comme « { $example } ».

## Positions

door-token = « { $token } » ne fait pas partie d’une position de { $game }.
door-unsaid = « { $token } » ne dit rien d’une position de { $game }.
door-field = Une position de { $game } n’a pas de « { $name } ».
door-phase = « { $name } » n’est pas une phase ; il y a { $known }.
door-none-of = « { $name } » ne figure pas parmi { $known }.
door-at-this-table = Seuls P1 à P{ $players } sont assis à cette table.
