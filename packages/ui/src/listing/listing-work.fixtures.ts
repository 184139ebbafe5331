import facade from './fixtures/facade.svg?url';
import plan from './fixtures/plan.svg?url';
import * as listings from './listing.fixtures.ts';
import type { ListingEvent, OwnListing } from './listing-owner-model.ts';
import type { FieldChange, ListingReport, ReviewedListing, WaitingListing } from './moderation-model.ts';
import type { Poster } from './poster-model.ts';
import type { PriceMedian, PricePoint } from './price-history-model.ts';
import type { SavedSearch } from './saved-search-model.ts';

const event = (id: string, kind: ListingEvent['kind'], at: string, more: Partial<ListingEvent> = {}): ListingEvent => ({
	id,
	kind,
	at,
	actorName: null,
	reason: null,
	closedReason: null,
	changedFields: [],
	...more,
});

const posted = event('e1', 'POSTED', '2026-02-20T02:00:00Z', { actorName: 'Nguyễn Thị Hạnh' });
const accepted = event('e2', 'ACCEPTED', '2026-02-20T07:30:00Z', { actorName: 'Ban biên tập' });
const resubmitted = event('e3', 'RESUBMITTED', '2026-03-09T04:00:00Z', {
	actorName: 'Nguyễn Thị Hạnh',
	changedFields: ['price', 'images', 'area', 'legalStatus', 'title'],
});

/** A listing accepted once, changed since. */
export const timeline: readonly ListingEvent[] = [resubmitted, accepted, posted];

/** A listing accepted once, refused later and mended. */
export const refusedTimeline: readonly ListingEvent[] = [
	resubmitted,
	event('e6', 'REJECTED', '2026-03-08T09:00:00Z', {
		actorName: 'Ban biên tập',
		reason: 'Giá không đúng với thực tế, hãy ghi giá thật.',
	}),
	accepted,
	posted,
];

const own: OwnListing = {
	...listings.house,
	status: 'ACCEPT',
	closedReason: null,
	rejectReason: null,
	expiresAt: '2026-03-28T12:00:00Z',
	views: 1_284,
	allowedActions: ['EDIT', 'CLOSE', 'RENEW'],
	timeline: [accepted, posted],
	greenCheck: null,
};

export const ownPublic: OwnListing = {
	...own,
	greenCheck: { status: 'CHECKED', isPaid: true, closedAt: null },
};
export const ownWaiting: OwnListing = {
	...own,
	...listings.land,
	status: 'PENDING',
	expiresAt: null,
	views: 0,
	allowedActions: ['EDIT', 'CLOSE'],
	timeline: [posted],
};
export const ownEnding: OwnListing = {
	...own,
	...listings.rental,
	expiresAt: '2026-03-13T18:00:00Z',
	views: 86,
};
export const ownRejected: OwnListing = {
	...own,
	...listings.negotiable,
	status: 'CANCEL',
	closedReason: 'REJECTED',
	rejectReason:
		'Ảnh không phải của bất động sản này, hãy thay bằng ảnh chụp thật.\nGiá để thỏa thuận: hãy ghi khoảng giá trong mô tả.',
	expiresAt: null,
	views: 0,
	allowedActions: ['EDIT'],
	timeline: [
		event('e4', 'REJECTED', '2026-03-08T09:00:00Z', {
			actorName: 'Ban biên tập',
			reason: 'Ảnh không phải của bất động sản này, hãy thay bằng ảnh chụp thật.',
		}),
		posted,
	],
};
export const ownExpired: OwnListing = {
	...own,
	...listings.noPhoto,
	title: 'Nhà cấp bốn hẻm Lý Thường Kiệt, cách mặt tiền 20 m',
	status: 'CANCEL',
	closedReason: 'EXPIRED',
	expiresAt: '2026-03-01T12:00:00Z',
	allowedActions: ['RENEW'],
	timeline: [event('e5', 'CLOSED', '2026-03-01T12:00:00Z', { closedReason: 'EXPIRED' }), accepted, posted],
	greenCheck: { status: 'APPROVE', isPaid: true, closedAt: '2026-03-01T12:00:00Z' },
};
export const ownLong: OwnListing = {
	...own,
	...listings.longTitle,
	status: 'CANCEL',
	closedReason: 'REJECTED',
	rejectReason:
		'https://example.com/mot-dia-chi-rat-dai-khong-co-khoang-trang-de-xuong-dong-thi-cung-khong-duoc-tran-khung',
	expiresAt: null,
	timeline,
};

