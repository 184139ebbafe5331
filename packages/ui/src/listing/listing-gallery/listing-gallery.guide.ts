import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bộ ảnh của tin, xem ảnh lớn',
	status: 'stable',
	vn: {
		use: 'Đầu trang tin: ảnh bìa lớn, hai ảnh bên cạnh, bấm vào là xem lớn lần lượt mọi ảnh.',
		avoid: [
			'Một ảnh trên thẻ: dùng ListingPhoto.',
			'Thêm, sắp xếp ảnh: dùng PhotoField.',
			'Giấy tờ quét: là tệp, dùng DocumentList.',
		],
		content: [
			'Hình vẽ phải có nhãn “Hình vẽ minh họa”; không để người xem tưởng là ảnh chụp.',
			'Số ảnh trên ô cuối: “12 ảnh”, không “+9”.',
		],
		access: ['Mỗi ảnh là nút đọc “Xem ảnh 1 trên 12 ở cỡ lớn”; chú thích của người đăng là chữ thay ảnh.'],
	},
	en: {
		use: 'At the top of a listing’s page: the cover large, two beside it, and all of them in large one after another at a press.',
		avoid: [
			'For one picture on a card take ListingPhoto.',
			'To add and order photos take PhotoField.',
			'Scanned papers are files: take DocumentList.',
		],
		content: [
			'A drawing bears “Drawing for illustration”; nobody is to take it for a photo.',
			'The last frame says how many there are: “12 photos”, not “+9”.',
		],
		access: [
			'Each picture is a button read as “See picture 1 of 12 in large”; the poster’s caption is its alternative text.',
		],
	},
} satisfies Guide;
