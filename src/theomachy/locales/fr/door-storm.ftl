### À la porte de La Tempête des Dieux, en français : ce qui ne va pas dans ce qui est demandé. N’est pas envoyé au navigateur.

door-storm-cell = « { $name } » n’est pas une case ; elles s’écrivent a1, e5…
door-storm-off-board = « { $name } » n’est pas une case d’un plateau de rayon { $radius } (ST-1.1).
door-storm-tile = « { $token } » ne décrit pas une tuile ; écrivez 2, 2/P1w3, 2/P1w1c ou 5/P1S@7.
door-storm-pile = Une pioche s’écrit `3:2 5:1` ou `empty`, et non « { $token } ».
door-storm-turn = Le tour { $turn } est celui de { $player }, et non de { $other } (ST-3.1).
door-storm-claim = « { $token } » n’est pas une victoire en attente ; écrivez `sanctuary P1 since 7` ou `encirclement by P1 since 7`.
door-storm-due = Une victoire en attente depuis le tour { $turn } arrive à terme au tour { $due }, et non { $other } (ST-15.1).
