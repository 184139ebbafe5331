import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin đang soạn, bản nháp tin đăng',
	status: 'stable',
	vn: {
		use: 'Cho người đăng mở tiếp những tin soạn dở, trên máy nào cũng được, hoặc bỏ đi.',
		avoid: [
			'Tin đã gửi: dùng MyListingList; postedHref dẫn đến đó.',
			'Nhắc trong form rằng có bản nháp: dùng DraftNotice.',
		],
		content: [
			'Chưa có tiêu đề thì nói “Chưa có tiêu đề”, không để dòng trống.',
			'Tuổi của bản nháp: “Sửa lần cuối 3 giờ trước”.',
		],
		access: [
			'Hai nút của mỗi dòng đọc kèm tên tin: “Soạn tiếp: …”, “Xóa: …”.',
			'“Xóa” hỏi trước; xóa xong tiêu điểm về tiêu đề danh sách.',
		],
	},
	en: {
		use: 'Lets posters go on with what they began to write, on any device, or be rid of it.',
		avoid: [
			'For listings that were sent take MyListingList; postedHref leads there.',
			'To say in the form that there is a draft take DraftNotice.',
		],
		content: [
			'Without a title it says “No title yet”, not an empty line.',
			'How old it is: “Last edited 3 hours ago”.',
		],
		access: [
			'Both buttons of a row are read with its title: “Continue: …”, “Delete: …”.',
			'“Delete” asks first; afterwards the focus is on the heading of the list.',
		],
	},
} satisfies Guide;
