import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { planningFee, planningDays, greenFee, holdMinutes } = figures;

export default {
	summary: {
		vn: 'An Cư là nơi đăng, tìm và tìm hiểu nhà đất; chúng tôi không mua, không bán thay bạn. Đăng và tìm là miễn phí, dịch vụ có phí luôn nói giá trước và nói khi nào hoàn.',
		en: 'An Cư is a place to list, find and research property; we do not buy or sell on your behalf. Listing and searching are free; paid services always state the price, and when it is refunded, beforehand.',
	},
	sections: [
		{
			id: 'agreement',
			hasOperator: true,
			vn: {
				title: 'Bạn thỏa thuận với ai, về điều gì?',
				body: [
					'Khi mở tài khoản và đánh dấu đồng ý, bạn thỏa thuận với đơn vị vận hành dưới đây theo trang này, cùng [Trách nhiệm hai bên](/used/duty), [Giới hạn trách nhiệm](/used/except), [Quy định tin đăng](/rule/information) và các quy định khác ở chân trang. Ngày của bản bạn đồng ý được ghi lại; bạn xem ở [Riêng tư](/setting/privacy).',
				],
			},
			en: {
				title: 'Who do you make this agreement with, and what does it cover?',
				body: [
					'When you open an account and tick your consent, you agree with the operator below to this page, together with the [Responsibilities of both sides](/used/duty), the [Limits of liability](/used/except), the [Listing rules](/rule/information) and the other rules at the bottom of the page. The date of the version you agreed to is recorded; you can see it under [Privacy](/setting/privacy).',
				],
			},
		},
		{
			id: 'fees',
			vn: {
				title: 'Có những dịch vụ nào, giá bao nhiêu, khi nào hoàn?',
				body: [
					{
						facts: [
							['Tìm, xem bản đồ, đăng tin, lưu tin', 'Miễn phí.'],
							[
								'Kiểm tra quy hoạch',
								`${planningFee.vn} một thửa, trả lời trong ${planningDays} ngày làm việc từ lúc thanh toán; khi nhân viên cần hỏi, thời hạn tính lại từ câu trả lời của bạn. Hoàn đủ khi bạn hủy trước lúc tiếp nhận, khi nhân viên hủy, và khi trễ hẹn: phí tự về ví mà bạn vẫn nhận kết quả.`,
							],
							[
								'Tích xanh',
								`${greenFee.vn} một yêu cầu. Hoàn khi yêu cầu bị hủy trước lúc có người kiểm tra nhận việc.`,
							],
							[
								'Góp vốn',
								'Giá cổ phần và phí giao dịch của từng dự án, hiện trước khi bạn đặt. Hoàn cả tiền lẫn phí khi dự án có mức tối thiểu mà hết hạn không đạt.',
							],
						],
					},
					'Tiền hoàn về ví An Cư ngay, không có lãi. Cách trả và an toàn: [An toàn thanh toán](/security/payment).',
				],
			},
			en: {
				title: 'What services are there, what do they cost, and when is the money refunded?',
				body: [
					{
						facts: [
							['Searching, maps, posting and saving listings', 'Free.'],
							[
								'Planning check',
								`${planningFee.en} per plot, answered within ${planningDays} working days of payment; if our staff have a question, the time limit starts again from your reply. Refunded in full if you cancel before it is accepted, if our staff cancel it, or if it is late: the fee then goes back into your wallet automatically and you still get the answer.`,
							],
							[
								'Green check',
								`${greenFee.en} per request. Refunded if the request is cancelled before a checker takes it on.`,
							],
							[
								'Shared investment',
								'The share price and transaction fee of each project, shown before you order. Both are refunded if a project with a minimum target ends without reaching it.',
							],
						],
					},
					'Refunds go into your An Cư wallet at once, without interest. For payment methods and safety, see [Payment security](/security/payment).',
				],
			},
		},
		{
			id: 'shares',
			vn: {
				title: 'Góp vốn: cần hiểu gì trước?',
				body: [
					`Đặt lệnh thì cổ phần được giữ ${holdMinutes} phút. Quá giờ mà chưa trả, lệnh tự hủy, bạn không mất gì; tiền đến sau đó vào ví. Lệnh đã trả không tự hủy được.`,
					[
						'Có thể mất tiền, có khi mất hết.',
						'Khó bán lại: không nơi nào chắc chắn mua lại, và muốn rút phải theo điều khoản của dự án.',
						'Bạn có quyền theo hợp đồng góp vốn, không đứng tên trên giấy chứng nhận.',
						'Có thể không gọi đủ vốn; dự án không đặt mức tối thiểu thì không có hoàn tiền tự động.',
						'Có thể kéo dài nhiều năm.',
					],
					'Dự kiến lãi lỗ là của bên phát hành. An Cư không hứa lợi nhuận và không tư vấn đầu tư.',
				],
			},
			en: {
				title: 'Shared investment: what should you understand first?',
				body: [
					`When you place an order, the shares are held for ${holdMinutes} minutes. If you do not pay in time, the order is cancelled automatically and you lose nothing; money that arrives later goes into your wallet. You cannot cancel a paid order.`,
					[
						'You may lose money, possibly all of it.',
						'Shares are hard to resell: no one is obliged to buy them back, and you can only exit under the project’s terms.',
						'You have rights under the investment contract; your name is not on the certificate.',
						'The project may not raise enough; without a minimum target there is no automatic refund.',
						'It may take many years.',
					],
					'Expected gains and losses are stated by the issuer. An Cư does not promise profits or give investment advice.',
				],
			},
		},
		{
			id: 'answers',
			vn: {
				title: 'Kết quả quy hoạch và tích xanh dùng được đến đâu?',
				body: [
					'Kết quả quy hoạch để tham khảo, không thay văn bản của cơ quan nhà nước; nó ghi nguồn, ngày và mức tin cậy, và có [mã để kiểm tra](/verify). Thấy sai, bạn yêu cầu xem lại không mất phí. Tích xanh là điều người kiểm tra xác nhận được vào ngày đó, ở những mục mà tin ghi là đạt.',
				],
			},
			en: {
				title: 'How far can you rely on planning answers and green checks?',
				body: [
					'A planning answer is for reference and does not replace official documents. It states its source, date and confidence, and has a [code to verify it](/verify). If you find a mistake, you can request a review free of charge. A green check is what the checker confirmed on that day, for the items the listing shows as passed.',
				],
			},
		},
		{
			id: 'end',
			vn: {
				title: 'Ngừng dùng, và khi điều khoản đổi',
				body: [
					'Bạn dừng lúc nào cũng được, bằng cách [xóa tài khoản](/rule/account#close). Điều khoản đổi thì có bản mới với ngày mới; dịch vụ bạn đã trả tiền theo điều khoản lúc trả. Pháp luật Việt Nam áp dụng; tranh chấp giải quyết theo [cách khiếu nại](/rule/customer#complain).',
				],
			},
			en: {
				title: 'Leaving, and changes to these terms',
				body: [
					'You can stop at any time by [deleting your account](/rule/account#close). When the terms change, there is a new version with a new date; services you have paid for follow the terms in force when you paid. The laws of Vietnam apply; disputes are settled as described in [How to complain](/rule/customer#complain).',
				],
			},
		},
	],
	related: ['used.duty', 'used.except', 'security.payment', 'rule.customer'],
} satisfies PolicyText as PolicyText;
