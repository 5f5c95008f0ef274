### La ligne de commande expliquée, en français : `theomachy --help`. N’est pas envoyé au navigateur.

## La page d’aide

help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]

## Ce qui s’écrit après un nom

help-kind-within = { $kind } { $bounds }
help-kind-whole = NOMBRE
help-kind-decimal = NOMBRE
help-kind-numbers = NOMBRES
help-kind-word = MOT
help-kind-game = JEU
help-kind-bots = BOTS
help-kind-guest = NOM=INVITÉ
help-kind-seats = PLACES
help-kind-setting = NOM=VALEUR
help-kind-number = NOM=NOMBRE
help-kind-settings = NOM=VALEUR,…
help-kind-study = ÉTUDE
help-kind-paragraph = PARAGRAPHE
help-kind-file = FICHIER
help-kind-folder = DOSSIER
help-kind-paper = a4|letter
help-kind-record = FEUILLE
help-kind-address = ADRESSE
help-kind-language = LANGUE
help-kind-log = text|json
help-kind-url = URL
help-kind-table = TABLE
help-kind-subject = CLÉ|ADRESSE

## Commandes

help-theomachy = Quatre jeux de plateau où des dieux se font la guerre : pour y jouer, les étudier, en vérifier les règles. Sans commande, la table s’ouvre dans votre navigateur.
help-serve = Servir la table dans le navigateur (ce que fait `theomachy` tout court).
help-backup = Copier la base dans un fichier, aussi pendant que l’on joue.
help-restore = Mettre une telle copie à la place de la base ; un serveur qui tourne le fait lui-même, et chacun revient.
help-admin = Pour qui tient un serveur : les tables, et qui reste dehors. Aussi pendant qu’il sert.
help-tables = Énumérer les tables les plus récentes.
help-close = Laisser regarder une table, et ne plus y laisser jouer.
help-reopen = Laisser de nouveau jouer à une table fermée.
help-ban = Laisser dehors un navigateur, une adresse ou un réseau.
help-unban = Le laisser de nouveau entrer.
help-bans = Énumérer qui reste dehors, et depuis quand.
help-limits = Afficher toutes les bornes du serveur.
help-games = Lister les jeux de l’étagère et leurs options, ou dire tout ce qui se choisit dans l’un d’eux.
help-rules = Lire un livret de règles, en entier ou un seul paragraphe.
help-variants = Lister les nombres des livrets que l’on peut régler, avec leurs bornes et leurs paragraphes.
help-observations = Lister les nombres dont se nourrit un apprenant, chacun avec sa borne et son paragraphe.
help-print = Faire un PDF d’un jeu à imprimer, à découper et à jouer sur une vraie table, avec son livret de règles.
help-play = Jouer dans le terminal, entre humains et bots. Tapez ? pour obtenir de l’aide en cours de partie.
help-simulate = Jouer beaucoup de parties entre bots et compter qui gagne, avec des intervalles à 95 %.
help-arena = Faire se rencontrer des bots à toutes les places et dire qui est le plus fort, avec des intervalles à 95 % et des cotes.
help-compare = Jouer côte à côte deux réglages des options d’un jeu, et dire lequel est le plus équitable, de combien, et avec quelle certitude.
help-sweep = Mettre en concurrence de nombreux réglages des options d’un jeu selon des buts fixés, et les classer.
help-evolve = Élever le goût d’un jeu : quel coup ses bots regardent d’abord.
help-fit = Ajuster la valeur dont une recherche se sert pour juger, sur des parties entre esprits de goûts divers.
help-forecast = Ajuster les chances annoncées aux joueurs, pour chaque nombre de joueurs, sur des parties entre égaux.
help-check = Exécuter des fichiers de scénarios et des guides, et dire ce qui diffère, et où.
help-verify = Rejouer une feuille de partie : chaque coup permis, le résultat vrai, les dés honnêtes.
help-story = Raconter l’histoire d’une partie finie : chances, tournants, hasard, meilleurs et pires coups.
help-bench = Mesurer la vitesse sur un cœur, la nôtre et celle d’autres moteurs, et en donner les rapports.
help-warm = Compiler les règles dès maintenant, pour que rien n’attende plus tard.

## Arguments et options de plusieurs commandes

