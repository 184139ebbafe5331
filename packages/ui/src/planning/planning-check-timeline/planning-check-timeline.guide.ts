import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiến trình yêu cầu, lịch sử yêu cầu, dòng thời gian',
	status: 'stable',
	vn: {
		use: 'Trên PlanningCheckDetail và PlanningWork: điều đã xảy ra và điều còn lại, như các ga của một tuyến.',
		avoid: [
			'Trạng thái ngắn: dùng PlanningCheckStatusTag.',
			'Lịch sử tích xanh: GreenCheckHistory; của tin đăng: ListingTimeline.',
		],
		anatomy: [
			['Ga đã qua', 'việc, lúc, lời kèm'],
			['Tiếp theo', 'ga đầu chưa qua, có chữ “Tiếp theo”'],
			['Còn lại', 'nét đứt, chữ nhạt'],
		],
		content: ['Ga đã qua ghi đủ ngày giờ; ga trả kết quả ghi hẹn: “Trước 12/03/2026 17:00”.'],
		access: ['Ga tiếp theo có aria-current="step"; nét liền và nét đứt chỉ để nhìn.'],
	},
	en: {
		use: 'On PlanningCheckDetail and PlanningWork: what happened and what is left, as stations of a route.',
		avoid: [
			'For a word take PlanningCheckStatusTag.',
			'For green checks take GreenCheckHistory, for listings ListingTimeline.',
		],
		anatomy: [
			['Past', 'what, when, words'],
			['Next', 'the first ahead, marked “Next”'],
			['Later', 'dashed and lighter'],
		],
		content: ['What is past has its moment; the answer has its promise: “By 12/03/2026 17:00”.'],
		access: ['What is next has aria-current="step"; lines are for the eye only.'],
	},
} satisfies Guide;
