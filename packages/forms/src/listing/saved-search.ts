/** Characters that a kept search is called by at most. */
export const SAVED_SEARCH_NAME_MAX = 120;

/** Searches that somebody keeps at most. */
export const SAVED_SEARCHES_MOST = 50;
