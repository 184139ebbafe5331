import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách điều, tên và lời giải, dl, bảng hai cột',
	status: 'stable',
	vn: {
		use: 'Trong trang chính sách: nói về vài tên gọi, như cookie nào dùng để làm gì, ai nhận dữ liệu gì.',
		avoid: ['Thông số của tin đăng: dùng ListingFactList.', 'Số liệu cần so theo cột: dùng bảng.'],
		content: ['name ngắn, giữ nguyên tên kỹ thuật: “locale”; text là một hai câu trọn vẹn.'],
		access: ['Là danh sách định nghĩa: trình đọc màn hình đọc tên rồi đến lời. name phải khác nhau.'],
	},
	en: {
		use: 'On policy pages: says something about a few names, as what a cookie is for and who gets which data.',
		avoid: [
			'For the facts of a listing take ListingFactList.',
			'For figures that are compared by column take a table.',
		],
		content: ['name is short and keeps technical names: “locale”; text is a sentence or two.'],
		access: ['It is a definition list: the name is read, then its words. Names must differ.'],
	},
} satisfies Guide;
