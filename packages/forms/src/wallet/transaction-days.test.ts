import { expect, it } from 'vitest';
import { groupByDay } from './transaction-days.ts';

it('puts entries together by the day that it was in Vietnam, with what each day comes to', () => {
	const entries = [
		{ id: '4', createdAt: '2026-03-10T02:00:00.000Z', value: -500_000 },
		{ id: '3', createdAt: '2026-03-09T17:00:00.000Z', value: 200_000 },
		{ id: '2', createdAt: '2026-03-09T16:59:59.999Z', value: 100_000 },
		{ id: '1', createdAt: '2026-03-01T00:00:00.000Z', value: 5_000_000 },
	];
	expect(groupByDay(entries).map(({ day, total, entries: of }) => [day, total, of.map(({ id }) => id)])).toEqual([
		['2026-03-10', -300_000, ['4', '3']],
		['2026-03-09', 100_000, ['2']],
		['2026-03-01', 5_000_000, ['1']],
	]);
	expect(groupByDay([])).toEqual([]);
});
