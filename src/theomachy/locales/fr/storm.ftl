### La Tempête des Dieux, en français. Les clés sont les ids du code ; les mots sont ceux de RULES.fr.md.

## L’étagère

storm-name = La Tempête des Dieux
storm-subtitle = Storm of the Gods
storm-pitch = De deux à six divinités s’accrochent aux terres qu’un vent sauvage découvre et balaie, jusqu’à ce que Vaal soit cerné ou qu’un sanctuaire tienne tout un tour de table.

## Genres de tuiles

storm-kind-0 = tuile 0
storm-kind-1 = tuile 1
storm-kind-2 = tuile 2
storm-kind-3 = tuile 3
storm-kind-4 = tuile 4
storm-kind-5 = tuile 5
storm-kind-s = tuile mer
storm-kind-compass = Rose des Vents

## Pièces, et où elles sont

storm-piece-vaal = Vaal Er Num
storm-piece-worshiper = adorateur
storm-piece-construction = construction
storm-piece-sanctuary = sanctuaire
storm-piece-marker = marqueur marché
storm-place-community = communauté
storm-place-limbo = Limbes
storm-place-stock = réserve
storm-place-pile = pioche

## Dés et directions

storm-face-n = N
storm-face-ne = NE
storm-face-e = E
storm-face-se = SE
storm-face-s = S
storm-face-sw = SO
storm-face-w = O
storm-face-nw = NO
storm-way-n = nord
storm-way-ne = nord-est
storm-way-se = sud-est
storm-way-s = sud
storm-way-sw = sud-ouest
storm-way-nw = nord-ouest

## Dieux : noms, domaines, pouvoirs, et ce qu’ils bâtissent

storm-god-kors = Kors Tonum
storm-god-kors-title = Dieu du Commerce
storm-god-kors-power = Une fois par tour, posez un marqueur marché sur une de vos constructions qui n’en a pas : il vaut 1 point de croyance tant que la construction tient debout.
storm-god-ysthma = Ysthma
storm-god-ysthma-title = Déesse des Océans
storm-god-ysthma-power = Vos constructions peuvent aussi s’élever sur les tuiles mer ; les autres tuiles 0 vous restent fermées.
storm-god-ialda = Ialda Baoth
storm-god-ialda-title = Dieu de la Guerre
storm-god-ialda-power = Une fois par tour, attaquez une construction avec votre pouvoir : ses murs comptent pour 1 au lieu de 2. Avec l’option « défense totale », murs et adorateurs comptent ensemble pour 1.
storm-god-daikoe = Daikoe
storm-god-daikoe-title = Déesse des Arts
storm-god-daikoe-power = Une fois par tour, déplacez un adorateur d’une de vos tuiles vers n’importe quelle autre des vôtres, à toute distance. Une tuile qui ne porte plus rien est retirée du jeu.
storm-god-qawime = Qawime
storm-god-qawime-title = Déesse de la Raison et de la Connaissance
storm-god-qawime-power = Chaque fois que vous explorez, vous pouvez découvrir ensuite une seconde case libre adjacente au même bâtiment, sans rien payer de plus.
storm-god-shamash = Shamash
storm-god-shamash-title = Dieu de la Folie
storm-god-shamash-power = Une fois par tour, faites perdre la tête à un adorateur adverse, sauf là où se dresse un sanctuaire, ou une construction adjacente à Vaal : il va dans les Limbes de son propriétaire, et un des vôtres quitte vos Limbes pour votre communauté, ou pour la tuile s’il n’y reste rien.
storm-building-kors = marché
storm-building-ysthma = village flottant
storm-building-ialda = nécropole
storm-building-daikoe = théâtre
storm-building-qawime = grande bibliothèque
storm-building-shamash = hôpital

## Tournures : des morceaux des phrases ci-dessous

