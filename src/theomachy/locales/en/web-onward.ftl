### Going on from a game, bringing one along, checking it, showing it to others.

## Play on from here

web-onward-play = Play on from here
web-onward-play-help = A new table begins from this position, with new dice. The other seats are played by bots, who see only what their seat sees.
web-onward-play-over = The game is over here: go back a few moves.
web-onward-play-me = I am …
web-onward-play-next = to move
web-onward-play-bots = The others are played by
web-onward-play-start = Play on
web-onward-secrets = This game keeps secrets until its end: it can be gone on from, checked and shared then.

## Check a game

web-onward-verify = Verify
web-onward-verify-title = Is everything right?
web-onward-verify-help = The whole game is played again from its record, by the same code as “theomachy verify”.
web-onward-verify-well = Nothing is wrong.
web-onward-verify-bad = Something does not hold.
web-onward-verify-holds = Holds
web-onward-verify-fails = Does not hold
web-onward-verify-unknown = Cannot be checked
web-onward-verify-kept = The promise is the one this browser was given before the game.
web-onward-verify-kept-other = This browser was given another promise before the game.
web-onward-verify-kept-none = This browser did not sit at the table and knows no promise of its own.
web-onward-verify-mine = What this browser added to the dice is in them.
web-onward-verify-mine-late = What this browser offered came after the first draw and is not in the dice.
web-onward-record = Save the record

## Share a position

web-onward-share = Share
web-onward-share-title = Share this position
web-onward-share-place = Link to this place of the replay
web-onward-share-table = Link to watch this table
web-onward-share-text = Link that holds the whole position, for any house
web-onward-share-picture = A picture of the board
web-onward-share-save = Save the picture
web-onward-share-copy = Copy the picture
web-onward-share-copied = Copied
web-onward-share-uncopied = This browser copies no pictures here: save it instead.
web-onward-share-undrawn = The picture could not be made.
web-onward-share-seen = While the game runs, the picture shows what everybody may see.
web-onward-share-not-past = The game still runs and keeps secrets: only its present is shared, from the table.
web-onward-picture-of = { $game } · { $names }

## Bring a game along

web-onward-import = Open a record or a position
web-onward-import-help = Paste a record, a position or a link, or choose a file. Nothing of it is kept by the server.
web-onward-import-text = Record, position or link
web-onward-import-file = Choose a file …
web-onward-import-read = Read it
web-onward-import-reading = It is being read …
web-onward-import-empty = There is nothing to read yet.
web-onward-import-long = That is too long: { $number } characters, and a record has at most { $most }. Nothing was sent.
web-onward-import-binary = That file is no text.
web-onward-import-torn = That link is torn or cut short: copy the whole of it.
web-onward-import-foreign = That link leads to another house, { $host }: open it there, save the record and bring it here.
web-onward-import-link = That link leads to no game.
web-onward-import-watch = Watch it
web-onward-import-back = Back to the text
web-onward-import-nothing = There is nothing to be shown of it.
web-onward-import-game = { $game }, { $players } players, { $plies ->
    [one] one move
   *[other] { $plies } moves
}
web-onward-import-position = A position of { $game }, { $players } players
