### The house, in English: what every game shares.

## Seats and players

house-seat = { $number } ({ $name })
house-bot-random = random
house-bot-greedy = greedy
house-bot-level1 = beginner (1)
house-bot-level2 = casual (2)
house-bot-level3 = able (3)
house-bot-level4 = strong (4)
house-bot-level5 = expert (5)
house-bot-level6 = merciless (6)
house-bot-level1-warlike = beginner (1), warlike
house-bot-level2-warlike = casual (2), warlike
house-bot-level3-warlike = able (3), warlike
house-bot-level4-warlike = strong (4), warlike
house-bot-level5-warlike = expert (5), warlike
house-bot-level6-warlike = merciless (6), warlike
house-bot-level1-cautious = beginner (1), cautious
house-bot-level2-cautious = casual (2), cautious
house-bot-level3-cautious = able (3), cautious
house-bot-level4-cautious = strong (4), cautious
house-bot-level5-cautious = expert (5), cautious
house-bot-level6-cautious = merciless (6), cautious
house-bot-human = human

## Taking a move back

house-undo-nothing-to-take-back = There is nothing to take back.
house-undo-nature-has-acted = A draw has been made since, and draws are not taken back.
house-undo-another-player-has-acted = Another player has acted since.
house-undo-the-game-is-over = The game is over, and the seed of its dice is revealed.
house-undo-something-hidden-was-shown = Something hidden has been shown since, and that cannot be taken back.
house-undo-too-long-ago = It is too long ago.

## Playing in the terminal

house-play-welcome =
    { $players ->
        [one] { $game }, for { $players } player. Type `?` to see what may be played.
       *[other] { $game }, for { $players } players. Type `?` to see what may be played.
    }
house-play-prompt = { $player }, your move:
house-play-curtain = { $player } alone may look now. Press Enter:
house-play-help =
    Type a move as the list of legal moves writes it, or its number there.
    `?`          the legal moves and what they mean
    `? WORD`     only those that begin with WORD
    `board`      the board
    `hint`       a move worth playing, and your chance to win
    `undo`       take back the last move
    `save FILE`  save the game
    `rules ID`   a paragraph of the rules
    `quit`       leave the game
house-play-legal-title = Legal moves
house-play-unknown = That is not understood. { $detail }
house-play-refused = { $move } cannot be played. { $why } ({ $paragraph })
house-play-hint = { $move }: { $what }. Your chance to win: { $number }%.
house-play-forfeit = { $player } forfeits: { $why }. From now on its moves are played at random.
house-play-undone = Taken back: { $move }
house-play-saved = The game is saved in { $file }.
house-play-resume-hint = To take it up again: { $command }
house-play-quit = The game stops here.

## Results

house-result-title = Result
house-result-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
house-result-points = Points
house-result-rank = Rank
house-result-payoff = Share of the win

## Dice and records

house-commitment = The dice are promised by { $hash }
house-seed = The dice came from the seed { $seed }
house-verify-fair =
    { $plies ->
        [one] The record holds: { $plies } ply replayed, and every draw follows from the seed.
       *[other] The record holds: { $plies } plies replayed, and every draw follows from the seed.
    }
house-verify-unrevealed =
    { $plies ->
        [one] The record holds: { $plies } ply replayed. The seed is not revealed, so the draws cannot be checked.
       *[other] The record holds: { $plies } plies replayed. The seed is not revealed, so the draws cannot be checked.
    }
house-verify-signed = The promise of the dice was signed before the first draw, by the server { $fingerprint }.
house-verify-unsigned = The promise of the dice is unsigned: no server vouches for when it was made.
house-verify-entropy =
    { $seats ->
        [0] No seat added to the dice.
        [one] { $seats } seat added to the dice.
       *[other] { $seats } seats added to the dice.
    }
house-verify-result = Result: { $reason }; points: { $scores }

## Simulations

house-decimal-point = .
house-percent = { $number }%
house-simulate-title =
    { $games ->
        [one] { $game }, { $players } players: { $games } game, seed { $seed }
       *[other] { $game }, { $players } players: { $games } games, seed { $seed }
    }
house-simulate-seat = Seat
house-simulate-order = Order of play
house-simulate-places = Wins by place in the order of play, with 95% intervals:
house-simulate-bot = Player
house-simulate-wins = Wins
house-simulate-interval = 95% interval
house-simulate-points = Mean points
house-simulate-length = Length: { NUMBER($mean, maximumFractionDigits: 1) } plies on average, from { $least } to { $most }
house-simulate-endings = Endings:
house-simulate-saved = A row for each seat of each game is in { $file }.
house-simulate-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($rate, maximumFractionDigits: 0) } per second
house-simulate-stopped = Stopped after { $count } of { $games } games: --first { $first } --games { $left } plays the others.
house-ray =
    { $machines ->
        [one] One machine with { $slots } workers.
       *[other] { $machines } machines with { $slots } workers.
    } What a machine has not played before it compiles first, once.
