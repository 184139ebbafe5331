import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chưa biết tình trạng thanh toán, đang tải, lỗi tải',
	status: 'stable',
	vn: {
		use: 'Chỗ của một khoản trả mà tình trạng đang tải hoặc chưa lấy được, nhất là khi vừa từ cổng thanh toán quay về.',
		avoid: ['Biết là thất bại: dùng PaymentState với nguyên nhân.', 'Lịch sử ví không tải được: dùng LoadError.'],
		content: ['Nói về tiền trước, mạng sau: “Nếu bạn vừa trả, tiền không mất. Hãy thử lại sau giây lát.”'],
		access: ['Khi đang tải có role="status" và được báo là đang bận.'],
	},
	en: {
		use: 'The place of a payment whose state loads or could not be had, above all right after coming back from a gateway.',
		avoid: [
			'Where it is known to have failed take PaymentState with its cause.',
			'For a history that could not be loaded take LoadError.',
		],
		content: [
			'Money first, the network after: “If you have just paid, your money is not lost. Try again in a moment.”',
		],
		access: ['While it loads it has role="status" and says that it is busy.'],
	},
} satisfies Guide;
