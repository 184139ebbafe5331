import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lệnh góp vốn của tôi, danh sách lệnh góp vốn',
	status: 'stable',
	vn: {
		use: 'Mục “Lệnh của tôi”: mỗi lần mua là một lệnh, đang ở đâu, hết bao nhiêu, làm gì được. Với scope all, nhân viên xem lệnh của mọi người và hoàn tiền.',
		avoid: [
			'Cổ phần đã có, cộng theo dự án: dùng HoldingList.',
			'Mọi giao dịch ví: dùng TransactionHistory.',
			'Một lệnh và phiếu của nó: dùng OrderScreen.',
		],
		content: [
			'Trạng thái dùng đúng năm chữ: “Chờ thanh toán”, “Đã thanh toán”, “Đã hết giờ giữ”, “Đã hủy”, “Đã hoàn tiền”.',
			'Tiền viết đủ gồm phí; mã lệnh giữ nguyên chữ: “Mã CP7K2M9X”.',
			'Chỉ lệnh chờ trả có nút chính “Thanh toán”; lệnh khác là “Xem phiếu”.',
		],
		access: [
			'Nút nói mã lệnh để phân biệt: “Hủy lệnh CP7K2M9X”.',
			'Giờ giữ chỗ đọc theo phút, không theo giây; xem tất cả thì tiêu điểm về tiêu đề.',
		],
	},
	en: {
		use: 'The tab “My orders”: every purchase is an order, where it stands, what it cost, what can be done. With scope all, staff read everybody’s and refund.',
		avoid: [
			'For shares that one has, summed by project, take HoldingList.',
			'For all movements of the wallet take TransactionHistory.',
			'For one order and its slip take OrderScreen.',
		],
		content: [
			'A status has one of five words: “Payment due”, “Paid”, “Hold expired”, “Cancelled”, “Refunded”.',
			'Money is exact, fees included; codes stay as they are: “Code CP7K2M9X”.',
			'Only an order to be paid has the primary button “Pay”; the others say “View receipt”.',
		],
		access: [
			'Buttons say the code, to be told apart: “Cancel order CP7K2M9X”.',
			'The time of a hold is read in minutes, not in seconds; showing all leads the focus to the heading.',
		],
	},
} satisfies Guide;
