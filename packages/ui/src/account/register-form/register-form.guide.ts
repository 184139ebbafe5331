import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đăng ký, tạo tài khoản, biểu mẫu đăng ký',
	status: 'stable',
	vn: {
		use: 'Bước cuối của SignUpScreen, sau khi số đã được xác nhận: hỏi tên, mật khẩu và các đồng ý cần thiết.',
		avoid: [
			'Không hỏi lại số điện thoại: số đã có từ PhoneStepForm.',
			'Sửa hồ sơ về sau: dùng ProfileForm; đừng kéo ngày sinh hay địa chỉ lên đây.',
		],
		content: [
			'Email là tùy chọn và nói để làm gì: “Để lấy lại mật khẩu khi bạn không dùng số này nữa.”',
			'Nút: “Tạo tài khoản”.',
		],
		access: ['Điều khoản và chính sách mở trong thẻ mới để không mất điều đã gõ; trình đọc màn hình được báo trước.'],
	},
	en: {
		use: 'The last step of SignUpScreen, once the number is confirmed: asks for name, password and the consents that are needed.',
		avoid: [
			'It does not ask for the number again: PhoneStepForm did.',
			'For the profile later take ProfileForm; do not bring date of birth or address here.',
		],
		content: [
			'The email is optional and says what for: “So you can reset your password if you stop using this number.”',
			'The button: “Create account”.',
		],
		access: ['Terms and policy open in a new tab, so nothing typed is lost; screen readers are told so.'],
	},
} satisfies Guide;
