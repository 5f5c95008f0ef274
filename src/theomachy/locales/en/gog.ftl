### Battle of GOG, in English. Keys are the ids of the code; the words are those of RULES.en.md.

## The shelf

gog-name = Battle of GOG
gog-subtitle = La Bataille de GOG
gog-pitch = Two to four armies march out of the corners of an unknown land to found cities, open chests and fight, until somebody has all the scrolls, all the corners, or the last city of a rival.

## Terrains

gog-terrain-plain = plain
gog-terrain-water = water
gog-terrain-food = food
gog-terrain-wood = forest
gog-terrain-gold = gold
gog-terrain-chest = treasure chest
gog-terrain-camel = camel
gog-terrain-ruin = ruin
gog-terrain-volcano = volcano
gog-terrain-scroll = scroll square

## Resources

gog-resource-food = food
gog-resource-wood = wood
gog-resource-gold = gold

## Pieces, figures, and where they are

gog-piece-soldier = soldier
gog-piece-city = city
gog-piece-scroll = scroll
gog-piece-locked-scroll = locked scroll
gog-piece-barn = barn
gog-piece-treasure-card = treasure card
gog-piece-ability-card = ability card
gog-piece-map-piece = map piece
gog-figure-gog = Gog
gog-figure-gog-text = A city that Gog touches cannot be conquered, nor blocked by the Angel. Bring him to a city of yours, and he fills your barn.
gog-figure-angel = Angel of retribution
gog-figure-angel-text = A city that the Angel touches gathers nothing, unless Gog touches it too.
gog-place-stock = stock
gog-place-stack = stack
gog-place-treasure-deck = treasure deck
gog-place-ability-deck = ability deck
gog-place-discards = discards

## Directions, and how map pieces are turned

gog-direction-n = north
gog-direction-ne = north-east
gog-direction-e = east
gog-direction-se = south-east
gog-direction-s = south
gog-direction-sw = south-west
gog-direction-w = west
gog-direction-nw = north-west
gog-rotation-r0 = unturned
gog-rotation-r90 = turned clockwise by a quarter
gog-rotation-r180 = turned by a half
gog-rotation-r270 = turned clockwise by three quarters

## Abilities: names and card texts

gog-ability-def = Defense
gog-ability-def-text = Besiegers of your cities need one level more, though never more than 6.
gog-ability-wis = Wisdom
gog-ability-wis-text = In phase 2, only the total of a price counts: pay it with any mix of resources.
gog-ability-mag = Magic
gog-ability-mag-text = Every move you make with Gog or the Angel may be 7 steps longer.
gog-ability-amb = Ambush
gog-ability-amb-text = Once, in your phase 4, put this card under the deck, roll a die, and place a soldier of that level on any free cell; on water only if it may walk there.
gog-ability-abu = Abundance
gog-ability-abu-text = In each of your phases 1 you get 1 food, 1 wood and 1 gold more, even without a city.
gog-ability-wat = Water
gog-ability-wat-text = Your soldiers walk on water at any level, and none of them perishes there in victory. Once on it, they sail on from water to water without spending steps, as long as they do not cross their own wake.
gog-ability-pow = Power
gog-ability-pow-text = As soon as you get this card, all your soldiers on the map rise 1 level. While you own it, the soldiers you buy start at level 2.
gog-ability-str = Strategy
gog-ability-str-text = Two besiegers are enough for you to conquer a city.
gog-ability-spd = Speed
gog-ability-spd-text = You have 5 more steps in each of your phases 4.

## Treasure cards: names and card texts

gog-card-veterans = Veterans
gog-card-veterans-text = Three of your soldiers rise 3 levels each, to 6 at most.
gog-card-drill = Drill
gog-card-drill-text = Three of your soldiers rise 1 level each.
gog-card-champion = Champion
gog-card-champion-text = One of your soldiers rises 5 levels, to 6 at most.
gog-card-training = Training
gog-card-training-text = One of your soldiers rises 1 level.
gog-card-desertion = Desertion
gog-card-desertion-text = You lose one of your soldiers, wherever it stands.
gog-card-tithe = Tithe
gog-card-tithe-text = You lose 1 food, 1 wood and 1 gold.
gog-card-plunder = Plunder
gog-card-plunder-text = You lose 3 food, 3 wood and 3 gold, or as much of each as you have.
gog-card-barn = Barn
gog-card-barn-text = You get Barn 6, or Barn 7 if you have Barn 6 already.
gog-card-exile = Exile
gog-card-exile-text = Send one of your soldiers to a corner of the map. If an enemy soldier stands there, yours attacks it.
gog-card-ramparts = Ramparts
gog-card-ramparts-text = One of your cities rises 1 level.
gog-card-breach = Breach
gog-card-breach-text = One of your cities above level 1 falls 1 level.
gog-card-rout = Rout
gog-card-rout-text = You lose three of your soldiers, wherever they stand.
gog-card-loaf = Loaf
gog-card-loaf-text = You gain 1 food.
gog-card-harvest = Harvest
gog-card-harvest-text = You gain 3 food.
gog-card-nugget = Nugget
gog-card-nugget-text = You gain 1 gold.
gog-card-vein = Gold vein
gog-card-vein-text = You gain 3 gold.
gog-card-oblivion = Oblivion
gog-card-oblivion-text = Put one of your ability cards back under the deck.
gog-card-omen = Omen
gog-card-omen-text = You may move Gog or the Angel up to 7 steps.
gog-card-timber = Timber
gog-card-timber-text = You gain 3 wood.
gog-card-theft = Theft
gog-card-theft-text = Take an ability card that you do not own, or a larger barn than yours, from another player.
gog-card-woods = Into the Woods
gog-card-woods-text = Send three of your soldiers, one after the other, to forest cells. If an enemy soldier stands there, yours attacks it.
gog-card-lore = Lore
gog-card-lore-text = You draw an ability card.
gog-card-scroll = Scroll
gog-card-scroll-text = You get a scroll, from the stack or else from a rival; after an even roll, from the stack only.

