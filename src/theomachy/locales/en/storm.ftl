### Storm of the Gods, in English. Keys are the ids of the code; the words are those of RULES.en.md.

## The shelf

storm-name = Storm of the Gods
storm-subtitle = La Tempête des Dieux
storm-pitch = Two to six gods hold on to the land that a wild wind lays bare and sweeps away, until Vaal is hemmed in or a sanctuary outlasts a whole round.

## Kinds of tile

storm-kind-0 = 0-tile
storm-kind-1 = 1-tile
storm-kind-2 = 2-tile
storm-kind-3 = 3-tile
storm-kind-4 = 4-tile
storm-kind-5 = 5-tile
storm-kind-s = sea tile
storm-kind-compass = compass

## Pieces, and where they are

storm-piece-vaal = Vaal Er Num
storm-piece-worshiper = worshiper
storm-piece-construction = construction
storm-piece-sanctuary = sanctuary
storm-piece-marker = market marker
storm-place-community = community
storm-place-limbo = Limbo
storm-place-stock = stock
storm-place-pile = pile

## Dice and directions

storm-face-n = N
storm-face-ne = NE
storm-face-e = E
storm-face-se = SE
storm-face-s = S
storm-face-sw = SW
storm-face-w = W
storm-face-nw = NW
storm-way-n = north
storm-way-ne = north-east
storm-way-se = south-east
storm-way-s = south
storm-way-sw = south-west
storm-way-nw = north-west

## Gods: names, domains, powers, and what they build

storm-god-kors = Kors Tonum
storm-god-kors-title = God of Commerce
storm-god-kors-power = Once a turn, put a market marker on a construction of yours that has none: it is worth 1 belief point for as long as the construction stands.
storm-god-ysthma = Ysthma
storm-god-ysthma-title = Goddess of the Oceans
storm-god-ysthma-power = Your constructions may also stand on sea tiles; the other 0-tiles remain closed to you.
storm-god-ialda = Ialda Baoth
storm-god-ialda-title = God of War
storm-god-ialda-power = Once a turn, attack a construction with your power: its walls count as 1 instead of 2. With the option “total”, walls and worshipers together count as 1.
storm-god-daikoe = Daikoe
storm-god-daikoe-title = Goddess of the Arts
storm-god-daikoe-power = Once a turn, move a worshiper from one of your tiles to any other of yours, at any distance. A tile left with nothing on it is discarded.
storm-god-qawime = Qawime
storm-god-qawime-title = Goddess of Reason and Knowledge
storm-god-qawime-power = Each time you explore, you may then uncover a second open cell next to the same building, with no further payment.
storm-god-shamash = Shamash
storm-god-shamash-title = God of Madness
storm-god-shamash-power = Once a turn, turn the head of a rival's worshiper, except where a sanctuary stands, or a construction next to Vaal: it goes to its owner's Limbo, and one of yours leaves Limbo for your community, or for the tile if nothing is left there.
storm-building-kors = market
storm-building-ysthma = floating town
storm-building-ialda = necropolis
storm-building-daikoe = theater
storm-building-qawime = library
storm-building-shamash = asylum

## Phrases: parts of the sentences below

storm-phrase-god =
    { $god ->
        [kors] { storm-god-kors }, { storm-god-kors-title }
        [ysthma] { storm-god-ysthma }, { storm-god-ysthma-title }
        [ialda] { storm-god-ialda }, { storm-god-ialda-title }
        [daikoe] { storm-god-daikoe }, { storm-god-daikoe-title }
        [qawime] { storm-god-qawime }, { storm-god-qawime-title }
       *[shamash] { storm-god-shamash }, { storm-god-shamash-title }
    }
storm-phrase-building =
    { $god ->
        [kors] { storm-building-kors }
        [ysthma] { storm-building-ysthma }
        [ialda] { storm-building-ialda }
        [daikoe] { storm-building-daikoe }
        [qawime] { storm-building-qawime }
       *[shamash] { storm-building-shamash }
    }
storm-phrase-a-building =
    { $god ->
        [shamash] an { storm-phrase-building }
       *[other] a { storm-phrase-building }
    }
