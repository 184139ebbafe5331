import { expect, it } from 'vitest';
import { readAllPages } from './read-all-pages.ts';

/** A list of numbers that hands out pages, as the server does. */
function listOf(total: number) {
	const entries = Array.from({ length: total }, (_, index) => index);
	const asked: number[] = [];
	const read = async ({ page, limit }: { page: number; limit: number }) => {
		asked.push(page);
		return { data: entries.slice((page - 1) * limit, page * limit), total };
	};
	return { entries, asked, read };
}

it.each([
	[0, [1]],
	[99, [1]],
	[100, [1]],
	[250, [1, 2, 3]],
])('reads all of %d, once', async (total, pages) => {
	const { entries, asked, read } = listOf(total);
	expect(await readAllPages(read)).toEqual(entries);
	expect(asked).toEqual(pages);
});

it('ends where the list grows shorter meanwhile', async () => {
	const { read } = listOf(150);
	expect(await readAllPages(async (page) => ({ ...(await read(page)), total: 500 }))).toHaveLength(150);
});
