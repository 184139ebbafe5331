import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thanh toán, trả tiền, chọn cách trả, checkout',
	status: 'stable',
	vn: {
		use: 'Bước chọn cách trả cho một khoản đã rõ (kiểm tra quy hoạch, tích xanh, góp vốn): chọn ví, VietQR, ngân hàng, thẻ hay ví điện tử rồi sang bước trả.',
		avoid: [
			'Nạp tiền vào ví: dùng TopUpForm, ở đó người dùng tự nhập số tiền.',
			'Chỉ cần hàng lựa chọn: dùng MethodList.',
			'Luôn đặt trong PaymentFrame để phiếu thanh toán ở ngay bên cạnh.',
		],
		anatomy: [
			['Cách trả', 'MethodList; ví ghi số dư và số còn thiếu'],
			['Nút dấu đỏ', 'nói cách và số tiền'],
			['Lời bảo đảm', '“Khoản này chỉ bị trừ một lần. …”'],
		],
		content: [
			'Nút nói điều xảy ra tiếp theo, khác nhau theo cách: “Trả 500.000 ₫ từ ví”, “Lấy mã chuyển 500.000 ₫”, “Sang MoMo trả 500.000 ₫”.',
			'Ví thiếu thì nút đổi thành “Nạp thêm 300.000 ₫”, không báo lỗi.',
			'Tiền đủ từng đồng, có dấu chấm và ₫; không rút thành “500k” hay “0,5 triệu”.',
		],
		access: [
			'Chưa biết số dư thì chưa chọn sẵn cách nào và nút “Chọn cách trả” tắt; không ai trả bằng cách vừa được chọn hộ.',
		],
	},
	en: {
		use: 'The step that chooses how to pay for something settled (a planning check, a green check, shares): wallet, VietQR, bank, card or a mobile wallet.',
		avoid: [
			'To put money into the wallet take TopUpForm, where people type the amount.',
			'For the choice alone take MethodList.',
			'Put it into PaymentFrame, so that the slip stands beside it.',
		],
		anatomy: [
			['Ways', 'a MethodList; the wallet tells its balance and what it lacks'],
			['Sealed button', 'says the way and the amount'],
			['Assurance', '“You are only charged once. …”'],
		],
		content: [
			'The button says what happens next, by way: “Pay ₫500,000 from wallet”, “Get code for ₫500,000”, “Pay ₫500,000 with MoMo”.',
			'A wallet that lacks money turns the button into “Top up ₫300,000” and is no error.',
			'Money to the đồng, grouped, with ₫; never “500k” or “0.5 million”.',
		],
		access: [
			'Until the balance is known nothing is chosen and “Choose a payment method” is off: nobody pays by what was chosen for them a moment ago.',
		],
	},
} satisfies Guide;