## Phrases: parts of the sentences below

gog-phrase-ability =
    { $ability ->
        [DEF] { gog-ability-def }
        [WIS] { gog-ability-wis }
        [MAG] { gog-ability-mag }
        [AMB] { gog-ability-amb }
        [ABU] { gog-ability-abu }
        [WAT] { gog-ability-wat }
        [POW] { gog-ability-pow }
        [STR] { gog-ability-str }
       *[SPD] { gog-ability-spd }
    }
gog-phrase-loot =
    { $loot ->
        [barn] the barn card
        [DEF] { gog-ability-def }
        [WIS] { gog-ability-wis }
        [MAG] { gog-ability-mag }
        [AMB] { gog-ability-amb }
        [ABU] { gog-ability-abu }
        [WAT] { gog-ability-wat }
        [POW] { gog-ability-pow }
        [STR] { gog-ability-str }
       *[SPD] { gog-ability-spd }
    }
gog-phrase-card =
    { $card ->
        [veterans] { gog-card-veterans }
        [drill] { gog-card-drill }
        [champion] { gog-card-champion }
        [training] { gog-card-training }
        [desertion] { gog-card-desertion }
        [tithe] { gog-card-tithe }
        [plunder] { gog-card-plunder }
        [barn] { gog-card-barn }
        [exile] { gog-card-exile }
        [ramparts] { gog-card-ramparts }
        [breach] { gog-card-breach }
        [rout] { gog-card-rout }
        [loaf] { gog-card-loaf }
        [harvest] { gog-card-harvest }
        [nugget] { gog-card-nugget }
        [vein] { gog-card-vein }
        [oblivion] { gog-card-oblivion }
        [omen] { gog-card-omen }
        [timber] { gog-card-timber }
        [theft] { gog-card-theft }
        [woods] { gog-card-woods }
        [lore] { gog-card-lore }
       *[scroll] { gog-card-scroll }
    }
gog-phrase-duel =
    { $attack } against { $defence }: { $outcome ->
        [won] you win
        [lost] you lose
       *[tied] the dice decide
    }
gog-phrase-direction =
    { $direction ->
        [N] { gog-direction-n }
        [NE] { gog-direction-ne }
        [E] { gog-direction-e }
        [SE] { gog-direction-se }
        [S] { gog-direction-s }
        [SW] { gog-direction-sw }
        [W] { gog-direction-w }
       *[NW] { gog-direction-nw }
    }
gog-phrase-rotation =
    { $rotation ->
        [r0] { gog-rotation-r0 }
        [r90] { gog-rotation-r90 }
        [r180] { gog-rotation-r180 }
       *[r270] { gog-rotation-r270 }
    }
gog-phrase-given =
    { $given ->
        [food] { gog-resource-food }
        [wood] { gog-resource-wood }
       *[gold] { gog-resource-gold }
    }
gog-phrase-some-given = { gog-phrase-given }
gog-phrase-got =
    { $got ->
        [food] { gog-resource-food }
        [wood] { gog-resource-wood }
       *[gold] { gog-resource-gold }
    }
gog-phrase-goods =
    { $food ->
        [0] { $wood ->
            [0] { $gold ->
                [0] nothing
               *[other] { $gold } gold
            }
           *[other] { $wood } wood{ $gold ->
                [0] { "" }
               *[other] { " " }and { $gold } gold
            }
        }
       *[other] { $food } food{ $wood ->
            [0] { $gold ->
                [0] { "" }
               *[other] { " " }and { $gold } gold
            }
           *[other] { $gold ->
                [0] { " " }and { $wood } wood
               *[other] , { $wood } wood and { $gold } gold
            }
        }
    }