storm-phrase-own-building = the { storm-phrase-building }
storm-phrase-the-construction =
    { $construction ->
        [kors] the { storm-building-kors }
        [ysthma] the { storm-building-ysthma }
        [ialda] the { storm-building-ialda }
        [daikoe] the { storm-building-daikoe }
        [qawime] the { storm-building-qawime }
       *[shamash] the { storm-building-shamash }
    }
storm-phrase-face =
    { $face ->
        [N] { storm-face-n }
        [NE] { storm-face-ne }
        [E] { storm-face-e }
        [SE] { storm-face-se }
        [S] { storm-face-s }
        [SW] { storm-face-sw }
        [W] { storm-face-w }
       *[NW] { storm-face-nw }
    }
storm-phrase-way =
    { $way ->
        [n] { storm-way-n }
        [ne] { storm-way-ne }
        [se] { storm-way-se }
        [s] { storm-way-s }
        [sw] { storm-way-sw }
       *[nw] { storm-way-nw }
    }
storm-phrase-price =
    { $price ->
        [one] { $price } worshiper
       *[other] { $price } worshipers
    }
storm-phrase-capture =
    { $player } takes { $cell } from { $victim } with { storm-phrase-price }{ $construction ->
        [none] { "" }
       *[other] ; { storm-phrase-the-construction } falls
    }{ $worshipers ->
        [0] { "" }
        [one] ; { $worshipers } defender goes to Limbo
       *[other] ; { $worshipers } defenders go to Limbo
    }

## Options

storm-option-powers = Powers
storm-option-powers-help = Whether the gods use their powers. Without sea tiles, Ysthma's has nothing to work on.
storm-option-powers-off = off: a god is a name and a colour
storm-option-powers-on = on: every god can do something the others cannot
storm-option-oceans = Sea tiles
storm-option-oceans-help = Whether some of the 0-tiles are water, on which only Ysthma builds, and only with powers.
storm-option-oceans-off = off: there is no sea
storm-option-oceans-on = on: six of the ten 0-tiles are sea
storm-option-attack-cost = Price of an attack
storm-option-attack-cost-help = How many worshipers it takes to attack a tile. They stay on it.
storm-option-attack-cost-forces = forces: the forces on the tile plus 1
storm-option-attack-cost-max = maximum: also no less than the tile's number plus 1
storm-option-emptied-five = Emptied 5-tiles
storm-option-emptied-five-help = What becomes of a 5-tile that Vaal has emptied and nobody settles.
storm-option-emptied-five-discard = discarded: it leaves the game like any other
storm-option-emptied-five-reshuffle = reshuffled: it goes back into the pile
storm-option-upkeep = Upkeep
storm-option-upkeep-help = When a sanctuary costs its worshiper each turn.
storm-option-upkeep-before = before: paid before the newcomers join, so an empty community loses it
storm-option-upkeep-after = after: the newcomers join first and can pay for it
storm-option-ialda = Ialda Baoth
storm-option-ialda-help = What Ialda Baoth's power weakens, in games with powers.
storm-option-ialda-construction = construction: the walls count as 1 instead of 2
storm-option-ialda-total = total: walls and worshipers together count as 1
storm-option-encirclement = Encirclement
storm-option-encirclement-help = Who must own the ring around Vaal for a claim to stand.
storm-option-encirclement-majority = majority: the ring may belong to several gods, and the most belief in it wins
storm-option-encirclement-sole = sole: the whole ring must belong to one god
storm-option-radius = Radius
storm-option-radius-help = The steps from the centre of the board to a corner: 3 makes 37 cells, 4 makes 61, 5 makes 91, 6 makes 127.
storm-option-max-turns = Turn cap
storm-option-max-turns-help = After how many turns, all players' turns counted together, the most belief wins in any case.
storm-option-max-turns-60 = 60 turns
storm-option-max-turns-120 = 120 turns
storm-option-max-turns-240 = 240 turns
storm-option-reach = Reach of an attack
storm-option-reach-help = Which tiles may be attacked. The printed rules let everybody strike anywhere; the other way is a house rule of ours.
storm-option-reach-anywhere = anywhere: any rival's tile, however far away
storm-option-reach-beside = beside: only next to a tile that is yours at that moment
storm-option-start = Start
storm-option-start-help = Whether those who play later begin with more worshipers. The printed rules do not; the other way is a house rule of ours.
storm-option-start-equal = equal: all begin with 7 in the community
storm-option-start-later-more = later, more: 1 more for the second and third to play, 2 for whoever plays after them

