import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang lệnh góp vốn, thanh toán lệnh',
	status: 'stable',
	vn: {
		use: 'Trang của một lệnh: khi chờ trả thì có đồng hồ giữ chỗ và các cách trả (billing), sau đó là phiếu.',
		avoid: [
			'Danh sách lệnh: dùng OrderList.',
			'Các cách trả tiền: đưa Billing vào billing, đừng dựng lại ở đây.',
			'Hỏi trước khi hủy: việc của chỗ dùng, với OrderActDialog.',
		],
		content: [
			'Tiêu đề nói việc cần làm: “Thanh toán lệnh CP7K2M9X”, đã trả, đã hủy hoặc hết giờ là “Lệnh góp vốn CP7K2M9X”.',
			'Lệnh hết giờ hoặc đã hủy có lối “Mua lại”, dẫn về dự án. Đồng hồ về 0 là hết giờ ngay, không đợi máy chủ.',
		],
		access: ['Lệnh của người khác và lệnh không có đều là cùng một trang NotFound.'],
	},
	en: {
		use: 'The page of one order: while it is to be paid, the clock of the hold and the ways to pay (billing), afterwards the slip.',
		avoid: [
			'For a list take OrderList.',
			'The ways to pay are Billing, given as `billing`; do not build them anew.',
			'Asking before it is cancelled is the caller’s, with OrderActDialog.',
		],
		content: [
			'The heading says what to do: “Pay order CP7K2M9X”, and once it is paid, given up or expired “Order CP7K2M9X”.',
			'An order that expired or was cancelled has “Buy again”, which leads to the project. It expires as its clock ends, before the server says so.',
		],
		access: ['Somebody else’s order and one that does not exist are the same page, NotFound.'],
	},
} satisfies Guide;
