import type { Holding, InvestmentPoint, OfferingDocument, OfferingFactsModel, Order } from './invest-model.ts';

/** The moment at which stories take place: 12:00 in Vietnam. */
export const now = new Date('2026-03-10T05:00:00Z');

export const documents: readonly OfferingDocument[] = [
	{ id: 'd1', kind: 'INSPECTION', name: 'Biên bản kiểm tra hiện trạng.pdf', url: '/files/d1' },
	{ id: 'd2', kind: 'APPRAISAL', name: 'Chứng thư thẩm định giá 02-2026.pdf', url: '/files/d2' },
	{ id: 'd3', kind: 'CONTRACT', name: 'Hợp đồng góp vốn mẫu.pdf', url: '/files/d3' },
];

/** Open, a third sold, some of it to the one who looks. */
export const offering: OfferingFactsModel = {
	state: 'OPEN',
	totalShare: 2_000,
	releaseQuantity: 1_500,
	pricePerShare: 5_000_000,
	minInvestment: 15_000_000,
	maxSharePerAccount: null,
	feeBps: 150,
	softCap: 800,
	startDate: '2026-03-01T01:00:00Z',
	endDate: '2026-04-01T10:00:00Z',
	soldShare: 460,
	heldShare: 40,
	myShare: 20,
	myHeldShare: 0,
	useOfFunds: '70% mua đất và làm giấy tờ\n25% xây thô và hoàn thiện\n5% dự phòng',
	exitRule: 'Bán cả dự án trong 24 tháng, chia tiền theo số cổ phần. Muốn rút sớm, bạn tự tìm người mua lại.',
	lowBps: -1_500,
	baseBps: 1_200,
	highBps: 2_600,
	documents,
};

export const visited: OfferingFactsModel = { ...offering, myShare: 0, documents: [] };
export const upcoming: OfferingFactsModel = {
	...offering,
	state: 'UPCOMING',
	startDate: '2026-03-20T01:00:00Z',
	soldShare: 0,
	heldShare: 0,
	myShare: 0,
};
export const soldOut: OfferingFactsModel = { ...offering, state: 'SOLD_OUT', soldShare: 1_500, heldShare: 0 };
export const allHeld: OfferingFactsModel = { ...offering, state: 'SOLD_OUT', soldShare: 1_480, heldShare: 20 };
export const ended: OfferingFactsModel = {
	...offering,
	state: 'ENDED',
	soldShare: 1_200,
	heldShare: 0,
	endDate: '2026-03-09T10:00:00Z',
};
/** Below its minimum, and the last orders may still reach it. */
export const undecided: OfferingFactsModel = { ...ended, soldShare: 780, heldShare: 40 };
export const failed: OfferingFactsModel = { ...ended, state: 'FAILED', soldShare: 460 };
/** Two left, fewer than the minimum asks for. */
export const lastOnes: OfferingFactsModel = {
	...offering,
	releaseQuantity: 2_000,
	soldShare: 1_998,
	heldShare: 0,
};
export const limited: OfferingFactsModel = { ...offering, maxSharePerAccount: 50, myHeldShare: 5 };
/** Nothing said beside the figures. */
export const silent: OfferingFactsModel = {
	...offering,
	releaseQuantity: 2_000,
	minInvestment: 0,
	feeBps: 0,
	softCap: 0,
	startDate: null,
	endDate: null,
	useOfFunds: null,
	exitRule: null,
	lowBps: null,
	baseBps: null,
	highBps: null,
	documents: [],
};
/** Figures as large as they come. */
export const large: OfferingFactsModel = {
	...offering,
	totalShare: 1_000_000,
	releaseQuantity: 1_000_000,
	pricePerShare: 1_250_000_000,
	minInvestment: 12_500_000_000,
	soldShare: 123_456,
	heldShare: 7_890,
	myShare: 12_345,
	softCap: 500_000,
};

const listing = {
	id: 'l1',
	sequenceId: 1_204,
	title: 'Dãy nhà phố vườn ven sông, phường Thảo Điền',
	status: 'ACCEPT',
} as const;
const longListing = {
	id: 'l9',
	sequenceId: 1_305,
	title: 'Khu nhà ở kết hợp thương mại dịch vụ ven sông Sài Gòn, đường Nguyễn Thị Minh Khai, phường Bến Nghé',
	status: 'ACCEPT',
} as const;

export const listed = { ...listing, address: 'Phường Thảo Điền, Thành phố Thủ Đức, Hồ Chí Minh', offering };
export const longListed = {
	...longListing,
	address: 'Số 1215A đường Nguyễn Thị Minh Khai, phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
	offering: large,
};

const bare = {
	quantity: 10,
	pricePerShare: 5_000_000,
	fee: 750_000,
	finalCost: 50_750_000,
	paymentMethod: null,
	expiresAt: null,
	paidAt: null,
	closedAt: null,
	closeReason: null,
	allowedActions: [],
	locationInfo: listing,
	owner: null,
} as const;

