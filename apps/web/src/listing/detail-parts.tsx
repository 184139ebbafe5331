import { RowsLoading } from '@ancu/ui/translation';
import { latePart } from '../data/late-part.tsx';

/** Buying shares of a listing: few listings offer any. */
export const InvestPanel = latePart({
	namespaces: ['invest'],
	load: async () => (await import('../invest/invest-panel.tsx')).InvestPanel,
	// What it shows itself until it knows the offering.
	waiting: <RowsLoading picture="none" />,
});

/** The mark of a listing that was checked on site. */
export const ListingMark = latePart({
	namespaces: ['verification'],
	load: async () => (await import('../verification/listing-mark.tsx')).ListingMark,
	optional: true,
});
