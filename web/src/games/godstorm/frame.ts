/** The drawing: where it begins, how wide it is, how deep with the Underworld and without. */
export const FRAME = { x: -48, y: -8, width: 1054, deep: 1032, shallow: 776 } as const;