house-ray-lost =
    { $count ->
        [one] A worker was lost; the games it had begun were played again.
       *[other] Workers were lost { $count } times; the games they had begun were played again.
    }
house-progress-games = Games played

## The arena

house-arena-games = Seats played
house-arena-rank = Mean rank
house-arena-rating = Rating
house-arena-meetings = How often the row ranked before the column, a tie counting half:
house-arena-stopping = Finishing the games under way; Ctrl-C once more leaves at once.
house-arena-stopped = Stopped after { $count } of { $games } games. With --save a file keeps them, to go on later.
house-arena-stopped-kept = Stopped after { $count } of { $games } games, kept in { $file }: the same command goes on.
house-arena-uneven = Everybody has met everybody and sat everywhere equally often after every { $number } games: { $games } would be even.
house-guest-forfeits = Forfeited (last in rank; the rest of the game was played at random)
house-guest-name = Guest
house-guest-seats = Seats
house-guest-why = Why
house-guest-first = The first time
house-guest-where = game { NUMBER($number, useGrouping: "false") }, { $who }, ply { NUMBER($ply, useGrouping: "false") }: { $detail }
house-guest-did-crash = it ended
house-guest-did-silence = no answer in time
house-guest-did-nonsense = an answer that is no move
house-guest-did-cheating = a move that is not legal

## A beside B

house-compare-printed = as printed
house-compare-title = { $game }, { $players } players: { NUMBER($games, useGrouping: "false") } games a side, seed { $seed }
house-compare-ending = Endings
house-compare-game = The game
house-compare-unfair = furthest from fair
house-compare-points = points of a seat
house-compare-winner = points of the winner
house-compare-length = decisions
house-compare-decisive = ended by a player
house-compare-verdict = Verdict
house-compare-told = told apart
house-compare-needed = Games needed
house-compare-fairer-order = By order of play { $side } is the fairer: the place furthest from its fair share is off by { $a } of it in A, by { $b } in B; the difference is { $least } to { $most }.
house-compare-fairer-faction = By faction { $side } is the fairer: the one furthest from its fair share is off by { $a } of it in A, by { $b } in B; the difference is { $least } to { $most }.
house-compare-alike-order = By order of play neither can be called the fairer: the place furthest from its fair share is off by { $a } of it in A, by { $b } in B.
house-compare-alike-faction = By faction neither can be called the fairer: the one furthest from its fair share is off by { $a } of it in A, by { $b } in B.
house-compare-decided = Decided after { NUMBER($games, useGrouping: "false") } games a side: every place is told apart, or its difference known to ± { $percent }.
house-compare-undecided = Not decided after { NUMBER($games, useGrouping: "false") } games a side: some place is neither told apart, nor its difference known to ± { $percent }.
house-compare-precision = To know the difference of every place to ± { $percent } takes about { NUMBER($games, useGrouping: "false") } games a side.
house-compare-together = All these intervals hold together in at least 95 of 100 such studies, however often one has looked.
house-compare-stopped = Stopped early: this is what is known so far.

## Which rules are best?

house-sweep-title = { $game }, { $players } players, { $bots }, seed { $seed }
house-sweep-candidate = Candidate
house-sweep-games = Games
house-sweep-met = Aims met
house-sweep-interval = 95% interval
house-sweep-players = Players
house-sweep-order = Unfair by order
house-sweep-faction = Unfair by faction
house-sweep-decisive = Ended by a player
house-sweep-points = Points of a seat
house-sweep-winner = Points of the winner
house-sweep-length = Decisions
house-sweep-stopped = Stopped after { $number } of { $count } rounds; the games are kept in { $file }: the same command goes on.

## The shelf

house-variants-title = The numbers of { $game } that may be set
house-variants-number = Number
house-variants-value = Value
house-variants-bounds = Bounds
house-variants-paragraph = Paragraph
house-variants-says = The rulebook
house-variants-none = { $game } has no number that may be set.
house-variants-rules = House rules: { $numbers }
house-variants-rule = { $name } { $number } instead of { $printed }
house-games-title = Games
house-games-players = Players
house-games-options = Options
house-games-sentence = In a sentence
house-games-paragraph = Paragraph

house-observations-heading = What learners are fed
house-observations-how = What a seat may know, as small whole numbers (int8), in this order. Chairs are counted from the one who looks, then in turn order; a place, a chair or a card that is only sometimes there is counted from 1, with 0 for none. The same as `theomachy observations GAME`.
house-observations-title = { $number } numbers
house-observations-number = Number
house-observations-shape = Shape
house-observations-most = From – to
house-observations-paragraph = Paragraph
house-observations-says = The rulebook

## Checking scenarios

house-check-passed =
    { $scenarios ->
        [one] { $scenarios } scenario holds
       *[other] { $scenarios } scenarios hold
    } ({ $files ->
        [one] { $files } file
       *[other] { $files } files
    }).
