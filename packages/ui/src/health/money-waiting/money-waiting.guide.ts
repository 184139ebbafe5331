import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiền đang chờ, sổ cái, cổng thanh toán',
	status: 'new',
	vn: {
		use: 'Cho biết sổ cái có cân không, từng cổng đang mở bao nhiêu và thành công gần nhất khi nào, tiền nào đang chờ người.',
		avoid: ['Số dư một ví: dùng WalletSummary.'],
		content: ['Tổng tiền viết đến từng đồng; số khoản đứng trước số tiền.'],
		access: ['“Cần xem” là chữ trong nhãn, không chỉ là màu.'],
	},
	en: {
		use: 'Says whether the ledger is balanced, what each gateway has open and when it last succeeded, and what money waits for a person.',
		avoid: ['For the balance of one wallet take WalletSummary.'],
		content: ['Sums are written to the đồng; how many comes before how much.'],
		access: ['“Needs attention” is said in words on its tag, not by colour alone.'],
	},
} satisfies Guide;
