/** Pixels of a side of the squares that clusters are gathered in, on a map of 256-pixel tiles: two price tags side by side need as many. */
export const GRID_PIXELS = 64;
