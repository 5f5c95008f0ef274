### Bello Divorum, en français. Les clés sont les ids du code ; les mots sont ceux de RULES.fr.md.

## L’étagère

bello-name = Bello Divorum
bello-subtitle = La guerre des dieux
bello-pitch = De deux à six panthéons se disputent soixante et un lieux, sans dés ni secrets, et chaque grand miracle rapproche la Fin des temps.

## Types de lieux

bello-kind-temple = temple
bello-kind-city = cité
bello-kind-field = champ

## Panthéons

bello-pantheon-aztec = aztèque
bello-pantheon-mesopotamian = mésopotamien
bello-pantheon-egyptian = égyptien
bello-pantheon-shinto = shinto
bello-pantheon-norse = nordique
bello-pantheon-greek = grec

## Pouvoirs : noms et textes des cartes

bello-power-flower-war = Guerre fleurie
bello-power-flower-war-text = La première fois, ce tour-ci, que vous attaquez avec 2 fidèles ou plus, votre force augmente de 1.
bello-power-obsidian-harvest = Moisson d’obsidienne
bello-power-obsidian-harvest-text = Vous disposez ce tour-ci de 4 actions supplémentaires.
bello-power-fifth-sun = Cinquième Soleil
bello-power-fifth-sun-text = Les lieux ennemis voisins des vôtres, temples compris, perdent chacun 2 fidèles, ou le seul qu’ils aient. Les jetons restent.
bello-power-ziggurat = Ziggourat
bello-power-ziggurat-text = Marquez de 1 à 3 lieux que vous contrôlez : jusqu’au début de votre prochain tour, leurs jetons valent 3 au lieu de 1 contre les attaques.
bello-power-deluge = Déluge
bello-power-deluge-text = Noyez une cité ou un champ, à 2 cases au plus d’un lieu que vous contrôlez, où un rival a un fidèle : tous ceux qui s’y tiennent sont retirés, même les vôtres. Le jeton reste.
bello-power-tablet-of-destinies = Tablette des Destins
bello-power-tablet-of-destinies-text = Marquez 1 ou 2 temples ou cités que vous ne contrôlez pas, où que ce soit. Jusqu’à la fin de ce tour, vous pouvez vous en emparer avec un seul fidèle, pourvu que personne ne les contrôle à ce moment-là.
bello-power-gift-of-the-nile = Don du Nil
bello-power-gift-of-the-nile-text = Choisissez 1 ou 2 champs que vous contrôlez et où ne se tient aucun fidèle : chacun en reçoit 1 de votre réserve.
bello-power-weighing-of-hearts = Pesée des cœurs
bello-power-weighing-of-hearts-text = Jusqu’au début de votre prochain tour, quiconque attaque un de vos lieux perd 2 de ses attaquants avant le combat : à chaque attaque, et pas seulement à la première.
bello-power-wrath-of-sekhmet = Colère de Sekhmet
bello-power-wrath-of-sekhmet-text = Frappez de 1 à 3 temples ou cités ennemis, où qu’ils soient : chacun perd 1 fidèle, s’il en a, et ne recrute pas lors de la prochaine phase de recrutement de qui le contrôle.
bello-power-inaris-foxes = Renards d’Inari
bello-power-inaris-foxes-text = Ce tour-ci, 2 de vos déplacements ne coûtent pas d’action. Les attaques en coûtent toujours une.
bello-power-divine-wind = Vent divin
bello-power-divine-wind-text = Choisissez une cité ou un champ ennemi, voisin d’un de vos lieux, où se tient au moins un fidèle. Retirez son jeton, puis chassez ses fidèles un par un, chacun vers un lieu voisin qui a de la place et qui est ouvert à leur propriétaire. Ceux qui n’ont nulle part où aller sont perdus.
bello-power-amaterasus-mirror = Miroir d’Amaterasu
bello-power-amaterasus-mirror-text = Choisissez une destination qui a de la place et que vous contrôlez, ou qui est non contrôlée et sans rival. Faites-y venir ensuite de 1 à 4 de vos fidèles, un par un, depuis n’importe quel autre lieu.
bello-power-longships = Drakkars
bello-power-longships-text = Une fois ce tour-ci, une seule action emmène ensemble 2 ou 3 de vos fidèles d’un lieu à un autre qui vous est ouvert et qui a de la place pour eux, à 1 ou 2 pas, par des lieux ouverts.
bello-power-mjolnir = Mjöllnir
bello-power-mjolnir-text = Frappez une cité ou un champ ennemi, à 2 cases au plus d’un lieu que vous contrôlez. Avec 2 fidèles ou plus, ce lieu en perd 2 ; avec moins, il perd tout ce qu’il a, jeton compris.
bello-power-ragnarok = Ragnarök
bello-power-ragnarok-text = Retirez tous les fidèles de vos rivaux des temples, de l’anneau intérieur et du centre ; les jetons restent, vos propres fidèles aussi. Poussez ensuite le jeton de la Fin des temps de 0, 1 ou 2 pas.
bello-power-hermes-sandals = Sandales d’Hermès
bello-power-hermes-sandals-text = Vous disposez ce tour-ci de 1 action supplémentaire. De plus, une fois, une action permet à un de vos fidèles de voler, par-dessus n’importe quoi, vers un lieu à exactement 2 cases qui vous est ouvert et qui a de la place.
bello-power-wooden-horse = Cheval de bois
bello-power-wooden-horse-text = Contre votre première attaque de ce tour, le jeton vaut 0. Si le lieu tombe, un seul fidèle suffit pour s’en emparer jusqu’à la fin du tour.
bello-power-thunderbolt = Foudre de Zeus
bello-power-thunderbolt-text = Frappez une cité ou un champ ennemi, à n’importe quelle distance : retirez son jeton et tous les fidèles qui s’y tiennent.

