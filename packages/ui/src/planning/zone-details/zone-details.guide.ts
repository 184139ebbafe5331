import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Quy hoạch tại một điểm, thông tin đồ án, bấm bản đồ',
	status: 'stable',
	vn: {
		use: 'Trong PlanningPanel: các đồ án nói gì về điểm vừa hỏi, đồ án chi tiết nhất đứng đầu.',
		avoid: ['Kết luận về cả thửa: dùng PlanningAnswerView.', 'Ý nghĩa các màu: dùng ZoneLegend.'],
		anatomy: [
			['Loại đất', 'LandName'],
			['Đồ án', 'tên, loại, quyết định và ngày, tỷ lệ, năm, nguồn'],
		],
		content: [
			'Quyết định kèm ngày: “6708/QĐ-UBND ngày 29/12/2024”; tỷ lệ “1:2.000”.',
			'Câu “chỉ để tham khảo” luôn ở cuối.',
		],
		access: ['Đóng lại thì tiêu điểm về nơi đã hỏi; số khu tìm được được đọc lên.'],
	},
	en: {
		use: 'In PlanningPanel: what the plans say of the point that was asked about, the most detailed first.',
		avoid: ['For a verdict on a plot take PlanningAnswerView.', 'For what colours mean take ZoneLegend.'],
		anatomy: [
			['Land type', 'LandName'],
			['Plan', 'name, kind, decision and date, scale, year, source'],
		],
		content: [
			'A decision has its date: “6708/QĐ-UBND dated 29/12/2024”; the scale is “1:2,000”.',
			'“For reference only” always closes it.',
		],
		access: ['Closed, the focus returns to what asked; how many zones were found is read out.'],
	},
} satisfies Guide;
