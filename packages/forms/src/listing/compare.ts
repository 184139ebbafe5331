/** So many listings stand side by side at most. */
export const COMPARE_MAX = 4;
