import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trả tiền ra ngân hàng, chi tiền từ ví, rút tiền',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên, trước khi ra ngân hàng: giữ tiền trong ví của ai, để trong lúc chuyển chủ ví không tiêu mất. PayOuts chứa nút này.',
		avoid: [
			'Không chuyển tiền: ngân hàng chuyển, rồi ghi số giao dịch ở PayOuts.',
			'Hoàn một khoản vào ví: dùng PaymentLookup.',
		],
		content: [
			'Hộp đầu nói thứ tự (giữ tiền, chuyển ở ngân hàng, ghi số giao dịch) và hỏi ví của ai; hộp sau cho thấy tên và số dư trước khi hỏi số tiền.',
			'Số tiền gõ như người ta viết: 1.500.000 hoặc 1,5 triệu.',
			'Ghi chú hiện cho chủ ví đọc, nên viết như nói với họ.',
		],
		access: ['Nút mở hộp thoại (aria-haspopup); lỗi đứng dưới ô và hộp không đóng.'],
	},
	en: {
		use: 'For administrators, before they go to the bank: holds money in a wallet, so that its owner cannot spend it meanwhile. PayOuts has this button.',
		avoid: [
			'It sends no money: the bank does, and its transfer is booked in PayOuts.',
			'To give a payment back into a wallet take PaymentLookup.',
		],
		content: [
			'The first window says the order (hold the money, send it at the bank, book the transfer) and asks whose wallet; the next shows name and balance before it asks how much.',
			'Amounts are typed as people write them: 1,500,000 or 1.5 million.',
			"The note is read by the wallet's owner: write it to them.",
		],
		access: ['The button opens a dialog (aria-haspopup); errors stand under their fields and it stays open.'],
	},
} satisfies Guide;
