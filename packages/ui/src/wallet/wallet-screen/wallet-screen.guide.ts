import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang ví, ví của tôi, nạp tiền',
	status: 'stable',
	vn: {
		use: 'Cài đặt, Ví: còn bao nhiêu, tiền nào đã đến mà chưa vào ví, nạp thêm, và mọi khoản vào ra.',
		avoid: [
			'Đặt trong SettingsLayout. Trang trả tiền cho một việc dùng PaymentFrame.',
			'Không rút tiền ở đây: chuyển về ngân hàng là PayOuts của quản trị viên.',
		],
		anatomy: [
			['Số dư', 'WalletSummary'],
			['Tiền chờ đối chiếu', 'WalletUnmatched, vắng mặt khi không có'],
			['Nạp tiền', 'mở theo địa chỉ, chứa TopUpForm hoặc bước trả'],
			['Lịch sử', 'TransactionHistory'],
		],
		access: ['Mở phần nạp thì tiêu điểm vào tiêu đề của nó; đóng thì về nút “Nạp tiền”.'],
	},
	en: {
		use: 'Settings, Wallet: what there is, what came and is not in yet, putting more in, and every movement.',
		avoid: [
			'It stands in SettingsLayout. A page that pays for something takes PaymentFrame.',
			'There is no withdrawal here: pay-outs are PayOuts, by administrators.',
		],
		anatomy: [
			['Balance', 'WalletSummary'],
			['Money being looked at', 'WalletUnmatched, absent where there is none'],
			['Top-up', 'open by its address, holds TopUpForm or a step of paying'],
			['History', 'TransactionHistory'],
		],
		access: ['Opening the top-up takes the focus to its heading, closing to “Top up”.'],
	},
} satisfies Guide;
