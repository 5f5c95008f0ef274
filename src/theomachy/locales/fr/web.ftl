### Le navigateur, en français : ce que seul un écran dit.

## La maison

web-title = Theomachy
web-title-your-turn = ● À vous de jouer – Theomachy
web-tools = Outils
web-loading = Un instant…
web-close = Fermer
web-language = Langue
web-language-en = English
web-language-fr = Français
web-rules = Règles
web-rules-of = { $game } : les règles

## Réglages

web-settings = Réglages et touches
web-name = Votre nom
web-guest = Invité
web-theme = Clair et sombre
web-theme-auto = Clair ou sombre, comme votre appareil
web-theme-light = Parchemin (clair)
web-theme-dark = Nuit (sombre)
web-motion = Mouvements et coups des autres
web-motion-auto = normaux, ou aucun si votre appareil le souhaite
web-motion-fast = vifs
web-motion-slow = lents
web-motion-off = aucun
web-confirm = Demander avant de jouer un coup
web-confirm-never = jamais
web-confirm-risky = s’il est lourd de conséquences
web-confirm-always = toujours
web-confirm-help = Un coup de poids sur le plateau, un combat par exemple, et tout ce qui vaut un avertissement est d’abord montré : cliquez encore, ou sur le grand bouton, pour le jouer. Le doigt posé sur le plateau montre toujours le coup d’abord.
web-mute = Pas de sons
web-sound-on = Les sons sont actifs
web-sound-off = Les sons sont coupés

## D’autres appareils, et ses données

web-devices = Jouer sur un autre appareil
web-devices-help = Il n’y a pas de comptes : ce navigateur détient la clé de vos places. Un code donne la même clé à un autre appareil.
web-code-show = Montrer un code
web-code-help = Tapez-le sur l’autre appareil, dans ces réglages. Il sert une seule fois, dans les { $minutes } minutes ; ne le montrez à personne d’autre.
web-code-have = J’ai un code
web-code-use = L’utiliser
web-code-use-help = Ce navigateur montrera alors les tables de l’autre appareil à la place des siennes.
web-sign-out = Déconnecter tous les autres appareils
web-signed-out = C’est fait : seul cet appareil détient encore votre clé.
web-data = Vos données
web-data-help = Le serveur garde vos tables avec leurs coups, les noms que vous avez donnés et ce que votre navigateur a ajouté aux tirages. Vos points aussi, si vous demandez à être classé. Rien d’autre.
web-data-save = Enregistrer mes données
web-data-delete = Effacer mes données…
web-data-sure = Vos tables seront effacées. Aux tables partagées, votre place restera vide, sans votre nom. On ne peut pas revenir en arrière.
web-data-delete-now = Oui, tout effacer
web-data-keep = Non, les garder

## Touches

web-keys = Au clavier
web-key-arrows-does = de lieu en lieu, une fois le plateau atteint avec Tab
web-key-n-does = au prochain lieu éclairé
web-key-enter = Entrée
web-key-enter-does = le choisir
web-key-escape = Échap
web-key-escape-does = ne rien choisir, fermer ce qui est ouvert
web-key-e-does = terminer, passer ou ne plus rien choisir
web-key-u-does = reprendre le dernier coup
web-key-h-does = suggérer un coup
web-key-p-does = retenir les coups des autres, ou les laisser reprendre
web-key-step-does = un seul de leurs coups
web-key-s-does = passer au présent
web-key-help-does = demander ce que sont les choses, à une table ; ailleurs, cette feuille

## L’étagère

web-shelf-title = Les jeux des dieux en guerre
web-players-range = de { $fewest } à { $most } joueurs
web-play = Jouer
web-readiness-preparing = En préparation : encore { $seconds } s environ
web-readiness-playable = On peut jouer ; les robots suivent dans { $seconds } s environ
web-readiness-failed = Ce jeu n’a pas pu être préparé. Le terminal du serveur dit pourquoi.
web-my-tables = Vos tables
web-table-waiting = en attente de joueurs
web-table-running = en cours
web-table-frozen = commencée sous d’anciennes règles
web-table-closed = fermée par la maison

## Une nouvelle table

