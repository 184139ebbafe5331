import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tìm nhanh địa chỉ, gõ địa chỉ, gợi ý địa chỉ',
	status: 'stable',
	vn: {
		use: 'Đầu bước Địa chỉ của form đăng tin: gõ cả địa chỉ như vẫn viết, tên cũ hay mới, rồi chọn một gợi ý để điền sẵn các ô.',
		avoid: [
			'Tìm tin đăng theo nơi: dùng SearchBox.',
			'Thay hẳn các ô tỉnh, huyện, xã: không; người ta vẫn phải xem lại và sửa từng ô.',
			'Chỉ chọn phường, xã để lọc: dùng AddressSelect.',
		],
		content: [
			'Gợi ý: tên đơn vị nhỏ nhất đứng trước, phần còn lại đi sau, đường ghi riêng: “Phường Bến Nghé · Quận 1, Hồ Chí Minh, đường: 12 Lê Lợi”.',
			'Câu mẫu trong ô là địa chỉ viết tắt thật: “12 Lê Lợi, P. Bến Nghé, Q.1”.',
		],
		access: ['Phím mũi tên đi giữa các gợi ý, Enter chọn, Esc đóng và giữ chữ đã gõ; số gợi ý được đọc lên.'],
	},
	en: {
		use: 'At the top of the step Address of the listing form: type the whole address as it is usually written, with old names or new, and take a proposal to fill in the fields.',
		avoid: [
			'To find listings by place take SearchBox.',
			'It does not replace the fields for province, district and ward: people check and mend each of them.',
			'To filter by a ward alone take AddressSelect.',
		],
		content: [
			'A proposal names the smallest unit first, the rest after it, the street apart: “Phường Bến Nghé · Quận 1, Hồ Chí Minh, street: 12 Lê Lợi”.',
			'The example in the field is a real, shortened address: “12 Lê Lợi, P. Bến Nghé, Q.1”.',
		],
		access: [
			'Arrow keys go through the proposals, Enter takes one, Escape closes them and keeps what was typed; their number is read out.',
		],
	},
} satisfies Guide;
