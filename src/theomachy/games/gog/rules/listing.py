"""What may be played, listed: `legal` narrows what `refusal` would have to scan.

Every node's choices are words of bits behind a first action, and only `legal` itself touches the
list: an array handed on from rule to rule is counted at every call, which costs more than the rule.
"""

from theomachy.games.gog.actions import (
    ACCEPT,
    AT,
    CAMEL,
    CARD,
    CLASH,
    CONQUER,
    DIE,
    DRAW,
    DRAWN,
    FACES,
    FIRST,
    FROM,
    GOG,
    KEEP,
    LAY,
    NEXT,
    PAY,
    PICK,
    PIECE,
    RETURN,
    ROLL,
    ROLLS,
    SOLDIER,
    SPLIT,
    STEAL,
    STEP,
    TO,
    YES,
)
from theomachy.games.gog.board import CELLS_PER_WORD, NOWHERE, WORDS
from theomachy.games.gog.rules.chests import copies_left
from theomachy.games.gog.rules.choices import (
    cells_open,
    lays_open,
    loot_open,
    moves_open,
    payments_open,
    picks_open,
    purchases_open,
    rivals_open,
    sieges_open,
    steps_open,
    swaps_open,
    treasures_open,
    unseen_open,
)
from theomachy.games.gog.rules.conquest import contacts, needed_besiegers
from theomachy.games.gog.rules.dice import chance_of_roll
from theomachy.games.gog.rules.pay import FIRST_PAYMENT, price_total
from theomachy.games.gog.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, only, without_lowest

ONE_OF_TWO, ONE_OF_THREE = 3, 7
PICKS, SIEGES = WORDS, 2 * WORDS
"""Of a move with no soldier picked: words of picks, words of conquests, then the rest."""


@compiled
def legal(s, actions):
    """What may be played, or what nature may do, ascending."""
    listed, words = 0, words_offered(s)
    for w in range(words):
        first, choices = first_of_word(s, w, words), word_offered(s, w, words)
        while choices:
            actions[listed] = first + lowest(choices)
            listed += 1
            choices = without_lowest(choices)
    return listed


@compiled
def words_offered(s):
    """One; two where a phase can be ended; as many as the map has where cells are named."""
    node = s.node
    if node == Node.STEP:
        return 1
    if node == Node.MOVE:
        return SIEGES + 1 if contacts(s) >= needed_besiegers(s) else PICKS + 1
    if node == Node.EXCHANGE or node == Node.BUY:
        return 2
    return WORDS if first_of_cells(s) != NOWHERE else 1


@compiled
def first_of_word(s, w, words):
    """The action the bits of a word are counted from."""
    node = s.node
    if node == Node.STEP:
        return STEP
    if node == Node.MOVE:
        if w == words - 1:
            return GOG
        return PICK + w * CELLS_PER_WORD if w < PICKS else CONQUER + (w - PICKS) * CELLS_PER_WORD
    if words == WORDS:
        return first_of_cells(s) + w * CELLS_PER_WORD
    return first_choice(s) if w == 0 else NEXT


@compiled
def word_offered(s, w, words):
    """A bit for each choice."""
    node = s.node
    if node == Node.STEP:
        return steps_open(s)
    if node == Node.MOVE:
        if w == words - 1:
            return moves_open(s)
        return picks_open(s, w) if w < PICKS else sieges_open(s, w - PICKS)
    if words == WORDS:
        return lays_open(s, w) if first_of_cells(s) == LAY else cells_open(s, w)
    return choices_open(s) if w == 0 else only(0)


@compiled
def first_of_cells(s):
    """The first action of a node that asks for a cell or a lay, or NOWHERE."""
    node = s.node
    if node == Node.BUY_AT or node == Node.SELECT or node == Node.AMBUSH_AT or node == Node.MUSTER:
        return AT
    if node == Node.FIGURE or node == Node.SEND:
        return TO
    is_laying = node == Node.LAY_BY_LOT or node == Node.LAY or node == Node.SITE
    return LAY if is_laying else NOWHERE


@compiled
def first_choice(s):
    """The action the bits are counted from."""
    node = s.node
    if node <= Node.CLASH:
        return first_outcome(node)
    if node == Node.BUY:
        return SOLDIER
    if node == Node.DRAW:
        return DRAW
    if node == Node.EXCHANGE:
        return CAMEL
    if node == Node.PAY:
        return PAY + FIRST_PAYMENT[price_total(s)]
    if node == Node.KEEP:
        return KEEP
    if node == Node.ACCEPT:
        return ACCEPT
    if node == Node.RETURN:
        return RETURN
    if node == Node.STEAL:
        return STEAL
    if node == Node.OMEN:
        return GOG
    if node == Node.FROM:
        return FROM
    return YES if node == Node.ANSWER else SPLIT


@compiled
def first_outcome(node):
    if node == Node.ROLL or node == Node.SECOND_ROLL:
        return ROLL
    if node == Node.DIE or node == Node.AMBUSH_DIE:
        return DIE
    if node == Node.CARD:
        return CARD
    if node == Node.ABILITY:
        return DRAWN
    if node == Node.PIECE:
        return PIECE
    return CLASH if node == Node.CLASH else FIRST


@compiled
def choices_open(s):
    """What the node offers, a bit each."""
    node = s.node
    if node <= Node.CLASH:
        return outcomes_open(s)
    if node == Node.BUY:
        return purchases_open(s)
    if node == Node.EXCHANGE:
        return swaps_open(s)
    if node == Node.PAY:
        return payments_open(s)
    if node == Node.RETURN:
        return int(s.abilities[s.affected])
    if node == Node.STEAL:
        return loot_open(s)
    if node == Node.FROM:
        return rivals_open(s)
    if node == Node.OVER:
        return 0
    return ONE_OF_THREE if node == Node.OMEN or node == Node.SPLIT else ONE_OF_TWO


@compiled
def outcomes_open(s):
    """What nature may do."""
    node = s.node
    if node == Node.ROLL or node == Node.SECOND_ROLL:
        return (1 << len(ROLLS)) - 1
    if node == Node.DIE or node == Node.AMBUSH_DIE:
        return (1 << FACES) - 1
    if node == Node.CARD:
        return treasures_open(s)
    if node == Node.ABILITY:
        return unseen_open(s)
    if node == Node.PIECE:
        return int(s.pieces)
    return (1 << FACES * FACES) - 1 if node == Node.CLASH else (1 << s.players) - 1


@compiled
def chance(s, outcome):
    """GG-7.8, GG-9.2, GG-17.12 Copies left in a deck, ways to roll a pair; else all alike."""
    if outcome >= DRAWN:
        return int(s.unseen[outcome - DRAWN])
    if ROLL <= outcome < CLASH:
        return chance_of_roll(outcome - ROLL)
    if CARD <= outcome < DIE:
        return int(copies_left(s, outcome - CARD))
    return 1
