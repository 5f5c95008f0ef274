### The end of a game, in English: why it was won, and what to do now.

web-end-decided = { $key }: { $most } against { $next }.
web-end-tie = { $tied }: equal. { $key } broke the tie, { $most } against { $next }.
web-end-shared = Equal in everything that counts: the win is shared.
web-end-decisive = The decisive moment
web-end-rise = { $player }: from { $from } to { $to }
web-end-look = See it again
web-end-swap = Swap seats
web-end-board = Look at the board
