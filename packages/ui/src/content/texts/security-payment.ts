import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { topUpMin } = figures;

export default {
	summary: {
		vn: 'Số thẻ không đi qua máy chủ của An Cư, một khoản chỉ bị trừ một lần, tiền đến muộn hay thừa vẫn là của bạn, và mọi đồng vào ra đều có dòng trong sổ.',
		en: 'Card numbers do not pass through An Cư’s server, nothing is charged twice, money that comes late or in excess stays yours, and every đồng in or out has its entry in the ledger.',
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
					'From your An Cư wallet, by VietQR transfer, domestic bank through VNPay, MoMo, ZaloPay or card. The page offers those that work for your payment at the moment.',
					'The amount is always shown beforehand, in figures and in words. A gateway’s page is open for 15 minutes; a transfer is waited for on the screen for 5 minutes.',
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
					'Number, date and CVV go straight from your browser to the card gateway. An Cư’s server, logs and database do not get them, and so cannot keep them. An Cư gets a token for that one payment alone.',
					'Our staff never ask for your card number, CVV or one-time codes.',
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
					`Your money for services within An Cư. You top it up with ${topUpMin.en} or more at a time, by MoMo, ZaloPay or transfer. It never goes below zero, bears no interest, cannot be sent to others, and is not a bank account.`,
					'To have the balance back, contact the operator: an admin sends it to the bank account in your name and it is in the history of your wallet.',
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
						'Tiền sai nội dung: được giữ riêng và nhân viên tìm đúng chủ. Hãy gửi mã chuyển khoản cho chúng tôi.',
						'Cổng thanh toán báo về nhiều lần: chỉ được tính một lần. Tin báo giả bị loại vì sai chữ ký.',
					],
				],
			},
			en: {
				title: 'What if you press twice, lose the connection, or money comes late?',
				body: [
					[
						'Pressing again, or a connection lost half-way: it is still charged once. Look at the history of your wallet before paying again.',
						'Money that comes when the payment has expired, was given up or was paid another way: all of it goes into your wallet.',
						'Another amount, or a second transfer: it is set apart, you are told, and our staff look at it and put it into your wallet.',
						'Money with a wrong memo: it is set apart, and our staff look for its owner. Send us the bank’s reference.',
						'A gateway that tells us several times: it counts once. Forged notices are thrown out by their signature.',
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
				title: 'How are refunds made?',
				body: [
					'A refund goes into the wallet the moment it is made and can be used at once, also when you paid by card or bank. When there is one is said in the [terms of use](/used/service#fees).',
				],
			},
		},
	],
	related: ['used.service', 'security.data', 'rule.customer'],
} satisfies PolicyText as PolicyText;
