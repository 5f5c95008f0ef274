### À la porte, en français : ce qui ne va pas dans ce qui est demandé. N’est pas envoyé au navigateur.

## Coups illisibles

door-move-unknown = { $move } : { $why }
door-move-illegal = { $move } : { $why } ({ $paragraph })
door-move-stale = { $move } : destiné au demi-coup { $ply }, la table en est au demi-coup { $now }.
door-nature-rests = La nature n’a rien à décider à présent.
door-verb = « { $verb } » n’est pas un verbe de ce jeu ; il a { $known }.
door-cell = « { $name } » n’est pas une case ; elles vont de { $first } à { $last }.
door-written = { $verb } s’écrit comme « { $example } ».
door-action = { $action } n’est pas une action de ce jeu ; ce sont des nombres de 0 à { $last }.

## Places et joueurs

door-seat = « { $name } » n’est pas une place ; elles vont de P1 à P{ $players }.
door-seat-number = { $seat } n’est pas une place de cette table ; ce sont des nombres de 0 à { $last }.
door-players = { $game } se joue à { $fewest }-{ $most } joueurs, pas à { $players }.
door-players-exactly = { $game } se joue à { $most } joueurs, pas à { $players }.
door-players-number = Un nombre de joueurs est un nombre entier, et non { $players }.
door-buffer = Une observation s’écrit dans un tableau NumPy de { $wanted } nombres du type int8.

## Beaucoup de parties à la fois

door-batch-whole = Un nombre de parties est un nombre entier, et non { $games }.
door-batch-games = Un lot de { $game } compte de 1 à { $most } parties, et non { $games }.
door-batch-seed = La graine d’un lot est un nombre entier, et non { $seed }.
door-batch-buffer = Le tampon doit être { $wanted }, contigu et ouvert à l’écriture ; celui-ci est { $given }.
door-batch-numbers = Actions et sièges sont des nombres entiers dans un tableau NumPy de { $games }, un par partie ; ceci est { $given }.
door-batch-no-action = Partie { $number }, { $seat } : { $action } n’est pas une action ; ce sont des nombres de 0 à { $last }. Rien n’a été joué.
door-batch-illegal = Partie { $number }, { $seat } : { $move } ne peut pas être joué ({ $paragraph }). Rien n’a été joué.
door-batch-saved = Ce n’est pas un lot tel qu’il a été enregistré.
door-batch-other = Ce qui a été enregistré est un autre lot que celui-ci de { $game } : autre version, autres options, joueurs ou parties.

## Noms que rien ne porte

door-game = Aucun jeu ne s’appelle « { $name } » ; l’étagère contient { $known }.
door-bot = Aucun bot ne s’appelle « { $name } » ; il y a { $known }.
door-outsider = Un joueur du dehors s’écrit uct ou flat suivi d’un nombre de simulations de 1 à { $most }, comme uct200, et non « { $name } ».
door-player = Aucun bot ne s’appelle « { $name } » ; il y a { $known }, et des invités écrits module:Classe, program:COMMANDE ou text:module:fonction.
door-guest-written = Un invité s’écrit module:Classe, program:COMMANDE ou text:module:fonction, et non « { $name } ».
door-guest-program = { $name } ne peut pas être lancé : { $why }
door-guest-unready = { $name } ne s’est pas préparé : { $why } ({ $detail }).
door-guest-name = À table, le nom d’un invité est fait de minuscules, de chiffres et de _, et aucun de nos bots ne le porte ni ne pourrait le porter ; ce n’est pas « { $name } ».
door-guest-manner = Un agent textuel n’a pas de manière « { $name } » ; il y a { $known } : text+strict:…
door-guest-installed = Aucun bot « { $name } » n’est installé ; écrivez { $name }=module:Classe ou { $name }=program:COMMANDE.
door-sitting = « { $name } » ne peut pas s’asseoir ; le peuvent { $known }.
door-opinion = Personne n’a d’avis sur { $game }.
door-language = On ne parle pas « { $name } » ici, mais { $known }.
door-paragraph = Les règles de { $game } n’ont pas de paragraphe { $paragraph }.
door-paper = Aucun papier ne s’appelle « { $name } » ; il y a { $known }.
door-print-game = Il n’y a pas d’édition imprimée de { $game } ; il y en a une de { $known }.
door-print-drawings = Les dessins de l’édition imprimée ne sont pas là : réinstallez Theomachy, ils sont faits avec la page.
door-print-typst = Imprimer demande Typst : `pip install 'theomachy[print]'`

