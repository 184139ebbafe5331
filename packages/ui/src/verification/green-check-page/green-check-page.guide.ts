import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang tích xanh, trả phí kiểm tra',
	status: 'stable',
	vn: {
		use: 'Khung trang về một lần kiểm tra của mình, như trang trả phí: tiêu đề, tin nào, rồi việc phải làm.',
		avoid: [
			'Trang chính của yêu cầu: dùng GreenCheckRequest.',
			'Trang của nhân viên: GreenCheckWork, GreenCheckReview.',
		],
		content: ['title nói việc của trang; tên tin đứng dưới và dẫn về yêu cầu.'],
	},
	en: {
		use: "Frames a page about one's own check, as paying for it: title, which listing, what to do.",
		avoid: ['For the request itself take GreenCheckRequest.', 'For staff take GreenCheckWork or GreenCheckReview.'],
		content: ['title names what is done here; the listing stands below and leads back.'],
	},
} satisfies Guide;
