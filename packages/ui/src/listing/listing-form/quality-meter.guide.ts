import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chất lượng tin, điểm đầy đủ của tin, thước đo tin',
	status: 'stable',
	vn: {
		use: 'Bên cạnh form đăng tin (trên điện thoại: ở bước Xem lại): tin đã kể được bao nhiêu trên 100 và một việc giúp nhiều nhất. Không cản ai đăng.',
		avoid: [
			'Tiến độ các bước: danh sách bước của ListingForm đã nói.',
			'Cho người mua xem: không; đây là lời nhắc riêng người viết, không phải hạng của tin.',
			'Lỗi phải sửa: dùng lời lỗi của ô, không trừ điểm.',
		],
		content: [
			'Mỗi lúc một việc, nói bằng động tác: “Nên làm tiếp: thêm đủ 3 ảnh.” Đủ rồi thì “Tin đã đầy đủ.”, không khen.',
		],
		access: ['Là thước đo (meter) có tên; nút “Đến chỗ đó” mở đúng bước và ô.'],
	},
	en: {
		use: 'Beside the listing form (on phones in its last step): how much the listing tells out of 100, and the one thing that helps most. It keeps nobody from posting.',
		avoid: [
			'For progress the steps of ListingForm are there.',
			'Not for buyers: it is a word to the writer, no rank of the listing.',
			'What must be mended is an error of its field, not fewer points.',
		],
		content: [
			'One thing at a time, as an act: “Next: add at least 3 photos.” Full, “Your listing is complete.”, without praise.',
		],
		access: ['It is a meter with a name; “Go there” opens the very step and field.'],
	},
} satisfies Guide;
