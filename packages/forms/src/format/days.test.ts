import { expect, it } from 'vitest';
import { daysOf } from './days.ts';

it('puts entries together by the day that it was in Vietnam', () => {
	const entries = [
		{ id: '3', createdAt: '2026-03-09T17:00:00.000Z' },
		{ id: '2', createdAt: '2026-03-09T16:59:59.999Z' },
		{ id: '1', createdAt: '2026-03-09T00:00:00.000Z' },
	];
	expect(daysOf(entries).map(({ day, entries: of }) => [day, of.map(({ id }) => id)])).toEqual([
		['2026-03-10', ['3']],
		['2026-03-09', ['2', '1']],
	]);
	expect(daysOf([])).toEqual([]);
});
