import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đổi mật khẩu, mật khẩu mới',
	status: 'stable',
	vn: {
		use: 'Ở Cài đặt, Bảo mật: người đang đăng nhập đổi mật khẩu và biết trước rằng mọi thiết bị khác sẽ bị đăng xuất.',
		avoid: [
			'Quên mật khẩu: dùng RecoverScreen với ResetPasswordForm, ở đó không hỏi mật khẩu cũ.',
			'Chỉ muốn đăng xuất một thiết bị lạ: dùng SessionList.',
		],
		content: [
			'Điều kiện đứng trước khi gõ: “Ít nhất 8 ký tự. Một câu ngắn dễ nhớ là tốt nhất.” Đừng thêm luật bắt có chữ hoa hay ký hiệu.',
			'Báo xong nói cả hậu quả: “Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.”',
		],
		access: [
			'Trình quản lý mật khẩu nhận ra tài khoản nhờ username; luôn truyền số hoặc email đang dùng để đăng nhập.',
		],
	},
	en: {
		use: 'In the settings, under Security: people who are signed in change their password and know beforehand that every other device is signed out.',
		avoid: [
			'For a forgotten password take RecoverScreen with ResetPasswordForm, which asks for no old one.',
			'To sign out one device that is not known take SessionList.',
		],
		content: [
			'The rule stands there before anybody types: “At least 8 characters. A short sentence you can remember works best.” Add no rule on capitals or symbols.',
			'What is said afterwards holds the consequence: “Your password has been changed. Other devices are signed out.”',
		],
		access: [
			'Password managers recognise the account by username: always give the number or email that it signs in with.',
		],
	},
} satisfies Guide;
