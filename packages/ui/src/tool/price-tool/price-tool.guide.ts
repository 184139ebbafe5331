import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tính giá mỗi m², giá nhân diện tích, so giá đất',
	status: 'stable',
	vn: {
		use: 'Ở trang Công cụ: biết hai trong ba số tổng giá, diện tích, giá mỗi m² thì ra số thứ ba. Hợp khi so hai tin khác diện tích.',
		avoid: [
			'Hiện giá của một tin: dùng ListingPrice.',
			'So nhiều mặt của vài tin: dùng CompareTable.',
			'Chỉ đổi sào, công, mẫu: dùng UnitsTool.',
		],
		content: [
			'Kết quả tiền viết đủ và đọc thành chữ: “1.600.000 ₫/m²”, “Một triệu sáu trăm nghìn đồng”.',
			'Giá mỗi sào, công chỉ hiện khi đất đủ lớn, kèm câu “chỉ để dễ hình dung: hợp đồng và giấy chứng nhận ghi m²”.',
		],
		access: ['Đổi câu hỏi thì số vừa tìm được thành số đã biết, không phải gõ lại; kết quả là vùng status.'],
	},
	en: {
		use: 'On the page of tools: two of price, area and price per m² give the third. Good for weighing listings of different sizes.',
		avoid: [
			'To show the price of a listing take ListingPrice.',
			'To compare listings in many ways take CompareTable.',
			'To convert sào, công or mẫu alone take UnitsTool.',
		],
		content: [
			'Money is written to the đồng and in words: “₫1,600,000/m²”, then the amount spelt out.',
			'Prices per sào or công come only for plots that are large enough, with the word that contracts and certificates speak of m².',
		],
		access: ['Another question takes what was found as known, so that nothing is typed twice; the result is a status.'],
	},
} satisfies Guide;
