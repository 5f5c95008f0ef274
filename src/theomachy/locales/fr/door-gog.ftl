### À la porte de La Bataille de GOG, en français : ce qui ne va pas dans une position décrite.

door-gog-map = Une carte a douze rangées de douze lettres.
door-gog-terrain = « { $name } » n’est pas un terrain ; il y a { $known }.
door-gog-two-pieces = { $cell } porterait deux pièces (GG-1.4).
door-gog-piece = « { $name } » ne décrit aucune pièce ; écrivez `P1(3)`, `P1(3)!`, `P1[2]` ou `-`.
door-gog-level = { $cell } montrerait { $level } ; un dé montre de 1 à 6.
door-gog-no-die = { $player } n’a plus de dé pour { $cell } (GG-1.7).
door-gog-no-card = Il n’y a pas d’autre « { $name } » dans la pioche (GG-7.8).
door-gog-whose-step = Un pas dit de qui il est : `picked c4`.
door-gog-where = Un envoi ou un combat dit où il a lieu : `place c4`.
door-gog-ending = Une partie terminée dit comment elle a fini : `ending { $example }`.
door-gog-wake = { $cell } n’est pas de l’eau, et il n’y a de sillage que sur l’eau (GG-17.7).
