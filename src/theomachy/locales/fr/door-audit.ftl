### Une feuille de partie ou une position, jugée ligne par ligne, en français. N’est pas envoyé au navigateur.

door-audit-line = Ce n’est pas une ligne d’une position : { $line }
door-audit-ply = Il n’y a pas de demi-coup { $ply } ; le dernier est le { $last }.
door-audit-over = La partie est finie à cet endroit : revenez quelques coups en arrière.
door-audit-nothing = Ce n’est ni une feuille de partie ni une position de Theomachy : cela commencerait par « theomachy record 1 » ou « theomachy position 1 ».
door-audit-unreadable = Cela ne peut pas être lu : { $why }
door-audit-unplayed = Non vérifié : ce qui précède ne tient pas.
door-audit-log = Chaque entrée du journal de cette maison découle de la précédente ; aucune ne manque ni n’a changé.
door-audit-log-broken = Le journal de cette maison ne se tient pas : une entrée a été changée ou manque.
door-audit-text = Le texte est entier : il s’accorde avec sa somme de contrôle.
door-audit-rules = Écrit pour les règles { $written }, que cette maison joue.
door-audit-rules-other = Écrit pour les règles { $written } ; cette maison joue les règles { $played }, selon lesquelles c’est montré.
door-audit-position = Une position de { $game } à { $players } joueurs, qui peut exister.
door-audit-moves = { $plies ->
    [0] Aucun coup n’a été joué.
    [one] Le seul coup est permis.
   *[other] Les { $plies } coups et tirages sont tous permis, chacun rejoué depuis le premier.
}
door-audit-end = Les coups mènent à la fin et aux points annoncés.
door-audit-end-open = La partie n’est pas finie : il n’y a pas de fin à vérifier.
door-audit-seed = La graine est celle que son empreinte promettait avant le premier tirage.
door-audit-seed-kept = La graine n’est dite qu’à la fin : on pourra vérifier alors que c’est celle promise.
door-audit-dice = { $draws ->
    [0] Rien n’a été tiré.
    [one] Le seul tirage découle de la graine.
   *[other] Les { $draws } tirages découlent de la graine, chacun recalculé.
}
door-audit-dice-kept = Les tirages pourront être recalculés quand la graine sera dite.
door-audit-added = { $seats ->
    [one] Une place a ajouté son propre hasard : qui a promis la graine ne pouvait pas prévoir les tirages.
   *[other] { $seats } places ont ajouté leur propre hasard : qui a promis la graine ne pouvait pas prévoir les tirages.
}
door-audit-added-none = Aucune place n’a ajouté de hasard : que la graine n’ait pas été choisie ne peut pas être vérifié.
door-audit-promise = La promesse a été signée avant le premier tirage, par la maison { $fingerprint }.
door-audit-promise-none = La promesse n’est pas signée : quand elle fut faite ne peut pas être vérifié.