storm-phrase-god =
    { $god ->
        [kors] { storm-god-kors }, { storm-god-kors-title }
        [ysthma] { storm-god-ysthma }, { storm-god-ysthma-title }
        [ialda] { storm-god-ialda }, { storm-god-ialda-title }
        [daikoe] { storm-god-daikoe }, { storm-god-daikoe-title }
        [qawime] { storm-god-qawime }, { storm-god-qawime-title }
       *[shamash] { storm-god-shamash }, { storm-god-shamash-title }
    }
storm-phrase-building =
    { $god ->
        [kors] { storm-building-kors }
        [ysthma] { storm-building-ysthma }
        [ialda] { storm-building-ialda }
        [daikoe] { storm-building-daikoe }
        [qawime] { storm-building-qawime }
       *[shamash] { storm-building-shamash }
    }
storm-phrase-a-building =
    { $god ->
        [ialda] une { storm-phrase-building }
        [qawime] une { storm-phrase-building }
       *[other] un { storm-phrase-building }
    }
storm-phrase-own-building =
    { $god ->
        [ialda] sa { storm-phrase-building }
        [qawime] sa { storm-phrase-building }
       *[other] son { storm-phrase-building }
    }
storm-phrase-the-construction =
    { $construction ->
        [kors] le { storm-building-kors }
        [ysthma] le { storm-building-ysthma }
        [ialda] la { storm-building-ialda }
        [daikoe] le { storm-building-daikoe }
        [qawime] la { storm-building-qawime }
       *[shamash] l’{ storm-building-shamash }
    }
storm-phrase-face =
    { $face ->
        [N] { storm-face-n }
        [NE] { storm-face-ne }
        [E] { storm-face-e }
        [SE] { storm-face-se }
        [S] { storm-face-s }
        [SW] { storm-face-sw }
        [W] { storm-face-w }
       *[NW] { storm-face-nw }
    }
storm-phrase-way =
    { $way ->
        [n] { storm-way-n }
        [ne] { storm-way-ne }
        [se] { storm-way-se }
        [s] { storm-way-s }
        [sw] { storm-way-sw }
       *[nw] { storm-way-nw }
    }
storm-phrase-price =
    { $price ->
        [one] { $price } adorateur
       *[other] { $price } adorateurs
    }
storm-phrase-capture =
    { $player } prend { $cell } à { $victim } avec { storm-phrase-price }{ $construction ->
        [none] { "" }
       *[other] { "" } ; { storm-phrase-the-construction } tombe
    }{ $worshipers ->
        [0] { "" }
        [one] { "" } ; { $worshipers } défenseur va dans les Limbes
       *[other] { "" } ; { $worshipers } défenseurs vont dans les Limbes
    }

## Options

