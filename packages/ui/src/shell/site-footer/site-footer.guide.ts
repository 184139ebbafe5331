import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chân trang, cuối trang, footer',
	status: 'stable',
	vn: {
		use: 'Khép lại mọi trang: ai vận hành, dữ liệu lấy từ đâu, lối tới các loại tin và mọi quy định.',
		avoid: ['Việc hay làm mỗi ngày: để ở SiteHeader.', 'Trang bản đồ phủ kín màn hình: không có chân trang.'],
		anatomy: [
			['Lời giới thiệu', 'một câu về An Cư'],
			['Đơn vị vận hành', 'chỉ hiện khi đủ tên, địa chỉ và mã số thuế'],
			['Lời bản dùng thử', 'hiện khi dữ liệu do máy tạo'],
			['Nguồn dữ liệu', 'luôn có, kèm giấy phép'],
			['Tìm nhà đất', 'các loại tin, bản đồ, người đăng tin, kiểm tra quy hoạch, hướng dẫn, tin tức, công cụ'],
			['Quy định và chính sách', 'ba nhóm, đủ mọi văn bản'],
		],
		access: ['Hai vùng điều hướng mang tên khác nhau: “Tìm nhà đất” và “Quy định và chính sách”.'],
	},
	en: {
		use: 'Ends every page: who runs it, where data comes from, the way to all kinds of listings and to every rule.',
		avoid: ['What people do every day belongs to SiteHeader.', 'A map that fills the screen has no foot below it.'],
		anatomy: [
			['Introduction', 'a sentence about An Cư'],
			['Operator', 'only when name, address and tax number are all known'],
			['Word on the trial', 'when the data is made by a program'],
			['Sources', 'always there, with their licences'],
			['Find property', 'kinds of listings, map, posters, planning check, guide, news, tools'],
			['Rules and policies', 'three groups with every text'],
		],
		access: ['Two navigations with names of their own: “Find property” and “Rules and policies”.'],
	},
} satisfies Guide;
