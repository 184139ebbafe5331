import { LoanPanel } from '@ancu/ui/tool';
import { toolHref } from './tool-address.ts';

/** A loan for a price, with the way to the whole calculator. */
export function ListingLoanPanel({ price }: { price: number }) {
	return <LoanPanel price={price} hrefOf={(fields) => toolHref('loan', fields)} />;
}
