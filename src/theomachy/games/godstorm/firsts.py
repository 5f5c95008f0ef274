"""The first action of each verb; the others follow in the order of their arguments."""

from theomachy.games.godstorm.actions import START

(
    PLACE, TEMPLE, SUMMON, INVADE, FROM, TO, ON, MOVE, GODS, WITH, BID, MARKER, BOOK, PANTHEON,
    REVIVE, EMBARK, DESCEND, BUY, DECK, PLAY, TAKE, RELIC, PLAYER, GOD, SEA, CHAMPION, ATTACK,
    DEFEND, SAVE, GODSWAR, AEGIS, DONE, PASS, STOP, PLAGUE, RANK, FIRST, DEAL, TIE, DRAW,
    ROLL_A, ROLL_D, REROLL_A, REROLL_D, DIE, CONTINENT, PLAGUE_TO,
) = (int(action) for action in START)  # fmt: skip