## Options des règles

door-option = { $game } n’a pas d’option « { $name } » ; il a { $known }.
door-no-options = { $game } n’a pas d’option « { $name } », ni aucune autre.
door-preset = { $game } n’a pas de préréglage « { $name } » ; il a { $known }.
door-option-value = { $name } ne peut pas être { $value } ({ $paragraph }) : { $known }
door-setting = { $game } n’a ni option ni nombre « { $name } » ; il a { $known }.
door-dial = { $game } n’a pas de nombre « { $name } » que l’on puisse régler ; il a { $known }.
door-no-dials = { $game } n’a pas de nombre « { $name } » que l’on puisse régler, ni aucun autre.
door-dial-value = { $name } ne peut pas être { $value } ({ $paragraph }) : un nombre entier de { $least } à { $most }
door-dial-written = Les nombres s’écrivent nom=nombre, et non « { $entry } ».
door-dial-twice = Le nombre { $name } est réglé deux fois.
door-variant-file = { $file } n’est pas un fichier de variante : il dit son `game`, et peut dire son `name`, ses `numbers` et ses `options`.
door-variant-game = { $file } est une variante d’un autre jeu : { $game }.
door-variant-resume = { $file } continue avec les nombres de son début : ni --set, ni --variant.
door-variant-unprepared = Les nombres de { $game } ne sont pas préparés ici : apportez un texte de ce seul jeu.
door-option-written = Les options s’écrivent nom=valeur, et non « { $entry } ».

## Positions

door-token = « { $token } » ne fait pas partie d’une position de { $game }.
door-unsaid = « { $token } » ne dit rien d’une position de { $game }.
door-field = Une position de { $game } n’a pas de « { $name } ».
door-phase = « { $name } » n’est pas une phase ; il y a { $known }.
door-none-of = « { $name } » ne figure pas parmi { $known }.
door-at-this-table = Seuls P1 à P{ $players } sont assis à cette table.
door-position-new = Une nouvelle partie a des joueurs et des options, et rien d’autre.
door-position-at = À moins d’être `new`, une position dit qui décide, et à quel moment : `at P1 …`.
door-position-unreadable = Ce n’est pas une position de { $game } : { $why }
door-position-fault = Cette position est impossible : { $why }
door-position-stuck = Cette position est impossible : il faut choisir, et il n’y a rien à choisir.

## Feuilles de partie

door-record-title = Ce n’est pas une feuille de partie : elle ne commence pas par « { $title } ».
door-record-checksum = La feuille de partie ne correspond pas à sa somme de contrôle : elle a été modifiée ou coupée.
door-record-field = Il manque « { $name } » à la feuille de partie.
door-record-number = « { $number } » n’est pas un nombre de joueurs.
door-record-position = La position de la feuille de partie est illisible.
door-record-stale = La feuille de partie est périmée : écrite pour { $game }, règles { $written } ; ici, on joue les règles { $played }.
door-line = À la ligne { $line } : { $why }
door-record-actor = « { $who } » joue, mais c’est à { $actor } d’agir.
door-record-over = « { $who } » joue, mais la partie est finie.
door-record-end = D’après la feuille, la partie finit par « { $told } » ; d’après les coups, par « { $true } ».
door-record-unended = D’après la feuille, la partie finit par « { $told } » ; d’après les coups, elle continue.
door-record-end-unsaid = La feuille ne dit pas que la partie est finie ; d’après les coups, elle l’est par « { $true } ».
door-record-seed = La graine révélée n’est pas celle qui était promise.
door-record-dice = Au demi-coup { $ply } : « { $told } » n’est pas ce que disent les dés de la graine.
door-record-twice = La feuille de partie dit « { $name } » deux fois.
door-record-entropy = Ce que { $name } a ajouté aux dés est illisible.
door-record-signature = La signature du serveur ne correspond pas à ce que promet la feuille de partie.

## Scénarios

