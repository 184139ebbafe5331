/** How many there are, and what they come to in đồng. */
export interface Sum {
	count: number;
	amount: number;
}

/** Work of one kind that is done outside of requests. */
export interface Queue {
	/** As the server names it: `push.send`. */
	kind: string;
	/** Not done yet, what is tried again later included. */
	waiting: number;
	/** Since when the oldest of it is due; 0 when nothing is. */
	oldestSeconds: number;
	/** Given up after too many tries. */
	failed: number;
	/** When the last of it was given up, ISO 8601. */
	failedAt?: string | null | undefined;
	/** What that failed with; the server's own words. */
	lastError?: string | null | undefined;
	/** Whether it may be tried again. */
	canRetry: boolean;
}

/** Somebody who takes money for us. */
export interface Gateway {
	/** `vnpay`, `momo`, `zalopay`, `card` or `bank`. */
	provider: string;
	/** Payments that wait for their money. */
	open: Sum;
	/** Of them those that a person has to look at. */
	review: number;
	/** When a payment was settled last, ISO 8601. */
	settledAt?: string | null | undefined;
}

/** Money of one day, in đồng. */
export interface MoneyDay {
	/** YYYY-MM-DD. */
	day: string;
	income: number;
	outgo: number;
}

/** A server that runs. */
export interface Process {
	host: string;
	version: string;
	/** ISO 8601. */
	startedAt: string;
	/** ISO 8601. */
	seenAt: string;
}

/** How the running system is, at one moment. */
export interface Health {
	/** ISO 8601. */
	measuredAt: string;
	queues: readonly Queue[];
	/** Whether the books agree, by how much they differ, and in how many wallets. */
	ledger: { isBalanced: boolean; difference: number; wrongWallets: number };
	/** Payments that wait, by the gateway that they go through. */
	gateways: readonly Gateway[];
	/** Money that came and fits no payment. */
	unmatched: Sum;
	/** Money that is held for orders. */
	holds: Sum;
	/** Calls of gateways that were stored and are not processed. */
	notices: number;
	/** The oldest first. */
	days: readonly MoneyDay[];
	processes: readonly Process[];
}

/** Work that is due for so long is late: servers look for it every quarter of a second. */
const LATE_S = 300;

/** Whether work of a kind is not being done, or not well. */
export function isStuck({ oldestSeconds, failed }: Pick<Queue, 'oldestSeconds' | 'failed'>): boolean {
	return oldestSeconds >= LATE_S || failed > 0;
}

/** What a person has to look at. */
export type Trouble = 'ledger' | 'queues' | 'review' | 'notices' | 'unmatched' | 'processes';

/** What a person has to look at, the worst first. */
export function troublesOf({ ledger, queues, gateways, notices, unmatched, processes }: Health): Trouble[] {
	const troubles: readonly (readonly [Trouble, boolean])[] = [
		['ledger', !ledger.isBalanced],
		['processes', processes.length === 0],
		['queues', queues.some(isStuck)],
		['notices', notices > 0],
		['review', gateways.some(({ review }) => review > 0)],
		['unmatched', unmatched.count > 0],
	];
	return troubles.filter(([, isThere]) => isThere).map(([trouble]) => trouble);
}