web-new-table = { $game } : une nouvelle table
web-seats = Places
web-players = Joueurs
web-player = Joueur
web-seat-kind = Place { $number } : qui joue ?
web-seat-name = Place { $number } : nom
web-seat-bot = Place { $number } : niveau du robot
web-seat-me = moi
web-seat-here = quelqu’un devant cet écran
web-seat-bot-kind = un robot
web-seat-open = quelqu’un, par un lien
web-seat-left = quelqu’un qui est parti
web-seat-person = Joueur { $number }
web-seats-shared = Plusieurs personnes devant cet écran : comment s’appelle chacune ? Ce navigateur s’en souviendra.
web-seat-open-help = Vous recevrez un lien à envoyer.
web-bot-name-1 = Talos
web-bot-name-2 = Galatée
web-bot-name-3 = Pandore
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyché
web-presets = Comment jouer
web-options = Options
web-start = Commencer
web-lab = Laboratoire d’équilibrage : est-ce juste ?
web-lab-of = Est-ce juste ? Essayez ces règles au laboratoire d’équilibrage
web-opens-itself = La table s’ouvrira d’elle-même dès que le jeu sera prêt.
web-print = Imprimer ce jeu pour y jouer sur une table (PDF à découper) :
web-print-a4 = A4
web-print-letter = US Letter

## Prendre place

web-join-title = Une place vous attend.
web-join-by = { $name } vous invite à jouer.
web-join-seats = Qui est assis où
web-join-yours = votre place
web-join-free = encore libre
web-join-host = a ouvert la table
web-join-options = Comment on joue
web-join-usual = Avec les options habituelles.
web-join-all = Toutes les options
web-join-board = Le plateau en ce moment
web-join-mine = Cette place est déjà la vôtre.
web-join-taken = Quelqu’un a pris cette place avant vous. Demandez un autre lien à qui vous a invité ; vous pouvez aussi regarder.
web-join-over = Cette partie est terminée. Vous pouvez encore regarder comment elle s’est jouée.
web-join-closed = Cette table a été fermée par qui tient la maison. On peut la regarder, mais plus y jouer.
web-join-nowhere = Ce lien ne mène nulle part : qui l’a envoyé en a peut-être fait un nouveau, ou l’a annulé, ou il y manque une lettre. Demandez un nouveau lien.
web-join-go = À la table
web-join-watch = Regarder
web-carry-title = Votre place vous suit.
web-carry-help = La partie continue ici sous le même nom ; l’autre appareil ne fait plus que regarder.
web-carry = Continuer ici
web-join = Prendre place
web-invites = Invitez vos amis
web-invites-help = Chaque lien vaut pour une place. La partie commence quand tout le monde est assis.
web-invite-renew = Nouveau lien
web-invite-renew-help = Envoyé à la mauvaise personne ? Après « Nouveau lien », l’ancien ne mène plus nulle part.
web-invite-wrong = Ce n’est pas la bonne personne
web-invite-wrong-help = Jusqu’au premier coup (dans les jeux à cartes cachées : jusqu’à la donne), vous pouvez libérer une place et envoyer un autre lien.
web-invite-reopen = Libérer la place de { $name }
web-carry-seat = Jouer cette place sur un autre appareil
web-carry-seat-help = Le lien emporte la place chez qui l’ouvre : une seule fois, et dans la journée. Gardez-le pour vous.
web-carry-seat-make = Créer un lien : { $name }
web-carry-hand-make = Lien vers la main de { $name }
web-screens = Un grand écran, un téléphone par main
web-screens-help = Le plateau reste sur le téléviseur, sans les cartes de personne. Chaque lien emporte une main sur un téléphone, où cette place se joue désormais : une seule fois, et dans la journée.
web-screens-tv = N’afficher ici que le plateau
web-screens-hand = Afficher ici ma main d’abord
web-carry-seat-revoke = Annuler le lien
web-invite-seat = Place { $number }
web-spectators = Inviter à regarder
web-spectator-link = Lien pour les spectateurs
web-copy = Copier
web-copy-of = Copier : { $what }
web-copied = Copié
web-network = Ouvrir à votre Wi-Fi
web-network-off = Pour l’instant, les liens ne fonctionnent que sur cet ordinateur.
web-network-help = Qui est sur le même réseau que cet ordinateur pourra alors ouvrir cette maison, et prendra place par un lien que vous envoyez.
web-network-on = Qui est sur votre Wi-Fi peut ouvrir cette maison à { $url } et prend place par un lien que vous envoyez. Refermez après avoir joué ; c’est fermé à chaque démarrage.
web-network-found = On trouve cette maison à { $url }
web-qr = Code à photographier
web-qr-of = Code à photographier : { $what }
web-qr-help = Visez-le avec l’appareil photo d’un téléphone.
web-copy-by-hand = Sélectionné : Ctrl+C

