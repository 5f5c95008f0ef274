### Le navigateur, en français : se trouver, les parties jouées, les classements, à qui le tour.

## Vos tables

web-people-title-waiting =
    { $count ->
        [one] (1) À vous – Theomachy
       *[other] ({ $count }) À vous – Theomachy
    }
web-people-turn-yours = À vous de jouer
web-people-turn-of = Au tour de { $player }
web-people-my-tables-more =
    { $count ->
        [one] encore une
       *[other] encore { $count }
    }
web-people-my-games-all = Toutes vos parties

## Tables ouvertes

web-people-open-tables = Tables ouvertes
web-people-open-host = { $host } vous attend
web-people-open-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-people-open-usual = avec les options habituelles
web-people-open-option = { $name } : { $value }
web-people-open-sit = Prendre place
web-people-open-yours = Vous y êtes assis
web-people-open-more = D’autres tables ouvertes
web-people-list = Ouverte à tous
web-people-list-help = L’étagère montre alors cette table, et chacun peut y prendre une place libre sous le nom de son choix.
web-people-list-now = L’ouvrir à tous
web-people-listed-now = Cette table est sur l’étagère : chacun peut y prendre place.
web-people-unlist = La retirer de l’étagère

## Vos parties

web-people-games-title = Vos parties
web-people-games-none = Vous n’avez pas encore joué. Les parties sont gardées ici par la clé de ce navigateur.
web-people-games-running = en cours
web-people-games-won = gagnée
web-people-games-won-shared = gagnée à plusieurs
web-people-games-rank = { $rank }ᵉ sur { $players }
web-people-games-shared-screen = jouée sur un même écran
web-people-games-unknown = terminée
web-people-games-lasted =
    { $unit ->
        [minutes] { $number ->
            [one] une minute
           *[other] { $number } minutes
        }
        [hours] { $number ->
            [one] une heure
           *[other] { $number } heures
        }
       *[days] { $number ->
            [one] un jour
           *[other] { $number } jours
        }
    }
web-people-games-replay = Revoir
web-people-games-table = À la table
web-people-page-next = Plus anciennes
web-people-page-back = Plus récentes

## Classements

web-people-ratings = Classements
web-people-ratings-title = Classements : joueurs et robots sur une même échelle
web-people-ratings-rule = Une partie compte si elle est partie du début habituel, si chaque personne à la table voulait être classée et n’y avait qu’une place, et si aucun robot n’a joué pour l’une d’elles.
web-people-ratings-scale = Chacun commence à 1000 ; plus la force de quelqu’un est sûre, plus il a de points. Perdre contre plus fort que soi coûte peu.
web-people-ratings-want = Classer mes parties
web-people-ratings-want-help = Votre nom figure alors ici à côté de vos points. Sinon, vos points sont gardés, mais ni montrés ni changés.
web-people-ratings-none = Personne n’est encore classé à ce jeu.
web-people-ratings-name = Nom
web-people-ratings-points = Points
web-people-ratings-games = Parties
web-people-ratings-bot = robot : { $name }
web-people-ratings-game = Jeu

## À vous, même si vous regardez ailleurs

web-people-notify-ask = C’était votre tour pendant que vous regardiez ailleurs. Ce navigateur doit-il vous prévenir la prochaine fois ?
web-people-notify-yes = Oui, prévenez-moi
web-people-notify-no = Non
web-people-notify = Me prévenir de mon tour quand je regarde ailleurs
web-people-notify-blocked = Ce navigateur ne le permet pas ; ses propres réglages le peuvent.
web-people-notify-title = À vous de jouer
web-people-notify-body = { $game } : c’est votre tour.

## Sans connexion

web-people-offline-title = Pas de connexion
web-people-offline-help = Le serveur ne répond pas. Tous les coups joués sont gardés.
web-people-offline-check = Êtes-vous sur le réseau ? À la maison, c’est le Wi-Fi de l’ordinateur qui tient la table.
web-people-offline-start = Theomachy tourne sur votre propre ordinateur ? Alors relancez-le.
web-people-offline-open = Une table encore ouverte dans un autre onglet peut être regardée, et revue ; un coup joué là-bas part dès que la connexion revient.
web-people-offline-retry = Cette page réessaie d’elle-même.
web-people-offline-now = Réessayer maintenant