## Presets: ways to play that have a name

storm-preset-printed = As printed
storm-preset-printed-help = The rules of the original sheet: anybody may attack any tile.
storm-preset-lively = Lively
storm-preset-lively-help = House rules of ours: you attack only next to your own tiles, and those who play later begin with a few worshipers more. Between good bots of three or four, 60 and 49 games of 100 end by sanctuary or encirclement (as printed none), with five and six times the belief.

## Refusals: why a move may not be played

storm-refusal-over-by-sanctuary = The game is over: a sanctuary claim has come through.
storm-refusal-over-by-encirclement = The game is over: Vaal has stayed surrounded for a whole round.
storm-refusal-over-by-exhaustion = The game is over: Vaal needed a tile, and the pile had none left.
storm-refusal-over-by-the-cap = The game is over: the last turn allowed has been played.
storm-refusal-now-choose-a-god = The game has not begun: now each of you chooses a god.
storm-refusal-now-north-decides = Now the direction die decides who begins: whoever is the first to roll North.
storm-refusal-now-the-dice-roll = Every turn begins with the wind: now the dice are rolled.
storm-refusal-now-choose-a-way = Now choose which way Vaal blows, one of the two directions the die points between. All else comes after its move.
storm-refusal-now-a-tile-is-drawn = Now a tile is drawn from the pile: every tile left in it is equally likely.
storm-refusal-now-settle-or-leave = Vaal has moved: now settle one of the tiles it has uncovered or emptied, or let the land go.
storm-refusal-now-develop-or-end = Now develop your cult: attack, build, demolish or explore, or end your turn.
storm-refusal-now-keep = Your construction stands: now say how many of the worshipers on its tile stay there.
storm-refusal-now-keep-at-the-sanctuary = Your sanctuary stands: now say how many of the worshipers on its tile stay there.
storm-refusal-now-reveal = Your exploration is paid for: now name an open cell next to the building.
storm-refusal-now-reveal-or-be-done = Now uncover a second open cell next to the building, or say that you are done.
storm-refusal-now-settle-the-find-or-leave = You have uncovered a tile: now settle it, or let it go.
storm-refusal-now-arrive = A worshiper is on its way: now choose the tile of yours it goes to.
storm-refusal-not-on-the-board = The board of this game does not reach that far.
storm-refusal-god-taken = Somebody already plays that god: choose another.
storm-refusal-nobody-sits-there = Nobody sits on that seat.
storm-refusal-not-offered-by-the-die = The die does not offer that direction: choose one of the two it points between.
storm-refusal-none-of-that-kind-left = The pile holds no tile of that kind.
storm-refusal-never-on-the-compass = That is the compass: it belongs to nobody, and nothing is ever put on it.
storm-refusal-not-uncovered = There is nothing to settle there: it must be a tile that Vaal has uncovered or emptied in this move.
storm-refusal-under-vaal = Vaal stands on that tile, and nothing is ever put where Vaal stands. You settle what it has passed over, right after its move.
storm-refusal-left-by-vaal = Vaal has just left that tile. It was not uncovered in this move, so it cannot be settled.
storm-refusal-too-dear-to-settle = Your community is too small: settling a tile takes its number plus 1 in worshipers.
storm-refusal-too-few-worshipers = Your community is too small: a construction costs 2 worshipers, a sanctuary 3, demolishing and exploring 1.
storm-refusal-tile-used = That tile has been used: it takes part in one action each turn and no more.
storm-refusal-settling-is-past = The land the wind laid bare is settled right after its move. In this step you settle only what you uncover by exploring from a building of yours.
storm-refusal-not-the-revealed-tile = Only the tile you have just uncovered can be settled now.
storm-refusal-not-an-opponents-tile = There is no rival's tile there: attack one that belongs to another player.
storm-refusal-too-strong = Your community is too small: it must outnumber the forces on the tile, which are its worshipers plus 2 for a construction (and, where attacks have the maximum price, the tile's number as well).
storm-refusal-too-strong-even-weakened = Your community is too small, even with your power: it must outnumber the weakened forces on the tile (and, where attacks have the maximum price, the tile's number as well).
storm-refusal-protected-by-vaal = That construction is right next to Vaal: nobody can attack its tile until Vaal moves away.
storm-refusal-sanctuary-is-safe = That tile bears a sanctuary, and a sanctuary is never attacked.
storm-refusal-not-your-tile = There is no tile of yours there: build on one that your worshipers hold.
storm-refusal-already-built-on = That tile already bears a building, and there is room for only one.
storm-refusal-no-building-ground = Constructions stand only on tiles with a number from 1 to 4.
storm-refusal-no-building-at-sea = That tile is sea: only Ysthma builds there, and only with her power.
storm-refusal-converted-this-turn = You took that tile this very turn: from your next turn on you may build there.
storm-refusal-no-construction-left = All 5 of your constructions are on the board: demolish one to get it back.
storm-refusal-not-so-many-there = There are not that many worshipers on the tile of your construction.
storm-refusal-no-construction-there = There is no construction of yours there to demolish.
storm-refusal-no-building-there = There is no building of yours there: explore from one of your constructions or from your sanctuary.
storm-refusal-no-open-neighbour = There is no open cell next to that building, so there is nothing to explore.
storm-refusal-pile-empty = The pile is empty: there is no tile left to uncover.
storm-refusal-not-beside-the-building = That cell is not next to the building you explore from: choose an open one beside it.
storm-refusal-not-open = That cell already holds a tile: choose an open one.
storm-refusal-no-holy-ground = Your sanctuary stands on a 5-tile of your own and nowhere else.
storm-refusal-too-soon-for-a-sanctuary = You took that tile this very turn: a sanctuary has to wait for your next one.
storm-refusal-sanctuary-stands = Your sanctuary is already on the board, and you have only one.
storm-refusal-sanctuary-stays = A sanctuary cannot be demolished, not even by its owner.
storm-refusal-not-so-many-at-the-sanctuary = There are not that many worshipers on the tile of your sanctuary.
storm-refusal-powers-off = This game is played without the powers of the gods.
storm-refusal-not-your-power = That is the power of another god.
storm-refusal-power-used = You have already used your power this turn.
storm-refusal-no-construction-to-mark = A market marker goes on a construction of yours, and there is none there.
storm-refusal-already-marked = That construction already bears a market marker.
storm-refusal-no-construction-to-weaken = Your power weakens a construction, and there is none on that tile: attack it without your power.
storm-refusal-nobody-to-shift = There is no worshiper of yours there to be moved.
storm-refusal-no-other-tile = Your worshiper needs another tile of yours to go to.
storm-refusal-already-revealed = You have already uncovered that cell: the second must be a different one.
storm-refusal-no-rival-to-madden = There is no rival's tile there: name one that belongs to another player.
storm-refusal-safe-from-madness = Your power reaches neither a sanctuary's tile nor a construction right next to Vaal.
storm-refusal-nobody-to-madden = There is no worshiper on that tile whose head could be turned.
storm-refusal-limbo-empty = Your Limbo is empty: your power needs a worshiper there to bring back.
storm-refusal-out-of-reach = That tile is out of reach: in this game you attack only next to a tile of yours.

## Faults: what is wrong with a position

storm-fault-seat-out-of-turn = The seat to play does not agree with the number of the turn.
storm-fault-gods-not-different = Two players have the same god, or one has none.
storm-fault-pieces-of-an-absent-seat = There are pieces or a god of a seat that is not at this table.
storm-fault-turn-beyond-the-cap = The turn is beyond the turn cap.
storm-fault-off-the-board = There is a tile off the board.
storm-fault-compass-misplaced = The compass is not on the centre, or something else is.
storm-fault-vaal-misplaced = Vaal stands off the board, on no tile, or among pieces.
storm-fault-owner-without-pieces = A tile has an owner but no pieces.
storm-fault-pieces-without-owner = There are pieces without an owner, or without a tile that can bear them.
storm-fault-construction-on-wrong-ground = A construction stands on a tile that cannot bear one.
storm-fault-sanctuary-on-wrong-ground = A sanctuary stands on a tile that is not a 5-tile.
storm-fault-converted-too-late = The conversion turn of a tile cannot be right.
storm-fault-marker-misplaced = A market marker lies elsewhere than on a market of Kors Tonum's.
storm-fault-worshipers-miscounted = The worshipers of a player do not add up to 30.
storm-fault-buildings-miscounted = The constructions or sanctuaries of a player do not add up.
storm-fault-tiles-miscounted = There are more tiles of a kind than the game has.
storm-fault-vacant-tile-left-lying = A vacant tile has been left lying.
storm-fault-claim-without-its-condition = There is a sanctuary claim without a sanctuary and two constructions.
storm-fault-claim-missing = A sanctuary claim is missing, or it has already come through.
storm-fault-ring-claim-without-a-ring = There is an encirclement claim without a ring, or it has already come through.
storm-fault-ring-claim-missing = Vaal is surrounded, but there is no encirclement claim.
storm-fault-phase-without-its-place = The phase lacks the cell or the die it is about, or has one it should not have.
storm-fault-ending-out-of-phase = The game is over without an ending, or has an ending without being over.
storm-fault-nothing-to-decide = The game waits for a decision that nobody has to take.

## Endings: why the game is over

storm-ending-sanctuary = a sanctuary claim has come through
storm-ending-encirclement = Vaal has stayed surrounded
storm-ending-exhaustion = the tiles are exhausted
storm-ending-cap = the turn cap is reached

## Phases: what is to be done now

storm-phase-god = { $player }: choose your god.
storm-phase-first = The roll of the die decides who begins.
storm-phase-roll = The dice are being rolled.
storm-phase-go = { $player }: choose which way Vaal blows.
storm-phase-draw = A tile is being drawn.
storm-phase-settle = { $player }: settle a tile, or let the land go.
storm-phase-develop = { $player }: develop your cult, or end your turn.
storm-phase-develop-nothing = { $player }: you can do nothing now but end your turn.
storm-phase-keep = { $player }: choose how many worshipers stay on the tile.
storm-phase-reveal = { $player }: choose an open cell to uncover.
storm-phase-found = { $player }: settle the tile you have found, or let it go.
storm-phase-to = { $player }: choose where your worshiper goes.
storm-phase-over = The game is over.

## Moves: what a legal move means

storm-move-god = Play { storm-phrase-god }
storm-move-go = Send Vaal { storm-phrase-way }
storm-move-settle = Settle { $cell } with { storm-phrase-price }
storm-move-leave = Settle nothing and let the land go
storm-move-attack =
    { $war ->
        [true] Use your power: attack { $cell } ({ $victim }) with { storm-phrase-price }
       *[false] Attack { $cell } ({ $victim }) with { storm-phrase-price }
    }{ $construction ->
        [none] { "" }
       *[other] { " " }and tear down { storm-phrase-the-construction }
    }
storm-move-build = Build { storm-phrase-a-building } on { $cell }, for { storm-phrase-price }
storm-move-sanctuary = Build your sanctuary on { $cell }, for { storm-phrase-price }
storm-move-demolish = Demolish your { storm-phrase-building } on { $cell }, for { storm-phrase-price }
storm-move-explore = Explore from { $cell }, for { storm-phrase-price }
storm-move-reveal = Uncover { $cell }
storm-move-market = Put a market marker on { $cell }
storm-move-shift = Move a worshiper away from { $cell }
storm-move-to = Bring the worshiper to { $cell }
storm-move-madden = Turn the head of a worshiper on { $cell } ({ $victim })
storm-move-keep =
    { $number ->
        [0] Keep nobody on the tile
        [one] Keep { $number } worshiper on the tile
       *[other] Keep { $number } worshipers on the tile
    }
storm-move-done = Uncover no second cell
storm-move-end = End your turn
storm-move-first = { $player } begins
storm-move-roll = The dice show { storm-phrase-face } and { $distance }
storm-move-draw = A { $kind } is drawn

## Events: what happened

storm-event-god = { $player } plays { storm-phrase-god }.
storm-event-first = { $player } is the first to roll North, and begins.
storm-event-turn = { $player } begins turn { $turn }.
storm-event-roll = { $player } rolls { storm-phrase-face } and { $distance }.
storm-event-go = { $player } sends Vaal { storm-phrase-way }.
storm-event-uncover = Vaal blows to { $cell } and uncovers a { $kind }.
storm-event-vaal-enters = Vaal blows on to { $cell }.
storm-event-vaal-strikes =
    Vaal strikes { $cell } ({ $victim }){ $construction ->
        [none] { "" }
       *[other] { " " }in spite of { storm-phrase-the-construction }
    }: { $lost ->
        [one] { $lost } worshiper goes to Limbo
       *[other] { $lost } worshipers go to Limbo
    }{ $left ->
        [0] , nobody is left.
        [one] , { $left } is left.
       *[other] , { $left } are left.
    }
storm-event-vaal-batters =
    { $spent ->
        [one] The walls on { $cell } hold: Vaal spends { $spent } movement point on them in vain.
       *[other] The walls on { $cell } hold: Vaal spends { $spent } movement points on them in vain.
    }
storm-event-vaal-stops =
    { $lost ->
        [one] Vaal cannot blow further than { $cell }: { $lost } movement point is lost.
       *[other] Vaal cannot blow further than { $cell }: { $lost } movement points are lost.
    }
storm-event-settle = { $player } settles { $cell } with { storm-phrase-price }.
storm-event-leave = { $player } lets the land go.
storm-event-vanish =
    { $number ->
        [one] The tile on { $cells } vanishes.
       *[other] The tiles on { $cells } vanish.
    }
storm-event-upkeep = { $player } pays 1 worshiper for the upkeep of the sanctuary.
storm-event-sanctuary-lost = { $player } has nobody to tend the sanctuary: it goes back to stock.
storm-event-income =
    { $number ->
        [0] Nobody joins { $player }: Limbo is empty.
        [one] { $number } worshiper joins { $player }.
       *[other] { $number } worshipers join { $player }.
    }
storm-event-attack = { storm-phrase-capture }.
storm-event-war = With the power of war, { storm-phrase-capture }.
storm-event-build = { $player } builds { storm-phrase-a-building } on { $cell }.
storm-event-sanctuary = { $player } builds the sanctuary on { $cell }.
storm-event-keep =
    { $player } keeps { $number ->
        [0] nobody
        [one] { $number } worshiper
       *[other] { $number } worshipers
    } on { $cell }{ $gone ->
        [0] .
        [one] ; { $gone } goes to Limbo.
       *[other] ; { $gone } go to Limbo.
    }
storm-event-demolish = { $player } demolishes { storm-phrase-own-building } on { $cell }.
storm-event-explore = { $player } explores from { $cell }.
storm-event-reveal = { $player } turns to { $cell }.
storm-event-find = A { $kind } comes to light on { $cell }.
storm-event-find-lost = { $player } cannot pay for the tile on { $cell }: it is discarded.
storm-event-leave-find = { $player } lets the tile on { $cell } go.
storm-event-done = { $player } uncovers no second cell.
storm-event-market = { $player } puts a market marker on { $cell }.
storm-event-shift = { $player } calls a worshiper away from { $cell }.
storm-event-to = { $player } moves a worshiper from { $from } to { $cell }.
storm-event-madden =
    { $player } turns the head of a worshiper on { $cell } ({ $victim }){ $outcome ->
        [taken] { " " }and takes the tile.
       *[joined] : one leaves Limbo to join { $player }.
    }
storm-event-end = { $player } ends the turn.
storm-event-claim = { $player } has a sanctuary claim: if it stands, it comes through at the start of turn { $due }.
storm-event-claim-broken = { $player } loses the sanctuary claim.
storm-event-ring = Vaal is surrounded, as { $player } observes: if the ring holds, the game is decided at the start of turn { $due }.
storm-event-ring-broken = The ring around Vaal no longer holds: the encirclement claim is lost.
storm-event-over =
    The storm is over: { $reason ->
        [sanctuary] { storm-ending-sanctuary }
        [encirclement] { storm-ending-encirclement }
        [exhaustion] { storm-ending-exhaustion }
        [cap] { storm-ending-cap }
       *[other] { $reason }
    }.

## Tallies: what a seat owns

storm-tally-god = God
storm-tally-points = Belief points
storm-tally-community = Worshipers in the community
storm-tally-limbo = Worshipers in Limbo
storm-tally-worshipers = Worshipers on the board
storm-tally-tiles = Tiles
storm-tally-constructions = Constructions on the board
storm-tally-constructions-left = Constructions in stock
storm-tally-sanctuaries = Sanctuary on the board
storm-tally-markers = Market markers
storm-tally-ring = Belief points in the ring around Vaal
storm-tally-income = Worshipers due to join
storm-tally-starving = Nobody to pay for the sanctuary
storm-tally-claim-due = Turn at whose start the claim comes through
