## Le livret de règles tel que les joueurs le lisent

web-book-contents = Sommaire
web-book-search = Chercher dans les règles
web-book-found = { $count ->
    [0] Rien trouvé.
    [one] Trouvé une fois
   *[other] Trouvé { $count } fois
  }
web-book-notation = Montrer la notation dans laquelle s’écrivent exemples et parties
web-book-example = Exemple : { $title }
web-book-try = Jouer à partir d’ici
web-book-steps = L’exemple, pas à pas
web-book-step = { $step } sur { $steps }
web-book-before = Voici le point de départ.
web-book-larger = Agrandir
web-book-smaller = Réduire
web-book-page = Le livret sur une page à lui
web-book-ask = Qu’est-ce que c’est ?
