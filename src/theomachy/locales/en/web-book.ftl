## The rulebook as players read it

web-book-contents = Contents
web-book-search = Search the rules
web-book-found = { $count ->
    [0] Nothing found.
    [one] Found once
   *[other] Found { $count } times
  }
web-book-notation = Show the notation, in which examples and games are written
web-book-example = Example: { $title }
web-book-try = Play it from here
web-book-steps = The example, step by step
web-book-step = { $step } of { $steps }
web-book-before = This is where it begins.
web-book-larger = Larger
web-book-smaller = Smaller
web-book-page = The rulebook on a page of its own
web-book-ask = What is this?
