import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Video YouTube, TikTok và liên kết Facebook của tin đăng',
	status: 'stable',
	vn: {
		use: 'Trên trang tin và ở chỗ duyệt tin: xem video ngay tại trang, hoặc sang trang kia ở thẻ mới.',
		avoid: ['Ảnh của tin: dùng ListingGallery.', 'Liên kết bất kỳ: tin chỉ giữ liên kết mà máy chủ đã rút gọn.'],
		content: ['Nút nói việc và nơi: “Xem video YouTube”. Nói trước rằng bấm xem thì trang đó biết.'],
	},
	en: {
		use: 'On the page of a listing and where it is reviewed: watch a video in place, or go to its site in a new tab.',
		avoid: [
			'For the photos of a listing take ListingGallery.',
			'Not for any link: a listing has only links that the server has reduced to one form.',
		],
		content: [
			'The button names the act and the site: “Watch YouTube video”. Say beforehand that the site will know who watches.',
		],
	},
} satisfies Guide;
