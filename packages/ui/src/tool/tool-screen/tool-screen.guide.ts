import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang Công cụ nhà đất, các công cụ tính',
	status: 'stable',
	vn: {
		use: 'Khung của trang Công cụ cho người mua và người bán: năm mục, mỗi lúc một công cụ, những gì đã nhập nằm trong địa chỉ trang nên gửi và mở lại được.',
		avoid: [
			'Đặt một công cụ trong trang khác: dùng bản rút gọn của nó, như LoanPanel.',
			'Các phần của trang góp vốn hay trang Đã lưu: InvestScreen, SavedScreen.',
		],
		content: [
			'Tên mục là việc cần tính, không phải tên công thức: “Khoản vay”, “Đổi đơn vị”, “Hướng và tuổi”.',
			'Nút “Sao chép liên kết” sao chép cả số đang nhập; đừng thêm nút lưu riêng cho từng công cụ.',
		],
		access: ['Các mục là liên kết, mục đang mở được đánh dấu; màn hình hẹp cuộn hàng mục, không cuộn cả trang.'],
	},
	en: {
		use: 'The frame of the page of tools for buyers and sellers: five tabs, one tool at a time, and what is entered stays in the address, to be shared and opened again.',
		avoid: [
			'To put a tool on another page take its short form, like LoanPanel.',
			'For the parts of investing or of what is saved take InvestScreen and SavedScreen.',
		],
		content: [
			'A tab is named by what is worked out, not by a formula: “Loan”, “Land units”, “Direction and age”.',
			'“Copy link” copies the figures too; give no tool a save button of its own.',
		],
		access: ['The tabs are links and the open one is marked; on a narrow screen their row scrolls, not the page.'],
	},
} satisfies Guide;