storm-option-powers = Pouvoirs des Dieux
storm-option-powers-help = Les Dieux usent-ils de leurs pouvoirs ? Sans tuiles mer, celui d’Ysthma n’a rien sur quoi agir.
storm-option-powers-off = sans : une divinité n’est qu’un nom et une couleur
storm-option-powers-on = avec : chacune sait faire une chose que les autres ne savent pas
storm-option-oceans = Tuiles mer
storm-option-oceans-help = Y a-t-il de l’eau parmi les tuiles 0 ? Seule Ysthma y construit, et seulement avec les pouvoirs.
storm-option-oceans-off = sans : il n’y a pas de mer
storm-option-oceans-on = avec : six des dix tuiles 0 sont des tuiles mer
storm-option-attack-cost = Coût d’attaque
storm-option-attack-cost-help = Combien d’adorateurs il faut pour attaquer une tuile. Ils restent sur elle.
storm-option-attack-cost-forces = forces : les forces présentes plus 1
storm-option-attack-cost-max = maximum : jamais moins, non plus, que le peuplement plus 1
storm-option-emptied-five = Tuile 5 vidée
storm-option-emptied-five-help = Ce que devient une tuile 5 que Vaal a vidée et que personne ne convertit.
storm-option-emptied-five-discard = retirée : elle sort du jeu comme les autres
storm-option-emptied-five-reshuffle = remise : elle retourne dans la pioche
storm-option-upkeep = Entretien
storm-option-upkeep-help = Quand un sanctuaire coûte, à chaque tour, son adorateur.
storm-option-upkeep-before = avant : payé avant l’arrivée des nouveaux adorateurs, si bien qu’une communauté vide le perd
storm-option-upkeep-after = après : les nouveaux adorateurs arrivent d’abord et peuvent servir à payer
storm-option-ialda = Ialda Baoth
storm-option-ialda-help = Ce que le pouvoir d’Ialda Baoth affaiblit, dans une partie avec les pouvoirs.
storm-option-ialda-construction = construction : les murs comptent pour 1 au lieu de 2
storm-option-ialda-total = défense totale : murs et adorateurs comptent ensemble pour 1
storm-option-encirclement = Encerclement
storm-option-encirclement-help = À qui doit être la couronne de Vaal pour qu’une victoire soit en attente.
storm-option-encirclement-majority = majorité : la couronne peut être à plusieurs, et la plus grande croyance y gagne
storm-option-encirclement-sole = un seul Dieu : toute la couronne doit être à la même divinité
storm-option-radius = Rayon du plateau
storm-option-radius-help = Le nombre de pas du centre à un coin : 3 donne 37 cases, 4 en donne 61, 5 en donne 91, 6 en donne 127.
storm-option-max-turns = Limite de tours
storm-option-max-turns-help = Après combien de tours, tous joueurs confondus, la plus grande croyance l’emporte de toute façon.
storm-option-max-turns-60 = 60 tours
storm-option-max-turns-120 = 120 tours
storm-option-max-turns-240 = 240 tours
storm-option-reach = Portée d’une attaque
storm-option-reach-help = Quelles tuiles on peut attaquer. La règle imprimée laisse frapper partout ; l’autre façon est une règle de la maison.
storm-option-reach-anywhere = partout : n’importe quelle tuile adverse, aussi loin soit-elle
storm-option-reach-beside = à côté : seulement à côté d’une tuile qui est à vous à ce moment
storm-option-start = Début
storm-option-start-help = Ceux qui jouent plus tard commencent-ils avec plus d’adorateurs ? La règle imprimée ne le veut pas ; l’autre façon est une règle de la maison.
storm-option-start-equal = égal : chacun commence avec 7 adorateurs dans sa communauté
storm-option-start-later-more = plus tard, davantage : 1 de plus pour les deuxième et troisième à jouer, 2 pour ceux qui jouent après eux

## Préréglages : des façons de jouer qui ont un nom

storm-preset-printed = Règle imprimée
storm-preset-printed-help = La règle d’origine : chacun peut attaquer n’importe quelle tuile.
storm-preset-lively = Partie animée
storm-preset-lively-help = Des règles de la maison : on n’attaque qu’à côté de ses propres tuiles, et ceux qui jouent plus tard commencent avec quelques adorateurs de plus. Entre bons robots, à trois ou à quatre, 60 et 49 parties sur 100 finissent par un sanctuaire ou un encerclement (aucune avec la règle imprimée), avec cinq et six fois plus de croyance.

## Refus : pourquoi un coup ne peut pas être joué

