### Tempête divine, en français. Les clés sont les ids du code ; les mots sont ceux de RULES.fr.md.

## L’étagère

godstorm-name = Tempête divine
godstorm-subtitle = Godstorm
godstorm-pitch = De deux à cinq peuples de l’Ancien Monde marchent, leurs dieux à leurs côtés, sur terre et aux enfers, jusqu’à ce que cinq époques de miracles, de guerres divines et de dés cruels disent à qui va la plus grande ferveur.

## Peuples, et où se retrouvent leurs morts

godstorm-people-gr = Grecs
godstorm-people-ce = Celtes
godstorm-people-ba = Babyloniens
godstorm-people-no = Nordiques
godstorm-people-eg = Égyptiens
godstorm-heaven-gr = Élysée
godstorm-heaven-ce = Avalon
godstorm-heaven-ba = Kurnugia
godstorm-heaven-no = Valhalla
godstorm-heaven-eg = Douat

## Dieux : qui ils sont, leurs pouvoirs, leurs Travaux, et leurs noms chez chaque peuple

godstorm-god-w = dieu de la Guerre
godstorm-god-w-power = S’il est dans la force d’invasion, vous gagnez les égalités, en bataille et en guerre divine. En défense, il n’a pas de pouvoir.
godstorm-god-w-labour = Votre troisième conquête du tour vous vaut une carte Guerre.
godstorm-god-d = dieu de la Mort
godstorm-god-d-power = S’il est dans la force d’invasion, les défenseurs tombés en bataille sont retirés et ne voient jamais le paradis. En défense, il n’a pas de pouvoir.
godstorm-god-d-labour = Une crypte à vous à la fin de votre tour vous vaut une carte Mort.
godstorm-god-s = dieu du Ciel
godstorm-god-s-power = S’il est dans la force d’invasion, ou là où vous défendez, vous avez un dé de plus en guerre divine.
godstorm-god-s-labour = Un assaut de guerre divine gagné en attaque vous vaut une carte Ciel, une fois par tour.
godstorm-god-m = déesse de la Magie
godstorm-god-m-power = Si elle est dans la force d’invasion, ou là où vous défendez, vous relancez vos 1, en bataille et en guerre divine.
godstorm-god-m-labour = Trois dés égaux dans une bataille ou une guerre divine vous valent une carte Magie.
godstorm-god-gr-w = Arès
godstorm-god-gr-d = Hadès
godstorm-god-gr-s = Zeus
godstorm-god-gr-m = Hécate
godstorm-god-ce-w = Nuada
godstorm-god-ce-d = Arawn
godstorm-god-ce-s = Lugh
godstorm-god-ce-m = Brigid
godstorm-god-ba-w = Gilgamesh
godstorm-god-ba-d = Druaga
godstorm-god-ba-s = Mardouk
godstorm-god-ba-m = Ishtar
godstorm-god-no-w = Thor
godstorm-god-no-d = Loki
godstorm-god-no-s = Odin
godstorm-god-no-m = Freya
godstorm-god-eg-w = Seth
godstorm-god-eg-d = Osiris
godstorm-god-eg-s = Rê
godstorm-god-eg-m = Isis

## Talons

godstorm-deck-w = Guerre
godstorm-deck-d = Mort
godstorm-deck-s = Ciel
godstorm-deck-m = Magie

## Continents et territoires

godstorm-continent-eu = Europe
godstorm-continent-ge = Germanie
godstorm-continent-af = Afrique
godstorm-continent-as = Asie Mineure
godstorm-continent-at = Atlantide
godstorm-continent-hy = Hyrcanie
godstorm-territory-ale = Alémanie
godstorm-territory-ana = Anatolie
godstorm-territory-ang = Anglie
godstorm-territory-apu = Apulie
godstorm-territory-asy = Assyrie
godstorm-territory-atl = Atlas
godstorm-territory-bab = Babylone
godstorm-territory-cal = Calédonie
godstorm-territory-car = Carthage
godstorm-territory-cim = Cimmérie
godstorm-territory-cor = Corse
godstorm-territory-cyr = Cyrénaïque
godstorm-territory-dac = Dacie
godstorm-territory-dal = Dalmatie
godstorm-territory-egy = Égypte
godstorm-territory-gai = Gétulie
godstorm-territory-gal = Galicie
godstorm-territory-gau = Gaule
godstorm-territory-gra = Grèce
godstorm-territory-hes = Hespéride
godstorm-territory-hib = Hibernie
godstorm-territory-ibe = Ibérie
godstorm-territory-ion = Ionie
godstorm-territory-kus = Koush
godstorm-territory-lig = Ligurie
godstorm-territory-min = Minoa
godstorm-territory-nub = Nubie
godstorm-territory-ori = Orichalque
godstorm-territory-par = Parthie
godstorm-territory-pho = Phénicie
godstorm-territory-pos = Poséidonis
godstorm-territory-rom = Rome
godstorm-territory-rus = Rus
godstorm-territory-sar = Sarmatie
godstorm-territory-scy = Scythie
godstorm-territory-she = Saba
godstorm-territory-sic = Sicile
godstorm-territory-sum = Sumer
godstorm-territory-thr = Thrace
godstorm-territory-thu = Thulé
godstorm-territory-tri = Tritonis
godstorm-territory-var = Varangie

## Les enfers : leurs espaces, et ce qu’ils sont

godstorm-feature-gate = porte
godstorm-feature-crypt = crypte
godstorm-feature-altar = autel
godstorm-feature-plain = plaine
godstorm-space-u1 = porte U1
godstorm-space-u2 = crypte U2
godstorm-space-u3 = autel U3
godstorm-space-u4 = porte U4
godstorm-space-u5 = crypte U5
godstorm-space-u6 = plaine U6
godstorm-space-u7 = crypte U7
godstorm-space-u8 = porte U8
godstorm-space-u9 = autel U9
godstorm-space-u10 = crypte U10
godstorm-space-u11 = plaine U11
godstorm-space-u12 = plaine U12
godstorm-space-u13 = plaine U13
godstorm-space-h = paradis

## Pièces, et où elles sont

godstorm-piece-army = armée
godstorm-piece-faith = jeton Croyance
godstorm-piece-god = dieu
godstorm-piece-temple = temple
godstorm-piece-plague-marker = marqueur de fléau
godstorm-piece-maelstrom = maelström
godstorm-piece-sunken-atlantis = Atlantide engloutie
godstorm-piece-turn-order-marker = marqueur d’ordre de tour
godstorm-piece-epoch-marker = marqueur d’époque
godstorm-piece-miracle-card = carte Miracle
godstorm-piece-relic = relique
godstorm-piece-die = dé
godstorm-place-map = carte
godstorm-place-underworld = enfers
godstorm-place-heaven = paradis
godstorm-place-reserve = réserve
godstorm-place-bank = cagnotte
godstorm-place-hand = main
godstorm-place-out = hors de la partie

## Les étapes d’un tour, et les genres de combat

godstorm-step-t0 = présages
godstorm-step-t1 = dresser les armées et récolter la croyance
godstorm-step-t2 = invoquer et ériger
godstorm-step-t3 = obtenir des cartes
godstorm-step-t4 = jouer des miracles
godstorm-step-t5 = subir le fléau
godstorm-step-t6 = envahir
godstorm-step-t7 = fortifier
godstorm-step-t8 = embarquer
godstorm-step-t9 = envahir les enfers
godstorm-step-t10 = fin du tour
godstorm-clash-battle = bataille
godstorm-clash-godswar = guerre divine
godstorm-clash-underworld = bataille aux enfers

## Cartes Miracle : noms et textes

