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
web-motion = Movement, and moves of others
web-motion-auto = normal, or none if your device wishes so
web-motion-fast = quick
web-motion-slow = slow
web-motion-off = none
web-confirm = Ask before a move is played
web-confirm-never = never
web-confirm-risky = if it weighs
web-confirm-always = always
web-confirm-help = A move of weight on the board, such as a battle, and whatever you are warned about is shown first: click again, or use the large button, to play it. A finger on the board always shows a move first.
web-mute = No sounds
web-sound-on = Sounds are on
web-sound-off = Sounds are off

## Other devices, and one’s data

web-devices = Play on another device
web-devices-help = There are no accounts: this browser holds the key to your seats. A code gives another device the same key.
web-code-show = Show a code
web-code-help = Type it on the other device, in these settings. It works once, within { $minutes } minutes; show it to nobody else.
web-code-have = I have a code
web-code-use = Use it
web-code-use-help = This browser will then show the tables of the other device instead of its own.
web-sign-out = Sign out all other devices
web-signed-out = Done: only this device holds your key now.
web-data = Your data
web-data-help = The server keeps your tables with their moves, the names you gave and what your browser added to the draws. Only if you ask for ratings, your points too. Nothing else.
web-data-save = Save my data
web-data-delete = Delete my data…
web-data-sure = Your tables will be deleted. At tables with other people your seat stays empty, without your name. This cannot be undone.
web-data-delete-now = Yes, delete everything
web-data-keep = No, keep it

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
web-key-p-does = hold the moves of others, or let them go on
web-key-step-does = one move of theirs
web-key-s-does = skip to the present
web-key-help-does = ask what things are, at a table; elsewhere this sheet

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
web-seat-here = somebody at this screen
web-seat-bot-kind = a bot
web-seat-open = a friend, by link
web-seat-left = somebody who left
web-seat-person = Player { $number }
web-seats-shared = Several people at this screen: what is each of them called? This browser remembers it.
web-seat-open-help = You will get a link to send.
web-bot-name-1 = Talos
web-bot-name-2 = Galatea
web-bot-name-3 = Pandora
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyche
web-presets = How to play
web-options = Options
web-start = Start
web-lab = Balance Lab: is it fair?
web-lab-of = Is it fair? Try these rules in the Balance Lab
web-opens-itself = The table opens by itself as soon as the game is prepared.
web-print = Print this game and play it on a table (PDF to cut out):
web-print-a4 = A4
web-print-letter = US Letter

## Joining

web-join-title = A seat is kept for you.
web-join-by = { $name } invites you to a game.
web-join-seats = Who sits where
web-join-yours = your seat
web-join-free = still free
web-join-host = opened the table
web-join-options = How it is played
web-join-usual = With the usual options.
web-join-all = All options
web-join-board = The board as it stands
web-join-mine = This seat is yours already.
web-join-taken = Somebody has taken this seat before you. Ask whoever invited you for another link; you may also watch.
web-join-over = This game is over. You may still look at how it went.
web-join-closed = This table was closed by whoever keeps the house. It can be looked at, but not played on.
web-join-nowhere = This link leads nowhere: whoever sent it may have made a new one since, or taken it back, or a letter of it is missing. Ask for a new link.
web-join-go = To the table
web-join-watch = Watch
web-carry-title = Your seat comes with you.
web-carry-help = It goes on here under its own name; the other device only watches from now on.
web-carry = Play on here
web-join = Sit down
web-invites = Invite your friends
web-invites-help = Each link is good for one seat. The game begins when everybody sits.
web-invite-renew = New link
web-invite-renew-help = Sent to the wrong person? After “New link” the old one leads nowhere.
web-invite-wrong = Somebody wrong sits here
web-invite-wrong-help = Until the first move (in games with hidden cards: until they are dealt) you can free a seat and send another link.
web-invite-reopen = Free the seat of { $name }
web-carry-seat = Play this seat on another device
web-carry-seat-help = The link carries the seat to whoever opens it: once, and within a day. Keep it to yourself.
web-carry-seat-make = Make a link: { $name }
web-carry-hand-make = Link to the hand of { $name }
web-screens = One large screen, a phone for each hand
web-screens-help = The board stays on the television, without anybody’s cards. Each link takes one hand to a phone, where that seat is then played: once, and within a day.
web-screens-tv = Show only the board here
web-screens-hand = Show my hand first here
web-carry-seat-revoke = Take the link back
web-invite-seat = Seat { $number }
web-spectators = Let others watch
web-spectator-link = Link for spectators
web-copy = Copy
web-copy-of = Copy: { $what }
web-copied = Copied
web-network = Let your Wi-Fi in
web-network-off = So far links work on this computer alone.
web-network-help = Whoever is on the same network as this computer can then open this house, and takes a seat by a link you send.
web-network-on = Whoever is on your Wi-Fi can open this house at { $url } and takes a seat by a link you send. Switch it off when you have played; it is off after every start.
web-network-found = Others find this house at { $url }
web-qr = Code for a camera
web-qr-of = Code for a camera: { $what }
web-qr-help = Point a phone’s camera at it.
web-copy-by-hand = Selected: Ctrl+C

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
web-tab-board = Board
web-tab-log = Log
web-log = What happened
web-log-undo = { $player } takes the last move back.
web-log-earlier = Earlier entries
web-log-filter = Whose moves?
web-log-everybody = Everybody’s moves
web-log-setup =
    { $number ->
        [one] Set-up ({ $number } line)
       *[other] Set-up ({ $number } lines)
    }
