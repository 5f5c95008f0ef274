### Bello Divorum, in English. Keys are the ids of the code; the words are those of RULES.en.md.

## The shelf

bello-name = Bello Divorum
bello-subtitle = War of the Gods
bello-pitch = Two to six pantheons fight over sixty-one locations, without dice or secrets, while every great miracle hastens Doomsday.

## Kinds of location

bello-kind-temple = temple
bello-kind-city = city
bello-kind-field = field

## Pantheons

bello-pantheon-aztec = Aztec
bello-pantheon-mesopotamian = Mesopotamian
bello-pantheon-egyptian = Egyptian
bello-pantheon-shinto = Shinto
bello-pantheon-norse = Norse
bello-pantheon-greek = Greek

## Powers: names and card texts

bello-power-flower-war = Flower War
bello-power-flower-war-text = The first time you attack with 2 or more followers this turn, your strength is 1 higher.
bello-power-obsidian-harvest = Obsidian Harvest
bello-power-obsidian-harvest-text = You have 4 additional actions this turn.
bello-power-fifth-sun = Fifth Sun
bello-power-fifth-sun-text = Enemy locations next to yours, temples included, each lose 2 followers, or their only one. Chips stay.
bello-power-ziggurat = Ziggurat
bello-power-ziggurat-text = Mark 1 to 3 locations you control: until your next turn begins, their chips count 3 instead of 1 against attacks.
bello-power-deluge = Deluge
bello-power-deluge-text = Drown a city or field, at most 2 steps from a location you control, where a rival has a follower: everyone on it is removed, your own followers too. The chip stays.
bello-power-tablet-of-destinies = Tablet of Destinies
bello-power-tablet-of-destinies-text = Mark 1 or 2 temples or cities you do not control, anywhere. Until this turn ends you may claim them with a single follower, provided nobody controls them by then.
bello-power-gift-of-the-nile = Gift of the Nile
bello-power-gift-of-the-nile-text = Choose 1 or 2 fields you control where no follower stands: each receives 1 from your supply.
bello-power-weighing-of-hearts = Weighing of Hearts
bello-power-weighing-of-hearts-text = Until your next turn begins, every attack on a location of yours loses 2 of its followers before the fight: each attack, not just the first.
bello-power-wrath-of-sekhmet = Wrath of Sekhmet
bello-power-wrath-of-sekhmet-text = Strike 1 to 3 enemy temples or cities, anywhere: each loses 1 follower, if it has any, and sits out its controller's next Recruit Phase.
bello-power-inaris-foxes = Inari's Foxes
bello-power-inaris-foxes-text = This turn, 2 of your moves cost no action. Attacks always do.
bello-power-divine-wind = Divine Wind
bello-power-divine-wind-text = Choose an enemy city or field next to yours with at least one follower. Remove its chip, then drive out its followers one at a time, each to an adjacent location with room that is open to their owner. Those left with nowhere to go are lost.
bello-power-amaterasus-mirror = Amaterasu's Mirror
bello-power-amaterasus-mirror-text = Choose a destination with room, either controlled by you or uncontrolled and free of rivals. Then bring 1 to 4 of your followers there, one at a time, from anywhere else.
bello-power-longships = Longships
bello-power-longships-text = Once this turn, a single action takes 2 or 3 of your followers together from one location to another that is open to you and has room for them, 1 or 2 steps away over open ground.
bello-power-mjolnir = Mjölnir
bello-power-mjolnir-text = Hit an enemy city or field at most 2 steps from a location you control. Holding 2 followers or more, it loses 2 of them; holding fewer, it loses whatever it has, chip included.
bello-power-ragnarok = Ragnarök
bello-power-ragnarok-text = Remove every rival follower from the temples, the inner ring and the centre; chips stay, and so do your own followers. Then push the Doomsday token on by 0, 1 or 2 steps.
bello-power-hermes-sandals = Hermes' Sandals
bello-power-hermes-sandals-text = You have 1 additional action this turn. Also, once, one action lets a follower of yours fly to a location exactly 2 steps away that is open to you and has room, over anything in between.
bello-power-wooden-horse = Wooden Horse
bello-power-wooden-horse-text = Against your first attack this turn the chip counts 0. If the location falls, a single follower is enough to claim it until the turn ends.
bello-power-thunderbolt = Thunderbolt
bello-power-thunderbolt-text = Strike an enemy city or field at any distance: remove its chip and every follower on it.

