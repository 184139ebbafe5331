import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thẻ dự án góp vốn, thẻ gọi vốn',
	status: 'stable',
	vn: {
		use: 'Một dự án góp vốn giữa các dự án khác ở mục “Dự án góp vốn”: so giá một cổ phần, đã bán tới đâu, còn bao lâu, góp từ bao nhiêu.',
		avoid: [
			'Tin bán hay cho thuê thường, kể cả khi có góp vốn trong danh sách tin: dùng ListingCard.',
			'Cổ phần đang có: dùng HoldingList.',
			'Điều khoản đầy đủ: dùng OfferingFacts.',
		],
		content: [
			'Giá một cổ phần viết gọn và luôn có “mỗi cổ phần”; mức góp viết đủ: “Góp từ 15.000.000 ₫”.',
			'Không đặt lãi dự kiến lên thẻ: không có chỗ nói đó là dự kiến.',
		],
		access: ['Cả thẻ dẫn tới trang, nhưng chỉ tiêu đề là liên kết được đọc; chọn level cho hợp bậc tiêu đề quanh nó.'],
	},
	en: {
		use: 'An offering among others in “Offerings”: to weigh the price of a share, how much is sold, how long it lasts, and from how much on.',
		avoid: [
			'For sales and rents, and for offerings within lists of listings, take ListingCard.',
			'For shares that one has take HoldingList.',
			'For all the terms take OfferingFacts.',
		],
		content: [
			'The price is short and always “per share”; the minimum is exact: “From ₫15,000,000”.',
			'No expected gain on the card: there is no room to say that it is only expected.',
		],
		access: [
			'The whole card leads to its page, but only the title is read as a link; choose the level that fits around it.',
		],
	},
} satisfies Guide;
