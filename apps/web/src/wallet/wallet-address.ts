import { readTransactionFilter, type TransactionFilter, writeTransactionFilter } from '@ancu/forms/wallet';
import { readOwnPath } from '../data/read-own-path.ts';
import { readPage } from '../data/read-page.ts';
import { readWhole } from '../data/read-whole.ts';
import { withQuery } from '../data/with-query.ts';

/** Transactions on a page. */
export const HISTORY_PAGE_SIZE = 20;

const path = '/setting/wallet';

/** What the address of the wallet's page holds. */
export interface WalletAddress {
	filter: TransactionFilter;
	/** Of the history, from 1. */
	page: number;
	/** Putting money in is open. */
	topUp: boolean;
	/** What the wallet lacks for something, in đồng: is proposed. */
	missing: number | undefined;
	/** The top-up under way, or one that is looked at. */
	payment: string | undefined;
	/** The payment whose receipt is open. */
	receipt: string | undefined;
	/** What the money is for: where it leads to once it is in the wallet. */
	back: string | undefined;
}

/** The wallet's page as it is come to. */
const closed: WalletAddress = {
	filter: {},
	page: 1,
	topUp: false,
	missing: undefined,
	payment: undefined,
	receipt: undefined,
	back: undefined,
};

/** Reads the address of the wallet's page; a gateway's way back bears the payment alone. */
export function readWalletAddress(params: URLSearchParams): WalletAddress {
	const payment = params.get('payment') || undefined;
	return {
		filter: readTransactionFilter(params),
		page: readPage(params, HISTORY_PAGE_SIZE),
		topUp: params.has('topUp') || payment !== undefined,
		missing: readWhole(params.get('topUp')),
		payment,
		receipt: params.get('receipt') || undefined,
		back: readOwnPath(params.get('back')),
	};
}

/** Writes it. */
export function walletHref({ filter, page, topUp, missing, payment, receipt, back }: WalletAddress): string {
	const params = writeTransactionFilter(filter);
	if (page > 1) params.set('page', String(page));
	if (payment) params.set('payment', payment);
	else if (topUp) params.set('topUp', missing ? String(missing) : '');
	else if (receipt) params.set('receipt', receipt);
	if (back && topUp) params.set('back', back);
	return withQuery(path, params);
}

// Not by the addresses of those pages: with them come 8 KB that nobody reads here.
/** Where a planning check is. */
export function planningCheckHref(id: string): string {
	return `/planning-check?${new URLSearchParams({ id })}`;
}

/** Where a green check is: unpaid it is paid there, else it is shown how it stands. */
export function greenCheckHref(id: string): string {
	return `/estate?${new URLSearchParams({ greenCheck: id })}`;
}

/** Where an order of shares is. */
export function orderHref(id: string): string {
	return `/invest?${new URLSearchParams({ order: id })}`;
}

/** Where a top-up is looked at. */
export function topUpHref(payment: string): string {
	return walletHref({ ...closed, topUp: true, payment });
}

/** Where the receipt of a payment is, whatever it was for. */
export function receiptHref(receipt: string): string {
	return walletHref({ ...closed, receipt });
}

/** Where money is put in that the wallet lacks for something, in đồng, and whence it leads back to that. */
export function missingHref(missing: number, back: string): string {
	return walletHref({ ...closed, topUp: true, missing, back });
}
