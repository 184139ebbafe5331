import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xem và duyệt tin, so bản cũ bản mới',
	status: 'stable',
	vn: {
		use: 'Cột phải của màn hình duyệt: với tin đã duyệt trước đây, chỉ điều đã đổi cạnh bản cũ; với tin mới, từng bị từ chối hoặc đang hiện công khai, toàn bộ.',
		avoid: [
			'Cho người mua xem: dùng ListingDetailScreen.',
			'Nút duyệt và từ chối: thuộc ModerationScreen, không đặt trong đây.',
		],
		content: [
			'Hai bên gọi tên rõ: “Bản đã duyệt”, “Bản mới”; ô trống ghi “Để trống”.',
			'Ảnh thêm, bớt nói bằng chữ: “Ảnh mới”, “Đã bỏ”, không chỉ bằng viền màu.',
			'Bản đồ quanh ghim luôn mở, liên kết ghi đủ địa chỉ: người duyệt thấy mọi thứ người xem sẽ mở.',
			'Giá lệch khu vực thành câu: “Giá/m² thấp hơn 12% so với giá trung vị ở Phường Cô Giang.”',
		],
		access: ['Tiêu đề tin nhận tiêu điểm khi tin khác mở (headingRef), để người duyệt không quyết nhầm tin chưa đọc.'],
	},
	en: {
		use: 'The right column when listings are accepted: of one accepted before only what changed, beside the old; of a new one, one that was refused, or one that is public, all of it.',
		avoid: ['For buyers take ListingDetailScreen.', 'Accepting and refusing belong to ModerationScreen, not in here.'],
		content: [
			'Both sides have a name: “Approved version”, “New version”; an empty one says “Left empty”.',
			'Photos that came or went say so: “New photo”, “Removed”, not by a coloured edge alone.',
			'The map around the pin is always open, links are written out: moderators see all that readers will open.',
			'How the price stands is a sentence: “The price per m² is 12% below the median in Phường Cô Giang.”',
		],
		access: [
			'The title takes the focus when another listing opens (headingRef), so that nobody decides about one unread.',
		],
	},
} satisfies Guide;
