import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chữ của chính sách, liên kết trong văn bản',
	status: 'stable',
	vn: {
		use: 'Bên trong PolicyPage: chữ thường kèm liên kết viết là [chữ](/dia-chi).',
		avoid: ['Bài viết có tiêu đề, danh sách, bảng: dùng RichText.', 'Chữ của giao diện: lấy từ locales và dùng Link.'],
		content: [
			'Chữ của liên kết nói nơi đến: “chính sách bảo mật”, không phải “tại đây”.',
			'Mỗi địa chỉ chỉ đứng một lần trong một đoạn.',
		],
	},
	en: {
		use: 'Inside PolicyPage: running words with links written as [words](/address).',
		avoid: [
			'For articles with headings, lists and tables take RichText.',
			'For words of the interface take locales and Link.',
		],
		content: [
			'Words of a link say where it leads: “privacy policy”, not “here”.',
			'The same address stands once in a paragraph.',
		],
	},
} satisfies Guide;
