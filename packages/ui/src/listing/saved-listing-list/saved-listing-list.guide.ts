import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin đã lưu, danh sách yêu thích, chọn để so sánh',
	status: 'stable',
	vn: {
		use: 'Mục “Tin đã lưu”: các căn đang cân nhắc, căn nào đã đóng, và chọn hai đến bốn căn để so sánh.',
		avoid: [
			'Tin vừa xem mà chưa lưu: dùng RecentListings.',
			'Bảng so sánh: dùng CompareTable.',
			'Tin của chính mình: dùng MyListingList.',
		],
		content: [
			'Tin đã đóng vẫn ở lại với lý do: “Đã bán · Tin này không còn đăng.”',
			'Thanh chọn nói còn cần gì: “Chọn thêm để so sánh (2 đến 4 tin).”, “Đã đủ 4 tin.” Xem một tin rồi quay lại vẫn còn chọn.',
		],
		access: ['Số tin đã chọn đọc lên; ô chọn đọc “So sánh: …”.', 'Bỏ lưu thì thẻ mất và tiêu điểm về tiêu đề.'],
	},
	en: {
		use: 'The tab “Listings” of what is saved: homes one thinks about, which of them are closed, and two to four to compare.',
		avoid: [
			'For what was viewed and not saved take RecentListings.',
			'For the comparison take CompareTable.',
			'For one’s own listings take MyListingList.',
		],
		content: [
			'A closed one stays with its reason: “Sold · No longer listed.”',
			'The bar says what is still needed: “Select more to compare (two to four).”, “You have selected four, the maximum.” On the way back from a listing they are still chosen.',
		],
		access: [
			'How many are chosen is read; a tick is read as “Compare: …”.',
			'Unsaved, the card goes and the focus is on the heading.',
		],
	},
} satisfies Guide;