house-check-failed =
    { $differences ->
        [one] { $differences } difference.
       *[other] { $differences } differences.
    }
house-check-expected = expected
house-check-actual = actual

## The server

house-serve-at = Theomachy, on this computer: { $url } (data in { $data }); Ctrl-C ends it.
house-serve-network = On your Wi-Fi: { $url } – whoever is on the same network can open it, and joins by a link you send.
house-serve-alone = On this computer alone: the page lets your Wi-Fi in, beside the links that invite, or --host 0.0.0.0 does.
house-serve-public = For everybody: { $url }
house-serve-admin = The figures are at { $url }/metrics, on this machine alone.
house-backup =
    { $file } is a whole copy: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, schema { $schema }.
house-restore =
    { $file } is the database now: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, schema { $schema }.
house-restore-kept = What was there before is kept in { $file }.
house-admin-table = Table
house-admin-game = Game
house-admin-players = Players
house-admin-created = Begun (UTC)
house-admin-entries = Entries
house-admin-state = State
house-admin-live = live
house-admin-over = over
house-admin-closed = closed
house-admin-close = { $what } is closed: it can be looked at, and not played.
house-admin-reopen = { $what } can be played again.
house-admin-ban = { $what } is kept out, within seconds also where a server runs.
house-admin-unban = { $what } is let in again.

## Learning what counts

house-fit-compiling = Compiling the lessons
house-fit-value =
    { $games ->
        [one] { $game }: what counts, from { $games } game
       *[other] { $game }: what counts, from { $games } games
    }
house-fit-forecast =
    { $games ->
        [one] { $game }, { $players } players: what foretells, from { $games } game
       *[other] { $game }, { $players } players: what foretells, from { $games } games
    }
house-fit-feature = Fact
house-fit-weight = Weight
house-fit-untested = Too few games to test it.
house-fit-test = In other games ({ $games }): loss { $loss } (knowing nothing { $blind }), the favourite won { $favourite }
house-fit-chances = Chances
house-fit-foretold = Foretold
house-fit-won = Came true
house-fit-seats = Seats
house-fit-written = Written to { $file }
house-evolve-compiling = Compiling the matches
house-evolve-steps = Steps
house-evolve-title =
    { $number ->
        [one] { $game }: what is liked, after { $number } step
       *[other] { $game }: what is liked, after { $number } steps
    }
house-evolve-before = Before
house-evolve-now = Now

## Measuring speed

house-bench-measuring = Measuring { $game }
house-bench-measuring-search = Measuring the search of { $game }
house-bench-measuring-peers = Measuring the peers
house-bench-installing = Installing the peers into { $file } (minutes, once)
house-bench-peers-absent = The peers are measured from a checkout of the project only.
house-bench-peers-left-out = The peers could not be installed here: they are left out.
house-bench-ours = Theomachy, one core
house-bench-beside = Beside the peers, same run, same core
house-bench-peer = Peer
house-bench-peer-game = Game
house-bench-our-game = Ours
house-bench-ours-per-s = Ours per second
house-bench-ratio = Ratio
house-bench-figure = { NUMBER($number, maximumFractionDigits: 2) }
house-bench-players = players
house-bench-decisions-per-s = decisions per second
house-bench-games-per-s = games per second
house-bench-python-loop-per-s = decisions per second, stepped from Python
house-bench-table-per-s = decisions per second, at a table
house-bench-clones-per-s = copies per second
house-bench-record-bytes = bytes of a record
house-bench-cold-start-s = seconds to the first game, nothing compiled
house-bench-warm-start-s = seconds to the first game, compiled before
house-bench-simulations-per-s = simulations per second
house-bench-simulations-played-on-per-s = simulations per second, played on

## Preparing

house-warm = Preparing { $game }: this happens once.
house-warm-elsewhere = The ready-made code of { $game } is for another processor, Python, Numba or version of the rules: it is compiled here.
house-warm-table = { $game }: preparing the table, about { NUMBER($seconds, maximumFractionDigits: 0) } s of work. This happens once.
house-warm-bots = { $game }: preparing the bots, about { NUMBER($seconds, maximumFractionDigits: 0) } s of work. This happens once.
house-warm-studies = { $game }: preparing games by the hundred for the Balance Lab, about { NUMBER($seconds, maximumFractionDigits: 0) } s of work. This happens once.
house-warm-rows = { $game }: preparing rows of games for the Balance Lab, about { NUMBER($seconds, maximumFractionDigits: 0) } s of work. This happens once.
house-warm-playable = { $game } can be played; its bots follow.
house-warm-done = { $game } is ready, with its bots.
house-warm-again = { $game }: preparing it broke off. Trying again.
house-warm-failed = { $game } could not be prepared.
house-warm-ready = { $game } was ready.
house-warm-compiled = { $game } was compiled in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## The printed edition

house-print-making = Making the printed edition of { $game } …
house-print-made = { $file } is ready: print it at 100 %.
