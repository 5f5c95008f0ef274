### La première partie guidée de La Bataille de GOG, en français.

guide-gog-chest = Bienvenue ! Les petits dés sont des soldats, les grands des cités ; le nombre est leur niveau. Près d’une de vos cités il y a un coffre, et vous l’avez ouvert : une moisson, trois unités de nourriture. Le dé était impair : la carte est à vous, si vous la voulez.
guide-gog-chest-do = Acceptez la carte.
guide-gog-chest-done = Trois unités de nourriture pour votre grange.

guide-gog-walk = Maintenant, vos soldats marchent. Vous avez sept pas par tour, à partager entre eux, tout droit ou en diagonale.
guide-gog-walk-do = Faites marcher le soldat de c4 d’un pas vers le sud : touchez c4, puis c3.
guide-gog-walk-done = Un pas de fait, il en reste six.

guide-gog-found = Un soldat peut devenir une cité sur une plaine, si aucune autre cité n’est juste à côté. Une cité récolte nourriture, bois et or sur les cases qui l’entourent, tour après tour.
guide-gog-found-do = Fondez une cité en c3.
guide-gog-found-done = Votre troisième cité. Dès votre prochain tour, deux dés diront combien de pas vous avez.

guide-gog-battle = Quand un soldat entre sur la case d’un soldat rival, ils se battent. Le plus haut niveau gagne et perd autant de niveaux que l’autre en avait ; à égalité, les dés tranchent. Le vôtre en b9 est de niveau 3, celui de c10 de niveau 1.
guide-gog-battle-do = Attaquez : touchez b9, puis c10.
guide-gog-battle-done = Gagné ! Il est maintenant de niveau 2. Votre première victoire vous vaut aussi une carte Capacité.

guide-gog-end = Les pas non utilisés sont perdus, mais personne n’est obligé de marcher.
guide-gog-end-do = Finissez votre tour.
guide-gog-end-done = Un tour bien employé.

guide-gog-camel = À vous de nouveau. D’abord, vos cités ont récolté : tout ce qui se trouve dans l’anneau de cases autour de chacune. Près de votre cité b8 il y a un chameau, qui vous permet d’échanger une ressource contre une autre.
guide-gog-camel-do = Échangez quelque chose, à côté du plateau ou en dessous.
guide-gog-camel-done = Les caravanes sont de bonnes amies.

guide-gog-soldier = Ensuite, les achats. Un nouveau soldat coûte deux unités de nourriture et paraît à côté d’une de vos cités.
guide-gog-soldier-do = Recrutez un soldat, et choisissez-lui une case.
guide-gog-soldier-done = Bienvenue à la recrue.

guide-gog-shop = Il y a plus à acheter : l’entraînement, des cités plus fortes, des cartes Capacité, une grange plus grande, et des parchemins. Cinq parchemins font gagner la partie.
guide-gog-shop-do = Achetez ce que vous voulez, ou passez à la phase suivante.
guide-gog-shop-done = Votre grange ne tient d’abord que cinq unités de chaque : inutile d’économiser sans fin.

guide-gog-draw = Votre cité f3 a un coffre à côté d’elle. Impair, la carte est pour vous ; pair, elle est pour tous les autres. On ne sait jamais.
guide-gog-draw-do = Ouvrez le coffre.
guide-gog-draw-done = Les coffres sont ainsi.

guide-gog-dice = Vous avez maintenant trois cités : deux dés disent jusqu’où vont vos soldats. Vous pouvez relancer une fois, mais alors c’est le second lancer qui compte, meilleur ou pire.
guide-gog-dice-do = Gardez les dés, ou relancez-les.
guide-gog-dice-done = Voilà le nombre de vos pas.

guide-gog-alone = Il y a trois façons de gagner : réunir cinq parchemins, occuper en même temps les quatre coins de la carte, ou conquérir la dernière cité d’un rival, avec à côté d’elle trois soldats au moins de son niveau.
guide-gog-alone-do = Déplacez-vous comme vous voulez, puis finissez votre tour.
guide-gog-alone-done = Vous savez marcher, fonder et combattre.

guide-gog-over = C’est tout ce qu’il faut savoir. Continuez : laissez vos cités vous nourrir, et choisissez l’une des trois voies. En cas de doute, demandez un conseil ; et ce qui est interdit, la table vous dit pourquoi.
