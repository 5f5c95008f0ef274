### At Godstorm's door, in English: what is wrong with what was asked. Not sent to the browser.

## Moves that cannot be read

door-godstorm-not-adjacent = { $first } and { $second } are not adjacent: nothing joins them, by land or by sea (GS-1.9).
door-godstorm-no-passage = No way leads from { $first } to { $second }: flames let nobody pass, and heaven touches only the gates (GS-12.13).

## Positions

door-godstorm-no-number = '{ $name }' is no number.
door-godstorm-no-territory = '{ $name }' is no territory; they are { $known }.
door-godstorm-no-space = '{ $name }' is no space; they are { $known }.
door-godstorm-no-place = '{ $name }' is no place; they are { $known }.
door-godstorm-no-sea-connection = '{ $name }' is no sea connection; they are { $known }.
door-godstorm-no-seat = '{ $name }' is no seat; they are { $known }.
door-godstorm-no-seat-of-this-table = '{ $name }' is no seat of this table; they are { $known }.
door-godstorm-no-pantheon = '{ $name }' is no pantheon; they are { $known }.
door-godstorm-no-god = '{ $name }' is no god; they are { $known }.
door-godstorm-no-set-of-gods = '{ $name }' is no set of gods; they are { $known }.
door-godstorm-no-deck = '{ $name }' is no deck; they are { $known }.
door-godstorm-no-card = '{ $name }' is no card; they are { $known }.
door-godstorm-no-pick = '{ $name }' is nothing this card can pick; there are { $known }.
door-godstorm-no-mark = '{ $name }' is neither temple, plague nor gods of its owner (GS-1.4).
door-godstorm-describes-no-territory = '{ $name }' describes no territory; write P1:5 WS temple plague, or -.
door-godstorm-describes-no-space = '{ $name }' describes no space; write P1:3 or -.
door-godstorm-no-other-card = There is no other { $name } (GS-2.12).
door-godstorm-relic-in-hand = { $name } is a relic and lies open (GS-6.13).
door-godstorm-no-relic = { $name } is no relic (GS-6.13).
door-godstorm-neutral = The neutral people cannot be { $people }: here it is { $neutral } (GS-15.1).
