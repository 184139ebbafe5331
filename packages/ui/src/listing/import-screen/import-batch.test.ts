import { describe, expect, it } from 'vitest';
import { batchFrom, tooLong } from './import-batch.ts';

const entriesOf = (count: number, description: string) =>
	Array.from({ length: count }, (_, at) => ({ row: { sourceId: `${at}`, description } }));
const batchesOf = (entries: ReturnType<typeof entriesOf>) => {
	const batches = [];
	for (let from = 0; from < entries.length; from += batches.at(-1)?.length ?? 0) batches.push(batchFrom(entries, from));
	return batches;
};

describe('rows of one call', () => {
	it('are a hundred at most', () =>
		expect(batchesOf(entriesOf(250, 'Nhà phố')).map(({ length }) => length)).toEqual([100, 100, 50]));

	it('are as many as the server reads, in bytes: letters with marks are several', () => {
		const entries = entriesOf(250, 'ộ'.repeat(5_000));
		const batches = batchesOf(entries);
		expect(batches.flat()).toEqual(entries);
		for (const batch of batches)
			expect(Buffer.byteLength(JSON.stringify(batch.map(({ row }) => row)))).toBeLessThan(256 * 1024);
		expect(batches[0]?.length).toBeGreaterThan(1);
	});
});

describe('a row', () => {
	it('that no call holds says which of its cells is too long', () => {
		expect(tooLong({ sourceId: '1', title: 'Nhà phố', description: 'ộ'.repeat(60_000) })).toEqual({
			path: 'description',
			code: 'too_long',
		});
	});

	it('as people write it fits', () =>
		expect(tooLong({ sourceId: '1', description: 'ộ'.repeat(5_000) })).toBeUndefined());
});
