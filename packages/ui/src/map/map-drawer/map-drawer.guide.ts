import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ngăn kéo danh sách trên bản đồ, kéo lên xem tin, bottom sheet',
	status: 'stable',
	vn: {
		use: 'Trên điện thoại, danh sách tin trong khung bản đồ nằm ở mép dưới: kéo lên một nửa hoặc gần hết, để so tin mà không rời bản đồ.',
		avoid: [
			'Màn hình rộng: danh sách đứng cạnh bản đồ (ListingListScreen); ngăn kéo tự ẩn từ cỡ lg.',
			'Hộp hỏi hay bộ lọc: dùng Dialog; ngăn kéo không chặn trang.',
			'Một tin vừa bấm trên bản đồ: khung mở của ListingMap.',
		],
		content: [
			'Tay nắm nói số tin: “342 tin”, “Hơn 1.000 tin”, “Đang tải tin…”, “Chưa tải được tin”; không “Vuốt lên để xem”.',
			'Cuối ngăn là ListPages; sang trang khác thì ngăn bắt đầu lại từ đầu.',
		],
		access: [
			'Tay nắm là nút: bấm hoặc phím mũi tên lên, xuống để mở rộng, thu gọn. Khi gập, nội dung bên trong không nhận tiêu điểm.',
		],
	},
	en: {
		use: 'On a phone, the listings in view lie at the lower edge of the map: pulled up halfway or nearly all the way, to weigh them without leaving the map.',
		avoid: [
			'On wide screens the list stands beside the map (ListingListScreen); the drawer hides itself from lg on.',
			'For a question or filters take Dialog; the drawer does not block the page.',
			'For the one listing that was pressed there is the popup of ListingMap.',
		],
		content: [
			'The handle says how many: “342 listings”, “Over 1,000 listings”, “Loading listings…”, “Listings could not be loaded”; not “Swipe up”.',
			'ListPages stands at its end; another page begins at the top.',
		],
		access: [
			'The handle is a button: press it, or use the up and down arrow keys. Folded, nothing in it can be focused.',
		],
	},
} satisfies Guide;
