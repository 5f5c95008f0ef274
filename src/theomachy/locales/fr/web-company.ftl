### Ceux qui sont à une même table, en français : rythme, pendules, places confiées, conversation.

## Rythme

web-company-pace = Rythme et conversation
web-company-pace-clock = Temps de jeu
web-company-pace-none = sans pendule
web-company-pace-turn-60 = 1 minute par tour
web-company-pace-turn-120 = 2 minutes par tour
web-company-pace-turn-300 = 5 minutes par tour
web-company-pace-game-900 = 15 minutes chacun pour toute la partie
web-company-pace-game-1800 = 30 minutes chacun pour toute la partie
web-company-pace-game-3600 = 1 heure chacun pour toute la partie
web-company-pace-days-1 = 1 jour par tour
web-company-pace-days-3 = 3 jours par tour
web-company-pace-days-7 = 7 jours par tour
web-company-pace-late = Quand le temps est écoulé
web-company-late-turn = un robot joue ce tour
web-company-late-return = un robot joue jusqu’au retour du joueur
web-company-late-nothing = rien : les autres décident
web-company-pace-away = Quand quelqu’un s’en va
web-company-away-0 = on attend
web-company-away-120 = au bout de 2 minutes, un robot joue à sa place
web-company-away-600 = au bout de 10 minutes, un robot joue à sa place
web-company-pace-talk = On peut se parler à cette table

## La pendule

web-company-clock-of = Temps restant à { $player }
web-company-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours } h
web-company-clock-over = temps écoulé
web-company-clock-short = Il vous reste une demi-minute pour jouer.
web-company-clock-reminder = { $game } : il vous reste { $left } pour jouer.

## Les absents

web-company-absent-host = Vous avez ouvert cette table : si quelqu’un est absent ou n’a plus de temps, vous pouvez confier sa place à un robot. Il la reprend quand il veut.
web-company-absent-vote = Si quelqu’un est absent ou n’a plus de temps, l’hôte, ou plus de la moitié des autres, peuvent confier sa place à un robot. Il la reprend quand il veut.
web-company-absent-hand-over = Un robot pour { $player }

## Notes dans le récit

web-company-note-host = L’hôte
web-company-note-deputy = { $player } laisse jouer un robot jusqu’à son retour.
web-company-note-deputy-turn = { $player } laisse un robot jouer ce tour.
web-company-note-back = { $player } joue de nouveau.
web-company-note-late = { $player } n’a plus de temps : un robot joue jusqu’à son retour.
web-company-note-late-turn = { $player } n’a plus de temps : un robot joue ce tour.
web-company-note-away = { $player } est absent : un robot joue jusqu’à son retour.
web-company-note-vote = { $who } voudrait confier la place de { $player } à un robot.
web-company-note-voted = Les autres confient la place de { $player } à un robot, jusqu’à son retour.
web-company-note-by-host = L’hôte confie la place de { $player } à un robot, jusqu’à son retour.

## Conversation

web-company-talk = Parler
web-company-talk-none = Personne n’a encore rien dit.
web-company-talk-unread = { $number } non lus
web-company-talk-mute = Ne plus entendre quelqu’un
web-company-talk-phrases = Dire vite …
web-company-talk-words = Dire quelque chose
web-company-talk-say = Dire
web-company-phrase-hello = Bonjour à tous !
web-company-phrase-good-luck = Bonne chance !
web-company-phrase-well-played = Bien joué !
web-company-phrase-oops = Oups.
web-company-phrase-thinking = Laissez-moi réfléchir …
web-company-phrase-your-turn = C’est à vous de jouer.
web-company-phrase-alliance = On s’épargne ?
web-company-phrase-revenge = Vous le regretterez !
web-company-phrase-one-moment = Un instant, je reviens.
web-company-phrase-thanks = Merci !
web-company-phrase-good-game = Belle partie !
web-company-phrase-again = On en refait une ?