door-scenario-title = Un scénario commence par son titre.
door-scenario-game = Il faut d’abord dire le jeu : `Game bello`.
door-scenario-paragraphs = Un titre finit par ses paragraphes : `… [BD-1.2]`.
door-scenario-given = `Given` vient en premier.
door-guide-head = Un guide commence par `Game`, `Against` et `Given`.
door-guide-step = Une étape est un nom avec ses paragraphes, `march [BD-6.3]`, puis dit ce qu’il faut faire (`Do`).
door-guide-none = { $game } n’a pas de première partie guidée.
door-guide-length = Un guide compte de { $least } à { $most } étapes, celui-ci { $number }.
door-guide-stuck = Personne ne dépasse « { $name } » (leçon { $seed }).
door-guide-unsaid = Les mots de { $name } manquent en « { $value } ».

## Beaucoup de parties

door-bots-of-seats = À { $players } joueurs, il faut 1 ou { $players } bots, et non { $bots }.
door-arena-bots = Une arène demande deux bots différents.
door-arena-twice = Il y a plus de bots que de places, et l’un d’eux est nommé deux fois.
door-lines-file = { $file } n’est pas un fichier { $kind ->
        [arena] d’arène
       *[sweep] de sélection
    }.
door-lines-other = { $file } est celui d’une autre { $kind ->
        [arena] arène
       *[sweep] sélection
    } : { $difference }
door-lines-changed = { $name } valait { $found }, et non { $wanted }.
door-lines-minds = depuis, l’avis de { $bots } a changé.
door-arena-match = { $file }, ligne { $line } : ce n’est pas un match.
door-sweep-file = { $file } ne décrit pas une sélection : { $why }
door-sweep-line = { $file }, ligne { $line } : ce n’est pas une portion de parties.
door-sweep-candidates = Une sélection demande deux candidats différents.
door-sweep-aims = Une sélection demande un but.
door-sweep-span = Le but { $name } va de { $least } à { $most } : il ne contient rien.
door-sweep-factions = { $game } n’a pas de factions qui puissent être équitables.
door-weights-guest = { $game } est un invité et garde ses propres poids : indiquez --out.
door-weights-variant = Ce qui est appris de { $game } n’est pas pour le jeu tel qu’imprimé : indiquez --out.
door-weights-missing = Dans « { $kind } » de { $game }, il manque un poids pour { $names }.
door-weights-unknown = Dans « { $kind } » de { $game }, il y a un poids pour { $names }, mais pas de tel critère.
door-levels = { $game } a { $told } niveaux et non { $wanted }.
door-weights-file = { $file } ne peut pas être écrit.
door-players-list = --players attend des nombres comme 2,4, et non « { $players } ».
door-device = --device vaut cpu ou cuda, et non « { $device } ».
door-device-bots = --device cuda ne joue que des parties au hasard : --bots random.
door-no-gpu = Aucun processeur graphique CUDA n’est utilisable ici.
door-device-rows = Des lignes ne se gardent que de parties jouées sur le processeur : omettez --device ou --save.
door-no-ray = Jouer sur plusieurs machines demande Ray : `pip install 'theomachy[cluster]'`, le même sur chacune.
door-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray : HÔTE:PORT, ou auto pour celle dont fait partie cette machine.
door-ray-nobody = Aucune grappe Ray n’est joignable à { $address } : { $why }
door-ray-refused = Ce qui répond à { $address } ne nous laisse pas entrer : est-ce une grappe Ray, et son jeton est-il connu ici (RAY_AUTH_MODE=token, RAY_AUTH_TOKEN) ?
door-ray-version = La grappe Ray de { $address } tourne avec Ray { $ray } et Python { $python }, cette machine avec Ray { $own_ray } et Python { $own_python } : installez partout les mêmes.
door-ray-sources = La machine { $machine } n’a pas le même Theomachy que celle-ci : installez partout le même.
door-ray-guest = « { $name } » est un bot de cette machine et ne peut jouer sur d’autres : omettez --ray ou ce bot.
door-ray-no-worker =
    { $kind ->
        [GPU] Aucune machine de cette grappe Ray n’a de processeur graphique.
       *[CPU] Aucune machine de cette grappe Ray n’a de processeur sur lequel jouer.
    }
