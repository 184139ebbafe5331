/** Totals above this are known only as "more than". */
export const KNOWN_TOTAL = 1_000;
