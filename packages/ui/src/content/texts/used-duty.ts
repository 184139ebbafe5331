import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư giữ trang chạy, duyệt tin, làm đúng hẹn và giữ kín dữ liệu; bạn nói thật, trả đúng, và tự kiểm tra trước khi xuống tiền.',
		en: 'An Cư keeps the site running, moderates, keeps its promises and your data; you tell the truth, pay what is due, and look for yourself before you pay for property.',
	},
	sections: [
		{
			id: 'ours',
			vn: {
				title: 'An Cư có trách nhiệm gì?',
				body: [
					[
						'Cho người thật duyệt từng tin trước khi hiện, nêu lý do khi từ chối, và xem mọi báo cáo.',
						'Nói rõ giá, thời hạn, rủi ro trước khi thu tiền; hoàn đúng như đã hứa.',
						'Trả lời kiểm tra quy hoạch đúng hẹn, ghi nguồn, và sửa khi sai mà không thu thêm.',
						'Ghi mọi khoản tiền vào sổ không sửa được, và tìm chủ cho khoản chưa khớp.',
						'Giữ dữ liệu theo [Chính sách bảo mật](/privacy); báo khi có sự cố.',
						'Ghi nhãn rõ tin ưu tiên, tin có tích xanh, và hình vẽ không phải ảnh chụp.',
					],
				],
			},
			en: {
				title: 'What are An Cư’s duties?',
				body: [
					[
						'To have people look at every listing before it is public, to say why one is refused, and to look at every report.',
						'To name price, time and risks before taking money, and to return it as promised.',
						'To answer planning checks in time with their source, and to correct what is wrong at no further fee.',
						'To write all money into a ledger that cannot be altered, and to find the owner of what does not match.',
						'To keep data as the [privacy policy](/privacy) says, and to tell you of incidents.',
						'To label clearly what is priority, what has a green check, and drawings that are no photos.',
					],
				],
			},
		},
		{
			id: 'yours',
			vn: {
				title: 'Bạn có trách nhiệm gì?',
				body: [
					[
						'Khai đúng, và sửa hay đóng tin khi đã khác.',
						'Chỉ đăng điều mình có quyền đăng; giữ kín dữ liệu của người mình gặp qua An Cư.',
						'Giữ tài khoản theo [Quy định tài khoản](/rule/account).',
						'Trả bằng tiền và phương tiện của chính mình.',
						'Tự nộp thuế và làm thủ tục mà luật đòi ở giao dịch của bạn.',
						'Cư xử tử tế với người khác và với nhân viên.',
					],
				],
			},
			en: {
				title: 'What are yours?',
				body: [
					[
						'To state what is true, and to mend or close a listing when things have changed.',
						'To post only what you have the right to, and to keep data of people you meet here to yourself.',
						'To keep your account as the [account rules](/rule/account) say.',
						'To pay with your own money and means.',
						'To pay the taxes and take the steps that the law wants for your deal.',
						'To be decent to others and to our staff.',
					],
				],
			},
		},
		{
			id: 'poster',
			vn: {
				title: 'Riêng người đăng tin và môi giới',
				body: [
					'Bạn chịu trách nhiệm về nội dung tin. Môi giới nói rõ mình là môi giới, có sự đồng ý của chủ, và có chứng chỉ khi luật đòi hỏi. Ai kinh doanh bất động sản phải công khai thông tin của bất động sản đó như luật quy định.',
				],
			},
			en: {
				title: 'Advertisers and brokers',
				body: [
					'You answer for what your listing says. Brokers say that they are brokers, have the owner’s consent, and a certificate where the law asks for one. Whoever trades in property publishes what the law wants published about it.',
				],
			},
		},
		{
			id: 'issuer',
			vn: {
				title: 'Riêng bên phát hành dự án góp vốn',
				body: [
					'Bạn nêu đúng giá, số cổ phần, mức tối thiểu, cách dùng tiền, cách rút vốn và giấy tờ; không đổi điều khoản khi đã có người mua; báo tin cho người góp vốn; thực hiện hợp đồng với họ. Việc gọi vốn có hợp pháp hay không là trách nhiệm của bạn.',
				],
			},
			en: {
				title: 'Issuers of share offerings',
				body: [
					'You state truly price, number of shares, minimum, use of funds, exit terms and documents; do not change the terms once somebody has bought; keep your investors informed; and fulfil your contract with them. Whether raising the money is lawful is your responsibility.',
				],
			},
		},
		{
			id: 'check',
			vn: {
				title: 'Trước khi xuống tiền, hãy tự kiểm tra',
				body: [
					[
						'Đến xem tận nơi, gặp đúng người đứng tên, xem bản gốc giấy chứng nhận.',
						'Kiểm tra quy hoạch, tranh chấp, thế chấp tại cơ quan nhà nước.',
						'Đặt cọc bằng văn bản, ký hợp đồng có công chứng. Các bước có ở [Hướng dẫn mua bán](/transaction).',
						'Đừng chuyển tiền cho người chưa gặp, dù tin có tích xanh.',
					],
				],
			},
			en: {
				title: 'Before you pay for property, look for yourself',
				body: [
					[
						'Go and see it, meet the person named, look at the original certificate.',
						'Check planning, disputes and mortgages with the authorities.',
						'Put a deposit in writing, and have the contract notarised. The steps are in the [guide to buying and selling](/transaction).',
						'Send no money to somebody you have not met, even if the listing has a green check.',
					],
				],
			},
		},
	],
	related: ['used.service', 'used.except', 'rule.information', 'rule.violate'],
} satisfies PolicyText as PolicyText;