gog-phrase-food-change =
    { $food ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $food }
    } { gog-resource-food }
gog-phrase-wood-change =
    { $wood ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $wood }
    } { gog-resource-wood }
gog-phrase-gold-change =
    { $gold ->
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $gold }
    } { gog-resource-gold }
gog-phrase-changes =
    { $food ->
        [0] { $wood ->
            [0] { gog-phrase-gold-change }
           *[other] { gog-phrase-wood-change }{ $gold ->
                [0] { "" }
               *[other] , { gog-phrase-gold-change }
            }
        }
       *[other] { gog-phrase-food-change }{ $wood ->
            [0] { "" }
           *[other] , { gog-phrase-wood-change }
        }{ $gold ->
            [0] { "" }
           *[other] , { gog-phrase-gold-change }
        }
    }

## Options

gog-option-map = Map
gog-option-map-help = Where the land comes from.
gog-option-map-random = random: chance lays the sixteen pieces
gog-option-map-draft = draft: the players lay the pieces in turn
gog-option-map-fixed = fixed: the printed map, the same from every corner
gog-option-scrolls-to-win = Scrolls to win
gog-option-scrolls-to-win-help = How many of the five scrolls win the game: 3 make a quick one.
gog-option-last-city = Last city
gog-option-last-city-help = What happens when the last city of a player is conquered.
gog-option-last-city-short = short: whoever conquers it wins at once
gog-option-last-city-long = long: its owner is eliminated, and the others play on until one is left
gog-option-corners = Corners
gog-option-corners-help = What must stand on the four corners of the map to win by them.
gog-option-corners-soldiers = soldiers: a soldier of yours on each
gog-option-corners-pieces = pieces: a soldier or a city of yours on each
gog-option-scroll-site = Scroll site
gog-option-scroll-site-help = How many scrolls can be locked in cities beside the scroll site.
gog-option-scroll-site-first = first: one in the whole game, for whoever comes first
gog-option-scroll-site-each = each: one for every player
gog-option-round-cap = Round cap
gog-option-round-cap-help = After how many rounds the best standing wins in any case.
gog-option-chest-cap = Chest cap
gog-option-chest-cap-help = How many treasure cards you may draw in one turn, at most.
gog-option-camel-rate = Camel rate
gog-option-camel-rate-help = How many of a resource you give for 1 of another when you exchange by camel.
gog-option-trade = Trade
gog-option-trade-help = Whether players may offer one another a swap, one resource for one.
gog-option-trade-off = off: only camels exchange
gog-option-trade-on = on: up to two offers in each turn

## Refusals: why a move may not be played