## Options

bello-option-doomsday = Fin des temps
bello-option-doomsday-help = Le nombre de pas du cercle que parcourt le jeton de la Fin des temps : moins il y en a, plus la guerre est courte.
bello-option-powers = Pouvoirs
bello-option-powers-help = Les dieux prêtent-ils leurs pouvoirs ?
bello-option-powers-on = avec : à chaque tour, on peut utiliser un pouvoir de son panthéon
bello-option-powers-off = sans : pas de phase de pouvoir, les panthéons ne sont que des couleurs
bello-option-combat = Combat
bello-option-combat-help = Ce que deviennent les attaquants quand un lieu tombe.
bello-option-combat-exchange = échange : les fidèles tombent un pour un, et les attaquants qui restent tiennent la place
bello-option-combat-literal = littéral : tous les attaquants sont perdus, même dans la victoire
bello-option-sharing = Cohabitation
bello-option-sharing-help = Des rivaux peuvent-ils se tenir ensemble sur un lieu non contrôlé ?
bello-option-sharing-share = permise : les rivaux peuvent se tenir côte à côte
bello-option-sharing-block = interdite : un fidèle d’un rival vous ferme le lieu
bello-option-pantheons = Panthéons
bello-option-pantheons-help = Comment chacun obtient son panthéon.
bello-option-pantheons-pick = au choix : chacun choisit, en commençant par qui jouera en dernier
bello-option-pantheons-random = au hasard : les panthéons sont tirés au sort
bello-option-pantheons-fixed = fixes : chaque coin a le sien
bello-option-finale = Fin
bello-option-finale-help = Ce qui se joue encore quand le cercle de la Fin des temps est complet.
bello-option-finale-turn = encore un tour : le tour qui suit la fermeture du cercle est le dernier
bello-option-finale-now = tour en cours : le tour qui ferme le cercle est le dernier
bello-option-chips = Jetons
bello-option-chips-help = Le nombre de jetons de contrôle que possède chacun.
bello-option-chips-totals = totaux : 5 de temple, 11 de cité, 16 de champ
bello-option-chips-printed = nombres imprimés : 12 de temple, 24 de cité, 16 de champ

## Refus : pourquoi un coup ne peut pas être joué

