### Bello Divorum at the door, in English: moves and positions that cannot be read.

## Moves

door-bello-location = '{ $name }' is no location; they are { $first } to { $last }.
door-bello-apart = { $to } is not next to { $from } (BD-6.3, BD-6.5).
door-bello-field = { $cell } is a field; fields recruit nothing (BD-4.1).

## Positions

door-bello-pantheon = '{ $name }' is no pantheon; they are { $known }.
door-bello-cell-text = '{ $token }' describes no location; write P1/3, -/P1:1,P2:2 or -.
door-bello-crowd = { $cell } would hold { $followers } followers, at most 4 (BD-2.2).
door-bello-whose = Say who decides: 'at P1 { $name }'.
door-bello-number = '{ $name }' is a whole number, not '{ $token }'.
door-bello-from = A voyage says from where: 'place e1'.
door-bello-landing = A voyage says where to: 'landing e3'.
