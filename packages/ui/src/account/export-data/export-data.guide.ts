import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tải dữ liệu của bạn, xuất dữ liệu cá nhân, JSON',
	status: 'stable',
	vn: {
		use: 'Ở mục Riêng tư: đưa cho người dùng mọi điều An Cư giữ về họ trong một tệp, để xem hoặc mang đi.',
		avoid: [
			'Lịch sử tiền: TransactionHistory có nút “Tải CSV” riêng.',
			'Đừng để sau EraseAccount: người ta cần tải trước khi xóa.',
		],
		content: [
			'Tên tệp theo ngôn ngữ và ngày: an-cu-du-lieu-cua-toi-2026-03-10.json.',
			'Nói trước trong tệp có gì: hồ sơ, tin đăng, phiên đăng nhập, những gì đã đồng ý.',
		],
	},
	en: {
		use: 'Under Privacy: hands people everything that An Cư keeps about them in one file, to look at or take along.',
		avoid: [
			'The history of money has its own “Download CSV” in TransactionHistory.',
			'Do not put it after EraseAccount: people need the file before they erase.',
		],
		content: [
			"The file is named in the reader's language with the date: an-cu-my-data-2026-03-10.json.",
			'Say beforehand what is in it: profile, listings, sessions, what they agreed to.',
		],
	},
} satisfies Guide;
