import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kết quả quy hoạch, kết luận, kết quả kiểm tra, văn bản có mã',
	status: 'stable',
	vn: {
		use: 'Cho người đã gửi yêu cầu: đọc kết luận về thửa đất để quyết định mua, bán hay xây, và lấy văn bản có mã kiểm tra.',
		avoid: [
			'Người cầm văn bản muốn biết thật giả: dùng PlanningVerification.',
			'Quy hoạch tại một điểm trên bản đồ: dùng ZoneDetails; đó không phải kết quả tra cứu.',
		],
		anatomy: [
			['Tình trạng', 'chỉ khi bị hủy, đang xem lại, được giữ nguyên, hoặc là bản đã sửa'],
			['Kết luận', 'lời thường, đứng đầu'],
			['Khi xây dựng, khi mua bán', 'điều rút ra cho từng việc'],
			['Các loại đất', 'ZoneDrawing và ZoneTable'],
			['Chỉ tiêu và căn cứ', 'số liệu, đồ án, ngày, mức tin cậy'],
			['Văn bản', 'tệp PDF, mã kiểm tra, tệp kèm'],
			['Ý kiến', 'chấm sao, khiếu nại'],
		],
		content: [
			'Kết luận mở đầu bằng diện tích và loại đất: “Thửa đất rộng 120 m² gồm 2 loại đất theo quy hoạch: …”.',
			'Không nói “được” hay “không được” cho cả thửa khi chỉ một phần: “24 m² có thể bị thu hồi khi Nhà nước thực hiện quy hoạch.”',
			'Luôn có câu “chỉ để tham khảo, không phải văn bản pháp lý”; dấu đỏ và quốc huy không dùng ở đây.',
			'Mã kiểm tra viết từng nhóm bốn: “7K3M-91XD-Q02W”.',
		],
		access: ['Sao là nhóm nút radio, mũi tên để đổi, chưa gửi khi chưa bấm nút; PDF lập xong được báo.'],
	},
	en: {
		use: 'For whoever asked: the verdict on their plot, to decide on buying, selling or building, and the document with its check code.',
		avoid: [
			'Whoever holds a document and doubts it takes PlanningVerification.',
			'For a point of the map take ZoneDetails, which is no answer.',
		],
		anatomy: [
			['Standing', 'only where it is withdrawn, disputed, upheld or corrected'],
			['Conclusion', 'in plain words, first'],
			['If you build, if you buy or sell', 'what follows for each'],
			['Land types', 'ZoneDrawing and ZoneTable'],
			['Limits and sources', 'figures, plan, date, confidence'],
			['Document', 'PDF, check code, files'],
			['Opinion', 'stars, saying that it is wrong'],
		],
		content: [
			'The verdict begins with area and land types, as “The plot has 120 m² in 2 planned land types: …”.',
			'Never say yes or no of the whole where a part is meant: “24 m² may be recovered by the State when the plan is carried out.”',
			'“For reference only … not a legal document” always stands; no seals and no state emblem.',
			'Check codes stand in groups of four: “7K3M-91XD-Q02W”.',
		],
		access: [
			'Stars are radio buttons that arrows move; nothing is sent before the button; a PDF that is ready is told.',
		],
	},
	pairs: [
		{
			do: 'DoVerdictWithSources',
			dont: 'DontBareVerdict',
			vn: 'Nói phần nào, bao nhiêu, theo quyết định nào, ngày nào. Một câu “không dính quy hoạch” không ai kiểm được và sai với phần lộ giới.',
			en: 'Say which part, how much, by which decision and when. “No planning issues” cannot be checked and is wrong about the road reserve.',
		},
	],
} satisfies Guide;
