import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách yêu cầu kiểm tra quy hoạch, yêu cầu của tôi',
	status: 'stable',
	vn: {
		use: 'Cho người gửi: mọi yêu cầu của mình, cái nào cần mình làm gì, và nơi gửi yêu cầu mới.',
		avoid: ['Hàng chờ của nhân viên: dùng PlanningQueue.', 'Tin đăng của mình: dùng MyListingList.'],
		anatomy: [
			['Đầu trang', 'phí, thời hạn, nút yêu cầu dấu đỏ'],
			['Lọc', 'tìm theo số tờ, số thửa, địa chỉ; trạng thái'],
			['Thẻ', 'PlotMark, thửa, tình trạng, câu tiếp theo, tiền, nút của việc đang chờ'],
		],
		content: [
			'Câu tiếp theo có ngày giờ: “Kết quả có trước 11/03/2026 09:11.”',
			'Tiền nói tình trạng: “Đã trả 500.000 ₫”, “Chưa trả 500.000 ₫”, “Đã hoàn 500.000 ₫”.',
		],
		access: ['Nút trong thẻ mang tên thửa: “Thanh toán: Thửa 345, tờ 21”.'],
	},
	en: {
		use: 'For owners: all their requests, which of them needs something, and where to ask for another.',
		avoid: ['For staff take PlanningQueue.', "For one's own listings take MyListingList."],
		anatomy: [
			['Head', 'fee, time, the sealed button'],
			['Filter', 'by sheet, plot, address; status'],
			['Card', 'PlotMark, plot, status, what is next, money, the button of what waits'],
		],
		content: [
			'What is next has a time: “You will have the answer by 11/03/2026 09:11.”',
			'Money tells its state: “₫500,000 paid”, “₫500,000 not paid yet”, “₫500,000 refunded”.',
		],
		access: ['Buttons of a card name its plot: “Pay: Plot 345, map sheet 21”.'],
	},
} satisfies Guide;
