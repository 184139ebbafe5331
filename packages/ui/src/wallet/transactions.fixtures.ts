import type { ReservedPayOut } from './pay-out-model.ts';
import type { PaymentRecord } from './staff-payment-model.ts';
import type { Transaction, Wallet } from './transaction-model.ts';
import type { OwnUnmatchedCredit, UnmatchedCredit } from './unmatched-model.ts';
import type { WalletOwner } from './wallet-owner-model.ts';

/** The moment at which stories take place: 12:00 in Vietnam. */
export const now = new Date('2026-03-10T05:00:00Z');

export const wallet: Wallet = { balance: 4_200_000, held: 300_000 };

const bare = { status: 'DONE', paymentId: null, purpose: null, purposeId: null } as const;

/** Money in and out on three days, in each of its states. */
export const transactions: readonly Transaction[] = [
	{
		...bare,
		id: '6',
		value: -300_000,
		status: 'PENDING',
		type: 'PAYOUT',
		createdAt: '2026-03-10T02:15:00Z',
		content: 'Chủ ví rút tiền.',
		transNo: 'GD1046',
		balance: 4_200_000,
	},
	{
		...bare,
		id: '5',
		value: 500_000,
		type: 'REFUND',
		createdAt: '2026-03-10T01:00:00Z',
		content: 'Trả lời trễ hẹn, hoàn phí yêu cầu số 1042',
		transNo: 'AC7Q2M9X',
		paymentId: 'p2',
		purpose: 'PLANNING_CHECK',
		purposeId: 'c1042',
		balance: 4_500_000,
	},
	{
		...bare,
		id: '4',
		value: -500_000,
		type: 'PLANNING_CHECK',
		createdAt: '2026-03-09T08:30:00Z',
		content: 'Phí kiểm tra quy hoạch số 1042',
		transNo: 'AC7Q2M9X',
		paymentId: 'p2',
		purpose: 'PLANNING_CHECK',
		purposeId: 'c1042',
		balance: 4_000_000,
	},
	{
		...bare,
		id: '3',
		value: 500_000,
		type: 'TOP_UP',
		createdAt: '2026-03-09T08:21:00Z',
		content: 'Nạp tiền vào ví',
		transNo: 'AC3K8P1D',
		paymentId: 'p1',
		purpose: 'TOP_UP',
		balance: 4_500_000,
	},
	// What was held is given back in an entry of its own.
	{
		...bare,
		id: '2-back',
		value: 1_000_000,
		type: 'REFUND',
		createdAt: '2026-02-27T03:15:00Z',
		content: null,
		transNo: 'GD1013',
		balance: 4_000_000,
	},
	{
		...bare,
		id: '2',
		value: -1_000_000,
		status: 'FAILED',
		type: 'PAYOUT',
		createdAt: '2026-02-27T03:00:00Z',
		content: null,
		transNo: 'GD1012',
		balance: 3_000_000,
	},
	{
		...bare,
		id: '1',
		value: 4_000_000,
		type: 'TOP_UP',
		createdAt: '2026-02-27T02:00:00Z',
		content: 'Số dư ban đầu để dùng thử',
		transNo: 'GD1001',
		balance: 4_000_000,
	},
];

/** Entries whose every word and figure is long. */
export const longTransactions: readonly Transaction[] = transactions.map((entry) => ({
	...entry,
	value: entry.value * 1_000,
	balance: entry.balance * 1_000,
	content:
		'Khách chuyển khoản nhầm nội dung, đã đối chiếu ủy nhiệm chi của ngân hàng số 0123456789012345678901234567890123456789 và ghi lại vào đúng ví',
	transNo: 'AC0123456789ABCDEFGHIJKLMNOPQRSTUV',
}));

const happened = { amount: null, code: null, text: null, actorName: null };

/** A planning check that was paid. */
export const staffPayment: PaymentRecord = {
	id: '0b6c2f7e-9a43-4d0e-8c55-1f2a3b4c5d6e',
	code: 'AC3K8P1D2Q7R',
	purpose: 'PLANNING_CHECK',
	amount: 500_000,
	payer: { name: 'Nguyễn Thị An', phone: '+84988000001' },
	description: 'Phí kiểm tra quy hoạch số 1024',
	order: null,
	status: 'SETTLED',
	provider: 'momo',
	reference: '4014083433',
	createdAt: '2026-03-08T02:10:00Z',
	isRefundable: true,
	history: [{ ...happened, id: '1', kind: 'settled', code: '0', at: '2026-03-08T02:14:00Z' }],
};

