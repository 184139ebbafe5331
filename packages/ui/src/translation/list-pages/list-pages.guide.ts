import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phân trang của danh sách, số trang, sang trang',
	status: 'stable',
	vn: {
		use: 'Chuyển trang ở cuối một danh sách biết tổng số, mỗi trang một địa chỉ gửi được cho người khác. Chỉ một trang thì không hiện gì.',
		avoid: [
			'Cần chữ khác cho các nút: dùng thẳng Pagination.',
			'Chuyển giữa các phần của một trang: dùng TabLinks.',
			'Kết quả trên bản đồ: không chia trang, người ta di chuyển bản đồ (ListingMap).',
		],
		access: ['Là một vùng điều hướng tên “Các trang kết quả”; mỗi số đọc là “Trang 3”, trang đang mở được đánh dấu.'],
	},
	en: {
		use: 'Goes through the pages of a list whose total is known, each page at an address that can be shared. With one page only it shows nothing.',
		avoid: [
			'Where its buttons need other words take Pagination itself.',
			'Between the parts of one page take TabLinks.',
			'Results on a map have no pages: people move the map (ListingMap).',
		],
		access: [
			'It is a navigation named “Pages of results”; each number is read as “Page 3”, and the open one is marked.',
		],
	},
} satisfies Guide;