## Options

bello-option-doomsday = Doomsday
bello-option-doomsday-help = How many steps the Doomsday token takes to complete its circle: fewer steps, shorter war.
bello-option-powers = Powers
bello-option-powers-help = Whether the gods lend their powers.
bello-option-powers-on = on: one power of your pantheon may be used each turn
bello-option-powers-off = off: no Power Phase, and pantheons are only colours
bello-option-combat = Combat
bello-option-combat-help = What becomes of the attackers when a location falls.
bello-option-combat-exchange = exchange: followers fall one for one, and attackers left over hold the ground
bello-option-combat-literal = literal: every attacker is lost, even in victory
bello-option-sharing = Sharing
bello-option-sharing-help = Whether rivals may stand together on an uncontrolled location.
bello-option-sharing-share = share: rivals may stand side by side
bello-option-sharing-block = block: a rival's follower closes the location to you
bello-option-pantheons = Pantheons
bello-option-pantheons-help = How each player comes by a pantheon.
bello-option-pantheons-pick = pick: players choose, the last to play first
bello-option-pantheons-random = random: pantheons are dealt by lot
bello-option-pantheons-fixed = fixed: each corner has its own
bello-option-finale = Ending
bello-option-finale-help = What is still played once the Doomsday circle is complete.
bello-option-finale-turn = one more turn: the turn after the circle is complete is the last
bello-option-finale-now = this turn: the turn that completes the circle is the last
bello-option-chips = Chips
bello-option-chips-help = How many control chips each player owns.
bello-option-chips-totals = totals: 5 for temples, 11 for cities, 16 for fields
bello-option-chips-printed = printed: 12 for temples, 24 for cities, 16 for fields

## Refusals: why a move may not be played

