import { LoanPanel } from '@ancu/ui/tool';
import { toolHref } from './tool-address.ts';

interface ListingLoanProps {
	listing: { sequenceId: number; tradingType: string; priceRaw: number | null; isInvest: boolean };
}

/** What a loan for a listing would cost, where one buys it whole and its price is said. */
export function ListingLoan({ listing: { sequenceId, tradingType, priceRaw, isInvest } }: ListingLoanProps) {
	if (tradingType !== 'BUY' || !priceRaw || isInvest) return null;
	// What was felt for belongs to this listing at this price.
	return <LoanPanel key={`${sequenceId} ${priceRaw}`} price={priceRaw} hrefOf={(fields) => toolHref('loan', fields)} />;
}