godstorm-card-shrine = Un sanctuaire est pillé
godstorm-card-shrine-text = Coût : 1. Prenez une relique à un autre joueur. Elle agit aussitôt pour vous, mais ce qu’elle fait au début d’un tour attend votre prochain tour. L’Égide peut encore être opposée à cette carte même.
godstorm-card-empire = Un empire est né
godstorm-card-empire-text = Coût : 0. Un temple s’élève dans un territoire à vous qui n’en a pas, tant que moins de 12 se dressent sur la carte.
godstorm-card-champions = Des champions se lèvent
godstorm-card-champions-text = Coût : 0. Avec au moins 2 jetons, ajoutez à un territoire à vous moitié autant d’armées que vous avez de jetons. Vous gardez les jetons.
godstorm-card-eagles = Les aigles prennent leur envol
godstorm-card-eagles-text = Coût : 1. Portez des armées et des dieux d’un de vos territoires dans n’importe quel autre des vôtres, relié ou non. Une armée reste sur place. Les dieux qui se posent en pays infesté sont bannis ; les armées n’y perdent rien.
godstorm-card-deliver = La foi pourvoira
godstorm-card-deliver-text = Coût : 1. Nommez deux talons, ou deux fois le même, et tirez une carte pour chacun, que leurs dieux soient en jeu ou non. Avec l’option « stricte », nommez un seul talon dont vous avez le dieu en jeu et tirez-en 2 cartes.
godstorm-card-heroes = Des héros sont nés
godstorm-card-heroes-text = Coût : 0. 3 armées rejoignent un territoire à vous.
godstorm-card-ash = Il ne reste que cendres
godstorm-card-ash-text = Coût : 0. Une relique quitte la partie : celle de n’importe qui, même une des vôtres.
godstorm-card-strength = Notre foi est notre force
godstorm-card-strength-text = Coût : 0. Prenez 2 jetons par temple que vous contrôlez.
godstorm-card-prayers = Les prières sont exaucées
godstorm-card-prayers-text = Coût : 0. Nommez un territoire où vous contrôlez un temple et lancez un dé : autant d’armées s’y ajoutent.
godstorm-card-storms = Les tempêtes font rage
godstorm-card-storms-text = Coût : 0. Nommez un territoire où il y a des armées et lancez un dé : autant d’entre elles sont détruites.
godstorm-card-faithful = Les fidèles se rassemblent
godstorm-card-faithful-text = Coût : 0. 2 armées rejoignent chaque territoire où vous contrôlez un temple.
godstorm-card-purged = La terre est purifiée
godstorm-card-purged-text = Coût : 2. Nommez un pays infesté : son marqueur de fléau quitte la partie, toutes les armées présentes sont détruites et tous les dieux présents bannis. Un temple demeure.
godstorm-card-siren = L’appel de la sirène
godstorm-card-siren-text = Coût : 3. Nommez deux territoires d’un même autre propriétaire : toutes les armées et tous les dieux de l’un et de l’autre changent de place. Les dieux qui arrivent en pays infesté sont bannis ; les temples ne bougent pas.
godstorm-card-sun = Le soleil se refroidit
godstorm-card-sun-text = Coût : 0. Sur toute la carte, chez vous comme ailleurs, chaque territoire perd 1 armée par dieu présent. Là où il ne reste plus d’armée, les dieux sont bannis.
godstorm-card-falls = Le temple tombe
godstorm-card-falls-text = Coût : 0. Nommez un territoire dont un joueur contrôle le temple, puis un autre du même joueur, sans temple : le temple y passe.
godstorm-card-time = Le temps s’arrête
godstorm-card-time-text = Coût : 4. Le marqueur d’époque recule de 1, s’il est sur 2 ou plus : on joue une époque de plus.
godstorm-card-visions = Les visions deviennent réalité
godstorm-card-visions-text = Coût : 0. Nommez un autre joueur qui a des cartes en main : vous voyez toute sa main et y prenez une carte pour la vôtre.
godstorm-card-blood = Le sang couvre la terre
godstorm-card-blood-text = Coût : 1. Un continent est tiré au sort : dans chacun de ses territoires, 1 armée est détruite.
godstorm-card-crops = Les récoltes dépérissent
godstorm-card-crops-text = Coût : 2. Nommez un joueur, vous-même si vous voulez : toutes les cartes de sa main sont montrées et quittent la partie. Ses reliques n’ont rien à craindre.
godstorm-card-door = La porte de la mort se referme
godstorm-card-door-text = Coût : 2. Dans chaque crypte et sur chaque autel, la moitié des armées est retirée.
godstorm-card-diamonds = Les diamants deviennent rouille
godstorm-card-diamonds-text = Coût : 3. Toutes les reliques en jeu quittent la partie, les vôtres aussi.
godstorm-card-fire = Pluie de feu
godstorm-card-fire-text = Coût : 4. Nommez un territoire qui porte un temple : le temple est détruit, ainsi qu’une armée dans ce territoire et dans chaque territoire adjacent.
godstorm-card-paradise = Le paradis est perdu
godstorm-card-paradise-text = Coût : 2. Nommez un pays infesté : son marqueur de fléau passe à un territoire tiré au sort parmi ceux qui ne sont ni infestés ni engloutis. Il ne frappe encore personne.
godstorm-card-ragnarok = Voici le Ragnarök
godstorm-card-ragnarok-text = Coût : 3. Le dieu de la Guerre et le dieu du Ciel de chaque joueur, les vôtres compris, sont bannis.
godstorm-card-deadwalk = Les morts marchent
godstorm-card-deadwalk-text = Coût : 2. Nommez un espace où vous avez 2 armées ou plus, puis un territoire où vous contrôlez un temple : de 1 à 6 d’entre elles y reviennent sur terre, et il en reste au moins 1.
godstorm-card-forsake = Les dieux nous abandonnent
godstorm-card-forsake-text = Coût : 3. Nommez un territoire qui n’a ni temple ni fléau. Il reçoit le marqueur de rechange, qui frappe sur l’heure : la moitié des armées présentes est détruite, tous les dieux présents sont bannis.
godstorm-card-ground = La terre tremble
godstorm-card-ground-text = Coût : 2. Un continent est tiré au sort : dans chacun de ses territoires, la moitié des armées est détruite.
godstorm-card-mighty = La chute des puissants
godstorm-card-mighty-text = Coût : 4. La moitié des armées est détruite dans chacun des trois territoires qui en ont le plus. Entre ex æquo, vous choisissez.
godstorm-card-sea = La mer est votre tombe
godstorm-card-sea-text = Coût : 3. L’Atlantide est engloutie : ses armées sont détruites, ses dieux bannis, ses temples et ses marqueurs de fléau disparaissent, et ses quatre territoires sont perdus pour toujours.
godstorm-card-trojan = Le cheval de Troie se dévoile
godstorm-card-trojan-text = Coût : 2. Nommez un territoire d’un autre propriétaire qui a exactement 1 armée. Lancez un dé : cette armée est détruite, ses dieux sont bannis, et autant d’armées à vous y apparaissent. Ce n’est pas une conquête.
godstorm-card-waters = Les eaux bouillonnent
godstorm-card-waters-text = Coût : 4. Nommez une connexion maritime : le maelström s’y installe jusqu’à la fin de la partie, et les deux territoires ne sont plus adjacents.
godstorm-card-young = Les jeunes vieillissent
godstorm-card-young-text = Coût : 2. Dans chaque territoire de 2 armées ou plus, 1 est détruite.
godstorm-card-workers = Mille ouvriers s’assemblent
godstorm-card-workers-text = Coût : 0. Un temple s’élève dans le territoire attaqué, s’il n’en a pas et que moins de 12 se dressent sur la carte : vous relancez vos 1 dès cette invasion.
godstorm-card-convert = Les ennemis se convertissent
godstorm-card-convert-text = Coût : 2. 2 des armées assaillantes sont retirées, et 2 armées à vous apparaissent dans le territoire attaqué.
godstorm-card-sears = Le feu embrase le ciel
godstorm-card-sears-text = Coût : 0. Jusqu’à la fin de ce tour, vous avez 4 de plus dans chaque guerre divine.
godstorm-card-lava = La lave jaillit
godstorm-card-lava-text = Coût : 2. Lancez un dé : autant d’armées sont détruites dans le territoire d’où part l’attaque. Puis un nouveau dé frappe chaque territoire occupé qui lui est adjacent, le vôtre compris.
godstorm-card-warriors = Les hommes deviennent guerriers
godstorm-card-warriors-text = Coût : 1. 3 armées à vous apparaissent dans le territoire attaqué.
godstorm-card-plowshares = Les épées deviennent socs
godstorm-card-plowshares-text = Coût : 1. Lancez un dé : autant d’armées assaillantes rentrent chez elles. Elles sont retirées, sans aller au paradis.
godstorm-card-fog = Le brouillard se lève
godstorm-card-fog-text = Coût : 0. De 1 à 4 armées viennent en renfort d’un autre de vos territoires, relié ou non. Il en reste au moins 1 sur place.
godstorm-card-meek = Les puissants deviennent doux
godstorm-card-meek-text = Coût : 0. Nommez un dieu présent là d’où part l’attaque, puis un autre territoire où l’attaquant contrôle un temple : le dieu s’y retire, pour y être banni si le pays est infesté.
godstorm-card-sacred = Cette terre est sacrée
godstorm-card-sacred-text = Coût : 3. L’invasion est finie, et personne ne peut plus envahir ce territoire ce tour-ci.
godstorm-card-idol = Votre idole est fausse
godstorm-card-idol-text = Coût : 1. Nommez un dieu présent là d’où part l’attaque : il est banni.
godstorm-card-aegis = L’Égide, bouclier d’Athéna
godstorm-card-aegis-text = Une fois, annulez une carte Guerre, Mort ou Ciel qu’un autre joue, ou qui sort de votre propre boîte de Pandore. L’Égide quitte alors la partie.
godstorm-card-fleece = La Toison d’or
godstorm-card-fleece-text = Au début de votre tour, vous tirez une carte Guerre.
godstorm-card-pandora = La boîte de Pandore
godstorm-card-pandora-text = Au début de votre tour, vous tirez une carte Mort et la jouez sur-le-champ, sans rien payer et sans dieu de la Mort. Territoire : Grèce.
godstorm-card-tears = Les larmes d’or de Freya
godstorm-card-tears-text = À chacun de vos tours, vous gagnez 1 jeton.
godstorm-card-gungnir = Gungnir, lance d’Odin
godstorm-card-gungnir-text = Vous relancez vos 1 dans toute guerre divine, en attaque comme en défense.
godstorm-card-mjolnir = Mjöllnir, marteau de Thor
godstorm-card-mjolnir-text = Votre résultat dans toute guerre divine augmente de 3, en attaque comme en défense. Territoire : Thulé.
godstorm-card-cauldron = Le chaudron de vie d’Arawn
godstorm-card-cauldron-text = Au début de votre tour, vous tirez une carte Mort, qui va dans votre main.
godstorm-card-excalibur = Excalibur
godstorm-card-excalibur-text = À chacun de vos tours, vous gagnez 2 armées par continent que vous contrôlez.
godstorm-card-stonehenge = Stonehenge
godstorm-card-stonehenge-text = Vous achetez les cartes 1 jeton au lieu de 2. Territoire : Anglie.
godstorm-card-book = Le Livre des morts
godstorm-card-book-text = À chacun de vos tours, vous pouvez prendre 4 jetons au lieu de 2 armées.
godstorm-card-pyramids = Les Grandes Pyramides
godstorm-card-pyramids-text = Au début de votre tour, vous tirez une carte Ciel. Territoire : Égypte.
godstorm-card-scales = La balance d’Osiris
godstorm-card-scales-text = Vous pouvez ramener à la vie 2 armées de chaque crypte au lieu de 1.
godstorm-card-tablets = Les tablettes du destin
godstorm-card-tablets-text = Vos enchères valent 3 de plus que ce que vous payez.
godstorm-card-tree = L’arbre de vie
godstorm-card-tree-text = Dans une bataille sur la carte, payez 1 jeton pour chaque armée que vous perdriez en défense, et gardez-la. Territoire : Babylone.
godstorm-card-wine = Le vin de la vie éternelle
godstorm-card-wine-text = À chacun de vos tours, vous gagnez 1 armée.

## Tournures : des morceaux des phrases ci-dessous

godstorm-phrase-player =
    { $player ->
        [N-GR] Le panthéon neutre ({ godstorm-people-gr })
        [N-CE] Le panthéon neutre ({ godstorm-people-ce })
        [N-BA] Le panthéon neutre ({ godstorm-people-ba })
        [N-NO] Le panthéon neutre ({ godstorm-people-no })
        [N-EG] Le panthéon neutre ({ godstorm-people-eg })
       *[other] { $player }
    }
godstorm-phrase-rival =
    { $rival ->
        [N-GR] le panthéon neutre ({ godstorm-people-gr })
        [N-CE] le panthéon neutre ({ godstorm-people-ce })
        [N-BA] le panthéon neutre ({ godstorm-people-ba })
        [N-NO] le panthéon neutre ({ godstorm-people-no })
        [N-EG] le panthéon neutre ({ godstorm-people-eg })
       *[other] { $rival }
    }
godstorm-phrase-victim =
    { $victim ->
        [N-GR] le panthéon neutre ({ godstorm-people-gr })
        [N-CE] le panthéon neutre ({ godstorm-people-ce })
        [N-BA] le panthéon neutre ({ godstorm-people-ba })
        [N-NO] le panthéon neutre ({ godstorm-people-no })
        [N-EG] le panthéon neutre ({ godstorm-people-eg })
       *[other] { $victim }
    }
godstorm-phrase-defender =
    { $defender ->
        [N-GR] { godstorm-people-gr }, neutres
        [N-CE] { godstorm-people-ce }, neutres
        [N-BA] { godstorm-people-ba }, neutres
        [N-NO] { godstorm-people-no }, neutres
        [N-EG] { godstorm-people-eg }, neutres
        [none] vide
       *[other] { $defender }
    }
godstorm-phrase-people =
    { $people ->
        [GR] les { godstorm-people-gr }
        [CE] les { godstorm-people-ce }
        [BA] les { godstorm-people-ba }
        [NO] les { godstorm-people-no }
       *[EG] les { godstorm-people-eg }
    }
godstorm-phrase-god =
    { $god ->
        [W] le { godstorm-god-w }
        [D] le { godstorm-god-d }
        [S] le { godstorm-god-s }
       *[M] la { godstorm-god-m }
    }
