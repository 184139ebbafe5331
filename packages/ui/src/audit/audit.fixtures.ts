import type { AuditEntry } from './audit-model.ts';

const entry: AuditEntry = {
	id: '6',
	at: '2026-03-10T02:14:00.000Z',
	accountId: '5b0c4f5e-8c26-4a3f-9d39-0f6f6f3a1e01',
	accountName: 'Lê Thị Biên',
	role: 'editor',
	operation: 'rejectLocationInfo',
	recordId: '0e9a7c11-52a4-4d0e-8f0a-b1e1c2d3e4f5',
	outcome: 'OK',
	requestId: 'req-7f3a',
};
const admin = { accountId: '5b0c4f5e-8c26-4a3f-9d39-0f6f6f3a1e02', accountName: 'Trần Quản', role: 'admin' } as const;

/** The latest first: done, refused, a step of what everybody may call, not only staff’s own, by an account that is no more, on a terminal. */
export const entries: readonly AuditEntry[] = [
	entry,
	{ ...entry, ...admin, id: '5', operation: 'bookPayout', outcome: 'NOT_ALLOWED_NOW', requestId: 'req-7f39' },
	{
		...entry,
		id: '4',
		accountId: '5b0c4f5e-8c26-4a3f-9d39-0f6f6f3a1e03',
		accountName: 'Phạm Hỗ Trợ',
		role: 'support',
		operation: 'updatePlanningCheckRequest CANCEL',
		requestId: 'req-7f2c',
	},
	{ ...entry, ...admin, id: '3', operation: 'seenAllNotification', recordId: null, requestId: 'req-7f21' },
	{ ...entry, id: '2', accountName: null, operation: 'approveGreenCheck', outcome: 'FORBIDDEN', requestId: 'req-6e02' },
	{
		...entry,
		id: '1',
		at: '2026-03-09T14:00:00.000Z',
		accountId: null,
		accountName: null,
		role: null,
		operation: 'role admin',
		requestId: 'root@ancu-1',
	},
];

export const long: readonly AuditEntry[] = entries.map((one) => ({
	...one,
	accountName: one.accountName && `${one.accountName} Nguyễn Hoàng Phương Khánh Đoan Trang`,
	requestId: `${one.requestId}-${'x'.repeat(60)}`,
	outcome: one.outcome === 'OK' ? 'OK' : 'IDEMPOTENCY_KEY_REUSED',
}));
