import { expect, test } from 'vitest';
import { readRecord } from './read-record.ts';

test('an object is read as it was kept', () => {
	expect(readRecord('{"a":1,"b":null}')).toEqual({ a: 1, b: null });
});

test.each([null, '', '{', 'null', '1', '"text"', '[]'])('%j is none', (json) => {
	expect(readRecord(json)).toBeUndefined();
});
