import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Giao dịch gần đây, tiền vào ra mới nhất',
	status: 'stable',
	vn: {
		use: 'Cạnh TradeGuide: vài dòng ví mới nhất và đường tới tất cả; khách thấy lời mời đăng nhập.',
		avoid: [
			'Cả lịch sử, lọc và tải về: dùng TransactionHistory.',
			'Số dư: dùng WalletSummary; chỗ này không nói còn bao nhiêu.',
		],
		content: [
			'Khách (null) khác với ví trống: “Đăng nhập để xem …” và “Ví của bạn chưa có giao dịch nào.”',
			'Ngày có thể bị cắt thì tổng ghi “Phần trên trang này: +200.000 ₫”.',
		],
	},
	en: {
		use: 'Beside TradeGuide: the newest few entries of the wallet and the way to all; visitors find the way in.',
		avoid: [
			'For the whole, filtered and as a file, take TransactionHistory.',
			'For the balance take WalletSummary; this does not tell it.',
		],
		content: [
			'A visitor (null) is not an empty wallet: “Sign in to see …” and “Your wallet has no transactions yet.”',
			'A day that may be cut totals as “Total on this page: +₫200,000”.',
		],
	},
} satisfies Guide;
