### Godstorm, in English. Keys are the ids of the code; the words are those of RULES.en.md.

## The shelf

godstorm-name = Godstorm
godstorm-subtitle = Tempête divine
godstorm-pitch = Two to five peoples of the ancient world march with gods at their side, on earth and in the Underworld, until five epochs of miracles, godswars and cruel dice have shown whose faith is the greatest.

## Peoples, and where their dead gather

godstorm-people-gr = Greeks
godstorm-people-ce = Celts
godstorm-people-ba = Babylonians
godstorm-people-no = Norse
godstorm-people-eg = Egyptians
godstorm-heaven-gr = Elysium
godstorm-heaven-ce = Avalon
godstorm-heaven-ba = Kurnugia
godstorm-heaven-no = Valhalla
godstorm-heaven-eg = Duat

## Gods: what they are, their powers, their labours, and their names among each people

godstorm-god-w = War god
godstorm-god-w-power = With him in the force you win ties, in battle and godswar. In defence he has no power.
godstorm-god-w-labour = Your third conquest of the turn brings a War card.
godstorm-god-d = Death god
godstorm-god-d-power = With him in the force, defenders who fall in battle are removed and never see heaven. In defence he has no power.
godstorm-god-d-labour = A crypt of yours at the end of your turn brings a Death card.
godstorm-god-s = Sky god
godstorm-god-s-power = With him in the force, or where you defend, you roll one die more in godswars.
godstorm-god-s-labour = A round of godswar won as attacker brings a Sky card, once a turn.
godstorm-god-m = Magic goddess
godstorm-god-m-power = With her in the force, or where you defend, you reroll your 1s, in battle and godswar.
godstorm-god-m-labour = Three equal dice in a battle or a godswar bring a Magic card.
godstorm-god-gr-w = Ares
godstorm-god-gr-d = Hades
godstorm-god-gr-s = Zeus
godstorm-god-gr-m = Hekate
godstorm-god-ce-w = Nuada
godstorm-god-ce-d = Arawn
godstorm-god-ce-s = Lugh
godstorm-god-ce-m = Brigid
godstorm-god-ba-w = Gilgamesh
godstorm-god-ba-d = Druaga
godstorm-god-ba-s = Marduk
godstorm-god-ba-m = Ishtar
godstorm-god-no-w = Thor
godstorm-god-no-d = Loki
godstorm-god-no-s = Odin
godstorm-god-no-m = Freya
godstorm-god-eg-w = Set
godstorm-god-eg-d = Osiris
godstorm-god-eg-s = Ra
godstorm-god-eg-m = Isis

## Decks

godstorm-deck-w = War
godstorm-deck-d = Death
godstorm-deck-s = Sky
godstorm-deck-m = Magic

## Continents and territories

godstorm-continent-eu = Europa
godstorm-continent-ge = Germania
godstorm-continent-af = Africa
godstorm-continent-as = Asia Minor
godstorm-continent-at = Atlantis
godstorm-continent-hy = Hyrkania
godstorm-territory-ale = Alemannia
godstorm-territory-ana = Anatolia
godstorm-territory-ang = Anglia
godstorm-territory-apu = Apulia
godstorm-territory-asy = Assyria
godstorm-territory-atl = Atlas
godstorm-territory-bab = Babylon
godstorm-territory-cal = Caledonia
godstorm-territory-car = Carthage
godstorm-territory-cim = Cimmeria
godstorm-territory-cor = Corsica
godstorm-territory-cyr = Cyrenaica
godstorm-territory-dac = Dacia
godstorm-territory-dal = Dalmatia
godstorm-territory-egy = Egypt
godstorm-territory-gai = Gaitulia
godstorm-territory-gal = Galicia
godstorm-territory-gau = Gaul
godstorm-territory-gra = Graecia
godstorm-territory-hes = Hesperide
godstorm-territory-hib = Hibernia
godstorm-territory-ibe = Iberia
godstorm-territory-ion = Ionia
godstorm-territory-kus = Kush
godstorm-territory-lig = Liguria
godstorm-territory-min = Minoa
godstorm-territory-nub = Nubia
godstorm-territory-ori = Oricalcos
godstorm-territory-par = Parthia
godstorm-territory-pho = Phoenicia
godstorm-territory-pos = Poseidonis
godstorm-territory-rom = Roma
godstorm-territory-rus = Rus
godstorm-territory-sar = Sarmatia
godstorm-territory-scy = Scythia
godstorm-territory-she = Sheba
godstorm-territory-sic = Sicilia
godstorm-territory-sum = Sumer
godstorm-territory-thr = Thracia
godstorm-territory-thu = Thule
godstorm-territory-tri = Tritonis
godstorm-territory-var = Varangia

## The Underworld: its spaces, and what they are

godstorm-feature-gate = gate
godstorm-feature-crypt = crypt
godstorm-feature-altar = altar
godstorm-feature-plain = plain
godstorm-space-u1 = gate U1
godstorm-space-u2 = crypt U2
godstorm-space-u3 = altar U3
godstorm-space-u4 = gate U4
godstorm-space-u5 = crypt U5
godstorm-space-u6 = plain U6
godstorm-space-u7 = crypt U7
godstorm-space-u8 = gate U8
godstorm-space-u9 = altar U9
godstorm-space-u10 = crypt U10
godstorm-space-u11 = plain U11
godstorm-space-u12 = plain U12
godstorm-space-u13 = plain U13
godstorm-space-h = heaven

## Pieces, and where they are

godstorm-piece-army = army
godstorm-piece-faith = faith
godstorm-piece-god = god
godstorm-piece-temple = temple
godstorm-piece-plague-marker = plague marker
godstorm-piece-maelstrom = maelstrom
godstorm-piece-sunken-atlantis = sunken Atlantis
godstorm-piece-turn-order-marker = turn-order marker
godstorm-piece-epoch-marker = epoch marker
godstorm-piece-miracle-card = miracle card
godstorm-piece-relic = relic
godstorm-piece-die = die
godstorm-place-map = map
godstorm-place-underworld = Underworld
godstorm-place-heaven = heaven
godstorm-place-reserve = reserve
godstorm-place-bank = bank
godstorm-place-hand = hand
godstorm-place-out = out of the game

## The steps of a turn, and the kinds of fight

godstorm-step-t0 = omens
godstorm-step-t1 = raise armies and collect faith
godstorm-step-t2 = summon and build
godstorm-step-t3 = obtain cards
godstorm-step-t4 = play miracles
godstorm-step-t5 = plague
godstorm-step-t6 = invade
godstorm-step-t7 = fortify
godstorm-step-t8 = embark
godstorm-step-t9 = invade the Underworld
godstorm-step-t10 = end
godstorm-clash-battle = battle
godstorm-clash-godswar = godswar
godstorm-clash-underworld = battle in the Underworld

## Miracle cards: names and texts

