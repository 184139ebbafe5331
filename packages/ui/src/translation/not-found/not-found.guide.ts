import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Không tìm thấy, không có trang này, tin không còn, 404',
	status: 'stable',
	vn: {
		use: 'Cả trang của một bản ghi không còn, hoặc thuộc về người khác: tin đã gỡ, lệnh của tài khoản khác, đường dẫn cũ.',
		avoid: [
			'Chưa tải được vì mạng: dùng LoadError, có nút thử lại.',
			'Một phần của trang trống: dùng StateMessage.',
			'Danh sách lọc không ra: dùng NoMatch hoặc NoResult.',
		],
		content: [
			'Không phân biệt “không có” với “không được xem”: nói vậy là lộ rằng bản ghi tồn tại. “Đường dẫn có thể đã cũ, hoặc lệnh thuộc về tài khoản khác.”',
			'Luôn dẫn đến nơi gần nhất còn dùng được: “Các lệnh của tôi”, không phải trang chủ.',
		],
		access: ['Tiêu đề của nó là h1: trang không được có h1 nào khác.'],
	},
	en: {
		use: 'The whole page of a record that is gone or somebody else’s: a listing taken down, an order of another account, an old link.',
		avoid: [
			'Where the connection failed take LoadError, which can try again.',
			'Where one part of a page is empty take StateMessage.',
			'Where a filtered list leaves nothing take NoMatch or NoResult.',
		],
		content: [
			'Do not tell “is not there” from “not for you”: that would say that it exists. “The link may be out of date, or the order belongs to another account.”',
			'Always lead to the nearest place that is of use: “My orders”, not the home page.',
		],
		access: ['Its title is the h1: the page has no other.'],
	},
} satisfies Guide;
