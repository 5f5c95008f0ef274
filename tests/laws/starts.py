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

_EMPIRES = """
    3p; options underworld=on; at P1 T0; ROM P1:6 WS temple; LIG P1:2; APU P1:1 plague; COR P1:1;
    EGY P1:7 D temple; NUB P1:1; KUS P1:3 M; GAU P2:6 WSM temple; ALE P2:2; IBE P2:3 plague;
    ATL P2:4 D temple; ORI P2:2; POS P2:1; TRI P2:1; HES P2:1; GRA P3:5 WM temple; DAL P3:4 S;
    THR P3:1; ION P3:1 temple; PHO P3:6 D; BAB P3:2 plague; SHE P3:1; U2 P1:4; U3 P2:3; U7 P2:2;
    U9 P3:2; U12 P1:2; U1 P3:3; heaven P1 5; heaven P2 4; faith P1 12; faith P2 9; faith P3 9;
    hand P1 SHRINE HEROES STORMS SIREN CROPS MIGHTY DEADWALK FOG; relics P1 FLEECE PANDORA SCALES;
    hand P2 LAVA SEARS WORKERS MEEK PARADISE VISIONS DELIVER IDOL; relics P2 AEGIS TREE CAULDRON;
    hand P3 FOG IDOL SACRED CONVERT TROJAN SEA EAGLES RAGNAROK; relics P3 BOOK GUNGNIR TABLETS
"""
_DUEL_AND_NEUTRALS = """
    2p; options underworld=on; at P1 T4; ROM P1:9 WSM temple; EGY P1:2 D; LIG P2:3 SM temple;
    PHO P2:4 WD; APU N:2; COR N:1; CYR N:3; U5 P1:3; U13 P2:2; heaven P1 3; heaven P2 3;
    faith P1 9; faith P2 7; hand P1 BLOOD GROUND FIRE WATERS FALLS SUN FORSAKE;
    hand P2 WARRIORS PLOWSHARES LAVA FOG TIME; relics P1 MJOLNIR; relics P2 AEGIS WINE
"""
_LAST_STANDS = """
    5p; at P1 epoch; ROM P1:4 W; LIG P2:4 S temple; GAU P3:4 D; ALE P4:4 M; ANG P5:4 W plague;
    CAL P5:1; hand P2 CONVERT SACRED; hand P5 ASH PURGED; relics P3 EXCALIBUR; relics P4 STONEHENGE;
    faith P1 6; faith P2 6; faith P3 6; faith P4 2; faith P5 2
"""

STARTS = {
    "godstorm": (_EMPIRES, _DUEL_AND_NEUTRALS, _LAST_STANDS),
    "gog": (_SETTLED, _CHESTS),
    "storm": (_CROWDED, _DUEL, _LAST_TILES),
}
