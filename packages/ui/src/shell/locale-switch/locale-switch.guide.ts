import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đổi ngôn ngữ, chọn ngôn ngữ, language switch',
	status: 'stable',
	vn: {
		use: 'Đổi ngôn ngữ của trang. Có hai ngôn ngữ thì bấm một lần là đổi, nhiều hơn thì mở danh mục.',
		avoid: [
			'Ngôn ngữ của một nội dung đang soạn, như bài viết: dùng Segmented.',
			'Đổi sáng tối: là IconButton riêng trên SiteHeader.',
		],
		anatomy: [
			['Nút', 'mã ngắn của ngôn ngữ sẽ đổi sang: “EN” khi đang đọc tiếng Việt'],
			['Danh mục', 'từ ba ngôn ngữ, nút ghi ngôn ngữ đang dùng, các mục viết bằng chính ngôn ngữ ấy'],
			['layout="list"', 'bày hết ra, cho danh mục trên điện thoại'],
		],
		content: [
			'Không dùng cờ: cờ là của nước, không phải của tiếng nói.',
			'Tên ngôn ngữ viết bằng tiếng ấy: “English”, “Français”.',
		],
		access: [
			'Tên đọc lên là “EN, đổi ngôn ngữ sang English”.',
			'Mỗi mục mang lang riêng, để được phát âm đúng.',
			'Chỉ có một ngôn ngữ thì không vẽ gì.',
			'Trong lúc tải chữ của ngôn ngữ mới, nút báo đang bận, giữ tiêu điểm và không nhận lần bấm thứ hai.',
		],
	},
	en: {
		use: 'Changes the language of the page: between two at one press, among more by a menu.',
		avoid: [
			'For the language of something being written, like an article, take Segmented.',
			'Light and dark have an IconButton of their own in SiteHeader.',
		],
		anatomy: [
			['Button', 'the short code of the language that it changes to: “EN” while reading Vietnamese'],
			['Menu', 'from three on the button shows the language in use, and entries are written in their own'],
			['layout="list"', 'shows all of them, for the menu of a phone'],
		],
		content: [
			'No flags: they stand for countries, not for tongues.',
			'A language is called by its own name: “Tiếng Việt”, “Français”.',
		],
		access: [
			'Its name is “VN, change language to Tiếng Việt”.',
			'Every entry has its own lang, to be pronounced right.',
			'With a single language nothing is drawn.',
			'While the texts of the language are on their way it says that it is busy, keeps the focus and takes no second press.',
		],
	},
} satisfies Guide;
