import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang đăng tin, trang sửa tin',
	status: 'stable',
	vn: {
		use: 'Khung của trang đăng tin và sửa tin: tiêu đề, đường dẫn về, và ba trạng thái trước khi có form (đang tải, chưa tải được, không còn).',
		avoid: [
			'Bản thân form: là ListingForm, truyền vào form.',
			'Xem tin như người khác thấy: dùng ListingDetailScreen.',
		],
		content: ['Tin của người khác và tin không có nói giống nhau: “Tin không còn, hoặc là tin của người khác.”'],
	},
	en: {
		use: 'The frame of the pages on which a listing is posted or changed: heading, the way back, and what is there before the form (loading, failed, gone).',
		avoid: [
			'The form itself is ListingForm, given as `form`.',
			'To see a listing as others do take ListingDetailScreen.',
		],
		content: [
			'Somebody else’s listing and one that does not exist are said alike: “It no longer exists, or it belongs to someone else.”',
		],
	},
} satisfies Guide;
