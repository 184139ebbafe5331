import { describe, expect, it } from 'vitest';
import { readCount } from './count.ts';
import { readSearchWords } from './search-words.ts';

describe('a count', () => {
	it.each([
		['3', 3],
		[' 03 ', 3],
		['3.0', 3],
		['0', 0],
		['163', 163],
		['3 tầng', 3],
		['3 Lầu', 3],
		['4PN', 4],
		['4 phòng ngủ', 4],
		['2 WC', 2],
		['２ phòng', 2],
	])('%s', (text, count) => expect(readCount(text)).toBe(count));

	it.each([
		['1 trệt 2 lầu', 3],
		['trệt 2 lầu', 3],
		['1 trệt, 1 lửng, 3 lầu, sân thượng', 4],
		['1 hầm + 1 trệt + 2 lầu + ST', 3],
	])('of storeys, as search counts them: %s', (text, count) => {
		expect(readCount(text)).toBe(count);
		expect(readSearchWords(text).filter).toEqual({ floorsMin: count });
	});

	it.each(['', 'nhiều', '3,5', '3-4', '3 tầng rưỡi', '3 tầng 2 phòng', '-1', '1234567', 'tầng 3'])(
		'is none: %j',
		(text) => expect(readCount(text)).toBeUndefined(),
	);
});