storm-refusal-over-by-sanctuary = La partie est finie : une victoire par le sanctuaire est arrivée à terme.
storm-refusal-over-by-encirclement = La partie est finie : Vaal est resté encerclé tout un tour de table.
storm-refusal-over-by-exhaustion = La partie est finie : il fallait une tuile à Vaal, et la pioche n’en avait plus.
storm-refusal-over-by-the-cap = La partie est finie : le dernier tour permis est joué.
storm-refusal-now-choose-a-god = La partie n’a pas commencé : chacun choisit d’abord sa divinité.
storm-refusal-now-north-decides = C’est au dé de désigner qui commence : le premier à obtenir la face nord.
storm-refusal-now-the-dice-roll = Chaque tour commence par le vent : les dés vont être lancés.
storm-refusal-now-choose-a-way = Choisissez d’abord où souffle Vaal, dans une des deux directions qui encadrent la face du dé. Le reste vient après son mouvement.
storm-refusal-now-a-tile-is-drawn = On pioche à présent une tuile : chacune de celles qui restent a la même chance de venir.
storm-refusal-now-settle-or-leave = Vaal s’est déplacé : convertissez une des tuiles qu’il a découvertes ou vidées, ou laissez ces terres disparaître.
storm-refusal-now-develop-or-end = Vous développez votre culte : attaquez, construisez, détruisez ou explorez, ou bien finissez votre tour.
storm-refusal-now-keep = Votre construction est debout : dites maintenant combien d’adorateurs restent sur sa tuile.
storm-refusal-now-keep-at-the-sanctuary = Votre sanctuaire est debout : dites maintenant combien d’adorateurs restent sur sa tuile.
storm-refusal-now-reveal = Votre exploration est payée : désignez maintenant une case libre adjacente au bâtiment.
storm-refusal-now-reveal-or-be-done = Découvrez maintenant une seconde case libre adjacente au bâtiment, ou dites que vous en restez là.
storm-refusal-now-settle-the-find-or-leave = Vous avez découvert une tuile : convertissez-la, ou laissez-la disparaître.
storm-refusal-now-arrive = Un adorateur est en chemin : choisissez celle de vos tuiles où il va.
storm-refusal-not-on-the-board = Le plateau de cette partie ne va pas jusque-là.
storm-refusal-god-taken = Quelqu’un incarne déjà cette divinité : choisissez-en une autre.
storm-refusal-nobody-sits-there = Personne n’occupe cette place.
storm-refusal-not-offered-by-the-die = Le dé ne permet pas cette direction : choisissez une des deux qui encadrent sa face.
storm-refusal-none-of-that-kind-left = La pioche n’a pas de tuile de ce genre.
storm-refusal-never-on-the-compass = C’est la Rose des Vents : elle n’est à personne, et l’on n’y pose jamais rien.
storm-refusal-not-uncovered = Il n’y a rien à convertir là : il faut une tuile que Vaal a découverte ou vidée dans ce mouvement.
storm-refusal-under-vaal = Vaal se tient sur cette tuile, et l’on ne pose jamais rien là où il se tient. On convertit les tuiles qu’il a découvertes en chemin, juste après son mouvement.
storm-refusal-left-by-vaal = Vaal vient de quitter cette tuile. Elle n’a pas été découverte dans ce mouvement : on ne peut pas la convertir.
storm-refusal-too-dear-to-settle = Votre communauté ne suffit pas : convertir une tuile coûte son peuplement plus 1 en adorateurs.
storm-refusal-too-few-worshipers = Votre communauté ne suffit pas : une construction coûte 2 adorateurs, le sanctuaire 3, détruire ou explorer 1.
storm-refusal-tile-used = Cette tuile est utilisée : elle ne prend part qu’à une action par tour.
storm-refusal-settling-is-past = Les terres que le vent découvre se convertissent juste après son mouvement. À cette étape, on ne convertit que ce que l’on découvre en explorant depuis un de ses bâtiments.
storm-refusal-not-the-revealed-tile = On ne peut convertir maintenant que la tuile que vous venez de découvrir.
storm-refusal-not-an-opponents-tile = Il n’y a pas là de tuile adverse : attaquez-en une qui soit à un autre joueur.
storm-refusal-too-strong = Votre communauté ne suffit pas : elle doit dépasser les forces présentes, c’est-à-dire les adorateurs de la tuile, plus 2 s’il y a une construction (et, au coût d’attaque maximum, le peuplement aussi).
storm-refusal-too-strong-even-weakened = Votre communauté ne suffit pas, même avec votre pouvoir : elle doit dépasser les forces affaiblies de la tuile (et, au coût d’attaque maximum, le peuplement aussi).
storm-refusal-protected-by-vaal = Cette construction est adjacente à Vaal : personne ne peut attaquer sa tuile tant qu’il reste là.
storm-refusal-sanctuary-is-safe = Cette tuile porte un sanctuaire, et l’on n’attaque jamais un sanctuaire.
storm-refusal-not-your-tile = Il n’y a pas là de tuile à vous : bâtissez sur une tuile que tiennent vos adorateurs.
storm-refusal-already-built-on = Cette tuile porte déjà un bâtiment, et elle n’en porte jamais deux.
storm-refusal-no-building-ground = Une construction ne s’élève que sur une tuile de peuplement 1 à 4.
storm-refusal-no-building-at-sea = C’est une tuile mer : seule Ysthma y construit, et seulement avec son pouvoir.
storm-refusal-converted-this-turn = Vous avez pris cette tuile à ce tour même : vous pourrez y bâtir dès votre tour suivant.
storm-refusal-no-construction-left = Vos 5 constructions sont toutes sur le plateau : détruisez-en une pour la reprendre.
storm-refusal-not-so-many-there = Il n’y a pas autant d’adorateurs sur la tuile de votre construction.
storm-refusal-no-construction-there = Il n’y a là aucune construction à vous que vous puissiez détruire.
storm-refusal-no-building-there = Il n’y a là aucun bâtiment à vous : on explore depuis une de ses constructions ou depuis son sanctuaire.
storm-refusal-no-open-neighbour = Aucune case adjacente à ce bâtiment n’est libre : il n’y a rien à explorer.
storm-refusal-pile-empty = La pioche est vide : il ne reste aucune tuile à découvrir.
storm-refusal-not-beside-the-building = Cette case n’est pas adjacente au bâtiment depuis lequel vous explorez : choisissez une case libre à côté de lui.
storm-refusal-not-open = Cette case porte déjà une tuile : choisissez-en une qui soit libre.
storm-refusal-no-holy-ground = Votre sanctuaire s’élève sur une tuile 5 à vous, et nulle part ailleurs.
storm-refusal-too-soon-for-a-sanctuary = Vous avez pris cette tuile à ce tour même : le sanctuaire attendra votre prochain tour.
storm-refusal-sanctuary-stands = Votre sanctuaire est déjà sur le plateau, et vous n’en avez qu’un.
storm-refusal-sanctuary-stays = On ne détruit pas un sanctuaire, pas même le sien.
storm-refusal-not-so-many-at-the-sanctuary = Il n’y a pas autant d’adorateurs sur la tuile de votre sanctuaire.
storm-refusal-powers-off = Cette partie se joue sans les pouvoirs des Dieux.
storm-refusal-not-your-power = C’est le pouvoir d’une autre divinité.
storm-refusal-power-used = Vous avez déjà utilisé votre pouvoir ce tour-ci.
storm-refusal-no-construction-to-mark = Un marqueur marché se pose sur une de vos constructions, et il n’y en a pas là.
storm-refusal-already-marked = Cette construction porte déjà un marqueur marché.
storm-refusal-no-construction-to-weaken = Votre pouvoir affaiblit une construction, et il n’y en a pas sur cette tuile : attaquez-la sans votre pouvoir.
storm-refusal-nobody-to-shift = Il n’y a là aucun adorateur à vous que vous puissiez déplacer.
storm-refusal-no-other-tile = Il faut à votre adorateur une autre de vos tuiles où aller.
storm-refusal-already-revealed = Vous avez déjà découvert cette case : la seconde doit en être une autre.
storm-refusal-no-rival-to-madden = Il n’y a pas là de tuile adverse : désignez-en une qui soit à un autre joueur.
storm-refusal-safe-from-madness = Votre pouvoir n’atteint ni la tuile d’un sanctuaire, ni une construction adjacente à Vaal.
storm-refusal-nobody-to-madden = Il n’y a sur cette tuile aucun adorateur à qui faire perdre la tête.
storm-refusal-limbo-empty = Vos Limbes sont vides : votre pouvoir demande un adorateur à en faire revenir.
storm-refusal-out-of-reach = Cette tuile est hors de portée : dans cette partie, on n’attaque qu’à côté d’une tuile à soi.

