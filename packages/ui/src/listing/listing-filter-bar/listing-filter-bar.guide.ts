import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thanh tìm và lọc, thanh công cụ danh sách, sắp xếp',
	status: 'stable',
	vn: {
		use: 'Trên danh sách tin: đổi từ tìm, mở bộ lọc, đổi thứ tự. Nút bộ lọc nói đang có mấy điều kiện.',
		avoid: [
			'Tìm từ trang chủ: dùng ListingSearch.',
			'Hiện từng điều kiện để bỏ: dùng ActiveFilters bên dưới.',
			'Lọc danh sách công việc: mỗi danh sách có ô của mình, như OrderList.',
		],
		content: [
			'Nút: “Bộ lọc (3)”. Thứ tự nói rõ chiều: “Giá thấp đến cao”, không “Giá ↑”.',
			'Không có thứ tự “Phù hợp nhất”: SearchNotes luôn nói được vì sao tin đứng trước.',
		],
		access: ['Đổi thứ tự có hiệu lực ngay và về trang một; nút bộ lọc báo sẽ mở hộp thoại.'],
	},
	en: {
		use: 'Above a list of listings: other words, the filters, another order. The button of the filters says how many conditions are set.',
		avoid: [
			'For the search of the home page take ListingSearch.',
			'To show conditions and undo them take ActiveFilters below.',
			'Lists of work have filters of their own, as OrderList.',
		],
		content: [
			'The button: “Filters (3)”. An order says its way: “Price, low to high”, not “Price ↑”.',
			'There is no order “Best match”: SearchNotes can always say why a listing comes first.',
		],
		access: ['Another order takes effect at once and leads to page one; the button says that it opens a dialog.'],
	},
} satisfies Guide;
