import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhập thẻ, thẻ ngân hàng, thẻ tín dụng, thẻ ATM',
	status: 'stable',
	vn: {
		use: 'Sau khi chọn “Thẻ ngân hàng” trong Billing: nhập thẻ để trả một khoản. Thẻ đi thẳng tới cổng thẻ.',
		avoid: [
			'Trả qua VNPay, MoMo, ZaloPay: người dùng sang trang của cổng, không có biểu mẫu này.',
			'Không lưu thẻ: đừng thêm ô “Ghi nhớ thẻ”.',
		],
		anatomy: [
			['Số thẻ', 'chia nhóm bốn số, hiện tên hệ thẻ ở cuối ô'],
			['Tháng/năm và CVV', 'thẻ nội địa hỏi ngày phát hành thay cho ngày hết hạn'],
			['Ngân hàng và số tài khoản', 'chỉ với thẻ nội địa'],
			['Nút dấu đỏ và lối quay lại', '“Trả 500.000 ₫”, “Chọn cách khác”'],
		],
		content: ['Lời trấn an đứng trước ô đầu tiên: “Chúng tôi không nhận, không lưu số thẻ và mã CVV.”'],
		access: ['Trình duyệt tự điền được nhờ cc-number, cc-exp, cc-csc; ô không có name nên không bị gửi hay lưu.'],
	},
	en: {
		use: 'After “Bank card” was chosen in Billing: asks for the card that pays. It goes straight to the card gateway.',
		avoid: [
			'VNPay, MoMo and ZaloPay have pages of their own and not this form.',
			'Cards are not kept: add no “remember my card”.',
		],
		anatomy: [
			['Number', "in groups of four, with the scheme's name at its end"],
			['Month and CVV', 'a domestic card is asked for its issue date instead of the expiry date'],
			['Bank and account', 'of domestic cards only'],
			['Sealed button and the way back', '“Pay ₫500,000”, “Choose another method”'],
		],
		content: ['The assurance stands before the first field: “We do not receive or store your card number or CVV.”'],
		access: ['Browsers fill it by cc-number, cc-exp and cc-csc; without names nothing is sent or kept.'],
	},
} satisfies Guide;
