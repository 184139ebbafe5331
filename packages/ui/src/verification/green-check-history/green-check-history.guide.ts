import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lịch sử kiểm tra tích xanh, mất tích xanh',
	status: 'stable',
	vn: {
		use: 'Trang tin (công khai) và trang kiểm tra: những lần kiểm tra của một tin, do vai trò nào, lúc nào, vì sao mất.',
		avoid: [
			'Lịch sử giá: dùng PriceHistory. Của tin đăng: ListingTimeline.',
			'Yêu cầu quy hoạch: dùng PlanningCheckTimeline.',
		],
		content: [
			'Ghi vai trò, không ghi tên nhân viên: “Nhân viên kiểm tra”.',
			'Là một phần riêng của trang thì có tiêu đề “Lịch sử kiểm tra” (titled).',
			'Mất tích xanh kể điều đã đổi: “Đã đổi: giá, ảnh.”',
		],
		access: ['Là danh sách có thứ tự, cũ nhất trước; chấm xanh chỉ thêm cho mắt.'],
	},
	en: {
		use: 'On a listing (public) and on check pages: its checks, by which role, when, and why a mark ended.',
		avoid: [
			'For prices take PriceHistory, for the listing ListingTimeline.',
			'For planning checks take PlanningCheckTimeline.',
		],
		content: [
			'As a part of a page it has its heading, “Check history” (titled).',
			'Roles, no names of staff: “Checker”.',
			'A mark that fell lists what changed: “Changed: price, photos.”',
		],
		access: ['An ordered list, the oldest first; the green dot is for the eye.'],
	},
} satisfies Guide;
