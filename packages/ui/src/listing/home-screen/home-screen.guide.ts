import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang chủ',
	status: 'stable',
	vn: {
		use: 'Trang đầu cho khách: tìm trước hết, rồi các kệ tin ưu tiên, mới đăng, cho thuê, dự án, và kiểm tra quy hoạch là gì.',
		avoid: [
			'Kết quả tìm kiếm: dùng ListingListScreen.',
			'Chèn biểu ngữ quảng cáo: tin trả phí nằm ở kệ “Tin ưu tiên” và luôn nói là trả phí.',
		],
		anatomy: [
			['Tìm', 'tiêu đề “Tìm nơi an cư”, ListingSearch và vài lối tìm hay gặp'],
			['Các kệ', 'bốn tin mỗi kệ và “Xem tất cả”; kệ trống bị bỏ, không hiện “Chưa có tin”'],
			['Vừa xem', 'RecentListings, chỉ khi trình duyệt này đã xem tin'],
			['Quy hoạch', 'giải thích kiểm tra quy hoạch bằng lời thường'],
		],
		content: [
			'Tên kệ nói có gì trong đó: “Nhà đất bán mới đăng”, không “Dành cho bạn”. Kệ ưu tiên kèm “Người đăng trả phí để tin đứng trước.”',
		],
		access: ['Mỗi kệ là vùng mang tên tiêu đề của nó; “Xem tất cả” đọc kèm tên kệ.'],
	},
	en: {
		use: 'The first page for visitors: search before all, then shelves of priority listings, new ones, rentals, projects, and what a planning check is.',
		avoid: [
			'For results of a search take ListingListScreen.',
			'No banners: what is paid for stands on the shelf “Priority listings”, which says so.',
		],
		anatomy: [
			['Search', 'the heading “Find your place”, ListingSearch and some usual searches'],
			['Shelves', 'four listings each and “See all”; an empty one is left out'],
			['Viewed lately', 'RecentListings, where this browser has viewed any'],
			['Planning', 'says in plain words what a planning check is'],
		],
		content: [
			'A shelf is named by what is on it: “Newly listed for sale”, not “For you”. The priority shelf adds “The advertisers paid to appear first.”',
		],
		access: ['Each shelf is a region named by its heading; “See all” is read with the name of the shelf.'],
	},
} satisfies Guide;
