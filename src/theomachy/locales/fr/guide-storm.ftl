### La première partie guidée de La Tempête des Dieux, en français.

guide-storm-wind = Bienvenue ! Vous êtes une divinité, et les figurines de votre couleur sont vos adorateurs. Le tourbillon au milieu est Vaal : la terre surgit où il souffle, et disparaît si personne ne la retient. Un tour commence par son déplacement. Les dés disent sud-est, deux pas ; entre deux directions, vous choisissez.
guide-storm-wind-do = Choisissez l’une des deux directions du vent.
guide-storm-wind-done = Le vent a découvert de nouvelles terres.

guide-storm-settle = Le nombre sur une tuile, ce sont les gens qui y vivent. On les convertit avec un adorateur de plus. Ce que personne ne prend disparaît tout de suite.
guide-storm-settle-do = Convertissez la nouvelle tuile : touchez-la.
guide-storm-settle-done = La tuile est à vous, et vos adorateurs y sont.

guide-storm-attack = Maintenant, vous développez votre culte. Tout se paie avec les adorateurs de votre communauté : c’est le premier nombre sous votre nom. Une attaque en coûte un de plus qu’il n’y en a sur la tuile, et elle réussit toujours.
guide-storm-attack-do = Attaquez les deux adorateurs de votre rival en g6. Touchez la tuile ; on vous montre d’abord, puis confirmez.
guide-storm-attack-done = La tuile est à vous. Peu importe où elle se trouve : vous pouvez frapper partout.

guide-storm-build = Une construction garde sa tuile même quand le vent en chasse tout le monde. Elle coûte deux adorateurs et demande une tuile de 1 à 4 que vous aviez avant ce tour.
guide-storm-build-do = Bâtissez en c5, la tuile qui porte un 3.
guide-storm-build-done = Votre deuxième construction. Chacune vous amène un nouveau venu à chaque tour.

guide-storm-keep = Des adorateurs peuvent rester près de la construction ou partir dans les Limbes, d’où ils vous reviennent peu à peu. Sur le plateau, chacun vaut 1 point de croyance ; une construction en vaut 3.
guide-storm-keep-do = Choisissez combien restent sur la tuile.
guide-storm-keep-done = Bien. Chaque tuile ne sert qu’une fois par tour.

guide-storm-end = Vous pouvez faire tout ce que vous pouvez payer. Mais les adorateurs gardés dans votre communauté serviront au tour suivant.
guide-storm-end-do = Finissez votre tour.
guide-storm-end-done = Chacun déplace le vent à son tour.

guide-storm-again = À vous de nouveau, et le vent souffle encore. Ensuite, de nouveaux venus vous rejoignent depuis les Limbes : un de toute façon, un par bâtiment, un pour trois tuiles sans bâtiment.
guide-storm-again-do = Choisissez la direction du vent si on vous la demande, puis convertissez une tuile ou laissez ces terres disparaître.
guide-storm-again-done = Et maintenant, votre culte.

guide-storm-explore = Depuis une construction, vous pouvez explorer : pour un adorateur, vous découvrez une tuile voisine sans attendre le vent.
guide-storm-explore-do = Explorez depuis l’une de vos constructions. Si vous ne voyez pas de bouton, touchez sa tuile.
guide-storm-explore-done = Un adorateur est parti en éclaireur.

guide-storm-reveal = On va découvrir une case libre voisine de la construction. Ce qui s’y trouve, personne ne le sait.
guide-storm-reveal-do = Choisissez une case libre.
guide-storm-reveal-done = Terre !

guide-storm-find = Elle est à vous pour un adorateur de plus que son nombre, comme toujours. Si vous n’en voulez pas, elle disparaît.
guide-storm-find-do = Convertissez la tuile, ou laissez-la disparaître.
guide-storm-find-done = Voilà ce qu’est explorer.

guide-storm-alone = Comment gagne-t-on ? Avec un sanctuaire et deux constructions sur le plateau, tenus pendant que chaque rival joue un tour. Vos constructions sont là, et en c7 vous tenez un 5 : c’est là seulement qu’on bâtit un sanctuaire, pour trois adorateurs.
guide-storm-alone-do = Faites ce que vous voulez – le sanctuaire, peut-être ? – et finissez votre tour.
guide-storm-alone-done = Vous voilà aux commandes.

guide-storm-over = C’est tout ce qu’il faut savoir. Entretenez votre sanctuaire, un adorateur par tour, et gardez vos constructions debout. L’autre voie vers la victoire : encercler le vent de toutes parts. En cas de doute, demandez un conseil ; et ce qui est interdit, la table vous dit pourquoi.
