import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hủy yêu cầu tích xanh, lý do hủy, từ chối',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên: kết thúc một yêu cầu không cấp tích xanh, với lý do người đăng đọc nguyên văn và nói phí có về không.',
		avoid: [
			'Trả lại để kiểm tra thêm: GreenCheckReview có hộp riêng, chỉ nhân viên đọc.',
			'Từ chối tin đăng: dùng RejectDialog của listing.',
		],
		content: [
			'Viết cho người đăng: “Sổ ghi 82 m², tin ghi 95 m². Bạn sửa diện tích rồi yêu cầu lại.”',
			'Tiền đứng trước ô lý do: “Việc kiểm tra đã bắt đầu nên phí 100.000 ₫ không hoàn.”',
		],
		access: ['Mở ra là tiêu điểm vào ô lý do; trống thì hộp không đóng và nói thiếu gì.'],
	},
	en: {
		use: 'For staff: ends a request without a mark, with a reason that the owner reads as it is and whether the fee goes back.',
		avoid: [
			'To send it back GreenCheckReview has its own window, read by staff alone.',
			'To reject a listing take RejectDialog of listings.',
		],
		content: [
			'Write to the owner: “The certificate says 82 m², your listing 95 m². Please correct it and ask again.”',
			'The money stands before the reason: “The check has started, so the fee of ₫100,000 is not refunded.”',
		],
		access: ['It opens with the focus in the reason; empty, it stays and says what is missing.'],
	},
} satisfies Guide;
