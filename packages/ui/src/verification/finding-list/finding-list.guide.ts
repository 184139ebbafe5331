import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kết quả từng mục, đạt, không đạt, chưa kiểm tra',
	status: 'stable',
	vn: {
		use: 'Bảy mục đã xem và kết quả: trong hộp của GreenCheckMark cho người mua, trên trang của người đăng và người duyệt.',
		avoid: ['Trước khi ai kiểm tra: dùng ItemList.', 'Nhập kết quả: biểu mẫu trong GreenCheckWork.'],
		anatomy: [
			['Mục', 'tên và dấu kết quả bằng chữ và hình'],
			['Tin ghi', 'claims, điều tin đăng nói, khi so'],
			['Ghi chú', 'có viền; mục không đạt viền lỗi'],
		],
		content: [
			'Ba kết quả: “Đạt”, “Không đạt”, “Chưa kiểm tra”. “Chưa kiểm tra” không có nghĩa là sai, và không được ẩn.',
			'Xanh chỉ khi isVerified, tức dưới một tích xanh còn hiệu lực.',
		],
		access: ['Ba kết quả khác nhau cả về hình (tích, chéo, gạch) và chữ.'],
	},
	en: {
		use: 'The seven items and what was found: in the window of GreenCheckMark for buyers, on pages of owners and those who approve.',
		avoid: ['Before anybody looked take ItemList.', 'To enter results take the form in GreenCheckWork.'],
		anatomy: [
			['Item', 'its name and result, in words and by shape'],
			['Listing says', 'claims, to compare with'],
			['Note', 'with a border, in the colour of errors where it failed'],
		],
		content: [
			'Three results: “Passed”, “Failed”, “Not checked”. Not checked does not mean wrong and is never hidden.',
			'Green only where isVerified: under a mark that counts.',
		],
		access: ['Results differ by shape (tick, cross, dash) and word.'],
	},
	pairs: [
		{
			do: 'DoSayWhatWasNotChecked',
			dont: 'DontHideNotChecked',
			vn: 'Kể đủ bảy mục, kể cả mục chưa kiểm tra. Chỉ kể mục đạt thì người mua tưởng giấy tờ đã xem.',
			en: 'List all seven, also what nobody looked at. With passes alone buyers believe that the papers were seen.',
		},
	],
} satisfies Guide;
