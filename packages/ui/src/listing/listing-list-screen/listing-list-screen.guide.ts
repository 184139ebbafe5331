import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang danh sách tin, kết quả tìm kiếm, mua bán, cho thuê, bản đồ',
	status: 'stable',
	vn: {
		use: 'Một màn hình cho mua bán, cho thuê, dự án và tìm kiếm: danh sách đi cùng bản đồ, với tìm, lọc, thứ tự và tin ưu tiên. Nơi người tìm thu hẹp còn vài căn.',
		avoid: [
			'Trang chủ: dùng HomeScreen.',
			'Dự án góp vốn: dùng InvestScreen với OfferingList.',
			'Tin của chính mình: dùng MyListingList.',
		],
		anatomy: [
			['Tiêu đề và số tin', '“Nhà đất bán tại Quận 1”, “128 tin”'],
			['Thanh tìm và lọc', 'ListingFilterBar, dưới là ActiveFilters'],
			['Lời giải', 'SearchNotes: hiểu từ thế nào, vì sao tin này đứng trước'],
			['Tin ưu tiên', 'khung riêng, nói là trả phí, chỉ ở trang đầu của thứ tự mới nhất'],
			['Kết quả', 'ListingGrid, hoặc NoResult khi không có'],
			['Bản đồ', 'cùng kết quả; điện thoại đổi qua lại bằng nút nổi, trên bản đồ còn tiêu đề, ô tìm và bộ lọc'],
		],
		content: [
			'Tin trả phí luôn tách và gọi tên: “Tin ưu tiên. Người đăng trả phí để tin đứng trước.” Không trộn, không lặp lại bên dưới.',
			'Quá một nghìn thì nói “Hơn 1.000 tin”.',
		],
		access: [
			'Số tin là vùng status; đang làm mới thì danh sách cũ ở lại và báo bận.',
			'Hai phần có h2 riêng: “Tin ưu tiên” và “Kết quả”.',
		],
	},
	en: {
		use: 'One screen for sale, rent, projects and search: the list with its map, words, filters, order and priority listings. Where people narrow down to a few homes.',
		avoid: [
			'For the home page take HomeScreen.',
			'For offerings take InvestScreen with OfferingList.',
			'For one’s own listings take MyListingList.',
		],
		anatomy: [
			['Heading and count', '“Property for sale in Quận 1”, “128 listings”'],
			['Search and filters', 'ListingFilterBar, ActiveFilters below'],
			['Notes', 'SearchNotes: how words were read, why what is first comes first'],
			['Priority', 'a frame of its own that says it is paid for, on the first page of the newest alone'],
			['Results', 'ListingGrid, or NoResult'],
			[
				'Map',
				'of the same results; phones change over by a floating button, with title, search and filters above the map',
			],
		],
		content: [
			'What is paid for stands apart by name: “Priority listings. The advertisers paid to appear first.” Never mixed in, never repeated below.',
			'Above a thousand it says “Over 1,000 listings”.',
		],
		access: [
			'The count is a status; while it is refreshed the list before stays and is busy.',
			'Both parts have an h2: “Priority listings” and “Results”.',
		],
	},
} satisfies Guide;
