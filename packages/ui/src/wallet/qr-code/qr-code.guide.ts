import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Mã QR, VietQR, quét mã',
	status: 'stable',
	vn: {
		use: 'Trong TransferPanel: mã để quét bằng ứng dụng ngân hàng.',
		avoid: [
			'Không để một mình: phải có cùng thông tin bằng chữ, vì người đang xem bằng chính điện thoại của mình không quét được.',
			'Mã xác minh kết quả quy hoạch: PlanningVerification đọc mã bằng chữ.',
		],
		content: [
			'label nói mã để làm gì và bao nhiêu tiền: “Mã VietQR để chuyển 500.000 ₫”.',
			'Luôn đen trên nền trắng với lề trắng, cả khi giao diện tối; đừng tô màu hay chèn logo.',
		],
	},
	en: {
		use: "In TransferPanel: a code that a bank's app scans.",
		avoid: [
			'Never alone: the same stands in words beside it, as nobody can scan their own phone.',
			'The code of a planning answer is typed into PlanningVerification.',
		],
		content: [
			'label says what it is for and how much: “VietQR code to transfer ₫500,000”.',
			'Always black on white with its quiet edge, in dark too; no colours and no logo.',
		],
	},
} satisfies Guide;
