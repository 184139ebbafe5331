import { emptyListingDraft } from '@ancu/forms/listing';
import { describe, expect, it } from 'vitest';
import { previewedListing } from './previewed-listing.ts';

const around = {
	address: 'Phường Bến Nghé, Quận 1',
	urls: new Map([['photo-1', 'blob:1']]),
	account: { id: 'an', name: 'An', phone: '+84912345678' },
	locale: 'vn',
	now: new Date('2026-03-10T12:00:00Z'),
} as const;

describe('a draft as a listing', () => {
	it('says what can be read', () => {
		const draft = {
			...emptyListingDraft,
			tradingType: 'BUY',
			categoryId: 'house',
			area: '48,5 m2',
			bedroom: '4',
			legalStatus: 'HAVE_BOOK',
			price: '5 tỷ 2',
			images: ['photo-1', 'photo-2'],
			captions: ['Mặt đứng', ''],
			contactPersonName: ' An ',
		};
		expect(previewedListing(draft, around)).toMatchObject({
			category: { name: 'Nhà riêng' },
			area: 48.5,
			bedroom: 4,
			legalStatus: 'HAVE_BOOK',
			priceRaw: 5_200_000_000,
			contactPersonName: 'An',
			contactPersonPhone: '+84912345678',
			cover: { url: 'blob:1', caption: 'Mặt đứng' },
			photoCount: 1,
			photos: [{ url: 'blob:1', caption: 'Mặt đứng' }],
		});
	});

	it('leaves out what cannot, and gives the other number where that is to be called', () => {
		const draft = {
			...emptyListingDraft,
			price: 'nhiều',
			bedroom: 'vài',
			isDefaultContactPhone: false,
			contactPersonPhone: '0987 654 321',
		};
		expect(previewedListing(draft, around)).toMatchObject({
			priceRaw: null,
			bedroom: null,
			direction: null,
			contactPersonPhone: '0987 654 321',
		});
	});
});
