### Le laboratoire d’équilibrage, en français.

lab-title = Laboratoire d’équilibrage
lab-lead = Est-ce juste ? Est-ce vivant ? Et si… ? Des robots jouent autant de parties que vous voulez, selon les règles de votre choix, et chaque part s’accompagne de sa marge d’erreur.

## What is played

lab-game = Jeu
lab-what = Ce qui est joué
lab-side = { $side ->
        [a] A
       *[b] B
    }
lab-players = Joueurs
lab-bots = Robots
lab-bots-one = un pour toutes les places
lab-bots-each = un pour chaque place
lab-bots-help = Ils changent de place d’une partie à l’autre.
lab-bot = Robot
lab-bot-of = Robot { $number }
lab-of-side = { $what } ({ $side })
lab-compare = Comparer avec B
lab-compare-off = Sans B
lab-games = Parties
lab-seed = Graine
lab-seed-help = Les mêmes réglages et la même graine donnent les mêmes parties, ici et partout.
lab-start = Commencer
lab-stop = Arrêter
lab-slow = Les robots des niveaux supérieurs réfléchissent à l’avance : une seule de leurs parties peut durer quelques secondes.

## How far it is

lab-progress = { $games } parties sur { $of }
lab-left =
    { $unit ->
        [seconds] encore { $number } s environ
        [minutes] encore { $number } min environ
       *[hours] encore { $number } h environ
    }
lab-phase-done = Terminé.
lab-phase-stopped = Arrêté.
lab-phase-failed = Impossible de continuer.
lab-waiting-too-many = Vous avez eu votre part de ce serveur pour l’instant. Cela reprendra tout seul dans un moment.
lab-waiting-busy = D’autres sont servis d’abord. Cela reprendra tout seul.
lab-waiting-unreachable = Le serveur ne répond pas. Cela reprendra tout seul dès qu’il répondra.
lab-too-slow = Une seule partie de ces robots dure ici plus longtemps que le serveur n’attend. Choisissez des robots plus rapides.

## What was found

lab-found = Ce que l’on trouve
lab-by-order = Victoires selon l’ordre de jeu
lab-by-seat = Victoires selon la place
lab-by-faction = Victoires selon ce que l’on joue
lab-by-bot = Victoires selon le robot
lab-endings = Comment les parties finissent
lab-lengths = Combien de temps durent les parties
lab-lengths-unit = décisions dans une partie
lab-points = Combien de points sont marqués
lab-points-unit = points d’une place à la fin
lab-order =
    { $place ->
        [1] Premier à jouer
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
       *[6] Sixième
    }
lab-seat = Place { $number }
lab-who = Qui
lab-share = Part
lab-interval = Intervalle à 95 %
lab-rank = Rang moyen
lab-mean-points = Points en moyenne
lab-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fair = Une bande montre où se trouve la vraie part, dans 95 cas sur 100 ; le trait pointillé est la part équitable.
lab-above = plus que sa part équitable
lab-below = moins que sa part équitable
lab-difference = B − A
lab-difference-points = { $sign }{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, de { $first } à { $last }
lab-differs = une différence au-delà de la marge d’erreur
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne
lab-bar = de { $first } à { $last }
lab-as-table = En tableau

## What becomes of it

lab-keep = À garder, à transmettre, à jouer
lab-link = Un lien qui rejoue les mêmes parties
lab-copy = Copier
lab-copied = Copié
lab-csv = Enregistrer les comptes (CSV)
lab-json = Tout enregistrer (JSON)
lab-rows = Les lignes de toutes les parties (CSV)
lab-rows-help = Une ligne par place et par partie : qui était assis où, comment la partie a fini, ce qui s’y est fait. Les parties sont rejouées pour cela.
lab-rows-most = Les { $most } premières parties seulement.
lab-rows-of = { $games } parties sur { $of } en lignes
lab-rows-save = Enregistrer les lignes ({ NUMBER($megabytes, maximumFractionDigits: 1) } Mo)
lab-command = La même chose dans un terminal
lab-play = Jouer à cette variante
