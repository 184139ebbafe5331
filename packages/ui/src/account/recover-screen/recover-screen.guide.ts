import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Quên mật khẩu, đặt lại mật khẩu, lấy lại tài khoản',
	status: 'stable',
	vn: {
		use: 'Trang cho người không nhớ mật khẩu: chọn xác nhận qua điện thoại hay email, rồi đặt mật khẩu mới và vào luôn.',
		avoid: ['Còn nhớ mật khẩu và muốn đổi: dùng ChangePasswordForm.', 'Chưa có tài khoản: dùng SignUpScreen.'],
		anatomy: [
			['Các bước', 'StepList, tên bước đổi theo đường đã chọn'],
			['Chọn cách', 'chỉ ở bước đầu'],
			['Nội dung bước', 'biểu mẫu của bước, hoặc lời nhắn khi thư đã gửi, khi liên kết hết hạn'],
		],
		content: [
			'Mọi hạn đều nói bằng số: “Liên kết dùng được một lần, trong 10 phút.”',
			'Không bao giờ nói email có tài khoản hay không: “Nếu có tài khoản dùng hoa@example.vn, …”',
		],
		access: ['Sang bước mới thì tiêu điểm vào ô đầu hoặc tiêu đề của bước; tên bước được đọc lên.'],
	},
	en: {
		use: 'The page for whoever forgot their password: confirm by phone or email, set a new one, and be signed in.',
		avoid: [
			'Who knows their password and wants another takes ChangePasswordForm.',
			'Without an account take SignUpScreen.',
		],
		anatomy: [
			['Steps', 'a StepList whose names follow the chosen way'],
			['Way', 'only at the first step'],
			['Step', 'its form, or a notice once the mail is sent or the link is too old'],
		],
		content: [
			'Every limit is a figure: “The link works once, within 10 minutes.”',
			'Never tell whether an email has an account: “If there is an account with hoa@example.vn, …”',
		],
		access: ['A new step takes the focus to its first field or its heading, and its name is read out.'],
	},
} satisfies Guide;
