import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang đăng ký, tạo tài khoản, các bước đăng ký',
	status: 'stable',
	vn: {
		use: 'Trang tạo tài khoản trong ba bước: số điện thoại, mã xác nhận, thông tin.',
		avoid: [
			'Đã có tài khoản nhưng quên mật khẩu: dùng RecoverScreen.',
			'Đừng thêm bước hỏi nhu cầu hay sở thích vào giữa.',
		],
		anatomy: [
			['Tiêu đề và câu dẫn', 'câu dẫn đổi theo bước'],
			['Các bước', 'StepList'],
			['Biểu mẫu của bước', 'PhoneStepForm, CodeStepForm, RegisterForm'],
			['Lối khác', 'đăng nhập, quên mật khẩu'],
		],
		content: ['Câu dẫn nói điều đã đạt: “Số điện thoại đã được xác nhận. Còn vài thông tin nữa là xong.”'],
		access: ['Sang bước mới, tiêu điểm vào nội dung của bước và “Bước 2 trên 3: Mã xác nhận” được đọc lên.'],
	},
	en: {
		use: 'The page that makes an account in three steps: phone number, code, details.',
		avoid: [
			'Who has an account and forgot the password takes RecoverScreen.',
			'Do not put questions about wishes and interests in between.',
		],
		anatomy: [
			['Title and lead', 'the lead changes with the step'],
			['Steps', 'a StepList'],
			['Form of the step', 'PhoneStepForm, CodeStepForm, RegisterForm'],
			['Other ways', 'sign in, forgotten password'],
		],
		content: ['The lead says what was achieved: “Your phone number is confirmed. Just a few more details.”'],
		access: ['A new step takes the focus, and “Step 2 of 3: Code” is read out.'],
	},
} satisfies Guide;
