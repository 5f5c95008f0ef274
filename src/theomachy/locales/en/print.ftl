### The printed edition, in English. Not sent to the browser.

## On every edition

print-board = Board
print-map = Map
print-aids = Player aids
print-score = Score sheet
print-standing = Standing at the end
print-word-how = How to print it
print-word-scale = Print at 100 %, “actual size”, on card of 160 to 250 g if you can: with “fit to page” nothing fits together. This line tells the truth:
print-word-control = must measure 10 cm.
print-word-glue = Cut along the dashed lines; the drawings go on a little beyond them. A board comes in parts: cut them at the marks and glue each over the flap of the part before it.
print-word-fold = Dice are folded along the dashed lines and glued by their tabs; real dice will do as well. Without colours, the signs on the pieces still tell whose they are.
print-word-backs = backs
print-duplex = Cards, and whatever lies face down, have backs: print pages { $pages } by themselves, on both sides, turned along the long edge; all the others on one side. On a printer of one side only, leave the backs out.
print-word-before = before
print-word-after = after
print-word-contents = What there is
print-word-rules = Rulebook
print-word-number = number
print-word-page = page
print-word-total = Total
print-word-player = Player
print-word-example = Example

## Storm of the Gods

print-storm-tiles = Tiles, with the compass and the sea tiles
print-storm-buildings = Constructions and sanctuaries
print-storm-worshipers = Worshipers
print-storm-vaal = Vaal Er Num
print-storm-markers = Market markers
print-storm-direction-die = Direction die
print-storm-distance-die = Distance die
print-storm-gods = Gods

## Battle of GOG

print-gog-pieces = Map pieces
print-gog-fixed-map = Fixed map
print-gog-soldiers = Soldiers, by level
print-gog-cities = Cities, by level
print-gog-figures = Gog and the Angel
print-gog-scrolls = Scrolls
print-gog-goods = Food, wood and gold
print-gog-all-goods = Food, wood and gold, in all
print-gog-dice = Dice for rolling
print-gog-treasures = Treasure cards
print-gog-abilities = Ability cards
print-gog-barns = Barn cards
print-gog-barn = Barn { $size }
print-gog-barn-text = Your barn holds up to { $size } food, { $size } wood and { $size } gold.

## Bello Divorum

print-bello-followers = Followers
print-bello-chips = Chips: temples, cities, fields
print-bello-markers = Markers of the powers
print-bello-doomsday = Doomsday token
print-bello-powers = Power cards
print-bello-power-card = the number: followers lost in each temple

## Godstorm

print-godstorm-armies = Armies
print-godstorm-fives = Armies of five
print-godstorm-gods = Gods
print-godstorm-faith = Faith
print-godstorm-faith-fives = Faith of five
print-godstorm-markers = Temples, plague, maelstrom, sunken Atlantis, epoch
print-godstorm-orders = Turn-order markers
print-godstorm-dice = Dice
print-godstorm-deck = Miracle cards: { $deck }
print-godstorm-territories = Territory cards
print-godstorm-spaces = Crypts and altars
print-godstorm-sites = Relics at their site
print-godstorm-temples = Temples, if they count
print-godstorm-epochs = Epochs and order of play
print-godstorm-epoch = Epoch { $number }
