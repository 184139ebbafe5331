import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trạng thái yêu cầu quy hoạch, nhãn trạng thái',
	status: 'stable',
	vn: {
		use: 'Cạnh tên thửa, cho người gửi: yêu cầu đang ở đâu, trong một hai chữ.',
		avoid: ['Nhân viên đọc trạng thái khác: PlanningQueue có nhãn riêng.', 'Cả diễn biến: dùng PlanningCheckTimeline.'],
		content: [
			'Đậm khi đến lượt người đọc: “Chờ thanh toán”, “Cần bạn trả lời”; viền khi đến lượt An Cư: “Đang tra cứu”.',
			'Đi kèm một câu nói việc tiếp theo và hẹn; nhãn một mình không trả lời được “bao giờ”.',
			'Không dùng mã của máy (sent, checking) và không tự đặt chữ mới.',
		],
	},
	en: {
		use: "Beside a plot's name, for its owner: where a request stands, in a word or two.",
		avoid: ['Staff read other states, which PlanningQueue has.', 'For all that happened take PlanningCheckTimeline.'],
		content: [
			"Filled where it is the reader's turn: “Payment due”, “Needs your reply”; outlined where it is ours: “In progress”.",
			'A sentence with what is next and by when goes with it; a tag alone does not answer “when”.',
			'No codes of the machine (sent, checking), and no new words.',
		],
	},
	pairs: [
		{
			do: 'DoStatusWithWhen',
			dont: 'DontStatusAlone',
			vn: 'Nhãn kèm câu tiếp theo cho biết ai làm và trước lúc nào. Chỉ “Đang xử lý” thì người ta gọi điện hỏi.',
			en: 'The tag with its sentence says who acts and by when. With “In process” alone people ring up.',
		},
	],
} satisfies Guide;
