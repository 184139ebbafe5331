import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dòng đặc điểm, số phòng ngủ, diện tích, mặt tiền, hướng',
	status: 'stable',
	vn: {
		use: 'Một dòng các số mà người tìm nhà so đầu tiên: diện tích, phòng ngủ, WC, mặt tiền, hướng. Ở đầu trang tin; trên thẻ tin không có WC.',
		avoid: ['Đủ mọi đặc điểm: dùng ListingFactList.', 'Thêm số thứ sáu: dòng sẽ gãy trên thẻ hẹp.'],
		content: [
			'Nhìn thì gọn: “64 m²”, “4 PN”, “3 WC”, “MT 4,2 m”, “Đông Nam”; số không biết thì bỏ cả mục, không “0 PN”.',
		],
		access: [
			'Chữ tắt và biểu tượng không được đọc; cả dòng đọc đủ thành một câu: “Diện tích 64 m², 4 phòng ngủ, Mặt tiền 4,2 m”.',
		],
	},
	en: {
		use: 'One line of the figures that people compare first: area, bedrooms, bathrooms, frontage, direction. At the head of a listing; on cards without bathrooms.',
		avoid: ['For every fact take ListingFactList.', 'A sixth figure would break the line on a narrow card.'],
		content: [
			'Seen it is short: “64 m²”, “4 bed”, “3 bath”, “4.2 m wide”; what is not known is left out, never “0 bed”.',
		],
		access: [
			'Short forms and icons are not read; the line is read in full as one sentence: “Area 64 m², 4 bedrooms, Frontage 4.2 m”.',
		],
	},
} satisfies Guide;