godstorm-card-shrine = A Shrine is Plundered
godstorm-card-shrine-text = Cost: 1. Take a relic from another player. It works for you at once, but what it does at the start of a turn waits for your next one. The Aegis may still be used against this very card.
godstorm-card-empire = An Empire is Born
godstorm-card-empire-text = Cost: 0. A temple rises in a territory of yours that has none, as long as fewer than 12 stand on the map.
godstorm-card-champions = Champions Arise
godstorm-card-champions-text = Cost: 0. With at least 2 faith, add half as many armies as you have faith to a territory of yours. You keep the faith.
godstorm-card-eagles = Eagles Take Wing
godstorm-card-eagles-text = Cost: 1. Carry armies and gods from one of your territories to any other of yours, connected or not. One army stays behind. Gods who land in plagued land are banished; armies lose nothing there.
godstorm-card-deliver = Faith Shall Deliver
godstorm-card-deliver-text = Cost: 1. Name two decks, or one of them twice, and draw a card for each, whether their gods are in play or not. With the option “strict”, name one deck whose god you have in play and draw 2 cards from it.
godstorm-card-heroes = Heroes are Born
godstorm-card-heroes-text = Cost: 0. 3 armies join a territory of yours.
godstorm-card-ash = Only Ash Remains
godstorm-card-ash-text = Cost: 0. A relic leaves the game: anybody's, even one of your own.
godstorm-card-strength = Our Faith is Our Strength
godstorm-card-strength-text = Cost: 0. Take 2 faith for each temple you control.
godstorm-card-prayers = Prayers are Answered
godstorm-card-prayers-text = Cost: 0. Name a territory with a temple of yours and roll a die: that many armies join it.
godstorm-card-storms = Storms Rage
godstorm-card-storms-text = Cost: 0. Name any territory with armies in it and roll a die: that many of them are destroyed.
godstorm-card-faithful = The Faithful Gather
godstorm-card-faithful-text = Cost: 0. 2 armies join each territory where you control a temple.
godstorm-card-purged = The Land is Purged
godstorm-card-purged-text = Cost: 2. Name a plagued territory: its plague marker leaves the game, all armies there are destroyed and all gods there are banished. A temple remains.
godstorm-card-siren = The Siren Calls
godstorm-card-siren-text = Cost: 3. Name two territories of one other owner: all armies and gods of the two change places. Gods who arrive in plagued land are banished; temples do not move.
godstorm-card-sun = The Sun Grows Cold
godstorm-card-sun-text = Cost: 0. All over the map, yours included, each territory loses 1 army for each god in it. Gods left without an army are banished.
godstorm-card-falls = The Temple Falls
godstorm-card-falls-text = Cost: 0. Name a territory whose temple some player controls, then another of the same player without a temple: the temple moves there.
godstorm-card-time = Time Stands Still
godstorm-card-time-text = Cost: 4. The epoch marker goes back by 1, if it stands on 2 or higher: one more epoch is played.
godstorm-card-visions = Visions Become Real
godstorm-card-visions-text = Cost: 0. Name another player with cards in hand: you see that whole hand and take one card of it into yours.
godstorm-card-blood = Blood Coats the Land
godstorm-card-blood-text = Cost: 1. A continent is drawn by lot: each of its territories loses 1 army.
godstorm-card-crops = Crops Wither
godstorm-card-crops-text = Cost: 2. Name a player, yourself if you like: all the cards in that hand are shown and leave the game. Relics are safe.
godstorm-card-door = Death's Door Closes
godstorm-card-door-text = Cost: 2. Half of the armies in each crypt and on each altar are removed.
godstorm-card-diamonds = Diamonds Turn to Rust
godstorm-card-diamonds-text = Cost: 3. Every relic in play leaves the game, your own too.
godstorm-card-fire = Fire Rains Down
godstorm-card-fire-text = Cost: 4. Name a territory with a temple: the temple is destroyed, and so is 1 army there and in each adjacent territory.
godstorm-card-paradise = Paradise is Lost
godstorm-card-paradise-text = Cost: 2. Name a plagued territory: its plague marker moves to a territory drawn by lot among those neither plagued nor sunken. It strikes nobody yet.
godstorm-card-ragnarok = Ragnarok Cometh
godstorm-card-ragnarok-text = Cost: 3. The War god and the Sky god of every player, yours included, are banished.
godstorm-card-deadwalk = The Dead Walk
godstorm-card-deadwalk-text = Cost: 2. Name a space with 2 or more of your armies, then a territory with a temple of yours: from 1 to 6 of them return to earth there, and at least 1 stays behind.
godstorm-card-forsake = The Gods Forsake Us
godstorm-card-forsake-text = Cost: 3. Name a territory with neither temple nor plague. It gets the spare plague marker, which strikes right away: half of the armies there are destroyed, all gods there are banished.
godstorm-card-ground = The Ground Shakes
godstorm-card-ground-text = Cost: 2. A continent is drawn by lot: each of its territories loses half of its armies.
godstorm-card-mighty = The Mighty Have Fallen
godstorm-card-mighty-text = Cost: 4. Half of the armies are destroyed in each of the three territories that hold the most. Among equals, you choose.
godstorm-card-sea = The Sea is Your Tomb
godstorm-card-sea-text = Cost: 3. Atlantis sinks: its armies are destroyed, its gods are banished, its temples and plague markers are gone, and its four territories are lost for good.
godstorm-card-trojan = The Trojan Horse is Revealed
godstorm-card-trojan-text = Cost: 2. Name a territory of another owner with exactly 1 army. Roll a die: that army is destroyed, its gods are banished, and so many armies of yours appear there. It is no conquest.
godstorm-card-waters = The Waters Boil
godstorm-card-waters-text = Cost: 4. Name a sea line: for the rest of the game the maelstrom lies on it, and the two territories are no longer adjacent.
godstorm-card-young = The Young Grow Old
godstorm-card-young-text = Cost: 2. In every territory with 2 armies or more, 1 is destroyed.
godstorm-card-workers = 1000 Workers Amass
godstorm-card-workers-text = Cost: 0. A temple rises in the territory under attack, if it has none and fewer than 12 stand on the map: you reroll your 1s in this very invasion.
godstorm-card-convert = Enemies Convert
godstorm-card-convert-text = Cost: 2. 2 of the attacking armies are removed, and 2 armies of yours appear in the territory under attack.
godstorm-card-sears = Fire Sears the Sky
godstorm-card-sears-text = Cost: 0. Until the end of this turn you have 4 more in every godswar.
godstorm-card-lava = Lava Erupts
godstorm-card-lava-text = Cost: 2. Roll a die: so many armies are destroyed in the territory the attack comes from. Then a new die strikes each occupied territory next to it, yours among them.
godstorm-card-warriors = Men Become Warriors
godstorm-card-warriors-text = Cost: 1. 3 armies of yours appear in the territory under attack.
godstorm-card-plowshares = Swords Become Plowshares
godstorm-card-plowshares-text = Cost: 1. Roll a die: so many of the attacking armies go home. They are removed and do not see heaven.
godstorm-card-fog = The Fog Lifts
godstorm-card-fog-text = Cost: 0. From 1 to 4 armies come to the territory under attack from another territory of yours, connected or not. At least 1 stays behind.
godstorm-card-meek = The Mighty Turn Meek
godstorm-card-meek-text = Cost: 0. Name a god who stands where the attack comes from, then another territory with a temple of the attacker's: the god withdraws there, to be banished if it is plagued.
godstorm-card-sacred = This Ground is Sacred
godstorm-card-sacred-text = Cost: 3. The invasion is over, and nobody can invade this territory again this turn.
godstorm-card-idol = Your Idol is False
godstorm-card-idol-text = Cost: 1. Name a god who stands where the attack comes from: that god is banished.
godstorm-card-aegis = Aegis, Shield of Athena
godstorm-card-aegis-text = Once, cancel a War, Death or Sky card that somebody else plays, or one of your own Pandora's Box. The Aegis then leaves the game.
godstorm-card-fleece = The Golden Fleece
godstorm-card-fleece-text = As your turn begins, you draw a War card.
godstorm-card-pandora = Pandora's Box
godstorm-card-pandora-text = As your turn begins, you draw a Death card and play it on the spot, free of charge and without a Death god. Site: Graecia.
godstorm-card-tears = Freya's Tears of Gold
godstorm-card-tears-text = In each of your turns you gain 1 faith.
godstorm-card-gungnir = Gungnir, Spear of Odin
godstorm-card-gungnir-text = You reroll your 1s in every godswar, attacking or defending.
godstorm-card-mjolnir = Mjolnir, Hammer of Thor
godstorm-card-mjolnir-text = Your result in every godswar is 3 higher, attacking or defending. Site: Thule.
godstorm-card-cauldron = Arawn's Cauldron of Life
godstorm-card-cauldron-text = As your turn begins, you draw a Death card into your hand.
godstorm-card-excalibur = Excalibur
godstorm-card-excalibur-text = In each of your turns you gain 2 armies for each continent you control.
godstorm-card-stonehenge = Stonehenge
godstorm-card-stonehenge-text = You buy cards for 1 faith, not 2. Site: Anglia.
godstorm-card-book = The Book of the Dead
godstorm-card-book-text = In each of your turns you may take 4 faith in place of 2 armies.
godstorm-card-pyramids = The Great Pyramids
godstorm-card-pyramids-text = As your turn begins, you draw a Sky card. Site: Egypt.
godstorm-card-scales = The Scales of Osiris
godstorm-card-scales-text = You may revive 2 armies from each crypt rather than 1.
godstorm-card-tablets = The Tablets of Destiny
godstorm-card-tablets-text = Your bids are worth 3 more than you pay.
godstorm-card-tree = The Tree of Life
godstorm-card-tree-text = In a battle on the map, pay 1 faith for each army you would lose in defence, and keep it. Site: Babylon.
godstorm-card-wine = The Wine of Eternal Life
godstorm-card-wine-text = In each of your turns you gain 1 army.

## Phrases: parts of the sentences below

godstorm-phrase-player =
    { $player ->
        [N-GR] The neutral people ({ godstorm-people-gr })
        [N-CE] The neutral people ({ godstorm-people-ce })
        [N-BA] The neutral people ({ godstorm-people-ba })
        [N-NO] The neutral people ({ godstorm-people-no })
        [N-EG] The neutral people ({ godstorm-people-eg })
       *[other] { $player }
    }
godstorm-phrase-rival =
    { $rival ->
        [N-GR] the neutral people ({ godstorm-people-gr })
        [N-CE] the neutral people ({ godstorm-people-ce })
        [N-BA] the neutral people ({ godstorm-people-ba })
        [N-NO] the neutral people ({ godstorm-people-no })
        [N-EG] the neutral people ({ godstorm-people-eg })
       *[other] { $rival }
    }
godstorm-phrase-victim =
    { $victim ->
        [N-GR] the neutral people ({ godstorm-people-gr })
        [N-CE] the neutral people ({ godstorm-people-ce })
        [N-BA] the neutral people ({ godstorm-people-ba })
        [N-NO] the neutral people ({ godstorm-people-no })
        [N-EG] the neutral people ({ godstorm-people-eg })
       *[other] { $victim }
    }
