## What things at the table are: shown when somebody asks with `?`. Those of a game cite its paragraphs.

what-hint = Touch anything, or walk with Tab and the arrows: it says what it is. Esc leaves.
what-nothing = There is no more to say about this.

what-table-status = Whose turn it is, and what is to be decided now.
what-table-moves = What you can do now. Cells that are lit on the board can be clicked as well.
what-table-undo = Takes back your last decision, until dice, a card or another player came after it.
what-table-suggest = Asks the strongest bot, who sees only what you see, and says why.
what-table-deputy = A bot plays in your place, for one turn or until you come back.
what-table-chances = How likely everybody is to win, as the strongest bot judges it.
what-table-players = Everybody at the table, with what they have.
what-table-sign = The sign of a seat: its pieces bear it, so that colours are never needed.
what-table-log = All that has happened. Pick a line to see the board as it was.
what-table-talk = What people at the table say to one another.
what-table-zoom = Looks at the board from nearer, from farther, or at all of it.
