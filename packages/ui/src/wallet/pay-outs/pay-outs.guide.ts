import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Các lần trả tiền ra, tiền đang giữ để trả, rút tiền',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên: tiền đang giữ để chuyển về ngân hàng mà chưa ghi, lần giữ lâu nhất đứng đầu, và nút giữ thêm.',
		avoid: ['Tiền vào chưa rõ chủ: dùng UnmatchedList.', 'Không chuyển tiền: ngân hàng chuyển, ở đây chỉ giữ và ghi.'],
		anatomy: [
			['Nút', 'PayOutWallet, luôn có'],
			['Dòng', 'số tiền, giữ từ bao giờ, của ai, vì sao, và hai nút “Ghi đã chuyển”, “Không chuyển nữa”'],
		],
		content: [
			'Câu trên danh sách nhắc xem sao kê trước khi chuyển: người khác có thể đã chuyển.',
			'Không tự trả về ví: chỉ người biết ngân hàng đã chuyển hay chưa.',
		],
		access: ['Nút mỗi dòng mang số tiền và chủ ví; xong thì dòng mất đi và tiêu điểm về tiêu đề.'],
	},
	en: {
		use: 'For administrators: what is held for a bank transfer and not booked, the longest held first, and the way to hold more.',
		avoid: [
			'For money of an unknown owner take UnmatchedList.',
			'It sends no money: the bank does, this holds and books it.',
		],
		anatomy: [
			['Button', 'PayOutWallet, always there'],
			['Row', 'amount, since when, whose, why, and two buttons “Record transfer” and “Cancel payout”'],
		],
		content: [
			'The sentence above says to look at the statement before sending: somebody else may have.',
			'Nothing goes back by itself: people alone know whether the bank has sent it.',
		],
		access: ['Each button names amount and owner; once done its row is gone and the focus is on the heading.'],
	},
} satisfies Guide;
