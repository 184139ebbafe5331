import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hàng đợi duyệt tin, tin chờ duyệt',
	status: 'stable',
	vn: {
		use: 'Cột trái của màn hình duyệt: tin chờ lâu nhất đứng đầu, mỗi tin nói chờ từ bao giờ và vì mới hay vì sửa gì. Giúp người duyệt chọn tin kế tiếp.',
		avoid: [
			'Tin của chính người đăng: dùng MyListingList.',
			'Tin bị báo cáo: dùng ReportQueue.',
			'Đừng dùng một mình: chọn tin ở đây, đọc và quyết ở ModerationReview trong ModerationScreen.',
		],
		content: [
			'Tin mới có nhãn “Tin mới”; tin sửa nêu tối đa ba ô đã đổi rồi đếm: “Giá”, “Ảnh”, “Diện tích đất”, “+2”.',
		],
		access: ['Phím lên, xuống đi và mở luôn tin kế; tin đang mở được đánh dấu và tự cuộn vào tầm mắt.'],
	},
	en: {
		use: 'The left column when listings are accepted: the longest waiting first, each with since when, and whether it is new or what changed. It helps to choose the next.',
		avoid: [
			'For a poster’s own listings take MyListingList.',
			'For reported ones take ReportQueue.',
			'Not alone: it chooses, ModerationReview within ModerationScreen is where one reads and decides.',
		],
		content: [
			'A new one is tagged “New”; a changed one names three fields at most and counts the rest: “Price”, “Photos”, “Land area”, “+2”.',
		],
		access: ['Up and down go to the next one and open it; the open one is marked and scrolls into sight.'],
	},
} satisfies Guide;
