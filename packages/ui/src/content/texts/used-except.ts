import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư không chịu trách nhiệm thay cho người mua, người bán, bên phát hành hay cơ quan nhà nước; nhưng chịu trách nhiệm về lỗi của chính mình, và không điều nào ở đây bớt quyền luật đã cho bạn.',
		en: 'An Cư is not liable in place of buyers, sellers, issuers or the authorities. But it is liable for its own faults, and nothing here reduces a right the law gives you.',
	},
	sections: [
		{
			id: 'others',
			vn: {
				title: 'Điều gì thuộc về người khác?',
				body: [
					[
						'Nội dung tin do người đăng khai. Duyệt tin và tích xanh giảm rủi ro, không xóa hết rủi ro.',
						'Hợp đồng, đặt cọc, giao nhà, tiền nong giữa bạn và người khác ngoài An Cư.',
						'Kết quả và việc hoàn vốn của dự án góp vốn: của bên phát hành.',
						'Quyết định, bản đồ, quy hoạch của cơ quan nhà nước, kể cả khi chúng thay đổi.',
						'Cổng thanh toán, ngân hàng, nhà mạng, trang mà tin dẫn tới.',
					],
				],
			},
			en: {
				title: 'What is other people’s responsibility?',
				body: [
					[
						'Listing content is stated by the advertiser. Reviews and green checks reduce the risk but do not remove it.',
						'Contracts, deposits, handover and money between you and others outside An Cư.',
						'The outcome of offerings and the return of funds: the issuer’s responsibility.',
						'Decisions, maps and plans of the authorities, including when they change.',
						'Payment gateways, banks, phone networks and sites that listings link to.',
					],
				],
			},
		},
		{
			id: 'reference',
			vn: {
				title: 'Điều gì chỉ để tham khảo?',
				body: [
					{
						facts: [
							['Lớp quy hoạch trên bản đồ', 'Có thể thiếu, cũ hoặc lệch; không phải văn bản pháp lý.'],
							['Kết quả kiểm tra quy hoạch', 'Đúng theo nguồn và ngày đã ghi, với mức tin cậy đã ghi.'],
							[
								'Giá trung vị của khu vực, lịch sử giá',
								'Tính từ tin đăng, không phải giá giao dịch, không phải thẩm định giá.',
							],
							[
								'Các phép tính và hướng dẫn',
								'Ước tính theo điều bạn nhập; hỏi ngân hàng, cơ quan thuế, công chứng trước khi quyết định.',
							],
							['Địa chỉ cũ và mới', 'Đổi theo bảng của nhà nước; nơi không chắc thì trang nói là không chắc.'],
						],
					},
				],
			},
			en: {
				title: 'What is for reference only?',
				body: [
					{
						facts: [
							[
								'The planning layer on the map',
								'May be incomplete, out of date or slightly off; it is not a legal document.',
							],
							[
								'Planning check answers',
								'Correct according to the source and date stated, with the confidence stated.',
							],
							[
								'Area median, price history',
								'Worked out from listings. They are not transaction prices and not an appraisal.',
							],
							[
								'Calculators and guides',
								'Estimates based on what you enter. Ask a bank, the tax office or a notary before you decide.',
							],
							[
								'Old and new addresses',
								'Converted using the State’s tables. Where this is not certain, the page says so.',
							],
						],
					},
				],
			},
		},
		{
			id: 'outage',
			vn: {
				title: 'Khi trang không chạy',
				body: [
					'Trang có thể ngừng để bảo trì, hoặc vì mất điện, mất mạng, thiên tai, tấn công, lỗi của bên khác. Chúng tôi sửa sớm nhất có thể. Tiền của bạn không mất: khoản đến trong lúc đó được ghi vào sổ khi trang chạy lại. Kiểm tra quy hoạch bị trễ vì thế vẫn được hoàn phí.',
				],
			},
			en: {
				title: 'When the site is down',
				body: [
					'The site may stop for maintenance or because of power or network failures, natural disasters, attacks or other companies’ faults. We fix it as soon as we can. Your money is not lost: payments that arrive meanwhile are recorded once the site is running again. If a planning check is late for this reason, the fee is still refunded.',
				],
			},
		},
		{
			id: 'liable',
			vn: {
				title: 'Khi nào An Cư vẫn chịu trách nhiệm?',
				body: [
					[
						'Trừ sai, ghi sai, hoàn chậm tiền của bạn.',
						'Trả lời quy hoạch trái với nguồn mà chính nó dẫn ra; ghi trong tích xanh rằng địa chỉ hoặc ảnh đạt ở nơi chưa ai đến xem.',
						'Để lộ dữ liệu do không giữ đúng [Chính sách bảo mật](/privacy).',
						'Biết tin là lừa đảo mà không gỡ.',
						'Mọi trường hợp khác mà luật buộc bồi thường, kể cả lỗi cố ý.',
					],
					'Khi đó hãy [khiếu nại](/rule/customer#complain). Mức bồi thường theo thiệt hại thực tế mà luật công nhận; trang này không đặt mức trần thấp hơn luật.',
				],
			},
			en: {
				title: 'When is An Cư still liable?',
				body: [
					[
						'If we charge or record your money incorrectly, or are late in refunding it.',
						'If a planning answer contradicts the very source it cites, or a green check says the address or photos passed where no one has visited.',
						'If data is leaked because we did not follow the [Privacy policy](/privacy).',
						'If we know a listing is a scam and do not take it down.',
						'In every other case where the law requires compensation, including intentional fault.',
					],
					'If so, please [complain](/rule/customer#complain). Compensation covers the actual damage recognised by law; this page does not set a limit below the law.',
				],
			},
		},
	],
	related: ['used.service', 'used.duty', 'rule.customer', 'rule.own'],
} satisfies PolicyText as PolicyText;
