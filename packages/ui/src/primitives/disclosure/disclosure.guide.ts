import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Mở rộng, xem thêm, thu gọn, accordion, details',
	status: 'stable',
	vn: {
		use: 'Cất điều ít người cần sau một dòng: bảng số của biểu đồ, giấy tờ, ô nhập hiếm dùng.',
		avoid: [
			'Điều ai cũng phải đọc trước khi quyết định: để hiện sẵn.',
			'Việc để làm, không phải nội dung: dùng Menu.',
			'Vài phần ngang nhau, xem từng phần một: dùng TabLinks.',
		],
		anatomy: [
			['Mũi tên', 'xuống khi đóng, lên khi mở'],
			['Dòng tên', 'nói trong đó có gì'],
			['Nội dung', 'ngay dưới dòng tên'],
		],
		content: ['Danh từ, kèm số nếu có ích: “Giấy tờ (3)”. Tên không đổi khi mở ra.'],
		access: [
			'Enter và phím cách mở, đóng; trình duyệt tự báo đang mở hay đóng.',
			'Tìm chữ trong trang thì trình duyệt tự mở phần có chữ đó, nơi nó biết làm.',
		],
	},
	en: {
		use: 'Keeps what few people need behind a line: the table of a chart, papers, fields that are seldom filled in.',
		avoid: [
			'What everybody has to read before deciding stands open.',
			'For things to do rather than to read take Menu.',
			'For parts of one rank, seen one at a time, take TabLinks.',
		],
		anatomy: [
			['Chevron', 'down while closed, up while open'],
			['Line', 'says what there is'],
			['Content', 'right below the line'],
		],
		content: ['A noun, with how many where that helps: “Documents (3)”. The name stays as it opens.'],
		access: [
			'Enter and Space open and close it; the browser says which of the two it is.',
			'Searching the page opens it where the words are in it, in browsers that can.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatThereIs',
			dont: 'DontSayMore',
			vn: 'Tên nói có gì bên trong, để khỏi mở ra mới biết.',
			en: 'The name says what there is, so that nobody opens it to find out.',
		},
	],
} satisfies PrimitiveGuide;
