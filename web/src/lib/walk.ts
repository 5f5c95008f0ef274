/** Where a key leads from a cell: an arrow to the next one, `n` to the next lit one. */
export function walk(
  key: string,
  here: string,
  cells: readonly string[],
  lit: ReadonlyMap<string, string>,
  step: (cell: string, key: string) => string | undefined,
): string | undefined {
  if (key !== 'n') return step(here, key);
  const at = cells.indexOf(here);
  return [...cells.slice(at + 1), ...cells.slice(0, at + 1)].find(cell => lit.has(cell));
}
