### La maison, en français : ce que partagent tous les jeux.

## Places et joueurs

house-seat = { $number } ({ $name })
house-bot-random = hasard
house-bot-greedy = glouton
house-bot-level1 = débutant (1)
house-bot-level2 = amateur (2)
house-bot-level3 = solide (3)
house-bot-level4 = fort (4)
house-bot-level5 = expert (5)
house-bot-level6 = impitoyable (6)
house-bot-level1-warlike = débutant (1), belliqueux
house-bot-level2-warlike = amateur (2), belliqueux
house-bot-level3-warlike = solide (3), belliqueux
house-bot-level4-warlike = fort (4), belliqueux
house-bot-level5-warlike = expert (5), belliqueux
house-bot-level6-warlike = impitoyable (6), belliqueux
house-bot-level1-cautious = débutant (1), prudent
house-bot-level2-cautious = amateur (2), prudent
house-bot-level3-cautious = solide (3), prudent
house-bot-level4-cautious = fort (4), prudent
house-bot-level5-cautious = expert (5), prudent
house-bot-level6-cautious = impitoyable (6), prudent
house-bot-human = humain

## Reprendre un coup

house-undo-nothing-to-take-back = Il n’y a rien à reprendre.
house-undo-nature-has-acted = Un tirage a eu lieu depuis, et les tirages ne se reprennent pas.
house-undo-another-player-has-acted = Quelqu’un d’autre a joué depuis.
house-undo-the-game-is-over = La partie est finie, et la graine de ses dés est révélée.
house-undo-something-hidden-was-shown = Quelque chose de caché a été montré depuis, et cela ne se reprend pas.
house-undo-too-long-ago = C’est trop ancien.

## Jouer dans le terminal

house-play-welcome =
    { $players ->
        [one] { $game }, à { $players } joueur. Tapez `?` pour voir ce qui peut être joué.
       *[other] { $game }, à { $players } joueurs. Tapez `?` pour voir ce qui peut être joué.
    }
house-play-prompt = { $player }, à vous de jouer :
house-play-curtain = Que { $player } regarde maintenant, et personne d’autre. Appuyez sur Entrée :
house-play-help =
    Tapez un coup comme l’écrit la liste des coups permis, ou son numéro dans cette liste.
    `?`             les coups permis et leur sens
    `? MOT`         seulement ceux qui commencent par MOT
    `board`         le plateau
    `hint`          un coup qui vaut la peine, et vos chances de gagner
    `undo`          reprendre le dernier coup
    `save FICHIER`  enregistrer la partie
    `rules ID`      un paragraphe des règles
    `quit`          quitter la partie
house-play-legal-title = Coups permis
house-play-unknown = Ce n’est pas compris. { $detail }
house-play-refused = { $move } ne peut pas être joué. { $why } ({ $paragraph })
house-play-hint = { $move } : { $what }. Vos chances de gagner : { $number } %.
house-play-forfeit = { $player } déclare forfait : { $why }. Dès maintenant ses coups sont joués au hasard.
house-play-undone = Coup repris : { $move }
house-play-saved = La partie est enregistrée dans { $file }.
house-play-resume-hint = Pour la reprendre : { $command }
house-play-quit = La partie s’arrête ici.

## Résultats

house-result-title = Résultat
house-result-winner =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
house-result-points = Points
house-result-rank = Rang
house-result-payoff = Part de la victoire

## Dés et feuilles de partie

house-commitment = Les dés sont promis par { $hash }
house-seed = Les dés venaient de la graine { $seed }
house-verify-fair =
    { $plies ->
        [one] La feuille de partie est juste : { $plies } coup rejoué, et chaque tirage découle de la graine.
       *[other] La feuille de partie est juste : { $plies } coups rejoués, et chaque tirage découle de la graine.
    }
house-verify-unrevealed =
    { $plies ->
        [one] La feuille de partie est juste : { $plies } coup rejoué. La graine n’est pas révélée, les tirages ne peuvent donc pas être vérifiés.
       *[other] La feuille de partie est juste : { $plies } coups rejoués. La graine n’est pas révélée, les tirages ne peuvent donc pas être vérifiés.
    }
house-verify-signed = La promesse des dés a été signée avant le premier tirage, par le serveur { $fingerprint }.
house-verify-unsigned = La promesse des dés n’est pas signée : aucun serveur ne garantit quand elle fut faite.
house-verify-entropy =
    { $seats ->
        [0] Personne n’a ajouté de hasard aux dés.
        [one] { $seats } place a ajouté son hasard aux dés.
       *[other] { $seats } places ont ajouté leur hasard aux dés.
    }