bello-refusal-over-by-doomsday = The game is over: Doomsday has come, and the last followers have been recruited.
bello-refusal-over-with-the-round = The game is over: this round closed the Doomsday circle, and nothing is played after it.
bello-refusal-over-by-elimination = The game is over: fewer than two players are left.
bello-refusal-now-the-first-is-drawn = The first player is being drawn by lot: nobody decides anything yet.
bello-refusal-now-pantheons-are-dealt = The pantheons are being dealt by lot, one to each seat.
bello-refusal-now-pick = Now you choose your pantheon.
bello-refusal-now-recruit = Now you recruit: place the followers left in your supply, one at a time, on temples and cities of yours.
bello-refusal-now-power-or-pass = Now you use one of your powers, or pass.
bello-refusal-now-target = Your power comes first: choose a location for it.
bello-refusal-now-blow-away = The wind comes first: choose where it carries the next follower. All of them must go.
bello-refusal-now-turn-the-mirror = The mirror comes first: choose the location it brings your followers to.
bello-refusal-now-hasten-doom = Ragnarök comes first: choose how many steps further the Doomsday token moves.
bello-refusal-now-act-or-end = Now you move, attack, or end your Action Phase.
bello-refusal-now-land-the-ship = Your longship is at sea: choose where it lands.
bello-refusal-now-count-the-crew = Your longship is at sea: choose whether 2 or 3 followers sail.
bello-refusal-now-land-the-flyer = Your follower is in the air: choose where it lands.
bello-refusal-now-claim-or-end = Now you claim locations, or end your turn.
bello-refusal-seat-not-drawn-for = Nobody sits there: the first player is drawn among the seats of this table.
bello-refusal-another-seat-is-dealt = The pantheons are dealt to P1, then P2, and so on: it is another seat's turn.
bello-refusal-pantheon-taken = Another player already leads that pantheon.
bello-refusal-uncontrolled-recruits-nothing = Nobody controls that location: uncontrolled locations recruit nothing.
bello-refusal-rivals-recruit-for-themselves = Another player controls that location: place your followers on your own.
bello-refusal-at-its-limit = That location has reached its limit: a temple recruits up to 3 followers, a city up to 2.
bello-refusal-plagued = That location is struck by Sekhmet's plague: it recruits nothing this time.
bello-refusal-no-powers-in-this-game = This game is played without powers.
bello-refusal-temples-cannot-pay = Your temples cannot pay: you need at least one, and each of them must hold as many followers as the power costs.
bello-refusal-nothing-to-aim-at = Once paid for, this power would find nothing to act on.
bello-refusal-not-done-yet = Your power wants a first choice before you may stop.
bello-refusal-only-ragnarok-hastens-doom = Only Ragnarök lets you choose steps of the Doomsday token.
bello-refusal-past-doomsday = The Doomsday circle does not have that many steps left.
bello-refusal-no-action-left = You have no action left for that; extra moves are good for moving only.
bello-refusal-nobody-to-move = You have no follower there to move.
bello-refusal-enemy-location = Another player controls that location: it can be attacked, but not entered.
bello-refusal-blocked-by-a-rival = A rival's follower stands there, and in this game rivals do not share a location.
bello-refusal-no-room = There is no room: a location holds at most 4 followers.
bello-refusal-nobody-to-attack-with = You have no follower there: an attack needs at least one.
bello-refusal-own-location = You control that location: only an enemy's can be attacked.
bello-refusal-uncontrolled = Nobody controls that location, so there is nothing to attack: you may only move in.
bello-refusal-no-ship = You have no longship ready: Longships provides one for the turn, and it sails once.
bello-refusal-too-few-sailors = A longship carries 2 or 3 followers: that many of yours must stand where it sets out, and find room where it lands.
bello-refusal-no-port = A longship setting out from there would find nowhere to land.
bello-refusal-out-of-sail = The longship cannot land there: it needs a location open to you with room for 2, at most 2 steps away over open ground.
bello-refusal-no-sandals = You have no winged sandals ready: Hermes' Sandals provides them for the turn, and they fly once.
bello-refusal-nobody-to-fly = You have no follower there to fly.
bello-refusal-no-perch = A follower flying from there would find nowhere to land.
bello-refusal-out-of-flight = The flight cannot end there: it needs a location open to you with room for 1, exactly 2 steps away.
bello-refusal-already-controlled = That location is already controlled: only an uncontrolled one can be claimed.
bello-refusal-too-few-to-claim = You have too few followers there: claiming takes 3 for a temple, 2 for a city, 1 for a field or a marked location.
bello-refusal-no-chip-left = You have no chip of that kind left in your supply.
bello-refusal-no-ziggurat-there = Ziggurat needs a location you control and have not marked yet.
bello-refusal-no-deluge-there = Deluge needs a city or field that holds a rival's follower, at most 2 steps from a location you control.
bello-refusal-no-decree-there = Tablet of Destinies needs a temple or city that you do not control and have not marked yet.
bello-refusal-no-gift-there = Gift of the Nile needs a field you control without any follower.
bello-refusal-no-plague-there = Wrath of Sekhmet needs an enemy temple or city that has not been struck yet.
bello-refusal-no-wind-there = Divine Wind needs an enemy city or field that holds a follower, next to a location you control.
bello-refusal-no-refuge-there = The wind cannot carry a follower there: it needs a location next to the one struck, open to the follower's owner, with room for 1.
bello-refusal-no-mirror-there = The mirror needs a destination with room that you control, or an uncontrolled one without rivals, and a follower of yours elsewhere.
bello-refusal-nobody-to-jump = The mirror needs another location where you have a follower.
bello-refusal-no-hammer-there = Mjölnir needs an enemy city or field at most 2 steps from a location you control.
bello-refusal-no-thunder-there = Thunderbolt needs an enemy city or field.

## Faults: what is wrong with a position

