import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nội dung bài viết, văn bản định dạng, HTML',
	status: 'stable',
	vn: {
		use: 'Thân bài trên ArticlePage và bản xem trước của ArticleForm, theo kiểu chữ của An Cư.',
		avoid: [
			'Không bao giờ đưa vào HTML từ nơi khác ngoài máy chủ của An Cư: nó được hiện nguyên như vậy.',
			'Chữ do người dùng gõ: hiện như văn bản thường, không qua đây.',
		],
		content: ['Tiêu đề trong bài bắt đầu từ h2, rồi h3; h1 là tiêu đề của ArticlePage.'],
		access: ['Tiêu đề có chừa chỗ khi nhảy tới từ mục lục, để không nằm dưới đầu trang.'],
	},
	en: {
		use: 'The text of ArticlePage and of the preview in ArticleForm, in the type of the house.',
		avoid: [
			'Never give it HTML from anywhere but the server of An Cư: it is shown as it is.',
			'Words that people typed are shown as plain text, not by this.',
		],
		content: ['Headings begin with h2, then h3; the h1 is the title of ArticlePage.'],
		access: ['Headings keep room when one jumps there from the contents, so that the header does not cover them.'],
	},
} satisfies Guide;