door-ray-failed = Une machine n’a pas pu jouer ses parties : { $why }
door-ray-lost = Des parties ont été recommencées { $count } fois, et chaque fois leur processus a été perdu : { $why }
door-rows-kind = Des lignes se gardent dans des fichiers en { $known }, et non dans { $file }.
door-rows-exists = { $file } existe déjà : il n’est pas écrasé.
door-rows-parquet = Parquet demande PyArrow : `pip install 'theomachy[parquet]'` (ou gardez en .csv ou .jsonl)
door-merge-other = Ces rapports viennent d’études différentes : jeu, règles, joueurs, options, bots et graine doivent être les mêmes.
door-merge-gap = Ces rapports laissent un trou ou se recouvrent : le suivant devrait commencer à la partie { $number }.

## Jeux que l’on fabrique

door-padding = L’enregistrement de { $game } contient du remplissage caché ; faites-en un champ.

## Fichiers, dossiers, adresses

door-file = { $file } : { $why }
door-file-text = ce n’est pas un texte en UTF-8.
door-data-used = Un autre serveur utilise { $data } ; --data choisit un autre dossier.
door-database = { $file } ne peut pas être utilisé : { $why }
door-database-newer = { $file } a été écrit par une version plus récente de Theomachy.
door-database-url = --database est l’adresse d’une base PostgreSQL : postgresql://…
door-database-driver = PostgreSQL demande plus que ce qui est installé ici : `pip install 'theomachy[postgres]'`
door-workers = Plusieurs --workers demandent une même --database PostgreSQL ; un dossier de données n’est qu’à un seul serveur.
door-database-older = { $file } a été écrit par une version plus ancienne de Theomachy ; `theomachy serve` le met à jour.
door-database-none = Il n’y a pas de base à { $file } ; --data dit où elle est.
door-use-pg = PostgreSQL a ses propres moyens : utilisez { $tool } (voir docs/house/host-it.fr.md).
door-restore-waits = La copie est prête dans { $data }, et le serveur ne l’a pas encore prise ; il le fera à son prochain départ.
door-table = Il n’y a pas de table « { $table } ».
door-ban = « { $subject } » n’est ni une clé telle que le journal la dit (16 chiffres de 0 à f), ni une adresse, ni un réseau.
door-unbanned = { $subject } n’est pas banni.
door-record-other = cette partie est de { $game } à { $players } joueurs.
door-pace = une pendule a au moins une demi-minute, et personne n’est absent avant une minute et demie.
door-data-unwritable = { $data } ne peut pas être écrit : { $why }
door-address = { $address } n’est pas utilisable : { $why } Essayez --port.
door-public-url = Une adresse publique s’écrit https://jouer.example.org, et non « { $url } ».
door-system-enoent = fichier ou dossier introuvable.
door-system-eacces = permission refusée.
door-system-eperm = opération interdite.
door-system-eisdir = c’est un dossier.
door-system-enotdir = une partie du chemin n’est pas un dossier.
door-system-eexist = il existe déjà un fichier de ce nom.
door-system-enospc = il n’y a plus de place.
door-system-erofs = le système de fichiers est en lecture seule.
door-system-eaddrinuse = l’adresse est déjà prise.
door-system-eaddrnotavail = cette adresse n’existe pas ici.
door-system-gaierror = cette adresse n’existe pas.
door-system-econnrefused = Personne n’y répond.
door-system-ehostunreach = La machine n’est pas joignable.
door-system-enetunreach = La machine n’est pas joignable.
door-interrupted = Interrompu.
door-failed = Cela a échoué.
door-story-unfinished = cette partie n’est pas finie : son histoire se raconte à la fin

## Portes des apprenants

door-envs = Il faut à ces portes plus que ce qui est installé ici : `pip install 'theomachy[envs]'`
door-spiel = OpenSpiel n’est pas installé ici : `pip install 'theomachy[spiel]'`
door-seed = Une graine est un nombre entier à partir de 0, et non { $seed }.
door-options = Les options font correspondre des valeurs à des noms ; ce n’est pas le cas de { $options }.
door-render-mode = « { $name } » n’est pas une manière de dessiner ; il y a { $known }.
door-agent = « { $name } » n’est pas un agent de cet environnement ; il y a { $known }.
door-reset = Aucune partie n’est en cours : appelez d’abord reset.
door-rivals = Pour { $seats } autres places, il faut 1 rival ou un pour chacune, et non { $rivals }.
door-rival = Un rival a joué ce qui ne peut pas l’être : { $why }