bello-refusal-over-by-doomsday = La partie est terminée : la Fin des temps est venue, et les derniers fidèles sont recrutés.
bello-refusal-over-with-the-round = La partie est terminée : cette manche a fermé le cercle de la Fin des temps, et plus rien ne se joue ensuite.
bello-refusal-over-by-elimination = La partie est terminée : il reste moins de deux joueurs en jeu.
bello-refusal-now-the-first-is-drawn = On tire au sort le premier joueur : personne n’a encore rien à décider.
bello-refusal-now-pantheons-are-dealt = On distribue les panthéons au hasard, un à chaque place.
bello-refusal-now-pick = C’est le moment de choisir votre panthéon.
bello-refusal-now-recruit = C’est le moment de recruter : placez un par un les fidèles qui restent dans votre réserve sur vos temples et vos cités.
bello-refusal-now-power-or-pass = C’est le moment d’utiliser un de vos pouvoirs, ou de passer.
bello-refusal-now-target = Votre pouvoir d’abord : choisissez-lui un lieu.
bello-refusal-now-blow-away = Le vent d’abord : choisissez où il porte le fidèle suivant. Tous doivent partir.
bello-refusal-now-turn-the-mirror = Le miroir d’abord : choisissez le lieu où il fait venir vos fidèles.
bello-refusal-now-hasten-doom = Ragnarök d’abord : choisissez de combien de pas encore avance le jeton de la Fin des temps.
bello-refusal-now-act-or-end = C’est le moment de vous déplacer, d’attaquer ou de terminer votre phase d’action.
bello-refusal-now-land-the-ship = Votre drakkar est en route : choisissez où il aborde.
bello-refusal-now-count-the-crew = Votre drakkar est en route : choisissez si 2 ou 3 fidèles embarquent.
bello-refusal-now-land-the-flyer = Votre fidèle est en vol : choisissez où il se pose.
bello-refusal-now-claim-or-end = C’est le moment de vous emparer de lieux, ou de terminer votre tour.
bello-refusal-seat-not-drawn-for = Personne n’est assis là : le premier joueur est tiré au sort parmi les places de cette table.
bello-refusal-another-seat-is-dealt = Les panthéons sont distribués à P1, puis à P2, et ainsi de suite : c’est le tour d’une autre place.
bello-refusal-pantheon-taken = Quelqu’un mène déjà ce panthéon.
bello-refusal-uncontrolled-recruits-nothing = Personne ne contrôle ce lieu : un lieu non contrôlé ne recrute pas.
bello-refusal-rivals-recruit-for-themselves = Ce lieu est contrôlé par un autre joueur : placez vos fidèles sur vos propres lieux.
bello-refusal-at-its-limit = Ce lieu a atteint sa limite : un temple recrute jusqu’à 3 fidèles, une cité jusqu’à 2.
bello-refusal-plagued = Ce lieu est frappé par le fléau de Sekhmet : il ne recrute pas cette fois-ci.
bello-refusal-no-powers-in-this-game = Cette partie se joue sans pouvoirs.
bello-refusal-temples-cannot-pay = Vos temples ne peuvent pas payer : il vous en faut au moins un, et chacun d’eux doit porter autant de fidèles que le pouvoir en coûte.
bello-refusal-nothing-to-aim-at = Le prix une fois payé, ce pouvoir n’aurait rien sur quoi agir.
bello-refusal-not-done-yet = Votre pouvoir demande un premier choix avant que vous puissiez vous arrêter.
bello-refusal-only-ragnarok-hastens-doom = Seul Ragnarök permet de choisir de combien de pas avance le jeton de la Fin des temps.
bello-refusal-past-doomsday = Il ne reste pas autant de pas dans le cercle de la Fin des temps.
bello-refusal-no-action-left = Il ne vous reste pas d’action pour cela ; les déplacements supplémentaires ne servent qu’à se déplacer.
bello-refusal-nobody-to-move = Vous n’avez là aucun fidèle à déplacer.
bello-refusal-enemy-location = Ce lieu est contrôlé par un autre joueur : on peut l’attaquer, mais pas y entrer.
bello-refusal-blocked-by-a-rival = Un fidèle d’un rival s’y tient, et dans cette partie les rivaux ne partagent pas un lieu.
bello-refusal-no-room = Il n’y a plus de place : un lieu accueille au plus 4 fidèles.
bello-refusal-nobody-to-attack-with = Vous n’avez là aucun fidèle : il en faut au moins un pour attaquer.
bello-refusal-own-location = Vous contrôlez ce lieu : on n’attaque que les lieux ennemis.
bello-refusal-uncontrolled = Personne ne contrôle ce lieu, il n’y a donc rien à attaquer : on ne peut qu’y entrer.
bello-refusal-no-ship = Vous n’avez pas de drakkar prêt à partir : les Drakkars en donnent un pour le tour, et il ne navigue qu’une fois.
bello-refusal-too-few-sailors = Un drakkar emporte 2 ou 3 fidèles : il vous en faut autant là d’où il part, et de la place pour eux là où il arrive.
bello-refusal-no-port = Un drakkar parti de là n’aurait nulle part où aborder.
bello-refusal-out-of-sail = Le drakkar ne peut pas y aborder : il lui faut un lieu qui vous soit ouvert et ait de la place pour 2, à 2 pas au plus par des lieux ouverts.
bello-refusal-no-sandals = Vous n’avez pas de sandales ailées : les Sandales d’Hermès les donnent pour le tour, et elles ne volent qu’une fois.
bello-refusal-nobody-to-fly = Vous n’avez là aucun fidèle à faire voler.
bello-refusal-no-perch = Un fidèle envolé de là n’aurait nulle part où se poser.
bello-refusal-out-of-flight = Le vol ne peut pas s’achever là : il lui faut un lieu qui vous soit ouvert et ait de la place pour 1, à exactement 2 cases.
bello-refusal-already-controlled = Ce lieu est déjà contrôlé : on ne s’empare que d’un lieu non contrôlé.
bello-refusal-too-few-to-claim = Vous y avez trop peu de fidèles : il en faut 3 pour un temple, 2 pour une cité, 1 pour un champ ou un lieu marqué.
bello-refusal-no-chip-left = Vous n’avez plus de jeton de ce type en réserve.
bello-refusal-no-ziggurat-there = La Ziggourat demande un lieu que vous contrôlez et que vous n’avez pas encore marqué.
bello-refusal-no-deluge-there = Le Déluge demande une cité ou un champ portant un fidèle d’un rival, à 2 cases au plus d’un lieu que vous contrôlez.
bello-refusal-no-decree-there = La Tablette des Destins demande un temple ou une cité que vous ne contrôlez pas et qui ne porte pas encore votre décret.
bello-refusal-no-gift-there = Le Don du Nil demande un champ que vous contrôlez, sans aucun fidèle.
bello-refusal-no-plague-there = La Colère de Sekhmet demande un temple ennemi ou une cité ennemie qui ne soit pas déjà frappé par le fléau.
bello-refusal-no-wind-there = Le Vent divin demande une cité ou un champ ennemi portant un fidèle, voisin d’un lieu que vous contrôlez.
bello-refusal-no-refuge-there = Le vent ne peut porter aucun fidèle là-bas : il faut un lieu voisin du lieu frappé, ouvert à leur propriétaire, avec de la place pour 1.
bello-refusal-no-mirror-there = Le miroir demande une destination qui ait de la place et que vous contrôliez, ou qui soit non contrôlée et sans rival, et un de vos fidèles ailleurs.
bello-refusal-nobody-to-jump = Le miroir demande un autre lieu où vous ayez un fidèle.
bello-refusal-no-hammer-there = Mjöllnir demande une cité ou un champ ennemi, à 2 cases au plus d’un lieu que vous contrôlez.
bello-refusal-no-thunder-there = La Foudre de Zeus demande une cité ou un champ ennemi.

