/** The miracle cards as printed: which deck, and the faith each costs. */
const PRINTED = {
  W: 'SHRINE1 EMPIRE0 CHAMPIONS0 EAGLES1 DELIVER1 HEROES0 ASH0 STRENGTH0 PRAYERS0 STORMS0 FAITHFUL0 PURGED2 SIREN3 SUN0 FALLS0 TIME4 VISIONS0',
  D: 'BLOOD1 CROPS2 DOOR2 DIAMONDS3 FIRE4 PARADISE2 RAGNAROK3 DEADWALK2 FORSAKE3 GROUND2 MIGHTY4 SEA3 TROJAN2 WATERS4 YOUNG2',
  S: 'WORKERS0 CONVERT2 SEARS0 LAVA2 WARRIORS1 PLOWSHARES1 FOG0 MEEK0 SACRED3 IDOL1',
  M: 'AEGIS0 FLEECE0 PANDORA0 TEARS0 GUNGNIR0 MJOLNIR0 CAULDRON0 EXCALIBUR0 STONEHENGE0 BOOK0 PYRAMIDS0 SCALES0 TABLETS0 TREE0 WINE0',
} as const;

export const DECKS = ['W', 'D', 'S', 'M'] as const;

export interface Card {
  readonly name: string;
  readonly deck: string;
  readonly cost: number;
}

const CARDS: ReadonlyMap<string, Card> = new Map(
  DECKS.flatMap(deck =>
    PRINTED[deck].split(' ').map(text => {
      const name = text.slice(0, -1);
      return [name, { name, deck, cost: Number(text.slice(-1)) }] as const;
    }),
  ),
);

export const ALL_CARDS: readonly Card[] = [...CARDS.values()];
export const cardOf = (name: string): Card => CARDS.get(name) ?? { name, deck: 'M', cost: 0 };
