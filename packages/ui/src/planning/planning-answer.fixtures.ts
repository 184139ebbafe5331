import type { AnsweredCheck, PlanningAnswer, VerifiedAnswer } from './planning-answer-model.ts';

/** A plot in a town, most of it for living. */
export const answer: PlanningAnswer = {
	id: '1',
	plot: 'Tờ 12, thửa 345, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
	content:
		'Thửa đất rộng 120 m² gồm 2 loại đất theo quy hoạch: Đất ở tại đô thị (ODT) 96 m², chiếm 80%; Đất công trình giao thông (DGT) 24 m², chiếm 20%. Trong đó 24 m² nằm trong lộ giới. Nếu xây dựng: mật độ tối đa 80%, hệ số sử dụng đất tối đa 3,2, cao tối đa 5 tầng.',
	zones: [
		{ landCode: 'ODT', name: null, area: 96, percent: 80 },
		{ landCode: 'DGT', name: null, area: 24, percent: 20 },
	],
	roadReserve: 24,
	maxDensity: 80,
	floorAreaRatio: 3.2,
	storeys: 5,
	planName: 'Quy hoạch phân khu tỷ lệ 1/2000 khu dân cư liên phường phía Bắc',
	decision: '6708/QĐ-UBND',
	decidedOn: '2024-12-29',
	horizon: 2030,
	source: 'Cổng thông tin quy hoạch thành phố',
	confidence: 'HIGH',
	asOf: '2026-03-10',
	fileLinks: [
		{ id: 'f1', name: 'trich-luc-do-an.pdf', url: '/files/trich-luc.pdf' },
		{ id: 'f2', name: 'Bản vẽ vị trí thửa đất chồng lên bản đồ quy hoạch sử dụng đất.jpg', url: '/files/ban-ve.jpg' },
	],
	checkCode: '7K3M91XDQ02W',
	documentUrl: '/files/an-cu-7K3M91XDQ02W.pdf',
	rating: null,
	disputedAt: null,
	createdAt: '2026-03-11T03:05:00.000Z',
};

/** One purpose, nothing taken, all that is known besides. */
export const wholeAnswer: PlanningAnswer = {
	...answer,
	id: '2',
	content: 'Toàn bộ thửa đất, 82,5 m², thuộc quy hoạch Đất ở tại đô thị (ODT).',
	zones: [{ landCode: 'ODT', name: null, area: 82.5, percent: 100 }],
	roadReserve: null,
	maxDensity: null,
	floorAreaRatio: null,
	storeys: null,
	decision: null,
	decidedOn: null,
	horizon: null,
	planName: null,
	source: null,
	fileLinks: [],
};

/** Every kind of use at once, one of them very small, by a source that is not sure. */
export const mixedAnswer: PlanningAnswer = {
	...answer,
	id: '3',
	content: 'Thửa đất nằm giữa khu dân cư và vùng trồng lúa.\nPhần mặt tiền thuộc đường dự phóng.',
	zones: [
		{ landCode: 'ONT', name: null, area: 310.5, percent: 34.5 },
		{ landCode: 'LUC', name: null, area: 262, percent: 29.1 },
		{
			landCode: 'DTM3',
			name: 'Đất đơn vị ở xây dựng mới, hỗn hợp thương mại dịch vụ cấp khu ở',
			area: 150,
			percent: 16.7,
		},
		{ landCode: 'DGT', name: null, area: 92, percent: 10.2 },
		{ landCode: 'DKV', name: null, area: 80, percent: 8.9 },
		{ landCode: 'SON', name: null, area: 5.5, percent: 0.6 },
	],
	roadReserve: 92,
	confidence: 'LOW',
};

export const answeredCheck: AnsweredCheck = {
	status: 'done',
	promisedAt: '2026-03-11T02:30:00.000Z',
	allowedActions: ['RATE', 'DISPUTE'],
	events: [
		{ id: '1', kind: 'sent', text: null, at: '2026-03-09T02:00:00.000Z' },
		{ id: '2', kind: 'paid', text: null, at: '2026-03-09T02:30:00.000Z' },
		{ id: '3', kind: 'received', text: null, at: '2026-03-09T03:00:00.000Z' },
		{ id: '4', kind: 'checking', text: null, at: '2026-03-09T03:05:00.000Z' },
		{ id: '5', kind: 'done', text: null, at: '2026-03-11T03:05:00.000Z' },
	],
};

export const disputedCheck: AnsweredCheck = {
	...answeredCheck,
	status: 'checking',
	promisedAt: '2026-03-16T04:00:00.000Z',
	allowedActions: [],
	events: [
		...answeredCheck.events,
		{ id: '6', kind: 'disputed', text: 'Lộ giới trên sổ chỉ có 18 m².', at: '2026-03-12T04:00:00.000Z' },
	],
};

export const correctedCheck: AnsweredCheck = {
	...answeredCheck,
	events: [...disputedCheck.events, { id: '7', kind: 'corrected', text: null, at: '2026-03-13T04:00:00.000Z' }],
};

export const upheldCheck: AnsweredCheck = {
	...answeredCheck,
	events: [
		...disputedCheck.events,
		{
			id: '7',
			kind: 'upheld',
			text: 'Quyết định 6708 ghi lộ giới 24 m²; sổ của bạn vẽ trước quyết định đó.',
			at: '2026-03-13T04:00:00.000Z',
		},
	],
};

export const verified: VerifiedAnswer = {
	checkCode: answer.checkCode,
	plot: answer.plot,
	version: 1,
	content: answer.content,
	zones: answer.zones,
	roadReserve: answer.roadReserve,
	maxDensity: answer.maxDensity,
	floorAreaRatio: answer.floorAreaRatio,
	storeys: answer.storeys,
	planName: answer.planName,
	decision: answer.decision,
	decidedOn: answer.decidedOn,
	horizon: answer.horizon,
	source: answer.source,
	confidence: answer.confidence,
	asOf: answer.asOf,
	issuedAt: answer.createdAt,
	documentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
	signature: 'kq3T1u-0Zr5mXbYc8LhPw2DgF7sNvQeJ4oAiUyRtBxWzEaCdGkHjMlPqSnVfIw6O9_3TdZrXbYcLhPw2DgF7sA',
	isSuperseded: false,
};