gog-refusal-over-by-scrolls = The game is over: somebody has gathered enough scrolls.
gog-refusal-over-by-corners = The game is over: somebody holds the four corners.
gog-refusal-over-by-last-city = The game is over: the last city of a player has been conquered.
gog-refusal-over-by-elimination = The game is over: only one player is left.
gog-refusal-over-by-round-cap = The game is over: the last round has been played.
gog-refusal-now-first-player = Now the first player is drawn.
gog-refusal-now-scroll-piece = Now chance lays the piece with the scroll square, before any other.
gog-refusal-now-piece = Now a map piece is drawn.
gog-refusal-now-laid-by-chance = Now chance lays the piece that was drawn.
gog-refusal-now-lay = Now you lay the piece that was drawn.
gog-refusal-now-split = Now you say how many of your soldiers start in your second corner: 0, 1 or 2.
gog-refusal-now-exchange = Now you exchange resources, or go on to the purchases.
gog-refusal-now-answer = Now you agree to the offer, or turn it down.
gog-refusal-now-muster = Now you choose the cell where your free soldier is mustered.
gog-refusal-now-buy = Now you buy something, or go on to the treasure chests.
gog-refusal-now-buy-at = First finish what you are buying: name the cell it is for.
gog-refusal-now-pay = First finish what you are buying: say with which resources you pay.
gog-refusal-now-draw = Now you draw a treasure card, or leave your chests closed and go on.
gog-refusal-now-card-and-die = Now the treasure card is shown, and the die decides whom it is for.
gog-refusal-now-accept = Now you accept the card, or decline it.
gog-refusal-now-name = Now you name a piece of yours for the card.
gog-refusal-now-return = Now you choose the ability card you give back.
gog-refusal-now-omen = Now you move Gog or the Angel, or pass.
gog-refusal-now-steal = Now you choose the card you take from another player.
gog-refusal-now-send = Now you say where the soldier goes.
gog-refusal-now-roll = Now the dice are rolled.
gog-refusal-now-keep = Now you keep the dice, or roll them once more.
gog-refusal-now-second-roll = Now the dice are rolled a second time, and this roll counts.
gog-refusal-now-move = Now you pick up soldiers, conquer cities, or end your turn.
gog-refusal-now-step = A soldier is on its way: take a step, found a city, or stop first.
gog-refusal-now-clash = The battle is tied: now the dice decide it.
gog-refusal-now-figure = Now you say where the figure goes.
gog-refusal-now-from = Now you say from whom you take a scroll.
gog-refusal-now-ambush-die = Now the die gives the level of the soldier in ambush.
gog-refusal-now-ambush-at = Now you choose the cell where the soldier in ambush appears.
gog-refusal-now-ability = Now an ability card is drawn.
gog-refusal-no-such-seat = Nobody sits on that seat.
gog-refusal-cell-taken = There is a piece on that cell already: choose a free one.
gog-refusal-no-soldier-in-stock = All 8 of your soldiers are on the map, so there is none left to place.
gog-refusal-already-named = You have already named that piece: choose another.
gog-refusal-piece-gone = That map piece has already been drawn, and each is used only once.
gog-refusal-must-show-plain = Turned like this, the piece does not show plain where it must, in the corner of the map or on the centre cell: turn it another way.
gog-refusal-not-central = The piece with the scroll square goes on one of the four central places: B2, B3, C2 or C3.
gog-refusal-place-filled = A piece already lies there: choose an empty place.
gog-refusal-place-apart = That place is still apart from the map: choose one that borders, side to side, on a piece already laid.
gog-refusal-must-join-the-river = A river piece has to carry a river on wherever it can: lay it so that its water meets the water of the piece beside it.
gog-refusal-map-is-fixed = This game is played on the fixed map: no pieces are drawn or laid.
gog-refusal-only-two-split = Only when two play can an army start in two corners.
gog-refusal-eliminated = That player has been eliminated, and is passed over in everything.
gog-refusal-no-exchange-left = You have no exchange left: each turn brings one for every camel in the area of your cities or under your soldiers.
gog-refusal-too-little-to-exchange = You have too little of that resource to give for an exchange: try another.
gog-refusal-barn-full = Your barn has no room for more of that resource: take another.
gog-refusal-no-trade = This game is played without offers between players: only camels exchange.
gog-refusal-no-offer-left = You have made both your offers of this turn.
gog-refusal-offer-to-yourself = You cannot trade with yourself: make your offer to another player.
gog-refusal-nothing-to-offer = You have none of the resource you offer: offer another.
gog-refusal-nothing-to-ask-for = That player has none of the resource you ask for: ask for another.
gog-refusal-no-room-in-your-barn = Your barn has no room for the resource you ask for: ask for another.
gog-refusal-no-room-in-their-barn = That player's barn has no room for the resource you offer: offer another.
gog-refusal-not-nearest-home = As long as you have no city, your soldier is mustered as near to your home corner as there is room: choose a cell that is nearer.
gog-refusal-not-next-to-your-city = A new soldier starts right beside one of your cities: choose a cell next to one.
gog-refusal-no-room-by-your-cities = A new soldier needs a free cell on land beside one of your cities, and there is none.
gog-refusal-soldier-too-dear = You cannot pay for a soldier: it costs 2 food (with Wisdom, any 2 resources).
gog-refusal-no-soldier-to-train = You have no soldier on the map below level 6 that you could train.
gog-refusal-not-yours-to-train = There is no soldier of yours on that cell: train one that is yours.
gog-refusal-trained-to-the-top = That soldier is at level 6, the highest there is: train one below it.
gog-refusal-training-too-dear = You cannot pay for that training: level 2 costs 1 food and 1 wood, level 3 2 wood, level 4 1 wood and 1 gold, level 5 2 gold, level 6 3 gold (with Wisdom, as many resources of any kind).
gog-refusal-no-city-to-fortify = You have no city below level 6 that you could fortify.
gog-refusal-not-yours-to-fortify = There is no city of yours on that cell: fortify one that is yours.
gog-refusal-fortified-to-the-top = That city is at level 6, the highest there is: fortify one below it.
gog-refusal-fortifying-too-dear = You cannot pay for a level of a city: it costs 2 of each resource (with Wisdom, any 6).
gog-refusal-no-ability-to-draw = The ability deck holds no kind that you do not own already.
gog-refusal-ability-too-dear = You cannot pay for an ability card: it costs 2 of each resource (with Wisdom, any 6).
gog-refusal-largest-barn = Your barn is the largest there is: it holds 7 of each resource.
gog-refusal-barn-too-dear = You cannot pay for a larger barn: it costs 3 of each resource (with Wisdom, any 9).
gog-refusal-no-scroll-to-get = There is no scroll to be had: the stack is empty, and no other player has one that is not locked.
gog-refusal-scroll-too-dear = You cannot pay for a scroll: it costs 5 of each resource (with Wisdom, any 15).
gog-refusal-paid-as-printed = You do not choose how to pay: without the ability Wisdom, a price is paid exactly as it is printed.
gog-refusal-not-your-piece = The card is about pieces of yours: choose one of your soldiers, or, for Ramparts and Breach, one of your cities.
gog-refusal-card-gone = That card is no longer in the treasure deck.
gog-refusal-raised-to-the-top = That soldier is at level 6, the highest there is: choose one below it.
gog-refusal-ramparts-at-the-top = That city is at level 6, the highest there is: choose one below it.
gog-refusal-lowest-level = That city is at level 1 and cannot fall lower: choose a higher one.
gog-refusal-not-your-ability = You do not own that ability card: choose one that you do.
gog-refusal-stealing-from-yourself = Theft takes a card from another player: choose one of theirs.
gog-refusal-not-their-ability = That player does not own that ability card: choose one that is there.
gog-refusal-no-larger-barn-there = The barn of that player is no larger than yours: take another card.
gog-refusal-no-corner-to-go-to = There is no corner that soldier could be sent to: choose another soldier.
gog-refusal-not-a-corner = Exile leads to a corner of the map: choose a1, a12, l1 or l12.
gog-refusal-corner-taken = A city, a figure or another soldier of yours is on that corner: choose another corner.
gog-refusal-already-sent = That soldier has already been sent: choose another.
gog-refusal-not-a-forest = Into the Woods leads to the forest: choose a forest cell.
gog-refusal-forest-taken = A figure or another soldier of yours is there: choose another forest cell.
gog-refusal-no-dice-yet = You roll no dice before you have founded three cities: you have 7 steps each turn.
gog-refusal-no-figure-move = You have no move of that figure: 1-1 and 6-6 give you one of Gog, 2-2 and 5-5 one of the Angel, and each only once.
gog-refusal-pick-first = No soldier is on its way: pick one up first.
gog-refusal-not-yours-to-pick = There is no soldier of yours on that cell: pick one that is yours.
gog-refusal-cannot-set-out = That soldier has no way to go, and cannot found a city where it stands: choose another.
gog-refusal-no-step-left = Your steps are used up for this turn; founding and conquering cost none.
gog-refusal-off-the-map = The map ends there: choose another direction.
gog-refusal-city-or-figure = Nobody steps onto a city, Gog or the Angel: walk around.
gog-refusal-deep-water = The water is too deep for that soldier: once you have founded three cities, it takes level 3 to go there, or the ability Water.
gog-refusal-guarded-volcano = An enemy soldier holds that volcano, and nobody can attack it there: walk around.
gog-refusal-no-way-through = Your own soldier stands there, and with the steps you have you could not walk on to a cell without one.
gog-refusal-in-transit = Your soldier is passing over another of yours: take a step off it first.
gog-refusal-spent = That soldier has won a battle and is spent until the turn is over.
gog-refusal-no-step-taken = That soldier has not moved yet: it can stop after its first step.
gog-refusal-not-plain = Cities are founded on plain, and that cell is something else: walk on to a plain.
gog-refusal-city-too-near = There is a city right beside that cell: between two cities at least one cell must lie.
gog-refusal-no-city-in-stock = All 3 of your cities are on the map, so there is none left to found.
gog-refusal-no-enemy-city = There is no enemy city on that cell to conquer.
gog-refusal-too-few-besiegers = You have too few besiegers: 3 of your soldiers (2 with Strategy) must stand beside the city, each at least of its level, or one more if its owner has Defense.
gog-refusal-protected-by-gog = Gog touches that city: as long as he does, nobody can conquer it.
gog-refusal-out-of-reach = That is too far: the figure does not have that many steps.
gog-refusal-no-scroll-there = That player has no scroll: choose another who has one that is not locked.
gog-refusal-scroll-from-yourself = You take the scroll from a rival: choose another player.
gog-refusal-scroll-locked = The only scroll of that player is locked, and nobody can take it: choose another player.
gog-refusal-not-on-water = New soldiers do not start on water: choose a cell on land.
gog-refusal-wrong-total = That does not come to the price: pay exactly its total.
gog-refusal-more-than-you-have = You do not have that much of one of these resources: pay with another mix.
gog-refusal-no-ambush = You do not own the ability Ambush.
gog-refusal-too-deep-for-an-ambush = The water is too deep for an ambush by that soldier: once you have founded three cities, it takes level 3, or the ability Water.
gog-refusal-already-owned = You own that ability already, and nobody holds two cards of a kind: take another card.
gog-refusal-ability-gone = No card of that ability is left among the unseen ones.

