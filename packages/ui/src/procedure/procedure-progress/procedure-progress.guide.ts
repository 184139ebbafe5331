import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tiến độ thủ tục, bao nhiêu việc đã xong, thanh tiến độ',
	status: 'stable',
	vn: {
		use: 'Trong thẻ và trang của một thủ tục: đã xong bao nhiêu việc trên tổng số.',
		avoid: ['Các bước ngắn khi đăng ký: dùng StepList.', 'Cổ phần đã bán: dùng OfferingProgress.'],
		content: ['Nói bằng số việc, không bằng phần trăm: “3 trong 14 việc đã xong” dễ hiểu hơn “21%”.'],
		access: ['Thanh chỉ để nhìn; chữ nói cùng điều nên thanh bị ẩn với trình đọc màn hình.'],
	},
	en: {
		use: 'On the card and page of a procedure: how many tasks are done of how many.',
		avoid: ['For the short steps of signing up take StepList.', 'For shares that are sold take OfferingProgress.'],
		content: ['Tasks, not percent: “3 of 14 tasks done” says more than “21%”.'],
		access: ['The bar is for the eye; words say the same, so it is hidden from screen readers.'],
	},
} satisfies Guide;
