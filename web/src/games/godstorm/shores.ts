/** The drawing of the world: named points, and each territory as a ring of them. Our own map. */

/** Where coasts and borders bend. Two territories that share two points in a row touch. */
const POINTS = `
th1 372,-6 th2 312,4 th3 268,46 th4 248,100 th5 258,158 th6 284,202 th7 322,192 th8 338,156 th9 360,120 th10 396,94 tv1 388,42
va1 430,106 va2 464,114 vg1 512,130 vgr 560,116 vr1 578,58 vr2 570,-6
ga1 440,152 ga2 424,196 ag1 432,238 ag2 470,260 agd 508,258 gd1 545,240 gds 578,234 gs1 588,190 gsr 578,150
rs1 635,130 rsc 694,118 rc1 748,110 rc2 802,92 ru1 824,70 rsa 850,78 rsb 836,36 rst 846,-6
ca1 814,130 ca2 806,168 cp 828,206 ca3 852,216 ps 878,200 ca4 866,158 ca5 872,114
sp1 930,188 sp2 1004,172 cp1 814,234 cpa 808,262 ap1 840,284 apy 870,302 py1 902,312 pys 932,334 psu 970,318 pse 1004,322
caw 764,286 ci1 742,252 ci2 750,222 ci3 718,200 ci4 700,230 scc 676,206 sc1 694,162
sy1 648,230 ds 634,266 ds1 606,250 dc1 648,292 dt 642,318 dt1 602,320 ddt 566,330 dd1 536,314 add 510,308
ad1 472,318 ald 438,322 al1 400,320 agl 360,330 al2 335,300 al3 306,286 agc 284,268
ac1 312,246 ac2 338,240 ac3 352,220 ac4 384,234
gl1 352,366 glc 344,402 go1 318,408 gic 290,428 gi1 256,420 gia 222,418 gb1 230,386 gb2 204,362 gb3 170,352 gb4 214,338 gb5 252,310
ib1 170,420 ib2 128,430 ib3 134,480 ib4 122,535 ib5 146,574 ib6 186,588 ib7 226,572 ib8 250,530 ib9 284,482
cl1 168,204 cl2 152,176 cl3 166,152 cl4 160,128 cl5 188,106 cl6 212,118 cl7 200,148 cl8 214,172 cl9 222,204 cl0 195,212
an1 232,238 an2 248,262 an3 240,288 an4 204,294 an5 166,302 an6 132,312 an7 152,284 an8 146,258 an9 168,238
hi1 76,222 hi2 100,196 hi3 130,204 hi4 134,240 hi5 120,268 hi6 90,276 hi7 70,254
ld1 444,352 ldc 448,380 li1 426,388 lra 432,410 lr1 405,414 lrt 378,402 li2 364,390
ro1 442,440 rap 466,462 ra1 448,480 rat 430,494 ro2 410,468 ro3 390,436
au1 502,488 au2 542,520 au3 514,526 au4 524,556 au5 504,558 au6 486,528
si1 442,578 si2 470,568 si3 500,574 si4 494,600 si5 464,602
co1 320,456 co2 340,448 co3 348,472 co4 338,490 co5 352,512 co6 346,542 co7 328,546 co8 316,516 co9 326,490
dth 562,364 dtg 548,392 dg1 536,416 dgc 514,434 da1 498,410 da2 474,390
tr1 654,344 tr2 670,372 tr3 640,388 tr4 614,392 tgc 594,408 tg1 570,402
gr1 610,432 gr2 598,456 gr3 630,478 gr4 608,490 gr5 620,524 gr6 592,540 gr7 574,518 gr8 560,490 gr9 538,464
mi1 638,516 mi2 666,504 mi3 698,510 mi4 726,500 mi5 734,520 mi6 700,532 mi7 662,530
ia 738,336 io1 710,346 io2 690,372 io3 680,400 io4 694,426 io5 684,450 io6 716,466 iam 750,452 ia1 758,394 an0 762,318
am1 776,448 apc 802,440 ap2 832,408 app 852,386 ay1 864,345
pa1 868,404 pab 880,426 pb1 874,462 pbs 880,500 ps1 846,526 psr 830,566 per 806,584 pe1 788,572 pem 766,562 ph1 788,526 ph2 796,484
ab1 906,416 abs 932,410 as1 930,372 sb1 950,440 sbg 966,470 su1 990,480 su2 1004,490 ba1 962,492 bsg 970,514 bs1 926,514
sh1 986,540 sh2 1004,550 sh3 1004,690 sh4 984,704 sh5 940,690 sh6 906,650 sh7 868,606
eg1 814,610 ekc 838,644 ek1 806,656 enk 774,662 en1 730,656 cen 686,650 ce1 682,610 cec 676,580 eg2 708,590 eg3 740,570
nk1 768,706 nkb 782,766 kub 900,766 ku1 906,736 ku2 880,696
cn1 632,676 gcn 580,702 gn1 562,735 gnb 550,766 gc1 534,690 cgc 490,674 cc1 494,648 ccc 480,626
cy1 514,640 cy2 556,628 cy3 582,592 cy4 622,584
cg1 430,670 acg 346,662 ac5 336,636 acc 326,612 cr1 366,598 cr2 404,586 cr3 426,592 cr4 432,616 cr5 456,632
ag5 290,705 agb 256,766 atb 126,766 at2 126,716 at3 150,672 at4 172,642 at5 196,620 at6 252,622
he1 -32,424 he2 -38,392 he3 -24,362 he4 6,342 he5 42,350 he6 62,376 he7 70,420 he8 20,432
tr5 80,455 tr6 66,486 tr7 62,512 tr8 14,516 tr9 -36,508 tr0 -42,464
po1 54,545 po2 62,576 po3 54,602 po4 14,606 po5 -24,600 po6 -42,560
or1 78,616 or2 94,648 or3 80,688 or4 44,706 or5 4,694 or6 -22,662
f1 1004,-6
`;

