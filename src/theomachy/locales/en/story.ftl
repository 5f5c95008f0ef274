### The story of a game, in English: chances, turning points, luck and moves.

story-title = The story of the game
story-chances = Everybody’s chances
story-chance-of = { $player }: from { $first }% to { $last }%

## Turning points

story-turns = Turning points
story-points =
    { $points ->
        [one] { $points } point of chance
       *[other] { $points } points of chance
    }
story-turn = { $what } This turned { story-points }: { $player } went from { $before }% to { $after }%.
story-turn-lot = { $what } For { $player } it could go so well with { $likely }% likelihood. This turned { story-points }: from { $before }% to { $after }%.
story-at = Move { $ply }: { $what }
story-ply = Move { $ply }
story-look = Look at the board then

## What a result is made of

story-luck = Luck meter
story-luck-help = In points of chance to win. To the fair share come seat, dice and cards, and decisions; together they are the result. Seat: who begins, and what was dealt before anybody decided. Dice and cards: what they gave beyond what was to be expected. Decisions: everybody’s, as far as they changed the chances.
story-part-fair = Fair share
story-part-seat = Seat
story-part-luck = Dice and cards
story-part-decisions = Decisions
story-part-result = Result
story-player = Player
story-verdict =
    { $luck ->
        [good] Luck was with { $player }.
        [bad] Luck was against { $player }.
       *[even] Luck was even for { $player }.
    }

## Moves

story-best = Best moves
story-worst = Worst moves
story-moves-help = Points gained; of the worst, points lost against the adviser’s move.
story-none = None stands out.
story-choice = { $move }: { $points }.
story-advised-same = The adviser would have done the same.
story-advised = The adviser: { $move }.

## Charts

story-figure-lands = Lands
story-as-table = As a table
