import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bảng đặc điểm, thông số nhà đất, pháp lý',
	status: 'stable',
	vn: {
		use: 'Trên trang tin và khi duyệt: mọi đặc điểm (property) hoặc giấy tờ (papers) thành hai cột tên và giá trị.',
		avoid: [
			'Vài số chính trên thẻ hay đầu trang: dùng ListingFactsRow.',
			'So nhiều tin: dùng CompareTable.',
			'Điều khoản góp vốn: dùng OfferingFacts.',
		],
		content: [
			'Không biết thì bỏ dòng đó, không “Đang cập nhật”, không gạch ngang.',
			'Điều hay bị hiểu quá lên (giấy tờ khác, chính chủ đăng) có một dòng giải thích ngay dưới, lời trung tính, không cảnh báo.',
			'Số kèm đơn vị và dấu phẩy thập phân: “48,5 m²”, “4,2 m”.',
		],
		access: ['Là danh sách mô tả (dl), trình đọc màn hình đọc theo cặp tên và giá trị.'],
	},
	en: {
		use: 'On the page of a listing and when it is accepted: every fact of it (property), or of its papers (papers), as names and values.',
		avoid: [
			'For the main figures on a card or in a head take ListingFactsRow.',
			'To compare listings take CompareTable.',
			'For the terms of an offering take OfferingFacts.',
		],
		content: [
			'What is not known is left out: no “to be updated”, no dash.',
			'What is easily taken for more than it says (other papers, posted by the owner) has a line below that explains it, in neutral words and no warning.',
			'Figures have their unit: “48.5 m²”, “4.2 m”.',
		],
		access: ['It is a description list: names and values are read in pairs.'],
	},
} satisfies Guide;
