import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tra cứu thanh toán, hoàn tiền',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên: tra một khoản theo mã để trả lời người trả, và hoàn cả khoản về ví người trả.',
		avoid: [
			'Tiền vào không rõ của ai: dùng UnmatchedList.',
			'Trả tiền ra tài khoản ngân hàng: dùng PayOuts.',
			'Không hoàn một phần: không có ô số tiền.',
		],
		content: [
			'Tìm bằng mã trên biên nhận hoặc mã lệnh góp vốn; thấy khoản gì, bao nhiêu, của ai, đang thế nào và đã xảy ra những gì, mới nhất đứng đầu.',
			'Mã của cổng thanh toán giữ nguyên, để hỏi cổng; lời của nhân viên cũng giữ nguyên.',
			'Lời cảnh báo trước khi hoàn nói cả việc bị hủy theo, việc giữ nguyên và “Không làm ngược lại được.”',
			'Lý do hiện trong lịch sử ví của người trả: viết cho họ đọc.',
		],
		access: [
			'Nút mở hộp thoại tìm, rồi hộp thoại kể, rồi hộp thoại hoàn; xong thì một toast báo và tiêu điểm về nút.',
			'Diễn biến là một danh sách có tên.',
		],
	},
	en: {
		use: "For staff: looks a payment up by its code to answer the payer, and gives it back whole to the payer's wallet.",
		avoid: [
			'For money of an unknown owner take UnmatchedList.',
			'To pay out to a bank account take PayOuts.',
			'There is no refund in part and no field for an amount.',
		],
		content: [
			'Found by the code on the receipt or of the order; what, how much, whose it is, how it stands and what happened to it stand there, the latest first.',
			'Codes of a gateway stay as they are, to ask the gateway by; words of staff do too.',
			'The warning before giving back names what is cancelled with it, what stays, and “This cannot be undone.”',
			"The reason shows in the payer's history: write it to them.",
		],
		access: [
			'The button opens the window that finds, then the one that tells, then the one that gives back; a toast tells the end and the focus is back on the button.',
			'What happened is a list with a name.',
		],
	},
} satisfies Guide;