godstorm-phrase-your-god =
    { $god ->
        [W] votre { godstorm-god-w }
        [D] votre { godstorm-god-d }
        [S] votre { godstorm-god-s }
       *[M] votre { godstorm-god-m }
    }
godstorm-phrase-own-god =
    { $god ->
        [W] son { godstorm-god-w }
        [D] son { godstorm-god-d }
        [S] son { godstorm-god-s }
       *[M] sa { godstorm-god-m }
    }
godstorm-phrase-rival-god =
    { $rival_god ->
        [W] le { godstorm-god-w }
        [D] le { godstorm-god-d }
        [S] le { godstorm-god-s }
       *[M] la { godstorm-god-m }
    }
godstorm-phrase-gods =
    { $gods ->
        [W] le { godstorm-god-w }
        [D] le { godstorm-god-d }
        [S] le { godstorm-god-s }
        [M] la { godstorm-god-m }
        [WD] les dieux de la Guerre et de la Mort
        [WS] les dieux de la Guerre et du Ciel
        [WM] le { godstorm-god-w } et la { godstorm-god-m }
        [DS] les dieux de la Mort et du Ciel
        [DM] le { godstorm-god-d } et la { godstorm-god-m }
        [SM] le { godstorm-god-s } et la { godstorm-god-m }
        [WDS] les dieux de la Guerre, de la Mort et du Ciel
        [WDM] les dieux de la Guerre et de la Mort, et la { godstorm-god-m }
        [WSM] les dieux de la Guerre et du Ciel, et la { godstorm-god-m }
        [DSM] les dieux de la Mort et du Ciel, et la { godstorm-god-m }
        [none] aucun dieu
       *[WDSM] les quatre dieux
    }
godstorm-phrase-deck =
    { $deck ->
        [W] une carte { godstorm-deck-w }
        [D] une carte { godstorm-deck-d }
        [S] une carte { godstorm-deck-s }
       *[M] une carte { godstorm-deck-m }
    }
godstorm-phrase-the-deck =
    { $deck ->
        [W] le talon { godstorm-deck-w }
        [D] le talon { godstorm-deck-d }
        [S] le talon { godstorm-deck-s }
       *[M] le talon { godstorm-deck-m }
    }
godstorm-phrase-card =
    { $card ->
        [SHRINE] « { godstorm-card-shrine } »
        [EMPIRE] « { godstorm-card-empire } »
        [CHAMPIONS] « { godstorm-card-champions } »
        [EAGLES] « { godstorm-card-eagles } »
        [DELIVER] « { godstorm-card-deliver } »
        [HEROES] « { godstorm-card-heroes } »
        [ASH] « { godstorm-card-ash } »
        [STRENGTH] « { godstorm-card-strength } »
        [PRAYERS] « { godstorm-card-prayers } »
        [STORMS] « { godstorm-card-storms } »
        [FAITHFUL] « { godstorm-card-faithful } »
        [PURGED] « { godstorm-card-purged } »
        [SIREN] « { godstorm-card-siren } »
        [SUN] « { godstorm-card-sun } »
        [FALLS] « { godstorm-card-falls } »
        [TIME] « { godstorm-card-time } »
        [VISIONS] « { godstorm-card-visions } »
        [BLOOD] « { godstorm-card-blood } »
        [CROPS] « { godstorm-card-crops } »
        [DOOR] « { godstorm-card-door } »
        [DIAMONDS] « { godstorm-card-diamonds } »
        [FIRE] « { godstorm-card-fire } »
        [PARADISE] « { godstorm-card-paradise } »
        [RAGNAROK] « { godstorm-card-ragnarok } »
        [DEADWALK] « { godstorm-card-deadwalk } »
        [FORSAKE] « { godstorm-card-forsake } »
        [GROUND] « { godstorm-card-ground } »
        [MIGHTY] « { godstorm-card-mighty } »
        [SEA] « { godstorm-card-sea } »
        [TROJAN] « { godstorm-card-trojan } »
        [WATERS] « { godstorm-card-waters } »
        [YOUNG] « { godstorm-card-young } »
        [WORKERS] « { godstorm-card-workers } »
        [CONVERT] « { godstorm-card-convert } »
        [SEARS] « { godstorm-card-sears } »
        [LAVA] « { godstorm-card-lava } »
        [WARRIORS] « { godstorm-card-warriors } »
        [PLOWSHARES] « { godstorm-card-plowshares } »
        [FOG] « { godstorm-card-fog } »
        [MEEK] « { godstorm-card-meek } »
        [SACRED] « { godstorm-card-sacred } »
        [IDOL] « { godstorm-card-idol } »
        [AEGIS] l’Égide
        [FLEECE] la Toison d’or
        [PANDORA] la boîte de Pandore
        [TEARS] les larmes d’or de Freya
        [GUNGNIR] Gungnir
        [MJOLNIR] Mjöllnir
        [CAULDRON] le chaudron de vie d’Arawn
        [EXCALIBUR] Excalibur
        [STONEHENGE] Stonehenge
        [BOOK] le Livre des morts
        [PYRAMIDS] les Grandes Pyramides
        [SCALES] la balance d’Osiris
        [TABLETS] les tablettes du destin
        [TREE] l’arbre de vie
       *[WINE] le vin de la vie éternelle
    }
godstorm-phrase-continent =
    { $continent ->
        [EU] l’{ godstorm-continent-eu }
        [GE] la { godstorm-continent-ge }
        [AF] l’{ godstorm-continent-af }
        [AS] l’{ godstorm-continent-as }
        [AT] l’{ godstorm-continent-at }
       *[HY] l’{ godstorm-continent-hy }
    }
