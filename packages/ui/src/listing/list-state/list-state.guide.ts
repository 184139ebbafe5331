import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chưa tải được danh sách tin, lỗi danh sách',
	status: 'stable',
	vn: {
		use: 'LoadError đã có sẵn chữ cho các danh sách tin: tin của tôi, nháp, đã lưu, duyệt, bị báo, người đăng.',
		avoid: [
			'Danh sách của miền khác (lệnh, thủ tục, quy hoạch): dùng LoadError với tên của nó.',
			'Lưới tin trên danh sách tìm kiếm: ListingGrid tự nói lỗi và nhắc điều kiện vẫn còn.',
			'Một tin chưa tải được: ListingDetailScreen tự nói.',
		],
		access: ['Chọn level theo chỗ đứng: 2 dưới tiêu đề trang, 3 trong một phần.'],
	},
	en: {
		use: 'A LoadError with its words, for lists of listings: one’s own, drafts, saved, waiting, reported, posters.',
		avoid: [
			'For lists of other domains (orders, procedures, planning) take LoadError with their name.',
			'The grid of a search says it by itself (ListingGrid), and that the conditions are still set.',
			'For one listing ListingDetailScreen says it.',
		],
		access: ['Give the level of its place: 2 below the heading of a page, 3 within a part.'],
	},
} satisfies Guide;
