import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhãn trạng thái tin, chờ duyệt, đang đăng, bị từ chối',
	status: 'stable',
	vn: {
		use: 'Tin đang ở đâu, bằng một nhãn: trong “Tin đăng của tôi” và trên tin đã lưu mà nay đã đóng. Tin đã đóng thì nhãn nói vì sao.',
		avoid: [
			'Trạng thái lệnh, kiểm tra quy hoạch, tích xanh: mỗi miền có nhãn riêng; đừng mượn nhãn này.',
			'Trên thẻ cho người mua: không; tin công khai thì đương nhiên “Đang đăng”.',
			'Phân loại không phải trạng thái (Mua bán, Góp vốn): dùng Tag.',
		],
		content: [
			'Một nhãn, một ý: “Bị từ chối”, không “Đã đóng” cạnh “Bị từ chối”.',
			'Ba trạng thái công khai của hệ thống đều là “Đang đăng”; không bao giờ hiện ACCEPT hay CANCEL.',
		],
		access: ['Nghĩa nằm ở chữ; màu chỉ thêm cho “Bị từ chối”.'],
	},
	en: {
		use: 'Where a listing stands, in one tag: in “My listings”, and on a saved one that was closed since. Of a closed one it says why.',
		avoid: [
			'Orders, planning checks and green checks have tags of their own; do not borrow this one.',
			'Not on cards for buyers: a public listing is public.',
			'For what is no state (kind, shares) take Tag.',
		],
		content: [
			'One tag, one idea: “Rejected”, not “Closed” beside it.',
			'The three public states of the system are all “Live”; ACCEPT or CANCEL are never shown.',
		],
		access: ['The meaning is in the words; colour only adds to “Rejected”.'],
	},
	pairs: [
		{
			do: 'DoOneTagThatSaysWhy',
			dont: 'DontCodesSideBySide',
			vn: 'Một nhãn nói luôn lý do. Mã hệ thống cạnh một nhãn chung bắt người đăng tự ghép hai thứ lại.',
			en: 'One tag says the reason at once. A code beside a general tag leaves it to the poster to join the two.',
		},
	],
} satisfies Guide;