/** Waits to be paid. */
export const pending: Order = {
	...bare,
	id: 'o5',
	code: 'CP7K2M9X',
	status: 'PENDING',
	paymentMethod: 'WALLET',
	createdAt: '2026-03-10T04:52:00Z',
	expiresAt: '2026-03-10T05:07:00Z',
	allowedActions: ['PAY', 'CANCEL'],
};
export const paid: Order = {
	...bare,
	id: 'o4',
	code: 'CP4H8Q2A',
	status: 'PAID',
	paymentMethod: 'WALLET',
	createdAt: '2026-03-05T02:10:00Z',
	paidAt: '2026-03-05T02:12:00Z',
};
export const expired: Order = {
	...bare,
	id: 'o3',
	code: 'CP3B6T1C',
	status: 'EXPIRED',
	createdAt: '2026-03-04T02:10:00Z',
	closedAt: '2026-03-04T02:25:00Z',
};
export const cancelled: Order = {
	...bare,
	id: 'o2',
	code: 'CP2N5R7D',
	status: 'CANCELLED',
	createdAt: '2026-03-03T08:00:00Z',
	closedAt: '2026-03-03T08:03:00Z',
};
export const refunded: Order = {
	...bare,
	id: 'o1',
	code: 'CP1W9V3E',
	status: 'REFUNDED',
	quantity: 3,
	fee: 225_000,
	finalCost: 15_225_000,
	paymentMethod: 'TRANSFER',
	createdAt: '2026-01-12T03:00:00Z',
	paidAt: '2026-01-12T03:05:00Z',
	closedAt: '2026-02-01T10:00:00Z',
	closeReason: 'Không đạt mức tối thiểu phải bán',
};
/** Somebody else's, as staff read it. */
export const ofSomebodyElse: Order = {
	...paid,
	id: 'o6',
	allowedActions: ['REFUND'],
	owner: { name: 'Trần Văn Bình' },
	paymentCode: 'AC3K8P1D2Q7R',
};
export const orders: readonly Order[] = [pending, paid, expired, cancelled, refunded];
/** The same order, held for seven more minutes by the clock: stories are drawn whenever their turn comes. */
export function held<Given extends Pick<Order, 'expiresAt'>>(order: Given): Given {
	return order.expiresAt ? { ...order, expiresAt: new Date(Date.now() + 7 * 60_000).toISOString() } : order;
}
export const longOrder: Order = {
	...paid,
	id: 'o9',
	quantity: 12_345,
	pricePerShare: 1_250_000_000,
	fee: 231_468_750_000,
	finalCost: 15_662_718_750_000,
	locationInfo: longListing,
	allowedActions: ['REFUND'],
	closeReason: null,
	owner: { name: 'Nguyễn Hoàng Thị Phương Thảo Nguyên' },
};

export const holdings: readonly Holding[] = [
	{
		...listing,
		offering: {
			state: 'OPEN',
			totalShare: 2_000,
			myShare: 20,
			myHeldShare: 10,
			myCost: 101_500_000,
			documents,
			updates: [
				{ id: 'u2', at: '2026-03-08T03:00:00Z', text: 'Đã xong móng của bốn căn đầu. Tuần sau đổ sàn tầng một.' },
				{ id: 'u1', at: '2026-03-02T03:00:00Z', text: 'Đã nhận giấy phép xây dựng.' },
			],
		},
	},
	{
		id: 'l2',
		sequenceId: 1_188,
		title: 'Khu nghỉ dưỡng đồi chè, xã Tân Cương',
		status: 'CANCEL',
		offering: {
			state: 'FAILED',
			totalShare: 5_000,
			myShare: 3,
			myHeldShare: 0,
			myCost: 15_225_000,
			documents: [],
			updates: [],
		},
	},
];
export const longHoldings: readonly Holding[] = [
	{
		...longListing,
		offering: {
			state: 'OPEN',
			totalShare: 1_000_000,
			myShare: 12_345,
			myHeldShare: 1_000,
			myCost: 15_662_718_750_000,
			documents: [
				{
					id: 'd9',
					kind: 'CONTRACT',
					name: 'hop-dong-gop-von-khu-nha-o-ket-hop-thuong-mai-dich-vu-ven-song-sai-gon-2026.pdf',
					url: '/files/d9',
				},
			],
			updates: [
				{
					id: 'u9',
					at: '2026-03-08T03:00:00Z',
					text: 'Đã hoàn tất nghiệm thu phần ngầm theo biên bản ngày 05/03/2026; tuần sau bắt đầu phần thân.',
				},
			],
		},
	},
];

export const points: readonly InvestmentPoint[] = [
	{ at: '2026-01-12T03:05:00Z', total: 15_225_000, change: 15_225_000, orderId: 'o1' },
	{ at: '2026-01-30T03:05:00Z', total: 65_975_000, change: 50_750_000, orderId: 'o0' },
	{ at: '2026-02-01T10:00:00Z', total: 50_750_000, change: -15_225_000, orderId: 'o1' },
	{ at: '2026-03-05T02:12:00Z', total: 101_500_000, change: 50_750_000, orderId: 'o4' },
];
