import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đánh dấu đã xem tất cả, đã đọc tất cả',
	status: 'stable',
	vn: {
		use: 'Trong NotificationBell và NotificationList: người có nhiều thông báo cũ dọn số chưa xem bằng một lần bấm.',
		avoid: [
			'Đánh dấu một dòng: nút dấu tích của dòng trong NotificationList.',
			'Không xóa gì: đừng đặt tên là “Dọn hộp” hay “Xóa tất cả”.',
		],
		access: ['Hết điều chưa xem thì nút nghỉ (aria-disabled) mà vẫn giữ tiêu điểm.'],
	},
	en: {
		use: 'In NotificationBell and NotificationList: whoever has many old notifications clears the count at once.',
		avoid: [
			'For one of them take the tick of its row in NotificationList.',
			'It deletes nothing: do not call it “Clear”.',
		],
		access: ['With nothing unseen it rests (aria-disabled) and keeps the focus.'],
	},
} satisfies Guide;
