### Bello Divorum à la porte, en français : coups et positions illisibles.

## Coups

door-bello-location = « { $name } » n’est pas un lieu ; ils vont de { $first } à { $last }.
door-bello-apart = { $to } n’est pas voisin de { $from } (BD-6.3, BD-6.5).
door-bello-field = { $cell } est un champ ; les champs ne recrutent pas (BD-4.1).

## Positions

door-bello-pantheon = « { $name } » n’est pas un panthéon ; il y a { $known }.
door-bello-cell-text = « { $token } » ne décrit pas un lieu ; écrivez P1/3, -/P1:1,P2:2 ou -.
door-bello-crowd = { $cell } porterait { $followers } fidèles, 4 au plus (BD-2.2).
door-bello-whose = Dites qui décide : « at P1 { $name } ».
door-bello-number = « { $name } » est un nombre entier, pas « { $token } ».
door-bello-from = Un voyage dit d’où il part : « place e1 ».
door-bello-landing = Un voyage dit où il mène : « landing e3 ».
