import type { Transaction } from './transaction-model.ts';

/** Where what was paid for is shown. */
export interface CauseHrefs {
	/** Address of a planning check. */
	planningCheckHref: (id: string) => string;
	/** Address of a green check. */
	greenCheckHref: (id: string) => string;
	/** Address of an order of shares. */
	orderHref: (id: string) => string;
}

/** The way to what a payment was for, and what it is called; undefined where it was for the wallet itself. */
export function causeOf(
	{ purpose, purposeId }: Pick<Transaction, 'purpose' | 'purposeId'>,
	{ planningCheckHref, greenCheckHref, orderHref }: CauseHrefs,
) {
	if (!purposeId) return undefined;
	if (purpose === 'PLANNING_CHECK')
		return { href: planningCheckHref(purposeId), label: 'transactions.toPlanningCheck' } as const;
	if (purpose === 'GREEN_CHECK')
		return { href: greenCheckHref(purposeId), label: 'transactions.toGreenCheck' } as const;
	if (purpose === 'INVESTMENT') return { href: orderHref(purposeId), label: 'transactions.toOrder' } as const;
	return undefined;
}
