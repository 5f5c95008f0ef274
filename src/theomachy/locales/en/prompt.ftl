### What a text agent reads, in English: see bots/guests/text. Not sent to the browser.

prompt-you = You play { $game } and sit at { $seat }; there are { $number } seats. You want to win.
prompt-rules = The rules
prompt-position = The position, as you may know it
prompt-seats = What each seat has
prompt-data = The same position as data, with what you alone may know
prompt-log = What was played since your last move
prompt-legal = Your legal moves, one on each line
prompt-notation = How moves are written, one example of each kind
prompt-strict = It is the turn of { $seat }, yours. Answer with one move, exactly as it is written, and nothing else.
prompt-lenient = It is the turn of { $seat }, yours. Think as long as you like; then write your move, exactly as it is written, alone on the last line.
prompt-again =
    Your last answer was:

    { $answer }

    It cannot be played: { $why }
    Answer again.
