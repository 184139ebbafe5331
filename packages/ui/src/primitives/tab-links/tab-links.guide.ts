import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thẻ chuyển phần, tab, thanh thẻ',
	status: 'stable',
	vn: {
		use: 'Chia một màn hình thành vài phần ngang hàng, mỗi phần có địa chỉ riêng: tin theo trạng thái, các công cụ tính.',
		avoid: [
			'Đổi cách xem hoặc điều kiện trong biểu mẫu: dùng Segmented.',
			'Các trang của một danh sách: dùng ListPages.',
			'Nơi đang đứng trong cả trang web: dùng Breadcrumbs.',
		],
		anatomy: [
			['Dải', 'một dòng, cuộn ngang trên điện thoại; phần đang mở tự vào tầm nhìn'],
			['Phần', 'liên kết có địa chỉ, quay lại được bằng nút của trình duyệt'],
			['Số lượng', 'đã viết theo cách của ngôn ngữ; chưa biết thì bỏ trống'],
			['Nét dưới', 'đậm ở phần đang mở'],
		],
		content: [
			'Một hai chữ: “Tất cả”, “Chờ duyệt”, “Đang đăng”, “Đã đóng”.',
			'Phần bao quát đứng đầu; thứ tự không đổi theo số lượng.',
			'Số 0 vẫn ghi “0”: không có gì chờ cũng là tin.',
		],
		access: [
			'Là vùng điều hướng có tên, không phải tablist: Tab đi từng liên kết, Enter mở.',
			'Phần đang mở báo là trang hiện tại.',
			'label nói các phần khác nhau theo gì: “Lọc theo trạng thái”.',
		],
	},
	en: {
		use: 'Parts a screen into a few that lie side by side, each with an address: listings by status, the calculators.',
		avoid: [
			'For another view or a condition of a form take Segmented.',
			'For the pages of a list take ListPages.',
			'For the place within the whole site take Breadcrumbs.',
		],
		anatomy: [
			['Row', 'one line that scrolls sideways on phones; the open part comes into sight by itself'],
			['Part', 'a link with an address, which the browser’s button goes back to'],
			['Count', 'written as the language does; left out while it is not known'],
			['Line below', 'strong under the open part'],
		],
		content: [
			'A word or two: “All”, “In review”, “Live”, “Closed”.',
			'The widest part comes first; counts do not change the order.',
			'Nought is written as “0”: that nothing waits is news too.',
		],
		access: [
			'It is a navigation with a name, not a tablist: Tab goes from link to link, Enter opens.',
			'The open part says that it is the current page.',
			'label says by what the parts differ: “Filter by status”.',
		],
	},
	pairs: [
		{
			do: 'DoSideBySide',
			dont: 'DontMixActs',
			vn: 'Mọi phần cùng một loại, bấm qua lại không sợ gì. Chen một việc như “Đăng tin” vào thì bấm nhầm là rời màn hình.',
			en: 'All parts are of one kind, safe to go through. An act among them, like “Post”, takes people off the screen by mistake.',
		},
	],
} satisfies PrimitiveGuide;