/** One's own listings, one of every status. */
export const ownListings: readonly OwnListing[] = [ownPublic, ownEnding, ownWaiting, ownRejected, ownExpired];

const waiting = {
	updatedAt: '2026-03-09T04:00:00Z',
	timeline: [event('w1', 'POSTED', '2026-03-09T04:00:00Z', { actorName: 'Trần Văn Bình' })],
	userCreated: { name: 'Trần Văn Bình' },
};

/** The queue, the longest waiting first: changed, new, new. */
export const queue: readonly WaitingListing[] = [
	{ ...listings.house, ...waiting, timeline, userCreated: { name: 'Nguyễn Thị Hạnh' } },
	{ ...listings.land, ...waiting, timeline: [event('w2', 'POSTED', '2026-03-10T06:00:00Z')] },
	{ ...listings.rental, ...waiting, timeline: [event('w3', 'POSTED', '2026-03-10T11:20:00Z')] },
];

export const median: PriceMedian = {
	scope: 'WARD',
	place: 'Phường Cô Giang',
	pricePerSquareMeter: 220_000_000,
	count: 23,
};

/** The listings of the queue in full, by id. */
export const reviewed: Readonly<Record<string, ReviewedListing>> = Object.fromEntries(
	queue.map((listing) => [
		listing.id,
		{
			...(listing.id === listings.land.id ? listings.sparseDetail : listings.houseDetail),
			...listing,
			userCreated: { id: 'p3', name: listing.userCreated.name, listingCount: 0 },
			legalDocumentFiles: [
				{ id: 'l1', name: 'Sổ hồng, trang 1 và 2.jpg', url: '/private-files/l1' },
				{ id: 'l2', name: 'Tờ khai lệ phí trước bạ năm 2019.pdf', url: '/private-files/l2' },
			],
			appraisalDocumentFiles: [{ id: 'l3', name: 'Chứng thư thẩm định.pdf', url: '/private-files/l3' }],
			median: listing.id === listings.house.id ? median : null,
		},
	]),
);

export const changes: readonly FieldChange[] = [
	{ field: 'price', before: '13500000000', after: '12400000000' },
	{ field: 'area', before: '60', after: '64' },
	{ field: 'legalStatus', before: 'WAITING_BOOK', after: 'HAVE_BOOK' },
	{ field: 'characteristics', before: null, after: '["CAR_ALLEY","BLOOMING"]' },
	{ field: 'title', before: 'Nhà phố Trần Đình Xu', after: listings.house.title },
	{ field: 'images', before: JSON.stringify([facade, 'photo/gone']), after: JSON.stringify([facade, plan]) },
];

