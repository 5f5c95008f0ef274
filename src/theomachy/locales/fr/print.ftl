### L’édition imprimée, en français. Pas envoyée au navigateur.

## Dans chaque édition

print-board = Plateau
print-map = Carte
print-aids = Aides de jeu
print-score = Feuille de score
print-standing = Bilan à la fin
print-word-how = Comment l’imprimer
print-word-scale = Imprimez à 100 %, « taille réelle », si possible sur un papier de 160 à 250 g : avec « ajuster à la page », plus rien ne va ensemble. Cette ligne dit la vérité :
print-word-control = doit mesurer 10 cm.
print-word-glue = Découpez le long des pointillés ; les dessins vont un peu au-delà. Un plateau vient en plusieurs parties : coupez-les aux repères et collez chacune sur la languette de la précédente.
print-word-fold = Les dés se plient le long des pointillés et se collent par leurs languettes ; de vrais dés conviennent aussi. Sans couleurs, les signes disent encore à qui sont les pièces.
print-word-backs = dos
print-duplex = Les cartes et ce qui se pose face cachée ont un dos : imprimez à part les pages { $pages }, recto verso, en retournant sur le bord long ; toutes les autres sur une face. Si l’imprimante n’a pas le recto verso, laissez les dos de côté.
print-word-before = avant
print-word-after = après
print-word-contents = Ce qu’il y a
print-word-rules = Livret de règles
print-word-number = nombre
print-word-page = page
print-word-total = Total
print-word-player = Joueur
print-word-example = Exemple

## La Tempête des Dieux

print-storm-tiles = Tuiles, avec la Rose des Vents et les tuiles mer
print-storm-buildings = Constructions et sanctuaires
print-storm-worshipers = Adorateurs
print-storm-vaal = Vaal Er Num
print-storm-markers = Marqueurs marché
print-storm-direction-die = Dé de direction
print-storm-distance-die = Dé de distance
print-storm-gods = Dieux

## La Bataille de GOG

print-gog-pieces = Éléments de carte
print-gog-fixed-map = Carte fixe
print-gog-soldiers = Soldats, par niveau
print-gog-cities = Cités, par niveau
print-gog-figures = Gog et l’Ange
print-gog-scrolls = Parchemins
print-gog-goods = Nourriture, bois et or
print-gog-all-goods = Nourriture, bois et or, en tout
print-gog-dice = Dés à lancer
print-gog-treasures = Cartes Trésor
print-gog-abilities = Cartes Capacité
print-gog-barns = Cartes Grange
print-gog-barn = Grange { $size }
print-gog-barn-text = Votre grange contient jusqu’à { $size } de nourriture, { $size } de bois et { $size } d’or.

## Bello Divorum

print-bello-followers = Fidèles
print-bello-chips = Jetons : temples, cités, champs
print-bello-markers = Marqueurs des pouvoirs
print-bello-doomsday = Jeton de la Fin des temps
print-bello-powers = Cartes de pouvoir
print-bello-power-card = le nombre : fidèles perdus par temple

## Godstorm

print-godstorm-armies = Armées
print-godstorm-fives = Armées par cinq
print-godstorm-gods = Dieux
print-godstorm-faith = Croyance
print-godstorm-faith-fives = Croyance par cinq
print-godstorm-markers = Temples, fléau, maelström, Atlantide engloutie, époque
print-godstorm-orders = Marqueurs d’ordre de tour
print-godstorm-dice = Dés
print-godstorm-deck = Cartes Miracle : { $deck }
print-godstorm-territories = Cartes territoire
print-godstorm-spaces = Cryptes et autels
print-godstorm-sites = Reliques sur leur territoire
print-godstorm-temples = Temples, s’ils comptent
print-godstorm-epochs = Époques et ordre de tour
print-godstorm-epoch = Époque { $number }