## Faults: what is wrong with a position

gog-fault-seat-beyond-the-table = A seat is named that is not at this table.
gog-fault-pieces-of-an-absent-seat = There are pieces or scrolls of a seat that is not at this table.
gog-fault-map-miscounted = The cells of the map do not add up to the pieces it is made of.
gog-fault-board-miscounted = What stands on the map and what the players have there do not agree.
gog-fault-figures-misplaced = Gog or the Angel is not on the cell where he should be.
gog-fault-level-out-of-range = The level of a city is not between 1 and 6.
gog-fault-more-soldiers-than-a-player-has = A player has more than 8 soldiers on the map.
gog-fault-city-not-on-plain = A city stands on a cell that is not plain.
gog-fault-cities-too-near = Two cities stand side by side.
gog-fault-fewer-founded-than-standing = A player has more cities on the map than were ever founded.
gog-fault-resources-beyond-the-barn = A player has more of a resource than the barn holds, less than none, or a barn that does not exist.
gog-fault-scrolls-miscounted = The scrolls do not add up to 5.
gog-fault-lock-without-its-city = A scroll is locked in something that is no city of its holder's, or its holder has none.
gog-fault-too-many-locks = More than one scroll is locked, though this game has room for only one.
gog-fault-abilities-miscounted = The cards of an ability do not add up to 2.
gog-fault-treasures-miscounted = The treasure deck holds cards that do not exist.
gog-fault-card-out-of-phase = There is a treasure card, a draw or a choice about a card that this moment does not allow.
gog-fault-spent-out-of-phase = A soldier is spent before anybody can have fought in this turn.
gog-fault-steps-out-of-phase = There are steps, a picked soldier or a figure to move that this moment does not allow.
gog-fault-transit-out-of-place = A soldier is in transit where none can be.
gog-fault-without-a-city-but-still-in = A player has lost the last city, but is still in the game.
gog-fault-eliminated-but-owning = An eliminated player still owns something.
gog-fault-won-but-not-over = A player has already won, but the game goes on.
gog-fault-round-beyond-the-cap = The round is beyond the round cap.
gog-fault-nothing-to-decide = The game waits for a decision that nobody has to take.

