import { describe, expect, it } from 'vitest';
import {
	isPeriodInOrder,
	readTransactionFilter,
	type TransactionFilter,
	toTransactionQuery,
	writeTransactionFilter,
} from './transaction-filter.ts';

describe('the filter of a history', () => {
	it.each<[string, TransactionFilter]>([
		['', {}],
		['type=TOP_UP', { type: 'TOP_UP' }],
		[
			'type=REFUND&status=DONE&from=2026-03-01&to=2026-03-31',
			{ type: 'REFUND', status: 'DONE', from: '2026-03-01', to: '2026-03-31' },
		],
	])('stands in the address as %j', (address, filter) => {
		expect(readTransactionFilter(new URLSearchParams(address))).toEqual(filter);
		expect(String(writeTransactionFilter(filter))).toBe(address);
	});

	it('leaves out what makes no sense', () => {
		const params = new URLSearchParams('type=GIFT&status=&from=2026-02-30&to=0026-01-01&page=2');
		expect(readTransactionFilter(params)).toEqual({});
	});

	it('reads a form', () => {
		const form = new FormData();
		form.set('type', 'TOP_UP');
		form.set('status', '');
		expect(readTransactionFilter(form)).toEqual({ type: 'TOP_UP' });
	});

	it('holds whole days of Vietnam', () => {
		expect(toTransactionQuery({ status: 'DONE', from: '2026-03-01', to: '2026-03-01' })).toEqual({
			status: 'DONE',
			from: '2026-02-28T17:00:00.000Z',
			to: '2026-03-01T17:00:00.000Z',
		});
		expect(toTransactionQuery({})).toEqual({});
	});

	it.each<[TransactionFilter, boolean]>([
		[{}, true],
		[{ from: '2026-03-02' }, true],
		[{ from: '2026-03-02', to: '2026-03-02' }, true],
		[{ from: '2026-03-02', to: '2026-03-01' }, false],
	])('with the period %j is in order: %s', (filter, inOrder) => expect(isPeriodInOrder(filter)).toBe(inOrder));
});
