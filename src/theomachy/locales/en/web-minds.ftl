### Bots at the table, in English: whom to play, hints, chances, and what bots may see.

## Choosing a bot

web-minds-level = Level of the bot
web-minds-style = Style of the bot
web-minds-style-balanced = balanced
web-minds-style-warlike = warlike
web-minds-style-cautious = cautious
web-minds-study = for study

## Help at the table

web-minds-counsel = Help from bots
web-minds-suggest = Suggest a move
web-minds-thinking = Thinking…
web-minds-hint = Suggestion: { $move }.
web-minds-hint-chance = Your chance to win: { $number }%.
web-minds-because = Because it { $what }.
web-minds-because-victory = wins the game
web-minds-because-brings-you = brings you { $what }
web-minds-because-leaves-you = leaves you { $what }
web-minds-because-leaves = leaves { $player } { $what }
web-minds-because-both = { $first } and { $second }
web-minds-delegate = Let a bot play for me
web-minds-let-play = Until I return
web-minds-let-play-turn = This turn only
web-minds-play-myself = I play myself
web-minds-deputy = A bot plays for { $player }: { $what }.
web-minds-take-back = Take my seat back

## Chances

web-minds-show-chances = Show the chances to win
web-minds-chances = Chances to win
web-minds-chance-of = { $player }: { $number }%
web-minds-chart = Chances to win over the whole game
web-minds-no-chances = The chances cannot be shown now.

## What bots may see

web-minds-honest = What bots get to see
web-minds-title = What a bot sees
web-minds-page-1 = A bot on a seat is handed what a person on that seat would be shown, and nothing else. Whatever the seat may not know is erased from the position before the bot begins to think, and it thinks in a process of its own that was never sent the rest.
web-minds-page-2 = What is hidden from it, a bot has to imagine, as you do: it pictures worlds that agree with everything its seat knows and looks for a move that is good in them. Its luck is drawn apart from the dice of the game; it cannot foresee a roll or a card.
web-minds-page-3 = This is proven rather than promised. The law: change anything a seat may not know, and the bot on that seat chooses the same move and expects the same chances. The test `tests/bots/test_honesty.py` takes positions from the middle of games with secrets, hides something else in each, and asks the bots about both with the same luck: their answers must be equal.
web-minds-page-4 = The same holds for the hints and chances you are shown: they are thought out from what your own seat may know, for you alone. The test `tests/server/test_counsel.py` compares what is asked on behalf of players and spectators in worlds they cannot tell apart.
web-minds-page-5 = Anybody who has the source can run both: `python -m pytest tests/bots/test_honesty.py tests/server/test_counsel.py`.
web-minds-back = Back
