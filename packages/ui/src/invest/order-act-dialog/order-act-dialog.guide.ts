import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hủy lệnh, hoàn tiền lệnh, hộp hỏi với lệnh góp vốn',
	status: 'stable',
	vn: {
		use: 'Hỏi trước khi người mua bỏ một lệnh đang giữ chỗ, hoặc nhân viên hoàn tiền một lệnh đã trả, và nói điều đó gây ra gì.',
		avoid: [
			'Trả tiền cho lệnh: không hỏi, đi thẳng tới OrderScreen.',
			'Hoàn một khoản không phải lệnh góp vốn: dùng PaymentLookup.',
			'Việc khác cần hỏi: dùng ActDialog.',
		],
		content: [
			'Hủy thì trấn an: “Bạn không mất tiền; nếu tiền đã chuyển đi, tiền sẽ vào ví của bạn.” rồi nói bao nhiêu lệnh như vậy thì phải chờ.',
			'Hoàn tiền nói đủ số, về đâu, của ai và không rút lại được; lý do là câu người mua đọc nguyên văn.',
			'Hộp hủy có hai nút “Hủy” và “Hủy lệnh”: đừng rút nút sau thành “Hủy”.',
		],
		access: ['Thiếu lý do hoàn tiền thì tiêu điểm đến ô lý do; bị từ chối thì lời lý do vẫn còn.'],
	},
	en: {
		use: 'Asks before a buyer gives up an order on hold, or staff refund one that was paid, and says what that causes.',
		avoid: [
			'To pay an order nothing is asked: go to OrderScreen.',
			'To refund what is no order of shares take PaymentLookup.',
			'To ask before anything else take ActDialog.',
		],
		content: [
			'Cancelling reassures: “You lose no money; anything already sent goes into your wallet.”, and says after how many one waits.',
			'Refunding says how much, where to, whose, and that it cannot be undone; the buyer reads the reason as it is.',
			'When cancelling, the two buttons are “Cancel” and “Cancel order”: never shorten the second.',
		],
		access: ['Without a reason for a refund the focus goes to that field; refused, the reason stays.'],
	},
} satisfies Guide;
