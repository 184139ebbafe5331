import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đường dẫn trang, lối về, breadcrumb',
	status: 'stable',
	vn: {
		use: 'Cho biết trang đang mở nằm dưới trang nào và lối quay lên. Đứng đầu trang, trên tiêu đề.',
		avoid: [
			'Các phần ngang hàng của một màn hình: dùng TabLinks.',
			'Các bước của một việc đang làm, như đăng ký: dùng StepList. Đường dẫn là nơi chốn, không phải tiến độ.',
			'Đi tới lui trong một danh sách dài: dùng Pagination.',
		],
		anatomy: [
			['Trang phía trên', 'mỗi trang là một liên kết, từ ngoài vào trong'],
			['Mũi tên', 'ngăn các mục; trình đọc màn hình bỏ qua'],
			['Trang đang mở', 'mục cuối, chỉ là chữ'],
		],
		content: [
			'Gọi đúng tên mà trang ấy tự gọi mình: “Trang chủ”, “Nhà đất bán”.',
			'Mục cuối có thể chỉ là mã: “Mã tin 1042” ngắn hơn cả tiêu đề tin.',
			'Mục dài hơn một dòng sẽ bị cắt, nên giữ mỗi mục dưới năm chữ.',
		],
		access: [
			'Là một vùng điều hướng, cần tên trong label: “Đường dẫn trang”.',
			'Mục cuối báo là trang hiện tại; đừng cho nó href.',
			'Máy tìm kiếm đọc được cùng đường dẫn này (BreadcrumbList), nên thứ tự phải đúng.',
		],
	},
	en: {
		use: 'Says below which page the open one lies, and leads back up. Stands first on the page, above its title.',
		avoid: [
			'For parts of a screen that lie side by side take TabLinks.',
			'For the steps of something under way, like signing up, take StepList. Breadcrumbs are places, not progress.',
			'To go back and forth in a long list take Pagination.',
		],
		anatomy: [
			['Pages above', 'each is a link, from the outside in'],
			['Arrow', 'keeps the entries apart; screen readers pass over it'],
			['Open page', 'the last entry, words alone'],
		],
		content: [
			'Use the name that the page gives itself: “Home”, “Property for sale”.',
			'The last entry may be a number alone: “Listing ID 1042” is shorter than any title.',
			'An entry longer than a line is cut off: keep each under five words.',
		],
		access: [
			'It is a navigation, which needs a name in label: “Where you are”.',
			'The last entry says that it is the current page; give it no href.',
			'Search engines read the same way (BreadcrumbList), so the order has to be right.',
		],
	},
	pairs: [
		{
			do: 'DoNamePages',
			dont: 'DontNameActs',
			vn: 'Tên trang cho biết mình đang ở đâu. Động từ thì giống nút bấm, không ai biết sẽ tới trang nào.',
			en: 'Names of pages say where one is. Verbs look like buttons, and nobody knows where they lead.',
		},
	],
} satisfies PrimitiveGuide;