bello-fault-seat-beyond-the-table = A seat is named that is not at this table.
bello-fault-pieces-of-an-absent-seat = There are pieces of a seat that is not at this table.
bello-fault-off-the-board = Something stands off the board.
bello-fault-more-followers-than-a-player-has = A player has more than 30 followers on the board.
bello-fault-more-chips-than-a-player-has = A player has more chips of a kind on the board than there are.
bello-fault-two-chips-on-a-location = A location bears two chips.
bello-fault-more-than-four-on-a-location = A location holds more than 4 followers.
bello-fault-followers-miscounted = The followers of a location do not add up.
bello-fault-strangers-on-a-controlled-location = A controlled location holds followers of another player.
bello-fault-rivals-sharing-a-location = Rivals share a location, though this game does not allow it.
bello-fault-doom-out-of-step-with-the-round = The Doomsday token and the round do not agree.
bello-fault-ziggurats-misplaced = There are too many ziggurats, or one outside the Mesopotamian's locations.
bello-fault-plagues-misplaced = There are too many plagues, or one elsewhere than on temples and cities of the Egyptian's rivals.
bello-fault-decrees-out-of-turn = There are too many decrees, or some outside the Mesopotamian's turn.
bello-fault-horses-out-of-turn = There is more than one wooden horse, or one outside the Greek's turn.
bello-fault-hearts-without-the-egyptian = Hearts are being weighed, but nobody leads the Egyptian pantheon.
bello-fault-actions-out-of-phase = There are actions or extra moves that this moment does not allow.
bello-fault-pantheons-not-different = Two players lead the same pantheon, or one leads none.
bello-fault-nothing-to-decide = The game waits for a decision that nobody has to take.
bello-fault-markers-before-any-power = There are markers or gifts of powers, though no power can have been used: none is before the first turn, nor in a game without powers.
bello-fault-power-out-of-place = A power is under way that this moment, or this player's pantheon, does not allow.
bello-fault-two-powers-in-a-turn = There are traces of two powers of the same turn: a player uses one at most.
bello-fault-ziggurats-out-of-time = There are ziggurats of an earlier turn, or not as many as have been chosen: they go when the Mesopotamian's next turn begins.
bello-fault-hearts-out-of-time = Hearts of an earlier turn are being weighed: they go when the Egyptian's next turn begins.
bello-fault-plagues-out-of-time = There is a plague that has passed, or not as many as have been chosen: it goes when the controller of the location has recruited.
bello-fault-decrees-misplaced = There is a decree over a field, or over a location the Mesopotamian controls and cannot have claimed this turn.
bello-fault-horses-misplaced = The wooden horse stands on a location that did not fall to the Greek this turn.
bello-fault-gifts-out-of-turn = A flower, a wooden horse, a longship or sandals are at hand outside their pantheon's Action Phase or after their use, or are missing on a journey.

## Endings: why the game is over

bello-ending-doomsday = the Doomsday circle is complete
bello-ending-elimination = no rival is left

## Phases: what is to be done now

bello-phase-first = The first player is being drawn.
bello-phase-deal = The pantheons are being dealt.
bello-phase-pantheon = { $player }: choose your pantheon.
bello-phase-turn = { $player }: your turn begins.
bello-phase-recruit = { $player }: your supply is short; choose where the next follower goes.
bello-phase-power = { $player }: use a power, or pass.
bello-phase-target = { $player }: choose a location for your power.
bello-phase-to = { $player }: choose where your power sends followers.
bello-phase-doom = { $player }: choose how many more steps Doomsday comes closer.
bello-phase-action =
    { $player }: move, attack, or end your actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $moves ->
        [0] { "" }
        [one] { " " }and { $moves } extra move
       *[other] { " " }and { $moves } extra moves
    } left).
bello-phase-sail = { $player }: choose where your longship lands.
bello-phase-count = { $player }: choose how many followers sail.
bello-phase-fly = { $player }: choose where your follower lands.
bello-phase-control = { $player }: claim a location, or end your turn.
bello-phase-over = The game is over.

## Moves: what a legal move means

bello-move-move = Move a follower from { $from } to { $to }
bello-move-attack = Attack { $to } with all your followers on { $from }
bello-move-sail = Send a longship from { $cell }
bello-move-fly = Let a follower fly from { $cell }
bello-move-to = Choose { $cell } as the destination
bello-move-count =
    { $number ->
        [one] Put { $number } follower aboard
       *[other] Put { $number } followers aboard
    }
