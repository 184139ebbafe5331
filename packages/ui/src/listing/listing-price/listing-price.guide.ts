import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Giá nhà đất, chữ giá, giá mỗi m², giá thỏa thuận',
	status: 'stable',
	vn: {
		use: 'Giá của tin theo cách người ta nói, kèm giá mỗi m²; thuê thì theo tháng. Là điều được nhìn đầu tiên trên thẻ, dòng và trang tin.',
		avoid: [
			'Tiền phải trả từng đồng (ví, lệnh, phí): dùng formatMoneyExact, “15.225.000 ₫”.',
			'Giá đổi theo thời gian: dùng PriceHistory.',
			'Giá một cổ phần: OfferingCard và InvestForm tự viết.',
		],
		content: [
			'Số gọn với đơn vị như khi nói: “12,4 tỷ”, “850 triệu”, “18,5 triệu/tháng”. Không “12.400.000.000 VNĐ”.',
			'Giá mỗi m² đứng cạnh, nhỏ hơn: “193,8 triệu/m²”; tin thuê không ghi.',
			'Không có giá thì “Thỏa thuận”, không “Liên hệ”, không “0 ₫”.',
		],
		access: ['Cỡ lg chỉ cho trang tin, md cho thẻ, sm cho dòng; cỡ không thay bậc tiêu đề.'],
	},
	en: {
		use: 'The price of a listing as people say it, with the price per m²; a rent by the month. What is looked at first on a card, in a line and on the page.',
		avoid: [
			'For money to be paid (wallet, orders, fees) take formatMoneyExact, “₫15,225,000”.',
			'For prices over time take PriceHistory.',
			'OfferingCard and InvestForm write the price of a share themselves.',
		],
		content: [
			'A short figure with the unit as it is said: “₫12.4 billion”, “₫850 million”, “₫18.5 million/month”. Never “VND 12,400,000,000”.',
			'The price per m² stands beside it, smaller: “₫193.8 million/m²”; a rent has none.',
			'Without a price it is “Negotiable”, not “Contact us”, not “0”.',
		],
		access: ['Size lg is for the page, md for cards, sm for lines; a size is no level of heading.'],
	},
	pairs: [
		{
			do: 'DoAsPeopleSayIt',
			dont: 'DontAllTheZeros',
			vn: '“12,4 tỷ” đọc một lần là hiểu. Mười một chữ số bắt người ta đếm số không, và dễ nhầm mười lần.',
			en: '“12,4 tỷ” is understood at once. Eleven digits make people count zeros, and miss by ten times.',
		},
	],
} satisfies Guide;
