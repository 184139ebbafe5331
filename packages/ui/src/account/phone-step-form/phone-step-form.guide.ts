import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập số điện thoại, gửi mã xác nhận, đăng ký',
	status: 'stable',
	vn: {
		use: 'Bước đầu khi đăng ký, đặt lại mật khẩu theo đường điện thoại, hoặc đổi số: xin một số di động để gửi mã.',
		avoid: [
			'Nhập mã đã nhận: bước sau, CodeStepForm.',
			'Số liên hệ của một tin đăng: đó là một trường của ListingForm, không cần mã.',
		],
		content: [
			'Nút nói việc sẽ xảy ra: “Gửi mã xác nhận”. Đừng viết “Tiếp tục”: người ta cần biết sắp có tin nhắn.',
			'Số gõ thế nào cũng đọc được: 0912 345 678, +84 912 345 678.',
		],
		access: ['Điện thoại mở bàn phím số và tự điền số của máy.'],
	},
	en: {
		use: 'The first step of signing up, of a new password by phone, or of changing a number: asks for a mobile number that a code goes to.',
		avoid: [
			'Typing the code that came is the next step: CodeStepForm.',
			'The contact number of a listing is a field of ListingForm and needs no code.',
		],
		content: [
			'The button says what happens: “Send code”. Not “Continue”: people must know that a message is coming.',
			'Numbers are read as people write them: 0912 345 678, +84 912 345 678.',
		],
		access: ['Phones open their number pad and offer their own number.'],
	},
} satisfies Guide;
