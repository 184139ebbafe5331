import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xóa tài khoản, hủy tài khoản, xóa dữ liệu cá nhân',
	status: 'stable',
	vn: {
		use: 'Cuối mục Riêng tư: người dùng đọc cái gì mất, cái gì được giữ, rồi xóa hẳn tài khoản bằng mật khẩu.',
		avoid: [
			'Gỡ một tin đăng: dùng CloseListingDialog.',
			'Chỉ muốn thôi nhận thông báo, email: tắt trong NotificationSettingsForm.',
			'Nên có ExportData ngay phía trên, để tải dữ liệu trước khi xóa.',
		],
		content: [
			'Hai danh sách luôn đi cùng nhau: “Bị xóa ngay” và “Được giữ lại”, mỗi điều được giữ nói lý do.',
			'Nút cuối nói thẳng: “Xóa vĩnh viễn”.',
		],
		access: ['Sai mật khẩu thì lỗi đứng dưới ô và hộp thoại vẫn mở; xóa xong hộp mới tự đóng.'],
	},
	en: {
		use: 'At the end of Privacy: people read what is erased and what is kept, then erase their account with their password.',
		avoid: [
			'To take down one listing take CloseListingDialog.',
			'To stop messages and mails only, turn them off in NotificationSettingsForm.',
			'ExportData belongs right above, for downloading the data first.',
		],
		content: [
			'Both lists belong together: “Deleted right away” and “Kept”, with the reason for each thing that is kept.',
			'The last button says it plainly: “Delete permanently”.',
		],
		access: [
			'A wrong password shows under its field and leaves the dialog open; it closes by itself once all is done.',
		],
	},
} satisfies Guide;
