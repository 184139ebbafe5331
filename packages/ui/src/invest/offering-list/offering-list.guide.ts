import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách dự án góp vốn, đang mở bán, sắp bán',
	status: 'stable',
	vn: {
		use: 'Mục đầu của trang Góp vốn, ai cũng xem được: các dự án đang bán, sắp bán hoặc đã xong, để chọn cái nên đọc kỹ.',
		avoid: ['Danh sách nhà đất có lọc giá, diện tích: dùng ListingListScreen.', 'Cổ phần đã mua: dùng HoldingList.'],
		content: [
			'Ba giai đoạn theo thời gian bán: “Đang mở bán”, “Sắp mở bán”, “Đã kết thúc”; mở trang là “Đang mở bán”.',
			'Giữ cả dự án không gọi đủ vốn trong “Đã kết thúc”, với thẻ “Không gọi đủ vốn”.',
		],
		access: ['Các giai đoạn là liên kết trong một vùng điều hướng có tên; danh sách đang tải báo bận.'],
	},
	en: {
		use: 'The first tab of the investment page, open to everybody: projects on sale, soon or ended, to choose what is worth reading.',
		avoid: [
			'For property with filters by price and area take ListingListScreen.',
			'For shares that were bought take HoldingList.',
		],
		content: [
			'Three phases by time of sale: “Open”, “Upcoming”, “Ended”; the page opens with “Open”.',
			'Projects that fell short stay under “Ended”, tagged “Target not met”.',
		],
		access: ['The phases are links in a named navigation; a list that loads says that it is busy.'],
	},
} satisfies Guide;
