import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang bài viết, đọc bài, nội dung tin tức',
	status: 'stable',
	vn: {
		use: 'Trang đọc một bài: tiêu đề, tóm tắt, người viết, ngày, mục lục khi bài dài, rồi bài đọc tiếp.',
		avoid: ['Điều khoản, chính sách: dùng PolicyPage, có phiên bản được ghi lại.'],
		anatomy: [
			['Đầu bài', 'tiêu đề, tóm tắt, người viết, ngày, thời gian đọc, chia sẻ'],
			['Mục lục', 'chỉ khi có hơn 3 tiêu đề'],
			['Thân bài', 'RichText'],
			['Bài mới khác', 'ArticleShelf'],
		],
		content: [
			'“Cập nhật 05/03/2026” chỉ hiện khi khác ngày đăng.',
			'Bản nháp nói rõ là bản nháp, không có ngày đăng và không có nút chia sẻ: người khác không mở được.',
			'Chia sẻ dùng cửa sổ của máy nếu có, nếu không thì “Sao chép liên kết”. Không có nút của từng mạng xã hội.',
		],
	},
	en: {
		use: 'The page of one article: title, summary, author, date, contents where it is long, then what to read next.',
		avoid: ['For terms and policies take PolicyPage, with a version that is recorded.'],
		anatomy: [
			['Head', 'title, summary, author, date, reading time, sharing'],
			['Contents', 'only with more than 3 headings'],
			['Text', 'RichText'],
			['More new articles', 'ArticleShelf'],
		],
		content: [
			'“Updated 05/03/2026” shows only where it differs from the day of publication.',
			'A draft says that it is one, without a day of publication and without sharing: nobody else could open it.',
			"Sharing takes the device's own window where there is one, else “Copy link”. There are no buttons of social networks.",
		],
	},
} satisfies Guide;
