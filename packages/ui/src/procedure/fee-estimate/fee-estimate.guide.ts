import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ước tính thuế và phí, thuế thu nhập cá nhân, lệ phí trước bạ, phí sang tên',
	status: 'stable',
	vn: {
		use: 'Cạnh một thủ tục và trong Công cụ: hai bên cần chuẩn bị bao nhiêu tiền thuế, phí, ai trả khoản nào, theo văn bản nào.',
		avoid: [
			'Lãi vay, lịch trả nợ: là công cụ khác, trong thư mục tool.',
			'Phí của An Cư: dùng InvoiceSlip; ở đây chỉ có thuế và phí nhà nước, công chứng.',
		],
		anatomy: [
			['Điều được hỏi', 'loại, giá, giá bảng của tỉnh, hai điều miễn thuế'],
			['Từng bên', 'bên bán, bên mua, rồi khoản hai bên thỏa thuận; mỗi nhóm có tổng'],
			['Từng khoản', 'số tiền, cách tính, văn bản và ngày áp dụng'],
			['Tổng cộng', 'và lời nhắc những gì chưa gồm'],
		],
		content: [
			'Nói là ước tính ngay dòng đầu: “Số phải nộp do cơ quan thuế và nơi công chứng tính.”',
			'Tỉnh tự quy định thì ghi “tỉnh quy định”, không bịa số.',
			'Được miễn thì nói vì sao: “Miễn, vì hai bên là người thân.”',
		],
		access: ['Tổng là vùng role="status": đổi giá thì tổng mới được đọc.'],
	},
	en: {
		use: 'Beside a procedure and among the tools: how much money both sides need for taxes and fees, who pays what, and by which law.',
		avoid: [
			'Loans and their schedules are other tools.',
			'For fees of An Cư take InvoiceSlip; these are taxes and notaries alone.',
		],
		anatomy: [
			['What is asked', "kind, price, the province's price, two exemptions"],
			['Each side', 'seller, buyer, then what they agree on; each with its sum'],
			['Each line', 'amount, how it is reckoned, law and date'],
			['Total', 'and what is not in it'],
		],
		content: [
			'It says that it estimates in its first line: “The actual amounts are set by the tax office and the notary.”',
			'Where provinces set it, it says “set by the province” and makes up no figure.',
			'Exempt says why: “Exempt: the two sides are close family.”',
		],
		access: ['The total is a role="status": a new one is read when the price changes.'],
	},
} satisfies Guide;
