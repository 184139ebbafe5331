import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô tìm trang chủ, tìm nhà đất, thanh tìm kiếm lớn',
	status: 'stable',
	vn: {
		use: 'Giữa trang chủ: chọn mua, thuê hay dự án, gõ lời của mình, chọn tỉnh rồi tìm. Ba thứ, không hơn.',
		avoid: [
			'Trên danh sách kết quả: dùng ListingFilterBar.',
			'Đừng thêm giá, diện tích vào đây: gõ “nhà quận 3 5 tỷ 2” là đủ, còn lại ở bộ lọc.',
			'Chỉ cần ô gợi ý: dùng SearchBox.',
		],
		content: ['Câu mẫu là thứ gõ được thật: “Phường, dự án, đường…”; nút nói việc: “Tìm kiếm”.'],
		access: ['Là vùng tìm kiếm (search) và là form thật: không có script vẫn dẫn tới trang kết quả.'],
	},
	en: {
		use: 'In the middle of the home page: buy, rent or projects, one’s own words, a province, and search. Three things and no more.',
		avoid: [
			'Above results take ListingFilterBar.',
			'Add no price and no area: “nhà quận 3 5 tỷ 2” can be typed, the rest is in the filters.',
			'For the proposing field alone take SearchBox.',
		],
		content: ['The example is what can be typed: “Ward, project, street…”; the button names the act: “Search”.'],
		access: ['It is a search landmark and a true form: without scripts it still leads to results.'],
	},
} satisfies Guide;
