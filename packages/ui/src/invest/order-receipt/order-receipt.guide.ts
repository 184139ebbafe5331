import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phiếu mua cổ phần, phiếu lệnh, biên nhận góp vốn',
	status: 'stable',
	vn: {
		use: 'Tờ phiếu của một lệnh trên trang lệnh: mua gì, bao nhiêu cổ phần, hết bao nhiêu, lúc nào, mã nào. Để người mua giữ và đối chiếu.',
		avoid: [
			'Biên nhận nạp tiền hay trả phí: dùng Receipt của ví.',
			'Nhiều lệnh: dùng OrderList.',
			'Hợp đồng góp vốn: là tệp trong DocumentList; phiếu này không thay hợp đồng.',
		],
		content: [
			'Chỉ lệnh đã trả mới gọi là “Phiếu mua cổ phần”; còn lại là “Lệnh góp vốn”.',
			'Tổng viết bằng số và bằng chữ: “50.750.000 ₫”, “Năm mươi triệu bảy trăm năm mươi nghìn đồng”.',
			'Lệnh của người khác (order.owner) nói về “người mua”, có tên người mua và mã thanh toán; không có gì “của bạn”.',
			'Giờ Việt Nam, dạng 05/03/2026 09:12.',
		],
		access: [
			'Hết giờ giữ ngay khi đang xem thì phiếu tự đổi thành “Đã hết giờ giữ”. Nút sao chép mã báo đã sao chép hay chưa.',
		],
	},
	en: {
		use: 'The slip of one order on its page: what, how many shares, how much, when and under which code. For buyers to keep and to check.',
		avoid: [
			'For topping up or fees take Receipt of the wallet.',
			'For several orders take OrderList.',
			'The contract is a file in DocumentList; this slip does not replace it.',
		],
		content: [
			'Only a paid order is called “Share purchase receipt”; the others “Order”.',
			'The total stands in figures and in words: “₫50,750,000”, then spelt out.',
			'Somebody else’s (order.owner) speaks of “the buyer”, with their name and the payment code; nothing is “yours”.',
			'Times are Vietnamese, as 05/03/2026 09:12.',
		],
		access: [
			'Where the hold ends while it is looked at, the slip turns into “Hold expired” by itself. The button that copies the code says whether it did.',
		],
	},
} satisfies Guide;
