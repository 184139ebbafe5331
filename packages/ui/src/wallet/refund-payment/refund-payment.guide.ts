import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hoàn tiền, hoàn một khoản thanh toán',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên: hoàn cả một khoản về ví người trả, và hủy thứ khoản ấy đã trả.',
		avoid: [
			'Tiền vào không rõ của ai: dùng UnmatchedList.',
			'Trả tiền ra tài khoản ngân hàng: dùng PayOuts.',
			'Không hoàn một phần: không có ô số tiền.',
		],
		content: [
			'Tìm bằng mã trên biên nhận hoặc mã lệnh góp vốn; trước khi hoàn thấy rõ khoản gì, bao nhiêu, của ai và lệnh nào bị hủy.',
			'Lời cảnh báo nói cả việc bị hủy theo và “Không làm ngược lại được.”',
			'Lý do hiện trong lịch sử ví của người trả: viết cho họ đọc.',
		],
		access: ['Nút mở hộp thoại tìm, rồi hộp thoại hoàn; xong thì một toast báo và tiêu điểm về nút.'],
	},
	en: {
		use: "For administrators: gives a whole payment back to the payer's wallet and cancels what it paid for.",
		avoid: [
			'For money of an unknown owner take UnmatchedList.',
			'To pay out to a bank account take PayOuts.',
			'There is no refund in part and no field for an amount.',
		],
		content: [
			'Found by the code on the receipt or of the order; what, how much, whose it is and which order goes with it stand there before it is given back.',
			'The warning names what is cancelled with it and “This cannot be undone.”',
			"The reason shows in the payer's history: write it to them.",
		],
		access: [
			'The button opens the window that finds, then the one that gives back; a toast tells the end and the focus is back on the button.',
		],
	},
} satisfies Guide;