const RINGS = `
THU th1 th2 th3 th4 th5 th6 th7 th8 th9 th10 tv1
VAR th1 tv1 th10 va1 va2 vg1 vgr vr1 vr2
GAL va2 ga1 ga2 ag1 ag2 agd gd1 gds gs1 gsr vgr vg1
RUS vr2 vr1 vgr gsr rs1 rsc rc1 rc2 ru1 rsa rsb rst
SAR rst rsb rsa ca5 ca4 ps sp1 sp2 f1
PAR sp2 sp1 ps ca3 cp cp1 cpa ap1 apy py1 pys psu pse
CIM rsc rc1 rc2 ca1 ca2 cp cp1 cpa caw ci1 ci2 ci3 ci4 scc sc1
SCY gsr rs1 rsc sc1 scc sy1 ds ds1 gds gs1
DAC gds ds1 ds dc1 dt dt1 ddt dd1 add agd gd1
ALE ag1 ag2 agd add ad1 ald al1 agl al2 al3 agc ac1 ac2 ac3 ac4
GAU agc al3 al2 agl gl1 glc go1 gic gi1 gia gb1 gb2 gb3 gb4 gb5
IBE gic gi1 gia ib1 ib2 ib3 ib4 ib5 ib6 ib7 ib8 ib9
CAL cl1 cl2 cl3 cl4 cl5 cl6 cl7 cl8 cl9 cl0
ANG cl1 cl0 cl9 an1 an2 an3 an4 an5 an6 an7 an8 an9
HIB hi1 hi2 hi3 hi4 hi5 hi6 hi7
LIG agl al1 ald ld1 ldc li1 lra lr1 lrt li2 glc gl1
ROM lrt lr1 lra ro1 rap ra1 rat ro2 ro3
APU rap au1 au2 au3 au4 au5 au6 rat ra1
SIC si1 si2 si3 si4 si5
COR co1 co2 co3 co4 co5 co6 co7 co8 co9
DAL ald ad1 add dd1 ddt dth dtg dg1 dgc da1 da2 ldc ld1
THR ddt dt1 dt tr1 tr2 tr3 tr4 tgc tg1 dtg dth
GRA dtg tg1 tgc gr1 gr2 gr3 gr4 gr5 gr6 gr7 gr8 gr9 dgc dg1
MIN mi1 mi2 mi3 mi4 mi5 mi6 mi7
ION ia io1 io2 io3 io4 io5 io6 iam ia1
ANA caw an0 ia ia1 iam am1 apc ap2 app ay1 apy ap1 cpa
PHO apc ap2 app pa1 pab pb1 pbs ps1 psr per pe1 pem ph1 ph2
ASY apy ay1 app pa1 pab ab1 abs as1 pys py1
SUM pys psu pse su2 su1 sbg sb1 abs as1
BAB pab ab1 abs sb1 sbg ba1 bsg bs1 pbs pb1
SHE pbs bs1 bsg sh1 sh2 sh3 sh4 sh5 sh6 sh7 psr ps1
EGY pem pe1 per eg1 ekc ek1 enk en1 cen ce1 cec eg2 eg3
KUS ekc ek1 enk nk1 nkb kub ku1 ku2
NUB cen en1 enk nk1 nkb gnb gn1 gcn cn1
CYR cec ce1 cen cn1 gcn gc1 cgc cc1 ccc cy1 cy2 cy3 cy4
CAR ccc cc1 cgc cg1 acg ac5 acc cr1 cr2 cr3 cr4 cr5
GAI acg cg1 cgc gc1 gcn gn1 gnb agb ag5
ATL acc ac5 acg ag5 agb atb at2 at3 at4 at5 at6
HES he1 he2 he3 he4 he5 he6 he7 he8
TRI he1 he8 he7 tr5 tr6 tr7 tr8 tr9 tr0
POS tr9 tr8 tr7 po1 po2 po3 po4 po5 po6
ORI po5 po4 po3 or1 or2 or3 or4 or5 or6
`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const rows = (text: string): string[] => text.trim().split('\n');

const points: ReadonlyMap<string, Point> = new Map(
  rows(POINTS).flatMap(row => {
    const words = row.split(' ');
    return words.flatMap((name, i) => {
      const [x, y] = (words[i + 1] ?? '').split(',').map(Number);
      return i % 2 === 0 ? [[name, { x: x ?? 0, y: y ?? 0 }] as const] : [];
    });
  }),
);

export const pointAt = (name: string): Point => points.get(name) ?? { x: 0, y: 0 };

/** The names of the points round each territory. */
export const SHORES: ReadonlyMap<string, readonly string[]> = new Map(
  rows(RINGS).map(row => {
    const [code = '', ...ring] = row.split(' ');
    return [code, ring] as const;
  }),
);

export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The edges of a territory, in the order of its ring. */
export const edgesOf = (code: string): Edge[] => {
  const ring = SHORES.get(code) ?? [];
  return ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] ?? from }));
};

const sorted = ({ from, to }: Edge): string => [from, to].toSorted().join(' ');

/** Where two territories touch. */
export function sharedEdges(one: string, other: string): Edge[] {
  const theirs = new Set(edgesOf(other).map(sorted));
  return edgesOf(one).filter(edge => theirs.has(sorted(edge)));
}
