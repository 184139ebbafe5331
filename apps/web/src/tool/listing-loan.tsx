import { LoanPanel } from '@ancu/ui/tool';
import { toolHref } from './tool-address.ts';

interface ListingLoanProps {
	listing: { tradingType: string; priceRaw: number | null; isInvest: boolean };
}

/** What a loan for a listing would cost, where one buys it whole and its price is said. */
export function ListingLoan({ listing: { tradingType, priceRaw, isInvest } }: ListingLoanProps) {
	if (tradingType !== 'BUY' || !priceRaw || isInvest) return null;
	return <LoanPanel price={priceRaw} hrefOf={(fields) => toolHref('loan', fields)} />;
}
