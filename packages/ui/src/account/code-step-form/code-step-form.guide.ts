import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập mã xác nhận, mã OTP, mã SMS, gửi lại mã',
	status: 'stable',
	vn: {
		use: 'Bước thứ hai khi đăng ký, đặt lại mật khẩu hoặc đổi số: xác nhận số điện thoại là của người đang thao tác.',
		avoid: [
			'Hỏi số điện thoại: đó là bước trước, PhoneStepForm.',
			'Xác nhận email: An Cư gửi liên kết chứ không gửi mã, dùng EmailStepForm hoặc ProfileForm.',
			'Mã do ngân hàng gửi khi trả tiền được nhập ở trang của cổng thanh toán, không ở đây.',
		],
		anatomy: [
			['Nơi nhận mã', 'số đã che giữa, thời gian mã còn dùng được, nút “Đổi số”'],
			['Ô mã', 'một ô cho cả 6 chữ số, đủ là kiểm tra ngay'],
			['Gửi lại', 'nút đếm ngược, rồi câu nói vì sao có thể không nhận được mã'],
		],
		content: [
			'Số điện thoại che giữa: “0912 ••• 678”.',
			'Thời gian viết phút:giây: “Gửi lại mã sau 0:45”.',
			'Không được nói số này có tài khoản hay chưa; purpose chọn câu trung lập cho từng việc.',
		],
		access: [
			'Dán cả tin nhắn cũng được: ô tự lấy 6 chữ số; điện thoại gợi ý mã từ SMS.',
			'Mã bị từ chối thì còn nguyên và được chọn, gõ là thay. Gửi mã mới xong, tiêu điểm về ô mã trống.',
			'Mã mới và mã hết hạn được đọc lên; đồng hồ đếm từng giây thì không.',
		],
	},
	en: {
		use: 'The second step of signing up, setting a new password or changing a number: confirms that the phone number belongs to whoever is acting.',
		avoid: [
			'Asking for the number is the step before: PhoneStepForm.',
			'An email is confirmed by a link and not by a code: EmailStepForm or ProfileForm.',
			"A one-time code of a bank is typed on the gateway's page, never here.",
		],
		anatomy: [
			['Where it went', 'the number with its middle hidden, how long the code still works, the button “Change number”'],
			['Code field', 'one field for all 6 digits, checked as soon as they are there'],
			['Sending again', 'a button that counts down, then why no code may have come'],
		],
		content: [
			'The number hides its middle: “0912 ••• 678”.',
			'Times are minutes:seconds: “Resend in 0:45”.',
			'Never say whether the number has an account; purpose chooses a neutral sentence for each act.',
		],
		access: [
			'The whole message may be pasted: the field takes its 6 digits; phones offer the code from the SMS.',
			'A refused code stays and is selected, so typing replaces it. After a new code was sent the focus is in the empty field.',
			'A new code and its end are read out; the seconds are not.',
		],
	},
	pairs: [
		{
			do: 'DoCodeWithPurpose',
			dont: 'DontCodeWithoutReason',
			vn: 'Nói mã đã gửi tới đâu và vì sao có thể chưa nhận được. Chỉ một ô mã thì người nhập sai số cứ ngồi đợi.',
			en: 'Say where the code went and why none may have come. With a field alone, whoever mistyped the number keeps waiting.',
		},
	],
} satisfies Guide;
