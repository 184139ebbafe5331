import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Việc bây giờ của một lần kiểm tra, bước kiểm tra',
	status: 'stable',
	vn: {
		use: 'Đầu trang một lần kiểm tra, tích xanh hay quy hoạch, cho người gửi lẫn nhân viên: đang ở đâu và làm được gì ngay bây giờ.',
		avoid: [
			'Nhãn ngắn: dùng GreenCheckStatusTag, PlanningCheckStatusTag.',
			'Diễn biến: dùng GreenCheckHistory, PlanningCheckTimeline.',
		],
		anatomy: [
			['Tiêu đề và lời', 'tình trạng, rồi điều kéo theo'],
			['Lời trích', 'quote, lời của người trả lại hoặc hủy, nguyên văn'],
			['Nút', 'việc đáng làm nhất đứng đầu'],
			['Hộp thoại, ô viết lời', 'đặt ở children'],
		],
		content: ['Tiêu đề nói đến lượt ai: “Kết quả bị trả lại”, “Yêu cầu đang chờ trả phí”.'],
		access: ['step đổi và nút vừa bấm mất theo thì tiêu đề nhận tiêu điểm, sau khi hộp thoại đã đóng (isAsking).'],
	},
	en: {
		use: 'On top of a check, of a listing or of a plot’s planning, for owners and staff: where it stands and what can be done now.',
		avoid: [
			'For a word take GreenCheckStatusTag or PlanningCheckStatusTag.',
			'For what happened take GreenCheckHistory or PlanningCheckTimeline.',
		],
		anatomy: [
			['Title and text', 'the state, then what follows'],
			['Quote', 'words of whoever sent it back or ended it, as they are'],
			['Buttons', 'the likeliest first'],
			['Windows, fields for words', 'stand in children'],
		],
		content: ['Titles say whose turn it is: “The findings were sent back”, “Payment due for this request”.'],
		access: [
			'When step changes and what was pressed goes with it, the heading takes the focus, once windows have closed (isAsking).',
		],
	},
} satisfies Guide;
