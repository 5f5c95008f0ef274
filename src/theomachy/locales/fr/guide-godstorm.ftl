### La première partie guidée de Tempête divine, en français.

guide-godstorm-bid = Bienvenue ! Vous menez les Grecs, autour de l’Afrique et de Rome ; un robot bienveillant mène les Celtes, au nord. Après trois époques, le plus de points gagne : un par territoire, davantage pour des continents entiers. Une époque commence par une enchère secrète pour l’ordre de jeu, payée en jetons Croyance.
guide-godstorm-bid-do = Misez 1 ou 2 jetons, puis prenez le marqueur 1 pour jouer en premier.
guide-godstorm-bid-done = Les Celtes n’ont pas encore de jetons : vous choisissez en premier.

guide-godstorm-place = À vous. Pour vos terres, vous avez dressé des armées et récolté des jetons Croyance ; un temple ajoute une armée et un jeton. Les nouvelles armées vont où vous régnez.
guide-godstorm-place-do = Placez vos armées, la plupart à Carthage : vous y en aurez bientôt besoin.
guide-godstorm-place-done = Toutes vos armées sont sur la carte.

guide-godstorm-summon = Avec les jetons, on invoque des dieux. Chacun coûte 3, aide là où il combat et ouvre un talon de cartes. Votre dieu de la Guerre est déjà là ; celui du Ciel vous garde contre ceux qui attaquent.
guide-godstorm-summon-do = Invoquez votre dieu du Ciel à Rome : touchez Rome, puis choisissez le dieu.
guide-godstorm-summon-done = Zeus est descendu.

guide-godstorm-temple = Pour 5 jetons, vous pourriez ériger un temple, qui rapporte une armée et un jeton par époque. Gardons les jetons pour les cartes.
guide-godstorm-temple-do = N’invoquez et n’érigez plus rien : passez à la suite.
guide-godstorm-temple-done = Aux cartes.

guide-godstorm-buy = Les cartes sont des miracles. Une carte coûte 2 jetons, dans les talons des dieux que vous avez sur la carte. Celles du Ciel sont des surprises pour qui vous envahit.
guide-godstorm-buy-do = Achetez une carte Ciel ou deux, puis passez à la suite.
guide-godstorm-buy-done = Personne d’autre ne sait quelles cartes vous tenez.

guide-godstorm-miracle = Les cartes Guerre et Mort se jouent à votre tour. Vous en tenez déjà une, « Des héros sont nés » : trois armées pour rien.
guide-godstorm-miracle-do = Jouez « Des héros sont nés », et choisissez Carthage.
guide-godstorm-miracle-done = Des héros se tiennent prêts chez vous.

guide-godstorm-invade = À la guerre. La Cyrénaïque touche Carthage, et une seule armée neutre la garde. C’est le dernier morceau d’Afrique qui vous manque : un continent entier vaut 5 points à la fin, et des armées et des jetons à chaque tour. Des dieux peuvent venir ; avec la Guerre, vous gagnez les égalités.
guide-godstorm-invade-do = Envahissez la Cyrénaïque depuis Carthage : touchez Carthage, puis la Cyrénaïque, et emmenez votre dieu de la Guerre.
guide-godstorm-invade-done = Les armées se rencontrent.

guide-godstorm-battle = Vous lancez jusqu’à trois dés, le défenseur jusqu’à deux, un par armée. On compare les dés les plus hauts, puis les suivants ; le plus bas perd une armée. Les barres montrent vos vraies chances.
guide-godstorm-battle-do = Attaquez avec trois dés jusqu’à ce que la terre soit à vous, puis entrez avec des armées et votre dieu.
guide-godstorm-battle-done = L’Afrique est à vous tout entière !

guide-godstorm-peace = Vous pouvez envahir autant de fois que vous voulez dans un tour. Mais chaque armée perdue manque à la défense.
guide-godstorm-peace-do = N’envahissez plus : passez à la suite.
guide-godstorm-peace-done = La paix, pour l’instant.

guide-godstorm-fortify = Une fois par tour, des armées et des dieux peuvent marcher à travers vos terres, d’un territoire à un autre.
guide-godstorm-fortify-do = Partez de Rome : choisissez où aller, à combien (un ou deux), et si votre dieu les suit.
guide-godstorm-fortify-done = Bien placés.

guide-godstorm-embark = La mort n’est pas la fin. Les armées tombées attendent dans votre paradis, à côté de la carte, et peuvent descendre aux enfers par une porte.
guide-godstorm-embark-do = Envoyez vos morts par la porte en bas à droite.
guide-godstorm-embark-done = Les voilà en bas.

guide-godstorm-below = À côté de la porte se trouve une crypte. Cryptes et autels valent des points, et une crypte ramène les morts à la vie.
guide-godstorm-below-do = Marchez de la porte vers la crypte, et choisissez combien y vont.
guide-godstorm-below-done = Une crypte est à vous.

guide-godstorm-over = C’était un tour entier, le plus long de la maison : finissez-le quand vous voulez. Puis les Celtes jouent, et une nouvelle époque commence. Tenez l’Afrique, regardez la carte qui dit où vous en êtes, et demandez un conseil en cas de doute. Ce qui est interdit, la table vous dit pourquoi.
