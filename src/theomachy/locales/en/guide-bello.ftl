### The guided first game of Bello Divorum, in English.

guide-bello-power = Welcome! You lead the Egyptians, in the south; a gentle bot leads the Norse. Followers, and places with your chip, are worth Faith Points: whoever has the most in the end wins. A turn has four phases. Recruiting has just happened by itself; next come the powers of your gods.
guide-bello-power-do = Use Gift of the Nile: press its card, beside or below the board.
guide-bello-power-done = Each of your temples has paid one follower for it.

guide-bello-gift = Gift of the Nile puts a new follower on a field of yours where nobody stands.
guide-bello-gift-do = Choose the empty field d2.
guide-bello-gift-done = A follower for a follower – and this one stands at the front.

guide-bello-move = The third phase: your actions. You have three, and one more for every two fields you control. A move takes one follower to a place next door.
guide-bello-move-do = Move a follower from your temple e1 to the city d1: touch e1, then d1.
guide-bello-move-done = One action is spent. Nobody controls d1 yet.

guide-bello-again = To put your chip on a city you need two followers there. For a field one is enough, for a temple it takes three.
guide-bello-again-do = Send a second follower from e1 to d1.
guide-bello-again-done = Two followers in d1: that will do.

guide-bello-attack = Now an attack. All your followers of one place strike a place next door. Both sides lose one for one, and the chip itself holds out like one more. You are three; the Norse have one follower and a chip on e3.
guide-bello-attack-do = Attack e3 from e2: touch e2, then e3.
guide-bello-attack-done = Three against two: the Norse are gone, and one of yours stands on e3.

guide-bello-stop = You have an action left. You may use it or lose it; nothing is saved for later. Stopping is always allowed.
guide-bello-stop-do = End your actions.
guide-bello-stop-done = On to the last phase.

guide-bello-claim = The fourth phase: control. Put your chip on places where you have enough followers and nobody else has a chip.
guide-bello-claim-do = Claim d1 or e3.
guide-bello-claim-done = A chip stays even when your followers walk away, and keeps the place until somebody takes it.

guide-bello-more = Every follower on the board is worth 1 Faith Point, a field 1, a city 2, a temple 3.
guide-bello-more-do = Claim the other place too.
guide-bello-more-done = Well done: that was a whole turn.

guide-bello-pass = Your turn again. Look: your temple and your cities have filled up by themselves, the temple to three followers, cities to two. Powers are never a duty, and the dear ones bring the end closer.
guide-bello-pass-do = Use no power this time.
guide-bello-pass-done = Your followers stay where they are needed.

guide-bello-alone = See the token on the rim of the board? It is Doomsday. It moves every round; when it has gone full circle, the game is over and points are counted. This game is a short one: twelve steps.
guide-bello-alone-do = Play this turn as you like: move, attack, claim. Then end it.
guide-bello-alone-done = You have played a turn of your own.

guide-bello-over = That is all you need. Go on playing: spread out, take cities, keep an eye on Doomsday. When in doubt, ask for a suggestion; and whatever you may not do, the table tells you why.
