import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách tin cùng một chỗ, cụm tin trên bản đồ, tin trong tòa nhà',
	status: 'stable',
	vn: {
		use: 'Mở ra từ một cụm trên bản đồ mà phóng to mấy cũng không tách được, như các căn trong một tòa chung cư: vài tin đầu và lối đến tất cả.',
		avoid: [
			'Một tin đứng riêng: ListingCard với density popup.',
			'Cụm còn tách được: chỉ phóng to, không mở danh sách.',
			'Danh sách tin trong khung bản đồ trên điện thoại: MapDrawer với ListingGrid.',
		],
		content: [
			'Mỗi dòng: giá gọn, diện tích, “đã lưu” nếu có, rồi tiêu đề: “3,45 tỷ · 88 m²”. Không ảnh, không địa chỉ: chúng giống nhau.',
		],
		access: [
			'Chiều cao không đổi khi tải, khi lỗi hay khi có tin, để bản đồ dưới khung không bị đẩy.',
			'Chỉ tiêu đề là liên kết; lỗi tải là alert kèm nút “Thử lại”.',
		],
	},
	en: {
		use: 'Opens from a cluster on the map that no zoom tells apart, as the flats of one tower: the first of them and the way to all.',
		avoid: [
			'For a listing that stands alone take ListingCard with density popup.',
			'A cluster that can still be told apart only comes closer, without a list.',
			'For what is in view on a phone take MapDrawer with ListingGrid.',
		],
		content: [
			'A line has the short price, the area, “saved” where it is, then the title: “₫3.45 billion · 88 m²”. No photo and no address: they are all alike.',
		],
		access: [
			'It is equally high while it loads, fails or is there, so that the map below is not pushed about.',
			'Only the title is a link; a failure is an alert with “Try again”.',
		],
	},
} satisfies Guide;
