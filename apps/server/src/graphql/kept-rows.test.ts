import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { findOnce } from './kept-rows.ts';

it('finds once what several ask for, and again what failed', async () => {
	const cache = new LRUCache<string, Promise<string[]>>({ max: 10 });
	let asked = 0;
	const find = async () => {
		if (++asked === 1) throw new Error('no database');
		return ['Nhà phố'];
	};
	await expect(findOnce(cache, 'sale', find)).rejects.toThrow('no database');
	const found = await Promise.all([findOnce(cache, 'sale', find), findOnce(cache, 'sale', find)]);
	expect(found).toEqual([['Nhà phố'], ['Nhà phố']]);
	expect(asked).toBe(2);
});
