import type { PlanningCheck } from './planning-check-model.ts';

const page = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84"><rect width="60" height="84" fill="#f6e9e4"/><path d="M8 14h44M8 24h44M8 34h30" stroke="#9c4a3c" stroke-width="2"/></svg>',
)}`;

/** The moment of the stories: a Tuesday afternoon. */
export const now = new Date('2026-03-10T08:20:00.000Z');

const events = {
	sent: { id: '1', kind: 'sent', text: null, at: '2026-03-09T02:05:00.000Z' },
	paid: { id: '2', kind: 'paid', text: null, at: '2026-03-09T02:11:00.000Z' },
	received: { id: '3', kind: 'received', text: null, at: '2026-03-09T07:40:00.000Z' },
	checking: { id: '4', kind: 'checking', text: null, at: '2026-03-10T01:15:00.000Z' },
} as const;

export const question =
	'Số thửa trên ảnh bị mờ. Bạn cho biết số thửa là 105 hay 106, và gửi thêm ảnh trang 3 của giấy chứng nhận giúp chúng tôi nhé.';

/** Sent and not paid yet. */
export const unpaidCheck: PlanningCheck = {
	id: 'c1',
	sequenceId: 1042,
	address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
	mapSheetNo: 'DC-12',
	landPlotNo: '105',
	status: 'sent',
	isPaid: false,
	fee: 500_000,
	promisedAt: null,
	isRefunded: false,
	question: null,
	planningInfoId: null,
	allowedActions: ['EDIT', 'PAY', 'CANCEL'],
	createdAt: '2026-03-09T02:05:00.000Z',
	note: 'Tôi định mua để xây nhà 4 tầng, nhờ xem phần đất phía trước có dính lộ giới không.',
	street: '12 Lê Lợi',
	province: 'Hồ Chí Minh',
	district: 'Quận 1',
	ward: 'Phường Bến Nghé',
	currentProvince: null,
	currentWard: null,
	listing: { sequenceId: 17, title: 'Nhà ba tầng hẻm xe hơi Lê Lợi, sổ riêng, gần chợ Bến Thành' },
	files: [
		{ id: 'f1', name: 'so-hong-trang-2.webp', url: page },
		{ id: 'f2', name: 'trich-luc-ban-do-dia-chinh.pdf', url: '/files/trich-luc.pdf' },
	],
	cancelReason: null,
	paymentId: null,
	events: [events.sent],
};

const paid = { isPaid: true, paymentId: 'p1', promisedAt: '2026-03-11T02:11:00.000Z' } as const;

export const waitingCheck: PlanningCheck = {
	...unpaidCheck,
	...paid,
	id: 'c2',
	sequenceId: 1041,
	allowedActions: ['EDIT', 'CANCEL'],
	events: [events.sent, events.paid],
};

export const receivedCheck: PlanningCheck = {
	...waitingCheck,
	id: 'c3',
	sequenceId: 1039,
	mapSheetNo: '7',
	landPlotNo: '88',
	address: 'Xã Đông Thạnh, Huyện Hóc Môn, Hồ Chí Minh',
	status: 'received',
	allowedActions: [],
	events: [events.sent, events.paid, events.received],
};

export const checkingCheck: PlanningCheck = {
	...receivedCheck,
	id: 'c4',
	status: 'checking',
	events: [...receivedCheck.events, events.checking],
};

/** Staff need to know more. */
export const askedCheck: PlanningCheck = {
	...checkingCheck,
	id: 'c5',
	sequenceId: 1036,
	promisedAt: null,
	question,
	allowedActions: ['EDIT', 'REPLY'],
	events: [...checkingCheck.events, { id: '5', kind: 'asked', text: question, at: '2026-03-10T03:30:00.000Z' }],
};

export const doneCheck: PlanningCheck = {
	...checkingCheck,
	id: 'c6',
	sequenceId: 1021,
	mapSheetNo: '21',
	landPlotNo: '345',
	status: 'done',
	planningInfoId: 'a1',
	allowedActions: ['RATE', 'DISPUTE'],
	events: [
		...checkingCheck.events,
		{ id: '5', kind: 'done', text: null, at: '2026-03-10T04:00:00.000Z' },
		{ id: '6', kind: 'rated', text: '4', at: '2026-03-10T05:00:00.000Z' },
	],
};

/** Answered, and looked at again because its owner disagrees. */
export const disputedCheck: PlanningCheck = {
	...doneCheck,
	id: 'c7',
	status: 'checking',
	promisedAt: '2026-03-12T06:00:00.000Z',
	allowedActions: [],
	events: [
		...doneCheck.events,
		{ id: '7', kind: 'disputed', text: 'Phần lộ giới chưa trừ hẻm bên trái.', at: '2026-03-10T06:00:00.000Z' },
	],
};

export const upheldWords =
	'Bản đồ phường công bố ngày 12/01/2026 đã trừ hẻm bên trái: lộ giới của thửa này vẫn là 24 m².';

/** Looked at again, and the answer is right. */
export const upheldCheck: PlanningCheck = {
	...disputedCheck,
	id: 'c11',
	status: 'done',
	allowedActions: ['RATE', 'DISPUTE'],
	events: [...disputedCheck.events, { id: '8', kind: 'upheld', text: upheldWords, at: '2026-03-10T07:30:00.000Z' }],
};

/** The answer is late and the fee went back. */
export const lateCheck: PlanningCheck = {
	...checkingCheck,
	id: 'c8',
	promisedAt: '2026-03-10T02:11:00.000Z',
	isRefunded: true,
	events: [...checkingCheck.events, { id: '5', kind: 'refunded', text: null, at: '2026-03-10T02:15:00.000Z' }],
};

export const cancelledCheck: PlanningCheck = {
	...waitingCheck,
	id: 'c9',
	sequenceId: 1003,
	mapSheetNo: '3',
	landPlotNo: '12',
	status: 'cancelled',
	promisedAt: null,
	isRefunded: true,
	cancelReason: 'Giấy chứng nhận là của thửa khác.',
	allowedActions: [],
	events: [
		events.sent,
		events.paid,
		{ id: '3', kind: 'cancelled', text: 'Giấy chứng nhận là của thửa khác.', at: '2026-03-09T09:00:00.000Z' },
		{ id: '4', kind: 'refunded', text: null, at: '2026-03-09T09:00:00.000Z' },
	],
};

/** As long as everything may get, by a certificate of the units in force, and nothing that may be left out. */
export const longCheck: PlanningCheck = {
	...askedCheck,
	id: 'c10',
	mapSheetNo: 'DC-12.2024-A/BDDC-7',
	landPlotNo: '105-2-1-TACHTUTHUA88',
	address:
		'Số 128/45/7A đường Nguyễn Thị Minh Khai nối dài, khu phố Đông Hưng Thuận 2, Phường Đông Hưng Thuận - Bà Điểm - Xuân Thới Sơn, Thành phố Hồ Chí Minh',
	province: null,
	district: null,
	ward: null,
	currentProvince: 'Hồ Chí Minh',
	currentWard: 'Phường Đông Hưng Thuận - Bà Điểm - Xuân Thới Sơn',
	listing: null,
	files: [
		{
			id: 'f9',
			name: 'giay-chung-nhan-quyen-su-dung-dat-quyen-so-huu-tai-san-gan-lien-voi-dat-trang-2-va-3.webp',
			url: '/files/giay.webp',
		},
	],
};

export const checks = [unpaidCheck, askedCheck, waitingCheck, checkingCheck, doneCheck, cancelledCheck];
