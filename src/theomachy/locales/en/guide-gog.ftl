### The guided first game of Battle of GOG, in English.

guide-gog-chest = Welcome! Small dice are soldiers, large ones cities; the number is their level. Next to one of your cities lies a treasure chest, and you have opened it: a harvest, three food. The die was odd, so the card is yours if you want it.
guide-gog-chest-do = Accept the card.
guide-gog-chest-done = Three food for your barn.

guide-gog-walk = Now your soldiers march. You have seven steps a turn, shared by all of them, straight or diagonal.
guide-gog-walk-do = Walk the soldier on c4 one step south: touch c4, then c3.
guide-gog-walk-done = One step taken, six are left.

guide-gog-found = A soldier can turn into a city on plain ground, if no other city is next door. A city gathers food, wood and gold from the cells around it, turn after turn.
guide-gog-found-do = Found a city on c3.
guide-gog-found-done = Your third city. From your next turn on, two dice say how many steps you have.

guide-gog-battle = When a soldier steps onto a rival's soldier they fight. The higher level wins and loses as many levels as the other had; if they are equal, dice decide. Yours on b9 is of level 3, theirs on c10 of level 1.
guide-gog-battle-do = Attack: touch b9, then c10.
guide-gog-battle-done = Won, and now of level 2. Your first victory also brings you an ability card.

guide-gog-end = Steps you do not use are lost, but nobody has to walk.
guide-gog-end-do = End your turn.
guide-gog-end-done = A turn well spent.

guide-gog-camel = Your turn again. First your cities have gathered: everything in the ring of cells around each of them. There is a camel next to your city b8, and it lets you exchange one resource for another.
guide-gog-camel-do = Exchange something, beside or below the board.
guide-gog-camel-done = Caravans are good friends.

guide-gog-soldier = Next, purchases. A new soldier costs two food and appears beside one of your cities.
guide-gog-soldier-do = Recruit a soldier, and choose a cell for it.
guide-gog-soldier-done = Welcome, recruit.

guide-gog-shop = There is more to buy: training, stronger cities, ability cards, a larger barn, and scrolls. Five scrolls win the game.
guide-gog-shop-do = Buy what you like, or go on to the next phase.
guide-gog-shop-done = Your barn holds only five of each at first, so do not save for ever.

guide-gog-draw = Your city f3 has a chest beside it. Odd, and the card is for you; even, and it is for everybody else. You never know.
guide-gog-draw-do = Open the chest.
guide-gog-draw-done = That is what chests are like.

guide-gog-dice = You have three cities now, so two dice say how far your soldiers go. You may roll once more, but then the second roll counts, better or worse.
guide-gog-dice-do = Keep the dice, or roll again.
guide-gog-dice-done = So many steps you have.

guide-gog-alone = There are three ways to win: collect five scrolls, stand on all four corners of the map at once, or conquer a rival's last city, with three soldiers beside it that are at least of its level.
guide-gog-alone-do = Move as you like, then end your turn.
guide-gog-alone-done = You know how to march, found and fight.

guide-gog-over = That is all you need. Go on playing: let your cities feed you, and choose one of the three roads. When in doubt, ask for a suggestion; and whatever you may not do, the table tells you why.
