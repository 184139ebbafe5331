import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lịch sử tin, nhật ký tin, dòng thời gian',
	status: 'stable',
	vn: {
		use: 'Điều đã xảy ra với một tin: đăng, sửa, duyệt, từ chối, đóng, gia hạn; ai, lúc nào, vì sao. Cho người đăng và người duyệt.',
		avoid: [
			'Giá đổi theo thời gian: dùng PriceHistory.',
			'Tiến trình kiểm tra quy hoạch: dùng PlanningCheckTimeline.',
			'Thông báo: dùng NotificationList.',
		],
		content: [
			'Việc trước, người sau: “Bị từ chối · Ban biên tập”; việc tự xảy ra ghi “tự động”.',
			'Lý do giữ nguyên văn; ô đã đổi gọi bằng tên người dùng biết: “Đã đổi: Giá, Ảnh”.',
		],
		access: ['Là danh sách có thứ tự tên “Lịch sử tin”, mới nhất trước; giờ viết 20/02/2026 14:30.'],
	},
	en: {
		use: 'What happened to a listing: posted, edited, approved, rejected, closed, renewed; who, when and why. For posters and moderators.',
		avoid: [
			'For prices over time take PriceHistory.',
			'For a planning check take PlanningCheckTimeline.',
			'For notifications take NotificationList.',
		],
		content: [
			'The event before the person: “Rejected · Ban biên tập”; what came about says “automatic”.',
			'Reasons stay as they were written; changed fields have the names that people know: “Changed: Price, Photos”.',
		],
		access: ['It is an ordered list named “History”, the latest first; times are written 20/02/2026 14:30.'],
	},
} satisfies Guide;
