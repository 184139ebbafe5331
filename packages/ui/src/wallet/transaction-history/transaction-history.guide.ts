import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lịch sử ví, sao kê, lọc giao dịch, tải CSV',
	status: 'stable',
	vn: {
		use: 'Trên WalletScreen: tìm lại một khoản, đối chiếu theo ngày, và tải về làm sổ sách.',
		avoid: ['Vài dòng mới nhất ở trang khác: dùng LatestTransactions.', 'Các lệnh góp vốn: dùng OrderList.'],
		anatomy: [
			['Đầu', 'tiêu đề, số mục, “Tải CSV”'],
			['Lọc', 'loại, trạng thái, từ ngày, đến ngày; mở sẵn khi đang lọc'],
			['Dòng theo ngày', 'TransactionList và trang'],
		],
		content: [
			'Không thấy và chưa có là hai câu khác nhau: “Không có mục nào khớp”, “Ví chưa có giao dịch nào”.',
			'Tệp CSV ghi số đồng trơn và ghi đơn vị ở tên cột: “Số tiền (đồng)”.',
		],
		access: ['Bỏ lọc mà thứ có tiêu điểm mất đi thì tiêu điểm về tiêu đề; số mục được đọc lên.'],
	},
	en: {
		use: 'On WalletScreen: finds an entry again, compares by day, and takes them along as a file.',
		avoid: ['For the newest few elsewhere take LatestTransactions.', 'For orders of shares take OrderList.'],
		anatomy: [
			['Head', 'title, number of entries, “Download CSV”'],
			['Filter', 'type, status, from, to; lies open while it is set'],
			['Entries by day', 'TransactionList and pages'],
		],
		content: [
			'Nothing found and nothing there are two sentences: “No matching entries”, “No transactions yet”.',
			'The CSV has plain đồng and names the unit in its columns: “Amount (dong)”.',
		],
		access: ['When a filter goes with what had the focus, the heading takes it; the number of entries is read out.'],
	},
} satisfies Guide;
