### The guided first game of Storm of the Gods, in English.

guide-storm-wind = Welcome! You are a god, and the figures of your colour are your worshipers. The whirlwind in the middle is Vaal: land rises where it blows, and sinks again unless somebody holds on to it. A turn begins with its move. The dice say south-east, two steps; between two ways you choose.
guide-storm-wind-do = Choose one of the two ways for the wind.
guide-storm-wind-done = The wind has uncovered new land.

guide-storm-settle = The number on a tile is the people who live there. You win them over with one worshiper more than that. What nobody takes vanishes at once.
guide-storm-settle-do = Settle the new tile: touch it.
guide-storm-settle-done = The tile is yours, and your worshipers stand on it.

guide-storm-attack = Now you develop your cult. You pay for everything with worshipers of your community: that is the first number under your name. An attack costs one more than there are on the tile, and it always succeeds.
guide-storm-attack-do = Attack the two worshipers of your rival on g6. Touch the tile; it is shown first, then confirm.
guide-storm-attack-done = The tile is yours. Where it lies does not matter: you can strike anywhere.

guide-storm-build = A construction holds its tile even when the wind blows everybody off it. It costs two worshipers and wants a tile with a number from 1 to 4 that you had before this turn.
guide-storm-build-do = Build on c5, the tile with a 3.
guide-storm-build-done = Your second construction. Each brings you a newcomer every turn.

guide-storm-keep = Worshipers may stay beside the construction or leave for Limbo, from where they come back to you little by little. On the board each is worth 1 belief point; a construction is worth 3.
guide-storm-keep-do = Choose how many stay on the tile.
guide-storm-keep-done = Good. Each tile can be used once in a turn.

guide-storm-end = You may do as much as you can pay for. But worshipers kept in your community can be spent next turn.
guide-storm-end-do = End your turn.
guide-storm-end-done = Everybody moves the wind in their own turn.

guide-storm-again = Your turn again, and the wind blows once more. Afterwards newcomers join you from Limbo: one in any case, one for every building, one for three tiles without.
guide-storm-again-do = Choose the wind's way if you are asked, then settle a tile or let the land go.
guide-storm-again-done = And now your cult.

guide-storm-explore = From a construction you can explore: for one worshiper you turn up a tile beside it, without waiting for the wind.
guide-storm-explore-do = Explore from one of your constructions. If you see no button, touch its tile.
guide-storm-explore-done = One worshiper has set out.

guide-storm-reveal = An open cell next to the construction will be uncovered. What lies there nobody knows.
guide-storm-reveal-do = Choose an open cell.
guide-storm-reveal-done = Land!

guide-storm-find = It is yours for one worshiper more than its number, as ever. If you do not want it, it vanishes.
guide-storm-find-do = Settle the tile, or let it go.
guide-storm-find-done = That is exploring.

guide-storm-alone = How do you win? With a sanctuary and two constructions on the board, held while every rival takes a turn. Your constructions stand, and on c7 you hold a 5: only there a sanctuary can be built, for three worshipers.
guide-storm-alone-do = Do what you like – the sanctuary, perhaps? – and end your turn.
guide-storm-alone-done = You are on your own now.

guide-storm-over = That is all you need. Keep your sanctuary fed, one worshiper each turn, and your constructions standing. The other road to victory is to hem the wind in on every side. When in doubt, ask for a suggestion; and whatever you may not do, the table tells you why.
