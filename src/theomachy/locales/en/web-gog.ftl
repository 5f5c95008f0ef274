### Battle of GOG in the browser, in English: what only a screen says.

## Above the board

web-gog-phases = Phases of a turn
web-gog-phase-gathering = Gathering
web-gog-phase-purchases = Purchases
web-gog-phase-chests = Chests
web-gog-phase-movement = Movement
web-gog-round = Round { $round } / { $of }
web-gog-laid = { $number } of { $of } map pieces laid
web-gog-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-gog-stack =
    { $number ->
        [one] { $number } scroll left in the stack
       *[other] { $number } scrolls left in the stack
    }

## Players

web-gog-progress = To win: { $scrolls } of { $of } scrolls, { $number } of 4 corners
web-gog-near-scrolls = One scroll from winning!
web-gog-near-corners = One corner from winning!
web-gog-last-city = Down to the last city!
web-gog-eliminated = Out of the game.
web-gog-cities = Cities
web-gog-city-levels = City levels
web-gog-soldier-levels = Soldier levels
web-gog-resources = Resources

## The map in words

web-gog-unlaid = not laid yet
web-gog-place = place { $place }
web-gog-soldier-of = soldier of { $player }, level { $level }
web-gog-city-of = city of { $player }, level { $level }
web-gog-spent = spent
web-gog-picked = picked up
web-gog-lit = can be chosen

## Why not

web-gog-step-by-step = The soldier cannot get there with the steps that are left.
web-gog-pick-a-soldier = First pick up one of your soldiers.

## Before the turn ends

web-gog-caution-conquest = You could still conquer a city this turn.
web-gog-caution-figure = You have not made the figure move of your double.

## The panel

web-gog-lay-help = Piece { $piece } is yours to lay: choose a lit place, then how it is turned.
web-gog-exchanges =
    { $number ->
        [one] { $number } exchange by camel
       *[other] { $number } exchanges by camel
    }
web-gog-offers =
    { $number ->
        [0] No offer left
        [one] { $number } offer left
       *[other] { $number } offers left
    }
web-gog-purchases = What can be bought
web-gog-buy-soldier = Recruit a soldier
web-gog-buy-soldier-text = on a free cell beside a city of yours
web-gog-buy-train = Train a soldier
web-gog-buy-train-text = one level more, wherever it stands
web-gog-buy-fortify = Fortify a city
web-gog-buy-fortify-text = one level more; from level 2 it gathers two cells far
web-gog-buy-ability = Ability card
web-gog-buy-ability-text = drawn from the deck
web-gog-buy-barn = Larger barn
web-gog-buy-barn-text = room for one more of each resource
web-gog-buy-scroll = Scroll
web-gog-buy-scroll-text = from the stack, or else from a rival
web-gog-by-level = by level
web-gog-any-mix = With Wisdom, only the total counts: pay with any mix.
web-gog-payments = Ways to pay
web-gog-draws =
    { $number ->
        [one] You may open { $number } chest.
       *[other] You may open { $number } chests, one after the other.
    }
web-gog-card-odd = The die is odd: the card is for you, if you accept it.
web-gog-card-for = This card is now for { $player }.
web-gog-reach =
    { $steps ->
        [one] Up to { $steps } step, over everything.
       *[other] Up to { $steps } steps, over everything.
    }
web-gog-sum = { $high } + { $low } = { $steps } steps
web-gog-double-1 = A double: you may also move Gog up to 2 steps.
web-gog-double-2 = A double: you may also move the Angel up to 4 steps.
web-gog-double-3 = A double: you also draw an ability card.
web-gog-double-4 = A double: you also draw an ability card.
web-gog-double-5 = A double: you may also move the Angel up to 10 steps.
web-gog-double-6 = A double: you may also move Gog up to 12 steps.
web-gog-step-pad = Where the soldier goes
web-gog-walk = Walk to { $cell } in { $steps } steps
web-gog-walk-up-to = Walk up to { $cell }, to attack from there
web-gog-choose-pick = Pick up a soldier
web-gog-choose-conquer = Conquer a city
web-gog-choose-at = Choose a cell
web-gog-choose-to = Choose where to
