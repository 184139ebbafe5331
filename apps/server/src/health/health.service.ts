import type { PaymentProvider } from '../database/tables.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { JobKind } from '../job/jobs.ts';
import { lookAtLedger } from '../wallet/ledger-state.ts';
import { withoutNames } from '../without-names.ts';
import {
	type DayRow,
	findLastSettled,
	findMoneyByDay,
	findOpenPayments,
	findWaitingMoney,
	type MoneyRow,
	type Sum,
} from './money.repository.ts';
import { findProcesses, type ProcessRow } from './process.repository.ts';
import { findLastErrors, findQueues, type QueueRow, requeueFailed } from './queue.repository.ts';

const DAYS = 30;

/** What each kind of work is about. `secret`: codes and links that open something, which are over in minutes anyway. */
const payloads: Readonly<Record<JobKind, 'names' | 'secret'>> = {
	'sms.send': 'secret',
	'mail.send': 'secret',
	'mail.contact': 'names',
	'photo.avif': 'names',
	'file.delete': 'names',
	'notification.send': 'names',
	'notification.mail': 'names',
	'notification.digest': 'names',
	'push.send': 'names',
	'planning.document': 'names',
	'listing.words': 'names',
};

/** Work of one kind in the queue, as staff see it. */
export interface QueueView extends QueueRow {
	can_retry: boolean;
	last_error: string | null;
}

/** Payments of somebody who takes money for us. */
export interface GatewayView {
	provider: PaymentProvider;
	open: Sum;
	review: number;
	settledAt: string | null;
}

/** How the running system is, at one moment. */
export interface HealthView extends MoneyRow {
	measuredAt: string;
	queues: QueueView[];
	ledger: { isBalanced: boolean; difference: number; wrongWallets: number };
	gateways: GatewayView[];
	days: DayRow[];
	processes: ProcessRow[];
}

/** Measures it. The ledger is what it was in the last ten minutes: who keeps the page open does not have all of it read. */
export async function getHealth(context: Context): Promise<HealthView> {
	const { db, longDb } = context;
	const [queues, { sum, wrong }, gateways, money, days, processes] = await Promise.all([
		findQueueViews(context),
		lookAtLedger(longDb).read(),
		findGateways(context),
		findWaitingMoney(db),
		findMoneyByDay(db, DAYS),
		findProcesses(db),
	]);
	return {
		measuredAt: new Date().toISOString(),
		queues,
		ledger: { isBalanced: sum === 0 && wrong.length === 0, difference: sum, wrongWallets: wrong.length },
		gateways,
		...money,
		days,
		processes,
	};
}

/** Puts work of a kind that was given up back into the queue. Returns how much there was. */
export async function retryFailedJobs({ db, log, viewer }: Context, kind: string): Promise<number> {
	if (!isNamesOnly(kind)) throw badField('kind', 'not_retryable');
	const count = await requeueFailed(db, kind);
	log.info({ kind, count, by: viewer?.id }, 'work that was given up is tried again');
	return count;
}

function isNamesOnly(kind: string): boolean {
	return payloads[kind as JobKind] === 'names';
}

async function findQueueViews({ db }: Context): Promise<QueueView[]> {
	const queues = await findQueues(db);
	const kinds = queues.filter(({ kind, failed }) => failed > 0 && isNamesOnly(kind)).map(({ kind }) => kind);
	const errors = kinds.length > 0 ? await findLastErrors(db, kinds) : new Map<string, string>();
	return queues.map((queue) => ({
		...queue,
		can_retry: queue.failed > 0 && isNamesOnly(queue.kind),
		last_error: shortened(errors.get(queue.kind)),
	}));
}

function shortened(error: string | undefined): string | null {
	return error === undefined ? null : withoutNames(error).slice(0, 200);
}

async function findGateways({ db, cashier }: Context): Promise<GatewayView[]> {
	const open = new Map((await findOpenPayments(db)).map((row) => [row.provider, row]));
	const known = new Set<PaymentProvider>([
		...(cashier.bank ? (['bank'] as const) : []),
		...cashier.gateways.keys(),
		...(cashier.card ? (['card'] as const) : []),
		...open.keys(),
	]);
	const settled = await findLastSettled(db, [...known]);
	return [...known].map((provider) => {
		const { count = 0, amount = 0, review = 0 } = open.get(provider) ?? {};
		return { provider, open: { count, amount }, review, settledAt: settled.get(provider)?.toISOString() ?? null };
	});
}
