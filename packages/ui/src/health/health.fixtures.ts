import type { Gateway, Health, MoneyDay, Process, Queue } from './health-model.ts';

export const now = new Date('2026-03-10T10:00:00+07:00');

export const queues: readonly Queue[] = [
	{ kind: 'file.delete', waiting: 2, oldestSeconds: 0, failed: 0, canRetry: false },
	{
		kind: 'notification.mail',
		waiting: 41,
		oldestSeconds: 1_260,
		failed: 3,
		failedAt: '2026-03-10T09:12:00+07:00',
		lastError: 'Error: connect ECONNREFUSED mail server',
		canRetry: true,
	},
	{
		kind: 'sms.send',
		waiting: 0,
		oldestSeconds: 0,
		failed: 1,
		failedAt: '2026-03-09T22:40:00+07:00',
		canRetry: false,
	},
];

export const gateways: readonly Gateway[] = [
	{
		provider: 'bank',
		open: { count: 4, amount: 12_500_000 },
		review: 0,
		settledAt: '2026-03-10T09:48:00+07:00',
	},
	{ provider: 'vnpay', open: { count: 2, amount: 600_000 }, review: 1, settledAt: '2026-03-10T08:30:00+07:00' },
	{ provider: 'momo', open: { count: 0, amount: 0 }, review: 0, settledAt: null },
];

/** Thirty days that end on 10/03/2026. */
export const days: readonly MoneyDay[] = Array.from({ length: 30 }, (_, index) => ({
	day: new Date(Date.UTC(2026, 1, 9 + index)).toISOString().slice(0, 10),
	income: ((index * 7) % 11) * 1_450_000 + (index === 20 ? 40_000_000 : 0),
	outgo: index % 5 === 0 ? 3_200_000 : 0,
}));

export const processes: readonly Process[] = [
	{
		host: 'ancu-web-2',
		version: '2026.03.1',
		startedAt: '2026-03-10T07:00:00+07:00',
		seenAt: '2026-03-10T09:59:50+07:00',
	},
	{
		host: 'ancu-web-1',
		version: '2026.02.4',
		startedAt: '2026-03-01T07:00:00+07:00',
		seenAt: '2026-03-10T09:59:40+07:00',
	},
];

/** With a mail server that is down and some money to look at. */
export const health: Health = {
	measuredAt: now.toISOString(),
	queues,
	ledger: { isBalanced: true, difference: 0, wrongWallets: 0 },
	gateways,
	unmatched: { count: 2, amount: 750_000 },
	holds: { count: 3, amount: 4_500_000 },
	notices: 0,
	days,
	processes,
};

/** Nothing to look at. */
export const calm: Health = {
	...health,
	queues: [],
	gateways: gateways.map((gateway) => ({ ...gateway, review: 0 })),
	unmatched: { count: 0, amount: 0 },
};
