import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư không chịu trách nhiệm thay cho người mua, người bán, bên phát hành hay cơ quan nhà nước; nhưng chịu trách nhiệm về lỗi của chính mình, và không điều nào ở đây bớt quyền luật đã cho bạn.',
		en: 'An Cư does not answer for buyers, sellers, issuers or the authorities; it does answer for its own faults, and nothing here lessens a right that the law gives you.',
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
				title: 'What belongs to others?',
				body: [
					[
						'Listings are what their advertisers say. Moderation and green checks lessen risk and do not end it.',
						'Contracts, deposits, handing over and money between you and others outside of An Cư.',
						'The outcome of share offerings and the return of the funds: the issuer’s.',
						'Decisions, maps and plans of the authorities, their changes too.',
						'Payment gateways, banks, phone networks, sites that listings lead to.',
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
								'Mức giữa khu vực, lịch sử giá',
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
							['Planning on the map', 'May be missing, old or shifted; it is no legal document.'],
							['Answers to planning checks', 'Right by the source and day they name, with the confidence they name.'],
							['Median price, price history', 'Made from listings; neither prices of deals nor an appraisal.'],
							[
								'Calculators and guides',
								'Estimates from what you enter; ask a bank, the tax office, a notary before you decide.',
							],
							[
								'Addresses old and new',
								'Converted by the state’s tables; where that is not certain, the page says so.',
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
					'The site may stop for maintenance, or for lack of power or connection, disaster, attack or faults of others. We mend it as soon as we can. Your money is not lost: what comes in meanwhile is booked when the site runs again. The fee of a planning check that is late for that reason is returned all the same.',
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
				title: 'When does An Cư answer all the same?',
				body: [
					[
						'For charging or booking your money wrongly, or returning it late.',
						'For a planning answer that contradicts the very source it names; for a green check that passes address or photos where nobody has been.',
						'For data that leaks because the [privacy policy](/privacy) was not kept.',
						'For a listing known to be fraud and not taken down.',
						'In all other cases in which the law demands damages, intent included.',
					],
					'Then [complain](/rule/customer#complain). Damages follow the actual harm that the law recognises; this page sets no ceiling below the law.',
				],
			},
		},
	],
	related: ['used.service', 'used.duty', 'rule.customer', 'rule.own'],
} satisfies PolicyText as PolicyText;