help-any-help = Montrer cette page et s’arrêter.
help-any-lang = Langue : en ou fr (la vôtre par défaut).
help-any-game = Un jeu de l’étagère (voir `theomachy games`).
help-any-players = Le nombre de joueurs.
help-any-games = Le nombre de parties.
help-any-seed = La graine : le résultat ne dépend que d’elle.
help-any-threads = Fils d’exécution du processeur.
help-any-ray = Jouer sur les machines d’une grappe Ray : HÔTE:PORT, ou auto pour celle dont fait partie cette machine. Tous leurs processeurs jouent, quoi que dise --threads.
help-any-clock = Secondes dont un invité dispose pour un coup.
help-any-total-clock = Secondes dont il dispose pour tous ses coups d’une partie.
help-any-option = Une option des règles, ou preset=NOM ; peut se répéter.
help-any-set = Un nombre du livret réglé autrement, income=3 (voir `theomachy variants`) ; peut se répéter.
help-any-variant = Un fichier avec les nombres et les options d’une variante.
help-any-json = Écrire du JSON au lieu de tableaux.
help-any-out = Où écrire ; par défaut, les poids dont se servent les bots.
help-any-data = Où les parties sont gardées ; votre dossier de données à défaut.
help-any-database = Une base PostgreSQL au lieu du dossier : postgresql://… ; THEOMACHY_DATABASE le dit sans le montrer.

## Celles d’une seule commande

