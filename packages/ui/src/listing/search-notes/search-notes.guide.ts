import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hiểu là, giải thích kết quả tìm, vì sao tin đứng trước',
	status: 'stable',
	vn: {
		use: 'Dưới điều kiện lọc của danh sách: nói máy hiểu lời tìm thế nào và vì sao tin đầu đứng đầu, kèm lối chuyển lời thành bộ lọc.',
		avoid: [
			'Điều kiện bỏ được: dùng ActiveFilters.',
			'Nói khi không có kết quả: dùng NoResult.',
			'Đừng giấu thứ tự trả phí sau chữ khác: có tin ưu tiên thì câu này phải nói.',
		],
		content: [
			'Lời hiểu là các mẩu cách nhau bằng dấu chấm giữa: “Hiểu là: hẻm xe hơi · đã có sổ · khoảng 5,2 tỷ”.',
			'Thứ tự thành câu: “Giá thấp đứng trước, tin thỏa thuận ở cuối.”',
			'Giá không có “từ”, “dưới” thì tìm quanh 10% và nói “khoảng”.',
		],
	},
	en: {
		use: 'Below the conditions of a list: how the words were read and why what is first comes first, with the way to turn the words into filters.',
		avoid: [
			'For conditions that can be taken away take ActiveFilters.',
			'Where nothing is found take NoResult.',
			'Do not hide paid places behind other words: with priority listings this line has to say so.',
		],
		content: [
			'How it was read comes in pieces with middle dots: “Understood as: … · … · about ₫5.2 billion”.',
			'The order is a sentence: “Lowest prices first, negotiable last.”',
			'A price without “from” or “under” is looked for within 10% and called “about”.',
		],
	},
} satisfies Guide;
