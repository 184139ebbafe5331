import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang duyệt tin, kiểm duyệt',
	status: 'stable',
	vn: {
		use: 'Chỗ làm việc của người duyệt: hàng đợi bên trái, tin bên phải; quyết xong tin kế tự mở. Làm nhanh bằng phím.',
		avoid: ['Xử lý báo cáo: dùng ReportQueue.', 'Duyệt tích xanh, quy hoạch: GreenCheckQueue, PlanningQueue.'],
		anatomy: [
			['Đầu trang', 'số tin chờ và nút “Phím tắt”'],
			['Hàng đợi', 'ModerationQueue và phân trang'],
			[
				'Thanh quyết định',
				'tin trước, tin sau, “Từ chối”, “Duyệt tin”; chỉ hiện việc máy chủ cho phép (allowedActions)',
			],
			['Nội dung', 'ModerationReview'],
			['Hộp từ chối', 'RejectDialog, bắt buộc có lý do'],
		],
		content: ['Xong nói gọn bằng toast: “Đã duyệt tin.”; hết tin thì “Không còn tin nào chờ duyệt”.'],
		access: [
			'Phím J, K (sau, trước), A (duyệt), R (từ chối), ? (bảng phím); tắt được và không chạy khi đang gõ chữ.',
			'Chưa thấy nội dung thì chưa quyết được; quyết xong tiêu điểm đến tiêu đề tin kế.',
		],
	},
	en: {
		use: 'Where moderators work: the queue on the left, the listing on the right; decided, the next one opens by itself. Quick by keys.',
		avoid: [
			'For reports take ReportQueue.',
			'For green checks and planning there are GreenCheckQueue and PlanningQueue.',
		],
		anatomy: [
			['Head', 'how many wait, and “Shortcuts”'],
			['Queue', 'ModerationQueue and its pages'],
			['Bar of decisions', 'previous, next, “Reject”, “Approve”; only what the server allows (allowedActions)'],
			['Content', 'ModerationReview'],
			['Rejecting', 'RejectDialog, which wants a reason'],
		],
		content: ['Done is a short toast: “The listing has been approved.”; the end is “No listings to review”.'],
		access: [
			'Keys J, K (next, previous), A (approve), R (reject), ? (all keys); they can be turned off and never run while one types.',
			'Nothing is decided before it is in sight; decided, the focus is on the title of the next.',
		],
	},
} satisfies Guide;
