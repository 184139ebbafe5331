import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập mật khẩu hiện tại để đổi số điện thoại',
	status: 'stable',
	vn: {
		use: 'Bước cuối khi đổi số điện thoại: số mới đã được xác nhận bằng mã, còn xin mật khẩu để chắc là chính chủ.',
		avoid: [
			'Đổi mật khẩu: dùng ChangePasswordForm.',
			'Đổi email: ProfileForm tự xin mật khẩu ngay dưới ô email.',
			'Xóa tài khoản: dùng EraseAccount.',
		],
		content: ['Nút nói đúng việc: “Đổi số”, không phải “Tiếp tục”.'],
		access: ['Sai mật khẩu thì lỗi đứng dưới ô, điều đã nhập vẫn còn, và số mới không phải xác nhận lại.'],
	},
	en: {
		use: 'The last step of changing the phone number: a code has proved the new one, and the password says that it is the owner.',
		avoid: [
			'For another password take ChangePasswordForm.',
			'For another email ProfileForm asks for the password itself, under that field.',
			'To erase an account take EraseAccount.',
		],
		content: ['The button names the act: “Change number”, not “Continue”.'],
		access: [
			'A wrong password shows under its field, what was typed stays, and the new number need not be proved again.',
		],
	},
} satisfies Guide;
