import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open-database.ts';
import { createMeasuring, type Measures } from './measures.ts';

type Value = readonly [labels: Record<string, string>, value: number];

interface MeasureGauge {
	name: string;
	help: string;
	labels?: readonly string[];
	valuesOf: (measures: Measures) => readonly Value[];
}

const one = (value: number): readonly Value[] => [[{}, value]];

const gauges: readonly MeasureGauge[] = [
	{
		name: 'ancu_jobs',
		help: 'Work in the queue, by kind; failed is given up.',
		labels: ['kind', 'state'],
		valuesOf: ({ queues }) =>
			queues.flatMap(({ kind, waiting, failed }) => [
				[{ kind, state: 'waiting' }, waiting],
				[{ kind, state: 'failed' }, failed],
			]),
	},
	{
		name: 'ancu_job_oldest_seconds',
		help: 'Since when the oldest work of a kind is due.',
		labels: ['kind'],
		valuesOf: ({ queues }) => queues.map(({ kind, oldest_seconds }) => [{ kind }, oldest_seconds]),
	},
	{
		name: 'ancu_ledger_balanced',
		help: '1 when the entries of the ledger add up to nothing and every wallet is what its entries say, else 0. Looked at every 10 minutes.',
		valuesOf: ({ ledger }) => (ledger ? one(ledger.sum === 0 && ledger.wrong.length === 0 ? 1 : 0) : []),
	},
	{
		name: 'ancu_payments_open',
		help: 'Payments that wait for their money.',
		labels: ['provider'],
		valuesOf: ({ payments }) => payments.map(({ provider, count }) => [{ provider }, count]),
	},
	{
		name: 'ancu_payments_open_dong',
		help: 'What they come to.',
		labels: ['provider'],
		valuesOf: ({ payments }) => payments.map(({ provider, amount }) => [{ provider }, amount]),
	},
	{
		name: 'ancu_payments_in_review',
		help: 'Payments that a person has to look at.',
		labels: ['provider'],
		valuesOf: ({ payments }) => payments.map(({ provider, review }) => [{ provider }, review]),
	},
	{
		name: 'ancu_payment_settled_timestamp_seconds',
		help: 'When a payment through a provider was settled last.',
		labels: ['provider'],
		valuesOf: ({ settled }) => [...settled].map(([provider, at]) => [{ provider }, at.getTime() / 1_000]),
	},
	{
		name: 'ancu_notices_waiting',
		help: 'Calls of gateways that were stored and are not processed.',
		valuesOf: ({ money }) => one(money.notices),
	},
	{
		name: 'ancu_credits_unmatched',
		help: 'Credits that wait to be matched by a person.',
		valuesOf: ({ money }) => one(money.unmatched.count),
	},
	{
		name: 'ancu_credits_unmatched_dong',
		help: 'What they come to.',
		valuesOf: ({ money }) => one(money.unmatched.amount),
	},
	{ name: 'ancu_holds_open', help: 'Holds of wallets.', valuesOf: ({ money }) => one(money.holds.count) },
	{ name: 'ancu_holds_open_dong', help: 'What they come to.', valuesOf: ({ money }) => one(money.holds.amount) },
];

/** Prometheus itself waits ten seconds, and would have no figure at all then. */
const PATIENCE_MS = 3_000;

/**
 * Figures that only the database knows, read when they are asked for. While it says nothing for so many milliseconds they are left out,
 * and `ancu_database_up` says so.
 */
export function createMeasures(
	{ db, longDb }: Pick<OpenDatabase, 'db' | 'longDb'>,
	registry: Registry,
	patienceMs = PATIENCE_MS,
): void {
	const registers = [registry];
	const measure = createMeasuring(db, longDb);
	const answered = () => measure().catch(() => undefined);
	const read = () => Promise.race([answered(), delay(patienceMs, undefined, { ref: false })]);
	new Gauge({
		name: 'ancu_database_up',
		help: '1 while the database answers, else 0.',
		registers,
		async collect() {
			this.set((await read()) ? 1 : 0);
		},
	});
	for (const { name, help, labels = [], valuesOf } of gauges)
		new Gauge({
			name,
			help,
			labelNames: labels,
			registers,
			async collect() {
				const measures = await read();
				this.reset();
				const values = measures ? valuesOf(measures) : [];
				// No figure is better than a zero that nobody counted.
				if (values.length === 0 && labels.length === 0) this.remove();
				for (const [label, value] of values) this.set(label, value);
			},
		});
}