/** One that was paid another amount than it asked for, by a gateway in doubt, until staff found whose it was and gave it back. */
export const longPayment: PaymentRecord = {
	...staffPayment,
	isRefundable: false,
	history: [
		{
			...happened,
			id: '7',
			kind: 'refunded',
			text: 'Khách đã trả hai lần cho cùng một yêu cầu kiểm tra quy hoạch ở phường Bến Nghé, gọi điện xin hoàn lại lần đầu.',
			actorName: 'Phạm Thị Quản Trị',
			at: '2026-03-09T03:00:00Z',
		},
		{ ...happened, id: '6', kind: 'wrong_amount', amount: 450_000, code: '0', at: '2026-03-08T04:00:00Z' },
		{ ...happened, id: '5', kind: 'settled', code: '0', at: '2026-03-08T03:30:00Z' },
		{
			...happened,
			id: '4',
			kind: 'credit_resolved',
			amount: 550_000,
			text: 'Gọi số 0988 000 001, đúng là người chuyển.',
			actorName: 'Phạm Thị Quản Trị',
			at: '2026-03-08T03:00:00Z',
		},
		{ ...happened, id: '3', kind: 'unmatched', amount: 550_000, code: 'wrong_amount', at: '2026-03-08T02:20:00Z' },
		{ ...happened, id: '2', kind: 'review', code: '9000', at: '2026-03-08T02:15:00Z' },
		{ ...happened, id: '1', kind: 'new_kind', at: '2026-03-08T02:12:00Z' },
	],
};

/** Opened, and nothing since. */
export const openedPayment: PaymentRecord = {
	...staffPayment,
	code: 'NAPVI7Q2M9X4K',
	purpose: 'TOP_UP',
	description: 'Nạp tiền vào ví',
	status: 'CREATED',
	provider: 'bank',
	reference: null,
	isRefundable: false,
	history: [],
};

/** What paid a share order. */
export const orderPayment: PaymentRecord = {
	...staffPayment,
	code: 'AC5T6Y7U8W9Z',
	purpose: 'INVESTMENT',
	amount: 3_000_000,
	description: 'Góp vốn theo lệnh GV000012',
	order: {
		code: 'GV000012',
		locationInfo: { title: 'Khu nhà ở kết hợp thương mại dịch vụ ven sông Sài Gòn, phường Bến Nghé' },
	},
};

export const owner: WalletOwner = {
	id: '5f0d1c2b-3a49-4e58-9d67-7c8b9a0f1e2d',
	name: 'Lê Minh Cường',
	phone: '+84912345678',
	balance: 2_400_000,
};

/** Money in every way that it can fail to be matched. */
export const credits: readonly UnmatchedCredit[] = [
	{
		id: 'u1',
		provider: 'bank',
		reference: 'FT26068123456',
		amount: 500_000,
		memo: 'NGUYEN THI AN chuyen tien',
		reason: 'no_memo',
		payment: null,
		receivedAt: '2026-03-05T03:00:00Z',
	},
	{
		id: 'u2',
		provider: 'bank',
		reference: 'FT26069000777',
		amount: 450_000,
		memo: 'NAPVI7Q2M9X4K kiem tra quy hoach',
		reason: 'wrong_amount',
		payment: { ...staffPayment, code: 'NAPVI7Q2M9X4K' },
		receivedAt: '2026-03-09T02:30:00Z',
	},
	{
		id: 'u3',
		provider: 'vnpay',
		reference: '14422574',
		amount: 500_000,
		memo: 'AC3K8P1D2Q7R',
		reason: 'already_paid',
		payment: { ...staffPayment, purpose: 'TOP_UP', payer: null },
		receivedAt: '2026-03-10T03:10:00Z',
	},
	{
		id: 'u4',
		provider: 'momo',
		reference: '4014083433',
		amount: 2_000_000,
		memo: null,
		reason: 'unknown_order',
		payment: null,
		receivedAt: '2026-03-10T04:40:00Z',
	},
	{
		id: 'u5',
		provider: 'vnpay',
		reference: '14422999',
		amount: 500_000,
		memo: 'AC5T6Y7U8W9Z',
		reason: 'suspect',
		payment: { ...staffPayment, code: 'AC5T6Y7U8W9Z', purpose: 'INVESTMENT' },
		receivedAt: '2026-03-10T04:59:30Z',
	},
];

/** The same as the account sees it whose payments they name. */
export const ownCredits: readonly OwnUnmatchedCredit[] = [
	{
		id: 'u2',
		amount: 450_000,
		reason: 'wrong_amount',
		code: 'NAPVI7Q2M9X4K',
		asked: 500_000,
		receivedAt: '2026-03-09T02:30:00Z',
	},
	{
		id: 'u3',
		amount: 500_000,
		reason: 'already_paid',
		code: 'AC3K8P1D2Q7R',
		asked: 500_000,
		receivedAt: '2026-03-10T03:10:00Z',
	},
	{
		id: 'u5',
		amount: 500_000,
		reason: 'suspect',
		code: 'AC5T6Y7U8W9Z',
		asked: 500_000,
		receivedAt: '2026-03-10T04:59:30Z',
	},
];

/** Money that is set aside for bank transfers. */
export const payOuts: readonly ReservedPayOut[] = [
	{
		id: 'r1',
		amount: 1_500_000,
		owner: { name: 'Nguyễn Thị An', phone: '+84988000001' },
		note: 'Chủ ví muốn xóa tài khoản.',
		createdAt: '2026-03-07T03:00:00Z',
	},
	{
		id: 'r2',
		amount: 200_000,
		owner: { name: 'Trần Văn Bình', phone: '+84988000002' },
		note: 'Chủ ví rút tiền.',
		createdAt: '2026-03-10T04:30:00Z',
	},
];
