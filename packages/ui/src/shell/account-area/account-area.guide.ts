import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Khu tài khoản, danh mục tài khoản, đăng nhập, đăng xuất',
	status: 'stable',
	vn: {
		use: 'Cho biết ai đang đăng nhập và mở các trang riêng của họ; khách vãng lai thấy nút “Đăng nhập”. SiteHeader đã dựng sẵn nó.',
		avoid: [
			'Các mục trong trang cài đặt: đã có danh mục riêng ở SettingsLayout.',
			'Thông báo: để NotificationBell, đứng cạnh nó.',
		],
		anatomy: [
			['Nút', 'biểu tượng và tên, tên dài bị cắt'],
			['Ví', 'đứng đầu, kèm số dư khi đã biết: “Ví: 5.000.000 ₫”'],
			['Trang riêng', 'tin đăng, đã lưu, thủ tục, cổ phần, cài đặt'],
			['Trang theo vai trò', 'chỉ hiện cho người được phép, như “Duyệt tin”'],
			['Đăng xuất', 'dưới cùng, cách bởi một nét'],
		],
		access: [
			'menu là Popover: Tab đi qua các mục, Escape đóng.',
			'list bày hết ra, cho danh mục trên điện thoại.',
			'Chưa biết ai đăng nhập thì chỉ giữ chỗ, không nháy nút “Đăng nhập”.',
		],
	},
	en: {
		use: 'Says who is signed in and opens their own pages; visitors see “Sign in”. SiteHeader brings it.',
		avoid: [
			'The parts of the settings have a navigation of their own in SettingsLayout.',
			'Notifications are NotificationBell’s, which stands beside it.',
		],
		anatomy: [
			['Button', 'icon and name; a long name is cut off'],
			['Wallet', 'comes first, with the balance once it is known: “Wallet: ₫5,000,000”'],
			['Own pages', 'listings, saved, procedures, shares, settings'],
			['Pages by role', 'only for those who may open them, like “Review listings”'],
			['Sign out', 'at the bottom, below a line'],
		],
		access: [
			'menu is a Popover: Tab goes through it, Escape closes it.',
			'list has all of it lie open, as in the menu of a phone.',
			'While it is not known who is signed in it only keeps the place and flashes no “Sign in”.',
		],
	},
} satisfies Guide;
