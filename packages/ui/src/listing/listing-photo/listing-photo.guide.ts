import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ảnh tin, khung ảnh 4:3, ảnh nhà',
	status: 'stable',
	vn: {
		use: 'Một ảnh của tin trong khung có cỡ sẵn, nên trang không nhảy khi ảnh tới. Dùng trong thẻ, dòng, bảng so sánh, bộ ảnh.',
		avoid: [
			'Cả bộ ảnh: dùng ListingGallery.',
			'Ảnh đại diện người dùng: dùng Avatar.',
			'Ảnh trang trí trên trang nội dung: khung này luôn cắt theo 4:3.',
		],
		content: ['Không có ảnh thì khung ghi “Chưa có ảnh”; đừng thay bằng ảnh mẫu.'],
		access: [
			'Chữ thay ảnh là chú thích của người đăng; không chú thích thì ảnh coi như trang trí vì tiêu đề đứng ngay cạnh.',
			'Chỉ đặt eager cho ảnh thấy ngay khi mở trang, nhiều nhất hai ảnh.',
		],
	},
	en: {
		use: 'One picture of a listing in a frame that has its size before the picture comes, so that the page does not jump. In cards, lines, the comparison and the gallery.',
		avoid: [
			'For all the pictures take ListingGallery.',
			'For people take Avatar.',
			'Not for pictures of articles: this frame always crops to 4:3.',
		],
		content: ['Without a photo the frame says “No photo yet”; never put a sample in its place.'],
		access: [
			'The alternative text is the poster’s caption; without one the picture counts as decoration, since the title stands beside it.',
			'Give eager to what is in sight at first alone, two pictures at most.',
		],
	},
} satisfies Guide;