## Défauts : ce qui ne va pas dans une position

storm-fault-seat-out-of-turn = La place qui joue et le numéro du tour ne s’accordent pas.
storm-fault-gods-not-different = Deux joueurs ont la même divinité, ou l’un d’eux n’en a pas.
storm-fault-pieces-of-an-absent-seat = Il y a des pièces ou une divinité d’une place qui n’est pas à cette table.
storm-fault-turn-beyond-the-cap = Le tour dépasse la limite de tours.
storm-fault-off-the-board = Une tuile se trouve hors du plateau.
storm-fault-compass-misplaced = La Rose des Vents n’est pas au centre, ou autre chose s’y trouve.
storm-fault-vaal-misplaced = Vaal est hors du plateau, sans tuile, ou parmi des pièces.
storm-fault-owner-without-pieces = Une tuile a un propriétaire, mais aucune pièce.
storm-fault-pieces-without-owner = Il y a des pièces sans propriétaire, ou sans tuile qui puisse les porter.
storm-fault-construction-on-wrong-ground = Une construction se trouve sur une tuile qui ne peut pas en porter.
storm-fault-sanctuary-on-wrong-ground = Un sanctuaire se trouve ailleurs que sur une tuile 5.
storm-fault-converted-too-late = Le tour de conversion d’une tuile ne peut pas être juste.
storm-fault-marker-misplaced = Un marqueur marché se trouve ailleurs que sur un marché de Kors Tonum.
storm-fault-worshipers-miscounted = Les adorateurs d’un joueur ne font pas 30 en tout.
storm-fault-buildings-miscounted = Le compte des constructions ou des sanctuaires d’un joueur n’est pas juste.
storm-fault-tiles-miscounted = Il y a plus de tuiles d’un genre que le jeu n’en a.
storm-fault-vacant-tile-left-lying = Une tuile vide est restée là.
storm-fault-claim-without-its-condition = Une victoire par le sanctuaire est en attente sans sanctuaire ni deux constructions.
storm-fault-claim-missing = Une victoire en attente par le sanctuaire manque, ou elle est déjà arrivée à terme.
storm-fault-ring-claim-without-a-ring = Une victoire par encerclement est en attente sans couronne, ou elle est déjà arrivée à terme.
storm-fault-ring-claim-missing = Vaal est encerclé, mais aucune victoire par encerclement n’est en attente.
storm-fault-phase-without-its-place = Il manque à la phase la case ou le dé dont elle parle, ou elle en a de trop.
storm-fault-ending-out-of-phase = La partie est terminée sans fin, ou elle a une fin sans être terminée.
storm-fault-nothing-to-decide = La partie attend une décision que personne n’a à prendre.

