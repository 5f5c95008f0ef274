### A record or a position judged line by line, in English. Not sent to the browser.

door-audit-line = This is no line of a position: { $line }
door-audit-ply = There is no ply { $ply }; the last is { $last }.
door-audit-over = The game is over there: go back a few moves.
door-audit-nothing = This is neither a record nor a position of Theomachy: it would begin with “theomachy record 1” or “theomachy position 1”.
door-audit-unreadable = This cannot be read: { $why }
door-audit-unplayed = Not checked: what comes before it does not hold.
door-audit-log = Every entry of this house’s log follows from the one before it; none is missing or changed.
door-audit-log-broken = The log of this house does not hold together: an entry was changed or is missing.
door-audit-text = The text is whole: it agrees with its checksum.
door-audit-rules = Written for rules { $written }, which this house plays.
door-audit-rules-other = Written for rules { $written }; this house plays rules { $played }, by which it is shown.
door-audit-position = A position of { $game } with { $players } players that can be.
door-audit-moves = { $plies ->
    [0] No move was played.
    [one] The one move is legal.
   *[other] All { $plies } moves and draws are legal, each played again from the first.
}
door-audit-end = The moves lead to the end and the points that are told.
door-audit-end-open = The game is not over: there is no end to check.
door-audit-seed = The seed is the one promised by its hash before the first draw.
door-audit-seed-kept = The seed is not told before the end: that it is the promised one can be checked then.
door-audit-dice = { $draws ->
    [0] Nothing was drawn.
    [one] The one draw follows from the seed.
   *[other] All { $draws } draws follow from the seed, each computed again.
}
door-audit-dice-kept = The draws can be computed again once the seed is told.
door-audit-added = { $seats ->
    [one] One seat added chance of its own: whoever promised the seed could not foresee the draws.
   *[other] { $seats } seats added chance of their own: whoever promised the seed could not foresee the draws.
}
door-audit-added-none = No seat added chance of its own: that the seed was not picked cannot be checked.
door-audit-promise = The promise was signed before the first draw, by the house { $fingerprint }.
door-audit-promise-none = The promise is unsigned: when it was made cannot be checked.
