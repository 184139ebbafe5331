import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Khung chờ của danh sách, skeleton dòng, đang tải',
	status: 'stable',
	vn: {
		use: 'Giữ chỗ cho một danh sách dạng dòng đang tải, để trang không nhảy khi dữ liệu đến.',
		avoid: [
			'Lưới thẻ tin: dùng ListingCardSkeleton; thẻ dự án góp vốn: OfferingCardSkeleton.',
			'Danh sách cũ vẫn còn trên màn hình khi tải lại: giữ nó và đặt aria-busy, đừng thay bằng khung chờ.',
			'Một nút đang gửi: dùng loading của Button.',
		],
		content: ['Chọn picture như dòng thật: photo cho tin đăng, mark cho dòng có dấu vuông, none cho lệnh và bản nháp.'],
		access: ['Là một vùng trạng thái tên “Đang tải…” và đang bận; các vạch xám không được đọc.'],
	},
	en: {
		use: 'Holds the place of a list of rows while it loads, so that the page does not jump when they come.',
		avoid: [
			'For a grid of cards take ListingCardSkeleton, for offerings OfferingCardSkeleton.',
			'Where the list before is still in sight keep it, marked aria-busy; do not put skeletons in its place.',
			'For a button that sends take `loading` of Button.',
		],
		content: [
			'Choose `picture` as the real rows have it: photo for listings, mark for rows with a square mark, none for orders and drafts.',
		],
		access: ['It is a busy status named “Loading…”; the grey bars are not read.'],
	},
} satisfies Guide;
