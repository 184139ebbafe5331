import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin vừa xem, đã xem gần đây',
	status: 'stable',
	vn: {
		use: 'Trên trang chủ: các tin vừa xem trong trình duyệt này, để quay lại căn đang phân vân; xóa được.',
		avoid: [
			'Tin chủ động giữ: dùng SavedListingList.',
			'Tin gợi ý tương tự: dùng ListingGrid.',
			'Trong trang tin: đừng chen giữa nội dung và nút gọi.',
		],
		content: ['Gọi đúng tên “Tin bạn vừa xem”, không “Gợi ý cho bạn”. Nút “Xóa danh sách” nói xóa cái gì.'],
		access: [
			'Là danh sách thật, cuộn ngang; Tab đi qua từng thẻ. Không có tin thì cả phần biến mất; vừa xóa xong thì còn tiêu đề, giữ tiêu điểm.',
		],
	},
	en: {
		use: 'On the home page: what was viewed lately in this browser, to come back to the home one is thinking of; it can be forgotten.',
		avoid: [
			'For what people keep on purpose take SavedListingList.',
			'For similar ones take ListingGrid.',
			'Never between the content of a listing and the button to call.',
		],
		content: ['It is called “Recently viewed”, not “For you”. “Clear list” says what is cleared.'],
		access: [
			'It is a true list that scrolls sideways; Tab goes from card to card. With none the whole part is gone; right after clearing its heading stays and has the focus.',
		],
	},
} satisfies Guide;
