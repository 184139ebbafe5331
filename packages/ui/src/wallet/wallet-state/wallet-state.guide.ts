import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lỗi ví, đang tải ví, không tải được tiền',
	status: 'stable',
	vn: {
		use: 'Chỗ của một phần ví khi đang tải (EntriesLoading) hoặc khi chưa lấy được (WalletError).',
		avoid: ['Phần không phải ví: dùng LoadError và RowsLoading.', 'Tình trạng một khoản trả: dùng PaymentUnknown.'],
		content: [
			'Lời mặc định nói về tiền trước: “Tiền của bạn vẫn nguyên, chỉ là chưa xem được.” Chỗ của nhân viên thì truyền text khác.',
		],
		access: ['Lỗi có role="alert" và nút “Thử lại”; chỗ đang tải có role="status".'],
	},
	en: {
		use: 'The place of a part of the wallet that loads (EntriesLoading) or could not be had (WalletError).',
		avoid: ['Outside of the wallet take LoadError and RowsLoading.', 'For the state of a payment take PaymentUnknown.'],
		content: [
			'Its words speak of the money first: “Your money is as it was; it just cannot be shown yet.” For staff give other words as text.',
		],
		access: ['The error has role="alert" and “Try again”; what loads has role="status".'],
	},
} satisfies Guide;
