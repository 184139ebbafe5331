import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hàng chờ kiểm tra quy hoạch, việc của tôi, trễ hẹn',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên tra cứu: yêu cầu nào phải trả lời trước, ai đang giữ, cái nào trễ.',
		avoid: ['Người gửi: dùng PlanningCheckList.', 'Hàng chờ tích xanh: dùng GreenCheckQueue.'],
		anatomy: [
			['Lọc', 'số, thửa, địa chỉ; trạng thái, mở đầu bằng mọi việc đang mở; “Việc của tôi”'],
			['Dòng', 'số, thửa, tình trạng, hẹn, người nhận'],
		],
		content: [
			'Hẹn và trễ là hai thứ: “Hẹn 12/03/2026 17:00”, nhãn “Trễ từ 3 giờ trước”.',
			'“Bị khiếu nại” dùng màu lỗi, vì tiền và lòng tin đang treo.',
		],
		access: ['Cả dòng là một đường dẫn; phím ↑ ↓ chuyển dòng; số yêu cầu được đọc lên khi lọc.'],
	},
	en: {
		use: 'For staff who answer: what is due first, who has it, what is late.',
		avoid: ['For owners take PlanningCheckList.', 'For green checks take GreenCheckQueue.'],
		anatomy: [
			['Filter', 'number, plot, address; status, all that is open at first; “Assigned to me”'],
			['Row', 'number, plot, state, promise, who has it'],
		],
		content: [
			'Due and late are two things: “Due 12/03/2026 17:00”, the tag “Was due 3 hours ago”.',
			'“Disputed” has the colour of errors, as money and trust hang on it.',
		],
		access: ['The whole row is one link; ↑ ↓ move between rows; how many there are is read out.'],
	},
} satisfies Guide;
