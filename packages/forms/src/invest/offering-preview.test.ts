import { expect, it } from 'vitest';
import { emptyOfferingDraft, type OfferingDraft } from './offering-draft.ts';
import { previewOffering } from './offering-preview.ts';

const draft: OfferingDraft = {
	...emptyOfferingDraft,
	isInvest: true,
	totalShare: '1.000',
	pricePerShare: '5 triệu',
	startDate: '2026-03-01T08:00',
	endDate: '2026-04-01T17:00',
	useOfFunds: 'Mua nhà.',
	exitRule: 'Bán sau ba năm.',
	documents: [{ kind: 'CONTRACT', id: 'file-1', name: 'Hợp đồng.pdf' }],
};

it('is what buyers would read', () => {
	expect(previewOffering({ ...draft, feeBps: '1,5' })).toMatchObject({
		totalShare: 1_000,
		releaseQuantity: 1_000,
		pricePerShare: 5_000_000,
		feeBps: 150,
		startDate: '2026-03-01T01:00:00.000Z',
		endDate: '2026-04-01T10:00:00.000Z',
		exitRule: 'Bán sau ba năm.',
		documents: [{ kind: 'CONTRACT', id: 'file-1' }],
	});
});

it.each<Partial<OfferingDraft>>([{ isInvest: false }, { pricePerShare: '' }, { endDate: '' }, { feeBps: 'x' }])(
	'is none while %j',
	(change) => {
		expect(previewOffering({ ...draft, ...change })).toBeUndefined();
	},
);
