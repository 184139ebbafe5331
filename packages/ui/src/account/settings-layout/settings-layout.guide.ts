import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Cài đặt, khung trang cài đặt, menu cài đặt',
	status: 'stable',
	vn: {
		use: 'Khung của mọi trang Cài đặt: năm mục ở bên trái, trên điện thoại là một hàng cuộn ngang, và trang đang mở.',
		avoid: ['Vài cách xem của một danh sách: dùng TabLinks hoặc Segmented.', 'Trang của nhân viên không nằm ở đây.'],
		content: ['Tên mục là danh từ ngắn: “Ví”, “Bảo mật”, “Riêng tư”; dưới h1 có một câu nói trang có gì.'],
		access: ['Mục đang mở có aria-current và luôn nằm trong tầm nhìn của hàng cuộn.'],
	},
	en: {
		use: 'The frame of every page of the settings: five pages at the side, on a phone in a row that scrolls, and the one that is open.',
		avoid: ['For views of one list take TabLinks or Segmented.', 'Pages of staff do not belong here.'],
		content: [
			'Pages have short nouns as names: “Wallet”, “Security”, “Privacy”; a sentence below the h1 says what is there.',
		],
		access: ['The open page has aria-current and stays in sight of the scrolling row.'],
	},
} satisfies Guide;
