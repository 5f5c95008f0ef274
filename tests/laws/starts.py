"""Middle games to begin a walk from, where random play from the opening seldom leads.

The options are drawn; those a position needs it names itself.
"""

_CROWDED = """
    4p; options radius=4; gods kors daikoe ialda shamash; at start; V=e9:1; P1=9; P2=8; P3=9; P4=9;
    f8:2/P1w3c; e8:3/P2w2c; d8:1/P3w2; a1:5/P1w1S; a3:2/P1w3; b1:0/P1w1; i1:5/P2w6; i2:4/P2w2c;
    c5:0/P2w1; e2:1/P3w1c; g3:5/P3w2S; f1:4/P3w2; i3:1/P4w2c; c1:1/P4w1c; c3:5/P4w6
"""
_DUEL = """
    2p; options radius=4; gods qawime ysthma; at start; V=e6:0; P1=12; P2=12; e7:0/P1w1;
    f6:1/P1w2; f5:2/P1w3; d5:0/P2w1; d6:1/P2w2; a1:5/P1w6; a3:1/P1c; c1:2/P1w3; i1:5/P2S;
    i3:1/P2w2; g2:3/P2w1c
"""
_LAST_TILES = """
    3p; options radius=4; gods shamash ialda daikoe; at start; V=e7:1; pile 0:1 2:1 5:1;
    e8:0/P1w1; d7:5/P1w2; f6:2/P2w2c; f7:1/P3w1c; d6:1/P2w1; a1:5/P3w1S; a3:1/P3w2; a5:2/P1w3c
"""

_SETTLED = """
    2p; options map=fixed; round 5; founded P1 3; founded P2 3; b2=P1[2] b5=P1[2] e2=P1[1];
    k11=P2[1] k8=P2[2] h11=P2[1]; a1=P1(2) c4=P1(3) j7=P1(1) j9=P1(2) e5=P1(1); l12=P2(4) i8=P2(1)
    f4=P2(3) c3=P2(1); abilities P1 WAT AMB; abilities P2 WIS POW; resources P1 5/4/3;
    resources P2 3/5/5; scrolls P1 1; scrolls P2 2; at P1 turn-start
"""
_CHESTS = """
    4p; options map=fixed; round 8; founded P1 3; founded P2 3; founded P3 2; founded P4 3;
    b2=P1[1] e4=P1[2] e2=P1[1]; b11=P2[1] e11=P2[1] b8=P2[3]; k11=P3[1] h7=P3[2];
    k2=P4[1] h2=P4[1] k5=P4[2]; d7=P1(2) g4=P1(1) j4=P1(3); a12=P2(5) f8=P2(2); i6=P3(1) l12=P3(1);
    j6=P4(2) l1=P4(1) i4=P4(6); scrolls P2 2; scrolls P4 2; resources P1 5/5/5; resources P3 2/2/2;
    abilities P1 STR MAG; abilities P3 ABU; barn P1 7; resources P4 2/4/1; at P1 turn-start
"""

STARTS = {"gog": (_SETTLED, _CHESTS), "storm": (_CROWDED, _DUEL, _LAST_TILES)}
