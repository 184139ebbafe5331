import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh bạ người đăng tin, môi giới, chủ nhà',
	status: 'stable',
	vn: {
		use: 'Trang người đăng tin: tìm theo tên, xem ai đang có bao nhiêu tin và vào trang của họ, để chọn người hỏi.',
		avoid: [
			'Trang của một người: dùng PersonScreen.',
			'Liên hệ của một tin: dùng ListingContact.',
			'Xếp hạng hay chấm sao: không có; chỉ có số tin và ngày tham gia.',
		],
		content: [
			'Thứ tự nói thẳng ở lời dẫn: “người nhiều tin đứng trước”. Số tin là tin đang đăng, không phải tổng đã đăng.',
		],
		access: ['Số người là vùng status; tìm không ra thì có lối “Xem tất cả”.'],
	},
	en: {
		use: 'The page of people who post: search by name, see who has how many listings, and go to their page, to choose whom to ask.',
		avoid: [
			'For the page of one person take PersonScreen.',
			'For whom to call about a listing take ListingContact.',
			'No ranks and no stars: only how many listings, and since when.',
		],
		content: [
			'The lead says the order: “most listings first”. Counted are public listings, not all that were ever posted.',
		],
		access: ['The count is a status; where nobody is found there is “Show all”.'],
	},
} satisfies Guide;
