import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tình trạng hệ thống, trang vận hành, bảng theo dõi',
	status: 'new',
	vn: {
		use: 'Cho người trông máy chủ thấy ngay điều gì cần xem, rồi đến hàng đợi, tiền và các máy chủ.',
		avoid: [
			'Số đo theo thời gian và cảnh báo lúc không ai mở trang: dùng Prometheus.',
			'Ghi tiền chưa khớp vào ví: mở trang Tiền chưa khớp.',
		],
		anatomy: [
			['Tóm tắt', 'nói mọi thứ ổn, hoặc có mấy việc cần xem, việc nặng nhất đứng đầu'],
			['Hàng đợi, tiền, tiền theo ngày, máy chủ', 'mỗi phần một khung, màn hình rộng xếp hai cột'],
		],
		content: ['Nói việc phải làm, không nói tên bảng hay mã lỗi: “Sổ cái không cân: dừng trả tiền ra ngoài”.'],
		access: ['Tóm tắt là vùng trạng thái nên trình đọc màn hình đọc lại khi nó đổi.'],
	},
	en: {
		use: 'Shows whoever looks after the servers what needs a look, then queues, money and servers.',
		avoid: [
			'For figures over time, and alarms while nobody has the page open, take Prometheus.',
			'To put unmatched money into a wallet open the page of unmatched money.',
		],
		anatomy: [
			['Summary', 'says that all is well, or how many things need a look, the worst first'],
			['Queues, money, money by day, servers', 'a part each, in two columns where there is room'],
		],
		content: ['Say what to do, not a table or a code: “The ledger does not balance: stop payouts”.'],
		access: ['The summary is a status, so that screen readers say it again when it changes.'],
	},
} satisfies Guide;
