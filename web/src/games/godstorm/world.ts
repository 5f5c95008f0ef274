import { PRINTED } from './printed.gen';
import { type Point, sharedEdges, SHORES } from './shores';

/** What stands where on the map: the middle of each territory, where its armies are drawn. */
const MIDDLES = `
EU ANA 796,362 APU 484,506 COR 334,500 DAC 574,284 DAL 504,356 GRA 582,448 ION 716,402 LIG 398,362 MIN 686,517 ROM 418,438 SIC 470,582 THR 606,354
GE ALE 398,280 ANG 196,258 CAL 188,168 GAL 506,190 GAU 276,360 HIB 102,234 IBE 200,496 THU 304,112 VAR 472,62
AF ATL 220,690 CAR 398,632 CYR 600,640 EGY 736,612 GAI 418,718 KUS 832,706 NUB 664,724
AS ASY 898,350 BAB 916,464 PAR 932,256 PHO 836,482 SHE 930,598 SUM 968,412
AT HES 14,390 ORI 34,654 POS 10,558 TRI 18,470
HY CIM 764,168 RUS 690,62 SAR 932,92 SCY 632,184
`;

export interface Land extends Point {
  readonly code: string;
  readonly continent: string;
}

const rows = MIDDLES.trim()
  .split('\n')
  .map(row => row.split(' '));

export const LANDS: readonly Land[] = rows.flatMap(([continent = '', ...words]) =>
  words.flatMap((code, i) => {
    const [x, y] = (words[i + 1] ?? '').split(',').map(Number);
    return i % 2 === 0 ? [{ code, continent, x: x ?? 0, y: y ?? 0 }] : [];
  }),
);

const codes = new Set(LANDS.map(({ code }) => code));
export const isLand = (word: string | undefined): boolean => codes.has(word ?? '');

export interface Continent {
  readonly code: string;
  readonly bonus: number;
  readonly lands: readonly string[];
}

export const CONTINENTS: readonly Continent[] = Object.entries(PRINTED.continents).map(
  ([code, bonus]) => ({
    code,
    bonus,
    lands: LANDS.filter(land => land.continent === code).map(land => land.code),
  }),
);

export const ATLANTIS: readonly string[] = ['HES', 'ORI', 'POS', 'TRI'];

/** The sea connections as they are drawn, from coast to coast. */
const CROSSINGS = `
ALE-ANG 250,266 302,256
ALE-THU 290,206 314,246
ANG-GAU 228,292 240,322
ANG-HIB 134,246 148,260
APU-DAL 504,486 500,414
APU-GRA 538,512 558,486
APU-SIC 512,560 496,576
ATL-IBE 190,590 196,620
ATL-ORI 92,660 150,674
CAL-HIB 132,214 158,188
CAL-THU 212,132 250,112
CAR-SIC 426,600 448,586
CIM-SAR 814,140 868,140
COR-ROM 348,478 402,456
EGY-MIN 716,530 722,582
GRA-ION 616,452 682,416
GRA-MIN 618,516 642,518
HES-HIB 36,346 82,274
IBE-ORI 86,624 128,556
ION-MIN 704,464 702,508
KUS-SHE 888,694 914,662
`;

export interface Sea {
  readonly code: string;
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
}

const point = (text = ''): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
};

export const SEAS: readonly Sea[] = CROSSINGS.trim()
  .split('\n')
  .map(row => {
    const [code = '', ...ends] = row.split(' ');
    const [from, to] = [point(ends[0]), point(ends[1])];
    return { code, from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  });

/** GS-1.9 Territories that look like neighbours, with mountains between. */
export const MOUNTAINS: readonly (readonly [string, string])[] = [
  ['ALE', 'LIG'],
  ['ALE', 'DAL'],
  ['ALE', 'DAC'],
  ['GAL', 'DAC'],
  ['GAL', 'SCY'],
  ['GAL', 'RUS'],
  ['CIM', 'ANA'],
  ['CIM', 'PAR'],
  ['ANA', 'PAR'],
  ['ANA', 'ASY'],
];

/** Who touches whom on the drawing, `ALE-GAL`; mountains included. */
export const touching = (): string[] => {
  const sorted = [...SHORES.keys()].toSorted();
  return sorted.flatMap((one, i) =>
    sorted
      .slice(i + 1)
      .filter(other => sharedEdges(one, other).length > 0)
      .map(other => `${one}-${other}`),
  );
};

const mountains = new Set(MOUNTAINS.map(pair => pair.toSorted().join('-')));
const roads = new Set([
  ...touching().filter(pair => !mountains.has(pair)),
  ...SEAS.map(sea => sea.code),
]);
const pairOf = (one: string, other: string): string => [one, other].toSorted().join('-');

export const areJoined = (one: string, other: string): boolean => roads.has(pairOf(one, other));
export const haveMountains = (one: string, other: string): boolean =>
  mountains.has(pairOf(one, other));
