import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { planningFee, planningDays, greenFee, holdMinutes } = figures;

export default {
	summary: {
		vn: 'An Cư là nơi đăng, tìm và tìm hiểu nhà đất; chúng tôi không mua, không bán thay bạn. Đăng và tìm là miễn phí, dịch vụ có phí luôn nói giá trước và nói khi nào hoàn.',
		en: 'An Cư is a place to list, find and look into property; we neither buy nor sell for you. Listing and searching are free, and services with a fee name it beforehand and say when it is returned.',
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
				title: 'With whom do you agree, and on what?',
				body: [
					'By opening an account and ticking your consent you agree with the operator below on this page, together with the [duties of both sides](/used/duty), the [limits of liability](/used/except), the [listing rules](/rule/information) and the other rules at the foot of the page. The date of the text that you agreed to is noted; you see it in [privacy](/setting/privacy).',
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
				title: 'Which services are there, at what price, and when is it returned?',
				body: [
					{
						facts: [
							['Searching, maps, posting, saving', 'Free.'],
							[
								'Planning check',
								`${planningFee.en} a plot, answered within ${planningDays} working days of the payment; when our staff have to ask, the time starts anew with your reply. All of it is returned when you cancel before it is taken, when our staff cancel it, and when it is late: then the fee goes into your wallet by itself and you still get the answer.`,
							],
							[
								'Green check',
								`${greenFee.en} a request. Returned when the request is cancelled before a checker takes it.`,
							],
							[
								'Shared investment',
								'The price of shares and the fee of each project, shown before you order. Money and fee are returned when a project has a minimum and ends below it.',
							],
						],
					},
					'Refunds go into your An Cư wallet at once, without interest. Ways to pay, and their safety: [payment security](/security/payment).',
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
				title: 'Shared investment: what to understand first?',
				body: [
					`An order holds its shares for ${holdMinutes} minutes. Not paid by then, it ends by itself and you lose nothing; money that comes later goes into your wallet. A paid order cannot be cancelled by you.`,
					[
						'You may lose money, even all of it.',
						'Hard to sell: nobody is sure to buy shares back, and leaving goes by the project’s terms.',
						'You have rights by an investment contract, and are not named on the certificate.',
						'It may not raise enough; a project without a minimum has no automatic refund.',
						'It may take many years.',
					],
					'Expected gains and losses are the issuer’s. An Cư promises no profit and gives no investment advice.',
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
				title: 'What are planning answers and green checks good for?',
				body: [
					'A planning answer is for reference and does not replace a document of the authorities; it names its source, day and confidence, and has a [code to verify it by](/verify). If it is wrong, you have it looked at again free of charge. A green check is what the checker found on that day, of the items that the listing says passed.',
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
				title: 'Leaving, and changes of these terms',
				body: [
					'You may leave at any time by [deleting your account](/rule/account#close). Changed terms have a new date; what you have paid for goes by the terms of that time. The law of Vietnam applies; disputes are settled as said in [how to complain](/rule/customer#complain).',
				],
			},
		},
	],
	related: ['used.duty', 'used.except', 'security.payment', 'rule.customer'],
} satisfies PolicyText as PolicyText;
