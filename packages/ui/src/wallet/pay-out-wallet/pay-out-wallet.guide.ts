import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trả tiền ra ngân hàng, chi tiền từ ví, rút tiền',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên, sau khi ngân hàng đã chuyển tiền: ghi rằng tiền ấy ra khỏi ví của ai, theo số giao dịch nào.',
		avoid: [
			'Không chuyển tiền: nút này chỉ ghi sổ điều ngân hàng đã làm.',
			'Hoàn một khoản vào ví: dùng RefundPayment.',
		],
		content: [
			'Câu đầu trong hộp: “Chỉ ghi sau khi ngân hàng đã chuyển tiền cho chủ ví.”',
			'Số tiền gõ như người ta viết: 1.500.000 hoặc 1,5 triệu.',
			'Ghi chú hiện cho chủ ví đọc, nên viết như nói với họ.',
		],
		access: ['Nút mở hộp thoại (aria-haspopup); lỗi đứng dưới ô và hộp không đóng.'],
	},
	en: {
		use: 'For administrators, once the bank has sent the money: books whose wallet it left and by which transfer.',
		avoid: [
			'It sends no money: it books what the bank has done.',
			'To give a payment back into a wallet take RefundPayment.',
		],
		content: [
			'Its first sentence: “Book it only after the bank has sent the money to the wallet’s owner.”',
			'Amounts are typed as people write them: 1,500,000 or 1.5 million.',
			"The note is read by the wallet's owner: write it to them.",
		],
		access: ['The button opens a dialog (aria-haspopup); errors stand under their fields and it stays open.'],
	},
} satisfies Guide;
