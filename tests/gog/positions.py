"""The base positions of the specification, and what tests do with them."""

from theomachy import Table

B2 = """2p; options map=fixed; round 5; won P1 P2; founded P1 3; founded P2 3;
    b2=P1[1] b5=P1[1] e2=P1[1]; k11=P2[1] k8=P2[1] h11=P2[1]"""
B4 = """4p; options map=fixed; round 5; won P1 P2 P3 P4;
    founded P1 3; founded P2 3; founded P3 3; founded P4 3;
    b2=P1[1] b5=P1[1] e2=P1[1]; b11=P2[1] e11=P2[1] b8=P2[1];
    k11=P3[1] h11=P3[1] k8=P3[1]; k2=P4[1] h2=P4[1] k5=P4[1]"""
ST2 = """2p; options map=fixed; a1=P1(1) b1=P1(1) a2=P1(1); l12=P2(1) k12=P2(1) l11=P2(1)"""
NEW = "new; options map=fixed"


def reached(position, moves=""):
    """A table at a position, after these moves."""
    table = Table.at("gog", position, seed=0)
    for move in filter(None, moves.split("; ")):
        table.play(move)
    return table


def with_card(card, more=""):
    """B2 with a chest for P1, who has just drawn this card."""
    return f"{B2}; b5=P1[2]; at P1 die; card {card}; {more}"


def moving(more):
    """B2, P1 in phase 4 with nine steps."""
    return f"{B2}; steps 9; at P1 move; {more}"


def buying(more):
    """B2, P1 in phase 2 with full barns."""
    return f"{B2}; resources P1 5/5/5; at P1 buy; {more}"
