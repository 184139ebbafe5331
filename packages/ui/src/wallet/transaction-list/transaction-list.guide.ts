import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dòng giao dịch, tiền vào, tiền ra, sao kê theo ngày',
	status: 'stable',
	vn: {
		use: 'Trong TransactionHistory và LatestTransactions: từng khoản tiền vào ra theo ngày như sao kê ngân hàng, kèm số dư sau đó và đường tới nguyên nhân.',
		avoid: [
			'Tiền chưa biết của ai (nhân viên): dùng UnmatchedList.',
			'Tiền của dự án góp vốn theo thời gian: dùng MoneyOverTime.',
		],
		anatomy: [
			['Ngày', '“Hôm nay, 10/03/2026” và tổng trong ngày, trừ khi đang lọc bớt các dòng trong ngày'],
			['Dòng', 'mũi tên vào hay ra, loại, số tiền có dấu'],
			['Chi tiết', 'lời ghi, giờ, mã, số dư sau đó, đường dẫn'],
		],
		content: [
			'Luôn có dấu: “+500.000 ₫”, “−300.000 ₫” (dấu trừ thật, không phải gạch nối).',
			'Không dùng xanh đỏ: tiền vào đậm với mũi tên đặc, tiền ra nhạt hơn.',
			'Nhãn chỉ khi khác thường: “Đang giữ”, “Không thành công”. “Đã xong” không ghi.',
		],
		access: ['“Tiền vào”, “Tiền ra” được đọc trước số tiền.'],
	},
	en: {
		use: 'In TransactionHistory and LatestTransactions: money in and out by day as a bank states it, with the balance after and the way to its cause.',
		avoid: [
			'For money of unknown owners (staff) take UnmatchedList.',
			'For money of an offering over time take MoneyOverTime.',
		],
		anatomy: [
			['Day', '“Today, 10/03/2026” and what it comes to, unless a filter leaves out entries of the day'],
			['Entry', 'arrow in or out, type, signed amount'],
			['Details', 'note, time, code, balance after, link'],
		],
		content: [
			'Always signed: “+₫500,000”, “−₫300,000” (a true minus, not a hyphen).',
			'No green and red: money in is bold with a filled arrow, money out is lighter.',
			'A tag only where it is not usual: “On hold”, “Failed”. “Done” is not said.',
		],
		access: ['“Money in” or “Money out” is read before the amount.'],
	},
} satisfies Guide;
