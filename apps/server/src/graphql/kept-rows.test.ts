import { expect, inject, it, onTestFinished } from 'vitest';
import type { CategoryRow } from '../listing/category.repository.ts';
import { openOwnDatabase } from '../testing/databases.ts';
import { keptRows } from './kept-rows.ts';

it('finds once what several ask for, and again what failed', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	const { categoryLists } = keptRows(db);
	const house: CategoryRow = {
		id: 'house',
		position: 0,
		name_vn: 'Nhà phố',
		name_en: 'Townhouse',
		trading_types: ['RENT'],
	};
	let asked = 0;
	const context = async () => {
		if (++asked === 1) throw new Error('no database');
		return [house];
	};
	await expect(categoryLists.forceFetch('sale', { context })).rejects.toThrow('no database');
	const found = await Promise.all([
		categoryLists.forceFetch('sale', { context }),
		categoryLists.forceFetch('sale', { context }),
	]);
	expect(found).toEqual([[house], [house]]);
	expect(asked).toBe(2);
});
