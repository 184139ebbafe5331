import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tìm kiếm đã lưu, quản lý báo tin mới',
	status: 'stable',
	vn: {
		use: 'Mục “Tìm kiếm đã lưu”: tìm kiếm nào có tin mới, bao lâu báo một lần, và xóa khi không cần nữa.',
		avoid: [
			'Lưu tìm kiếm mới: dùng SaveSearchDialog.',
			'Từ vừa tìm trong trình duyệt: SearchBox tự nhớ.',
			'Thông báo đã đến: NotificationList.',
		],
		content: [
			'Có tin mới là nhãn đậm: “12 tin mới”; không có thì chữ thường “Chưa có tin mới”, không “0”. Mở kết quả là đã xem.',
			'Xóa nói điều mất: “…sẽ bị xóa và bạn không nhận báo tin mới nữa.”',
		],
		access: [
			'Nhịp báo đổi ngay khi chọn, đang gửi thì báo bận, bị từ chối thì trở lại.',
			'Xóa xong tiêu điểm về tiêu đề danh sách.',
		],
	},
	en: {
		use: 'The tab “Searches”: which has something new, how often it tells, and deleting what is not needed any more.',
		avoid: [
			'To keep another search take SaveSearchDialog.',
			'What was searched for lately SearchBox remembers by itself.',
			'For notifications that came there is NotificationList.',
		],
		content: [
			'Something new is a strong tag, “12 new listings”; else plain words, “No new listings”, never “0”. Opened, it is seen.',
			'Deleting says what is lost: “…will be deleted and you will no longer get alerts for it.”',
		],
		access: [
			'The pace changes when chosen, is busy while it is sent, and goes back when refused.',
			'Deleted, the focus is on the heading of the list.',
		],
	},
} satisfies Guide;
