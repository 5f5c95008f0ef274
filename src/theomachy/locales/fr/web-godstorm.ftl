### Godstorm dans le navigateur, en français : ce que seul un écran dit.

web-godstorm-neutral = neutre ({ $people })
web-godstorm-held = tenu par { $player }
web-godstorm-empty = vide
web-godstorm-temple = temple
web-godstorm-plague = fléau
web-godstorm-sunken = englouti
web-godstorm-sacred = terre sacrée
web-godstorm-lit = peut être choisi
web-godstorm-epoch = Époque { $epoch } / { $of }
web-godstorm-order = Ordre du tour
web-godstorm-steps = Étapes d’un tour
web-godstorm-step-raise = Armées et croyance
web-godstorm-step-build = Dieux, temples
web-godstorm-step-buy = Cartes
web-godstorm-step-play = Miracles
web-godstorm-step-plague = Fléau
web-godstorm-step-invade = Envahir
web-godstorm-step-fortify = Fortifier
web-godstorm-step-embark = Embarquer
web-godstorm-step-descend = Enfers
web-godstorm-step-end = Fin
web-godstorm-battle = La bataille
web-godstorm-less = Un de moins
web-godstorm-more = Un de plus
web-godstorm-least = Le moins possible
web-godstorm-most = Le plus possible
web-godstorm-how-many = Combien d’armées ?
web-godstorm-which-gods-with = Quels dieux attaquent ?
web-godstorm-which-gods-gods = Quels dieux suivent ?
web-godstorm-one-god = Choisissez au moins un dieu
web-godstorm-bid = Votre enchère secrète
web-godstorm-bid-help = Toutes les enchères sont révélées ensemble et payées par tous ; la plus haute choisit en premier son marqueur de tour.
web-godstorm-build-help = Choisissez un de vos territoires : un dieu coûte 3 de croyance, un temple { $cost }.
web-godstorm-has-bid = a enchéri
web-godstorm-hand = Vos cartes Miracle
web-godstorm-take = Choisissez la carte que vous prenez
web-godstorm-played = La carte jouée
web-godstorm-relics = Vos reliques
web-godstorm-cost = Coûte { $cost } de croyance
web-godstorm-decline = Ne pas me demander pour les cartes Ciel et l’Égide : toujours passer
web-godstorm-portion = Armées placées par clic
web-godstorm-all = toutes
web-godstorm-gods = Dieux
web-godstorm-cards = Cartes Miracle
web-godstorm-waits = { $god } attend
web-godstorm-deck-cards = Cartes { $deck } : { $number }
web-godstorm-conquest-odds = Tombe si l’attaque va au bout :
web-godstorm-first-godswar = Votre champion gagne la première guerre divine :
web-godstorm-then-conquest = Puis il tombe face à ces dieux, si l’attaque va au bout :
web-godstorm-godswar-odds = Guerre divine, { $dice } dés + { $bonus } contre { $rivaldice } dés + { $rivalbonus } : l’attaquant gagne
web-godstorm-bent-ties = Dieu de la Guerre : l’attaquant gagne les égalités.
web-godstorm-bent-rerolls = L’attaquant relance ses 1.
web-godstorm-bent-defence-rerolls = Le défenseur relance ses 1.
web-godstorm-bent-no-heaven = Dieu de la Mort : les défenseurs tombés n’atteignent pas le paradis.
web-godstorm-bent-tree = Arbre de vie : le défenseur peut racheter ses morts, 1 de croyance chacun.
web-godstorm-eliminated = Hors du jeu.
web-godstorm-last-territory = Plus qu’un seul territoire !
web-godstorm-on-the-map = Choisissez un territoire sur la carte.
web-godstorm-below = Choisissez un espace des enfers.
web-godstorm-crypts = Choisissez une de vos cryptes dans les enfers.
web-godstorm-choose-sea = Choisissez une des connexions maritimes éclairées.
web-godstorm-in-the-panel = Rien n’est demandé sur la carte : choisissez dans le panneau ou l’un des boutons.
web-godstorm-too-few-to-invade = Il faut 2 armées pour envahir : une reste toujours.
web-godstorm-no-target = Il n’y a personne à envahir d’ici.
web-godstorm-choose-yours = Choisissez d’abord celui de vos territoires qui envahit.
web-godstorm-mountains = Des montagnes les séparent : ces territoires ne sont pas adjacents.
web-godstorm-not-next-to-it = Ce territoire n’est pas adjacent à celui que vous avez choisi.
web-godstorm-too-few-below = Il faut 2 armées pour avancer : une reste toujours dans un espace.
web-godstorm-choose-yours-below = Choisissez d’abord votre paradis ou un de vos espaces.
web-godstorm-no-passage = Aucun passage n’y mène : les flammes bloquent, et le paradis n’atteint que les portes.
web-godstorm-armies =
    { $number ->
        [one] { $number } armée
       *[other] { $number } armées
    }
web-godstorm-left =
    { $number ->
        [one] { $number } restante
       *[other] { $number } restantes
    }
web-godstorm-deck-left =
    { $number ->
        [one] { $number } carte restante
       *[other] { $number } cartes restantes
    }
web-godstorm-odds-key =
    { $dice ->
        [one] Si le défenseur lance { $dice } dé. Près de chaque signe : armées perdues.
       *[other] Si le défenseur lance { $dice } dés. Près de chaque signe : armées perdues.
    }
web-godstorm-outcome = l’attaquant perd { $lost }, le défenseur { $killed } : { $likely } ;
web-godstorm-next = À venir : +{ $armies } armées, +{ $faith } croyance
