import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chi tiết yêu cầu kiểm tra quy hoạch, theo dõi yêu cầu',
	status: 'stable',
	vn: {
		use: 'Trang một yêu cầu cho người gửi: đang ở đâu, bao giờ có kết quả, phải làm gì, và kết quả khi có.',
		avoid: ['Trang của nhân viên: dùng PlanningWork.', 'Nhiều yêu cầu: dùng PlanningCheckList.'],
		anatomy: [
			['Đầu trang', 'PlotMark, thửa, tình trạng, địa chỉ'],
			['Việc bây giờ', 'một câu và nút duy nhất cần bấm; hoặc câu hỏi của nhân viên với ô trả lời'],
			['Hai phần', '“Yêu cầu” và “Kết quả”, mỗi phần một địa chỉ'],
			['Tiến trình', 'PlanningCheckTimeline'],
		],
		content: [
			'Tiêu đề nói ai phải làm: “Nhân viên cần biết thêm”, “Yêu cầu chờ bạn thanh toán”.',
			'Hủy nói rõ tiền: “Phí 500.000 ₫ về ví An Cư của bạn ngay khi hủy, dùng được cho lần sau.”',
		],
		access: ['Tình trạng đổi mà nút vừa bấm biến mất thì tiêu đề “việc bây giờ” nhận tiêu điểm.'],
	},
	en: {
		use: 'The page of one request for its owner: where it stands, by when it is answered, what to do, and the answer.',
		avoid: ['For staff take PlanningWork.', 'For many of them take PlanningCheckList.'],
		anatomy: [
			['Head', 'PlotMark, plot, status, address'],
			['Now', 'a sentence and the one button to press; or the question of staff with a field for the reply'],
			['Two parts', '“Request” and “Answer”, each with its address'],
			['Progress', 'PlanningCheckTimeline'],
		],
		content: [
			'Headings say whose turn it is: “Our staff have a question for you”, “Payment due for this request”.',
			'Cancelling speaks of the money: “Your fee of ₫500,000 goes into your An Cư wallet right away and can be used again.”',
		],
		access: ['When the state changes and the pressed button is gone, the heading of what is now takes the focus.'],
	},
} satisfies Guide;
