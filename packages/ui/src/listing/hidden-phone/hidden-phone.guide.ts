import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Số đang ẩn, bật hiện số, không ai gọi được',
	status: 'stable',
	vn: {
		use: 'Nơi người đăng thấy số của mình mà người khác không thấy: trong form tin đăng, và trên trang tin của chính họ. Cho biết điều đó và bật lên được ngay.',
		avoid: [
			'Người khác xem tin: ListingContact nói là người đăng không để số.',
			'Mọi quyền riêng tư: dùng PrivacyForm.',
		],
		content: [
			'Nói hậu quả trước (không ai gọi được), rồi bật lên thì ai thấy, ở đâu. Nút nói việc: “Hiện số của tôi”.',
		],
	},
	en: {
		use: 'Where posters see their own number and others do not: in the listing form, and on the page of their own listing. Says so, and shows it at a press.',
		avoid: [
			'To others ListingContact says that the poster shows no number.',
			'For every privacy setting take PrivacyForm.',
		],
		content: [
			'What comes of it first, that nobody can call; then who would see the number, and where. The button names the act: “Show my number”.',
		],
	},
} satisfies Guide;
