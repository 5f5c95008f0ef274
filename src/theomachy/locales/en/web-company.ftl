### Those who sit at one table, in English: pace, clocks, seats in other hands, talk.

## Pace

web-company-pace = Pace and talk
web-company-pace-clock = Time to play
web-company-pace-none = no clock
web-company-pace-turn-60 = 1 minute a turn
web-company-pace-turn-120 = 2 minutes a turn
web-company-pace-turn-300 = 5 minutes a turn
web-company-pace-game-900 = 15 minutes each for the whole game
web-company-pace-game-1800 = 30 minutes each for the whole game
web-company-pace-game-3600 = 1 hour each for the whole game
web-company-pace-days-1 = 1 day a turn
web-company-pace-days-3 = 3 days a turn
web-company-pace-days-7 = 7 days a turn
web-company-pace-late = When time runs out
web-company-late-turn = a bot plays that turn
web-company-late-return = a bot plays until they return
web-company-late-nothing = nothing: the others decide
web-company-pace-away = When somebody leaves
web-company-away-0 = we wait
web-company-away-120 = after 2 minutes a bot plays for them
web-company-away-600 = after 10 minutes a bot plays for them
web-company-pace-talk = Players may talk at the table

## The clock

web-company-clock-of = Time left for { $player }
web-company-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours } h
web-company-clock-over = out of time
web-company-clock-short = Half a minute left to play.
web-company-clock-reminder = { $game }: { $left } left to play.

## Who is not there

web-company-absent-host = You opened this table: when somebody is away or out of time, you may let a bot play for them. They take their seat back whenever they like.
web-company-absent-vote = When somebody is away or out of time, the host, or more than half of the others, may let a bot play for them. They take their seat back whenever they like.
web-company-absent-hand-over = A bot for { $player }

## Notes in the log

web-company-note-host = The host
web-company-note-deputy = { $player } lets a bot play until they return.
web-company-note-deputy-turn = { $player } lets a bot play this turn.
web-company-note-back = { $player } plays again.
web-company-note-late = { $player } ran out of time: a bot plays until they return.
web-company-note-late-turn = { $player } ran out of time: a bot plays this turn.
web-company-note-away = { $player } is away: a bot plays until they return.
web-company-note-vote = { $who } would let a bot play for { $player }.
web-company-note-voted = The others let a bot play for { $player } until they return.
web-company-note-by-host = The host lets a bot play for { $player } until they return.

## Talk

web-company-talk = Talk
web-company-talk-none = Nobody has said anything yet.
web-company-talk-unread = { $number } unread
web-company-talk-mute = Mute somebody
web-company-talk-phrases = Say quickly …
web-company-talk-words = Say something
web-company-talk-say = Say
web-company-phrase-hello = Hello, everybody!
web-company-phrase-good-luck = Good luck!
web-company-phrase-well-played = Well played!
web-company-phrase-oops = Oops.
web-company-phrase-thinking = Let me think …
web-company-phrase-your-turn = It is your turn.
web-company-phrase-alliance = Shall we spare each other?
web-company-phrase-revenge = You will regret that!
web-company-phrase-one-moment = One moment, I’ll be right back.
web-company-phrase-thanks = Thank you!
web-company-phrase-good-game = Good game!
web-company-phrase-again = Once more?
