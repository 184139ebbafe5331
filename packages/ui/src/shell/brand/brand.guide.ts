import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tên và dấu An Cư, logo, thương hiệu',
	status: 'stable',
	vn: {
		use: 'Tên An Cư cùng dấu: một thửa đất có bốn cọc mốc và ngôi nhà bên trong. Bấm vào là về trang chủ.',
		avoid: [
			'Trong câu chữ: chỉ viết “An Cư”.',
			'Nút về trang chủ ở trang lỗi: dùng LinkButton “Về trang chủ”.',
			'Đứng hai lần trên một trang: SiteHeader đã có nó.',
		],
		anatomy: [
			['Thửa đất', 'nét viền màu mực, bốn chấm là cọc mốc'],
			['Ngôi nhà', 'nét đỏ dấu, một trong rất ít chỗ được dùng màu này'],
			['Tên', 'chữ đậm, không xuống dòng, giữ dấu ở mọi ngôn ngữ'],
		],
		access: [
			'Tên đọc lên là “An Cư, Trang chủ”; hình vẽ không đọc riêng.',
			'Đứng ngay sau liên kết “Đến nội dung chính”.',
		],
	},
	en: {
		use: 'The name An Cư with its mark: a plot with four boundary stakes and a house on it. It leads home.',
		avoid: [
			'In a sentence write “An Cư” alone.',
			'For the way home from an error page take LinkButton, “Go to the home page”.',
			'Not twice on a page: SiteHeader has it.',
		],
		anatomy: [
			['Plot', 'an outline in ink, its four dots the stakes'],
			['House', 'in seal red, one of the very few places for it'],
			['Name', 'bold, on one line, with its marks in every language'],
		],
		access: ['It is called “An Cư, Home”; the drawing is not read.', 'It comes right after “Skip to main content”.'],
	},
} satisfies Guide;
