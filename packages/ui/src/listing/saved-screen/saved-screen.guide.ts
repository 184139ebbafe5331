import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang Đã lưu',
	status: 'stable',
	vn: {
		use: 'Khung trang Đã lưu của người đã đăng nhập: hai mục, tin đã lưu và tìm kiếm đã lưu.',
		avoid: [
			'Nội dung từng mục: SavedListingList, SavedSearchList.',
			'Tin đang soạn và tin của mình: không nằm ở đây (DraftList, MyListingList).',
		],
		access: ['Hai mục là liên kết có địa chỉ riêng; h1 “Đã lưu”, mỗi mục có h2 của nó.'],
	},
	en: {
		use: 'The frame of what somebody saved, once signed in: two tabs, listings and searches.',
		avoid: [
			'What is in the tabs: SavedListingList, SavedSearchList.',
			'Drafts and one’s own listings are not here (DraftList, MyListingList).',
		],
		access: ['The tabs are links with addresses; the h1 is “Saved”, each part has its h2.'],
	},
} satisfies Guide;
