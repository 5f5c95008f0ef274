### The browser, in English: what only a screen says.

## The house

web-title = Theomachy
web-title-your-turn = ● Your turn – Theomachy
web-tools = Tools
web-loading = One moment…
web-close = Close
web-language = Language
web-language-en = English
web-language-fr = Français
web-rules = Rules
web-rules-of = { $game }: the rules

## Settings

web-settings = Settings and keys
web-name = Your name
web-guest = Guest
web-theme = Light and dark
web-theme-auto = Light or dark as your device
web-theme-light = Parchment (light)
web-theme-dark = Night (dark)
web-motion = Movement
web-motion-auto = as your device wishes
web-motion-fast = quick
web-motion-slow = slow
web-motion-off = none
web-mute = No sounds
web-sound-on = Sounds are on
web-sound-off = Sounds are off

## Keys

web-keys = On the keyboard
web-key-arrows-does = from location to location, once the board is reached with Tab
web-key-n-does = to the next lit location
web-key-enter = Enter
web-key-enter-does = choose it
web-key-escape = Esc
web-key-escape-does = choose nothing, close what is open
web-key-e-does = end, pass, or choose no more
web-key-u-does = take the last move back
web-key-h-does = suggest a move
web-key-help-does = this sheet

## The shelf

web-shelf-title = Board games of warring gods
web-players-range = { $fewest } to { $most } players
web-play = Play
web-readiness-preparing = Being prepared: about { $seconds } s left
web-readiness-playable = Ready to play; the bots follow in about { $seconds } s
web-readiness-failed = This game could not be prepared. The server’s terminal says why.
web-my-tables = Your tables
web-table-waiting = waiting for players
web-table-running = in play
web-table-over = over
web-table-frozen = begun under older rules
web-table-closed = closed by the house

## A new table

web-new-table = { $game }: a new table
web-seats = Seats
web-players = Players
web-player = Player
web-seat-kind = Seat { $number }: who plays?
web-seat-name = Seat { $number }: name
web-seat-bot = Seat { $number }: level of the bot
web-seat-me = me
web-seat-bot-kind = a bot
web-seat-open = a friend, by link
web-seat-open-help = You will get a link to send.
web-bot-name-1 = Talos
web-bot-name-2 = Galatea
web-bot-name-3 = Pandora
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyche
web-options = Options
web-start = Start
web-opens-itself = The table opens by itself as soon as the game is prepared.

## Joining

web-join-title = A seat is kept for you
web-join = Sit down
web-invites = Invite your friends
web-invites-help = Each link is good for one seat. The game begins when everybody sits.
web-invite-seat = Seat { $number }
web-spectators = Let others watch
web-spectator-link = Link for spectators
web-copy = Copy
web-copy-of = Copy: { $what }
web-copied = Copied

## At the table

web-status-waiting = Waiting until every seat is taken.
web-status-frozen = This game was begun under an older version of the rules: it can be looked at, but not played on.
web-status-closed = This table was closed by whoever keeps the house: it can be looked at, but not played on.
web-board = The board
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = The whole board
web-moves = What you can do
web-undo = Take back
web-unchoose = Choose another
web-you = you
web-present = here
web-away = away
web-to-move = to move
web-tabs = Panels
web-tab-powers = Powers
web-tab-turn = Turn
web-tab-players = Players
web-tab-log = Log
web-log = What happened
web-log-undo = { $player } takes the last move back.
web-log-earlier = Earlier entries
web-look-there = Look at the board as it was then

## Refusals and the connection

web-stale = Too late: the board has changed meanwhile. Here is how it stands now.
web-refusal-other = That cannot be done here ({ $reason }).
web-problem-malformed = That move does not exist.
web-problem-too-fast = Too fast: please wait a moment.
web-problem-not-your-turn = It is not your turn.
web-problem-not-your-seat = That seat is not yours.
web-problem-gone = This table does not exist any more.
web-problem-old-rules = It was begun under older rules.
web-problem-closed = This table is closed.
web-link-connecting = Going to the table…
web-link-live = Connected.
web-link-lost = The connection is lost. Trying again…
web-link-queued = Your move will be sent as soon as it is back.
web-failure-unreachable = The server does not answer.
web-failure-unknown = There is no such table or invitation.
web-failure-wrong = The server did not understand that wish.
web-failure-busy = The server is busy. Please try again.
web-failure-failed = This game could not be prepared. The server’s terminal says why.
web-failure-gone = There is no such table.
web-failure-other = That did not work ({ $reason }).

