import * as z from 'zod/mini';
import { DAY_MS } from '../format/durations.ts';
import { readLocalTime } from '../format/local-time.ts';

/** What an entry of a wallet is for, as the contract names it. */
export const transactionTypes = ['TOP_UP', 'PLANNING_CHECK', 'GREEN_CHECK', 'INVESTMENT', 'REFUND', 'PAYOUT'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** How an entry stands: money that is set aside is `PENDING`, money that was set aside in vain `FAILED`. */
export const transactionStatuses = ['PENDING', 'DONE', 'FAILED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Which part of a wallet's history is looked at. A field that is left out asks for nothing. */
export interface TransactionFilter {
	type?: TransactionType | undefined;
	status?: TransactionStatus | undefined;
	/** First day in Vietnam, YYYY-MM-DD. */
	from?: string | undefined;
	/** Last day in Vietnam, YYYY-MM-DD. */
	to?: string | undefined;
}

const day = z.iso.date().check(z.startsWith('20'));
const fields = { type: z.enum(transactionTypes), status: z.enum(transactionStatuses), from: day, to: day };

/** Reads a filter from an address or a form. What makes no sense is left out: an old or mistyped link still opens. */
export function readTransactionFilter(params: { get: (name: string) => unknown }): TransactionFilter {
	const read = Object.entries(fields).map(
		([name, field]) => [name, z.safeParse(field, params.get(name)).data] as const,
	);
	return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Writes a filter for an address, always in the same order and without what is left out. */
export function writeTransactionFilter(filter: TransactionFilter): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of Object.keys(fields) as (keyof TransactionFilter)[]) {
		const value = filter[name];
		if (value) params.set(name, value);
	}
	return params;
}

/** Whether a period begins before it ends; one that is open on a side does. */
export function isPeriodInOrder({ from, to }: TransactionFilter): boolean {
	return !from || !to || from <= to;
}

/** A filter as the contract's `TransactionFilter` takes it: moments, the last one excluded. */
export function toTransactionQuery({ from, to, ...rest }: TransactionFilter): {
	type?: TransactionType | undefined;
	status?: TransactionStatus | undefined;
	from?: string;
	to?: string;
} {
	return {
		...rest,
		...(from && { from: new Date(startOf(from)).toISOString() }),
		...(to && { to: new Date(startOf(to) + DAY_MS).toISOString() }),
	};
}

/** When a day, YYYY-MM-DD, begins in Vietnam; NaN where there is no such day. */
function startOf(day: string): number {
	return Date.parse(readLocalTime(`${day}T00:00`) ?? '');
}
