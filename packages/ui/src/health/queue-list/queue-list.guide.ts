import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách hàng đợi, việc nền',
	status: 'new',
	vn: {
		use: 'Cho thấy từng loại việc nền: đang đợi bao nhiêu, chậm từ khi nào, bao nhiêu việc bị lỗi, và cho thử lại.',
		avoid: ['Danh sách từng việc một: nội dung việc có thể chứa dữ liệu riêng nên không hiện ở đây.'],
		access: ['Nút Thử lại nói rõ loại việc trong tên.', 'Khi nút mất đi vì đã thử lại xong, tiêu điểm về danh sách.'],
	},
	en: {
		use: 'Shows each kind of background work: how much waits, since when it is late, how much was given up, and tries that again.',
		avoid: ['Single jobs: what they hold may be private, so it is not shown here.'],
		access: [
			'The button names the kind of work that it tries again.',
			'When it goes away because that is done, the focus moves to the list.',
		],
	},
} satisfies Guide;