bello-move-target = Choose { $cell } for your power
bello-move-doom =
    { $number ->
        [0] Leave the Doomsday token where it is
        [one] Move the Doomsday token { $number } step further
       *[other] Move the Doomsday token { $number } steps further
    }
bello-move-done = Make no further choice
bello-move-claim = Claim { $cell }
bello-move-recruit = Place a follower on { $cell }
bello-move-pantheon = Lead the { $pantheon } pantheon
bello-move-power =
    { $cost ->
        [one] Use { $power }, for { $cost } follower from each of your temples
       *[other] Use { $power }, for { $cost } followers from each of your temples and a step of Doomsday
    }
bello-move-pass = Use no power
bello-move-end =
    { $what ->
        [turn] End your turn
       *[actions] End your actions
    }
bello-move-first = { $player } plays first
bello-move-deal = { $player } receives the { $pantheon } pantheon

## Events: what happened

bello-event-move = { $player } moves a follower from { $from } to { $to }.
bello-event-attack =
    { $player } attacks { $to } ({ $defender }) from { $from } with { $attackers ->
        [one] { $attackers } follower
       *[other] { $attackers } followers
    }: { $outcome ->
        [fell] { $to } falls
       *[held] { $to } holds
    }. Followers lost: { $lost } attacking, { $killed } defending.
bello-event-sail = { $player } readies a longship in { $cell }.
bello-event-fly = { $player } sends a follower flying from { $cell }.
bello-event-to = { $player } chooses { $cell } as the destination.
bello-event-count =
    { $number ->
        [one] { $player } lands { $number } follower.
       *[other] { $player } lands { $number } followers.
    }
bello-event-target = { $power }: { $player } chooses { $cell }.
bello-event-doom =
    { $number ->
        [0] { $player } leaves the Doomsday token where it is.
        [one] { $player } moves the Doomsday token { $number } step further.
       *[other] { $player } moves the Doomsday token { $number } steps further.
    }
bello-event-done = { $player } makes no further choice.
bello-event-claim = { $player } claims { $cell }.
bello-event-recruit = { $player } places a follower on { $cell }.
bello-event-pantheon = { $player } chooses the { $pantheon } pantheon.
bello-event-power =
    { $cost ->
        [one] { $player } uses { $power }: each temple pays { $cost } follower.
       *[other] { $player } uses { $power }: each temple pays { $cost } followers, and Doomsday stands at { $doom }.
    }
bello-event-pass = { $player } uses no power.
bello-event-end-actions = { $player } ends the Action Phase.
bello-event-end-turn = { $player } ends the turn.
bello-event-first = { $player } is drawn to play first.
bello-event-deal = { $player } receives the { $pantheon } pantheon.
bello-event-turn = { $player } begins a turn (round { $round }).
bello-event-final-turn = { $player } begins the final turn (round { $round }).
bello-event-recruits =
    { $number ->
        [one] { $player } recruits { $number } follower.
       *[other] { $player } recruits { $number } followers.
    }
bello-event-losses = { $player } loses { $followers ->
    [0] no follower
    [one] 1 follower
   *[other] { $followers } followers
}{ $chips ->
    [0] {""}
    [one] {" "}and a chip
   *[other] {" "}and { $chips } chips
}.
bello-event-extra-recruits = { $player } recruits { $number ->
    [one] 1 follower
   *[other] { $number } followers
} in an extra Recruit Phase.
bello-event-round-end = Round { $round } ends: Doomsday stands at { $doom } of { $of }.
bello-event-over =
    The war is over: { $reason ->
        [doomsday] { bello-ending-doomsday }
        [elimination] { bello-ending-elimination }
       *[other] { $reason }
    }.

## Tallies: what a seat owns

bello-tally-pantheon = Pantheon
bello-tally-points = Faith Points
bello-tally-supply = Followers in supply
bello-tally-followers = Followers on the board
bello-tally-temple-chips = Temple chips in supply
bello-tally-city-chips = City chips in supply
bello-tally-field-chips = Field chips in supply
bello-tally-temples = Temples
bello-tally-cities = Cities
bello-tally-fields = Fields