/** An offering whose terms were changed since. */
export const offeringChanges: readonly FieldChange[] = [
	{ field: 'pricePerShare', before: '5000000', after: '5000001' },
	{ field: 'endDate', before: '2026-04-01T10:00:00.000Z', after: '2026-05-01T10:00:00.000Z' },
	{ field: 'releaseQuantity', before: '800', after: '1500' },
	{ field: 'feeBps', before: '0', after: '150' },
	{ field: 'lowBps', before: '-1000', after: '-1500' },
	{ field: 'exitRule', before: null, after: 'Bán cả dự án trong 24 tháng, chia tiền theo số cổ phần.' },
	{
		field: 'documents',
		before: JSON.stringify([
			{ id: 'd1', kind: 'APPRAISAL', name: 'Chứng thư thẩm định giá 01-2025.pdf', url: '/files/d1' },
			{ id: 'd3', kind: 'CONTRACT', name: 'Hợp đồng góp vốn mẫu.pdf', url: '/files/d3' },
		]),
		after: JSON.stringify([
			{ id: 'd2', kind: 'APPRAISAL', name: 'Chứng thư thẩm định giá 02-2026.pdf', url: '/files/d2' },
			{ id: 'd3', kind: 'CONTRACT', name: 'Hợp đồng góp vốn mẫu.pdf', url: '/files/d3' },
		]),
	},
];

export const reports: readonly ListingReport[] = [
	{
		id: 'r1',
		reason: 'WRONG_PRICE',
		text: 'Gọi hỏi thì giá thật là 15 tỷ, không phải 12,4 tỷ như trong tin.',
		createdAt: '2026-03-09T12:00:00Z',
		locationInfo: { ...listings.house, status: 'ACCEPT', closedReason: null },
		otherCount: 2,
	},
	{
		id: 'r2',
		reason: 'NOT_THERE',
		text: null,
		createdAt: '2026-03-10T10:00:00Z',
		locationInfo: { ...listings.land, status: 'ACCEPT', closedReason: null },
		otherCount: 0,
	},
];

export const searches: readonly SavedSearch[] = [
	{
		id: 's1',
		name: 'Nhà đất bán tại Quận 1, Hồ Chí Minh',
		address: '/real-estate?province=79&district=760',
		frequency: 'DAILY',
		newCount: 12,
	},
	{
		id: 's2',
		name: 'Căn hộ cho thuê dưới 20 triệu',
		address: '/rent?priceMax=20000000',
		frequency: 'NEVER',
		newCount: 0,
	},
	{ id: 's3', name: 'Đất nền Đồng Tháp', address: '/real-estate?province=87', frequency: 'INSTANT', newCount: 1_001 },
];

/** The latest first. */
export const priceHistory: readonly PricePoint[] = [
	{ at: '2026-03-01T03:00:00Z', priceRaw: 12_400_000_000, priceUnitId: 'TOTAL' },
	{ at: '2026-01-15T03:00:00Z', priceRaw: 13_500_000_000, priceUnitId: 'TOTAL' },
	{ at: '2025-12-01T03:00:00Z', priceRaw: null, priceUnitId: 'NEGOTIABLE' },
	{ at: '2025-11-01T03:00:00Z', priceRaw: 13_000_000_000, priceUnitId: 'TOTAL' },
];

export const posters: readonly Poster[] = [
	{
		person: {
			id: 'p1',
			name: 'Nguyễn Thị Hạnh',
			avatar: null,
			phone: '+84900001234',
			email: 'hanh@vi-du.vn',
			description: 'Môi giới nhà phố Quận 1 và Quận 3, mười hai năm trong nghề.',
			createdAt: '2024-05-02T03:00:00Z',
		},
		listingCount: 1_248,
	},
	{
		person: {
			id: 'p2',
			name: 'Trần Văn Bình',
			avatar: null,
			phone: null,
			email: null,
			description: null,
			createdAt: '2025-11-20T03:00:00Z',
		},
		listingCount: 3,
	},
	{
		person: {
			id: 'p3',
			name: 'Công ty trách nhiệm hữu hạn một thành viên tư vấn và môi giới bất động sản Phước Long',
			avatar: null,
			phone: null,
			email: 'cong-ty-trach-nhiem-huu-han-mot-thanh-vien-phuoc-long@vi-du-tu-van-va-moi-gioi.vn',
			description: 'Đất nền, nhà xưởng, kho bãi.',
			createdAt: '2025-01-09T03:00:00Z',
		},
		listingCount: 1,
	},
];