godstorm-phrase-defender =
    { $defender ->
        [N-GR] { godstorm-people-gr }, neutral
        [N-CE] { godstorm-people-ce }, neutral
        [N-BA] { godstorm-people-ba }, neutral
        [N-NO] { godstorm-people-no }, neutral
        [N-EG] { godstorm-people-eg }, neutral
        [none] empty
       *[other] { $defender }
    }
godstorm-phrase-people =
    { $people ->
        [GR] the { godstorm-people-gr }
        [CE] the { godstorm-people-ce }
        [BA] the { godstorm-people-ba }
        [NO] the { godstorm-people-no }
       *[EG] the { godstorm-people-eg }
    }
godstorm-phrase-god =
    { $god ->
        [W] the { godstorm-god-w }
        [D] the { godstorm-god-d }
        [S] the { godstorm-god-s }
       *[M] the { godstorm-god-m }
    }
godstorm-phrase-your-god =
    { $god ->
        [W] your { godstorm-god-w }
        [D] your { godstorm-god-d }
        [S] your { godstorm-god-s }
       *[M] your { godstorm-god-m }
    }
godstorm-phrase-own-god = { godstorm-phrase-god }
godstorm-phrase-rival-god =
    { $rival_god ->
        [W] the { godstorm-god-w }
        [D] the { godstorm-god-d }
        [S] the { godstorm-god-s }
       *[M] the { godstorm-god-m }
    }
godstorm-phrase-gods =
    { $gods ->
        [W] the { godstorm-god-w }
        [D] the { godstorm-god-d }
        [S] the { godstorm-god-s }
        [M] the { godstorm-god-m }
        [WD] the gods of War and Death
        [WS] the gods of War and Sky
        [WM] the gods of War and Magic
        [DS] the gods of Death and Sky
        [DM] the gods of Death and Magic
        [SM] the gods of Sky and Magic
        [WDS] the gods of War, Death and Sky
        [WDM] the gods of War, Death and Magic
        [WSM] the gods of War, Sky and Magic
        [DSM] the gods of Death, Sky and Magic
        [none] no god
       *[WDSM] all four gods
    }
godstorm-phrase-deck =
    { $deck ->
        [W] a { godstorm-deck-w } card
        [D] a { godstorm-deck-d } card
        [S] a { godstorm-deck-s } card
       *[M] a { godstorm-deck-m } card
    }
godstorm-phrase-the-deck =
    { $deck ->
        [W] the { godstorm-deck-w } deck
        [D] the { godstorm-deck-d } deck
        [S] the { godstorm-deck-s } deck
       *[M] the { godstorm-deck-m } deck
    }
godstorm-phrase-card =
    { $card ->
        [SHRINE] { godstorm-card-shrine }
        [EMPIRE] { godstorm-card-empire }
        [CHAMPIONS] { godstorm-card-champions }
        [EAGLES] { godstorm-card-eagles }
        [DELIVER] { godstorm-card-deliver }
        [HEROES] { godstorm-card-heroes }
        [ASH] { godstorm-card-ash }
        [STRENGTH] { godstorm-card-strength }
        [PRAYERS] { godstorm-card-prayers }
        [STORMS] { godstorm-card-storms }
        [FAITHFUL] { godstorm-card-faithful }
        [PURGED] { godstorm-card-purged }
        [SIREN] { godstorm-card-siren }
        [SUN] { godstorm-card-sun }
        [FALLS] { godstorm-card-falls }
        [TIME] { godstorm-card-time }
        [VISIONS] { godstorm-card-visions }
        [BLOOD] { godstorm-card-blood }
        [CROPS] { godstorm-card-crops }
        [DOOR] { godstorm-card-door }
        [DIAMONDS] { godstorm-card-diamonds }
        [FIRE] { godstorm-card-fire }
        [PARADISE] { godstorm-card-paradise }
        [RAGNAROK] { godstorm-card-ragnarok }
        [DEADWALK] { godstorm-card-deadwalk }
        [FORSAKE] { godstorm-card-forsake }
        [GROUND] { godstorm-card-ground }
        [MIGHTY] { godstorm-card-mighty }
        [SEA] { godstorm-card-sea }
        [TROJAN] { godstorm-card-trojan }
        [WATERS] { godstorm-card-waters }
        [YOUNG] { godstorm-card-young }
        [WORKERS] { godstorm-card-workers }
        [CONVERT] { godstorm-card-convert }
        [SEARS] { godstorm-card-sears }
        [LAVA] { godstorm-card-lava }
        [WARRIORS] { godstorm-card-warriors }
        [PLOWSHARES] { godstorm-card-plowshares }
        [FOG] { godstorm-card-fog }
        [MEEK] { godstorm-card-meek }
        [SACRED] { godstorm-card-sacred }
        [IDOL] { godstorm-card-idol }
        [AEGIS] the Aegis
        [FLEECE] { godstorm-card-fleece }
        [PANDORA] { godstorm-card-pandora }
        [TEARS] { godstorm-card-tears }
        [GUNGNIR] Gungnir
        [MJOLNIR] Mjolnir
        [CAULDRON] { godstorm-card-cauldron }
        [EXCALIBUR] { godstorm-card-excalibur }
        [STONEHENGE] { godstorm-card-stonehenge }
        [BOOK] { godstorm-card-book }
        [PYRAMIDS] { godstorm-card-pyramids }
        [SCALES] { godstorm-card-scales }
        [TABLETS] { godstorm-card-tablets }
        [TREE] { godstorm-card-tree }
       *[WINE] { godstorm-card-wine }
    }
godstorm-phrase-continent =
    { $continent ->
        [EU] { godstorm-continent-eu }
        [GE] { godstorm-continent-ge }
        [AF] { godstorm-continent-af }
        [AS] { godstorm-continent-as }
        [AT] { godstorm-continent-at }
       *[HY] { godstorm-continent-hy }
    }
