import { canvasFile } from '../primitives/upload/canvas-file.fixtures.ts';
import type { GreenCheckClaims } from './finding-list/finding-list.tsx';
import type {
	GreenCheck,
	GreenCheckEvent,
	GreenCheckItem,
	GreenCheckMarkModel,
	GreenCheckPosition,
	GreenCheckRow,
} from './verification-model.ts';

/** The moment of the stories: a Tuesday afternoon. */
export const now = new Date('2026-03-10T08:20:00.000Z');

const drawn = (lines: string) =>
	`data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600" fill="#dfe7e8"/><path d="${lines}" fill="none" stroke="#16323a" stroke-width="8"/></svg>`,
	)}`;

/** Drawn photos: front, lane, number. */
export const pictures = [
	drawn('M80 520h640M240 520V240l160-120 160 120v280M360 520V390h80v130M290 300h70v60h-70zM440 300h70v60h-70z'),
	drawn('M60 600 340 240M740 600 460 240M340 240V80M460 240V80M200 420h400'),
	drawn('M200 180h400v240H200zM300 250v100M380 250h60v50h-60v50h60M500 250h60v100h-60z'),
] as const;

export const listing = {
	id: 'l1',
	sequenceId: 1207,
	title: 'Nhà ba tầng hẻm xe hơi Lê Lợi, sổ riêng, gần chợ Bến Thành',
	address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
};

export const claims: GreenCheckClaims = {
	OWNER_NAME: 'Nguyễn Thị Minh An',
	PAPER: 'Đã có sổ',
	PLOT: 'Thửa 105, tờ DC-12, 82,5 m²',
	ADDRESS: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
	PHOTOS: '8 ảnh',
	PRICE: '9,7 tỷ',
	AVAILABLE: 'Đang bán',
};

const passed: readonly GreenCheckItem[] = [
	{ name: 'OWNER_NAME', result: 'PASS', note: null },
	{ name: 'PAPER', result: 'PASS', note: 'Xem bản gốc, cấp năm 2019.' },
	{ name: 'PLOT', result: 'NOT_CHECKED', note: 'Chủ không mang trang 3 theo.' },
	{ name: 'ADDRESS', result: 'PASS', note: null },
	{ name: 'PHOTOS', result: 'PASS', note: null },
	{ name: 'PRICE', result: 'PASS', note: null },
	{ name: 'AVAILABLE', result: 'PASS', note: null },
];
const untouched = passed.map(({ name }): GreenCheckItem => ({ name, result: 'NOT_CHECKED', note: null }));

export const position: GreenCheckPosition = {
	locationLat: 10.7734,
	locationLong: 106.7003,
	accuracy: 12,
	distance: 35,
	at: '2026-03-10T03:12:00.000Z',
};

/** Somebody stands in another quarter, and the device is not sure where. */
export const farPosition: GreenCheckPosition = { ...position, accuracy: 180, distance: 2_430 };

const event = (id: string, kind: string, at: string, more: Partial<GreenCheckEvent> = {}): GreenCheckEvent => ({
	id,
	kind,
	text: null,
	role: kind === 'asked' || kind === 'paid' ? 'user' : 'checker',
	fields: [],
	at,
	...more,
});
const events = {
	asked: event('1', 'asked', '2026-03-08T02:05:00.000Z'),
	paid: event('2', 'paid', '2026-03-08T02:11:00.000Z'),
	taken: event('3', 'taken', '2026-03-10T01:40:00.000Z'),
	filed: event('4', 'filed', '2026-03-10T04:05:00.000Z'),
	approved: event('5', 'approved', '2026-03-10T07:30:00.000Z', { role: 'admin' }),
};

/** Asked for and not paid yet. */
export const unpaidCheck: GreenCheck = {
	id: 'g1',
	sequenceId: 311,
	status: 'PENDING',
	isPaid: false,
	fee: 100_000,
	locationInfo: listing,
	items: untouched,
	photos: [],
	position: null,
	reason: null,
	checker: null,
	createdAt: events.asked.at,
	paidAt: null,
	takenAt: null,
	filedAt: null,
	approvedAt: null,
	expiresAt: null,
	closedAt: null,
	events: [events.asked],
	paymentId: null,
	allowedActions: ['PAY', 'CANCEL'],
};

export const waitingCheck: GreenCheck = {
	...unpaidCheck,
	isPaid: true,
	paymentId: 'p1',
	paidAt: events.paid.at,
	events: [events.asked, events.paid],
	allowedActions: ['CANCEL'],
};

export const takenCheck: GreenCheck = {
	...waitingCheck,
	status: 'ACCEPT',
	checker: { id: 'u7', name: 'Lê Hoàng Phương Thảo' },
	takenAt: events.taken.at,
	events: [...waitingCheck.events, events.taken],
	allowedActions: [],
};

export const filedCheck: GreenCheck = {
	...takenCheck,
	status: 'CHECKED',
	items: passed,
	photos: [
		{ id: 'p1', url: pictures[0], takenAt: '2026-03-10T02:58:00.000Z' },
		{ id: 'p2', url: pictures[1], takenAt: '2026-03-02T09:15:00.000Z' },
		{ id: 'p3', url: pictures[2], takenAt: null },
	],
	filedAt: events.filed.at,
	events: [...takenCheck.events, events.filed],
};

export const approvedCheck: GreenCheck = {
	...filedCheck,
	status: 'APPROVE',
	approvedAt: events.approved.at,
	expiresAt: '2026-05-09T07:30:00.000Z',
	events: [...filedCheck.events, events.approved],
};

const fell = event('6', 'fell', '2026-03-20T02:00:00.000Z', {
	role: 'user',
	fields: ['price', 'locationLat', 'locationLong'],
});

/** Its mark fell away: the price and the point were changed. */
export const fallenCheck: GreenCheck = {
	...approvedCheck,
	closedAt: fell.at,
	events: [...approvedCheck.events, fell],
};

export const expiredCheck: GreenCheck = {
	...approvedCheck,
	closedAt: '2026-05-09T07:30:00.000Z',
	events: [...approvedCheck.events, event('6', 'expired', '2026-05-09T07:30:00.000Z', { role: null })],
};

const reason = 'Chủ không cho xem giấy tờ và không bắt máy sau ba lần gọi.';
const cancelled = event('6', 'cancelled', '2026-03-10T06:00:00.000Z', { text: reason });

/** Cancelled by staff when somebody had looked already. */
export const cancelledCheck: GreenCheck = {
	...takenCheck,
	status: 'CANCEL',
	reason,
	closedAt: cancelled.at,
	events: [...takenCheck.events, cancelled],
};

/** Given up by its owner in time. */
export const refundedCheck: GreenCheck = {
	...waitingCheck,
	status: 'CANCEL',
	closedAt: '2026-03-09T06:00:00.000Z',
	events: [
		...waitingCheck.events,
		event('6', 'cancelled', '2026-03-09T06:00:00.000Z', { role: 'user' }),
		event('7', 'refunded', '2026-03-09T06:00:00.000Z', { role: null }),
	],
	allowedActions: [],
};

/** As a checker finds it in the queue. */
export const toTake: GreenCheck = { ...waitingCheck, allowedActions: ['TAKE'] };

/** Taken by the reader, half of it done. */
export const working: GreenCheck = {
	...takenCheck,
	items: untouched.map((item, index) => passed.slice(0, 2)[index] ?? item),
	photos: filedCheck.photos.slice(0, 2),
	allowedActions: ['RELEASE', 'SAVE', 'FILE', 'REJECT'],
};

/** Everything is decided: it can be filed. */
export const complete: GreenCheck = { ...working, items: passed, photos: filedCheck.photos, position };

const sentBackText = 'Ảnh mặt tiền mờ, chưa thấy số nhà. Chụp lại giúp và xem trang 3 của sổ.';

/** Sent back by an admin. */
export const sentBack: GreenCheck = {
	...complete,
	reason: sentBackText,
	events: [
		...filedCheck.events,
		event('5', 'sentBack', '2026-03-10T07:00:00.000Z', { role: 'admin', text: sentBackText }),
	],
};

/** Its owner changed the price while somebody looked. */
export const changed: GreenCheck = {
	...complete,
	items: passed.map((item) => (item.name === 'PRICE' ? { ...item, result: 'NOT_CHECKED', note: null } : item)),
	events: [...takenCheck.events, event('5', 'fell', '2026-03-10T06:30:00.000Z', { role: 'user', fields: ['price'] })],
};

/** Filed by somebody else, to be decided by the reader. */
export const toDecide: GreenCheck = {
	...filedCheck,
	position,
	allowedActions: ['APPROVE', 'SEND_BACK', 'REJECT'],
};

/** Two items failed, and it was looked at from afar. */
export const withFailures: GreenCheck = {
	...toDecide,
	position: farPosition,
	items: passed.map((item) => {
		if (item.name === 'PRICE') return { ...item, result: 'FAIL', note: 'Chủ nói giá là 10,2 tỷ, chưa gồm thuế.' };
		if (item.name === 'PHOTOS') return { ...item, result: 'FAIL', note: 'Ảnh 3 và 5 là nhà khác cùng hẻm.' };
		return item;
	}),
	allowedActions: ['SEND_BACK', 'REJECT'],
};

const longName = 'Công Tằng Tôn Nữ Nguyễn Thị Phương Thảo Nguyên';
const longListing = {
	...listing,
	title:
		'Bán gấp nhà phố mặt tiền đường Nguyễn Thị Minh Khai nối dài, bốn tầng kiên cố, sổ hồng riêng chính chủ, hẻm thông xe tải',
	address:
		'Số 128/45/7A đường Nguyễn Thị Minh Khai nối dài, khu phố Đông Hưng Thuận 2, Phường Đông Hưng Thuận - Bà Điểm - Xuân Thới Sơn, Thành phố Hồ Chí Minh',
};

/** As long as everything may get. */
export const long = <Check extends Pick<GreenCheck, 'locationInfo' | 'checker'>>(check: Check): Check => ({
	...check,
	locationInfo: longListing,
	checker: check.checker && { ...check.checker, name: longName },
});
export const longClaims: GreenCheckClaims = {
	...claims,
	OWNER_NAME: longName,
	PLOT: 'Thửa 105-2-1-TACHTUTHUA88, tờ DC-12.2024-A/BDDC-7, 1.284,5 m²',
	ADDRESS: longListing.address,
};

export const rows: readonly GreenCheckRow[] = [
	{ ...waitingCheck, id: 'q1', sequenceId: 298, paidAt: '2026-03-05T02:11:00.000Z' },
	{
		...waitingCheck,
		id: 'q2',
		sequenceId: 305,
		locationInfo: {
			...listing,
			id: 'l2',
			sequenceId: 1188,
			title: 'Đất nền 5x20 gần cảng Cát Lái, đường nhựa 8 m',
			address: '88 Nguyễn Thị Định, Phường Thạnh Mỹ Lợi, Thủ Đức, Hồ Chí Minh',
		},
	},
	{ ...sentBack, id: 'q3', sequenceId: 301 },
	{
		...takenCheck,
		id: 'q4',
		sequenceId: 303,
		checker: { id: 'u8', name: 'Trần Quốc Bảo' },
		locationInfo: { ...listing, id: 'l3', sequenceId: 990, title: 'Căn hộ hai phòng ngủ Sunrise City, tầng 21' },
	},
	{ ...filedCheck, id: 'q5', sequenceId: 300 },
	{ ...approvedCheck, id: 'q6', sequenceId: 290 },
	{ ...cancelledCheck, id: 'q7', sequenceId: 287 },
];

/** One's own, the newest first: one in every state. The last was taken, and its fee given back all the same. */
export const ownChecks: readonly GreenCheck[] = [
	unpaidCheck,
	waitingCheck,
	{ ...waitingCheck, fee: 0, paymentId: null },
	takenCheck,
	filedCheck,
	approvedCheck,
	fallenCheck,
	cancelledCheck,
	refundedCheck,
	{ ...cancelledCheck, events: [...cancelledCheck.events, ...refundedCheck.events.slice(-1)] },
].map((check, index) => ({ ...check, id: `o${index + 1}`, sequenceId: 317 - index }));

export const mark: GreenCheckMarkModel = {
	id: 'g1',
	items: passed.map(({ name, result }) => ({ name, result })),
	checkedBy: 'checker',
	filedAt: events.filed.at,
	approvedBy: 'admin',
	approvedAt: events.approved.at,
	expiresAt: '2026-05-09T07:30:00.000Z',
};

/** The public history of a listing that was checked twice: words are left out. */
export const history: readonly GreenCheckEvent[] = [
	...fallenCheck.events,
	event('8', 'asked', '2026-03-22T02:00:00.000Z'),
	event('9', 'paid', '2026-03-22T02:03:00.000Z'),
	event('10', 'taken', '2026-03-23T02:00:00.000Z', { role: 'admin' }),
	event('11', 'filed', '2026-03-23T05:00:00.000Z', { role: 'admin' }),
	event('12', 'approved', '2026-03-24T02:00:00.000Z', { role: 'admin' }),
	event('13', 'reopened', '2026-04-02T02:00:00.000Z', { role: 'editor' }),
	event('14', 'inspected', '2026-04-03T02:00:00.000Z', { role: null }),
];

/** A drawn photo, as a file. */
export async function drawPhoto(name: string): Promise<File> {
	const canvas = document.createElement('canvas');
	canvas.width = 320;
	canvas.height = 240;
	const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
	pen.fillStyle = 'rgb(223 231 232)';
	pen.fillRect(0, 0, 320, 240);
	pen.strokeStyle = 'rgb(22 50 58)';
	pen.lineWidth = 4;
	pen.strokeRect(90, 70, 140, 140);
	return canvasFile(canvas, name);
}
