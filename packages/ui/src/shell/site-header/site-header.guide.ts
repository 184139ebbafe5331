import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đầu trang, thanh đầu trang, thanh điều hướng, header',
	status: 'stable',
	vn: {
		use: 'Đứng trên mọi trang và ở lại khi cuộn: đi đâu, đăng tin, ngôn ngữ, sáng tối, thông báo, tài khoản.',
		avoid: [
			'Các phần của một màn hình: dùng TabLinks trong trang.',
			'Đường về trang trên: dùng Breadcrumbs.',
			'Trang mới chỉ vài người dùng: để trong danh mục tài khoản, theo quyền.',
		],
		anatomy: [
			['Đến nội dung chính', 'chỉ hiện khi nhận tiêu điểm'],
			['Brand', 'về trang chủ'],
			['Điều hướng', 'năm trang chính; trên điện thoại nằm trong danh mục bên'],
			['Đăng tin', 'nút viền: đỏ dấu dành cho một việc chính của từng màn hình'],
			['Ngôn ngữ, sáng tối', 'ở màn hình hẹp dời vào danh mục khi hết chỗ'],
			['notifications', 'chỗ cho chuông; khách vãng lai không có'],
			['Tài khoản', 'AccountArea: đăng nhập, hoặc tên và các trang riêng theo vai trò'],
		],
		content: [
			'Mục điều hướng một hai chữ: “Mua bán”, “Cho thuê”, “Dự án”.',
			'Hẹp dưới 20rem, như khi đặt chữ rất to, “Đăng tin” và ngôn ngữ nằm trong danh mục; nút danh mục luôn còn.',
			'Ở 320 px chỉ “Đăng tin” được co lại; thử cả tiếng Anh khi thêm gì vào đây.',
		],
		access: [
			'Trang đang mở gạch chân đỏ và báo là trang hiện tại.',
			'account undefined giữ chỗ khi chưa biết ai đăng nhập, để nút không nhảy dưới ngón tay.',
			'Danh mục trên điện thoại là Dialog: giữ tiêu điểm, Escape đóng.',
		],
	},
	en: {
		use: 'Stands above every page and stays while it scrolls: where to go, posting, language, light and dark, notifications, account.',
		avoid: [
			'For parts of a screen take TabLinks on the page.',
			'For the way back up take Breadcrumbs.',
			'A new page that few people use belongs into the account menu, by their rights.',
		],
		anatomy: [
			['Skip to main content', 'seen only while it has the focus'],
			['Brand', 'leads home'],
			['Navigation', 'five main pages; on phones in the menu at the side'],
			['Post', 'an outlined button: seal red is for the one call of each screen'],
			['Language, light and dark', 'move into the menu where a narrow screen has no room'],
			['notifications', 'the place of the bell; visitors have none'],
			['Account', 'AccountArea: the way in, or the name with their own pages by role'],
		],
		content: [
			'Entries have a word or two: “For sale”, “For rent”, “Projects”.',
			'Below 20rem, as with very large letters, “Post” and the language are in the menu; the menu’s button always stays.',
			'At 320 px only “Post” gives way; try English too when adding anything here.',
		],
		access: [
			'The open page is underlined in red and says that it is current.',
			'account undefined keeps the place while it is not known who is signed in, so that no button moves under a finger.',
			'The menu on phones is a Dialog: it keeps the focus, Escape closes it.',
		],
	},
} satisfies Guide;
