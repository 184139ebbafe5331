import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đặt mật khẩu mới, nhập lại mật khẩu, quên mật khẩu',
	status: 'stable',
	vn: {
		use: 'Bước cuối của RecoverScreen: người đã chứng minh số hay email là của mình đặt mật khẩu mới và vào luôn.',
		avoid: ['Khi đang đăng nhập: dùng ChangePasswordForm, có hỏi mật khẩu hiện tại.'],
		content: ['Nút nói cả hai việc: “Đặt mật khẩu và đăng nhập”.'],
		access: [
			'Truyền username khi biết, để trình quản lý mật khẩu lưu đúng tài khoản; liên kết qua thư không cho biết nó.',
		],
	},
	en: {
		use: 'The last step of RecoverScreen: whoever has proved their number or email sets a new password and is signed in.',
		avoid: ['While signed in take ChangePasswordForm, which asks for the current password.'],
		content: ['The button says both: “Save and sign in”.'],
		access: [
			'Give username where it is known, so that password managers keep it under the right account; a link by mail does not tell it.',
		],
	},
} satisfies Guide;
