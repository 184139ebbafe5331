import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phiếu thanh toán, hóa đơn, phiếu thu, bảng kê',
	status: 'stable',
	vn: {
		use: 'Bên cạnh bước trả tiền: người trả kiểm lại đang trả cho việc gì, từng dòng và tổng, bằng số và bằng chữ, như tờ phiếu quen thuộc.',
		avoid: ['Sau khi đã trả: dùng Receipt.', 'Không phải hóa đơn thuế: đừng thêm mã số thuế hay ký hiệu hóa đơn.'],
		anatomy: [
			['Đầu phiếu', '“Phiếu thanh toán”, số, việc được trả, người nộp tiền'],
			['Các dòng', 'tên, lời thêm, số tiền; số âm là giảm trừ'],
			['Tổng cộng', 'số, rồi “Bằng chữ: …”'],
		],
		content: [
			'Dòng nói đúng đối tượng: “Phí kiểm tra quy hoạch”, “Thửa 215, tờ 12, phường Bến Nghé”.',
			'Bằng chữ lấy từ priceInWords, không viết tay.',
		],
	},
	en: {
		use: 'Beside a step of paying: people check what they pay for, line by line and in total, in figures and in words, as on the paper slip they know.',
		avoid: ['Once it is paid take Receipt.', 'It is no tax invoice: add no tax numbers or series.'],
		anatomy: [
			['Head', '“Payment slip”, number, what is paid for, payer'],
			['Lines', 'name, more words, amount; below zero takes off'],
			['Total', 'figures, then “In words: …”'],
		],
		content: [
			'A line names its object: “Planning check fee”, “Plot 215, map sheet 12, Bến Nghé ward”.',
			'The words come from priceInWords and are never typed.',
		],
	},
} satisfies Guide;