## Défauts : ce qui ne va pas dans une position

bello-fault-seat-beyond-the-table = Une place est nommée qui n’est pas à cette table.
bello-fault-pieces-of-an-absent-seat = Il y a des pièces d’une place qui n’est pas à cette table.
bello-fault-off-the-board = Quelque chose se trouve hors du plateau.
bello-fault-more-followers-than-a-player-has = Un joueur a plus de 30 fidèles sur le plateau.
bello-fault-more-chips-than-a-player-has = Un joueur a sur le plateau plus de jetons d’un type qu’il n’en existe.
bello-fault-two-chips-on-a-location = Un lieu porte deux jetons.
bello-fault-more-than-four-on-a-location = Un lieu porte plus de 4 fidèles.
bello-fault-followers-miscounted = Le compte des fidèles d’un lieu n’est pas juste.
bello-fault-strangers-on-a-controlled-location = Un lieu contrôlé porte des fidèles d’un autre joueur.
bello-fault-rivals-sharing-a-location = Des rivaux partagent un lieu, ce que cette partie ne permet pas.
bello-fault-doom-out-of-step-with-the-round = Le jeton de la Fin des temps et la manche ne s’accordent pas.
bello-fault-ziggurats-misplaced = Il y a trop de ziggourats, ou l’une d’elles hors des lieux du Mésopotamien.
bello-fault-plagues-misplaced = Il y a trop de fléaux, ou l’un d’eux ailleurs que sur les temples et cités des rivaux de l’Égyptien.
bello-fault-decrees-out-of-turn = Il y a trop de décrets, ou il y en a hors du tour du Mésopotamien.
bello-fault-horses-out-of-turn = Il y a plus d’un cheval de bois, ou il y en a un hors du tour du Grec.
bello-fault-hearts-without-the-egyptian = On pèse les cœurs, mais personne ne mène le panthéon égyptien.
bello-fault-actions-out-of-phase = Il y a des actions ou des déplacements supplémentaires que ce moment ne permet pas.
bello-fault-pantheons-not-different = Deux joueurs mènent le même panthéon, ou l’un d’eux n’en mène aucun.
bello-fault-nothing-to-decide = La partie attend une décision que personne n’a à prendre.
bello-fault-markers-before-any-power = Il y a des marqueurs ou des dons de pouvoirs, alors qu’aucun pouvoir n’a pu servir : il n’y en a ni avant le premier tour, ni dans une partie sans pouvoirs.
bello-fault-power-out-of-place = Un pouvoir est en cours que ce moment, ou le panthéon de ce joueur, ne permet pas.
bello-fault-two-powers-in-a-turn = Il y a des traces de deux pouvoirs du même tour : chacun en utilise un au plus.
bello-fault-ziggurats-out-of-time = Il y a des ziggourats d’un tour précédent, ou pas autant qu’il en a été choisi : elles disparaissent quand commence le prochain tour du Mésopotamien.
bello-fault-hearts-out-of-time = On pèse les cœurs d’un tour précédent : ils disparaissent quand commence le prochain tour de l’Égyptien.
bello-fault-plagues-out-of-time = Il y a un fléau déjà passé, ou pas autant qu’il en a été choisi : il disparaît une fois que celui qui contrôle le lieu a recruté.
bello-fault-decrees-misplaced = Il y a un décret sur un champ, ou sur un lieu que le Mésopotamien contrôle sans avoir pu s’en emparer ce tour-ci.
bello-fault-horses-misplaced = Le cheval de bois se trouve sur un lieu que le Grec n’a pas fait tomber ce tour-ci.
bello-fault-gifts-out-of-turn = Une fleur, un cheval de bois, un drakkar ou des sandales sont là hors de la phase d’action de leur panthéon ou après usage, ou manquent à un voyage.