## Fins : pourquoi la partie est terminée

storm-ending-sanctuary = une victoire par le sanctuaire est arrivée à terme
storm-ending-encirclement = Vaal est resté encerclé
storm-ending-exhaustion = les tuiles sont épuisées
storm-ending-cap = la limite de tours est atteinte

## Phases : ce qu’il y a à faire maintenant

storm-phase-god = { $player } : choisissez votre divinité.
storm-phase-first = Le dé désigne qui commence.
storm-phase-roll = Les dés roulent.
storm-phase-go = { $player } : choisissez où souffle Vaal.
storm-phase-draw = On pioche une tuile.
storm-phase-settle = { $player } : convertissez une tuile, ou laissez ces terres disparaître.
storm-phase-develop = { $player } : développez votre culte, ou finissez votre tour.
storm-phase-develop-nothing = { $player } : rien d’autre à faire que finir votre tour.
storm-phase-keep = { $player } : choisissez combien d’adorateurs restent sur la tuile.
storm-phase-reveal = { $player } : choisissez une case libre à découvrir.
storm-phase-found = { $player } : convertissez la tuile découverte, ou laissez-la disparaître.
storm-phase-to = { $player } : choisissez où va votre adorateur.
storm-phase-over = La partie est terminée.

## Coups : ce que veut dire un coup permis

