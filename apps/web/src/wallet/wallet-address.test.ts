import { describe, expect, it } from 'vitest';
import {
	greenCheckHref,
	missingHref,
	orderHref,
	planningCheckHref,
	readWalletAddress,
	receiptHref,
	topUpHref,
	type WalletAddress,
	walletHref,
} from './wallet-address.ts';

const bare: WalletAddress = {
	filter: {},
	page: 1,
	topUp: false,
	missing: undefined,
	payment: undefined,
	receipt: undefined,
	back: undefined,
};

describe('the address of the wallet', () => {
	it.each<[string, WalletAddress]>([
		['/setting/wallet', bare],
		[
			'/setting/wallet?type=REFUND&from=2026-03-01&page=2',
			{ ...bare, filter: { type: 'REFUND', from: '2026-03-01' }, page: 2 },
		],
		['/setting/wallet?topUp', { ...bare, topUp: true }],
		['/setting/wallet?topUp=250000', { ...bare, topUp: true, missing: 250_000 }],
		['/setting/wallet?topUp=250000&back=%2Finvest%23a', { ...bare, topUp: true, missing: 250_000, back: '/invest#a' }],
		['/setting/wallet?payment=p1&back=%2Finvest%3Fa', { ...bare, topUp: true, payment: 'p1', back: '/invest?a' }],
		['/setting/wallet?receipt=p1', { ...bare, receipt: 'p1' }],
		['/setting/wallet?payment=p1', { ...bare, topUp: true, payment: 'p1' }],
	])('%s is written as it is read', (href, address) => {
		expect(readWalletAddress(new URL(href, 'http://here.invalid').searchParams)).toEqual(address);
		expect(walletHref(address)).toBe(href);
	});

	it('is left as it should be by what makes no sense', () => {
		expect(readWalletAddress(new URLSearchParams('type=x&page=-1&payment='))).toEqual(bare);
		expect(readWalletAddress(new URLSearchParams('topUp=-1'))).toEqual({ ...bare, topUp: true });
		for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'invest'])
			expect(readWalletAddress(new URLSearchParams({ topUp: '', back: elsewhere })).back).toBeUndefined();
	});
});

it('leads to the cause of an entry', () => {
	expect(planningCheckHref('a&b')).toBe('/planning-check?id=a%26b');
	expect(greenCheckHref('a&b')).toBe('/estate?greenCheck=a%26b');
	expect(orderHref('a&b')).toBe('/invest?order=a%26b');
	expect(missingHref(1_000, '/invest?order=1')).toBe('/setting/wallet?topUp=1000&back=%2Finvest%3Forder%3D1');
	expect(topUpHref('p1')).toBe('/setting/wallet?payment=p1');
	expect(receiptHref('p1')).toBe('/setting/wallet?receipt=p1');
});
