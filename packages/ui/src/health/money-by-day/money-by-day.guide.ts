import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiền vào và ra theo ngày, biểu đồ cột',
	status: 'new',
	vn: {
		use: 'Cho thấy mỗi ngày bao nhiêu tiền vào từ cổng thanh toán và ngân hàng, bao nhiêu trả ra.',
		avoid: ['Lịch sử ví của một người: dùng TransactionHistory.', 'Giá theo thời gian: dùng PriceHistory.'],
		access: ['Biểu đồ có câu nói tổng và ngày nhiều nhất; bảng bên dưới nói hết từng ngày.'],
	},
	en: {
		use: 'Shows how much money came in from gateways and the bank each day, and how much was paid out.',
		avoid: ['For the history of one wallet take TransactionHistory.', 'For prices over time take PriceHistory.'],
		access: ['The chart says its sums and its highest day in words; the table below says every day.'],
	},
} satisfies Guide;
