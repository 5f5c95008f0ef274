### At Storm's door, in English: what is wrong with what was asked. Not sent to the browser.

door-storm-cell = '{ $name }' is no cell; they are written a1, e5, …
door-storm-off-board = '{ $name }' is no cell of a board of radius { $radius } (ST-1.1).
door-storm-tile = '{ $token }' describes no tile; write 2, 2/P1w3, 2/P1w1c or 5/P1S@7.
door-storm-pile = A pile is written `3:2 5:1` or `empty`, not '{ $token }'.
door-storm-turn = Turn { $turn } is { $player }'s, not { $other }'s (ST-3.1).
door-storm-claim = '{ $token }' is no claim; write `sanctuary P1 since 7` or `encirclement by P1 since 7`.
door-storm-due = A claim since turn { $turn } is due in turn { $due }, not { $other } (ST-15.1).