web-log-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
web-look-there = Look at the board as it was then

## What others did

web-playback = Moves of others
web-playback-pause = Hold (p)
web-playback-go-on = Go on (p)
web-playback-step = One move (.)
web-playback-skip = Skip to the present (s)
web-playback-waiting =
    { $number ->
        [0] up to date
        [one] { $number } move to see
       *[other] { $number } moves to see
    }
web-playback-yours =
    { $number ->
        [one] Your turn, after { $number } move
       *[other] Your turn, after { $number } moves
    }
web-since = Since your last turn
web-since-lost = You have lost
web-since-gained = You have gained
web-since-change = { $what }: { $before } → { $after }
web-since-told = What befell you
web-since-more =
    { $number ->
        [one] and { $number } line more in the log
       *[other] and { $number } lines more in the log
    }
web-since-nothing-lost = You have lost nothing.
web-since-moves =
    { $number ->
        [0] no move
        [one] { $number } move
       *[other] { $number } moves
    }
web-since-again = See it again on the board
web-announce-many =
    { $number ->
        [one] { $number } move by others.
       *[other] { $number } moves by others.
    }
web-skip-links = Shortcuts
web-skip-board = To the board
web-skip-moves = To what you can do
web-skip-log = To the log

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
web-problem-curtained = First say who is looking: that is secret.
web-problem-still-here = Not yet: they were here a moment ago, and have time.
web-problem-no-talk = There is no talk at this table.
web-link-connecting = Going to the table…
web-link-live = Connected.
web-link-lost = The connection is lost. Trying again…
web-link-queued = Your move will be sent as soon as it is back.
web-link-unkept = Nothing can be kept just now. Your move is sent again by itself; the board can be looked at.
web-failure-unreachable = The server does not answer.
web-failure-unknown = There is no such table or invitation.
web-failure-wrong = The server did not understand that wish.
web-failure-name-taken = Somebody at this table has that name already. Please choose another.
web-failure-unknown-code = That code is not good: it may have been used, or be older than ten minutes.
web-failure-too-many = Too often. Please wait a little.
web-failure-busy = The server is busy. Please try again.
web-failure-variants = This server has room for no more variants until it is started anew. Those it plays already can be chosen, and a server of your own plays any.
web-failure-failed = This game could not be prepared. The server’s terminal says why.
web-failure-gone = There is no such table.
web-failure-seat-taken = Somebody was quicker, or the table is no longer open.
web-failure-taken = Somebody has taken this seat before you.
web-failure-over = This game is over.
web-failure-closed = This table is closed.
web-failure-no-network = This computer finds no home network, or may not be reached there.
web-failure-not-here = That can only be done at this computer.
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
web-verify-help = The seed was promised before the first draw and is shown now, beside what the seats added. Save the record and check it with “theomachy verify”.
web-dice = How are draws made here?
web-dice-help = The server promised its seed before anybody sat down; every player’s browser then added luck of its own. The draws follow from both, so that nobody decides them alone. At the end the seed is shown, and anybody can check every draw.
web-dice-signed = Signed by the server { $fingerprint }
web-dice-added =
    { $added ->
        [0] No seat has added to the draws.
        [one] { $added } seat has added to the draws.
       *[other] { $added } seats have added to the draws.
    }
web-dice-mine = Your browser added { $entropy }
web-dice-mine-late = Your browser’s { $entropy } came after the first draw and does not count.
web-dice-changed = The promise is not the one this browser was shown before. Do not trust these draws.
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
web-storm-god-looks = Powers are off: a god gives your cult its colour and its buildings, and nothing more.
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
web-curtain-several = What each of you has in hand is for nobody else.
web-curtain-open = I am { $player }: show it
web-curtain-close = Close the curtain

## The story of a game

web-story = Story
web-story-or-log = Log or story
web-story-telling = The story is being worked out: a few seconds…
web-story-failed = The story cannot be told now.

## Numbers that are not as printed

web-variant-numbers = { $count ->
        [0] Numbers of the rulebook
       *[other] Numbers of the rulebook ({ $count } set otherwise)
    }
web-variant = { $count ->
        [one] One number is not as printed
       *[other] { $count } numbers are not as printed
    }
web-variant-open = Rulebook: { $count ->
        [one] one number is not as printed
       *[other] { $count } numbers are not as printed
    }