house-verify-result = Résultat : { $reason } ; points : { $scores }

## Simulations

house-decimal-point = ,
house-percent = { $number } %
house-simulate-title =
    { $games ->
        [one] { $game }, { $players } joueurs : { $games } partie, graine { $seed }
       *[other] { $game }, { $players } joueurs : { $games } parties, graine { $seed }
    }
house-simulate-seat = Place
house-simulate-order = Ordre de jeu
house-simulate-places = Victoires selon la place dans l’ordre de jeu, avec leurs intervalles à 95 % :
house-simulate-bot = Joueur
house-simulate-wins = Victoires
house-simulate-interval = Intervalle à 95 %
house-simulate-points = Points en moyenne
house-simulate-length = Durée : { NUMBER($mean, maximumFractionDigits: 1) } coups en moyenne, de { $least } à { $most }
house-simulate-endings = Fins de partie :
house-simulate-saved = Une ligne par place et par partie se trouve dans { $file }.
house-simulate-speed = { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 2) } s : { NUMBER($rate, maximumFractionDigits: 0) } par seconde
house-simulate-stopped = Arrêt après { $count } parties sur { $games } : --first { $first } --games { $left } joue les autres.
house-ray =
    { $machines ->
        [one] Une machine, { $slots } processus.
       *[other] { $machines } machines, { $slots } processus.
    } Ce qu’une machine n’a pas encore joué, elle le compile d’abord, une seule fois.
house-ray-lost =
    { $count ->
        [one] Un processus a été perdu ; les parties qu’il avait commencées ont été rejouées.
       *[other] Des processus ont été perdus { $count } fois ; les parties qu’ils avaient commencées ont été rejouées.
    }
house-progress-games = Parties jouées

## L’arène

house-arena-games = Places tenues
house-arena-rank = Rang moyen
house-arena-rating = Cote
house-arena-meetings = Combien de fois la ligne a devancé la colonne, une égalité comptant pour moitié :
house-arena-stopping = Les parties en cours se terminent ; un second Ctrl-C quitte aussitôt.
house-arena-stopped = Arrêt après { $count } parties sur { $games }. Avec --save, un fichier les garde, pour continuer plus tard.
house-arena-stopped-kept = Arrêt après { $count } parties sur { $games }, gardées dans { $file } : la même commande continue.
house-arena-uneven = Chacun a rencontré chacun et occupé chaque place aussi souvent toutes les { $number } parties : { $games } feraient un compte juste.
house-guest-forfeits = Forfaits (au dernier rang ; le reste de la partie fut joué au hasard)
house-guest-name = Invité
house-guest-seats = Places
house-guest-why = Pourquoi
house-guest-first = La première fois
house-guest-where = partie { NUMBER($number, useGrouping: "false") }, { $who }, coup { NUMBER($ply, useGrouping: "false") } : { $detail }
house-guest-did-crash = il s’est arrêté
house-guest-did-silence = pas de réponse à temps
house-guest-did-nonsense = une réponse qui n’est pas un coup
house-guest-did-cheating = un coup qui n’est pas permis

## A à côté de B

house-compare-printed = comme imprimé
house-compare-title = { $game }, { $players } joueurs : { NUMBER($games, useGrouping: "false") } parties de chaque côté, graine { $seed }
house-compare-ending = Fins de partie
house-compare-game = La partie
house-compare-unfair = le plus loin de l’équité
house-compare-points = points d’un siège
house-compare-winner = points du vainqueur
house-compare-length = décisions
house-compare-decisive = finie par un joueur
house-compare-verdict = Verdict
house-compare-told = distingués
house-compare-needed = Parties requises
house-compare-fairer-order = Par l’ordre de jeu, { $side } est le plus équitable : la place la plus éloignée de sa juste part s’en écarte de { $a } en A, de { $b } en B ; la différence est de { $least } à { $most }.
house-compare-fairer-faction = Par faction, { $side } est le plus équitable : la plus éloignée de sa juste part s’en écarte de { $a } en A, de { $b } en B ; la différence est de { $least } à { $most }.
house-compare-alike-order = Par l’ordre de jeu, on ne peut dire aucun des deux plus équitable : la place la plus éloignée de sa juste part s’en écarte de { $a } en A, de { $b } en B.
house-compare-alike-faction = Par faction, on ne peut dire aucun des deux plus équitable : la plus éloignée de sa juste part s’en écarte de { $a } en A, de { $b } en B.
house-compare-decided = Décidé après { NUMBER($games, useGrouping: "false") } parties de chaque côté : pour chaque place, A et B sont distingués, ou leur écart est connu à ± { $percent } près.
house-compare-undecided = Indécis après { NUMBER($games, useGrouping: "false") } parties de chaque côté : pour l’une des places, A et B ne sont pas distingués, et leur écart n’est pas connu à ± { $percent } près.
house-compare-precision = Pour connaître l’écart de chaque place à ± { $percent } près, il faut environ { NUMBER($games, useGrouping: "false") } parties de chaque côté.
house-compare-together = Tous ces intervalles sont vrais ensemble dans au moins 95 études sur 100, aussi souvent qu’on les ait regardés.
house-compare-stopped = Arrêt anticipé : voici ce que l’on sait jusqu’ici.

