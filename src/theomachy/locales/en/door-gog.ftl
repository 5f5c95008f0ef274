### At the door of Battle of GOG, in English: what is wrong with a described position.

door-gog-map = A map has twelve rows of twelve letters.
door-gog-terrain = '{ $name }' is no terrain; they are { $known }.
door-gog-two-pieces = { $cell } would hold two pieces (GG-1.4).
door-gog-piece = '{ $name }' describes no piece; write `P1(3)`, `P1(3)!`, `P1[2]` or `-`.
door-gog-level = { $cell } would show { $level }; a die shows 1 to 6.
door-gog-no-die = { $player } has no die left for { $cell } (GG-1.7).
door-gog-no-card = There is no other '{ $name }' in the deck (GG-7.8).
door-gog-whose-step = A step says whose: `picked c4`.
door-gog-where = A sending or a battle says where: `place c4`.
door-gog-ending = A game that is over says how it ended: `ending { $example }`.
door-gog-wake = { $cell } is no water, and only water holds a wake (GG-17.7).
