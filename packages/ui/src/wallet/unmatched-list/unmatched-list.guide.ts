import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiền chưa khớp, tiền chưa rõ chủ, đối soát',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên tài chính: tiền đã vào mà chưa khớp khoản nào, khoản chờ lâu nhất đứng đầu, và ghi vào đúng ví hoặc đã gửi trả.',
		avoid: ['Lịch sử ví của một người: dùng TransactionHistory.', 'Hoàn một khoản đã khớp: dùng PaymentLookup.'],
		anatomy: [
			[
				'Dòng',
				'số tiền, chờ bao lâu, vì sao, đến từ đâu, nội dung người gửi ghi, khoản thanh toán và người trả nếu mang mã',
			],
			[
				'Nút',
				'“Ghi vào ví”, “Ghi đã gửi trả”, và “Không nhận được tiền” khi cổng thanh toán còn nghi; vắng mặt với người chỉ xem',
			],
		],
		content: [
			'“Ghi vào ví” cho thấy tên và số dư của chủ ví trước khi hỏi ghi chú.',
			'Lý do là câu trọn: “Nội dung chuyển khoản không có mã thanh toán.”',
			'Nội dung chuyển khoản giữ nguyên chữ người gửi; trống thì ghi “Không ghi gì”.',
		],
		access: ['Nút mỗi dòng mang số tiền và số tham chiếu; ghi xong dòng mất đi và tiêu điểm về tiêu đề.'],
	},
	en: {
		use: 'For staff who look after money: what came in and fits no payment, the longest waiting first, and the way into the right wallet or back to its sender.',
		avoid: [
			"For somebody's own history take TransactionHistory.",
			'To give back a payment that matched take PaymentLookup.',
		],
		anatomy: [
			['Row', 'amount, how long, why, through whom, what the sender wrote, the payment and payer whose code it bears'],
			[
				'Buttons',
				'“Add to a wallet”, “Record as returned”, and “Not received” where a gateway is in doubt; absent for those who may only look',
			],
		],
		content: [
			'“Add to a wallet” shows its owner and balance before it asks for a note.',
			'Reasons are whole sentences: “The transfer description has no payment code.”',
			'The memo stays as it was written; an empty one reads “None”.',
		],
		access: ['Each button names amount and reference; once done its row is gone and the focus is on the heading.'],
	},
} satisfies Guide;
