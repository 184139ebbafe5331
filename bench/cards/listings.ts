import { HOUR_MS } from '@ancu/forms/format';
import type { ListingSummary } from '@ancu/ui/listing';

/** Smallest picture there is: what is measured is our own work. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const cover: ListingSummary['cover'] = {
	url: picture,
	width: 1_200,
	height: 900,
	caption: 'Mặt tiền nhà',
	isDrawing: false,
	sources: ['image/avif', 'image/webp'].flatMap((type) =>
		[320, 640, 1_280].map((width) => ({ url: picture, width, type })),
	),
	placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};

/** The moment that ages are counted to. */
export const now = new Date('2026-03-10T12:00:00Z');

/** Listings as a search answers them, each another one. */
export function makeListings(count: number): ListingSummary[] {
	return Array.from({ length: count }, (_, index) => ({
		id: String(index),
		sequenceId: index,
		title: `Nhà phố ba tầng đường Trần Đình Xu số ${index}, gần chợ Cô Giang`,
		tradingType: 'BUY',
		category: { id: 'house', name: 'Nhà riêng' },
		address: 'Trần Đình Xu, Phường Cô Giang, Quận 1, Hồ Chí Minh',
		priceRaw: 2_000_000_000 + index * 7_000_000,
		priceUnitId: 'TOTAL',
		pricePerSquareMeter: 90_000_000 + index * 50_000,
		area: 40 + (index % 90),
		bedroom: 1 + (index % 5),
		toilet: 1 + (index % 3),
		floors: 3,
		facadeArea: index % 3 === 0 ? null : 4.2,
		direction: index % 2 === 0 ? null : 'SOUTH_EAST',
		cover,
		photoCount: 3,
		isPriority: index % 20 === 0,
		isGreenCheck: index % 10 === 0,
		isInvest: false,
		createdAt: new Date(now.getTime() - (index + 1) * HOUR_MS).toISOString(),
	}));
}

/** The same with every tenth changed. */
export function changeTenth(listings: readonly ListingSummary[]): ListingSummary[] {
	return listings.map((listing, index) =>
		index % 10 === 0
			? { ...listing, priceRaw: (listing.priceRaw ?? 0) + 1_000_000, title: `${listing.title} ` }
			: listing,
	);
}
