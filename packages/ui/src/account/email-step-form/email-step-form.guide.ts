import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập email lấy lại mật khẩu, gửi liên kết, quên mật khẩu',
	status: 'stable',
	vn: {
		use: 'Bước đầu của RecoverScreen theo đường email: xin địa chỉ để gửi liên kết đặt mật khẩu mới.',
		avoid: ['Theo đường điện thoại: dùng PhoneStepForm.', 'Xác nhận email mới của mình: việc đó ở ProfileForm.'],
		content: [
			'Nút nói đúng việc: “Gửi liên kết”, không phải “Tiếp tục”.',
			'Không xác nhận địa chỉ có tài khoản hay không; câu trả lời của RecoverScreen bắt đầu bằng “Nếu có tài khoản dùng …”.',
		],
	},
	en: {
		use: 'The first step of RecoverScreen by email: asks for the address that a link to a new password goes to.',
		avoid: ['By phone take PhoneStepForm.', "Confirming one's own new email belongs to ProfileForm."],
		content: [
			'The button names the act: “Send link”, not “Continue”.',
			'Never confirm that an address has an account; what RecoverScreen answers begins with “If there is an account with …”.',
		],
	},
} satisfies Guide;