## À la table

web-status-waiting = On attend que toutes les places soient prises.
web-status-frozen = Cette partie a commencé sous une version antérieure des règles : on peut la regarder, mais plus la jouer.
web-status-closed = Cette table a été fermée par qui tient la maison : on peut la regarder, mais plus y jouer.
web-board = Le plateau
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Tout le plateau
web-moves = Ce que vous pouvez faire
web-undo = Annuler le coup
web-unchoose = Choisir autre chose
web-you = vous
web-present = à table
web-away = loin de la table
web-to-move = doit jouer
web-tabs = Panneaux
web-tab-powers = Pouvoirs
web-tab-turn = Tour
web-tab-players = Joueurs
web-tab-board = Plateau
web-tab-log = Récit
web-log = Ce qui s’est passé
web-log-undo = { $player } reprend son dernier coup.
web-log-earlier = Entrées précédentes
web-log-filter = Les coups de qui ?
web-log-everybody = Les coups de tout le monde
web-log-setup =
    { $number ->
        [one] Mise en place ({ $number } ligne)
       *[other] Mise en place ({ $number } lignes)
    }
web-log-steps = { $number } pas
web-look-there = Revoir le plateau tel qu’il était alors

## Ce que les autres ont fait

web-playback = Coups des autres
web-playback-pause = Retenir (p)
web-playback-go-on = Reprendre (p)
web-playback-step = Un seul coup (.)
web-playback-skip = Passer au présent (s)
web-playback-waiting =
    { $number ->
        [0] à jour
        [one] { $number } coup à voir
       *[other] { $number } coups à voir
    }
web-playback-yours =
    { $number ->
        [one] À vous, après { $number } coup
       *[other] À vous, après { $number } coups
    }
web-since = Depuis votre dernier tour
web-since-lost = Vous avez perdu
web-since-gained = Vous avez gagné
web-since-change = { $what } : { $before } → { $after }
web-since-told = Ce qui vous est arrivé
web-since-more =
    { $number ->
        [one] et { $number } ligne de plus dans le récit
       *[other] et { $number } lignes de plus dans le récit
    }
web-since-nothing-lost = Vous n’avez rien perdu.
web-since-moves =
    { $number ->
        [0] aucun coup
        [one] { $number } coup
       *[other] { $number } coups
    }
web-since-again = Revoir cela sur le plateau
web-announce-many =
    { $number ->
        [one] { $number } coup des autres.
       *[other] { $number } coups des autres.
    }
web-skip-links = Raccourcis
web-skip-board = Vers le plateau
web-skip-moves = Vers ce que vous pouvez faire
web-skip-log = Vers le récit

## Refus et connexion

