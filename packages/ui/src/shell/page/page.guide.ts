import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phần chính của trang, trang lỗi, không tìm thấy trang, 404, chỉ dành cho nhân viên',
	status: 'stable',
	vn: {
		use: 'Chứa nội dung giữa đầu trang và chân trang, với bề rộng hợp từng loại. NotFoundScreen, CrashScreen và StaffOnlyScreen là những trang dựng sẵn cho đường dẫn sai, lỗi và người không có vai trò.',
		avoid: [
			'Một phần trong trang: dùng Sheet.',
			'Một phần không tải được: dùng LoadError tại chỗ, đừng thay cả trang.',
		],
		anatomy: [
			['wide', 'mặc định, cho danh sách và chi tiết'],
			['narrow', 'cho một biểu mẫu, như đăng nhập'],
			['full', 'sát mép, cho bản đồ'],
		],
		content: [
			'Trang lỗi nói lỗi của ai: “Lỗi ở phía chúng tôi, không phải do bạn.”',
			'Nhân viên mở trang của vai trò khác được nói đúng như vậy, không phải “chỉ dành cho nhân viên”.',
			'Đường dẫn sai vẫn chỉ hai lối đi: “Về trang chủ” và “Tìm nhà đất”.',
		],
		access: [
			'Là vùng main, nơi liên kết “Đến nội dung chính” đưa tới; mỗi trang chỉ một.',
			'Nội dung bên trong bắt đầu bằng h1.',
		],
	},
	en: {
		use: 'Holds what stands between head and foot, as wide as its kind asks for. NotFoundScreen, CrashScreen and StaffOnlyScreen are the pages for addresses that lead nowhere, for failures and for people without the role.',
		avoid: [
			'For one part of a page take Sheet.',
			'For a part that could not be loaded take LoadError in its place; do not replace the page.',
		],
		anatomy: [
			['wide', 'the default, for lists and details'],
			['narrow', 'for a single form, like signing in'],
			['full', 'from edge to edge, for maps'],
		],
		content: [
			'A failure says whose fault it is: “The problem is on our side, not yours.”',
			'Staff on the page of another role are told just that, and not that it is for staff.',
			'An address that leads nowhere still shows two ways on: “Go to the home page” and “Find property”.',
		],
		access: [
			'It is the main region, where “Skip to main content” leads; one on every page.',
			'What is inside begins with an h1.',
		],
	},
} satisfies Guide;
