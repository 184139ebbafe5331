/** The tools, the first one open where none is named. */
export const tools = ['loan', 'price', 'fees', 'units', 'direction'] as const;
export type Tool = (typeof tools)[number];
