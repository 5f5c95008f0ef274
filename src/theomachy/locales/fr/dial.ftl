### Les nombres des règles qu'une variante peut changer, en français : leurs réglages et leurs noms.

dial-title = Nombres du livret
dial-changed = Nombres du livret ({ $count ->
        [one] 1 changé
       *[other] { $count } changés
    })
dial-help = Changez un nombre, et c’est un autre jeu, selon les mêmes règles. Il se prépare une fois, en une demi-minute environ ; les robots jugent les positions comme dans le jeu du livret.
dial-as-printed = { $number }, comme au livret
dial-instead = { $number } au lieu de { $printed }
dial-reset = Comme au livret
dial-reset-all = Tous les nombres comme au livret
dial-house = Avec d’autres nombres
dial-note = À cette table : { $name }, { $number } au lieu de { $printed }.

## Storm of the Gods

storm-dial-community = Adorateurs dans votre communauté au départ
storm-dial-limbo = Adorateurs dans les Limbes au départ
storm-dial-constructions = Constructions en réserve
storm-dial-sea-tiles = Tuiles 0 qui sont de l’eau
storm-dial-vaal-defence = Points de Vaal qu’une construction arrête
storm-dial-settling = Prix d’une conversion, en plus du peuplement
storm-dial-sanctuary-upkeep = Entretien du sanctuaire
storm-dial-income = Revenu par tour
storm-dial-tiles-per-worshiper = Tuiles pour un adorateur de plus
storm-dial-income-per-building = Revenu par bâtiment
storm-dial-construction-defence = Défense d’une construction
storm-dial-attack = Prix d’une attaque, en plus des forces présentes
storm-dial-lowest-ground = Plus petit peuplement où bâtir
storm-dial-highest-ground = Plus grand peuplement où bâtir
storm-dial-construction-price = Prix d’une construction
storm-dial-demolition-price = Prix d’une destruction
storm-dial-exploration-price = Prix d’une exploration
storm-dial-sanctuary-price = Prix du sanctuaire
storm-dial-weakened-defence = Défense d’une construction face à Ialda Baoth
storm-dial-weakened-total = Murs et adorateurs ensemble face à Ialda Baoth
storm-dial-claim-constructions = Constructions exigées par la fin au sanctuaire
storm-dial-worshiper-belief = Points par adorateur
storm-dial-construction-belief = Points par construction
storm-dial-sanctuary-belief = Points pour le sanctuaire
storm-dial-marker-belief = Points par marqueur marché

## Battle of GOG

gog-dial-ruin-bonus = Niveaux que donne une ruine
gog-dial-barn = Capacité de la grange au départ
gog-dial-settled = Fondations pour être établi
gog-dial-late-resources = Ressources des troisième et quatrième au départ
gog-dial-scrolls = Parchemins
gog-dial-abundance = Ressources de l’Abondance
gog-dial-offers = Offres d’échange par tour
gog-dial-veterans-levels = Niveaux de Vétérans
gog-dial-drill-levels = Niveaux d’Exercice
gog-dial-champion-levels = Niveaux de Champion
gog-dial-training-levels = Niveaux d’Entraînement
gog-dial-deserters = Soldats perdus par Désertion
gog-dial-routed = Soldats perdus par Déroute
gog-dial-tithe = Ressources perdues par la Dîme
gog-dial-plunder = Ressources perdues par le Pillage
gog-dial-little = Un peu : Miche de pain, Pépite
gog-dial-much = Beaucoup : Moisson, Coupe de bois, Filon d’or
gog-dial-omen-steps = Pas du Présage
gog-dial-exiled = Soldats envoyés en Exil
gog-dial-into-the-woods = Soldats envoyés Dans les bois
gog-dial-free-steps = Pas par tour avant d’être établi
gog-dial-speed-steps = Pas de la Vitesse
gog-dial-safe-on-water = Niveau pour aller sur l’eau
gog-dial-city-distance = Distance entre les cités
gog-dial-besiegers = Assiégeants pour prendre une cité
gog-dial-strategic-besiegers = Assiégeants avec la Stratégie
gog-dial-defense-bonus = Niveaux de la Défense
gog-dial-siege-levels = Niveaux que gagnent les assiégeants d’une cité prise
gog-dial-magic-steps = Pas de la Magie
gog-dial-power-levels = Niveaux de la Puissance

## Bello Divorum

