### The Balance Lab, in English: is it fair, is it lively, what if?

lab-title = Balance Lab
lab-lead = Is it fair? Is it lively? What if? Bots play as many games as you like, by the rules you choose, and every share comes with its margin of error.

## What is played

lab-game = Game
lab-what = What is played
lab-side = { $side ->
        [a] A
       *[b] B
    }
lab-players = Players
lab-bots = Bots
lab-bots-one = one for all seats
lab-bots-each = one for each seat
lab-bots-help = They change seats from game to game.
lab-bot = Bot
lab-bot-of = Bot { $number }
lab-of-side = { $what } ({ $side })
lab-compare = Compare with B
lab-compare-off = Without B
lab-games = Games
lab-seed = Seed
lab-seed-help = The same settings with the same seed give the same games, here and everywhere.
lab-start = Start
lab-stop = Stop
lab-slow = Bots of higher levels think ahead: one game of theirs may take seconds.

## How far it is

lab-progress = { $games } of { $of } games
lab-left =
    { $unit ->
        [seconds] about { $number } s left
        [minutes] about { $number } min left
       *[hours] about { $number } h left
    }
lab-phase-done = Done.
lab-phase-stopped = Stopped.
lab-phase-failed = It could not go on.
lab-waiting-too-many = You have had your share of this server for now. It goes on by itself in a while.
lab-waiting-busy = Others are served first. It goes on by itself.
lab-waiting-unreachable = The server does not answer. It goes on by itself when it does.
lab-too-slow = A single game of these bots takes longer here than the server waits. Choose quicker bots.

## What was found

lab-found = What was found
lab-by-order = Wins by order of play
lab-by-seat = Wins by seat
lab-by-faction = Wins by what is played
lab-by-bot = Wins by bot
lab-endings = How games end
lab-lengths = How long games are
lab-lengths-unit = decisions in a game
lab-points = How many points there are
lab-points-unit = points of a seat at the end
lab-order =
    { $place ->
        [1] First to play
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    }
lab-seat = Seat { $number }
lab-who = Who
lab-share = Share
lab-interval = 95% interval
lab-rank = Mean rank
lab-mean-points = Mean points
lab-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fair = A band is where the true share lies, in 95 cases of 100; the dashed line is the fair share.
lab-above = more than its fair share
lab-below = less than its fair share
lab-difference = B − A
lab-difference-points = { $sign }{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, from { $first } to { $last }
lab-differs = a difference beyond the margin of error
lab-average = on average { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-bar = { $first } to { $last }
lab-as-table = As a table

## What becomes of it

lab-keep = Keep it, pass it on, play it
lab-link = A link that plays the same games
lab-copy = Copy
lab-copied = Copied
lab-csv = Save the counts (CSV)
lab-json = Save everything (JSON)
lab-rows = Rows of every game (CSV)
lab-rows-help = A row for each seat of each game: who sat where, how it ended, what was done. The games are played once more for it.
lab-rows-most = The first { $most } games only.
lab-rows-of = { $games } of { $of } games in rows
lab-rows-save = Save the rows ({ NUMBER($megabytes, maximumFractionDigits: 1) } MB)
lab-command = The same in a terminal
lab-play = Play this variant now