## Endings: why the game is over

gog-ending-scrolls = somebody has gathered enough scrolls
gog-ending-corners = somebody holds the four corners
gog-ending-last-city = a player's last city has fallen
gog-ending-round-cap = the round cap is reached

## Phases: what is to be done now

gog-phase-first = The first player is being drawn.
gog-phase-site = Chance lays the piece with the scroll square.
gog-phase-piece = A map piece is being drawn.
gog-phase-lay-by-lot = Chance lays the piece.
gog-phase-card = A treasure card is being drawn.
gog-phase-die = The die decides whom the card is for.
gog-phase-roll = The dice are being rolled.
gog-phase-second-roll = The dice are being rolled again.
gog-phase-ambush-die = The die decides the level of the soldier in ambush.
gog-phase-ability = An ability card is being drawn.
gog-phase-clash = The battle is tied: the dice decide.
gog-phase-lay = { $player }: lay the map piece.
gog-phase-split = { $player }: choose how many of your soldiers start in your second corner.
gog-phase-exchange = { $player }: exchange resources, or go on.
gog-phase-answer = { $player }: agree to the swap, or turn it down.
gog-phase-muster = { $player }: choose where your soldier is mustered.
gog-phase-buy = { $player }: buy something, or go on.
gog-phase-buy-at = { $player }: choose the cell your purchase is for.
gog-phase-pay = { $player }: choose how you pay.
gog-phase-draw = { $player }: open a chest, or go on.
gog-phase-accept = { $player }: accept the card, or decline it.
gog-phase-select = { $player }: choose one of your pieces for the card.
gog-phase-send = { $player }: choose where your soldier goes.
gog-phase-return = { $player }: choose the ability card you give back.
gog-phase-steal = { $player }: choose the card you take.
gog-phase-omen = { $player }: move Gog or the Angel, or pass.
gog-phase-keep = { $player }: keep the dice, or roll again.
gog-phase-move = { $player }: move your soldiers, or end your turn.
gog-phase-step = { $player }: choose what your soldier does next.
gog-phase-figure = { $player }: choose where the figure goes.
gog-phase-ambush-at = { $player }: choose where your soldier springs the ambush.
gog-phase-from = { $player }: choose from whom you take a scroll.
gog-phase-over = The game is over.

## Moves: what a legal move means

gog-move-split =
    { $number ->
        [0] Start with all your soldiers in your home corner
        [one] Start with { $number } soldier in your second corner
       *[other] Start with { $number } soldiers in your second corner
    }