storm-move-god = Incarner { storm-phrase-god }
storm-move-go = Envoyer Vaal vers le { storm-phrase-way }
storm-move-settle = Convertir { $cell } avec { storm-phrase-price }
storm-move-leave = Ne rien convertir et laisser ces terres disparaître
storm-move-attack =
    { $war ->
        [true] User de votre pouvoir : attaquer { $cell } ({ $victim }) avec { storm-phrase-price }
       *[false] Attaquer { $cell } ({ $victim }) avec { storm-phrase-price }
    }{ $construction ->
        [none] { "" }
       *[other] { " " }et abattre { storm-phrase-the-construction }
    }
storm-move-build = Bâtir { storm-phrase-a-building } en { $cell }, pour { storm-phrase-price }
storm-move-sanctuary = Bâtir votre sanctuaire en { $cell }, pour { storm-phrase-price }
storm-move-demolish = Détruire votre { storm-phrase-building } en { $cell }, pour { storm-phrase-price }
storm-move-explore = Explorer depuis { $cell }, pour { storm-phrase-price }
storm-move-reveal = Découvrir { $cell }
storm-move-market = Poser un marqueur marché en { $cell }
storm-move-shift = Déplacer un adorateur de { $cell }
storm-move-to = Amener l’adorateur en { $cell }
storm-move-madden = Faire perdre la tête à un adorateur en { $cell } ({ $victim })
storm-move-keep =
    { $number ->
        [0] Ne maintenir personne sur la tuile
        [one] Maintenir { $number } adorateur sur la tuile
       *[other] Maintenir { $number } adorateurs sur la tuile
    }
storm-move-done = Ne pas découvrir de seconde case
storm-move-end = Finir votre tour
storm-move-first = { $player } commence
storm-move-roll = Les dés donnent { storm-phrase-face } et { $distance }
storm-move-draw = Une { $kind } est piochée

## Événements : ce qui s’est passé

storm-event-god = { $player } incarne { storm-phrase-god }.
storm-event-first = Le nord désigne { $player } pour commencer.
storm-event-turn = { $player } commence le tour { $turn }.
storm-event-roll = { $player } obtient { storm-phrase-face } et { $distance }.
storm-event-go = { $player } envoie Vaal vers le { storm-phrase-way }.
storm-event-uncover = Vaal souffle jusqu’en { $cell } et découvre une { $kind }.
storm-event-vaal-enters = Vaal poursuit sa course jusqu’en { $cell }.
storm-event-vaal-strikes =
    Vaal frappe { $cell } ({ $victim }){ $construction ->
        [none] { "" }
       *[other] { " " }malgré { storm-phrase-the-construction }
    } : { $lost ->
        [one] { $lost } adorateur va dans les Limbes
       *[other] { $lost } adorateurs vont dans les Limbes
    }{ $left ->
        [0] , il n’en reste aucun.
       *[other] , il en reste { $left }.
    }
storm-event-vaal-batters =
    { $spent ->
        [one] Les murs en { $cell } tiennent bon : Vaal y dépense en vain { $spent } point de déplacement.
       *[other] Les murs en { $cell } tiennent bon : Vaal y dépense en vain { $spent } points de déplacement.
    }
storm-event-vaal-stops =
    { $lost ->
        [one] Vaal ne peut pas souffler plus loin que { $cell } : { $lost } point de déplacement est perdu.
       *[other] Vaal ne peut pas souffler plus loin que { $cell } : { $lost } points de déplacement sont perdus.
    }
storm-event-settle = { $player } convertit { $cell } avec { storm-phrase-price }.
storm-event-leave = { $player } laisse ces terres disparaître.
storm-event-vanish =
    { $number ->
        [one] La tuile en { $cells } disparaît.
       *[other] Les tuiles en { $cells } disparaissent.
    }
