import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang đăng nhập, login',
	status: 'stable',
	vn: {
		use: 'Trang đăng nhập, cho người tự tới hoặc bị đưa tới vì trang cần tài khoản; đăng nhập xong quay lại đúng chỗ cũ.',
		avoid: [
			'Đừng mở trong hộp thoại giữa chừng một biểu mẫu: dẫn tới trang này với đường về.',
			'Khách xem một phần tin: dùng lời mời ngay tại chỗ, như LatestTransactions.',
		],
		content: [
			'reason nói vì sao đang ở đây: “Phiên đăng nhập của bạn đã hết hạn. …” Người tự tới thì không có câu nào.',
		],
		access: ['Lý do được đọc lên (role="status") nhưng không lấy tiêu điểm.'],
	},
	en: {
		use: 'The page that signs in, for those who come by themselves or were sent because a page needs an account; afterwards they are back where they were.',
		avoid: [
			'Do not open it in a dialog amid a form: lead here with the way back.',
			'For visitors who see a part take an invitation in place, as LatestTransactions does.',
		],
		content: [
			'reason says why one is here, as “Your login session has expired. …”; who came by themselves is told nothing.',
		],
		access: ['The reason is read out (role="status") and takes no focus.'],
	},
} satisfies Guide;
