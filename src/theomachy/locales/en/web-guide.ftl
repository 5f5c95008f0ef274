### Guided first games in the browser, in English.

web-guide-learn = Learn by playing
web-guide-new-here = New here?
web-guide-offer = Learn by playing: a first game of ten minutes against a gentle bot, with somebody who tells you one thing at a time. Nothing to read before.
web-guide-failed = The lesson cannot be opened right now. Please try again.
web-guide-coach = Your first game
web-guide-count = { $number } of { $of }
web-guide-leave = Leave
web-guide-close = Play on alone
web-guide-gentle = That would be allowed, too. But first let us try this:
web-guide-as-you-like = Here you may do as you like. I shall be back in a moment.
web-guide-watch = { $player } is playing. Watch what happens.
web-guide-more = Read more: { $paragraph }