## Quelles règles sont les meilleures ?

house-sweep-title = { $game }, { $players } joueurs, { $bots }, graine { $seed }
house-sweep-candidate = Candidat
house-sweep-games = Parties
house-sweep-met = Buts atteints
house-sweep-interval = Intervalle à 95 %
house-sweep-players = Joueurs
house-sweep-order = Inéquité selon l’ordre
house-sweep-faction = Inéquité entre factions
house-sweep-decisive = Finies par un joueur
house-sweep-points = Points d’un siège
house-sweep-winner = Points du vainqueur
house-sweep-length = Décisions
house-sweep-stopped = Arrêt après { $number } manches sur { $count } ; les parties sont gardées dans { $file } : la même commande continue.

## L’étagère

house-variants-title = Les nombres de { $game } que l’on peut régler
house-variants-number = Nombre
house-variants-value = Valeur
house-variants-bounds = Bornes
house-variants-paragraph = Paragraphe
house-variants-says = Le livret
house-variants-none = { $game } n’a aucun nombre que l’on puisse régler.
house-variants-rules = Règles maison : { $numbers }
house-variants-rule = { $name } { $number } au lieu de { $printed }
house-games-title = Jeux
house-games-players = Joueurs
house-games-options = Options
house-games-sentence = En une phrase
house-games-paragraph = Paragraphe

house-observations-heading = De quoi se nourrit un apprenant
house-observations-how = Ce qu’un siège peut savoir, en petits nombres entiers (int8), dans cet ordre. Les chaises se comptent à partir de celui qui regarde, puis dans l’ordre du tour ; une case, une chaise ou une carte qui n’est là que parfois se compte à partir de 1, et 0 veut dire aucune. Comme `theomachy observations JEU`.
house-observations-title = { $number } nombres
house-observations-number = Nombre
house-observations-shape = Forme
house-observations-most = De – à
house-observations-paragraph = Paragraphe
house-observations-says = Le livret

## Vérifier les scénarios

house-check-passed =
    { $scenarios ->
        [one] { $scenarios } scénario se vérifie
       *[other] { $scenarios } scénarios se vérifient
    } ({ $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }).
house-check-failed =
    { $differences ->
        [one] { $differences } différence.
       *[other] { $differences } différences.
    }
house-check-expected = attendu
house-check-actual = obtenu

## Le serveur

house-serve-at = Theomachy, sur cet ordinateur : { $url } (données dans { $data }) ; Ctrl-C l’arrête.
house-serve-network = Sur votre Wi-Fi : { $url } – qui est sur le même réseau peut l’ouvrir, et prend place par un lien que vous envoyez.
house-serve-alone = Sur cet ordinateur seulement : la page, à côté des liens d’invitation, ou bien --host 0.0.0.0 y font entrer votre Wi-Fi.
house-serve-public = Pour tout le monde : { $url }
house-serve-admin = Les chiffres sont à { $url }/metrics, sur cette machine seulement.
house-backup =
    { $file } est une copie complète : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, schéma { $schema }.
house-restore =
    { $file } est maintenant la base : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, schéma { $schema }.
house-restore-kept = Ce qui était là est gardé dans { $file }.
house-admin-table = Table
house-admin-game = Jeu
house-admin-players = Joueurs
house-admin-created = Commencée (UTC)
house-admin-entries = Entrées
house-admin-state = État
house-admin-live = en cours
house-admin-over = finie
house-admin-closed = fermée
house-admin-close = { $what } est fermée : on peut la regarder, et plus y jouer.
house-admin-reopen = On peut de nouveau jouer à { $what }.
house-admin-ban = { $what } reste dehors, en quelques secondes aussi là où un serveur tourne.
house-admin-unban = { $what } peut de nouveau entrer.

