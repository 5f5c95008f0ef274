/** The colour of a seat. */
export const armyOf = (seat: number): string => `army-${seat + 1}`;