storm-event-upkeep = { $player } paie 1 adorateur pour l’entretien du sanctuaire.
storm-event-sanctuary-lost = { $player } n’a personne pour entretenir son sanctuaire, qui retourne dans la réserve.
storm-event-income =
    { $number ->
        [0] Personne ne rejoint { $player } : ses Limbes sont vides.
        [one] { $number } nouvel adorateur rejoint { $player }.
       *[other] { $number } nouveaux adorateurs rejoignent { $player }.
    }
storm-event-attack = { storm-phrase-capture }.
storm-event-war = Par le pouvoir de la guerre, { storm-phrase-capture }.
storm-event-build = { $player } bâtit { storm-phrase-a-building } en { $cell }.
storm-event-sanctuary = { $player } bâtit son sanctuaire en { $cell }.
storm-event-keep =
    { $player } { $number ->
        [0] ne maintient personne
        [one] maintient { $number } adorateur
       *[other] maintient { $number } adorateurs
    } en { $cell }{ $gone ->
        [0] .
        [one] { "" } ; { $gone } va dans les Limbes.
       *[other] { "" } ; { $gone } vont dans les Limbes.
    }
storm-event-demolish = { $player } détruit { storm-phrase-own-building } en { $cell }.
storm-event-explore = { $player } explore depuis { $cell }.
storm-event-reveal = { $player } se tourne vers { $cell }.
storm-event-find = Une { $kind } apparaît en { $cell }.
storm-event-find-lost = { $player } n’a pas de quoi convertir la tuile en { $cell } : elle est retirée du jeu.
storm-event-leave-find = { $player } laisse disparaître la tuile en { $cell }.
storm-event-done = { $player } ne découvre pas de seconde case.
storm-event-market = { $player } pose un marqueur marché en { $cell }.
storm-event-shift = { $player } appelle un adorateur de { $cell }.
storm-event-to = { $player } déplace un adorateur de { $from } vers { $cell }.
storm-event-madden =
    { $player } fait perdre la tête à un adorateur en { $cell } ({ $victim }){ $outcome ->
        [taken] { " " }et prend la tuile.
       *[joined] { "" } : un autre quitte les Limbes et rejoint { $player }.
    }
storm-event-end = { $player } finit son tour.
storm-event-claim = { $player } a une victoire en attente par le sanctuaire : si elle tient, elle arrive à terme au début du tour { $due }.
storm-event-claim-broken = { $player } perd sa victoire en attente par le sanctuaire.
storm-event-ring = Vaal est encerclé, { $player } le constate : si la couronne tient, la partie se décide au début du tour { $due }.
storm-event-ring-broken = La couronne de Vaal ne tient plus : la victoire en attente par encerclement est perdue.
storm-event-over =
    La tempête est finie : { $reason ->
        [sanctuary] { storm-ending-sanctuary }
        [encirclement] { storm-ending-encirclement }
        [exhaustion] { storm-ending-exhaustion }
        [cap] { storm-ending-cap }
       *[other] { $reason }
    }.

## Avoirs : ce que possède une place

storm-tally-god = Divinité
storm-tally-points = Points de croyance
storm-tally-community = Adorateurs dans la communauté
storm-tally-limbo = Adorateurs dans les Limbes
storm-tally-worshipers = Adorateurs sur le plateau
storm-tally-tiles = Tuiles
storm-tally-constructions = Constructions sur le plateau
storm-tally-constructions-left = Constructions en réserve
storm-tally-sanctuaries = Sanctuaire sur le plateau
storm-tally-markers = Marqueurs marché
storm-tally-ring = Points de croyance sur la couronne de Vaal
storm-tally-income = Nouveaux adorateurs à venir
storm-tally-starving = Personne pour entretenir le sanctuaire
storm-tally-claim-due = Tour au début duquel la victoire arrive à terme
