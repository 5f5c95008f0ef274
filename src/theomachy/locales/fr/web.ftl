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
web-guest = Convive
web-theme = Clair et sombre
web-theme-auto = Clair ou sombre, comme votre appareil
web-theme-light = Parchemin (clair)
web-theme-dark = Nuit (sombre)
web-motion = Mouvements
web-motion-auto = comme votre appareil le souhaite
web-motion-fast = vifs
web-motion-slow = lents
web-motion-off = aucun
web-mute = Pas de sons
web-sound-on = Les sons sont actifs
web-sound-off = Les sons sont coupés

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
web-key-help-does = cette feuille

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
web-table-over = terminée
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
web-seat-bot-kind = un robot
web-seat-open = quelqu’un, par un lien
web-seat-open-help = Vous recevrez un lien à envoyer.
web-bot-name-1 = Talos
web-bot-name-2 = Galatée
web-bot-name-3 = Pandore
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyché
web-options = Options
web-start = Commencer
web-opens-itself = La table s’ouvrira d’elle-même dès que le jeu sera prêt.

## Prendre place

web-join-title = Une place vous attend
web-join = Prendre place
web-invites = Invitez vos amis
web-invites-help = Chaque lien vaut pour une place. La partie commence quand tout le monde est assis.
web-invite-seat = Place { $number }
web-spectators = Inviter à regarder
web-spectator-link = Lien pour les spectateurs
web-copy = Copier
web-copy-of = Copier : { $what }
web-copied = Copié

## À la table

web-status-waiting = On attend que toutes les places soient prises.
web-status-frozen = Cette partie a commencé sous une version antérieure des règles : on peut la regarder, mais plus la jouer.
web-status-closed = Cette table a été fermée par qui tient la maison : on peut la regarder, mais plus y jouer.
web-board = Le plateau
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Tout le plateau
web-moves = Ce que vous pouvez faire
web-undo = Reprendre
web-unchoose = Choisir autre chose
web-you = vous
web-present = à table
web-away = loin de la table
web-to-move = doit jouer
web-tabs = Panneaux
web-tab-powers = Pouvoirs
web-tab-turn = Tour
web-tab-players = Joueurs
web-tab-log = Récit
web-log = Ce qui s’est passé
web-log-undo = { $player } reprend son dernier coup.
web-log-earlier = Entrées précédentes
web-look-there = Revoir le plateau tel qu’il était alors

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
web-link-connecting = En route vers la table…
web-link-live = La connexion est là.
web-link-lost = La connexion est perdue. Nouvel essai…
web-link-queued = Votre coup partira dès qu’elle sera rétablie.
web-failure-unreachable = Le serveur ne répond pas.
web-failure-unknown = Il n’y a ni table ni invitation de ce nom.
web-failure-wrong = Le serveur n’a pas compris ce souhait.
web-failure-busy = Le serveur est occupé. Réessayez dans un instant.
web-failure-failed = Ce jeu n’a pas pu être préparé. Le terminal du serveur dit pourquoi.
web-failure-gone = Il n’y a pas de table de ce nom.
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
web-verify-help = La graine était promise avant le premier tirage ; la voici révélée. Enregistrez la feuille de partie et vérifiez-la avec « theomachy verify ».
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
web-curtain-open = Je suis { $player } : montrer
