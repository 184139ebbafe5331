import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bộ ảnh của tin, xem ảnh lớn',
	status: 'stable',
	vn: {
		use: 'Đầu trang tin: ảnh bìa lớn, hai ảnh bên cạnh, trên điện thoại thì vuốt qua mọi ảnh; bấm vào là xem lớn lần lượt.',
		avoid: [
			'Một ảnh trên thẻ: dùng ListingPhoto.',
			'Thêm, sắp xếp ảnh: dùng PhotoField.',
			'Giấy tờ quét: là tệp, dùng DocumentList.',
		],
		content: [
			'Hình vẽ phải có nhãn “Hình vẽ minh họa”; không để người xem tưởng là ảnh chụp.',
			'Số ảnh trên ô cuối, trên điện thoại thì trên ảnh bìa: “12 ảnh”, không “+9”.',
		],
		access: ['Mỗi ảnh là nút đọc “Xem ảnh 1 trên 12 ở cỡ lớn”; chú thích của người đăng là chữ thay ảnh.'],
	},
	en: {
		use: 'At the top of a listing’s page: the cover large with two beside it, on a phone all of them pushed on by a finger; at a press, one after another in large.',
		avoid: [
			'For one picture on a card take ListingPhoto.',
			'To add and order photos take PhotoField.',
			'Scanned papers are files: take DocumentList.',
		],
		content: [
			'A drawing bears “Illustration only”; nobody is to take it for a photo.',
			'The last frame, on a phone the cover, says how many there are: “12 photos”, not “+9”.',
		],
		access: [
			'Each picture is a button read as “View photo 1 of 12 full size”; the poster’s caption is its alternative text.',
		],
	},
} satisfies Guide;
