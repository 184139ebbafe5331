import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { topUpMin } = figures;

export default {
	summary: {
		vn: 'Số thẻ không đi qua máy chủ của An Cư, một khoản chỉ bị trừ một lần, tiền đến muộn hay thừa vẫn là của bạn, và mọi đồng vào ra đều có dòng trong sổ.',
		en: 'Card numbers never pass through An Cư’s servers, nothing is charged twice, money that arrives late or in excess is still yours, and every dong in or out has an entry in the ledger.',
	},
	sections: [
		{
			id: 'ways',
			vn: {
				title: 'Trả tiền bằng cách nào?',
				body: [
					'Bằng ví An Cư, chuyển khoản VietQR, ngân hàng nội địa qua VNPay, MoMo, ZaloPay hoặc thẻ. Trang chỉ đưa ra những cách đang dùng được cho khoản của bạn.',
					'Khung thanh toán luôn nêu trước số tiền, bằng số và bằng chữ. Trang của cổng thanh toán mở trong 15 phút; chuyển khoản được chờ trên màn hình 5 phút.',
				],
			},
			en: {
				title: 'How can you pay?',
				body: [
					'With your An Cư wallet, a VietQR transfer, a domestic bank via VNPay, MoMo, ZaloPay or a card. The page only offers the methods available for your payment.',
					'The amount is always shown first, in figures and in words. A payment gateway’s page stays open for 15 minutes; the screen waits 5 minutes for a transfer.',
				],
			},
		},
		{
			id: 'card',
			vn: {
				title: 'Thông tin thẻ đi đâu?',
				body: [
					'Số thẻ, ngày và mã CVV đi thẳng từ trình duyệt của bạn tới cổng thẻ. Máy chủ, nhật ký và cơ sở dữ liệu của An Cư không nhận được, nên không lưu được. An Cư chỉ nhận một mã dùng cho đúng lần trả đó.',
					'Nhân viên An Cư không bao giờ hỏi số thẻ, CVV hay mã OTP của bạn.',
				],
			},
			en: {
				title: 'Where do card details go?',
				body: [
					'The card number, date and CVV go straight from your browser to the card gateway. An Cư’s servers, logs and databases do not receive them, so they cannot store them. An Cư only receives a token for that one payment.',
					'Our staff never ask for your card number, CVV or one-time passwords.',
				],
			},
		},
		{
			id: 'wallet',
			vn: {
				title: 'Ví An Cư là gì?',
				body: [
					`Là số tiền của bạn để trả dịch vụ trong An Cư. Nạp từ ${topUpMin.vn} mỗi lần, qua MoMo, ZaloPay hoặc chuyển khoản. Ví không âm, không sinh lãi, không chuyển cho người khác, và không phải tài khoản ngân hàng.`,
					'Muốn lấy số dư về, hãy liên hệ đơn vị vận hành: quản trị viên chuyển vào tài khoản ngân hàng đứng tên bạn và khoản đó hiện trong lịch sử ví.',
				],
			},
			en: {
				title: 'What is the An Cư wallet?',
				body: [
					`It is your money for paying for services on An Cư. Top up ${topUpMin.en} or more each time, via MoMo, ZaloPay or bank transfer. The wallet cannot go below zero, earns no interest, cannot be sent to others and is not a bank account.`,
					'To get your balance back, contact the operator: an admin sends it to a bank account in your name, and it appears in your wallet history.',
				],
			},
		},
		{
			id: 'once',
			vn: {
				title: 'Bấm hai lần, mất mạng, tiền đến muộn thì sao?',
				body: [
					[
						'Bấm lại hay mất mạng giữa chừng: khoản đó vẫn chỉ bị trừ một lần. Hãy xem lịch sử ví trước khi trả lại.',
						'Tiền đến khi khoản đã hết giờ, đã hủy hoặc đã trả cách khác: toàn bộ vào ví của bạn.',
						'Tiền sai số hoặc chuyển hai lần: được giữ riêng, bạn nhận thông báo, và nhân viên đối chiếu rồi ghi vào ví của bạn.',
						'Tiền sai nội dung: được giữ riêng và nhân viên tìm đúng chủ. Hãy gửi cho chúng tôi số giao dịch của ngân hàng.',
						'Cổng thanh toán báo về nhiều lần: chỉ được tính một lần. Tin báo giả bị loại vì sai chữ ký.',
					],
				],
			},
			en: {
				title: 'What if you click twice, lose your connection, or the money arrives late?',
				body: [
					[
						'If you click again or lose your connection halfway, you are still only charged once. Check your wallet history before paying again.',
						'Money that arrives after a payment has expired, been cancelled or been paid another way goes into your wallet in full.',
						'If you send a different amount or pay twice, the money is set aside, we notify you, and our staff check it and add it to your wallet.',
						'If the transfer reference is wrong, the money is set aside and our staff look for its owner. Send us the bank’s transfer number.',
						'If a gateway notifies us several times, it only counts once. Forged notices are rejected because their signature is wrong.',
					],
				],
			},
		},
		{
			id: 'refund',
			vn: {
				title: 'Hoàn tiền thế nào?',
				body: [
					'Tiền hoàn về ví ngay lúc được hoàn, dùng được liền, kể cả khi bạn đã trả bằng thẻ hay ngân hàng. Khi nào được hoàn, xem ở [Điều khoản sử dụng](/used/service#fees).',
				],
			},
			en: {
				title: 'How do refunds work?',
				body: [
					'Refunds go into your wallet at once and can be used right away, even if you paid by card or bank. To see when you get a refund, read the [Terms of use](/used/service#fees).',
				],
			},
		},
	],
	related: ['used.service', 'security.data', 'rule.customer'],
} satisfies PolicyText as PolicyText;
