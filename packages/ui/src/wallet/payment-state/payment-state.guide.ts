import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tình trạng thanh toán, kết quả thanh toán, lỗi thanh toán',
	status: 'stable',
	vn: {
		use: 'Sau khi trả: đang chờ, đã trả, tiền đến muộn, thất bại vì gì, hết giờ; và bây giờ nên làm gì.',
		avoid: [
			'Chuyển khoản đang chờ còn mã để quét: dùng TransferPanel.',
			'Chưa tải được tình trạng: dùng PaymentUnknown; đừng nói là thất bại.',
		],
		anatomy: [
			['Dấu', 'màu lỗi chỉ khi thất bại hay hết giờ'],
			['Tiêu đề và lời', 'nói tình trạng, rồi việc nên làm'],
			['Nút', 'cách đáng thử nhất là nút chính'],
			['Biên nhận', 'Receipt, khi tiền đã tới'],
		],
		content: [
			'Nguyên nhân là lời người: “Tài khoản hoặc thẻ không đủ tiền”, không phải mã 51 của ngân hàng.',
			'Luôn nói tiền đang ở đâu: “Nếu tài khoản vẫn bị trừ, tiền sẽ vào ví của bạn …” kèm mã thanh toán.',
			'Đang được kiểm tra thì không có nút nào: trả lại có thể mất hai lần.',
			'Khoản đã hủy hay đã hết hạn (isOver): không nút nào dẫn tới việc trả, chỉ có đường về khoản đó.',
		],
		access: [
			'Tình trạng đổi được đọc lên; thứ có tiêu điểm mất đi thì tiêu đề kết quả nhận tiêu điểm.',
			'Người vừa từ cổng thanh toán trở về thì được đưa tới kết quả ngay (takesFocus).',
		],
	},
	en: {
		use: 'After paying: waited for, paid, come late, failed and why, out of time; and what to do now.',
		avoid: [
			'A bank transfer that can still be scanned takes TransferPanel.',
			'Where the state could not be had take PaymentUnknown; never say that it failed.',
		],
		anatomy: [
			['Sign', 'in the colour of errors only where it failed or ran out'],
			['Title and words', 'the state, then what to do'],
			['Buttons', 'what is worth trying is the primary one'],
			['Receipt', 'once the money has come'],
		],
		content: [
			"Causes are in plain words: “Not enough money in the account or on the card”, not the bank's code 51.",
			'Always say where the money is: “If your account was charged anyway, the money will go into your wallet …”, with the payment code.',
			'While it is being checked there is no button: paying again could pay twice.',
			'For what was given up or ran out of time (isOver) nothing leads to paying: only a link back to it.',
		],
		access: [
			"A change is read out; where what had the focus is gone, the outcome's heading takes it.",
			'Who comes back from a gateway is led to the outcome at once (takesFocus).',
		],
	},
	pairs: [
		{
			do: 'DoCauseAndNextStep',
			dont: 'DontCodeAlone',
			vn: 'Nói vì sao và làm gì tiếp. Mã lỗi trơ trọi với nút “Thử lại” làm người ta trả lại đúng cách vừa hỏng.',
			en: 'Say why and what to do next. A bare code with “Try again” makes people repeat what has just failed.',
		},
	],
} satisfies Guide;
