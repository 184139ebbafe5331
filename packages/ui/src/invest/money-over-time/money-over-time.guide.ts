import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Biểu đồ tiền góp vốn theo thời gian',
	status: 'stable',
	vn: {
		use: 'Trên mục “Cổ phần của tôi”, cho người đã góp thấy tiền mình đang nằm trong dự án bao nhiêu, tăng giảm lúc nào.',
		avoid: [
			'Lịch sử giá của tin: dùng PriceHistory.',
			'Mọi khoản tiền ra vào ví: dùng TransactionHistory.',
			'Dự báo lợi nhuận: không vẽ; dự kiến nằm trong OfferingFacts.',
		],
		content: [
			'Đường bậc thang, không nối chéo: tiền chỉ đổi vào ngày mua hoặc hoàn.',
			'Số trên hình viết gọn “101,5 triệu”, trong bảng viết đủ kèm dấu “−15.225.000 ₫”.',
		],
		access: ['Hình có một câu tóm tắt; mọi số nằm trong bảng gập “Xem dạng bảng (4 dòng)”.'],
	},
	en: {
		use: 'Above “My shares”: shows those who invested how much of their money is in projects, and when that rose or fell.',
		avoid: [
			'For the prices of a listing take PriceHistory.',
			'For all money in and out of the wallet take TransactionHistory.',
			'No forecast is drawn here: expectations stand in OfferingFacts.',
		],
		content: [
			'It goes in steps, never slanting: money changes only on a day of purchase or refund.',
			'Figures on the drawing are short, “₫101.5 million”; in the table exact and signed, “−₫15,225,000”.',
		],
		access: ['The drawing has a sentence; every figure stands in the folded table, “View as a table (4 rows)”.'],
	},
} satisfies Guide;