gog-move-lay = Lay the piece on { $place }, { gog-phrase-rotation }
gog-move-camel = Exchange { gog-phrase-some-given } for 1 { gog-phrase-got }
gog-move-offer = Offer { $partner } 1 { gog-phrase-given } for 1 { gog-phrase-got }
gog-move-yes = Agree to the swap
gog-move-no = Turn the offer down
gog-move-soldier = Recruit a soldier (2 food)
gog-move-train = Train a soldier (the price depends on its level)
gog-move-fortify = Fortify a city (2 of each resource)
gog-move-ability = Buy an ability card (2 of each resource)
gog-move-barn = Enlarge your barn (3 of each resource)
gog-move-scroll = Buy a scroll (5 of each resource)
gog-move-at =
    { $what ->
        [soldier] Place the new soldier on { $cell }
        [train] Train the soldier on { $cell }
        [fortify] Fortify the city on { $cell }
        [muster] Muster a soldier on { $cell }
        [ambush] Spring the ambush on { $cell }
        [veterans] Raise the soldier on { $cell } by 3 levels
        [drill] Raise the soldier on { $cell } by 1 level
        [champion] Raise the soldier on { $cell } by 5 levels
        [training] Raise the soldier on { $cell } by 1 level
        [desertion] Let the soldier on { $cell } go
        [rout] Let the soldier on { $cell } go
        [ramparts] Raise the city on { $cell } by 1 level
        [breach] Lower the city on { $cell } by 1 level
        [exile] Send the soldier on { $cell } into exile
        [woods] Send the soldier on { $cell } into the woods
       *[other] Choose { $cell }
    }
gog-move-to =
    { $what ->
        [gog] Move Gog to { $cell }
        [angel] Move the Angel to { $cell }
       *[other] { $outcome ->
            [none] Send the soldier to { $cell }
           *[other] Attack { $defender } on { $cell } ({ gog-phrase-duel })
        }
    }
gog-move-pay = Pay { gog-phrase-goods }
gog-move-from = Take the scroll from { $rival }
gog-move-draw = Open a chest
gog-move-next = Go on to the next phase
gog-move-accept = Accept the card
gog-move-decline = Decline the card
gog-move-return = Give back { gog-phrase-ability }
gog-move-steal = Take { gog-phrase-loot } from { $rival }
gog-move-keep = Keep the dice
gog-move-reroll = Roll again
gog-move-pick = Pick up the soldier on { $cell }
gog-move-step =
    { $outcome ->
        [none] Step { gog-phrase-direction }, from { $from } to { $to }
       *[other] Attack { $defender } on { $to } ({ gog-phrase-duel })
    }
gog-move-found = Found a city on { $cell }
gog-move-stop = Stop here
gog-move-conquer = Conquer the city on { $cell } ({ $owner })
gog-move-gog = Move Gog
gog-move-angel = Move the Angel
gog-move-pass = Leave Gog and the Angel where they are
gog-move-ambush = Play Ambush: a die gives the level of a new soldier
gog-move-end = End your turn
gog-move-first = { $player } begins
gog-move-piece = Map piece { $piece } is drawn
gog-move-card = The card { gog-phrase-card } is drawn
gog-move-die = The die shows { $die }
gog-move-roll = The dice show { $high } and { $low }
gog-move-clash = The dice show { $attack } for the attacker, { $defence } for the defender
gog-move-drawn = { gog-phrase-ability } is drawn

## Events: what happened

gog-event-first = { $player } is drawn to begin.
gog-event-piece = Map piece { $piece } is drawn.
gog-event-lay = A map piece is laid on { $place }, { gog-phrase-rotation }.
gog-event-split =
    { $number ->
        [0] { $player } starts with all soldiers in the home corner.
        [one] { $player } starts with { $number } soldier in the second corner.
       *[other] { $player } starts with { $number } soldiers in the second corner.
    }
gog-event-turn = { $player } begins a turn (round { $round }).
gog-event-gathers = { $player } gathers { gog-phrase-goods }.
gog-event-camel = By camel, { $player } exchanges { gog-phrase-some-given } for 1 { gog-phrase-got }.
gog-event-offer = { $player } offers { $partner } 1 { gog-phrase-given } for 1 { gog-phrase-got }.
gog-event-yes = { $player } agrees to the swap.
gog-event-no = { $player } turns the offer down.
gog-event-end-exchange = { $player } goes on to the purchases.
gog-event-soldier = { $player } recruits a soldier.
gog-event-train = { $player } trains a soldier.
gog-event-fortify = { $player } fortifies a city.
gog-event-ability = { $player } buys an ability card.
gog-event-barn = { $player } enlarges the barn.
gog-event-scroll = { $player } buys a scroll.
gog-event-at =
    { $what ->
        [soldier] { $player } posts the new soldier on { $cell }.
        [train] { $player } chooses the soldier on { $cell }.
        [fortify] { $player } chooses the city on { $cell }.
        [muster] { $player } musters a soldier on { $cell }.
        [ambush] { $player } springs the ambush on { $cell }.
        [desertion] { $player } lets the soldier on { $cell } go.
        [rout] { $player } lets the soldier on { $cell } go.
        [ramparts] { $player } chooses the city on { $cell }.
        [breach] { $player } chooses the city on { $cell }.
        [exile] { $player } sends the soldier on { $cell } into exile.
        [woods] { $player } sends the soldier on { $cell } into the woods.
       *[other] { $player } chooses the soldier on { $cell }.
    }