godstorm-phrase-territory =
    { $territory ->
        [ALE] { godstorm-territory-ale }
        [ANA] { godstorm-territory-ana }
        [ANG] { godstorm-territory-ang }
        [APU] { godstorm-territory-apu }
        [ASY] { godstorm-territory-asy }
        [ATL] { godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] { godstorm-territory-cim }
        [COR] { godstorm-territory-cor }
        [CYR] { godstorm-territory-cyr }
        [DAC] { godstorm-territory-dac }
        [DAL] { godstorm-territory-dal }
        [EGY] { godstorm-territory-egy }
        [GAI] { godstorm-territory-gai }
        [GAL] { godstorm-territory-gal }
        [GAU] { godstorm-territory-gau }
        [GRA] { godstorm-territory-gra }
        [HES] { godstorm-territory-hes }
        [HIB] { godstorm-territory-hib }
        [IBE] { godstorm-territory-ibe }
        [ION] { godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] { godstorm-territory-nub }
        [ORI] { godstorm-territory-ori }
        [PAR] { godstorm-territory-par }
        [PHO] { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] { godstorm-territory-rus }
        [SAR] { godstorm-territory-sar }
        [SCY] { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
       *[VAR] { godstorm-territory-var }
    }
godstorm-phrase-in-territory = in { godstorm-phrase-territory }
godstorm-phrase-place =
    { $place ->
        [ALE] { godstorm-territory-ale }
        [ANA] { godstorm-territory-ana }
        [ANG] { godstorm-territory-ang }
        [APU] { godstorm-territory-apu }
        [ASY] { godstorm-territory-asy }
        [ATL] { godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] { godstorm-territory-cim }
        [COR] { godstorm-territory-cor }
        [CYR] { godstorm-territory-cyr }
        [DAC] { godstorm-territory-dac }
        [DAL] { godstorm-territory-dal }
        [EGY] { godstorm-territory-egy }
        [GAI] { godstorm-territory-gai }
        [GAL] { godstorm-territory-gal }
        [GAU] { godstorm-territory-gau }
        [GRA] { godstorm-territory-gra }
        [HES] { godstorm-territory-hes }
        [HIB] { godstorm-territory-hib }
        [IBE] { godstorm-territory-ibe }
        [ION] { godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] { godstorm-territory-nub }
        [ORI] { godstorm-territory-ori }
        [PAR] { godstorm-territory-par }
        [PHO] { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] { godstorm-territory-rus }
        [SAR] { godstorm-territory-sar }
        [SCY] { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] { godstorm-territory-var }
        [U1] { godstorm-space-u1 }
        [U2] { godstorm-space-u2 }
        [U3] { godstorm-space-u3 }
        [U4] { godstorm-space-u4 }
        [U5] { godstorm-space-u5 }
        [U6] { godstorm-space-u6 }
        [U7] { godstorm-space-u7 }
        [U8] { godstorm-space-u8 }
        [U9] { godstorm-space-u9 }
        [U10] { godstorm-space-u10 }
        [U11] { godstorm-space-u11 }
        [U12] { godstorm-space-u12 }
        [U13] { godstorm-space-u13 }
       *[H] { godstorm-space-h }
    }
godstorm-phrase-at-place =
    { $place ->
        [U1] at { godstorm-phrase-place }
        [U2] in { godstorm-phrase-place }
        [U3] on { godstorm-phrase-place }
        [U4] at { godstorm-phrase-place }
        [U5] in { godstorm-phrase-place }
        [U6] on { godstorm-phrase-place }
        [U7] in { godstorm-phrase-place }
        [U8] at { godstorm-phrase-place }
        [U9] on { godstorm-phrase-place }
        [U10] in { godstorm-phrase-place }
        [U11] on { godstorm-phrase-place }
        [U12] on { godstorm-phrase-place }
        [U13] on { godstorm-phrase-place }
       *[other] in { godstorm-phrase-place }
    }
godstorm-phrase-space =
    { $space ->
        [U1] { godstorm-space-u1 }
        [U2] { godstorm-space-u2 }
        [U3] { godstorm-space-u3 }
        [U4] { godstorm-space-u4 }
        [U5] { godstorm-space-u5 }
        [U6] { godstorm-space-u6 }
        [U7] { godstorm-space-u7 }
        [U8] { godstorm-space-u8 }
        [U9] { godstorm-space-u9 }
        [U10] { godstorm-space-u10 }
        [U11] { godstorm-space-u11 }
        [U12] { godstorm-space-u12 }
       *[U13] { godstorm-space-u13 }
    }
godstorm-phrase-from =
    { $from ->
        [ALE] { godstorm-territory-ale }
        [ANA] { godstorm-territory-ana }
        [ANG] { godstorm-territory-ang }
        [APU] { godstorm-territory-apu }
        [ASY] { godstorm-territory-asy }
        [ATL] { godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] { godstorm-territory-cim }
        [COR] { godstorm-territory-cor }
        [CYR] { godstorm-territory-cyr }
        [DAC] { godstorm-territory-dac }
        [DAL] { godstorm-territory-dal }
        [EGY] { godstorm-territory-egy }
        [GAI] { godstorm-territory-gai }
        [GAL] { godstorm-territory-gal }
        [GAU] { godstorm-territory-gau }
        [GRA] { godstorm-territory-gra }
        [HES] { godstorm-territory-hes }
        [HIB] { godstorm-territory-hib }
        [IBE] { godstorm-territory-ibe }
        [ION] { godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] { godstorm-territory-nub }
        [ORI] { godstorm-territory-ori }
        [PAR] { godstorm-territory-par }
        [PHO] { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] { godstorm-territory-rus }
        [SAR] { godstorm-territory-sar }
        [SCY] { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] { godstorm-territory-var }
        [U1] { godstorm-space-u1 }
        [U2] { godstorm-space-u2 }
        [U3] { godstorm-space-u3 }
        [U4] { godstorm-space-u4 }
        [U5] { godstorm-space-u5 }
        [U6] { godstorm-space-u6 }
        [U7] { godstorm-space-u7 }
        [U8] { godstorm-space-u8 }
        [U9] { godstorm-space-u9 }
        [U10] { godstorm-space-u10 }
        [U11] { godstorm-space-u11 }
        [U12] { godstorm-space-u12 }
        [U13] { godstorm-space-u13 }
       *[H] { godstorm-space-h }
    }
godstorm-phrase-to =
    { $to ->
        [ALE] { godstorm-territory-ale }
        [ANA] { godstorm-territory-ana }
        [ANG] { godstorm-territory-ang }
        [APU] { godstorm-territory-apu }
        [ASY] { godstorm-territory-asy }
        [ATL] { godstorm-territory-atl }
        [BAB] { godstorm-territory-bab }
        [CAL] { godstorm-territory-cal }
        [CAR] { godstorm-territory-car }
        [CIM] { godstorm-territory-cim }
        [COR] { godstorm-territory-cor }
        [CYR] { godstorm-territory-cyr }
        [DAC] { godstorm-territory-dac }
        [DAL] { godstorm-territory-dal }
        [EGY] { godstorm-territory-egy }
        [GAI] { godstorm-territory-gai }
        [GAL] { godstorm-territory-gal }
        [GAU] { godstorm-territory-gau }
        [GRA] { godstorm-territory-gra }
        [HES] { godstorm-territory-hes }
        [HIB] { godstorm-territory-hib }
        [IBE] { godstorm-territory-ibe }
        [ION] { godstorm-territory-ion }
        [KUS] { godstorm-territory-kus }
        [LIG] { godstorm-territory-lig }
        [MIN] { godstorm-territory-min }
        [NUB] { godstorm-territory-nub }
        [ORI] { godstorm-territory-ori }
        [PAR] { godstorm-territory-par }
        [PHO] { godstorm-territory-pho }
        [POS] { godstorm-territory-pos }
        [ROM] { godstorm-territory-rom }
        [RUS] { godstorm-territory-rus }
        [SAR] { godstorm-territory-sar }
        [SCY] { godstorm-territory-scy }
        [SHE] { godstorm-territory-she }
        [SIC] { godstorm-territory-sic }
        [SUM] { godstorm-territory-sum }
        [THR] { godstorm-territory-thr }
        [THU] { godstorm-territory-thu }
        [TRI] { godstorm-territory-tri }
        [VAR] { godstorm-territory-var }
        [U1] { godstorm-space-u1 }
        [U2] { godstorm-space-u2 }
        [U3] { godstorm-space-u3 }
        [U4] { godstorm-space-u4 }
        [U5] { godstorm-space-u5 }
        [U6] { godstorm-space-u6 }
        [U7] { godstorm-space-u7 }
        [U8] { godstorm-space-u8 }
        [U9] { godstorm-space-u9 }
        [U10] { godstorm-space-u10 }
        [U11] { godstorm-space-u11 }
        [U12] { godstorm-space-u12 }
       *[U13] { godstorm-space-u13 }
    }
godstorm-phrase-sea =
    { $sea ->
        [ALE-ANG] { godstorm-territory-ale } and { godstorm-territory-ang }
        [ALE-THU] { godstorm-territory-ale } and { godstorm-territory-thu }
        [ANG-GAU] { godstorm-territory-ang } and { godstorm-territory-gau }
        [ANG-HIB] { godstorm-territory-ang } and { godstorm-territory-hib }
        [APU-DAL] { godstorm-territory-apu } and { godstorm-territory-dal }
        [APU-GRA] { godstorm-territory-apu } and { godstorm-territory-gra }
        [APU-SIC] { godstorm-territory-apu } and { godstorm-territory-sic }
        [ATL-IBE] { godstorm-territory-atl } and { godstorm-territory-ibe }
        [ATL-ORI] { godstorm-territory-atl } and { godstorm-territory-ori }
        [CAL-HIB] { godstorm-territory-cal } and { godstorm-territory-hib }
        [CAL-THU] { godstorm-territory-cal } and { godstorm-territory-thu }
        [CAR-SIC] { godstorm-territory-car } and { godstorm-territory-sic }
        [CIM-SAR] { godstorm-territory-cim } and { godstorm-territory-sar }
        [COR-ROM] { godstorm-territory-cor } and { godstorm-territory-rom }
        [EGY-MIN] { godstorm-territory-egy } and { godstorm-territory-min }
        [GRA-ION] { godstorm-territory-gra } and { godstorm-territory-ion }
        [GRA-MIN] { godstorm-territory-gra } and { godstorm-territory-min }
        [HES-HIB] { godstorm-territory-hes } and { godstorm-territory-hib }
        [IBE-ORI] { godstorm-territory-ibe } and { godstorm-territory-ori }
        [ION-MIN] { godstorm-territory-ion } and { godstorm-territory-min }
       *[KUS-SHE] { godstorm-territory-kus } and { godstorm-territory-she }
    }
godstorm-phrase-armies =
    { $number ->
        [0] no army
        [one] { $number } army
       *[other] { $number } armies
    }
godstorm-phrase-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
godstorm-phrase-amount = { $number } faith
godstorm-phrase-price = { $price } faith
godstorm-phrase-for-price =
    { $price ->
        [0] for free
       *[other] for { godstorm-phrase-price }
    }
godstorm-phrase-order =
    { $number ->
        [2] { $first }, then { $second }
        [3] { $first }, { $second }, then { $third }
        [4] { $first }, { $second }, { $third }, then { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, then { $fifth }
    }

## Options

godstorm-option-setup = Setting up
godstorm-option-setup-help = How the map is shared out, and the starting forces with it.
godstorm-option-setup-dealt = dealt: territories come by lot, armies are placed by threes
godstorm-option-setup-chosen = chosen: everything is claimed and placed one by one
godstorm-option-pantheons = Peoples
godstorm-option-pantheons-help = How each player comes by a people. All five play alike.
godstorm-option-pantheons-seat = by seat: your people goes with your seat
godstorm-option-pantheons-rolled = rolled: a roll-off ranks you, and you choose in that order
godstorm-option-epochs = Epochs
godstorm-option-epochs-help = After which epoch the game ends: 5 as a rule, 3 for a short evening.
godstorm-option-free-god = First god
godstorm-option-free-god-help = Which god you place for nothing before the game begins.
godstorm-option-free-god-war = War: everybody begins with the War god
godstorm-option-free-god-any = any: whichever of the four you like
godstorm-option-start-faith = Faith at the start
godstorm-option-start-faith-help = How much faith everybody begins with: 3 as a rule, 6 goes well with three epochs.
godstorm-option-income = Income
godstorm-option-income-help = How much faith your territories bring. The armies are the same either way.
godstorm-option-income-classic = classic: as much faith as armies, 3 at the least
godstorm-option-income-lean = lean: 1 faith for five territories, 2 at the least
godstorm-option-faith-shall-deliver = Faith Shall Deliver
godstorm-option-faith-shall-deliver-help = Where the War card Faith Shall Deliver draws its two cards.
godstorm-option-faith-shall-deliver-free = free: from any two decks
godstorm-option-faith-shall-deliver-strict = strict: both from one deck whose god you have in play
godstorm-option-underworld = Underworld
godstorm-option-underworld-help = Whether the dead gather in heaven and fight on below the earth.
godstorm-option-underworld-on = on: with heavens, gates, crypts and altars
godstorm-option-underworld-off = off: the dead are gone, and four cards stay in the box
godstorm-option-spoils = Spoils
godstorm-option-spoils-help = What becomes of the hand and the relics of an eliminated player.
godstorm-option-spoils-all = all: they go to the eliminator
godstorm-option-spoils-none = none: they leave the game
godstorm-option-temple-cost = Price of a temple
godstorm-option-temple-cost-help = How much faith it takes to build a temple in step 2.
godstorm-option-temple-points = Points for temples
godstorm-option-temple-points-help = Whether temples score at the end.
godstorm-option-temple-points-off = off: nothing
godstorm-option-temple-points-on = on: 1 point for each temple you control

## Refusals: why a move may not be played

godstorm-refusal-over-after-the-last-epoch = The game is over: the last epoch has seen its last turn.
godstorm-refusal-over-one-is-left = The game is over: a single player is left.
godstorm-refusal-over-nobody-is-left = The game is over: nobody is left.
godstorm-refusal-now-plagues-are-drawn = Now four different territories are drawn by lot for the plague, one after another.
godstorm-refusal-now-a-roll-off-for-peoples = Now a roll-off ranks everyone at the table, each of them once, for the choice of peoples.
godstorm-refusal-now-the-first-player-is-drawn = Now lots are drawn among the seats at the table for the first player.
godstorm-refusal-now-territories-are-dealt = Now the territory cards are dealt, each of them once, to one player after another.
godstorm-refusal-now-territories-are-dealt-to-three = Now the territory cards are dealt, each of them once: to the first player, to the other, to the neutral people, and round again.
godstorm-refusal-now-neutral-territories-are-drawn = Now 14 different territories are drawn by lot to be neutral; after that you claim the others.
godstorm-refusal-now-a-roll-off-for-equal-bids = Now a roll-off ranks the players whose bids are equal, and nobody else.
godstorm-refusal-now-omens-are-drawn = Now the omens draw their cards: the relic decides from which deck.
godstorm-refusal-now-bought-cards-are-drawn = Now the cards just bought are drawn, in the order in which they were bought.
godstorm-refusal-now-a-labour-is-rewarded = Now a labour is rewarded: a card of that god's deck is drawn.
godstorm-refusal-now-faith-delivers = Now the cards of Faith Shall Deliver are drawn, from the decks that were named.
godstorm-refusal-now-dice-are-rolled = Now the dice of this round are rolled: the attacker's, the defender's, then the 1s that are rerolled.
godstorm-refusal-now-chance-decides-for-the-card = Now chance decides for the card that is being played.
godstorm-refusal-now-choose-a-people = Now you choose a people that nobody leads yet.
godstorm-refusal-now-claim = Now you claim a territory where nobody stands yet, with 1 army.
godstorm-refusal-now-place-by-threes = Now you set armies of your starting force on territories of your own, three at a go.
godstorm-refusal-now-place-one-by-one = Now you add 1 army of your starting force to a territory of your own.
godstorm-refusal-now-a-god-then-a-temple = Now you place a god, and then a temple, both free and both in your own land.
godstorm-refusal-now-bid = Now you make your secret bid, from 0 to all the faith you have.
godstorm-refusal-now-take-a-marker = Now you take one of the turn-order markers that are left.
godstorm-refusal-now-answer-the-book = Now you accept the bargain of The Book of the Dead, or refuse it.
godstorm-refusal-now-revive = Now you may bring armies back to life from your crypts; say when you are done.
godstorm-refusal-now-return-to-a-temple = An army is returning to life: choose a territory where you control a temple.
godstorm-refusal-now-place-your-armies = Now you place all the armies you have raised, on territories of your own: none is kept back.
godstorm-refusal-now-summon-and-build = Now you may summon gods and build temples, for as long as you can pay; say when you are done.
godstorm-refusal-now-buy-cards = Now you may buy cards from the decks of your gods in play; say when you are done.
godstorm-refusal-now-play-miracles = Now you may play War and Death cards; say when you are done.
godstorm-refusal-now-choose-for-the-card = A card is being played: first make the choice it asks for.
godstorm-refusal-now-answer-with-the-aegis = Now the owner of the Aegis cancels the card, or lets it happen.
godstorm-refusal-now-take-a-card = Now you take one card of the hand you are looking at.
godstorm-refusal-now-invade = Now you may invade, as often as you like; say when you are done.
godstorm-refusal-now-form-the-force = You have declared an invasion: say which of your gods there join the force, all, some or none.
godstorm-refusal-now-answer-with-sky-cards = You are being invaded: play Sky cards, or pass.
godstorm-refusal-now-send-a-champion = Gods fight before soldiers do: the attacker sends a champion, and the defender answers with another.
godstorm-refusal-now-godswar-or-stop = There are still gods on both sides, so the soldiers have to wait: fight another round of godswar, or stop.
godstorm-refusal-now-attack = Now you attack with 1, 2 or 3 dice; once a round is fought you may stop.
godstorm-refusal-now-defend = Now you defend with 1 or 2 dice, and never more than you have armies there.
godstorm-refusal-now-save-armies = Now you say how many armies The Tree of Life saves, at 1 faith each.
godstorm-refusal-now-move-in = The territory is conquered: move in at least as many armies as you rolled dice in the last round, at most all but one, and never more than 99.
godstorm-refusal-now-gods-go-along = Now you say which gods of the force go along, any of them or none; no other god can.
godstorm-refusal-now-walk-in = You are walking in: move 1 army at least, all but one at most and never more than 99, then any gods you like of those who stand where the armies come from.
godstorm-refusal-now-fortify = Now you may fortify, once: say from where, or that you are done.
godstorm-refusal-now-fortify-to = You are fortifying: say which other territory your armies and gods go to.
godstorm-refusal-now-fortify-with = You are fortifying: say how many armies go, and which gods.
godstorm-refusal-now-embark = Now armies may leave your heaven one by one; say when you are done.
godstorm-refusal-now-descend = Now you may attack in the Underworld, as often as you like; say when you are done.
godstorm-refusal-now-fight-below = A fight in the Underworld: the attacker chooses 1 to 3 dice, the defender 1 or 2, and after a round the attacker may stop.
godstorm-refusal-now-move-in-below = The last defender is gone: move in at least as many armies as you rolled dice in the last round, at most all but one – from heaven all – and never more than 99.
godstorm-refusal-now-walk-in-below = Nobody is there: move in with 1 army at least, at most all but one – from heaven all – and never more than 99.
godstorm-refusal-people-goes-with-the-seat = In this game your people goes with your seat: nobody chooses.
godstorm-refusal-people-taken = Somebody already leads that people: choose another.
godstorm-refusal-already-claimed = Somebody already stands there: claim a territory that is still free.
godstorm-refusal-only-the-war-god = In this game everybody begins with the War god: place him now, and summon the others later.
godstorm-refusal-no-free-god-into-plague = Your first god cannot be placed in plagued land: choose a territory without plague.
godstorm-refusal-bid-beyond-your-faith = You do not have that much faith: bid what you have at most, and never more than 99.
godstorm-refusal-marker-not-free = That marker is not to be had: take one of those that are left.
godstorm-refusal-not-your-crypt = That crypt is not yours: you revive from crypts where you have an army.
godstorm-refusal-crypt-keeps-its-last-army = The last army has to stay in its crypt: revive only where you have 2 or more.
godstorm-refusal-crypt-used-up = That crypt has given all it gives in a turn: 1 army, or 2 with The Scales of Osiris.
godstorm-refusal-god-in-play = That god is already in play: only those who wait on your pantheon card can be summoned.
godstorm-refusal-too-little-faith-to-summon = Summoning a god takes 3 faith, and you have less.
godstorm-refusal-not-yours-to-summon-in = A god appears only in a territory of yours: choose one where you have an army.
godstorm-refusal-no-god-into-plague = No god can be summoned into plagued land: choose a territory without plague.
godstorm-refusal-not-yours-to-build-in = You build only in a territory of yours: choose one where you have an army.
godstorm-refusal-temple-stands = A temple already stands there: build in a territory that has none.
godstorm-refusal-too-little-faith-to-build = A temple costs 5 faith, or 3 or 4 if you agreed on that, and you have less.
godstorm-refusal-no-temple-left = All 12 temples stand on the map: there is none left to build.
godstorm-refusal-four-cards-bought = You have bought four cards, and that is all for one turn.
godstorm-refusal-god-of-the-deck-not-in-play = You can buy only from the decks of gods you have in play: summon that one first, next turn.
godstorm-refusal-too-little-faith-to-buy = A card costs 2 faith, or 1 with Stonehenge, and you have less.
godstorm-refusal-deck-empty = That deck has no card left for you to buy: try another.
godstorm-refusal-no-such-card-left = No such card is left in the deck.
godstorm-refusal-not-in-your-hand = That card is not in your hand.
godstorm-refusal-sky-cards-defend = Sky cards are played when you are invaded: in your own turn play War and Death cards.
godstorm-refusal-god-of-the-card-not-in-play = The god of that card is not in play: War cards ask for your War god, Death cards for your Death god.
godstorm-refusal-too-little-faith-for-the-card = You do not have enough faith for the cost of that card.
godstorm-refusal-no-card-now = No card can be played now: War and Death cards have their time in step 4 of your own turn, Sky cards when you are invaded.
godstorm-refusal-not-yours-to-invade-from = You invade from a territory of your own, with 2 armies or more in it.
godstorm-refusal-your-own-territory = That territory is already yours: invade land of another owner, or empty land.
godstorm-refusal-too-few-to-invade = You need 2 armies or more to invade from there: one always stays behind.
godstorm-refusal-sunken = Atlantis has sunk: there is nothing left there.
godstorm-refusal-across-the-maelstrom = The maelstrom lies on that sea line, and nobody gets through: find a way round.
godstorm-refusal-sacred-ground = That is sacred ground: nobody can invade it again this turn.
godstorm-refusal-not-those-gods = Only gods who stand where the attack comes from can join the force.
godstorm-refusal-only-sky-cards-now = Against an invasion only Sky cards can be played: War and Death cards wait for your own turn.
godstorm-refusal-attack-first = Once declared, an invasion calls for at least one blow: fight a round, then you may stop.
godstorm-refusal-no-such-champion = That god is not there to fight: the attacker's champion comes from the force, the defender's from the territory under attack.
godstorm-refusal-too-many-dice = You roll 1 to 3 dice, and always fewer than the armies where the attack comes from.
godstorm-refusal-more-than-can-be-saved = The Tree of Life saves armies you are about to lose, each for 1 faith: neither your losses nor your faith allow so many.
godstorm-refusal-not-that-many-dice = That is not the number of dice being rolled.
godstorm-refusal-not-that-many-ones = Exactly the 1s are rolled again, and none of them shows a 1 in the end.
godstorm-refusal-not-yours-to-fortify-from = You fortify from a territory of your own: choose one where you have armies.
godstorm-refusal-nothing-to-move = There is nobody to send: the territory needs 2 armies or a god.
godstorm-refusal-no-way-from-there = No chain of territories of yours leads on from there: choose another.
godstorm-refusal-not-connected = You fortify another territory of yours, and a chain of adjacent territories, all of them yours, must lead there.
godstorm-refusal-not-that-many-to-fortify = Not that many can go: one army stays behind, and somebody has to go, an army or a god.
godstorm-refusal-not-the-gods-there = Choose among the gods who stand there; if no army goes, at least one god must.
godstorm-refusal-no-haven = An army embarks for a space of yours or for a gate where nobody stands: choose one of these.
godstorm-refusal-not-your-space = That space is not yours: attack from one where you have armies, or from heaven.
godstorm-refusal-too-few-to-descend = You need 2 armies or more to attack from that space: one always stays behind.
godstorm-refusal-heaven-empty = Your heaven is empty: nobody can set out from there.
godstorm-refusal-your-own-space = That space is already yours: attack one that is not.
godstorm-refusal-too-many-dice-below = You roll 1 to 3 dice, and fewer than the armies in your space; from heaven you may use them all.
godstorm-refusal-fight-below-first = You have to fight at least one round before you may stop.
godstorm-refusal-no-underworld = This game is played without the Underworld, and without the cards that need it.
godstorm-refusal-not-in-that-hand = That card is not in the hand you are looking at: take one of those you see.
godstorm-refusal-continent-sunk = Atlantis has sunk: it cannot be drawn any more.
godstorm-refusal-not-for-shrine = A Shrine is Plundered takes a relic that another player owns.
godstorm-refusal-not-for-empire = An Empire is Born needs a territory of yours without a temple, and fewer than 12 temples on the map.
godstorm-refusal-not-for-champions = Champions Arise needs at least 2 faith, and a territory of your own.
godstorm-refusal-not-for-eagles = Eagles Take Wing carries armies or gods between two territories of yours: one army stays behind, and somebody has to go.
godstorm-refusal-not-for-deliver = Faith Shall Deliver needs a deck with a card left for you, in the strict game one whose god you have in play.
godstorm-refusal-not-for-heroes = Heroes are Born needs a territory of your own.
godstorm-refusal-not-for-ash = Only Ash Remains needs a relic in play.
godstorm-refusal-not-for-strength = Our Faith is Our Strength needs a temple of yours.
godstorm-refusal-not-for-prayers = Prayers are Answered needs a territory with a temple of yours.
godstorm-refusal-not-for-storms = Storms Rage needs a territory with armies in it.
godstorm-refusal-not-for-faithful = The Faithful Gather needs a temple of yours.
godstorm-refusal-not-for-purged = The Land is Purged needs a plagued territory.
godstorm-refusal-not-for-siren = The Siren Calls needs two territories of one other owner.
godstorm-refusal-not-for-falls = The Temple Falls needs a temple that a player controls, and another territory of the same player without one.
godstorm-refusal-not-for-time = Time Stands Still needs the epoch marker on 2 or higher.
godstorm-refusal-not-for-visions = Visions Become Real needs another player with a card in hand.
godstorm-refusal-not-for-crops = Crops Wither needs a player who is still in the game.
godstorm-refusal-not-for-fire = Fire Rains Down needs a territory with a temple.
godstorm-refusal-not-for-paradise = Paradise is Lost moves a plague marker from a plagued territory to one that is neither plagued nor sunken.
godstorm-refusal-not-for-deadwalk = The Dead Walk leads from 1 to 6 armies out of a space where at least 1 of yours stays behind, to a territory with a temple of yours.
godstorm-refusal-not-for-forsake = The Gods Forsake Us needs a territory with neither temple nor plague, and not a sunken one.
godstorm-refusal-not-for-mighty = The Mighty Have Fallen strikes the largest armies first: choose one of the equals.
godstorm-refusal-not-for-sea = The Sea is Your Tomb needs Atlantis still above the waves.
godstorm-refusal-not-for-trojan = The Trojan Horse is Revealed needs a territory of another owner with exactly 1 army.
godstorm-refusal-not-for-waters = The Waters Boil needs a sea line that is still open, between territories that are not sunken.
godstorm-refusal-not-for-workers = 1000 Workers Amass needs a territory under attack without a temple, and fewer than 12 temples on the map.
godstorm-refusal-not-for-fog = The Fog Lifts brings 1 to 4 armies from another territory of yours, where at least 1 stays behind.
godstorm-refusal-not-for-meek = The Mighty Turn Meek needs a god who stands where the attack comes from, and a temple of the attacker's elsewhere.
godstorm-refusal-not-for-idol = Your Idol is False needs a god who stands where the attack comes from.

## Faults: what is wrong with a position

godstorm-fault-two-owners = A territory has two owners.
godstorm-fault-off-the-map = There is something on a territory that does not exist.
godstorm-fault-owner-without-armies = A territory has an owner, but no armies.
godstorm-fault-armies-without-owner = There are armies in a territory without an owner.
godstorm-fault-owned-by-the-absent = A territory or a space belongs to somebody who is not in this game.
godstorm-fault-god-without-ground = A god stands in a territory that does not belong to the god's player.
godstorm-fault-too-many-temples = There are more than 12 temples on the map.
godstorm-fault-temple-of-the-neutral = A temple stands on neutral land.
godstorm-fault-plagues-miscounted = The number of plague markers cannot be right.
godstorm-fault-sunken-but-not-bare = Atlantis has sunk, but something still stands there.
godstorm-fault-cards-miscounted = A card is in the game more often than it exists.
godstorm-fault-hand-size-wrong = The number of cards in a hand does not agree with the cards.
godstorm-fault-deck-size-wrong = The number of cards in a deck does not agree with the cards.
godstorm-fault-relic-misplaced = A relic is in a hand, or another card lies among the relics.
godstorm-fault-negative-number = Somebody has less than nothing of something.
godstorm-fault-fallen-with-possessions = An eliminated or absent player still owns something.
godstorm-fault-space-owner-without-armies = A space has an owner, but no armies.
godstorm-fault-space-armies-without-owner = There are armies in a space without an owner.
godstorm-fault-underworld-out-of-play = There are armies below or in heaven in a game without the Underworld.
godstorm-fault-markers-wrong = Two players have the same turn-order marker, or somebody has one who should not.
godstorm-fault-epoch-out-of-range = The epoch lies beyond the last one of this game.
godstorm-fault-seat-out-of-turn = The seat to play does not agree with the turn-order markers.
godstorm-fault-dice-out-of-place = There are dice that nobody can have rolled now.
godstorm-fault-turn-limits-broken = More cards or conquests are counted than a turn allows.
godstorm-fault-invasion-out-of-phase = An invasion lacks its places, or there is one where none can be.
godstorm-fault-card-out-of-phase = The game waits for the choices of a card, but none is being played.
godstorm-fault-starting-force-wrong = The starting force of a player does not add up.
godstorm-fault-bid-out-of-phase = A bid lies on the table at a time when nobody bids.
godstorm-fault-ending-out-of-phase = The game is over without an ending, or has an ending without being over.
godstorm-fault-nothing-to-decide = The game waits for a decision that nobody has to take.

## Endings: why the game is over

godstorm-ending-epochs = the last epoch has ended
godstorm-ending-alone = only one player is left
godstorm-ending-nobody = nobody is left

## Phases: what is to be done now

godstorm-phase-plague = The lot decides where the plague settles.
godstorm-phase-rank = A roll-off decides who chooses first.
godstorm-phase-first = The lot decides who is first player.
godstorm-phase-deal = The territories are being dealt.
godstorm-phase-tie = Equal bids: a roll-off decides.
godstorm-phase-roll-a = The attacker's dice are rolling.
godstorm-phase-roll-d = The defender's dice are rolling.
godstorm-phase-reroll-a = The attacker's 1s are being rerolled.
godstorm-phase-reroll-d = The defender's 1s are being rerolled.
godstorm-phase-draw = A card is being drawn.
godstorm-phase-die = A die is rolled for the card.
godstorm-phase-continent = The lot decides which continent the card strikes.
godstorm-phase-plague-to = The lot decides where the plague goes.
godstorm-phase-pantheon = { $player }: choose your people.
godstorm-phase-claim = { $player }: claim a free territory.
godstorm-phase-muster = { $player }: place an army of your starting force.
godstorm-phase-god = { $player }: place your first god.
godstorm-phase-temple = { $player }: place your first temple.
godstorm-phase-bid = { $player }: make your secret bid for the order of play.
godstorm-phase-marker = { $player }: take a turn-order marker.
godstorm-phase-book = { $player }: accept the bargain of the Book, or refuse it.
godstorm-phase-revive = { $player }: bring an army back to life, or go on.
godstorm-phase-revive-at = { $player }: choose where your army returns to life.
godstorm-phase-place = { $player }: place an army in a territory of yours.
godstorm-phase-build = { $player }: summon gods and build temples, or go on.
godstorm-phase-buy = { $player }: buy a card, or go on.
godstorm-phase-play = { $player }: play a War or Death card, or go on.
godstorm-phase-invade = { $player }: invade, or go on.
godstorm-phase-with = { $player }: choose the gods who join the force.
godstorm-phase-sky = { $player }: answer with a Sky card, or pass.
godstorm-phase-again = { $player }: fight another round of godswar, or call off the invasion.
godstorm-phase-champion = { $player }: choose your champion.
godstorm-phase-rival-champion = { $player }: choose the champion who answers.
godstorm-phase-attack = { $player }: choose with how many dice you attack; after a round you may stop.
godstorm-phase-defend = { $player }: choose with how many dice you defend.
godstorm-phase-save = { $player }: choose how many armies The Tree of Life saves.
godstorm-phase-advance = { $player }: choose how many armies move in.
godstorm-phase-escort = { $player }: choose the gods who go with them.
godstorm-phase-fortify = { $player }: choose where to fortify from, or go on.
godstorm-phase-on = { $player }: choose the place your card is about.
godstorm-phase-then-on = { $player }: choose the second place.
godstorm-phase-move = { $player }: choose how many armies go.
godstorm-phase-gods = { $player }: choose the gods who go along.
godstorm-phase-relic = { $player }: choose a relic.
godstorm-phase-god-of = { $player }: choose a god of the attacker's.
godstorm-phase-player = { $player }: choose a player.
godstorm-phase-deck = { $player }: choose a deck to draw from.
godstorm-phase-sea = { $player }: choose a sea line to close.
godstorm-phase-mighty = { $player }: choose which of the equals is struck.
godstorm-phase-take = { $player }: choose the card you take.
godstorm-phase-aegis = { $player }: cancel the card with the Aegis, or let it happen.
godstorm-phase-embark = { $player }: embark an army from heaven, or go on.
godstorm-phase-descend = { $player }: attack in the Underworld, or end your turn.
godstorm-phase-over = The game is over.

## Moves: what a legal move means

godstorm-move-place = Place an army { godstorm-phrase-in-territory }
godstorm-move-temple = Build a temple { godstorm-phrase-in-territory } { godstorm-phrase-for-price }
godstorm-move-summon = Summon { godstorm-phrase-your-god } to { godstorm-phrase-territory } { godstorm-phrase-for-price }
godstorm-move-invade = Invade { godstorm-phrase-to } ({ godstorm-phrase-defender }) from { godstorm-phrase-from }
godstorm-move-from = Set out from { godstorm-phrase-territory }
godstorm-move-to = Head for { godstorm-phrase-territory }
godstorm-move-on = Choose { godstorm-phrase-place }
godstorm-move-move =
    { $number ->
        [0] Send no army
       *[other] Send { godstorm-phrase-armies }
    }
godstorm-move-gods = Send along { godstorm-phrase-gods }
godstorm-move-with = Invade with { godstorm-phrase-gods }
godstorm-move-bid =
    { $number ->
        [0] Bid nothing
       *[other] Bid { godstorm-phrase-amount }
    }
godstorm-move-marker = Take turn-order marker { $number }
godstorm-move-book =
    { $answer ->
        [yes] Accept the bargain of the Book: 4 faith in place of 2 armies
       *[no] Refuse the bargain of the Book
    }
godstorm-move-pantheon = Lead { godstorm-phrase-people }
godstorm-move-revive = Bring an army back to life from { godstorm-phrase-space }
godstorm-move-embark = Embark an army for { godstorm-phrase-space }
godstorm-move-descend = March on { godstorm-phrase-to } ({ godstorm-phrase-defender }) from { godstorm-phrase-from }
godstorm-move-buy = Buy { godstorm-phrase-deck } for { godstorm-phrase-price }
godstorm-move-deck = Draw from { godstorm-phrase-the-deck }
godstorm-move-play =
    Play { godstorm-phrase-card }{ $price ->
        [0] { "" }
       *[other] { " " }for { godstorm-phrase-price }
    }
godstorm-move-take = Take { godstorm-phrase-card }
godstorm-move-relic = Choose { godstorm-phrase-card }
godstorm-move-player = Choose { $target }
godstorm-move-god = Choose { godstorm-phrase-god }
godstorm-move-sea = Close the sea line between { godstorm-phrase-sea }
godstorm-move-champion = Send { godstorm-phrase-your-god } into the godswar
godstorm-move-attack = Attack with { godstorm-phrase-dice }
godstorm-move-defend = Defend with { godstorm-phrase-dice }
godstorm-move-save =
    { $number ->
        [0] Save nobody
       *[other] Save { godstorm-phrase-armies } for { godstorm-phrase-amount }
    }
godstorm-move-godswar = Fight another round of godswar
godstorm-move-aegis = Cancel the card with the Aegis
godstorm-move-done =
    { $step ->
        [t1] Bring nobody else back to life
        [t2] Summon and build no more
        [t3] Buy no more cards
        [t4] Play no more cards
        [t6] Invade no more
        [t7] Do not fortify
        [t8] Embark no more armies
       *[t9] End your turn
    }
godstorm-move-pass = Pass
godstorm-move-stop = Stop here
godstorm-move-plague = The plague settles { godstorm-phrase-in-territory }
godstorm-move-rank = The roll-off ranks { godstorm-phrase-order }
godstorm-move-first = The lot makes { $player } first player
godstorm-move-deal = { godstorm-phrase-player } gets { godstorm-phrase-territory }
godstorm-move-tie = The roll-off ranks { godstorm-phrase-order }
godstorm-move-draw = The card drawn: { godstorm-phrase-card }
godstorm-move-roll =
    { $side ->
        [A] The attacker rolls { $dice }
       *[D] The defender rolls { $dice }
    }
godstorm-move-reroll =
    { $side ->
        [A] The attacker rerolls the 1s and gets { $dice }
       *[D] The defender rerolls the 1s and gets { $dice }
    }
godstorm-move-die = The die shows { $number }
godstorm-move-continent = The lot falls on { godstorm-phrase-continent }
godstorm-move-plague-to = The plague goes to { godstorm-phrase-territory }

## Events: what happened

godstorm-event-plague = The plague settles { godstorm-phrase-in-territory }.
godstorm-event-rank = The roll-off ranks { godstorm-phrase-order }.
godstorm-event-pantheon = { $player } leads { godstorm-phrase-people }.
godstorm-event-first = The lot makes { $player } first player.
godstorm-event-neutral = Neutral in this game: { godstorm-phrase-people }, who defend themselves and do nothing else.
godstorm-event-deal = { godstorm-phrase-player } gets { godstorm-phrase-territory }.
godstorm-event-place = { $player } sends an army to { godstorm-phrase-territory }.
godstorm-event-epoch = Epoch { $epoch } begins with the bids.
godstorm-event-epoch-back = Time stands still: the epoch marker goes back to { $epoch }.
godstorm-event-bid = { $player } has made a bid.
godstorm-event-bid-own = { $player } bids { godstorm-phrase-amount }.
godstorm-event-reveal =
    { $bonus ->
        [0] { $player } shows a bid of { godstorm-phrase-amount }.
       *[other] { $player } shows a bid of { godstorm-phrase-amount }, worth { $bonus } more by The Tablets of Destiny.
    }
godstorm-event-tie = The roll-off among equals ranks { godstorm-phrase-order }.
godstorm-event-marker = { $player } takes turn-order marker { $number }.
godstorm-event-turn = { $player } begins a turn (epoch { $epoch }).
godstorm-event-income =
    { $player } raises { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and collects { $faith } faith.
godstorm-event-book =
    { $answer ->
        [yes] { $player } accepts the bargain of the Book: 4 faith in place of 2 armies.
       *[no] { $player } refuses the bargain of the Book.
    }
godstorm-event-revive = { $player } calls an army back to life from { godstorm-phrase-space }.
godstorm-event-summon = { $player } summons { godstorm-phrase-own-god } to { godstorm-phrase-territory } { godstorm-phrase-for-price }.
godstorm-event-temple = { $player } builds a temple { godstorm-phrase-in-territory } { godstorm-phrase-for-price }.
godstorm-event-buy = { $player } buys { godstorm-phrase-deck } for { godstorm-phrase-price }.
godstorm-event-draw = { $player } draws { godstorm-phrase-deck }.
godstorm-event-draw-card = { $player } draws { godstorm-phrase-deck }: { godstorm-phrase-card }.
godstorm-event-draw-relic = { $player } draws a relic: { godstorm-phrase-card }.
godstorm-event-draw-omen = Pandora's Box opens for { $player }: { godstorm-phrase-card }.
godstorm-event-play =
    { $player } plays { godstorm-phrase-card }{ $price ->
        [0] { "" }
       *[other] { " " }for { godstorm-phrase-price }
    }.
godstorm-event-on = { $player } points to { godstorm-phrase-place }.
godstorm-event-from = { $player } sets out from { godstorm-phrase-territory }.
godstorm-event-to = { $player } heads for { godstorm-phrase-territory }.
godstorm-event-move =
    { $number ->
        [0] { $player } readies no army.
       *[other] { $player } readies { godstorm-phrase-armies }.
    }
godstorm-event-gods = { $player } sends along { godstorm-phrase-gods }.
godstorm-event-god = { $player } singles out { godstorm-phrase-god }.
godstorm-event-relic = { $player } points to { godstorm-phrase-card }.
godstorm-event-player = { $player } points to { $target }.
godstorm-event-deck = { $player } names { godstorm-phrase-the-deck }.
godstorm-event-sea = { $player } points to the sea between { godstorm-phrase-sea }.
godstorm-event-take = { $player } takes { godstorm-phrase-deck } from { $victim }.
godstorm-event-take-card = { $player } takes { godstorm-phrase-deck } from { $victim }: { godstorm-phrase-card }.
godstorm-event-aegis = { $player } gives up the Aegis and cancels the card.
godstorm-event-pass = { $player } passes.
godstorm-event-die = The die shows { $number }.
godstorm-event-continent = The lot falls on { godstorm-phrase-continent }.
godstorm-event-plague-to = The lot sends the plague to { godstorm-phrase-territory }.
godstorm-event-invade = { $player } invades { godstorm-phrase-to } ({ godstorm-phrase-defender }) from { godstorm-phrase-from }.
godstorm-event-with = { $player } takes { godstorm-phrase-gods } into battle.
godstorm-event-champion = { $player } sends { godstorm-phrase-own-god } into the godswar.
godstorm-event-godswar = { $player } fights another round of godswar.
godstorm-event-attack = { $player } attacks with { godstorm-phrase-dice }.
godstorm-event-defend = { godstorm-phrase-player } defends with { godstorm-phrase-dice }.
godstorm-event-roll = { godstorm-phrase-player } rolls { $dice }.
godstorm-event-reroll = { godstorm-phrase-player } rerolls the 1s and gets { $dice }.
godstorm-event-godswar-round = In the godswar { godstorm-phrase-god } ({ $player }) reaches { $result }, { godstorm-phrase-rival-god } ({ $rival }) { $rival_result }.
godstorm-event-save =
    { $number ->
        [0] { $player } saves nobody.
       *[other] The Tree of Life saves { godstorm-phrase-armies } ({ $player }).
    }
godstorm-event-battle-round = The dice: { $attack } for { $player }, { $defence } for { godstorm-phrase-rival }.
godstorm-event-conquered = { $player } conquers { godstorm-phrase-territory } from { godstorm-phrase-victim }.
godstorm-event-stop = { $player } stops the attack.
godstorm-event-embark = { $player } embarks an army for { godstorm-phrase-space }.
godstorm-event-descend = { $player } marches on { godstorm-phrase-to } ({ godstorm-phrase-defender }) from { godstorm-phrase-from }.
godstorm-event-done =
    { $step ->
        [t1] { $player } brings nobody else back to life.
        [t2] { $player } summons and builds no more.
        [t3] { $player } buys no more cards.
        [t4] { $player } plays no more cards.
        [t6] { $player } invades no more.
        [t7] { $player } does not fortify.
        [t8] { $player } embarks no more armies.
       *[t9] { $player } marches no further in the Underworld.
    }
godstorm-event-moved =
    { godstorm-phrase-player }: { $number ->
        [one] { $number } army goes
       *[other] { $number } armies go
    } from { godstorm-phrase-from } to { godstorm-phrase-to }.
godstorm-event-lost =
    { godstorm-phrase-player } loses { godstorm-phrase-armies } { godstorm-phrase-at-place }{ $left ->
        [0] : nobody is left.
        [one] : { $left } is left.
       *[other] : { $left } are left.
    }
godstorm-event-raised =
    { $number ->
        [one] { godstorm-phrase-player } has { $number } more army { godstorm-phrase-at-place }.
       *[other] { godstorm-phrase-player } has { $number } more armies { godstorm-phrase-at-place }.
    }
godstorm-event-banished = { $player } loses { godstorm-phrase-own-god }, banished from { godstorm-phrase-territory }.
godstorm-event-god-moved = { $player }: { godstorm-phrase-god } goes from { godstorm-phrase-from } to { godstorm-phrase-to }.
godstorm-event-temple-raised = A temple now stands { godstorm-phrase-in-territory }.
godstorm-event-temple-gone = The temple { godstorm-phrase-in-territory } is gone.
godstorm-event-plagued = The plague now lies on { godstorm-phrase-territory }.
godstorm-event-struck = The plague strikes { $player }.
godstorm-event-cleansed = { godstorm-phrase-territory } is free of the plague.
godstorm-event-sunk = Atlantis sinks beneath the waves, with everything that stands there.
godstorm-event-maelstrom = The maelstrom opens between { godstorm-phrase-sea }.
godstorm-event-sacred = For this turn { godstorm-phrase-territory } is sacred ground.
godstorm-event-seared = Fire sears the sky: { $player } has 4 more in every godswar this turn.
godstorm-event-relic-won = { $player } takes { godstorm-phrase-card } from { $victim }.
godstorm-event-relic-gone = { $player } loses a relic that leaves the game: { godstorm-phrase-card }.
godstorm-event-discarded = { $player } discards { godstorm-phrase-card }.
godstorm-event-faith-gained = { $player } gains { godstorm-phrase-amount }.
godstorm-event-eliminated = { $player } has no territory left and is eliminated.
godstorm-event-spoils =
    { $number ->
        [one] { $player } takes over the only card { $victim } held.
       *[other] { $player } takes over the { $number } cards { $victim } held.
    }
godstorm-event-over =
    The storm is over: { $reason ->
        [epochs] { godstorm-ending-epochs }
        [alone] { godstorm-ending-alone }
        [nobody] { godstorm-ending-nobody }
       *[other] { $reason }
    }.

## Tallies: what a seat owns

godstorm-tally-people = People
godstorm-tally-alive = Still in the game
godstorm-tally-points = Points
godstorm-tally-territories = Territories
godstorm-tally-continents = Continents
godstorm-tally-continent-points = Points for continents
godstorm-tally-space-points = Points for crypts and altars
godstorm-tally-site-points = Points for relics at their site
godstorm-tally-temples = Temples
godstorm-tally-armies = Armies on the map
godstorm-tally-heaven = Armies in heaven
godstorm-tally-spaces = Spaces in the Underworld
godstorm-tally-souls = Armies in the Underworld
godstorm-tally-faith = Faith
godstorm-tally-hand = Cards in hand
godstorm-tally-relics = Relics
godstorm-tally-gods = Gods in play
godstorm-tally-marker = Turn-order marker
godstorm-tally-has-bid = Bid made
godstorm-tally-next-armies = Armies to be raised next
godstorm-tally-next-faith = Faith to be collected next
