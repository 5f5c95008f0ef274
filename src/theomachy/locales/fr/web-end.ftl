### La fin d’une partie, en français : pourquoi on a gagné, et que faire ensuite.

web-end-decided = { $key } : { $most } contre { $next }.
web-end-tie = { $tied } : égalité. Ont départagé : { $key }, { $most } contre { $next }.
web-end-shared = Égalité en tout ce qui compte : la victoire est partagée.
web-end-decisive = Le moment décisif
web-end-rise = { $player } : de { $from } à { $to }
web-end-look = Le revoir
web-end-swap = Échanger les places
web-end-board = Voir le plateau
