### À la porte de Tempête divine, en français : ce qui ne va pas dans ce qui est demandé. N’est pas envoyé au navigateur.

## Coups illisibles

door-godstorm-not-adjacent = { $first } et { $second } ne sont pas adjacents : rien ne les relie, ni par terre ni par mer (GS-1.9).
door-godstorm-no-passage = Aucun passage ne mène de { $first } à { $second } : les flammes ne laissent passer personne, et le paradis ne touche que les portes (GS-12.13).

## Positions

door-godstorm-no-number = « { $name } » n’est pas un nombre.
door-godstorm-no-territory = « { $name } » n’est pas un territoire ; il y a { $known }.
door-godstorm-no-space = « { $name } » n’est pas un espace ; il y a { $known }.
door-godstorm-no-place = « { $name } » n’est pas un lieu ; il y a { $known }.
door-godstorm-no-sea-connection = « { $name } » n’est pas une connexion maritime ; il y a { $known }.
door-godstorm-no-seat = « { $name } » n’est pas une place ; il y a { $known }.
door-godstorm-no-seat-of-this-table = « { $name } » n’est pas une place de cette table ; il y a { $known }.
door-godstorm-no-pantheon = « { $name } » n’est pas un panthéon ; il y a { $known }.
door-godstorm-no-god = « { $name } » n’est pas un dieu ; il y a { $known }.
door-godstorm-no-set-of-gods = « { $name } » n’est pas un groupe de dieux ; il y a { $known }.
door-godstorm-no-deck = « { $name } » n’est pas un talon ; il y a { $known }.
door-godstorm-no-card = « { $name } » n’est pas une carte ; il y a { $known }.
door-godstorm-no-pick = « { $name } » n’est pas de ce que cette carte peut désigner ; il y a { $known }.
door-godstorm-no-mark = « { $name } » n’est ni un temple, ni un fléau, ni des dieux du propriétaire (GS-1.4).
door-godstorm-describes-no-territory = « { $name } » ne décrit pas un territoire ; écrivez P1:5 WS temple plague, ou -.
door-godstorm-describes-no-space = « { $name } » ne décrit pas un espace ; écrivez P1:3 ou -.
door-godstorm-no-other-card = Il n’y a pas d’autre { $name } (GS-2.12).
door-godstorm-relic-in-hand = { $name } est une relique et se pose face visible (GS-6.13).
door-godstorm-no-relic = { $name } n’est pas une relique (GS-6.13).
door-godstorm-neutral = Le panthéon neutre ne peut pas être { $people } : ici, c’est { $neutral } (GS-15.1).
