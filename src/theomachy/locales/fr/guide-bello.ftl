### La première partie guidée de Bello Divorum, en français.

guide-bello-power = Bienvenue ! Vous menez les Égyptiens, au sud ; un robot bienveillant mène les Nordiques. Les fidèles, et les lieux marqués de votre jeton, valent des points de foi : qui en a le plus à la fin gagne. Un tour a quatre phases. Le recrutement vient de se faire tout seul ; voici les pouvoirs de vos dieux.
guide-bello-power-do = Utilisez le Don du Nil : appuyez sur sa carte, à côté du plateau ou en dessous.
guide-bello-power-done = Chacun de vos temples a payé un fidèle.

guide-bello-gift = Le Don du Nil pose un nouveau fidèle sur un champ à vous où il n’y a personne.
guide-bello-gift-do = Choisissez le champ vide d2.
guide-bello-gift-done = Un fidèle pour un fidèle – et celui-ci est en première ligne.

guide-bello-move = Troisième phase : vos actions. Vous en avez trois, et une de plus pour deux champs contrôlés. Un déplacement mène un fidèle dans un lieu voisin.
guide-bello-move-do = Déplacez un fidèle de votre temple e1 vers la cité d1 : touchez e1, puis d1.
guide-bello-move-done = Une action de moins. Personne ne contrôle encore d1.

guide-bello-again = Pour poser votre jeton sur une cité, il y faut deux fidèles. Un seul suffit pour un champ ; pour un temple il en faut trois.
guide-bello-again-do = Envoyez un second fidèle de e1 vers d1.
guide-bello-again-done = Deux fidèles en d1 : cela suffira.

guide-bello-attack = Maintenant une attaque. Tous vos fidèles d’un lieu frappent un lieu voisin. Chaque camp perd un fidèle pour un, et le jeton résiste comme un fidèle de plus. Vous êtes trois ; les Nordiques ont un fidèle et un jeton en e3.
guide-bello-attack-do = Attaquez e3 depuis e2 : touchez e2, puis e3.
guide-bello-attack-done = Trois contre deux : les Nordiques sont chassés, et un des vôtres est en e3.

guide-bello-stop = Il vous reste une action. Utilisez-la ou perdez-la : rien ne se garde pour plus tard. On peut toujours s’arrêter.
guide-bello-stop-do = Terminez vos actions.
guide-bello-stop-done = Passons à la dernière phase.

guide-bello-claim = Quatrième phase : le contrôle. Posez votre jeton là où vous avez assez de fidèles et où personne d’autre n’a de jeton.
guide-bello-claim-do = Emparez-vous de d1 ou de e3.
guide-bello-claim-done = Un jeton reste même quand vos fidèles s’en vont, et garde le lieu jusqu’à ce qu’on vous le prenne.

guide-bello-more = Chaque fidèle sur le plateau vaut 1 point de foi, un champ 1, une cité 2, un temple 3.
guide-bello-more-do = Emparez-vous aussi de l’autre lieu.
guide-bello-more-done = Bravo : c’était un tour entier.

guide-bello-pass = À vous de nouveau. Regardez : votre temple et vos cités se sont remplis tout seuls, le temple jusqu’à trois fidèles, les cités jusqu’à deux. On n’est jamais obligé d’utiliser un pouvoir, et les plus chers rapprochent la fin.
guide-bello-pass-do = N’utilisez aucun pouvoir cette fois.
guide-bello-pass-done = Vos fidèles restent là où on a besoin d’eux.

guide-bello-alone = Voyez-vous le pion au bord du plateau ? C’est la Fin des temps. Il avance à chaque manche ; quand il a fait le tour, la partie est finie et l’on compte les points. Cette partie est courte : douze pas.
guide-bello-alone-do = Jouez ce tour comme vous voulez : déplacez, attaquez, emparez-vous de lieux. Puis terminez-le.
guide-bello-alone-done = Vous avez joué un tour tout seul.

guide-bello-over = C’est tout ce qu’il faut savoir. Continuez : étendez-vous, prenez des cités, gardez un œil sur la Fin des temps. En cas de doute, demandez un conseil ; et ce qui est interdit, la table vous dit pourquoi.
