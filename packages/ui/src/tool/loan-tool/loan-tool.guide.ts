import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tính khoản vay mua nhà, lịch trả nợ, trả góp',
	status: 'stable',
	vn: {
		use: 'Ở trang Công cụ, cho người sắp vay mua nhà: mỗi tháng trả bao nhiêu, lãi tất cả bao nhiêu, còn nợ bao nhiêu, tới từng tháng và tải về được.',
		avoid: [
			'Trên trang tin chỉ cần ướm thử: dùng LoanPanel.',
			'Thuế, phí sang tên: mục riêng của trang Công cụ (FeeEstimate).',
			'So giá hai căn khác diện tích: dùng PriceTool.',
		],
		anatomy: [
			['Tính từ', 'giá và vốn tự có, hoặc thẳng số tiền vay'],
			['Thời hạn, lãi suất, cách trả', 'những điều khoản vay nào cũng có; câu dưới nói cách trả nghĩa là gì'],
			['Phần gập', 'lãi suất đổi, ân hạn gốc, trả trước; tự mở khi địa chỉ trang đã có số'],
			['Con số chính', 'tháng đầu hoặc mỗi tháng, rồi các dòng cộng dồn'],
			['Hai biểu đồ', 'gốc và lãi mỗi năm, số còn nợ; từ 24 tháng trở xuống thì vẽ theo tháng'],
			['Lịch trả nợ', 'mỗi năm mở ra thành tháng, và nút tải tệp CSV'],
		],
		content: [
			'Nhận cách nói thường: “4,2 tỷ”, “1 tỷ rưỡi”; rời ô thì viết lại thành 4.200.000.000.',
			'Lỗi nói cách sửa: “Chưa đọc được lãi suất. Hãy viết như 8,5.”',
			'Kết quả làm tròn đến đồng, kèm câu nhắc ngân hàng tính theo ngày thực nên có thể chênh.',
		],
		access: [
			'Mỗi biểu đồ là một hình có câu tóm tắt; bảng lịch nói đủ từng số.',
			'Bảng cuộn ngang nhận tiêu điểm để cuộn bằng phím; mỗi năm là nút mở, đóng và giữ tiêu điểm.',
			'Gõ dở chưa báo sai; rời ô mới báo.',
		],
	},
	en: {
		use: 'On the page of tools, for those about to borrow: what each month costs, all the interest, what is still owed, month by month and as a file.',
		avoid: [
			'On the page of a listing, to feel for it, take LoanPanel.',
			'Transfer tax and fees have a tab of their own (FeeEstimate).',
			'To weigh two homes of different sizes take PriceTool.',
		],
		anatomy: [
			['From', 'price and down payment, or the loan itself'],
			['Term, rate, repayment', 'what every loan has; the line below says what the way of repaying means'],
			['Folded part', 'another rate later, grace period, early payment; open when the address has them'],
			['Main figure', 'the first or every month, then the sums'],
			['Two charts', 'principal and interest a year, what is still owed; by months for 24 months or less'],
			['Schedule', 'every year opens to its months; with a button for a CSV file'],
		],
		content: [
			'It reads what people say: “4.2 billion”; once the field is left it is written 4,200,000,000.',
			'An error says how to mend it: how to write the rate, with an example.',
			'Results are rounded to the đồng, with the word that banks count real days and may differ a little.',
		],
		access: [
			'Each chart is a picture with a sentence; the table says every figure.',
			'The table that scrolls sideways takes the focus, so that keys scroll it; a year is a button that opens, closes and keeps the focus.',
			'What is typed half is not called wrong; that is told once the field is left.',
		],
	},
} satisfies Guide;
