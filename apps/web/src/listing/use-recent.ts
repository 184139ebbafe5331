import { storedList } from '../data/stored-list.ts';

const recent = storedList('recent', 12, (value): value is number => Number.isInteger(value) && Number(value) > 0);

/** Numbers of the listings that were viewed last in this browser, the latest first. */
export const useRecent = recent.useItems;

export const markRecent = recent.add;
export const clearRecent = recent.clear;
