import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bản đồ ghim vị trí, chọn vị trí trên bản đồ, định vị thửa đất',
	status: 'stable',
	vn: {
		use: 'Nói một thứ nằm ở đâu: đặt ghim khi đăng tin hay yêu cầu kiểm tra quy hoạch; bỏ onPin thì chỉ cho xem chỗ đã ghim.',
		avoid: [
			'Nhiều tin trên bản đồ: dùng ListingMap.',
			'Khoanh vùng tìm kiếm: dùng AreaTools.',
			'Địa chỉ bằng chữ: dùng AddressSelect; ghim không thay cho địa chỉ trên sổ.',
		],
		content: [
			'Nói lợi ích chứ không ra lệnh: “Đặt ghim đúng thửa để người xem tìm được tin trên bản đồ.”',
			'Ghim lệch với địa chỉ thì nhắc bên dưới, đừng tự dời ghim.',
		],
		access: [
			'Bằng bàn phím: mũi tên đưa vị trí vào giữa khung, rồi bấm “Ghim vào giữa khung”.',
			'Vị trí đã ghim là vùng status: “Đã ghim ở vĩ độ 10,7769, kinh độ 106,7009.”',
		],
	},
	en: {
		use: 'Says where one thing lies: sets the pin when a listing is posted or a planning check is asked for; without onPin it only shows the place.',
		avoid: [
			'For several listings take ListingMap.',
			'To search within an outline take AreaTools.',
			'For an address in words take AddressSelect; a pin does not replace the address on the certificate.',
		],
		content: [
			'Say what it is good for, do not command: a pin on the very plot lets people find the listing on the map.',
			'Where pin and address differ, note it below; do not move the pin.',
		],
		access: [
			'By keyboard the arrow keys bring the place to the middle, then “Pin at centre” sets it.',
			'The place is a status: “Pinned at latitude 10.7769, longitude 106.7009.”',
		],
	},
} satisfies Guide;