## Apprendre ce qui compte

house-fit-compiling = Compilation des leçons
house-fit-value =
    { $games ->
        [one] { $game } : ce qui compte, d’après { $games } partie
       *[other] { $game } : ce qui compte, d’après { $games } parties
    }
house-fit-forecast =
    { $games ->
        [one] { $game }, { $players } joueurs : ce qui annonce la victoire, d’après { $games } partie
       *[other] { $game }, { $players } joueurs : ce qui annonce la victoire, d’après { $games } parties
    }
house-fit-feature = Fait
house-fit-weight = Poids
house-fit-untested = Trop peu de parties pour une épreuve.
house-fit-test = Dans d’autres parties ({ $games }) : perte { $loss } ({ $blind } sans rien savoir), le favori a gagné { $favourite }
house-fit-chances = Chances
house-fit-foretold = Annoncées
house-fit-won = Réalisées
house-fit-seats = Places
house-fit-written = Écrit dans { $file }
house-evolve-compiling = Compilation des matchs
house-evolve-steps = Pas
house-evolve-title =
    { $number ->
        [one] { $game } : ce qui plaît, après { $number } pas
       *[other] { $game } : ce qui plaît, après { $number } pas
    }
house-evolve-before = Avant
house-evolve-now = À présent

## Mesurer la vitesse

house-bench-measuring = Mesure de { $game }
house-bench-measuring-search = Mesure de la recherche de { $game }
house-bench-measuring-peers = Mesure des autres moteurs
house-bench-installing = Installation des autres moteurs dans { $file } (quelques minutes, une seule fois)
house-bench-peers-absent = Les autres moteurs ne se mesurent que depuis une copie du projet.
house-bench-peers-left-out = Les autres moteurs n’ont pas pu être installés ici : on s’en passe.
house-bench-ours = Theomachy, un cœur
house-bench-beside = À côté des autres moteurs, même exécution, même cœur
house-bench-peer = Moteur
house-bench-peer-game = Jeu
house-bench-our-game = Le nôtre
house-bench-ours-per-s = Le nôtre, par seconde
house-bench-ratio = Rapport
house-bench-figure = { NUMBER($number, maximumFractionDigits: 2) }
house-bench-players = joueurs
house-bench-decisions-per-s = décisions par seconde
house-bench-games-per-s = parties par seconde
house-bench-python-loop-per-s = décisions par seconde, pas à pas depuis Python
house-bench-table-per-s = décisions par seconde, à une table
house-bench-clones-per-s = copies par seconde
house-bench-record-bytes = octets d’une position
house-bench-cold-start-s = secondes jusqu’à la première partie, rien de compilé
house-bench-warm-start-s = secondes jusqu’à la première partie, déjà compilé
house-bench-simulations-per-s = simulations par seconde
house-bench-simulations-played-on-per-s = simulations par seconde, prolongées

## Préparatifs

house-warm = Préparation de { $game } : cela n’arrive qu’une fois.
house-warm-elsewhere = Le code fourni de { $game } est fait pour un autre processeur, un autre Python, un autre Numba ou d’autres règles : il est compilé ici.
house-warm-table = { $game } : préparation de la table, environ { NUMBER($seconds, maximumFractionDigits: 0) } s de travail. Cela n’arrive qu’une fois.
house-warm-bots = { $game } : préparation des robots, environ { NUMBER($seconds, maximumFractionDigits: 0) } s de travail. Cela n’arrive qu’une fois.
house-warm-studies = { $game } : préparation des parties par centaines pour le laboratoire d’équilibrage, environ { NUMBER($seconds, maximumFractionDigits: 0) } s de travail. Cela n’arrive qu’une fois.
house-warm-rows = { $game } : préparation des lignes de parties pour le laboratoire d’équilibrage, environ { NUMBER($seconds, maximumFractionDigits: 0) } s de travail. Cela n’arrive qu’une fois.
house-warm-playable = { $game } : on peut jouer ; les robots suivent.
house-warm-done = { $game } : tout est prêt, robots compris.
house-warm-again = { $game } : la préparation s’est interrompue. Nouvel essai.
house-warm-failed = { $game } : la préparation a échoué.
house-warm-ready = { $game } était prêt.
house-warm-compiled = { $game } a été compilé en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## L’édition imprimée

house-print-making = L’édition imprimée de { $game } se prépare …
house-print-made = { $file } est prêt : imprimez-le à 100 %.
