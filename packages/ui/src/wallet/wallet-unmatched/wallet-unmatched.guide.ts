import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiền đã nhận, đang đối chiếu',
	status: 'stable',
	vn: {
		use: 'Trong WalletScreen: tiền đã đến, mang mã của một khoản của chính mình nhưng không khớp, nên chưa vào ví.',
		avoid: [
			'Nhân viên đối chiếu: dùng UnmatchedList.',
			'Không có khoản nào thì không hiện gì, cũng không nói “trống”.',
		],
		content: [
			'Nói tiền ở đâu và phải làm gì trước: “Bạn không phải làm gì.”',
			'Không cộng vào số dư; không nói ai đã gửi, vì mã chỉ cho biết người gửi đã gõ gì.',
		],
		access: ['Là một vùng mang tên của tiêu đề; mỗi khoản là một mục của danh sách.'],
	},
	en: {
		use: 'In WalletScreen: money that came with the code of a payment of one’s own and did not fit it, so that it is not in the wallet yet.',
		avoid: [
			'Staff who match it take UnmatchedList.',
			'Where there is none nothing is shown, not even that it is empty.',
		],
		content: [
			'First say where the money is and what is to be done: “You do not need to do anything”',
			'It is in no sum, and who sent it is not said: a code proves what was typed.',
		],
		access: ['It is a region with the name of its heading; each amount is an item of a list.'],
	},
} satisfies Guide;
