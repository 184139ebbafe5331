import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hỏi vị trí, cho biết vị trí, tìm gần tôi, định vị',
	status: 'stable',
	vn: {
		use: 'Trước khi trình duyệt hỏi vị trí, nói vị trí dùng làm gì và không được lưu; không lấy được thì nói vì sao và còn cách nào khác.',
		avoid: [
			'Xin vị trí khi vừa mở trang: không bao giờ; chỉ sau khi người ta bấm “Gần tôi” trong AreaTools.',
			'Đã biết nơi cần tìm: dùng AreaDialog hoặc AddressSelect.',
			'Ghim vị trí nhà khi đăng tin: dùng PinMap.',
		],
		content: [
			'Lý do trước, nút sau: “Cho biết vị trí để tìm tin quanh bạn. Vị trí không được lưu.”',
			'Mỗi trục trặc có lối ra riêng: “Hãy cho phép ở biểu tượng cạnh thanh địa chỉ rồi thử lại, hoặc chọn vùng trên bản đồ.”',
		],
		access: ['Đang tìm và không tìm được đều đọc lên (aria-live); nút giữ tiêu điểm và đổi thành “Thử lại”.'],
	},
	en: {
		use: 'Before the browser asks for somebody’s location, says what it is for and that it is not stored; where it cannot be had, why, and what else to do.',
		avoid: [
			'Never when a page opens: only after “Near me” in AreaTools is pressed.',
			'Where the place is known take AreaDialog or AddressSelect.',
			'To pin a home when posting take PinMap.',
		],
		content: [
			'The reason before the button: “Share your location to find listings around you. It is not stored.”',
			'Each failure has its own way out: “Allow it next to the address bar and try again, or choose an area on the map.”',
		],
		access: ['Looking and failing are read out (aria-live); the button keeps the focus and becomes “Try again”.'],
	},
} satisfies Guide;
