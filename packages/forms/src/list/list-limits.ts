/** How far the pages of a list go: so many rows are skipped at most. Beyond them nobody reads, and every skipped row still costs. */
export const OFFSET_MAX = 10_000;

/** Totals of listings above this are known only as "more than". */
export const KNOWN_TOTAL = 1_000;
