import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nạp tiền, nạp ví, thêm tiền',
	status: 'stable',
	vn: {
		use: 'Trên WalletScreen, và khi ví thiếu tiền ở Billing: hỏi nạp bao nhiêu và qua đâu.',
		avoid: [
			'Trả thẳng cho một việc: dùng Billing; đừng bắt nạp ví trước.',
			'Trả tiền từ ví ra ngân hàng: người dùng không tự làm được.',
		],
		anatomy: [
			['Còn thiếu', '“Ví còn thiếu 300.000 ₫ để trả.”, khi tới từ Billing'],
			['Số tiền', 'ô gõ, các mức gợi ý, và số đọc bằng chữ'],
			['Cách nạp', 'MethodList không có ví và thẻ'],
		],
		content: [
			'Gõ kiểu nào cũng được: “200k”, “1,5 triệu”; rời ô thì thành 1.500.000.',
			'Số bằng chữ hiện ngay dưới ô để bắt lỗi thừa một số 0.',
			'Nút mang số tiền: “Nạp 500.000 ₫”.',
			'Cách không nhận ngần ấy thì mờ đi và nói mức tối đa; không cách nào nhận thì bảo nạp làm nhiều lần.',
		],
		access: ['Mức gợi ý là nút có aria-pressed; số bằng chữ được đọc khi đổi.'],
	},
	en: {
		use: 'On WalletScreen, and where the wallet lacks money in Billing: asks how much and through whom.',
		avoid: [
			'To pay for something take Billing; do not force a top-up first.',
			'Money from the wallet to a bank is not for people to do themselves.',
		],
		anatomy: [
			['Missing', '“Your wallet is ₫300,000 short.”, when it comes from Billing'],
			['Amount', 'a field, suggested amounts, and the sum in words'],
			['Ways', 'a MethodList without wallet and card'],
		],
		content: [
			'Any way of writing will do: “200k”, “1.5 million”; leaving the field groups it.',
			'The sum in words stands below the field, to catch a zero too many.',
			'The button holds the amount: “Top up ₫500,000”.',
			'Ways that do not take so much are out of reach and say their most; where none does, it says to top up in parts.',
		],
		access: ['Suggested amounts are buttons with aria-pressed; the words are read when they change.'],
	},
} satisfies Guide;