web-stale = Trop tard : le plateau a changé entre-temps. Voici où il en est.
web-refusal-other = Cela n’est pas possible ici ({ $reason }).
web-problem-malformed = Ce coup n’existe pas.
web-problem-too-fast = Trop vite : attendez un instant.
web-problem-not-your-turn = Ce n’est pas à vous de jouer.
web-problem-not-your-seat = Cette place n’est pas la vôtre.
web-problem-gone = Cette table n’existe plus.
web-problem-old-rules = Elle a commencé sous d’anciennes règles.
web-problem-closed = Cette table est fermée.
web-problem-curtained = Dites d’abord qui regarde : c’est secret.
web-problem-still-here = Pas encore : cette personne était là à l’instant et a encore du temps.
web-problem-no-talk = On ne se parle pas à cette table.
web-link-connecting = En route vers la table…
web-link-live = La connexion est là.
web-link-lost = La connexion est perdue. Nouvel essai…
web-link-queued = Votre coup partira dès qu’elle sera rétablie.
web-link-unkept = Rien ne peut être conservé pour l’instant. Votre coup est renvoyé de lui-même ; le plateau peut être regardé.
web-failure-unreachable = Le serveur ne répond pas.
web-failure-unknown = Il n’y a ni table ni invitation de ce nom.
web-failure-wrong = Le serveur n’a pas compris ce souhait.
web-failure-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
web-failure-unknown-code = Ce code n’est pas bon : il a peut-être déjà servi, ou il a plus de dix minutes.
web-failure-too-many = Trop souvent. Attendez un peu.
web-failure-busy = Le serveur est occupé. Réessayez dans un instant.
web-failure-variants = Ce serveur n’a plus de place pour d’autres variantes avant son prochain démarrage. Celles qu’il joue déjà restent ouvertes, et un serveur à vous les joue toutes.
web-failure-failed = Ce jeu n’a pas pu être préparé. Le terminal du serveur dit pourquoi.
web-failure-gone = Il n’y a pas de table de ce nom.
web-failure-seat-taken = Quelqu’un a été plus rapide, ou la table n’est plus ouverte.
web-failure-taken = Quelqu’un a pris cette place avant vous.
web-failure-over = Cette partie est terminée.
web-failure-closed = Cette table est fermée.
web-failure-no-network = Cet ordinateur ne trouve pas de réseau domestique, ou n’y est pas joignable.
web-failure-not-here = Cela ne se fait que depuis cet ordinateur.
web-failure-other = Cela n’a pas marché ({ $reason }).

## Revoir, et résultats

web-looking-back = Retour en arrière
web-return = Revenir à la partie
web-replay-of = { $game } : revoir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup montré
web-replay-ply = { $ply } sur { $plies }
web-to-the-table = À la table
web-score-line = { $number } × { $each } = { $points }
web-verify = Les tirages étaient-ils loyaux ?
web-verify-help = La graine était promise avant le premier tirage ; la voici révélée, avec ce que les places ont ajouté. Enregistrez la feuille de partie et vérifiez-la avec « theomachy verify ».
web-dice = Comment se font les tirages ?
web-dice-help = Le serveur a promis sa graine avant que quiconque prenne place ; le navigateur de chaque joueur y a ensuite ajouté son propre hasard. Les tirages découlent des deux : personne n’en décide seul. À la fin, la graine est révélée, et chacun peut vérifier chaque tirage.
web-dice-signed = Signé par le serveur { $fingerprint }
web-dice-added =
    { $added ->
        [0] Aucune place n’a ajouté de hasard aux tirages.
        [one] { $added } place a ajouté son hasard aux tirages.
       *[other] { $added } places ont ajouté leur hasard aux tirages.
    }
web-dice-mine = Votre navigateur a ajouté { $entropy }
web-dice-mine-late = Le { $entropy } de votre navigateur est venu après le premier tirage et ne compte pas.
web-dice-changed = La promesse n’est pas celle que ce navigateur a vue d’abord. Ne vous fiez pas à ces tirages.
web-record = Enregistrer la feuille de partie
web-see-replay = Revoir la partie
web-show-result = Résultat
web-again = Rejouer

## Bello Divorum

web-bello-phases = Phases d’un tour
web-bello-phase-recruit = Recrutement
web-bello-phase-power = Pouvoir
web-bello-phase-action = Action
web-bello-phase-control = Contrôle
web-bello-doom = Fin des temps { $doom } / { $of }
web-bello-doom-help = Chemin parcouru par le jeton de la Fin des temps
web-bello-round = Manche { $round }
web-bello-powers-of = Pouvoirs du panthéon { $pantheon }
web-bello-cost =
    { $cost ->
        [one] Coûte { $cost } fidèle de chaque temple
       *[other] Coûte { $cost } fidèles de chaque temple et un pas de la Fin des temps
    }
web-bello-controlled = contrôlé par { $player }
web-bello-followers =
    { $number ->
        [one] { $number } fidèle
       *[other] { $number } fidèles
    }