## Fins : pourquoi la partie est terminée

bello-ending-doomsday = le cercle de la Fin des temps est complet
bello-ending-elimination = il ne reste aucun rival

## Phases : ce qu’il y a à faire maintenant

bello-phase-first = On tire au sort qui commence.
bello-phase-deal = On distribue les panthéons.
bello-phase-pantheon = { $player } : choisissez votre panthéon.
bello-phase-turn = { $player } : votre tour commence.
bello-phase-recruit = { $player } : votre réserve ne suffit pas ; choisissez où va le prochain fidèle.
bello-phase-power = { $player } : utilisez un pouvoir, ou passez.
bello-phase-target = { $player } : choisissez un lieu pour votre pouvoir.
bello-phase-to = { $player } : choisissez où votre pouvoir envoie des fidèles.
bello-phase-doom = { $player } : choisissez de combien de pas encore la Fin des temps se rapproche.
bello-phase-action =
    { $player } : déplacez un fidèle, attaquez ou terminez vos actions (il reste { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $moves ->
        [0] { "" }
        [one] { " " }et { $moves } déplacement supplémentaire
       *[other] { " " }et { $moves } déplacements supplémentaires
    }).
bello-phase-sail = { $player } : choisissez où aborde votre drakkar.
bello-phase-count = { $player } : choisissez combien de fidèles embarquent.
bello-phase-fly = { $player } : choisissez où se pose votre fidèle.
bello-phase-control = { $player } : emparez-vous d’un lieu, ou terminez votre tour.
bello-phase-over = La partie est terminée.

## Coups : ce que veut dire un coup permis

bello-move-move = Déplacer un fidèle de { $from } vers { $to }
bello-move-attack = Attaquer { $to } avec tous vos fidèles de { $from }
bello-move-sail = Faire partir un drakkar de { $cell }
bello-move-fly = Faire voler un fidèle depuis { $cell }
bello-move-to = Choisir { $cell } comme destination
bello-move-count =
    { $number ->
        [one] Embarquer { $number } fidèle
       *[other] Embarquer { $number } fidèles
    }
bello-move-target = Choisir { $cell } pour votre pouvoir
bello-move-doom =
    { $number ->
        [0] Laisser le jeton de la Fin des temps où il est
       *[other] Avancer encore le jeton de la Fin des temps de { $number } pas
    }
