import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hướng dẫn mua bán, các bước mua nhà, quy trình giao dịch',
	status: 'stable',
	vn: {
		use: 'Trang hướng dẫn cho người sắp mua hoặc bán: năm việc từ xem giấy tờ đến sang tên, mỗi bên làm gì, theo quy định nào.',
		avoid: ['Theo dõi việc của chính mình: dùng ProcedureScreen.', 'Bài viết thời sự: dùng ArticlePage.'],
		anatomy: [
			['Bước', 'số, tên, lời, người mua, người bán, căn cứ'],
			['Lưu ý', 'hướng dẫn chung, không thay tư vấn pháp lý'],
			['Bên cạnh', 'LatestTransactions, khi có'],
		],
		content: [
			'Mỗi bước có căn cứ: “Căn cứ: Điều 328 Bộ luật Dân sự 2015.” Mức thuế, phí ghi áp dụng từ ngày nào.',
			'Nói việc phải làm, không hứa kết quả.',
		],
	},
	en: {
		use: 'A guide for who is about to buy or sell: five things from the papers to the register, what each side does, and by which rule.',
		avoid: ["To follow one's own way take ProcedureScreen.", 'For articles take ArticlePage.'],
		anatomy: [
			['Step', 'number, name, words, buyer, seller, legal basis'],
			['Note', 'general guidance and no legal advice'],
			['Beside', 'LatestTransactions, where given'],
		],
		content: [
			'Each step has its basis: “Legal basis: Article 328, Civil Code 2015.” Rates say since when they apply.',
			'Say what to do and promise no outcome.',
		],
	},
} satisfies Guide;
