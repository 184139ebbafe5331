import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Liên hệ người đăng, gọi điện, nút gọi',
	status: 'stable',
	vn: {
		use: 'Cạnh nội dung trang tin: giá và gọi cho ai (trên điện thoại: dưới phần đầu, nơi đã có giá). Là việc quan trọng nhất trên trang.',
		avoid: [
			'Trang của một người đăng: dùng PersonScreen.',
			'Mua cổ phần: dùng OfferingPanel.',
			'Trên thẻ tin: không đặt nút gọi; người ta cần xem tin trước.',
		],
		content: [
			'Số điện thoại nằm ngay trong nút, viết như khi đọc: “Gọi 0900 001 234”.',
			'Nói rõ chính chủ hay môi giới: “Chính chủ đăng”.',
			'Không có số thì nói vì sao: “Người đăng chưa công khai số điện thoại.”',
			'Tên và số tin khác dẫn tới trang của người đăng, nơi có thông tin liên hệ mà họ cho hiện.',
		],
		access: ['Là vùng tên “Liên hệ”; nút gọi là liên kết tel, bàn phím và điện thoại đều dùng được.'],
	},
	en: {
		use: 'Beside the page of a listing: the price and whom to call (on phones below its head, which has the price). It is what matters most on the page.',
		avoid: [
			'For the page of a poster take PersonScreen.',
			'To buy shares take OfferingPanel.',
			'No call button on cards: people need to see the listing first.',
		],
		content: [
			'The number stands on the button, written as it is said: “Call 0900 001 234”.',
			'It says whether the owner or a broker posted it.',
			'Without a number it says why: “The advertiser has not shared a phone number.”',
			'The name and the number of other listings lead to the page of the poster, with the contacts that they show.',
		],
		access: ['It is a region named “Contact”; the button is a tel link that works by keyboard and on phones.'],
	},
} satisfies Guide;