web-bello-followers-of =
    { $number ->
        [one] { $number } fidèle de { $player }
       *[other] { $number } fidèles de { $player }
    }
web-bello-marker-ziggurat = ziggourat
web-bello-marker-plague = fléau
web-bello-marker-decree = décret
web-bello-marker-horse = cheval de bois
web-bello-lit = peut être choisi
web-bello-not-next-to-it = Ce lieu n’est pas voisin de celui que vous avez choisi.
web-bello-field-recruits-nothing = Les champs ne recrutent rien.

## La Tempête des Dieux

web-storm-steps = Étapes d’un tour
web-storm-step-wind = Vaal souffle
web-storm-step-strengthening = Renforcement
web-storm-step-development = Développement
web-storm-turn = Tour { $turn }
web-storm-pile =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
web-storm-claim-sanctuary = { $player } : sanctuaire
web-storm-claim-encirclement = Vaal est encerclé
web-storm-claim-encirclement-sole = { $player } encercle Vaal
web-storm-claim-due =
    { $left ->
        [0] échue
        [one] au tour { $due }, reste { $left } tour
       *[other] au tour { $due }, reste { $left } tours
    }
web-storm-rose = Ce que montre le dé
web-storm-keep = Combien d’adorateurs restent ?
web-storm-god-looks = Les pouvoirs sont désactivés : un dieu donne à votre culte sa couleur et ses bâtiments, rien de plus.
web-storm-power-used = Déjà utilisé ce tour-ci.
web-storm-with-power = avec votre pouvoir
web-storm-verb-attack = Attaquer
web-storm-verb-build = Construire
web-storm-verb-sanctuary = Sanctuaire
web-storm-verb-explore = Explorer
web-storm-verb-demolish = Détruire
web-storm-verb-market = Marqueur marché
web-storm-verb-shift = Déplacer un adorateur
web-storm-verb-madden = Égarer un esprit
web-storm-starving = Le sanctuaire sera perdu : personne pour l’entretenir.
web-storm-caution-end = Personne ne reste pour entretenir votre sanctuaire : il sera perdu à votre prochain tour.
web-storm-caution-settle = Ce sont vos derniers adorateurs : personne ne restera pour entretenir votre sanctuaire.
web-storm-open = libre
web-storm-vacant = vide
web-storm-held = tenue par { $player }
web-storm-worshipers =
    { $number ->
        [one] { $number } adorateur
       *[other] { $number } adorateurs
    }
web-storm-used = utilisée ce tour-ci
web-storm-converted = prise ce tour-ci
web-storm-lit = peut être choisie
web-storm-compass-is-nobodys = La Rose des Vents n’est à personne, et rien n’y est jamais posé.
web-storm-open-cell = Il n’y a pas de terre ici. Vaal la découvre, ou bien une exploration depuis un bâtiment voisin.
web-storm-keep-first = Choisissez d’abord combien d’adorateurs restent sur la tuile.
web-storm-beside-vaal = Choisissez l’une des cases éclairées autour de Vaal : le vent soufflera par là.

## Un secret sur un écran partagé

web-curtain = Ce qui suit n’est que pour { $player }.
web-curtain-several = Ce que chacun a en main n’est que pour lui.
web-curtain-open = Je suis { $player } : montrer
web-curtain-close = Refermer le rideau

## L’histoire d’une partie

web-story = Histoire
web-story-or-log = Journal ou histoire
web-story-telling = L’histoire se prépare : quelques secondes…
web-story-failed = L’histoire ne peut pas être racontée en ce moment.

## Les nombres qui ne sont pas ceux du livret

web-variant-numbers = { $count ->
        [0] Nombres du livret
        [1] Nombres du livret (1 changé)
       *[other] Nombres du livret ({ $count } changés)
    }
web-variant = { $count ->
        [one] Un nombre n’est pas celui du livret
       *[other] { $count } nombres ne sont pas ceux du livret
    }
web-variant-open = Livret de règles : { $count ->
        [one] un nombre n’est pas celui du livret
       *[other] { $count } nombres ne sont pas ceux du livret
    }
