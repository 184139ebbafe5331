import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phiếu thanh toán trong ví, xem lại khoản đã trả',
	status: 'stable',
	vn: {
		use: 'Mở từ việc đã trả tiền hoặc từ thông báo: phiếu của một khoản, trả bằng cách nào cũng có, và lối về việc đó.',
		avoid: ['Đang trả: dùng PaymentState, nó theo dõi khoản trả cho tới khi xong.'],
		content: ['Lịch sử ví chỉ có tiền vào và ra ví; khoản trả thẳng bằng thẻ hay chuyển khoản xem ở phiếu này.'],
		access: ['Chưa tải được hay không có thì nói rõ thay cho phiếu.'],
	},
	en: {
		use: 'Opened from what was paid for, or from a notification: the receipt of one payment, however it was made, and the way to what it paid.',
		avoid: ['While it is being paid take PaymentState, which follows the payment until it is over.'],
		content: [
			"The wallet's history holds what went into it and out of it; what was paid by card or transfer is found here.",
		],
		access: ['Where there is none, or it could not be loaded, that is said in its place.'],
	},
} satisfies Guide;
