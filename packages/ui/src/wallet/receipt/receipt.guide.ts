import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Biên nhận, biên lai, mã thanh toán',
	status: 'stable',
	vn: {
		use: 'Khi khoản trả đã xong: trả cho việc gì, bao nhiêu, bằng cách nào, lúc nào, và mã để hỏi lại.',
		avoid: ['Trước khi trả: dùng InvoiceSlip.', 'Lệnh góp vốn: dùng OrderReceipt.'],
		content: [
			'title gồm việc và số: “Kiểm tra quy hoạch số 1042”.',
			'Thời điểm đủ ngày giờ: “10/03/2026 12:02”; chưa nhận tiền thì là “Mở lúc”.',
		],
		access: ['Nút chép mã có tên riêng “Sao chép mã thanh toán” và báo kết quả.'],
	},
	en: {
		use: 'Once it is paid: what for, how much, how, when, and the code to ask about it.',
		avoid: ['Before paying take InvoiceSlip.', 'For an order of shares take OrderReceipt.'],
		content: [
			'title holds what and its number: “Planning check 1042”.',
			'The moment in full: “10/03/2026 12:02”; before the money came it reads “Created”.',
		],
		access: ['The copy button is named “Copy payment code” and tells what came of it.'],
	},
} satisfies Guide;
