### How one wins and where one stands, beside the board, in English.

web-standing-title = How you win · where you stand
web-standing-of = { $have } of { $need }
web-standing-against = { $have } (best rival { $best })
web-standing-of-player = In the lead: { $player }

web-standing-bello = Have the most Faith Points when Doomsday has gone full circle.
web-standing-bello-points = Faith Points
web-standing-bello-doom = Steps of Doomsday

web-standing-storm = Hold a sanctuary and two constructions while every rival takes a turn. Or have the most belief around Vaal when it is surrounded; or the most of all if the tiles run out.
web-standing-storm-sanctuary = Sanctuary
web-standing-storm-constructions = Constructions
web-standing-storm-ring = Belief around Vaal
web-standing-storm-belief = Belief on the board
web-standing-storm-pile = Tiles left in the pile

web-standing-gog = Be the first to hold the scrolls, to stand on all four corners, or to conquer a rival's last city.
web-standing-gog-scrolls = Scrolls
web-standing-gog-corners = Corners
web-standing-gog-cities = Cities of the weakest rival
web-standing-gog-own-cities = Cities of yours

web-standing-godstorm = Have the most points after the last epoch, for territories, whole continents, the Underworld and relics. Or be the last one on the map.
web-standing-godstorm-points = Points
web-standing-godstorm-territories = Territories
web-standing-godstorm-continents = Points for continents
web-standing-godstorm-epoch = Epoch
