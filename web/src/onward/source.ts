/** Where a game goes on from: a table of this house, or a text that was brought along. */
export type Source = { readonly table: string } | { readonly record: string };

/** A seat's number among those of a table that are mine, if exactly one is. */
export function onlyMine(seats: readonly { seat: number; mine: boolean }[]): number | undefined {
  const [mine, another] = seats.filter(seat => seat.mine);
  return another === undefined ? mine?.seat : undefined;
}