bello-move-done = Ne plus rien choisir
bello-move-claim = S’emparer de { $cell }
bello-move-recruit = Placer un fidèle en { $cell }
bello-move-pantheon = Mener le panthéon { $pantheon }
bello-move-power =
    { $cost ->
        [one] Utiliser « { $power } », pour { $cost } fidèle de chacun de vos temples
       *[other] Utiliser « { $power } », pour { $cost } fidèles de chacun de vos temples et un pas de la Fin des temps
    }
bello-move-pass = N’utiliser aucun pouvoir
bello-move-end =
    { $what ->
        [turn] Terminer votre tour
       *[actions] Terminer vos actions
    }
bello-move-first = { $player } commence
bello-move-deal = { $player } reçoit le panthéon { $pantheon }

## Événements : ce qui s’est passé

bello-event-move = { $player } déplace un fidèle de { $from } vers { $to }.
bello-event-attack =
    { $player } attaque { $to } ({ $defender }) depuis { $from } avec { $attackers ->
        [one] { $attackers } fidèle
       *[other] { $attackers } fidèles
    } : { $outcome ->
        [fell] { $to } tombe
       *[held] { $to } tient bon
    }. Fidèles perdus : { $lost } à l’attaque, { $killed } en défense.
bello-event-sail = { $player } apprête un drakkar en { $cell }.
bello-event-fly = { $player } fait s’envoler un fidèle depuis { $cell }.
bello-event-to = { $player } choisit { $cell } comme destination.
bello-event-count =
    { $number ->
        [one] { $player } débarque { $number } fidèle.
       *[other] { $player } débarque { $number } fidèles.
    }
bello-event-target = { $power } : { $player } choisit { $cell }.
bello-event-doom =
    { $number ->
        [0] { $player } laisse le jeton de la Fin des temps où il est.
       *[other] { $player } avance encore le jeton de la Fin des temps de { $number } pas.
    }
bello-event-done = { $player } ne choisit plus rien.
bello-event-claim = { $player } s’empare de { $cell }.
bello-event-recruit = { $player } place un fidèle en { $cell }.
bello-event-pantheon = { $player } choisit le panthéon { $pantheon }.
bello-event-power =
    { $cost ->
        [one] { $player } utilise « { $power } » : chaque temple paie { $cost } fidèle.
       *[other] { $player } utilise « { $power } » : chaque temple paie { $cost } fidèles, et la Fin des temps en est à { $doom }.
    }
bello-event-pass = { $player } n’utilise aucun pouvoir.
bello-event-end-actions = { $player } termine sa phase d’action.
bello-event-end-turn = { $player } termine son tour.
bello-event-first = Le sort désigne { $player } pour commencer.
bello-event-deal = { $player } reçoit le panthéon { $pantheon }.
bello-event-turn = { $player } commence son tour (manche { $round }).
bello-event-final-turn = { $player } commence le dernier tour (manche { $round }).
bello-event-recruits =
    { $number ->
        [one] { $player } recrute { $number } fidèle.
       *[other] { $player } recrute { $number } fidèles.
    }
bello-event-losses = { $player } perd { $followers ->
    [0] zéro fidèle
    [one] 1 fidèle
   *[other] { $followers } fidèles
}{ $chips ->
    [0] {""}
    [one] {" "}et un jeton
   *[other] {" "}et { $chips } jetons
}.
bello-event-extra-recruits = { $player } recrute { $number ->
    [one] 1 fidèle
   *[other] { $number } fidèles
} lors d’un recrutement supplémentaire.
bello-event-round-end = La manche { $round } s’achève : la Fin des temps en est à { $doom } sur { $of }.
bello-event-over =
    La guerre est finie : { $reason ->
        [doomsday] { bello-ending-doomsday }
        [elimination] { bello-ending-elimination }
       *[other] { $reason }
    }.

## Avoirs : ce que possède une place

bello-tally-pantheon = Panthéon
bello-tally-points = Points de foi
bello-tally-supply = Fidèles en réserve
bello-tally-followers = Fidèles sur le plateau
bello-tally-temple-chips = Jetons de temple en réserve
bello-tally-city-chips = Jetons de cité en réserve
bello-tally-field-chips = Jetons de champ en réserve
bello-tally-temples = Temples
bello-tally-cities = Cités
bello-tally-fields = Champs
