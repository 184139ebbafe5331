import { expect, it } from 'vitest';
import { listingData } from './structured-data.ts';

const listing = {
	title: 'Nhà riêng ba tầng',
	sequenceId: 1,
	createdAt: '2026-03-10T10:00:00Z',
	tradingType: 'BUY',
	priceRaw: 5_000_000_000,
	photos: [],
	address: '12 Lê Lợi, Phường Cô Giang, Quận 1, Hồ Chí Minh',
	currentWard: 'Phường Cầu Ông Lãnh',
	currentProvince: 'Hồ Chí Minh',
	locationLat: null,
	locationLong: null,
} as const;
const address = (change: Partial<{ currentWard: string | null; currentProvince: string | null }> = {}) =>
	(listingData({ ...listing, ...change, photos: [] }) as { contentLocation: { address: object } }).contentLocation
		.address;

it('says of a listing the units in force beside its address', () => {
	expect(address()).toEqual({
		'@type': 'PostalAddress',
		streetAddress: listing.address,
		addressLocality: 'Phường Cầu Ông Lãnh',
		addressRegion: 'Hồ Chí Minh',
		addressCountry: 'VN',
	});
	expect(address({ currentWard: null })).not.toHaveProperty('addressLocality');
});