godstorm-phrase-territory =
    { $territory ->
        [ALE] l’{ godstorm-territory-ale }
        [ANA] l’{ godstorm-territory-ana }
        [ANG] l’{ godstorm-territory-ang }
        [APU] l’{ godstorm-territory-apu }
        [ASY] l’{ godstorm-territory-asy }
        [ATL] l’{ godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] la { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] la { godstorm-territory-cim }
        [COR] la { godstorm-territory-cor }
        [CYR] la { godstorm-territory-cyr }
        [DAC] la { godstorm-territory-dac }
        [DAL] la { godstorm-territory-dal }
        [EGY] l’{ godstorm-territory-egy }
        [GAI] la { godstorm-territory-gai }
        [GAL] la { godstorm-territory-gal }
        [GAU] la { godstorm-territory-gau }
        [GRA] la { godstorm-territory-gra }
        [HES] l’{ godstorm-territory-hes }
        [HIB] l’{ godstorm-territory-hib }
        [IBE] l’{ godstorm-territory-ibe }
        [ION] l’{ godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] la { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] la { godstorm-territory-nub }
        [ORI] l’{ godstorm-territory-ori }
        [PAR] la { godstorm-territory-par }
        [PHO] la { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] la { godstorm-territory-rus }
        [SAR] la { godstorm-territory-sar }
        [SCY] la { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] la { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] la { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
       *[VAR] la { godstorm-territory-var }
    }
godstorm-phrase-in-territory =
    { $territory ->
        [ALE] en { godstorm-territory-ale }
        [ANA] en { godstorm-territory-ana }
        [ANG] en { godstorm-territory-ang }
        [APU] en { godstorm-territory-apu }
        [ASY] en { godstorm-territory-asy }
        [ATL] dans l’{ godstorm-territory-atl }
        [BAB] à { godstorm-territory-bab }
        [CAL] en { godstorm-territory-cal }
        [CAR] à { godstorm-territory-car }
        [CIM] en { godstorm-territory-cim }
        [COR] en { godstorm-territory-cor }
        [CYR] en { godstorm-territory-cyr }
        [DAC] en { godstorm-territory-dac }
        [DAL] en { godstorm-territory-dal }
        [EGY] en { godstorm-territory-egy }
        [GAI] en { godstorm-territory-gai }
        [GAL] en { godstorm-territory-gal }
        [GAU] en { godstorm-territory-gau }
        [GRA] en { godstorm-territory-gra }
        [HES] en { godstorm-territory-hes }
        [HIB] en { godstorm-territory-hib }
        [IBE] en { godstorm-territory-ibe }
        [ION] en { godstorm-territory-ion }
        [KUS] à { godstorm-territory-kus }
        [LIG] en { godstorm-territory-lig }
        [MIN] à { godstorm-territory-min }
        [NUB] en { godstorm-territory-nub }
        [ORI] en { godstorm-territory-ori }
        [PAR] en { godstorm-territory-par }
        [PHO] en { godstorm-territory-pho }
        [POS] à { godstorm-territory-pos }
        [ROM] à { godstorm-territory-rom }
        [RUS] dans la { godstorm-territory-rus }
        [SAR] en { godstorm-territory-sar }
        [SCY] en { godstorm-territory-scy }
        [SHE] à { godstorm-territory-she }
        [SIC] en { godstorm-territory-sic }
        [SUM] à { godstorm-territory-sum }
        [THR] en { godstorm-territory-thr }
        [THU] à { godstorm-territory-thu }
        [TRI] à { godstorm-territory-tri }
       *[VAR] en { godstorm-territory-var }
    }
godstorm-phrase-place =
    { $place ->
        [ALE] l’{ godstorm-territory-ale }
        [ANA] l’{ godstorm-territory-ana }
        [ANG] l’{ godstorm-territory-ang }
        [APU] l’{ godstorm-territory-apu }
        [ASY] l’{ godstorm-territory-asy }
        [ATL] l’{ godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] la { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] la { godstorm-territory-cim }
        [COR] la { godstorm-territory-cor }
        [CYR] la { godstorm-territory-cyr }
        [DAC] la { godstorm-territory-dac }
        [DAL] la { godstorm-territory-dal }
        [EGY] l’{ godstorm-territory-egy }
        [GAI] la { godstorm-territory-gai }
        [GAL] la { godstorm-territory-gal }
        [GAU] la { godstorm-territory-gau }
        [GRA] la { godstorm-territory-gra }
        [HES] l’{ godstorm-territory-hes }
        [HIB] l’{ godstorm-territory-hib }
        [IBE] l’{ godstorm-territory-ibe }
        [ION] l’{ godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] la { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] la { godstorm-territory-nub }
        [ORI] l’{ godstorm-territory-ori }
        [PAR] la { godstorm-territory-par }
        [PHO] la { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] la { godstorm-territory-rus }
        [SAR] la { godstorm-territory-sar }
        [SCY] la { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] la { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] la { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] la { godstorm-territory-var }
        [U1] la { godstorm-space-u1 }
        [U2] la { godstorm-space-u2 }
        [U3] l’{ godstorm-space-u3 }
        [U4] la { godstorm-space-u4 }
        [U5] la { godstorm-space-u5 }
        [U6] la { godstorm-space-u6 }
        [U7] la { godstorm-space-u7 }
        [U8] la { godstorm-space-u8 }
        [U9] l’{ godstorm-space-u9 }
        [U10] la { godstorm-space-u10 }
        [U11] la { godstorm-space-u11 }
        [U12] la { godstorm-space-u12 }
        [U13] la { godstorm-space-u13 }
       *[H] le { godstorm-space-h }
    }
godstorm-phrase-at-place =
    { $place ->
        [ALE] en { godstorm-territory-ale }
        [ANA] en { godstorm-territory-ana }
        [ANG] en { godstorm-territory-ang }
        [APU] en { godstorm-territory-apu }
        [ASY] en { godstorm-territory-asy }
        [ATL] dans l’{ godstorm-territory-atl }
        [BAB] à { godstorm-territory-bab }
        [CAL] en { godstorm-territory-cal }
        [CAR] à { godstorm-territory-car }
        [CIM] en { godstorm-territory-cim }
        [COR] en { godstorm-territory-cor }
        [CYR] en { godstorm-territory-cyr }
        [DAC] en { godstorm-territory-dac }
        [DAL] en { godstorm-territory-dal }
        [EGY] en { godstorm-territory-egy }
        [GAI] en { godstorm-territory-gai }
        [GAL] en { godstorm-territory-gal }
        [GAU] en { godstorm-territory-gau }
        [GRA] en { godstorm-territory-gra }
        [HES] en { godstorm-territory-hes }
        [HIB] en { godstorm-territory-hib }
        [IBE] en { godstorm-territory-ibe }
        [ION] en { godstorm-territory-ion }
        [KUS] à { godstorm-territory-kus }
        [LIG] en { godstorm-territory-lig }
        [MIN] à { godstorm-territory-min }
        [NUB] en { godstorm-territory-nub }
        [ORI] en { godstorm-territory-ori }
        [PAR] en { godstorm-territory-par }
        [PHO] en { godstorm-territory-pho }
        [POS] à { godstorm-territory-pos }
        [ROM] à { godstorm-territory-rom }
        [RUS] dans la { godstorm-territory-rus }
        [SAR] en { godstorm-territory-sar }
        [SCY] en { godstorm-territory-scy }
        [SHE] à { godstorm-territory-she }
        [SIC] en { godstorm-territory-sic }
        [SUM] à { godstorm-territory-sum }
        [THR] en { godstorm-territory-thr }
        [THU] à { godstorm-territory-thu }
        [TRI] à { godstorm-territory-tri }
        [VAR] en { godstorm-territory-var }
        [U1] à la { godstorm-space-u1 }
        [U2] dans la { godstorm-space-u2 }
        [U3] sur l’{ godstorm-space-u3 }
        [U4] à la { godstorm-space-u4 }
        [U5] dans la { godstorm-space-u5 }
        [U6] dans la { godstorm-space-u6 }
        [U7] dans la { godstorm-space-u7 }
        [U8] à la { godstorm-space-u8 }
        [U9] sur l’{ godstorm-space-u9 }
        [U10] dans la { godstorm-space-u10 }
        [U11] dans la { godstorm-space-u11 }
        [U12] dans la { godstorm-space-u12 }
        [U13] dans la { godstorm-space-u13 }
       *[H] au { godstorm-space-h }
    }
godstorm-phrase-space =
    { $space ->
        [U1] la { godstorm-space-u1 }
        [U2] la { godstorm-space-u2 }
        [U3] l’{ godstorm-space-u3 }
        [U4] la { godstorm-space-u4 }
        [U5] la { godstorm-space-u5 }
        [U6] la { godstorm-space-u6 }
        [U7] la { godstorm-space-u7 }
        [U8] la { godstorm-space-u8 }
        [U9] l’{ godstorm-space-u9 }
        [U10] la { godstorm-space-u10 }
        [U11] la { godstorm-space-u11 }
        [U12] la { godstorm-space-u12 }
       *[U13] la { godstorm-space-u13 }
    }
godstorm-phrase-from =
    { $from ->
        [ALE] l’{ godstorm-territory-ale }
        [ANA] l’{ godstorm-territory-ana }
        [ANG] l’{ godstorm-territory-ang }
        [APU] l’{ godstorm-territory-apu }
        [ASY] l’{ godstorm-territory-asy }
        [ATL] l’{ godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] la { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] la { godstorm-territory-cim }
        [COR] la { godstorm-territory-cor }
        [CYR] la { godstorm-territory-cyr }
        [DAC] la { godstorm-territory-dac }
        [DAL] la { godstorm-territory-dal }
        [EGY] l’{ godstorm-territory-egy }
        [GAI] la { godstorm-territory-gai }
        [GAL] la { godstorm-territory-gal }
        [GAU] la { godstorm-territory-gau }
        [GRA] la { godstorm-territory-gra }
        [HES] l’{ godstorm-territory-hes }
        [HIB] l’{ godstorm-territory-hib }
        [IBE] l’{ godstorm-territory-ibe }
        [ION] l’{ godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] la { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] la { godstorm-territory-nub }
        [ORI] l’{ godstorm-territory-ori }
        [PAR] la { godstorm-territory-par }
        [PHO] la { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] la { godstorm-territory-rus }
        [SAR] la { godstorm-territory-sar }
        [SCY] la { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] la { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] la { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] la { godstorm-territory-var }
        [U1] la { godstorm-space-u1 }
        [U2] la { godstorm-space-u2 }
        [U3] l’{ godstorm-space-u3 }
        [U4] la { godstorm-space-u4 }
        [U5] la { godstorm-space-u5 }
        [U6] la { godstorm-space-u6 }
        [U7] la { godstorm-space-u7 }
        [U8] la { godstorm-space-u8 }
        [U9] l’{ godstorm-space-u9 }
        [U10] la { godstorm-space-u10 }
        [U11] la { godstorm-space-u11 }
        [U12] la { godstorm-space-u12 }
        [U13] la { godstorm-space-u13 }
       *[H] le { godstorm-space-h }
    }
godstorm-phrase-to =
    { $to ->
        [ALE] l’{ godstorm-territory-ale }
        [ANA] l’{ godstorm-territory-ana }
        [ANG] l’{ godstorm-territory-ang }
        [APU] l’{ godstorm-territory-apu }
        [ASY] l’{ godstorm-territory-asy }
        [ATL] l’{ godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] la { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] la { godstorm-territory-cim }
        [COR] la { godstorm-territory-cor }
        [CYR] la { godstorm-territory-cyr }
        [DAC] la { godstorm-territory-dac }
        [DAL] la { godstorm-territory-dal }
        [EGY] l’{ godstorm-territory-egy }
        [GAI] la { godstorm-territory-gai }
        [GAL] la { godstorm-territory-gal }
        [GAU] la { godstorm-territory-gau }
        [GRA] la { godstorm-territory-gra }
        [HES] l’{ godstorm-territory-hes }
        [HIB] l’{ godstorm-territory-hib }
        [IBE] l’{ godstorm-territory-ibe }
        [ION] l’{ godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] la { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] la { godstorm-territory-nub }
        [ORI] l’{ godstorm-territory-ori }
        [PAR] la { godstorm-territory-par }
        [PHO] la { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] la { godstorm-territory-rus }
        [SAR] la { godstorm-territory-sar }
        [SCY] la { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] la { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] la { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] la { godstorm-territory-var }
        [U1] la { godstorm-space-u1 }
        [U2] la { godstorm-space-u2 }
        [U3] l’{ godstorm-space-u3 }
        [U4] la { godstorm-space-u4 }
        [U5] la { godstorm-space-u5 }
        [U6] la { godstorm-space-u6 }
        [U7] la { godstorm-space-u7 }
        [U8] la { godstorm-space-u8 }
        [U9] l’{ godstorm-space-u9 }
        [U10] la { godstorm-space-u10 }
        [U11] la { godstorm-space-u11 }
        [U12] la { godstorm-space-u12 }
       *[U13] la { godstorm-space-u13 }
    }
godstorm-phrase-sea =
    { $sea ->
        [ALE-ANG] l’{ godstorm-territory-ale } et l’{ godstorm-territory-ang }
        [ALE-THU] l’{ godstorm-territory-ale } et { godstorm-territory-thu }
        [ANG-GAU] l’{ godstorm-territory-ang } et la { godstorm-territory-gau }
        [ANG-HIB] l’{ godstorm-territory-ang } et l’{ godstorm-territory-hib }
        [APU-DAL] l’{ godstorm-territory-apu } et la { godstorm-territory-dal }
        [APU-GRA] l’{ godstorm-territory-apu } et la { godstorm-territory-gra }
        [APU-SIC] l’{ godstorm-territory-apu } et la { godstorm-territory-sic }
        [ATL-IBE] l’{ godstorm-territory-atl } et l’{ godstorm-territory-ibe }
        [ATL-ORI] l’{ godstorm-territory-atl } et l’{ godstorm-territory-ori }
        [CAL-HIB] la { godstorm-territory-cal } et l’{ godstorm-territory-hib }
        [CAL-THU] la { godstorm-territory-cal } et { godstorm-territory-thu }
        [CAR-SIC] { godstorm-territory-car } et la { godstorm-territory-sic }
        [CIM-SAR] la { godstorm-territory-cim } et la { godstorm-territory-sar }
        [COR-ROM] la { godstorm-territory-cor } et { godstorm-territory-rom }
        [EGY-MIN] l’{ godstorm-territory-egy } et { godstorm-territory-min }
        [GRA-ION] la { godstorm-territory-gra } et l’{ godstorm-territory-ion }
        [GRA-MIN] la { godstorm-territory-gra } et { godstorm-territory-min }
        [HES-HIB] l’{ godstorm-territory-hes } et l’{ godstorm-territory-hib }
        [IBE-ORI] l’{ godstorm-territory-ibe } et l’{ godstorm-territory-ori }
        [ION-MIN] l’{ godstorm-territory-ion } et { godstorm-territory-min }
       *[KUS-SHE] { godstorm-territory-kus } et { godstorm-territory-she }
    }
godstorm-phrase-armies =
    { $number ->
        [0] aucune armée
        [one] { $number } armée
       *[other] { $number } armées
    }
godstorm-phrase-dice =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
godstorm-phrase-amount =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
godstorm-phrase-price =
    { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }
godstorm-phrase-for-price =
    { $price ->
        [0] sans rien payer
       *[other] pour { godstorm-phrase-price }
    }
godstorm-phrase-order =
    { $number ->
        [2] { $first }, puis { $second }
        [3] { $first }, { $second }, puis { $third }
        [4] { $first }, { $second }, { $third }, puis { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, puis { $fifth }
    }

## Options

godstorm-option-setup = Mise en place
godstorm-option-setup-help = Comment se partagent la carte et les forces de départ.
godstorm-option-setup-dealt = distribuée : les territoires viennent du sort, les armées se posent par trois
godstorm-option-setup-chosen = choisie : tout se prend et se pose un par un
godstorm-option-pantheons = Panthéons
godstorm-option-pantheons-help = Comment chacun obtient son peuple. Tous les cinq se jouent de la même façon.
godstorm-option-pantheons-seat = par siège : le peuple vient avec la place
godstorm-option-pantheons-rolled = tirés aux dés : un départage vous classe, et chacun choisit à son rang
godstorm-option-epochs = Époques
godstorm-option-epochs-help = À la fin de quelle époque la partie s’achève : 5 d’ordinaire, 3 pour une soirée courte.
godstorm-option-free-god = Dieu offert au départ
godstorm-option-free-god-help = Le dieu que vous placez pour rien avant que la partie ne commence.
godstorm-option-free-god-war = Guerre : chacun commence avec son dieu de la Guerre
godstorm-option-free-god-any = au choix : celui, ou celle, que vous voulez
godstorm-option-start-faith = Croyance de départ
godstorm-option-start-faith-help = Combien de jetons chacun reçoit pour commencer : 3 d’ordinaire, 6 si l’on joue trois époques.
godstorm-option-income = Revenu
godstorm-option-income-help = Combien de croyance rapportent vos territoires. Les armées sont les mêmes dans les deux cas.
godstorm-option-income-classic = classique : autant de croyance que d’armées, 3 au moins
godstorm-option-income-lean = maigre : 1 jeton pour cinq territoires, 2 au moins
godstorm-option-faith-shall-deliver = « La foi pourvoira »
godstorm-option-faith-shall-deliver-help = Où la carte Guerre « La foi pourvoira » tire ses deux cartes.
godstorm-option-faith-shall-deliver-free = libre : dans deux talons à votre choix
godstorm-option-faith-shall-deliver-strict = stricte : les deux dans un talon dont vous avez le dieu en jeu
godstorm-option-underworld = Enfers
godstorm-option-underworld-help = Les morts se retrouvent-ils au paradis pour se battre encore sous la terre ?
godstorm-option-underworld-on = avec : paradis, portes, cryptes et autels
godstorm-option-underworld-off = sans : les morts disparaissent, et quatre cartes restent dans la boîte
godstorm-option-spoils = Butin
godstorm-option-spoils-help = Ce que deviennent la main et les reliques d’un joueur éliminé.
godstorm-option-spoils-all = tout : l’auteur de l’élimination les prend
godstorm-option-spoils-none = rien : elles quittent la partie
godstorm-option-temple-cost = Prix d’un temple
godstorm-option-temple-cost-help = Combien de jetons il faut pour ériger un temple à l’étape 2.
godstorm-option-temple-points = Points des temples
godstorm-option-temple-points-help = Les temples rapportent-ils des points à la fin ?
godstorm-option-temple-points-off = sans : aucun point
godstorm-option-temple-points-on = avec : 1 point par temple que vous contrôlez

## Refus : pourquoi un coup ne peut pas être joué

godstorm-refusal-over-after-the-last-epoch = La partie est terminée : le dernier tour de la dernière époque est joué.
godstorm-refusal-over-one-is-left = La partie est terminée : il ne reste qu’un joueur.
godstorm-refusal-over-nobody-is-left = La partie est terminée : il ne reste personne.
godstorm-refusal-now-plagues-are-drawn = À présent, quatre territoires différents sont tirés au sort pour le fléau, l’un après l’autre.
godstorm-refusal-now-a-roll-off-for-peoples = À présent, un départage classe tous les joueurs de la table, chacun une fois, pour le choix des peuples.
godstorm-refusal-now-the-first-player-is-drawn = À présent, le sort désigne le premier joueur parmi les places de la table.
godstorm-refusal-now-territories-are-dealt = À présent, les cartes Territoire sont distribuées, chacune une fois, à tour de rôle.
godstorm-refusal-now-territories-are-dealt-to-three = À présent, les cartes Territoire sont distribuées, chacune une fois : au premier joueur, à l’autre, au panthéon neutre, et ainsi de suite.
godstorm-refusal-now-neutral-territories-are-drawn = À présent, 14 territoires différents sont tirés au sort pour être neutres ; ensuite, vous vous partagez les autres.
godstorm-refusal-now-a-roll-off-for-equal-bids = À présent, un départage classe les joueurs dont les enchères sont égales, et personne d’autre.
godstorm-refusal-now-omens-are-drawn = À présent, les présages tirent leurs cartes : la relique dit dans quel talon.
godstorm-refusal-now-bought-cards-are-drawn = À présent, les cartes que l’on vient d’acheter sont tirées, dans l’ordre des achats.
godstorm-refusal-now-a-labour-is-rewarded = À présent, un Travail est récompensé : une carte du talon de ce dieu est tirée.
godstorm-refusal-now-faith-delivers = À présent, les cartes de « La foi pourvoira » sont tirées, dans les talons nommés.
godstorm-refusal-now-dice-are-rolled = À présent, les dés de cet assaut sont lancés : ceux de l’attaquant, ceux du défenseur, puis les 1 que l’on relance.
godstorm-refusal-now-chance-decides-for-the-card = À présent, le hasard décide pour la carte en train d’être jouée.
godstorm-refusal-now-choose-a-people = À présent, choisissez un peuple que personne ne mène encore.
godstorm-refusal-now-claim = À présent, prenez avec 1 armée un territoire où il n’y a encore personne.
godstorm-refusal-now-place-by-threes = À présent, posez des armées de votre force de départ sur vos propres territoires, trois par trois.
godstorm-refusal-now-place-one-by-one = À présent, ajoutez 1 armée de votre force de départ à l’un de vos territoires.
godstorm-refusal-now-a-god-then-a-temple = À présent, placez un dieu, puis un temple, tous deux gratuits et tous deux sur vos terres.
godstorm-refusal-now-bid = À présent, faites votre enchère secrète, de 0 jeton à tous les vôtres.
godstorm-refusal-now-take-a-marker = À présent, prenez un des marqueurs d’ordre de tour qui restent.
godstorm-refusal-now-answer-the-book = À présent, acceptez le marché du Livre des morts, ou refusez-le.
godstorm-refusal-now-revive = À présent, vous pouvez ramener à la vie des armées de vos cryptes ; dites quand vous avez fini.
godstorm-refusal-now-return-to-a-temple = Une armée revient à la vie : choisissez un territoire où vous contrôlez un temple.
godstorm-refusal-now-place-your-armies = À présent, placez toutes les armées que vous avez dressées, sur vos propres territoires : on n’en garde aucune.
godstorm-refusal-now-summon-and-build = À présent, vous pouvez invoquer des dieux et ériger des temples, tant que vous pouvez payer ; dites quand vous avez fini.
godstorm-refusal-now-buy-cards = À présent, vous pouvez acheter des cartes dans les talons de vos dieux en jeu ; dites quand vous avez fini.
godstorm-refusal-now-play-miracles = À présent, vous pouvez jouer des cartes Guerre et Mort ; dites quand vous avez fini.
godstorm-refusal-now-choose-for-the-card = Une carte est en train d’être jouée : faites d’abord le choix qu’elle demande.
godstorm-refusal-now-answer-with-the-aegis = À présent, qui possède l’Égide annule la carte, ou laisse faire.
godstorm-refusal-now-take-a-card = À présent, prenez une carte de la main que vous regardez.
godstorm-refusal-now-invade = À présent, vous pouvez envahir, autant de fois que vous voulez ; dites quand vous avez fini.
godstorm-refusal-now-form-the-force = Vous avez déclaré une invasion : dites lesquels de vos dieux présents rejoignent la force d’invasion, tous, quelques-uns ou aucun.
godstorm-refusal-now-answer-with-sky-cards = On vous envahit : jouez des cartes Ciel, ou passez.
godstorm-refusal-now-send-a-champion = Les dieux se battent avant les soldats : l’attaquant envoie un champion, et le défenseur lui oppose le sien.
godstorm-refusal-now-godswar-or-stop = Il reste des dieux des deux côtés, et les soldats doivent attendre : livrez un nouvel assaut de guerre divine, ou arrêtez-vous.
godstorm-refusal-now-attack = À présent, attaquez avec 1, 2 ou 3 dés ; après un assaut, vous pouvez vous arrêter.
godstorm-refusal-now-defend = À présent, défendez avec 1 ou 2 dés, et jamais plus que vous n’avez d’armées sur place.
godstorm-refusal-now-save-armies = À présent, dites combien d’armées sauve l’arbre de vie, à 1 jeton l’une.
godstorm-refusal-now-move-in = Le territoire est conquis : faites-y entrer au moins autant d’armées que vous avez lancé de dés au dernier assaut, au plus toutes sauf une, et jamais plus de 99.
godstorm-refusal-now-gods-go-along = À présent, dites quels dieux de la force d’invasion suivent vos armées, n’importe lesquels ou aucun ; nul autre dieu ne le peut.
godstorm-refusal-now-walk-in = Vous occupez une terre vide : faites-y entrer 1 armée au moins, toutes sauf une au plus et jamais plus de 99, puis ceux que vous voulez des dieux présents là d’où viennent les armées.
godstorm-refusal-now-fortify = À présent, vous pouvez fortifier, une seule fois : dites d’où, ou dites que vous avez fini.
godstorm-refusal-now-fortify-to = Vous fortifiez : dites vers quel autre territoire partent vos armées et vos dieux.
godstorm-refusal-now-fortify-with = Vous fortifiez : dites combien d’armées partent, et quels dieux.
godstorm-refusal-now-embark = À présent, des armées peuvent quitter votre paradis, une par une ; dites quand vous avez fini.
godstorm-refusal-now-descend = À présent, vous pouvez attaquer aux enfers, autant de fois que vous voulez ; dites quand vous avez fini.
godstorm-refusal-now-fight-below = On se bat aux enfers : l’attaquant choisit de 1 à 3 dés, le défenseur 1 ou 2, et après un assaut l’attaquant peut s’arrêter.
godstorm-refusal-now-move-in-below = Le dernier défenseur n’est plus : faites entrer au moins autant d’armées que vous avez lancé de dés au dernier assaut, au plus toutes sauf une – depuis le paradis, toutes – et jamais plus de 99.
godstorm-refusal-now-walk-in-below = Il n’y a personne : faites entrer 1 armée au moins, au plus toutes sauf une – depuis le paradis, toutes – et jamais plus de 99.
godstorm-refusal-people-goes-with-the-seat = Dans cette partie, votre peuple vient avec votre place : personne ne choisit.
godstorm-refusal-people-taken = Quelqu’un mène déjà ce peuple : choisissez-en un autre.
godstorm-refusal-already-claimed = Il y a déjà quelqu’un : prenez un territoire encore libre.
godstorm-refusal-only-the-war-god = Dans cette partie, chacun commence avec son dieu de la Guerre : placez-le maintenant, vous invoquerez les autres plus tard.
godstorm-refusal-no-free-god-into-plague = Votre premier dieu ne peut pas être placé en pays infesté : choisissez un territoire sans fléau.
godstorm-refusal-bid-beyond-your-faith = Vous n’avez pas autant de jetons : votre enchère va jusqu’à ce que vous avez, et jamais au-delà de 99.
godstorm-refusal-marker-not-free = Ce marqueur n’est pas libre : prenez-en un de ceux qui restent.
godstorm-refusal-not-your-crypt = Cette crypte n’est pas à vous : on ramène à la vie depuis une crypte où l’on a une armée.
godstorm-refusal-crypt-keeps-its-last-army = La dernière armée doit rester dans sa crypte : il en faut 2 ou plus pour en ramener une à la vie.
godstorm-refusal-crypt-used-up = Cette crypte a donné tout ce qu’elle donne en un tour : 1 armée, ou 2 avec la balance d’Osiris.
godstorm-refusal-god-in-play = Ce dieu est déjà en jeu : on n’invoque que ceux qui attendent sur la carte Panthéon.
godstorm-refusal-too-little-faith-to-summon = Invoquer un dieu coûte 3 jetons, et vous en avez moins.
godstorm-refusal-not-yours-to-summon-in = Un dieu n’apparaît que dans un territoire à vous : choisissez-en un où vous avez une armée.
godstorm-refusal-no-god-into-plague = On n’invoque pas de dieu en pays infesté : choisissez un territoire sans fléau.
godstorm-refusal-not-yours-to-build-in = On n’érige un temple que dans un territoire à soi : choisissez-en un où vous avez une armée.
godstorm-refusal-temple-stands = Un temple s’y dresse déjà : érigez le vôtre dans un territoire qui n’en a pas.
godstorm-refusal-too-little-faith-to-build = Un temple coûte 5 jetons, ou bien 3 ou 4 si vous en êtes convenus, et vous en avez moins.
godstorm-refusal-no-temple-left = Les 12 temples sont tous sur la carte : il n’en reste aucun à ériger.
godstorm-refusal-four-cards-bought = Vous avez acheté quatre cartes, et c’est tout pour un tour.
godstorm-refusal-god-of-the-deck-not-in-play = On n’achète que dans les talons dont on a le dieu en jeu : invoquez d’abord celui-là, à votre prochain tour.
godstorm-refusal-too-little-faith-to-buy = Une carte coûte 2 jetons, ou 1 avec Stonehenge, et vous en avez moins.
godstorm-refusal-deck-empty = Ce talon n’a plus de carte à vous vendre : essayez-en un autre.
godstorm-refusal-no-such-card-left = Il ne reste pas de telle carte dans le talon.
godstorm-refusal-not-in-your-hand = Cette carte n’est pas dans votre main.
godstorm-refusal-sky-cards-defend = Les cartes Ciel se jouent quand on vous envahit : à votre propre tour, jouez des cartes Guerre et Mort.
godstorm-refusal-god-of-the-card-not-in-play = Le dieu de cette carte n’est pas en jeu : une carte Guerre demande votre dieu de la Guerre, une carte Mort votre dieu de la Mort.
godstorm-refusal-too-little-faith-for-the-card = Vous n’avez pas assez de jetons pour le coût de cette carte.
godstorm-refusal-no-card-now = Aucune carte ne se joue à présent : les cartes Guerre et Mort ont leur moment à l’étape 4 de votre propre tour, les cartes Ciel quand on vous envahit.
godstorm-refusal-not-yours-to-invade-from = On envahit depuis un territoire à soi, où l’on a 2 armées ou plus.
godstorm-refusal-your-own-territory = Ce territoire est déjà à vous : envahissez une terre d’un autre propriétaire, ou une terre vide.
godstorm-refusal-too-few-to-invade = Il faut 2 armées ou plus pour envahir de là : l’une d’elles reste toujours.
godstorm-refusal-sunken = L’Atlantide est engloutie : il n’y a plus rien là-bas.
godstorm-refusal-across-the-maelstrom = Le maelström occupe cette connexion maritime, et personne ne passe : faites le tour.
godstorm-refusal-sacred-ground = C’est une terre sacrée : personne ne peut plus l’envahir ce tour-ci.
godstorm-refusal-not-those-gods = Seuls les dieux présents là d’où part l’attaque peuvent rejoindre la force d’invasion.
godstorm-refusal-only-sky-cards-now = Face à une invasion, seules les cartes Ciel peuvent se jouer : les cartes Guerre et Mort attendent votre propre tour.
godstorm-refusal-attack-first = Une invasion déclarée exige au moins un coup : livrez un assaut, ensuite vous pourrez vous arrêter.
godstorm-refusal-no-such-champion = Ce dieu n’est pas là pour se battre : le champion de l’attaquant vient de la force d’invasion, celui du défenseur du territoire attaqué.
godstorm-refusal-too-many-dice = On lance de 1 à 3 dés, et toujours moins qu’il n’y a d’armées là d’où part l’attaque.
godstorm-refusal-more-than-can-be-saved = L’arbre de vie sauve les armées que vous allez perdre, à 1 jeton l’une : vos pertes ou vos jetons n’en permettent pas autant.
godstorm-refusal-not-that-many-dice = Ce n’est pas le nombre de dés que l’on lance.
godstorm-refusal-not-that-many-ones = On relance exactement les 1, et aucun ne montre un 1 à la fin.
godstorm-refusal-not-yours-to-fortify-from = On fortifie depuis un territoire à soi : choisissez-en un où vous avez des armées.
godstorm-refusal-nothing-to-move = Il n’y a personne à envoyer : il faut au territoire 2 armées ou un dieu.
godstorm-refusal-no-way-from-there = Aucune chaîne de territoires à vous ne part de là : choisissez-en un autre.
godstorm-refusal-not-connected = On fortifie un autre territoire à soi, et il faut une chaîne de territoires adjacents, tous à soi, qui y mène.
godstorm-refusal-not-that-many-to-fortify = Il ne peut pas en partir autant : une armée reste sur place, et il faut que quelqu’un parte, armée ou dieu.
godstorm-refusal-not-the-gods-there = Choisissez parmi les dieux présents ; si aucune armée ne part, il faut au moins un dieu.
godstorm-refusal-no-haven = Une armée embarque pour un espace à vous ou pour une porte où il n’y a personne : choisissez-en un de ceux-là.
godstorm-refusal-not-your-space = Cet espace n’est pas à vous : attaquez depuis un espace où vous avez des armées, ou depuis le paradis.
godstorm-refusal-too-few-to-descend = Il faut 2 armées ou plus pour attaquer depuis cet espace : l’une d’elles reste toujours.
godstorm-refusal-heaven-empty = Votre paradis est vide : personne ne peut en partir.
godstorm-refusal-your-own-space = Cet espace est déjà à vous : attaquez-en un qui ne l’est pas.
godstorm-refusal-too-many-dice-below = On lance de 1 à 3 dés, et moins qu’il n’y a d’armées dans l’espace ; depuis le paradis, on peut les engager toutes.
godstorm-refusal-fight-below-first = Il faut livrer au moins un assaut avant de pouvoir s’arrêter.
godstorm-refusal-no-underworld = Cette partie se joue sans les enfers, et sans les cartes qui en ont besoin.
godstorm-refusal-not-in-that-hand = Cette carte n’est pas dans la main que vous regardez : prenez une de celles que vous voyez.
godstorm-refusal-continent-sunk = L’Atlantide est engloutie : le sort ne peut plus la désigner.
godstorm-refusal-not-for-shrine = « Un sanctuaire est pillé » prend une relique qu’un autre joueur possède.
godstorm-refusal-not-for-empire = « Un empire est né » demande un territoire à vous sans temple, et moins de 12 temples sur la carte.
godstorm-refusal-not-for-champions = « Des champions se lèvent » demande au moins 2 jetons, et un territoire à vous.
godstorm-refusal-not-for-eagles = « Les aigles prennent leur envol » porte des armées ou des dieux entre deux de vos territoires : une armée reste sur place, et il faut que quelqu’un parte.
godstorm-refusal-not-for-deliver = « La foi pourvoira » demande un talon où il vous reste une carte à tirer et, dans le jeu strict, dont vous avez le dieu en jeu.
godstorm-refusal-not-for-heroes = « Des héros sont nés » demande un territoire à vous.
godstorm-refusal-not-for-ash = « Il ne reste que cendres » demande une relique en jeu.
godstorm-refusal-not-for-strength = « Notre foi est notre force » demande un temple à vous.
godstorm-refusal-not-for-prayers = « Les prières sont exaucées » demande un territoire où vous contrôlez un temple.
godstorm-refusal-not-for-storms = « Les tempêtes font rage » demande un territoire où il y a des armées.
godstorm-refusal-not-for-faithful = « Les fidèles se rassemblent » demande un temple à vous.
godstorm-refusal-not-for-purged = « La terre est purifiée » demande un pays infesté.
godstorm-refusal-not-for-siren = « L’appel de la sirène » demande deux territoires d’un même autre propriétaire.
godstorm-refusal-not-for-falls = « Le temple tombe » demande un temple qu’un joueur contrôle, et un autre territoire du même joueur qui n’en ait pas.
godstorm-refusal-not-for-time = « Le temps s’arrête » demande le marqueur d’époque sur 2 ou plus.
godstorm-refusal-not-for-visions = « Les visions deviennent réalité » demande un autre joueur qui ait une carte en main.
godstorm-refusal-not-for-crops = « Les récoltes dépérissent » demande un joueur encore en lice.
godstorm-refusal-not-for-fire = « Pluie de feu » demande un territoire qui porte un temple.
godstorm-refusal-not-for-paradise = « Le paradis est perdu » fait passer un marqueur de fléau d’un pays infesté à un territoire qui n’est ni infesté ni englouti.
godstorm-refusal-not-for-deadwalk = « Les morts marchent » mène de 1 à 6 armées d’un espace où il en reste au moins 1 à vous jusqu’à un territoire où vous contrôlez un temple.
godstorm-refusal-not-for-forsake = « Les dieux nous abandonnent » demande un territoire sans temple ni fléau, et qui ne soit pas englouti.
godstorm-refusal-not-for-mighty = « La chute des puissants » frappe d’abord les plus grandes armées : choisissez parmi les ex æquo.
godstorm-refusal-not-for-sea = « La mer est votre tombe » demande l’Atlantide encore au-dessus des flots.
godstorm-refusal-not-for-trojan = « Le cheval de Troie se dévoile » demande un territoire d’un autre propriétaire qui ait exactement 1 armée.
godstorm-refusal-not-for-waters = « Les eaux bouillonnent » demande une connexion maritime encore ouverte, entre des territoires qui ne sont pas engloutis.
godstorm-refusal-not-for-workers = « Mille ouvriers s’assemblent » demande un territoire attaqué sans temple, et moins de 12 temples sur la carte.
godstorm-refusal-not-for-fog = « Le brouillard se lève » amène de 1 à 4 armées d’un autre territoire à vous, où il en reste au moins 1.
godstorm-refusal-not-for-meek = « Les puissants deviennent doux » demande un dieu présent là d’où part l’attaque, et ailleurs un temple que l’attaquant contrôle.
godstorm-refusal-not-for-idol = « Votre idole est fausse » demande un dieu présent là d’où part l’attaque.

## Défauts : ce qui ne va pas dans une position

godstorm-fault-two-owners = Un territoire a deux propriétaires.
godstorm-fault-off-the-map = Quelque chose se trouve sur un territoire qui n’existe pas.
godstorm-fault-owner-without-armies = Un territoire a un propriétaire, mais aucune armée.
godstorm-fault-armies-without-owner = Il y a des armées dans un territoire sans propriétaire.
godstorm-fault-owned-by-the-absent = Un territoire ou un espace est à quelqu’un qui n’est pas de cette partie.
godstorm-fault-god-without-ground = Un dieu se tient dans un territoire qui n’est pas à son joueur.
godstorm-fault-too-many-temples = Il y a plus de 12 temples sur la carte.
godstorm-fault-temple-of-the-neutral = Un temple se dresse en terre neutre.
godstorm-fault-plagues-miscounted = Le nombre de marqueurs de fléau ne peut pas être juste.
godstorm-fault-sunken-but-not-bare = L’Atlantide est engloutie, mais quelque chose s’y trouve encore.
godstorm-fault-cards-miscounted = Une carte est dans la partie plus souvent qu’elle n’existe.
godstorm-fault-hand-size-wrong = Le nombre de cartes d’une main et ses cartes ne s’accordent pas.
godstorm-fault-deck-size-wrong = Le nombre de cartes d’un talon et ses cartes ne s’accordent pas.
godstorm-fault-relic-misplaced = Une relique est dans une main, ou une autre carte parmi les reliques.
godstorm-fault-negative-number = Quelqu’un a moins que rien de quelque chose.
godstorm-fault-fallen-with-possessions = Un joueur éliminé ou absent possède encore quelque chose.
godstorm-fault-space-owner-without-armies = Un espace a un propriétaire, mais aucune armée.
godstorm-fault-space-armies-without-owner = Il y a des armées dans un espace sans propriétaire.
godstorm-fault-underworld-out-of-play = Il y a des armées sous la terre ou au paradis dans une partie sans enfers.
godstorm-fault-markers-wrong = Deux joueurs ont le même marqueur d’ordre de tour, ou quelqu’un en a un sans y avoir droit.
godstorm-fault-epoch-out-of-range = L’époque dépasse la dernière de cette partie.
godstorm-fault-seat-out-of-turn = La place qui joue et les marqueurs d’ordre de tour ne s’accordent pas.
godstorm-fault-dice-out-of-place = Il y a des dés que personne n’a pu lancer maintenant.
godstorm-fault-turn-limits-broken = On compte plus de cartes achetées ou de conquêtes qu’un tour n’en permet.
godstorm-fault-invasion-out-of-phase = Il manque ses lieux à une invasion, ou il y en a une là où il ne peut pas y en avoir.
godstorm-fault-card-out-of-phase = La partie attend les choix d’une carte, mais aucune n’est en train d’être jouée.
godstorm-fault-starting-force-wrong = La force de départ d’un joueur ne fait pas le compte.
godstorm-fault-bid-out-of-phase = Une enchère est là alors que personne n’en fait.
godstorm-fault-ending-out-of-phase = La partie est terminée sans fin, ou elle a une fin sans être terminée.
godstorm-fault-nothing-to-decide = La partie attend une décision que personne n’a à prendre.

## Fins : pourquoi la partie est terminée

godstorm-ending-epochs = la dernière époque est finie
godstorm-ending-alone = il ne reste qu’un joueur
godstorm-ending-nobody = il ne reste personne

## Phases : ce qu’il y a à faire maintenant

godstorm-phase-plague = Le sort décide où s’abat le fléau.
godstorm-phase-rank = Un départage décide qui choisit en premier.
godstorm-phase-first = Le sort désigne le premier joueur.
godstorm-phase-deal = On distribue les territoires.
godstorm-phase-tie = Enchères égales : un départage tranche.
godstorm-phase-roll-a = Les dés de l’attaquant roulent.
godstorm-phase-roll-d = Les dés du défenseur roulent.
godstorm-phase-reroll-a = On relance les 1 de l’attaquant.
godstorm-phase-reroll-d = On relance les 1 du défenseur.
godstorm-phase-draw = On tire une carte.
godstorm-phase-die = On lance un dé pour la carte.
godstorm-phase-continent = Le sort désigne le continent que frappe la carte.
godstorm-phase-plague-to = Le sort décide où va le fléau.
godstorm-phase-pantheon = { $player } : choisissez votre peuple.
godstorm-phase-claim = { $player } : prenez un territoire libre.
godstorm-phase-muster = { $player } : posez une armée de votre force de départ.
godstorm-phase-god = { $player } : placez votre premier dieu.
godstorm-phase-temple = { $player } : placez votre premier temple.
godstorm-phase-bid = { $player } : faites votre enchère secrète pour l’ordre de jeu.
godstorm-phase-marker = { $player } : prenez un marqueur d’ordre de tour.
godstorm-phase-book = { $player } : acceptez le marché du Livre, ou refusez-le.
godstorm-phase-revive = { $player } : ramenez une armée à la vie, ou passez à la suite.
godstorm-phase-revive-at = { $player } : choisissez où votre armée revient à la vie.
godstorm-phase-place = { $player } : placez une armée dans un territoire à vous.
godstorm-phase-build = { $player } : invoquez des dieux et érigez des temples, ou passez à la suite.
godstorm-phase-buy = { $player } : achetez une carte, ou passez à la suite.
godstorm-phase-play = { $player } : jouez une carte Guerre ou Mort, ou passez à la suite.
godstorm-phase-invade = { $player } : envahissez, ou passez à la suite.
godstorm-phase-with = { $player } : choisissez les dieux de la force d’invasion.
godstorm-phase-sky = { $player } : ripostez avec une carte Ciel, ou passez.
godstorm-phase-again = { $player } : livrez un nouvel assaut de guerre divine, ou renoncez à l’invasion.
godstorm-phase-champion = { $player } : choisissez votre champion.
godstorm-phase-rival-champion = { $player } : choisissez le champion qui répond.
godstorm-phase-attack = { $player } : choisissez avec combien de dés vous attaquez ; après un assaut, vous pouvez vous arrêter.
godstorm-phase-defend = { $player } : choisissez avec combien de dés vous défendez.
godstorm-phase-save = { $player } : choisissez combien d’armées sauve l’arbre de vie.
godstorm-phase-advance = { $player } : choisissez combien d’armées entrent.
godstorm-phase-escort = { $player } : choisissez les dieux qui les suivent.
godstorm-phase-fortify = { $player } : choisissez d’où vous fortifiez, ou passez à la suite.
godstorm-phase-on = { $player } : choisissez le lieu que vise votre carte.
godstorm-phase-then-on = { $player } : choisissez le second lieu.
godstorm-phase-move = { $player } : choisissez combien d’armées partent.
godstorm-phase-gods = { $player } : choisissez les dieux qui partent.
godstorm-phase-relic = { $player } : choisissez une relique.
godstorm-phase-god-of = { $player } : choisissez un dieu de l’attaquant.
godstorm-phase-player = { $player } : choisissez un joueur.
godstorm-phase-deck = { $player } : choisissez un talon où tirer.
godstorm-phase-sea = { $player } : choisissez une connexion maritime à fermer.
godstorm-phase-mighty = { $player } : choisissez lequel des ex æquo est frappé.
godstorm-phase-take = { $player } : choisissez la carte que vous prenez.
godstorm-phase-aegis = { $player } : annulez la carte avec l’Égide, ou laissez faire.
godstorm-phase-embark = { $player } : embarquez une armée du paradis, ou passez à la suite.
godstorm-phase-descend = { $player } : attaquez aux enfers, ou finissez votre tour.
godstorm-phase-over = La partie est terminée.

## Coups : ce que veut dire un coup permis

godstorm-move-place = Placer une armée { godstorm-phrase-in-territory }
godstorm-move-temple = Ériger un temple { godstorm-phrase-in-territory } { godstorm-phrase-for-price }
godstorm-move-summon = Invoquer { godstorm-phrase-your-god } { godstorm-phrase-in-territory } { godstorm-phrase-for-price }
godstorm-move-invade = Envahir { godstorm-phrase-to } ({ godstorm-phrase-defender }) depuis { godstorm-phrase-from }
godstorm-move-from = Partir depuis { godstorm-phrase-territory }
godstorm-move-to = Aller vers { godstorm-phrase-territory }
godstorm-move-on = Choisir { godstorm-phrase-place }
godstorm-move-move =
    { $number ->
        [0] N’envoyer aucune armée
       *[other] Envoyer { godstorm-phrase-armies }
    }
godstorm-move-gods =
    { $gods ->
        [none] N’emmener aucun dieu
       *[other] Emmener { godstorm-phrase-gods }
    }
godstorm-move-with =
    { $gods ->
        [none] N’engager aucun dieu
       *[other] Engager { godstorm-phrase-gods }
    }
godstorm-move-bid =
    { $number ->
        [0] Ne rien miser
       *[other] Miser { godstorm-phrase-amount }
    }
godstorm-move-marker = Prendre le marqueur d’ordre de tour { $number }
godstorm-move-book =
    { $answer ->
        [yes] Accepter le marché du Livre : 4 jetons au lieu de 2 armées
       *[no] Refuser le marché du Livre
    }
godstorm-move-pantheon = Mener { godstorm-phrase-people }
godstorm-move-revive = Ramener à la vie une armée depuis { godstorm-phrase-space }
godstorm-move-embark = Embarquer une armée pour { godstorm-phrase-space }
godstorm-move-descend = Marcher sur { godstorm-phrase-to } ({ godstorm-phrase-defender }) depuis { godstorm-phrase-from }
godstorm-move-buy = Acheter { godstorm-phrase-deck } pour { godstorm-phrase-price }
godstorm-move-deck = Tirer dans { godstorm-phrase-the-deck }
godstorm-move-play =
    Jouer { godstorm-phrase-card }{ $price ->
        [0] { "" }
       *[other] { " " }pour { godstorm-phrase-price }
    }
godstorm-move-take = Prendre { godstorm-phrase-card }
godstorm-move-relic = Choisir { godstorm-phrase-card }
godstorm-move-player = Choisir { $target }
godstorm-move-god = Choisir { godstorm-phrase-god }
godstorm-move-sea = Fermer la connexion maritime entre { godstorm-phrase-sea }
godstorm-move-champion = Envoyer { godstorm-phrase-your-god } dans la guerre divine
godstorm-move-attack = Attaquer avec { godstorm-phrase-dice }
godstorm-move-defend = Défendre avec { godstorm-phrase-dice }
godstorm-move-save =
    { $number ->
        [0] Ne sauver personne
       *[other] Sauver { godstorm-phrase-armies } pour { godstorm-phrase-amount }
    }
godstorm-move-godswar = Livrer un nouvel assaut de guerre divine
godstorm-move-aegis = Annuler la carte avec l’Égide
godstorm-move-done =
    { $step ->
        [t1] Ne plus ramener personne à la vie
        [t2] Ne plus rien invoquer ni ériger
        [t3] Ne plus acheter de carte
        [t4] Ne plus jouer de carte
        [t6] Ne plus rien envahir
        [t7] Ne pas fortifier
        [t8] Ne plus embarquer d’armée
       *[t9] Finir votre tour
    }
godstorm-move-pass = Passer
godstorm-move-stop = S’arrêter là
godstorm-move-plague = Le fléau s’abat sur { godstorm-phrase-territory }
godstorm-move-rank = Le départage classe { godstorm-phrase-order }
godstorm-move-first = Le sort désigne { $player } pour commencer
godstorm-move-deal = { godstorm-phrase-player } reçoit { godstorm-phrase-territory }
godstorm-move-tie = Le départage classe { godstorm-phrase-order }
godstorm-move-draw = La carte tirée : { godstorm-phrase-card }
godstorm-move-roll =
    { $side ->
        [A] L’attaquant obtient { $dice }
       *[D] Le défenseur obtient { $dice }
    }
godstorm-move-reroll =
    { $side ->
        [A] L’attaquant relance les 1 et obtient { $dice }
       *[D] Le défenseur relance les 1 et obtient { $dice }
    }
godstorm-move-die = Le dé donne { $number }
godstorm-move-continent = Le sort désigne { godstorm-phrase-continent }
godstorm-move-plague-to = Le fléau gagne { godstorm-phrase-territory }

## Événements : ce qui s’est passé

godstorm-event-plague = Le fléau s’abat sur { godstorm-phrase-territory }.
godstorm-event-rank = Le départage classe { godstorm-phrase-order }.
godstorm-event-pantheon = { $player } mène { godstorm-phrase-people }.
godstorm-event-first = Le sort désigne { $player } pour commencer.
godstorm-event-neutral = Neutres dans cette partie : { godstorm-phrase-people }, qui se défendent et ne font rien d’autre.
godstorm-event-deal = { godstorm-phrase-player } reçoit { godstorm-phrase-territory }.
godstorm-event-place = { $player } poste une armée { godstorm-phrase-in-territory }.
godstorm-event-epoch = L’époque { $epoch } s’ouvre sur les enchères.
godstorm-event-epoch-back = Le temps s’arrête : le marqueur d’époque revient sur { $epoch }.
godstorm-event-bid = { $player } a fait son enchère.
godstorm-event-bid-own = { $player } mise { godstorm-phrase-amount }.
godstorm-event-reveal =
    { $bonus ->
        [0] { $player } dévoile une enchère de { godstorm-phrase-amount }.
       *[other] { $player } dévoile une enchère de { godstorm-phrase-amount }, à laquelle les tablettes du destin ajoutent { $bonus }.
    }
godstorm-event-tie = Entre ex æquo, le départage classe { godstorm-phrase-order }.
godstorm-event-marker = { $player } prend le marqueur d’ordre de tour { $number }.
godstorm-event-turn = { $player } commence son tour (époque { $epoch }).
godstorm-event-income =
    { $player } dresse { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } et récolte { $faith ->
        [one] { $faith } jeton
       *[other] { $faith } jetons
    }.
godstorm-event-book =
    { $answer ->
        [yes] { $player } accepte le marché du Livre : 4 jetons au lieu de 2 armées.
       *[no] { $player } refuse le marché du Livre.
    }
godstorm-event-revive = { $player } rappelle à la vie une armée depuis { godstorm-phrase-space }.
godstorm-event-summon = { $player } invoque { godstorm-phrase-own-god } { godstorm-phrase-in-territory } { godstorm-phrase-for-price }.
godstorm-event-temple = { $player } érige un temple { godstorm-phrase-in-territory } { godstorm-phrase-for-price }.
godstorm-event-buy = { $player } achète { godstorm-phrase-deck } pour { godstorm-phrase-price }.
godstorm-event-draw = { $player } tire { godstorm-phrase-deck }.
godstorm-event-draw-card = { $player } tire { godstorm-phrase-deck } : { godstorm-phrase-card }.
godstorm-event-draw-relic = { $player } tire une relique : { godstorm-phrase-card }.
godstorm-event-draw-omen = La boîte de Pandore s’ouvre pour { $player } : { godstorm-phrase-card }.
godstorm-event-play =
    { $player } joue { godstorm-phrase-card }{ $price ->
        [0] { "" }
       *[other] { " " }pour { godstorm-phrase-price }
    }.
godstorm-event-on = { $player } désigne { godstorm-phrase-place }.
godstorm-event-from = { $player } se met en route depuis { godstorm-phrase-territory }.
godstorm-event-to = { $player } fait route vers { godstorm-phrase-territory }.
godstorm-event-move =
    { $number ->
        [0] { $player } ne prépare aucune armée.
       *[other] { $player } prépare { godstorm-phrase-armies }.
    }
godstorm-event-gods =
    { $gods ->
        [none] { $player } n’emmène aucun dieu.
       *[other] { $player } emmène { godstorm-phrase-gods }.
    }
godstorm-event-god = { $player } désigne { godstorm-phrase-god }.
godstorm-event-relic = { $player } désigne { godstorm-phrase-card }.
godstorm-event-player = { $player } désigne { $target }.
godstorm-event-deck = { $player } nomme { godstorm-phrase-the-deck }.
godstorm-event-sea = { $player } désigne la mer entre { godstorm-phrase-sea }.
godstorm-event-take = { $player } prend { godstorm-phrase-deck } à { $victim }.
godstorm-event-take-card = { $player } prend { godstorm-phrase-deck } à { $victim } : { godstorm-phrase-card }.
godstorm-event-aegis = { $player } sacrifie l’Égide et annule la carte.
godstorm-event-pass = { $player } passe.
godstorm-event-die = Le dé donne { $number }.
godstorm-event-continent = Le sort désigne { godstorm-phrase-continent }.
godstorm-event-plague-to = Le sort envoie le fléau vers { godstorm-phrase-territory }.
godstorm-event-invade = { $player } envahit { godstorm-phrase-to } ({ godstorm-phrase-defender }) depuis { godstorm-phrase-from }.
godstorm-event-with =
    { $gods ->
        [none] { $player } n’engage aucun dieu.
       *[other] { $player } engage { godstorm-phrase-gods }.
    }
godstorm-event-champion = { $player } envoie { godstorm-phrase-own-god } dans la guerre divine.
godstorm-event-godswar = { $player } livre un nouvel assaut de guerre divine.
godstorm-event-attack = { $player } attaque avec { godstorm-phrase-dice }.
godstorm-event-defend = { godstorm-phrase-player } défend avec { godstorm-phrase-dice }.
godstorm-event-roll = { godstorm-phrase-player } obtient { $dice }.
godstorm-event-reroll = { godstorm-phrase-player } relance les 1 et obtient { $dice }.
godstorm-event-godswar-round = En guerre divine, { godstorm-phrase-god } ({ $player }) atteint { $result }, { godstorm-phrase-rival-god } ({ $rival }) { $rival_result }.
godstorm-event-save =
    { $number ->
        [0] { $player } ne sauve personne.
       *[other] L’arbre de vie sauve { godstorm-phrase-armies } ({ $player }).
    }
godstorm-event-battle-round = Les dés : { $attack } pour { $player }, { $defence } pour { godstorm-phrase-rival }.
godstorm-event-conquered = { $player } conquiert { godstorm-phrase-territory } sur { godstorm-phrase-victim }.
godstorm-event-stop = { $player } arrête l’attaque.
godstorm-event-embark = { $player } embarque une armée pour { godstorm-phrase-space }.
godstorm-event-descend = { $player } marche sur { godstorm-phrase-to } ({ godstorm-phrase-defender }) depuis { godstorm-phrase-from }.
godstorm-event-done =
    { $step ->
        [t1] { $player } ne ramène plus personne à la vie.
        [t2] { $player } n’invoque et n’érige plus rien.
        [t3] { $player } n’achète plus de carte.
        [t4] { $player } ne joue plus de carte.
        [t6] { $player } n’envahit plus rien.
        [t7] { $player } ne fortifie pas.
        [t8] { $player } n’embarque plus d’armée.
       *[t9] { $player } n’avance plus aux enfers.
    }
godstorm-event-moved =
    { godstorm-phrase-player } : { $number ->
        [one] { $number } armée quitte
       *[other] { $number } armées quittent
    } { godstorm-phrase-from } pour { godstorm-phrase-to }.
godstorm-event-lost =
    { godstorm-phrase-player } perd { godstorm-phrase-armies } { godstorm-phrase-at-place }{ $left ->
        [0] { "" } : il n’en reste aucune.
       *[other] { "" } : il en reste { $left }.
    }
godstorm-event-raised = { godstorm-phrase-player } a { godstorm-phrase-armies } de plus { godstorm-phrase-at-place }.
godstorm-event-banished =
    { $god ->
        [M] { $player } perd { godstorm-phrase-own-god } : elle est bannie et quitte { godstorm-phrase-territory }.
       *[other] { $player } perd { godstorm-phrase-own-god } : il est banni et quitte { godstorm-phrase-territory }.
    }
godstorm-event-god-moved = { $player } : { godstorm-phrase-god } quitte { godstorm-phrase-from } pour { godstorm-phrase-to }.
godstorm-event-temple-raised = Un temple se dresse désormais { godstorm-phrase-in-territory }.
godstorm-event-temple-gone = Le temple qui se dressait { godstorm-phrase-in-territory } n’est plus.
godstorm-event-plagued = Le fléau s’étend désormais sur { godstorm-phrase-territory }.
godstorm-event-struck = Le fléau frappe { $player }.
godstorm-event-cleansed = Le fléau quitte { godstorm-phrase-territory }.
godstorm-event-sunk = L’Atlantide est engloutie par les flots, avec tout ce qui s’y trouve.
godstorm-event-maelstrom = Le maelström s’ouvre entre { godstorm-phrase-sea }.
godstorm-event-sacred = Pour ce tour, { godstorm-phrase-territory } est terre sacrée.
godstorm-event-seared = Le feu embrase le ciel : { $player } a 4 de plus en guerre divine, ce tour-ci.
godstorm-event-relic-won = { $player } prend { godstorm-phrase-card } à { $victim }.
godstorm-event-relic-gone = { $player } perd { godstorm-phrase-card } : la relique quitte la partie.
godstorm-event-discarded = { $player } défausse { godstorm-phrase-card }.
godstorm-event-faith-gained = { $player } gagne { godstorm-phrase-amount }.
godstorm-event-eliminated = { $player } n’a plus de territoire et quitte la partie.
godstorm-event-spoils =
    { $number ->
        [one] { $player } s’empare de l’unique carte que tenait { $victim }.
       *[other] { $player } s’empare des { $number } cartes que tenait { $victim }.
    }
godstorm-event-over =
    La tempête s’apaise : { $reason ->
        [epochs] { godstorm-ending-epochs }
        [alone] { godstorm-ending-alone }
        [nobody] { godstorm-ending-nobody }
       *[other] { $reason }
    }.

## Avoirs : ce que possède une place

godstorm-tally-people = Peuple
godstorm-tally-alive = Encore en lice
godstorm-tally-points = Points
godstorm-tally-territories = Territoires
godstorm-tally-continents = Continents
godstorm-tally-continent-points = Points des continents
godstorm-tally-space-points = Points des cryptes et des autels
godstorm-tally-site-points = Points des reliques sur leur territoire
godstorm-tally-temples = Temples
godstorm-tally-armies = Armées sur la carte
godstorm-tally-heaven = Armées au paradis
godstorm-tally-spaces = Espaces aux enfers
godstorm-tally-souls = Armées aux enfers
godstorm-tally-faith = Croyance
godstorm-tally-hand = Cartes en main
godstorm-tally-relics = Reliques
godstorm-tally-gods = Dieux en jeu
godstorm-tally-marker = Marqueur d’ordre de tour
godstorm-tally-has-bid = Enchère faite
godstorm-tally-next-armies = Armées à dresser au prochain tour
godstorm-tally-next-faith = Croyance à récolter au prochain tour
