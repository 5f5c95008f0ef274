### The guided first game of Godstorm, in English.

guide-godstorm-bid = Welcome! You lead the Greeks, around Africa and Rome; a gentle bot leads the Celts, in the north. After three epochs the most points win: one for each territory, more for whole continents. An epoch begins with a secret bid for the order of play, paid in faith.
guide-godstorm-bid-do = Bid 1 or 2 faith, and then take marker 1 to go first.
guide-godstorm-bid-done = The Celts have no faith yet, so you choose first.

guide-godstorm-place = Your turn. For your land you have raised armies and gained faith; a temple adds one of each. New armies go wherever you rule.
guide-godstorm-place-do = Place your armies, most of them in Carthage: you will soon need them there.
guide-godstorm-place-done = All your armies are on the map.

guide-godstorm-summon = Faith buys gods. Each costs 3, helps where it fights and opens a deck of cards. Your god of War is with you already; the Sky god guards you against those who attack.
guide-godstorm-summon-do = Summon your Sky god to Roma: touch Roma, then choose the god.
guide-godstorm-summon-done = Zeus has come down.

guide-godstorm-temple = For 5 faith you could build a temple, which brings an army and a faith every epoch. Let us keep the faith for cards now.
guide-godstorm-temple-do = Summon and build no more: go on.
guide-godstorm-temple-done = On to the cards.

guide-godstorm-buy = Cards are miracles. One costs 2 faith, from the decks of gods you have on the map. Sky cards are surprises for whoever invades you.
guide-godstorm-buy-do = Buy a Sky card or two, then go on.
guide-godstorm-buy-done = Nobody else knows which cards you hold.

guide-godstorm-miracle = War and Death cards are played in your own turn. You hold one already: Heroes are Born, three armies for nothing.
guide-godstorm-miracle-do = Play Heroes are Born, and choose Carthage for it.
guide-godstorm-miracle-done = Heroes stand ready in your land.

guide-godstorm-invade = Now to war. Cyrenaica lies next to Carthage, and one neutral army guards it. It is the last piece of Africa you lack: a whole continent is worth 5 points at the end, and armies and faith every turn. Gods may come along; with War you win ties.
guide-godstorm-invade-do = Invade Cyrenaica from Carthage: touch Carthage, then Cyrenaica, and take your War god along.
guide-godstorm-invade-done = The armies meet.

guide-godstorm-battle = You roll up to three dice, the defender up to two, one for each army. The highest dice are compared, then the next; whoever is lower loses an army. The bars show your true chances.
guide-godstorm-battle-do = Attack with three dice until the land is yours, then move in with armies and your god.
guide-godstorm-battle-done = Africa is yours, every bit of it!

guide-godstorm-peace = You may invade as often as you like in a turn. But every army you lose is missing in defence.
guide-godstorm-peace-do = Invade no more: go on.
guide-godstorm-peace-done = Peace, for now.

guide-godstorm-fortify = Once a turn armies and gods may march through your own land, from one territory to another.
guide-godstorm-fortify-do = Set out from Roma: choose where to, how many (one or two), and whether your god goes along.
guide-godstorm-fortify-done = Well placed.

guide-godstorm-embark = Death is not the end. Fallen armies wait in your heaven, beside the map, and may go down to the Underworld through a gate.
guide-godstorm-embark-do = Send your dead through the gate at the bottom right.
guide-godstorm-embark-done = They are below.

guide-godstorm-below = Next to the gate lies a crypt. Crypts and altars are worth points, and a crypt brings the dead back to life.
guide-godstorm-below-do = March from the gate into the crypt, and choose how many go.
guide-godstorm-below-done = A crypt is yours.

guide-godstorm-over = That was a whole turn, the longest in the house: end it when you like. Then the Celts play, and a new epoch begins. Hold Africa, look at the card that says where you stand, and ask for a suggestion when in doubt. Whatever you may not do, the table tells you why.
