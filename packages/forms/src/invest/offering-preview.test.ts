import { expect, it } from 'vitest';
import { emptyOfferingDraft, type OfferingDraft } from './offering-draft.ts';
import { previewOffering } from './offering-preview.ts';

const draft: OfferingDraft = { ...emptyOfferingDraft, isInvest: true, totalShare: '1.000', pricePerShare: '5 triệu' };

it('is what buyers would read', () => {
	expect(previewOffering({ ...draft, feeBps: '1,5', endDate: '2026-04-01T17:00' })).toMatchObject({
		totalShare: 1_000,
		releaseQuantity: 1_000,
		pricePerShare: 5_000_000,
		feeBps: 150,
		startDate: null,
		endDate: '2026-04-01T10:00:00.000Z',
		exitRule: null,
		documents: [],
	});
});

it.each<Partial<OfferingDraft>>([{ isInvest: false }, { pricePerShare: '' }, { softCap: '500' }, { feeBps: 'x' }])(
	'is none while %j',
	(change) => {
		expect(previewOffering({ ...draft, ...change })).toBeUndefined();
	},
);
