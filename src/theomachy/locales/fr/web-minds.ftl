### Les robots à la table, en français : qui affronter, conseils, chances, et ce que voient les robots.

## Choisir un robot

web-minds-level = Niveau du robot
web-minds-style = Style du robot
web-minds-style-balanced = équilibré
web-minds-style-warlike = belliqueux
web-minds-style-cautious = prudent
web-minds-study = pour l’étude

## De l’aide à la table

web-minds-counsel = L’aide des robots
web-minds-suggest = Suggérer un coup
web-minds-thinking = Réflexion…
web-minds-hint = Suggestion : { $move }.
web-minds-hint-chance = Vos chances de gagner : { $number } %.
web-minds-because = Parce que ce coup { $what }.
web-minds-because-victory = gagne la partie
web-minds-because-brings-you = vous apporte { $what }
web-minds-because-leaves-you = vous laisse { $what }
web-minds-because-leaves = laisse à { $player } { $what }
web-minds-because-both = { $first } et { $second }
web-minds-delegate = Laisser jouer un robot
web-minds-let-play = Jusqu’à mon retour
web-minds-let-play-turn = Ce tour seulement
web-minds-play-myself = Je joue moi-même
web-minds-deputy = Un robot joue pour { $player } : { $what }.
web-minds-take-back = Reprendre ma place

## Les chances

web-minds-show-chances = Montrer les chances de gagner
web-minds-chances = Chances de gagner
web-minds-chance-of = { $player } : { $number } %
web-minds-chart = Chances de gagner au fil de la partie
web-minds-no-chances = Les chances ne peuvent pas être montrées en ce moment.

## Ce que voient les robots

web-minds-honest = Ce que voient les robots
web-minds-title = Ce que voit un robot
web-minds-page-1 = Un robot assis à une place reçoit ce que l’on montrerait à une personne assise là, et rien d’autre. Tout ce que cette place n’a pas le droit de savoir est effacé de la position avant que le robot ne commence à réfléchir, et il réfléchit dans un processus à part, auquel le reste n’a jamais été envoyé.
web-minds-page-2 = Ce qui lui est caché, le robot doit l’imaginer, comme vous : il se représente des mondes qui s’accordent avec tout ce que sa place sait, et y cherche un bon coup. Son hasard à lui est tiré à part des dés de la partie : il ne peut prévoir ni un jet ni une carte.
web-minds-page-3 = Cela n’est pas promis, mais prouvé. La loi : changez quoi que ce soit qu’une place n’a pas le droit de savoir, et le robot assis là choisit le même coup et attend les mêmes chances. Le test `tests/bots/test_honesty.py` prend des positions au milieu de parties à secrets, cache autre chose dans chacune et interroge les robots sur les deux, avec le même hasard : les réponses doivent être identiques.
web-minds-page-4 = Il en va de même des conseils et des chances que l’on vous montre : ils sont pensés à partir de ce que votre propre place a le droit de savoir, et pour vous seulement. Le test `tests/server/test_counsel.py` compare ce qui est demandé au nom des joueurs et des spectateurs dans des mondes qu’ils ne sauraient distinguer.
web-minds-page-5 = Qui dispose du code source peut lancer les deux : `python -m pytest tests/bots/test_honesty.py tests/server/test_counsel.py`.
web-minds-back = Retour
