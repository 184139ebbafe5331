import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô soạn thảo, Markdown, định dạng chữ',
	status: 'stable',
	vn: {
		use: 'Trong ArticleForm: viết bài dài có tiêu đề, danh sách, liên kết, cho cả người không biết ký hiệu Markdown.',
		avoid: [
			'Văn bản thường của khách, như lời giới thiệu hay ghi chú: dùng TextArea.',
			'Không xem trước trong ô: ArticleForm đặt bản xem trước bên cạnh.',
		],
		content: ['Tên nút là việc: “Chữ đậm”, “Tiêu đề mục”, “Trích dẫn”.'],
		access: [
			'Thanh nút là một điểm dừng của Tab; mũi tên, Home, End đi giữa các nút.',
			'Ctrl hoặc ⌘ với B, I, K làm được ngay trong ô; hoàn tác bằng Ctrl Z như chữ tự gõ.',
			'lang cho trình kiểm tra chính tả biết đang viết tiếng gì.',
		],
	},
	en: {
		use: 'In ArticleForm: writes a long text with headings, lists and links, also by those who do not know the marks of Markdown.',
		avoid: [
			'For plain words of people, as an introduction or a note, take TextArea.',
			'It has no preview inside: ArticleForm puts one beside it.',
		],
		content: ['Buttons are named by what they make: “Bold”, “Heading”, “Quote”.'],
		access: [
			'The toolbar is one stop of Tab; arrows, Home and End move inside.',
			'Ctrl or ⌘ with B, I, K works in the field; Ctrl Z takes it back like typed words.',
			'lang tells spelling checks which language is written.',
		],
	},
} satisfies Guide;
