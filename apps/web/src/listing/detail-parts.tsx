import { RowsLoading } from '@ancu/ui/translation';
import type { ComponentProps } from 'react';
import { latePart } from '../data/late-part.tsx';
import { SHARES } from '../invest/shares-part.ts';

/** Buying shares of a listing: few listings offer any. */
const InvestPanel = latePart({
	namespaces: ['invest'],
	load: async () => (await import('../invest/invest-panel.tsx')).InvestPanel,
	// What it shows itself until it knows the offering.
	waiting: <RowsLoading picture="none" />,
});

/** Where they are bought. The place is there before the panel comes, for addresses that lead to it. */
export function Shares(props: ComponentProps<typeof InvestPanel>) {
	return (
		<div id={SHARES} className="min-w-0">
			<InvestPanel {...props} />
		</div>
	);
}

/** The mark of a listing that was checked on site. */
export const ListingMark = latePart({
	namespaces: ['verification'],
	load: async () => (await import('../verification/listing-mark.tsx')).ListingMark,
	optional: true,
});

/** Says to whoever posted a listing that nobody else sees their number. */
export const OwnHiddenPhone = latePart({
	namespaces: ['listing-desk'],
	load: async () => (await import('./own-hidden-phone.tsx')).OwnHiddenPhone,
	optional: true,
});