help-serve-host = Adresse à laquelle écouter ; 0.0.0.0 fait entrer votre réseau domestique.
help-serve-port = Port ; 0 en prend un libre.
help-serve-database = Une base PostgreSQL pour les parties, au lieu du dossier : postgresql://… ; THEOMACHY_DATABASE le dit sans le montrer.
help-serve-workers = Processus du serveur sur un même port ; à plusieurs, il faut --database.
help-serve-browser = Ouvrir ou non le navigateur (oui par défaut).
help-serve-admin-port = Port des chiffres (/metrics), sur cette machine seulement ; sans lui il n’y en a pas.
help-serve-log = Ce qui est écrit sur la sortie d’erreur : text dit ce qui ne va pas, json chaque requête.
help-serve-trust-proxy = Adresse du mandataire placé devant : qui demande est alors celui qu’il dit.
help-serve-public-url = Où on le trouve, p. ex. https://jouer.example.org : les autres noms sont refusés, les cookies réservés à https.
help-serve-keep-days = Effacer les parties finies tant de jours après leur dernier coup ; 0 les garde toujours.
help-serve-keep-idle-days = Effacer les parties inachevées tant de jours après leur dernier coup ; 0 les garde toujours.
help-serve-bot = Laisser s’asseoir sous ce nom un bot venu d’ailleurs : NOM d’un point d’entrée, NOM=module:Classe ou NOM=program:COMMANDE ; peut être répété.
help-serve-limits = Afficher toutes les limites du serveur, et s’arrêter.
help-backup-file = Le fichier à écrire ; celui qui porte ce nom est remplacé quand la copie est complète.
help-restore-file = Un fichier écrit par `theomachy backup`.
help-backup-database = De PostgreSQL : dit quelle commande utiliser à la place.
help-restore-database = De PostgreSQL : dit quelle commande utiliser à la place.
help-tables-game = De ce jeu seulement.
help-tables-over = Seulement les parties finies, ou celles qui continuent.
help-tables-limit = Combien.
help-close-table = L’identifiant d’une table, comme dans son adresse.
help-reopen-table = L’identifiant d’une table, comme dans son adresse.
help-ban-subject = Une clé (`who` dans le journal), une adresse, ou un réseau comme 203.0.113.0/24.
help-unban-subject = Ce qui a été banni, comme `theomachy admin bans` l’énumère.
help-games-game = D’un seul jeu : ce que fait chaque option, et les préréglages ; par défaut, tous les jeux.
help-rules-paragraph-id = Un paragraphe, p. ex. BD-6.3, ou un chapitre.
help-print-paper = Le papier de votre imprimante.
help-print-out = Où écrire ; ici par défaut, sous le nom du jeu, du papier et de la langue.
help-warm-game = Un seul jeu ; tous par défaut.
help-warm-native = Pour cette machine précisément, même là où le code fourni suffirait.
help-play-seats = Qui occupe chaque place : human, ou un bot : level1 … level6, aussi avec un style comme dans level3-warlike ou level3-cautious, greedy, random. Aussi un joueur du dehors, uct200 ou flat200 (autant de simulations par coup), ou un invité : module:Classe, program:COMMANDE ou text:module:fonction.
help-play-seed = Graine des dés : par défaut 128 bits au hasard que personne ne connaît ; une courte de votre choix se devine à partir de son empreinte.
help-play-resume = Reprendre une partie enregistrée.
help-simulate-bots = Un bot pour toutes les places, ou un par place : greedy,random (ils tournent). Aussi un joueur du dehors, uct200 ou flat200 (autant de simulations par coup), ou un invité : module:Classe, program:COMMANDE ou text:module:fonction.
help-simulate-device = cpu, ou cuda pour des parties au hasard sur un processeur graphique.
help-simulate-first = Le numéro de la première partie : les parties d’une étude découpée sont celles du tout.
help-simulate-save = Garder une ligne par place et par partie : un nouveau fichier .parquet, .csv ou .jsonl.
help-arena-bots = Qui se rencontre, p. ex. level6,greedy. S’il reste des places, le dernier les prend ; s’il en manque, chacun rencontre chacun tour à tour. Aussi un joueur du dehors, uct200 ou flat200 (autant de simulations par coup), ou un invité : module:Classe, program:COMMANDE ou text:module:fonction.
help-arena-save = Garder chaque partie dans ce fichier ; la même commande continue avec lui.
help-arena-plot = Dessiner les parts de victoires : un fichier SVG.
help-arena-trace = Garder chaque demande et chaque réponse des agents textuels : un fichier de lignes JSON.
help-arena-first = Le numéro de la première rencontre : les parties d’une arène découpée sont celles du tout.
help-compare-a = Les options du côté A, p. ex. attack_cost=max,powers=on ; rien, c’est comme imprimé.
help-compare-b = Les options du côté B.
help-compare-players = Nombres de joueurs, p. ex. 3,4 ; par défaut, tous ceux que permet le jeu.
help-compare-bots = Un bot pour tous, ou un par place (ils tournent).
help-compare-games = Parties de chaque côté et pour chaque nombre de joueurs : 2000, ou au plus 100000 jusqu’à la décision.
help-compare-precision = La précision voulue pour les écarts des places : 0.01, c’est un pour cent.
help-compare-until-decided = S’arrêter dès que, pour chaque place, A et B sont distingués, ou leur écart connu avec cette précision.
help-compare-save = Écrire aussi le rapport en JSON.
help-sweep-study = Un fichier qui dit le jeu, les joueurs, les candidats et les buts (TOML).
help-sweep-save = Garder dans ce fichier ce qui est joué, pour continuer plus tard ; par défaut, le nom de l’étude avec .jsonl.
help-sweep-plot = Dessiner le classement : un fichier SVG ; par défaut, le nom de l’étude avec .svg.
help-evolve-steps = Combien de fois le goût se déplace.
help-evolve-games = Parties par goût essayé, à chaque table.
help-evolve-only = Ne faire évoluer que les poids dont le nom commence ainsi ; les autres restent.
help-evolve-seed = Le résultat dépend de cette graine et de l’ancien goût.
help-fit-games = Le nombre de parties dont apprendre.
help-fit-only-scale = Conserver les proportions du goût.
help-fit-seed = Le résultat dépend de cette graine et du goût des joueurs.
help-fit-players = Nombres de joueurs, p. ex. 2,4 ; par défaut, tous ceux que permet le jeu.
help-forecast-games = Le nombre de parties dont apprendre.
help-forecast-seed = Le résultat dépend de cette graine et du goût des joueurs.
help-forecast-players = Nombres de joueurs, p. ex. 2,4 ; par défaut, tous ceux que permet le jeu.
help-check-files = Des fichiers de scénarios, du Markdown avec des blocs `scenario`, ou des guides.
help-verify-file = Une feuille de partie, comme l’écrit `save`.
help-story-file = La feuille d’une partie finie.
help-bench-seconds = Secondes pour chaque mesure.
help-bench-players = Le nombre de joueurs, ou autant que le jeu en admet.
help-bench-search = La recherche des bots au lieu de parties au hasard.
help-bench-peers = Mesurer ou non d’autres moteurs, pris sur PyPI (oui par défaut).

## Mots de trop, mots qui manquent

help-see = { $what } Voir `{ $command } --help`.
help-command-unknown = Il n’y a pas de commande « { $name } » ; il y a { $known }.
help-option-unknown = Il n’y a pas d’option { $name }.
help-option-unknown-like = Il n’y a pas d’option { $name } ; peut-être { $known } ?
help-missing = Il manque { $name }.
help-too-many = Il y a des mots de trop : { $words }.
help-value = { $name } attend { $wanted }, et non « { $value } ».
help-value-missing = { $name } doit être suivi de { $wanted }.
help-value-unwanted = { $name } ne doit être suivi de rien.
help-misused = { $what }