gog-event-pay = { $player } pays { gog-phrase-goods }.
gog-event-from = { $player } takes a scroll from { $rival }.
gog-event-end-purchases = { $player } has finished buying.
gog-event-draw = { $player } opens a chest.
gog-event-deck-renewed = The treasure deck is used up: all 24 cards are shuffled into a new one.
gog-event-card = { $player } draws { gog-phrase-card }.
gog-event-die = { $player } rolls a { $die }.
gog-event-accept = { $player } accepts the card.
gog-event-decline = { $player } declines the card.
gog-event-affected = The card { gog-phrase-card } is for { $player }.
gog-event-return = { $player } puts { gog-phrase-ability } back under the deck.
gog-event-steal = { $player } takes { gog-phrase-loot } from { $rival }.
gog-event-gog = { $player } sets Gog on his way.
gog-event-angel = { $player } sets the Angel on his way.
gog-event-pass = { $player } leaves Gog and the Angel where they are.
gog-event-to =
    { $what ->
        [gog] { $player } leads Gog to { $cell }.
        [angel] { $player } leads the Angel to { $cell }.
       *[other] { $player } sends the soldier to { $cell }.
    }
gog-event-end-chests = { $player } opens no more chests.
gog-event-roll = { $player } rolls { $high } and { $low }.
gog-event-keep = { $player } keeps the dice.
gog-event-reroll = { $player } rolls again.
gog-event-steps =
    { $steps ->
        [one] { $player } has { $steps } step.
       *[other] { $player } has { $steps } steps.
    }
gog-event-pick = { $player } picks up the soldier on { $cell }.
gog-event-step = { $player } steps { gog-phrase-direction }, from { $from } to { $to }.
gog-event-stop = { $player } puts the soldier down.
gog-event-found = { $player } founds a city on { $cell }.
gog-event-battle =
    { $player } attacks { $defender } on { $cell }, { $attack } against { $defence }: { $outcome ->
        [won] the attacker wins.
        [lost] the defender wins.
       *[tied] a tie, and the dice decide.
    }
gog-event-clash =
    { $player } rolls { $attack } against { $defence } for { $cell }: { $outcome ->
        [won] the attacker wins.
        [lost] the defender wins.
       *[tied] still a tie.
    }
gog-event-conquer = { $player } conquers the city of { $owner } on { $cell }: it is no more.
gog-event-ambush = { $player } plays Ambush.
gog-event-drawn =
    { $outcome ->
        [returned] { $player } turns up { gog-phrase-ability }, owned already: the card goes under the deck.
       *[kept] { $player } draws { gog-phrase-ability }.
    }
gog-event-end-turn = { $player } ends the turn.
gog-event-round-end = Round { $round } is over.
gog-event-soldier-placed = A soldier of { $player }, level { $level }, now stands on { $cell }.
gog-event-soldier-level = The soldier of { $player } on { $cell } rises to level { $level }.
gog-event-soldier-lost = { $player } loses the soldier on { $cell }.
gog-event-city-level = The city of { $player } on { $cell } is now at level { $level }.
gog-event-resources = { $player }: { gog-phrase-changes }.
gog-event-barn-limit = The barn of { $player } now holds up to { $limit } of each resource.
gog-event-ability-gained = { $player } now owns { gog-phrase-ability }.
gog-event-ability-lost = { $player } no longer owns { gog-phrase-ability }.
gog-event-scroll-gained = { $player } gets a scroll and now holds { $scrolls }.
gog-event-scroll-lost =
    { $scrolls ->
        [0] { $player } loses a scroll and has none left.
       *[other] { $player } loses a scroll and has { $scrolls } left.
    }
gog-event-eliminated = { $player } has no city left and is out of the game.
gog-event-over =
    The battle is over: { $reason ->
        [scrolls] { gog-ending-scrolls }
        [corners] { gog-ending-corners }
        [last_city] { gog-ending-last-city }
        [round_cap] { gog-ending-round-cap }
       *[other] { $reason }
    }.

## Tallies: what a seat owns

gog-tally-scrolls = Scrolls
gog-tally-locked = Locked scrolls
gog-tally-cities = Cities on the map
gog-tally-city-levels = Levels of the cities, in all
gog-tally-soldiers = Soldiers on the map
gog-tally-soldier-levels = Levels of the soldiers, in all
gog-tally-food = Food
gog-tally-wood = Wood
gog-tally-gold = Gold
gog-tally-barn = Barn limit
gog-tally-abilities = Ability cards
gog-tally-founded = Cities founded so far
gog-tally-soldiers-left = Soldiers in stock
gog-tally-cities-left = Cities in stock
