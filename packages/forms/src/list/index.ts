export { KNOWN_TOTAL, lastPage, OFFSET_MAX, pageCount } from './list-limits.ts';