bello-dial-followers = Fidèles que vous avez
bello-dial-temple-limit = Fidèles par temple au recrutement
bello-dial-city-limit = Fidèles par cité au recrutement
bello-dial-doom-of-costly-power = Pas de la Fin des temps pour un pouvoir coûteux
bello-dial-costly = Coût à partir duquel un pouvoir est coûteux
bello-dial-actions = Actions par tour
bello-dial-fields-per-action = Champs pour une action de plus
bello-dial-chip-defence = Défense d’un jeton
bello-dial-flower-war-attackers = Guerre fleurie : attaquants exigés
bello-dial-flower-war-bonus = Guerre fleurie : force ajoutée
bello-dial-obsidian-actions = Moisson d’obsidienne : actions de plus
bello-dial-fifth-sun-loss = Cinquième Soleil : fidèles perdus par lieu
bello-dial-ziggurats = Ziggourat : lieux
bello-dial-ziggurat-defence = Ziggourat : défense d’un jeton
bello-dial-decrees = Tablette des Destins : lieux
bello-dial-nile-fields = Don du Nil : champs
bello-dial-hearts-loss = Pesée des cœurs : attaquants perdus
bello-dial-plagues = Colère de Sekhmet : lieux
bello-dial-plague-loss = Colère de Sekhmet : fidèles perdus par lieu
bello-dial-fox-moves = Renards d’Inari : déplacements de plus
bello-dial-mjolnir-loss = Mjöllnir : défenseurs perdus
bello-dial-ragnarok-steps = Ragnarök : pas de la Fin des temps
bello-dial-sandals-actions = Sandales d’Hermès : actions de plus
bello-dial-horse-defence = Cheval de bois : valeur du jeton
bello-dial-temple-claim = Fidèles pour s’emparer d’un temple
bello-dial-city-claim = Fidèles pour s’emparer d’une cité
bello-dial-field-claim = Fidèles pour s’emparer d’un champ
bello-dial-marked-claim = Fidèles pour s’emparer d’un lieu marqué
bello-dial-follower-points = Points par fidèle
bello-dial-field-points = Points par champ
bello-dial-city-points = Points par cité
bello-dial-temple-points = Points par temple

## Godstorm

godstorm-dial-most-temples = Temples sur la carte, au plus
godstorm-dial-plagues = Fléaux au départ
godstorm-dial-muster-dealt = Armées posées à la fois, terres distribuées
godstorm-dial-muster-chosen = Armées posées à la fois, terres choisies
godstorm-dial-tablets-bid = Ce que les tablettes du destin ajoutent à l’enchère
godstorm-dial-territories-per-army = Territoires pour une armée
godstorm-dial-least-armies = Armées dressées, au moins
godstorm-dial-territories-per-lean-faith = Territoires pour un jeton, revenu maigre
godstorm-dial-least-lean-faith = Jetons récoltés au moins, revenu maigre
godstorm-dial-temple-faith = Jetons par temple
godstorm-dial-temple-armies = Armées par temple
godstorm-dial-tears-faith = Jetons des larmes d’or
godstorm-dial-wine-armies = Armées du vin de la vie
godstorm-dial-excalibur-armies = Armées d’Excalibur par continent
godstorm-dial-book-armies = Armées cédées pour le Livre des morts
godstorm-dial-book-faith = Jetons du Livre des morts
godstorm-dial-revivals = Armées ramenées d’une crypte
godstorm-dial-scales-revivals = Armées ramenées avec la balance d’Osiris
godstorm-dial-summon-price = Prix pour invoquer un dieu
godstorm-dial-card-price = Prix d’une carte
godstorm-dial-stonehenge-price = Prix d’une carte avec Stonehenge
godstorm-dial-war-labour = Conquêtes que veut la Guerre
godstorm-dial-magic-labour = Dés égaux que veut la Magie
godstorm-dial-mjolnir-result = Ce que Mjöllnir ajoute dans une guerre divine
godstorm-dial-sears-result = Ce qu’ajoute « Le feu embrase le ciel »
godstorm-dial-neutral-armies = Armées d’un territoire neutre
godstorm-dial-champions-faith = Des champions se lèvent : jetons pour une armée
godstorm-dial-heroes-armies = Des héros sont nés : armées
godstorm-dial-strength-faith = Notre foi est notre force : jetons par temple
godstorm-dial-faithful-armies = Les fidèles se rassemblent : armées
godstorm-dial-time-epoch = Le temps s’arrête : à partir de quelle époque
godstorm-dial-deadwalk-armies = Les morts marchent : armées, au plus
godstorm-dial-mighty-territories = La chute des puissants : territoires
godstorm-dial-trojan-armies = Le cheval de Troie : armées du territoire
godstorm-dial-young-armies = Les jeunes vieillissent : à partir de combien d’armées
godstorm-dial-convert-armies = Les ennemis se convertissent : armées
godstorm-dial-warriors-armies = Les hommes deviennent guerriers : armées
godstorm-dial-fog-armies = Le brouillard se lève : armées, au plus
godstorm-dial-territory-points = Points par territoire
godstorm-dial-space-points = Points par espace des enfers
godstorm-dial-site-points = Points par crypte ou autel
