import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiến độ gọi vốn, đã bán bao nhiêu, còn bao lâu',
	status: 'stable',
	vn: {
		use: 'Trên thẻ và bản xem trước của dự án góp vốn: đã bán tới đâu, mức tối thiểu đạt chưa, còn bao lâu. Giúp biết tiền có thể bị hoàn hay không.',
		avoid: [
			'Chỉ cần dải cổ phần khi đang chọn số: dùng ShareBar.',
			'Tiến độ xây dựng: viết trong “Cập nhật từ dự án”, không dùng dải này.',
			'Tiến độ một thủ tục: dùng ProcedureProgress.',
		],
		content: [
			'Thiếu bao nhiêu nói bằng cổ phần và tiền, kèm hậu quả: “Còn thiếu 340 cổ phần (1,7 tỷ) để đạt mức tối thiểu 800. Hết hạn mà chưa đạt thì hoàn tiền.”',
			'Thời hạn là ngày giờ thật: “Còn 22 ngày, đến 01/04/2026 17:00”; chỉ ngày cuối mới có đồng hồ.',
			'Không “Cháy hàng”, không phần trăm làm tròn lên.',
		],
		access: ['Dải màu không được đọc; mọi số đều có bằng chữ. Đồng hồ ngày cuối cũng không được đọc từng giây.'],
	},
	en: {
		use: 'On cards and previews of offerings: how much is sold, whether the minimum is reached, how long it lasts. It tells whether money may be given back.',
		avoid: [
			'For the strip alone, while a number is chosen, take ShareBar.',
			'Progress of building belongs into “Project updates”, not into this strip.',
			'For progress of a procedure take ProcedureProgress.',
		],
		content: [
			'What is missing is said in shares and money, with what follows: “340 more (₫1.7 billion) to reach the minimum target of 800 shares. If it is not reached by the end, the money is refunded.”',
			'The end is a real moment: “22 days left, until 01/04/2026 17:00”; a clock runs on the last day only.',
			'No “going fast”, no percentage rounded up.',
		],
		access: [
			'The strip is not read; every figure is there in words. Nor is the clock of the last day read second by second.',
		],
	},
	pairs: [
		{
			do: 'DoSaysWhatIsMissing',
			dont: 'DontHurriesPeople',
			vn: 'Người góp cần biết còn thiếu bao nhiêu và thiếu thì sao. Phần trăm to với lời giục giấu đúng điều đó.',
			en: 'Those who invest need to know what is missing and what follows then. A large percentage and a call to hurry hide just that.',
		},
	],
} satisfies Guide;