## Replays and results

web-looking-back = Looking back
web-return = Back to the game
web-replay-of = { $game }: replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Move shown
web-replay-ply = { $ply } of { $plies }
web-to-the-table = To the table
web-score-line = { $number } × { $each } = { $points }
web-verify = Were the draws fair?
web-verify-help = The seed was promised before the first draw and is shown now. Save the record and check it with “theomachy verify”.
web-record = Save the record
web-see-replay = Look at the replay
web-show-result = Result
web-again = Play again

## Bello Divorum

web-bello-phases = Phases of a turn
web-bello-phase-recruit = Recruit
web-bello-phase-power = Power
web-bello-phase-action = Action
web-bello-phase-control = Control
web-bello-doom = Doomsday { $doom } / { $of }
web-bello-doom-help = How far the Doomsday token has come on its circle
web-bello-round = Round { $round }
web-bello-powers-of = { $pantheon } powers
web-bello-cost =
    { $cost ->
        [one] Costs { $cost } follower from each temple
       *[other] Costs { $cost } followers from each temple and a step of Doomsday
    }
web-bello-controlled = controlled by { $player }
web-bello-followers =
    { $number ->
        [one] { $number } follower
       *[other] { $number } followers
    }
web-bello-followers-of =
    { $number ->
        [one] { $number } follower of { $player }
       *[other] { $number } followers of { $player }
    }
web-bello-marker-ziggurat = ziggurat
web-bello-marker-plague = plague
web-bello-marker-decree = decree
web-bello-marker-horse = wooden horse
web-bello-lit = can be chosen
web-bello-not-next-to-it = That location is not next to the one you have chosen.
web-bello-field-recruits-nothing = Fields recruit nothing.

## Storm of the Gods

web-storm-steps = Steps of a turn
web-storm-step-wind = Vaal blows
web-storm-step-strengthening = Strengthening
web-storm-step-development = Development
web-storm-turn = Turn { $turn }
web-storm-pile =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
web-storm-claim-sanctuary = { $player }: sanctuary
web-storm-claim-encirclement = Vaal is surrounded
web-storm-claim-encirclement-sole = { $player } surrounds Vaal
web-storm-claim-due =
    { $left ->
        [0] due now
        [one] due at turn { $due }, { $left } turn left
       *[other] due at turn { $due }, { $left } turns left
    }
web-storm-rose = Where the die points
web-storm-keep = How many worshipers stay?
web-storm-power-used = Used this turn.
web-storm-with-power = with your power
web-storm-verb-attack = Attack
web-storm-verb-build = Build
web-storm-verb-sanctuary = Sanctuary
web-storm-verb-explore = Explore
web-storm-verb-demolish = Demolish
web-storm-verb-market = Market marker
web-storm-verb-shift = Move a worshiper
web-storm-verb-madden = Turn a head
web-storm-starving = The sanctuary will be lost: nobody is left to pay for it.
web-storm-caution-end = Nobody is left to pay for your sanctuary: at your next turn it will be lost.
web-storm-caution-settle = That takes your last worshipers: nobody is left to pay for your sanctuary.
web-storm-open = open
web-storm-vacant = vacant
web-storm-held = held by { $player }
web-storm-worshipers =
    { $number ->
        [one] { $number } worshiper
       *[other] { $number } worshipers
    }
web-storm-used = used this turn
web-storm-converted = taken this turn
web-storm-lit = can be chosen
web-storm-compass-is-nobodys = The compass belongs to nobody, and nothing is ever put on it.
web-storm-open-cell = There is no land here. Vaal uncovers it, or an exploration from a building next to it.
web-storm-keep-first = First choose how many worshipers stay on the tile.
web-storm-beside-vaal = Choose one of the lit cells beside Vaal: the wind blows that way.

## A secret on a shared screen

web-curtain = What follows is for { $player } alone.
web-curtain-open = I am { $player }: show it
