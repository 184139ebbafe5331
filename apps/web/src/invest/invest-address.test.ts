import { describe, expect, it } from 'vitest';
import {
	chosenSharesHref,
	type InvestView,
	investHref,
	investTabHref,
	orderedHref,
	readChosenShares,
	readInvestView,
} from './invest-address.ts';

const all = { status: undefined, search: '' };

describe('the address of shared investment', () => {
	it.each<[string, InvestView]>([
		['/invest', { name: 'offerings', phase: 'OPEN', page: 1 }],
		['/invest?phase=UPCOMING&page=2', { name: 'offerings', phase: 'UPCOMING', page: 2 }],
		['/invest?tab=holdings&page=3', { name: 'holdings', page: 3 }],
		['/invest?tab=orders', { name: 'orders', filter: all, page: 1 }],
		[
			'/invest?tab=all&status=PAID&search=CP4H8Q2A&page=2',
			{ name: 'all', filter: { status: 'PAID', search: 'CP4H8Q2A' }, page: 2 },
		],
		['/invest?order=o1', { name: 'order', id: 'o1', payment: undefined }],
		['/invest?order=o1&payment=p1', { name: 'order', id: 'o1', payment: 'p1' }],
	])('%s is written as it is read', (href, view) => {
		expect(readInvestView(new URL(href, 'http://here.invalid').searchParams)).toEqual(view);
		expect(investHref(view)).toBe(href);
	});

	it('is the first page of offerings where it makes no sense', () => {
		expect(readInvestView(new URLSearchParams('tab=x&phase=z&status=y&page=-1&order='))).toEqual({
			name: 'offerings',
			phase: 'OPEN',
			page: 1,
		});
		expect(readInvestView(new URLSearchParams('tab=orders&status=paid'))).toMatchObject({ filter: all });
	});

	it('keeps how many shares were chosen', () => {
		const href = chosenSharesHref(12, 40);
		expect(href).toBe('/real-estate/12?quantity=40#invest');
		expect(readChosenShares(new URL(href, 'http://here.invalid').searchParams)).toBe(40);
		expect(readChosenShares(new URLSearchParams('quantity=-1'))).toBeUndefined();
	});

	it('leads to what one ordered shares of as long as it is there to be read', () => {
		expect(orderedHref({ sequenceId: 12, status: 'APPROVE' })).toBe('/real-estate/12#invest');
		for (const status of ['PENDING', 'CANCEL']) expect(orderedHref({ sequenceId: 12, status })).toBeUndefined();
	});

	it('leads to a part from its beginning', () => {
		expect(investTabHref('offerings')).toBe('/invest');
		expect(investTabHref('all')).toBe('/invest?tab=all');
	});
});
