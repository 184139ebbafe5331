import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hàng chờ tích xanh, việc kiểm tra, duyệt tích xanh',
	status: 'stable',
	vn: {
		use: 'Cho người kiểm tra và người duyệt: việc nào chờ lâu nhất, ai đang giữ, cái nào đến lượt mình.',
		avoid: ['Hàng chờ quy hoạch: PlanningQueue; duyệt tin: ModerationQueue.', 'Người đăng: dùng GreenCheckRequest.'],
		anatomy: [
			['Lọc', 'tiêu đề, mã tin, địa chỉ; trạng thái; “Việc của tôi”'],
			['Dòng', 'số, tin, trạng thái, chờ từ bao giờ, ai nhận'],
		],
		content: [
			'Nhãn đậm là việc của người đọc: scope quyết định, người kiểm tra thấy “Chờ nhận”, người duyệt thấy “Chờ duyệt”.',
		],
		access: ['Mũi tên lên xuống, Home, End đi giữa các dòng, Enter mở; có dòng chữ nói điều đó.'],
	},
	en: {
		use: 'For those who look and those who decide: what waits longest, who has it, what is theirs.',
		avoid: ['For planning take PlanningQueue, for listings ModerationQueue.', 'For owners take GreenCheckRequest.'],
		anatomy: [
			['Filter', 'title, code, address; status; “Assigned to me”'],
			['Row', 'number, listing, state, since when, who has it'],
		],
		content: ["Filled tags are the reader's: by scope, checkers see “Unassigned”, admins “To approve”."],
		access: ['Up, down, Home and End move between rows, Enter opens; a line says so.'],
	},
} satisfies Guide;
