import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kệ tin gần tôi, nhà đất quanh đây',
	status: 'stable',
	vn: {
		use: 'Trên trang chủ: nói vị trí dùng làm gì, lấy vị trí sau một lần bấm, rồi bày tin quanh người xem, gần nhất trước.',
		avoid: [
			'Trên bản đồ đang tìm: dùng NearMeDialog trong AreaTools.',
			'Tự lấy vị trí khi vừa mở trang: không bao giờ.',
		],
		content: ['Nói rõ bao xa: “Xem tất cả trong 5 km”.', 'Không có tin thì mời ra bản đồ, đừng để kệ trống.'],
		access: [
			'Đang tìm và không tìm được đều đọc lên; không được thì nút giữ tiêu điểm và đổi thành “Thử lại”.',
			'Tìm được thì nút không còn, tiêu điểm về tiêu đề của kệ.',
		],
	},
	en: {
		use: 'On the home page: says what the place is for, asks for it after a press, and then shows what lies around, nearest first.',
		avoid: [
			'Over a map that is searched take NearMeDialog in AreaTools.',
			'Never ask for the place when a page opens.',
		],
		content: [
			'Say how far: “See all within 5 km”.',
			'Where nothing lies there, offer the map; do not leave the shelf empty.',
		],
		access: [
			'Looking and failing are read out; where it fails the button keeps the focus and becomes “Try again”.',
			'Once the place is found the button is gone, and the heading of the shelf has the focus.',
		],
	},
} satisfies Guide;
