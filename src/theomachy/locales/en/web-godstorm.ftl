### Godstorm in the browser, in English: what only a screen says.

web-godstorm-neutral = neutral ({ $people })
web-godstorm-held = held by { $player }
web-godstorm-empty = empty
web-godstorm-temple = temple
web-godstorm-plague = plague
web-godstorm-sunken = sunken
web-godstorm-sacred = sacred ground
web-godstorm-lit = can be chosen
web-godstorm-epoch = Epoch { $epoch } / { $of }
web-godstorm-order = Turn order
web-godstorm-steps = Steps of a turn
web-godstorm-step-raise = Armies and faith
web-godstorm-step-build = Gods, temples
web-godstorm-step-buy = Cards
web-godstorm-step-play = Miracles
web-godstorm-step-plague = Plague
web-godstorm-step-invade = Invade
web-godstorm-step-fortify = Fortify
web-godstorm-step-embark = Embark
web-godstorm-step-descend = Underworld
web-godstorm-step-end = End
web-godstorm-battle = The battle
web-godstorm-less = One less
web-godstorm-more = One more
web-godstorm-least = As few as can be
web-godstorm-most = As many as can be
web-godstorm-how-many = How many armies?
web-godstorm-which-gods-with = Which gods attack?
web-godstorm-which-gods-gods = Which gods go along?
web-godstorm-one-god = Choose at least one god
web-godstorm-bid = Your secret bid
web-godstorm-bid-help = All bids are revealed together and paid by everyone; the highest chooses a turn-order marker first.
web-godstorm-build-help = Choose one of your territories: a god costs 3 faith, a temple { $cost }.
web-godstorm-has-bid = has bid
web-godstorm-hand = Your miracle cards
web-godstorm-take = Choose the card you take
web-godstorm-played = The card being played
web-godstorm-relics = Your relics
web-godstorm-cost = Costs { $cost } faith
web-godstorm-decline = Do not ask me about Sky cards and the Aegis: always pass
web-godstorm-portion = Armies placed by a click
web-godstorm-all = all
web-godstorm-gods = Gods
web-godstorm-cards = Miracle cards
web-godstorm-waits = { $god } waits
web-godstorm-deck-cards = { $deck } cards: { $number }
web-godstorm-conquest-odds = Falls if attacked to the end:
web-godstorm-first-godswar = Your champion wins the first godswar:
web-godstorm-then-conquest = Then it falls to these gods, if attacked to the end:
web-godstorm-godswar-odds = Godswar, { $dice } dice + { $bonus } against { $rivaldice } dice + { $rivalbonus }: the attacker wins
web-godstorm-bent-ties = War god: the attacker wins ties.
web-godstorm-bent-rerolls = The attacker rerolls 1s.
web-godstorm-bent-defence-rerolls = The defender rerolls 1s.
web-godstorm-bent-no-heaven = Death god: the fallen defenders do not reach heaven.
web-godstorm-bent-tree = Tree of Life: the defender may buy back the fallen, 1 faith each.
web-godstorm-eliminated = Out of the game.
web-godstorm-last-territory = Down to the last territory!
web-godstorm-on-the-map = Choose a territory on the map.
web-godstorm-below = Choose a space of the Underworld.
web-godstorm-crypts = Choose one of your crypts in the Underworld.
web-godstorm-choose-sea = Choose one of the lit sea connections.
web-godstorm-in-the-panel = Nothing on the map is asked for now: choose in the panel, or one of the buttons.
web-godstorm-too-few-to-invade = It takes 2 armies to invade: one always stays.
web-godstorm-no-target = There is nobody to invade from here.
web-godstorm-choose-yours = First choose the territory of yours that invades.
web-godstorm-mountains = Mountains lie between: these territories are not adjacent.
web-godstorm-not-next-to-it = That territory is not adjacent to the one you have chosen.
web-godstorm-too-few-below = It takes 2 armies to go on: one always stays in a space.
web-godstorm-choose-yours-below = First choose your heaven or a space of yours.
web-godstorm-no-passage = No passage leads there: flames block, and heaven reaches only the gates.
web-godstorm-armies =
    { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
web-godstorm-left =
    { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
web-godstorm-deck-left =
    { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
web-godstorm-odds-key =
    { $dice ->
        [one] If the defender rolls { $dice } die. Beside each sign: armies lost.
       *[other] If the defender rolls { $dice } dice. Beside each sign: armies lost.
    }
web-godstorm-outcome = the attacker loses { $lost }, the defender { $killed }: { $likely };
web-godstorm-next = Next turn: +{ $armies } armies, +{ $faith } faith
