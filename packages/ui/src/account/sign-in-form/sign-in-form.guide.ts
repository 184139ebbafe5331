import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đăng nhập, biểu mẫu đăng nhập, login',
	status: 'stable',
	vn: {
		use: 'Trên SignInScreen: vào tài khoản bằng số điện thoại hoặc email và mật khẩu.',
		avoid: [
			'Tạo tài khoản: RegisterForm; quên mật khẩu: RecoverScreen.',
			'Xác nhận một việc nguy hiểm bằng mật khẩu: hỏi ngay trong hộp thoại của việc đó, như EraseAccount.',
		],
		content: ['Sai thì không nói sai số hay sai mật khẩu; một câu chung đứng trên nút.'],
		access: ['Điều đã gõ được giữ nguyên dù bị từ chối; mật khẩu xem được bằng nút con mắt.'],
	},
	en: {
		use: 'On SignInScreen: signs in by phone number or email and password.',
		avoid: [
			'To make an account take RegisterForm; for a forgotten password RecoverScreen.',
			'To confirm something grave by password ask in its own dialog, as EraseAccount does.',
		],
		content: ['What is wrong is not told apart into number and password: one sentence above the button.'],
		access: ['What was typed stays when it is refused; an eye button shows the password.'],
	},
} satisfies Guide;
