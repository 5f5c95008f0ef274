### Connect four, in English.

connect-four-name = Connect Four
connect-four-subtitle = Four in a Row
connect-four-pitch = Two players drop discs into seven columns; whoever first has four in a line wins.

## At the table

connect-four-phase-turn = { $player }: drop a disc.
connect-four-move-drop = Drop a disc into column { $column }
connect-four-event-drop = { $player } drops a disc into column { $column }.
connect-four-ending-line = four in a line
connect-four-ending-full = the board is full
connect-four-tally-discs = Discs

## What cannot be

connect-four-refusal-game-over = The game is over.
connect-four-refusal-column-full = This column is full.
connect-four-fault-discs-miscounted = The discs on the board and the discs played do not agree.
connect-four-written = A move is written `drop a` to `drop g`.
connect-four-row = '{ $row }' is no row: it takes seven of x, o and `.`
