import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chuông thông báo, số chưa xem, thông báo mới',
	status: 'stable',
	vn: {
		use: 'Trên đầu mọi trang của người đã đăng nhập: có bao nhiêu điều chưa xem và vài điều mới nhất. Trên điện thoại là đường dẫn tới hộp thông báo.',
		avoid: ['Cả hộp thông báo: dùng NotificationList.', 'Kết quả của việc vừa bấm: dùng toast, không phải thông báo.'],
		anatomy: [
			['Chuông và số', 'số chưa xem, tới “99+”'],
			['Bảng', '“Đánh dấu đã xem tất cả”, các mục mới nhất, đường tới tất cả và cài đặt'],
		],
		content: [
			'Tên của nút chứa số đang thấy: “Thông báo, 3 chưa xem”. Không còn gì thì chỉ “Thông báo”, không hiện số 0.',
			'Tuổi tương đối: “18 phút trước”.',
		],
		access: ['Số thay đổi được đọc lên một câu; bảng đóng bằng Escape hoặc khi theo một đường dẫn.'],
	},
	en: {
		use: 'On top of every page for those who are signed in: how much is unseen, and the newest of it. On a phone it is a link to the inbox.',
		avoid: [
			'For the whole inbox take NotificationList.',
			'For the outcome of what was just pressed take a toast, not a notification.',
		],
		anatomy: [
			['Bell and count', 'the unseen, up to “99+”'],
			['Panel', '“Mark all as read”, the newest, the ways to all and to the settings'],
		],
		content: [
			'Its name holds the figure: “Notifications, 3 unread”. With none it is “Notifications”, without a 0.',
			'Ages are relative: “18 minutes ago”.',
		],
		access: ['A change of the count is read in one sentence; Escape and following a link close the panel.'],
	},
} satisfies Guide;
