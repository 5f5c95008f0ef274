### The browser, in English: finding one another, games played, ratings, and whose turn it is.

## Your tables

web-people-title-waiting =
    { $count ->
        [one] (1) Your turn – Theomachy
       *[other] ({ $count }) Your turn – Theomachy
    }
web-people-turn-yours = Your turn
web-people-turn-of = { $player } is to move
web-people-my-tables-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
web-people-my-games-all = All your games

## Open tables

web-people-open-tables = Open tables
web-people-open-host = { $host } is waiting
web-people-open-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-people-open-usual = with the usual options
web-people-open-option = { $name }: { $value }
web-people-open-sit = Sit down
web-people-open-yours = You sit here
web-people-open-more = More open tables
web-people-list = Open to everybody
web-people-list-help = The shelf then shows this table, and anybody may take a free seat with a name of his own.
web-people-list-now = Open it to everybody
web-people-listed-now = This table is on the shelf: anybody may sit down.
web-people-unlist = Take it off the shelf

## Your games

web-people-games-title = Your games
web-people-games-none = You have not played yet. Games are kept here by the key of this browser.
web-people-games-running = in play
web-people-games-won = won
web-people-games-won-shared = won together
web-people-games-rank = place { $rank } of { $players }
web-people-games-shared-screen = played on one screen
web-people-games-unknown = over
web-people-games-lasted =
    { $unit ->
        [minutes] { $number ->
            [one] one minute
           *[other] { $number } minutes
        }
        [hours] { $number ->
            [one] one hour
           *[other] { $number } hours
        }
       *[days] { $number ->
            [one] one day
           *[other] { $number } days
        }
    }
web-people-games-replay = Replay
web-people-games-table = To the table
web-people-page-next = Older
web-people-page-back = Newer

## Ratings

web-people-ratings = Ratings
web-people-ratings-title = Ratings: people and bots on one scale
web-people-ratings-rule = A game counts if it began from the usual start, every person at it wanted a rating and had one seat, and no bot moved for any of them.
web-people-ratings-scale = Everybody begins at 1000; the more surely somebody is strong, the more points. A loss against somebody stronger costs little.
web-people-ratings-want = Rate my games
web-people-ratings-want-help = Then your name is shown here beside your points. Off, your points are kept but neither shown nor changed.
web-people-ratings-none = Nobody has a rating in this game yet.
web-people-ratings-name = Name
web-people-ratings-points = Points
web-people-ratings-games = Games
web-people-ratings-bot = bot: { $name }
web-people-ratings-game = Game

## Your turn, also when you look elsewhere

web-people-notify-ask = It was your turn while you looked elsewhere. Shall this browser tell you next time?
web-people-notify-yes = Yes, tell me
web-people-notify-no = No
web-people-notify = Tell me of my turn when I look elsewhere
web-people-notify-blocked = This browser does not allow it; its own settings can.
web-people-notify-title = Your turn
web-people-notify-body = { $game }: it is your turn.

## Without a connection

web-people-offline-title = No connection
web-people-offline-help = The server does not answer. Every move that was played is kept.
web-people-offline-check = Are you on the network? At home, it is the Wi-Fi of the computer that keeps the table.
web-people-offline-start = Does Theomachy run on your own computer? Then start it again.
web-people-offline-open = A table that is still open in another tab can be looked at, and its replay too; a move made there is sent as soon as the connection is back.
web-people-offline-retry = This page tries again by itself.
web-people-offline-now = Try now
