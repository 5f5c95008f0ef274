### At the door, in English: what is wrong with what was asked. Not sent to the browser.

## Moves that cannot be read

door-move-unknown = { $move }: { $why }
door-move-illegal = { $move }: { $why } ({ $paragraph })
door-move-stale = { $move }: meant for ply { $ply }, the table is at ply { $now }.
door-nature-rests = Nature has nothing to decide now.
door-verb = '{ $verb }' is no verb of this game; it has { $known }.
door-cell = '{ $name }' is no cell; they are { $first } to { $last }.
door-written = { $verb } is written like '{ $example }'.

## Positions

door-token = '{ $token }' is no part of a position of { $game }.
door-unsaid = '{ $token }' says nothing of a position of { $game }.
door-field = A position of { $game } has no '{ $name }'.
door-phase = '{ $name }' is no phase; they are { $known }.
door-none-of = '{ $name }' is none of { $known }.
door-at-this-table = Only P1 to P{ $players } sit at this table.
