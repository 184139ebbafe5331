import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách thủ tục, hồ sơ sang tên, thủ tục của tôi',
	status: 'stable',
	vn: {
		use: 'Cho người mua, bán, tặng cho: các thủ tục của mình, tới đâu, việc tiếp theo của ai, cái nào quá hạn.',
		avoid: ['Mẫu của các thủ tục (quản trị): dùng TemplateList.', 'Đọc các bước chung: dùng TradeGuide.'],
		anatomy: [
			['Lọc', 'tên, trạng thái, loại, “Chờ tôi làm”, “Quá hạn”'],
			['Thẻ', 'tên, nhãn gấp, ProcedureProgress, câu việc tiếp theo'],
		],
		content: [
			'Câu tiếp theo nói ai: “Việc tiếp theo của bạn: …”, “Đang chờ văn phòng công chứng: …”.',
			'Hai nhãn gấp: “Quá hạn” màu lỗi, “Chờ bạn” màu mực.',
		],
		access: ['Số thủ tục được đọc khi lọc; không còn gì thì nút xem tất cả đưa tiêu điểm về tiêu đề.'],
	},
	en: {
		use: 'For those who buy, sell or give: their procedures, how far each is, whose turn it is, what is overdue.',
		avoid: ['For templates (admins) take TemplateList.', 'To read about the way in general take TradeGuide.'],
		anatomy: [
			['Filter', 'name, status, kind, “Waiting for me”, “Overdue”'],
			['Card', 'name, tags of what presses, ProcedureProgress, what is next'],
		],
		content: [
			'What is next names who: “Your next task: …”, “Waiting for the notary office: …”.',
			'Two tags press: “Overdue” in the colour of errors, “Waiting for you” in ink.',
		],
		access: ['How many there are is read out; showing all leads the focus to the heading.'],
	},
} satisfies Guide;
