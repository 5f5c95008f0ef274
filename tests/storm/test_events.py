"""What a table tells of each action and of what follows by itself: kinds and exact arguments."""

import pytest

from theomachy import Table

DEVELOP = "at develop; V=e9:1;"
POWERS = f"options powers=on; {DEVELOP}"
RING = "V=e9:1; f8:2/P1w3; e8:3/P1w2c; d8:1/P2w2"


def told(position, moves):
    """The events of the last of these moves, a line each."""
    table = Table.at("storm", position, seed=0)
    for move in moves.split("; "):
        events = table.play(move)
    return [" ".join([e.kind, *(f"{k}={v}" for k, v in e.args.items())]) for e in events]


CASES = [
    # The set-up.
    ("new", "god ialda", ["god player=P1 god=ialda"]),
    ("6p; new", "god kors; god ialda; god daikoe; god qawime; god shamash",
     ["god player=P5 god=shamash", "god player=P6 god=ysthma"]),
    ("new", "god ialda; god kors; first P2", ["first player=P2", "turn player=P2 turn=1"]),
    # Vaal's move.
    ("at roll; V=e5", "roll NE2", ["roll player=P1 face=NE distance=2"]),
    ("at roll; V=e5", "roll NE2; go n", ["go player=P1 way=n"]),
    ("at roll; V=e5", "roll N2; draw 5", ["uncover player=P1 kind=5 cell=e6"]),
    ("at roll; V=e5; options oceans=on", "roll N2; draw s", ["uncover player=P1 kind=s cell=e6"]),
    ("at roll; V=e5", "roll N1; draw 2",
     ["uncover player=P1 kind=2 cell=e6", "income player=P1 number=1"]),
    ("at roll; V=e7:1; e8:2/P2w3", "roll N2",
     ["roll player=P1 face=N distance=2",
      "vaal-strikes victim=P2 cell=e8 lost=1 left=2 construction=none",
      "vaal-strikes victim=P2 cell=e8 lost=1 left=1 construction=none",
      "income player=P1 number=1"]),
    ("at roll; V=e7:1; e8:2/P2w1", "roll N2",
     ["roll player=P1 face=N distance=2",
      "vaal-strikes victim=P2 cell=e8 lost=1 left=0 construction=none",
      "vaal-enters cell=e8", "vanish cells=e7 number=1", "income player=P1 number=1"]),
    ("at roll; V=e7:1; e8:2/P2w2c", "roll N3",
     ["roll player=P1 face=N distance=3",
      "vaal-strikes victim=P2 cell=e8 lost=1 left=1 construction=ysthma",
      "income player=P1 number=1"]),
    ("at roll; V=e7:1; e8:2/P2w2c", "roll N2",
     ["roll player=P1 face=N distance=2", "vaal-batters cell=e8 spent=2",
      "income player=P1 number=1"]),
    ("at roll; V=e7:1; e8:2/P2c", "roll N3",
     ["roll player=P1 face=N distance=3", "vaal-batters cell=e8 spent=3",
      "income player=P1 number=1"]),
    ("at roll; V=e8:1", "roll N3; draw 0",
     ["uncover player=P1 kind=0 cell=e9", "vaal-stops cell=e9 lost=2",
      "vanish cells=e8 number=1", "income player=P1 number=1"]),
    ("at roll; V=e6:1", "roll S2",
     ["roll player=P1 face=S distance=2", "vaal-stops cell=e6 lost=2",
      "income player=P1 number=1"]),
    # Settling and strengthening.
    ("at roll; V=e5", "roll N3; draw 2; draw 0; draw 5; settle e6",
     ["settle player=P1 cell=e6 price=3", "vanish cells=e7 number=1",
      "income player=P1 number=1"]),
    ("at roll; V=e5", "roll N3; draw 2; draw 0; draw 5; leave",
     ["leave player=P1", "vanish cells=e6, e7 number=2", "income player=P1 number=1"]),
    ("at roll; V=e9:1; P1=4; a1:5/P1w2S", "roll N1",
     ["roll player=P1 face=N distance=1", "vaal-stops cell=e9 lost=1", "upkeep player=P1",
      "income player=P1 number=2"]),
    ("at roll; V=e9:1; P1=0; a1:5/P1w2S", "roll N1",
     ["roll player=P1 face=N distance=1", "vaal-stops cell=e9 lost=1", "sanctuary-lost player=P1",
      "income player=P1 number=1"]),
    ("at roll; V=e9:1; P1=30", "roll N1",
     ["roll player=P1 face=N distance=1", "vaal-stops cell=e9 lost=1",
      "income player=P1 number=0"]),
    # Development.
    (f"{DEVELOP} a1:3/P2w1c", "attack a1",
     ["attack player=P1 cell=a1 victim=P2 worshipers=1 construction=ysthma price=4"]),
    (f"{DEVELOP} a1:3/P2w1", "attack a1",
     ["attack player=P1 cell=a1 victim=P2 worshipers=1 construction=none price=2"]),
    (f"{DEVELOP} a1:2/P1w3", "build a1", ["build player=P1 cell=a1 god=kors price=2"]),
    (f"{DEVELOP} a1:2/P1w3", "build a1; keep 1", ["keep player=P1 number=1 cell=a1 gone=2"]),
    (f"{DEVELOP} a1:5/P1w6", "sanctuary a1", ["sanctuary player=P1 cell=a1 god=kors price=3"]),
    (f"{DEVELOP} a1:2/P1c", "demolish a1", ["demolish player=P1 cell=a1 god=kors price=1"]),
    (f"{DEVELOP} a1:2/P1c", "explore a1", ["explore player=P1 cell=a1 god=kors price=1"]),
    (f"{DEVELOP} a1:2/P1c", "explore a1; reveal b1", ["reveal player=P1 cell=b1"]),
    (f"{DEVELOP} a1:2/P1c", "explore a1; reveal b1; draw 0", ["find player=P1 kind=0 cell=b1"]),
    (f"{DEVELOP} a1:2/P1c", "explore a1; reveal b1; draw 0; settle b1",
     ["settle player=P1 cell=b1 price=1"]),
    (f"{DEVELOP} a1:2/P1c", "explore a1; reveal b1; draw 0; leave",
     ["leave-find player=P1 cell=b1"]),
    (f"{DEVELOP} P1=1; a1:2/P1c", "explore a1; reveal b1; draw 0",
     ["find player=P1 kind=0 cell=b1", "find-lost player=P1 cell=b1"]),
    (DEVELOP, "end", ["end player=P1", "turn player=P2 turn=22"]),
    (f"{DEVELOP} a1:2/P1c", "demolish a1; end",
     ["end player=P1", "vanish cells=a1 number=1", "turn player=P2 turn=22"]),
    # Powers.
    (f"{POWERS} a1:1/P1c", "market a1", ["market player=P1 cell=a1 god=kors"]),
    (f"{POWERS} gods ialda kors; a1:3/P2w2c", "attack a1 war",
     ["war player=P1 cell=a1 victim=P2 worshipers=2 construction=kors price=4"]),
    (f"{POWERS} gods daikoe kors; a1:1/P1w2; c1:0/P1w1", "shift a1",
     ["shift player=P1 cell=a1"]),
    (f"{POWERS} gods daikoe kors; a1:1/P1w2; c1:0/P1w1", "shift a1; to c1",
     ["to player=P1 cell=c1 from=a1"]),
    (f"{POWERS} gods qawime kors; a1:1/P1c", "explore a1; reveal b1; draw 0; leave; done",
     ["done player=P1"]),
    (f"{POWERS} gods shamash kors; a1:1/P2w2", "madden a1",
     ["madden player=P1 cell=a1 victim=P2 worshipers=2 construction=none outcome=joined"]),
    (f"{POWERS} gods shamash kors; a1:1/P2w1c", "madden a1",
     ["madden player=P1 cell=a1 victim=P2 worshipers=1 construction=kors outcome=joined"]),
    (f"{POWERS} gods shamash kors; a1:1/P2w1", "madden a1",
     ["madden player=P1 cell=a1 victim=P2 worshipers=1 construction=none outcome=taken"]),
    # Claims and endings.
    (f"{DEVELOP} a1:5/P1S; a2:1/P1c; a3:1/P1c", "end",
     ["end player=P1", "claim player=P1 due=23", "turn player=P2 turn=22"]),
    (f"T=22; {DEVELOP} a1:5/P1S; a2:1/P1c; a3:1/P1c; claim sanctuary P1 since 21", "attack a2",
     ["attack player=P2 cell=a2 victim=P1 worshipers=0 construction=kors price=3",
      "claim-broken player=P1"]),
    (f"T=22; {DEVELOP} a1:5/P1S; a2:1/P1c; a3:1/P1c; claim sanctuary P1 since 21", "end",
     ["end player=P2", "over reason=sanctuary"]),
    (f"at develop; {RING}", "end",
     ["end player=P1", "turn player=P2 turn=22", "ring player=P2 due=24"]),
    (f"at roll; {RING}; claim encirclement by P1 since 21", "roll SW2; go sw; leave",
     ["leave player=P1", "vanish cells=d8 number=1", "ring-broken", "income player=P1 number=2"]),
    (f"T=22; at develop; {RING}; claim encirclement by P1 since 21", "end",
     ["end player=P2", "over reason=encirclement"]),
    ("at roll; V=e6:1; pile empty", "roll N1",
     ["roll player=P1 face=N distance=1", "over reason=exhaustion"]),
    (f"T=120; {DEVELOP}", "end", ["end player=P2", "over reason=cap"]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "moves", "events"), CASES)
def test_what_is_told(position, moves, events):
    assert told(position, moves) == events


def test_every_kind_of_event_is_told():
    kinds = """
        god first roll go uncover find find-lost vaal-enters vaal-stops vaal-strikes vaal-batters
        settle leave leave-find vanish upkeep sanctuary-lost income attack war build sanctuary
        demolish explore keep reveal done market shift to madden end claim claim-broken ring
        ring-broken turn over
    """
    assert {event.split()[0] for _, _, events in CASES for event in events} == set(kinds.split())
