import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô đồng ý, chấp thuận, điều khoản, checkbox',
	status: 'stable',
	vn: {
		use: 'Khi đăng ký: xin một sự đồng ý cho đúng một mục đích. Người dùng phải tự đánh dấu, vì luật dữ liệu cá nhân đòi như vậy.',
		avoid: [
			'Bật tắt một lựa chọn thường: dùng Checkbox.',
			'Cho hoặc rút đồng ý về sau: dùng ConsentList.',
			'Đừng gộp điều khoản, dữ liệu và vị trí vào một ô; không có cách nào để ô này được đánh dấu sẵn.',
		],
		content: [
			'Viết ở ngôi “tôi”: “Tôi đồng ý với điều khoản sử dụng”.',
			'Ô không bắt buộc nói rõ điều đó ngay trong chữ: “Lưu vị trí để mở đúng khu vực tôi hay xem (không bắt buộc)”.',
			'Lỗi nói cần gì và để làm gì: “Bạn cần đồng ý với điều khoản sử dụng để tạo tài khoản.”',
		],
		access: ['Lỗi gắn với ô và được đọc lên; ô bắt buộc được báo là bắt buộc.'],
	},
	en: {
		use: 'While signing up: asks for consent to exactly one purpose. People tick it themselves, as the law on personal data asks.',
		avoid: [
			'For an ordinary choice take Checkbox.',
			'For giving or withdrawing later take ConsentList.',
			'Do not put terms, data and position into one box; there is no way to have it ticked beforehand.',
		],
		content: [
			'Written as “I”: “I agree to the terms of use”.',
			'A box that may stay empty says so in its words: “Save my location, to open the area I usually look at (optional)”.',
			'The error says what is needed and what for: “Agree to the terms of use to create an account.”',
		],
		access: ['Its error is tied to the box and read out; a box that is required says so.'],
	},
	pairs: [
		{
			do: 'DoOneConsentEach',
			dont: 'DontAllInOneBox',
			vn: 'Mỗi mục đích một ô, ô lưu vị trí để riêng và không bắt buộc. Gộp lại thì đồng ý không có giá trị và không rút riêng được.',
			en: 'One box for each purpose, the position apart and optional. Put together, the consent is void and cannot be withdrawn for one of them.',
		},
	],
} satisfies Guide;
