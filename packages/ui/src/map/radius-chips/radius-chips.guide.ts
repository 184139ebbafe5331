import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chọn bán kính, khoảng cách, 500 m, 2 km',
	status: 'stable',
	vn: {
		use: 'Chọn nhìn rộng bao nhiêu quanh một điểm bằng năm khoảng quen: 500 m, 1, 2, 5, 10 km. Dùng trong AreaTools và AreaDialog.',
		avoid: [
			'Cần số bất kỳ: kéo mép vòng tròn trên bản đồ; ở đây không có ô gõ.',
			'Khoảng giá, diện tích: dùng RangeInput trong ListingFilterForm.',
			'Một trong vài cách xem: dùng Segmented.',
		],
		content: ['label nói bán kính của cái gì: “Tin trong bán kính 1,2 km”; dưới 1 km viết bằng mét.'],
		access: ['Là nhóm nút bật tắt; vòng đã kéo tới cỡ khác thì không nút nào được nhấn, label vẫn nói đúng số.'],
	},
	en: {
		use: 'Chooses how far around a point to look, by five usual distances: 500 m, 1, 2, 5 and 10 km. Stands in AreaTools and AreaDialog.',
		avoid: [
			'For any other distance drag the edge of the circle on the map; there is no field here.',
			'For prices and areas take RangeInput in ListingFilterForm.',
			'For one of a few views take Segmented.',
		],
		content: ['The label says what the distance is of: “Listings within 1.2 km”; below 1 km it is in metres.'],
		access: [
			'They are toggle buttons; where a circle was dragged to another size none is pressed, and the label still says the figure.',
		],
	},
} satisfies Guide;
