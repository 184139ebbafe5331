import { RowsLoading } from '@ancu/ui/translation';
import { latePart } from '../data/late-part.tsx';

interface ListingLoanProps {
	listing: { sequenceId: number; tradingType: string; priceRaw: number | null; isInvest: boolean };
}

const Panel = latePart({
	namespaces: ['tool'],
	load: async () => (await import('./listing-loan-panel.tsx')).ListingLoanPanel,
	waiting: <RowsLoading picture="none" />,
});

/** What a loan for a listing would cost, where one buys it whole and its price is said. */
export function ListingLoan({ listing: { sequenceId, tradingType, priceRaw, isInvest } }: ListingLoanProps) {
	if (tradingType !== 'BUY' || !priceRaw || isInvest) return null;
	// What was felt for belongs to this listing at this price.
	return <Panel key={`${sequenceId} ${priceRaw}`} price={priceRaw} />;
}
