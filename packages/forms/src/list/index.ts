export { KNOWN_TOTAL, OFFSET_MAX } from './list-limits.ts';
