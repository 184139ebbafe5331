import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư giữ trang chạy, duyệt tin, làm đúng hẹn và giữ kín dữ liệu; bạn nói thật, trả đúng, và tự kiểm tra trước khi xuống tiền.',
		en: 'An Cư keeps the site running, reviews listings, keeps its promises and protects your data. You tell the truth, pay what is due, and check for yourself before you put money into property.',
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
				title: 'What is An Cư responsible for?',
				body: [
					[
						'Having people review every listing before it goes live, giving a reason when one is rejected, and looking at every report.',
						'Stating prices, time limits and risks before taking money, and refunding as promised.',
						'Answering planning checks on time and naming the source, and correcting mistakes at no extra cost.',
						'Recording all money in a ledger that cannot be altered, and finding the owner of unmatched payments.',
						'Keeping data under the [Privacy policy](/privacy) and telling you about incidents.',
						'Clearly labelling priority listings, listings with a green check, and illustrations that are not photos.',
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
						'Tự nộp thuế và làm thủ tục mà luật yêu cầu đối với giao dịch của bạn.',
						'Cư xử tử tế với người khác và với nhân viên.',
					],
				],
			},
			en: {
				title: 'What are you responsible for?',
				body: [
					[
						'Giving accurate information, and editing or closing a listing when things change.',
						'Only posting what you have the right to post, and keeping private the data of people you meet through An Cư.',
						'Looking after your account under the [Account rules](/rule/account).',
						'Paying with your own money and payment methods.',
						'Paying the taxes and completing the procedures the law requires for your transaction.',
						'Treating other people and our staff with respect.',
					],
				],
			},
		},
		{
			id: 'poster',
			vn: {
				title: 'Riêng người đăng tin và môi giới',
				body: [
					'Bạn chịu trách nhiệm về nội dung tin. Môi giới nói rõ mình là môi giới, có sự đồng ý của chủ, và có chứng chỉ khi luật yêu cầu. Ai kinh doanh bất động sản phải công khai thông tin của bất động sản đó như luật quy định.',
				],
			},
			en: {
				title: 'If you are an advertiser or broker',
				body: [
					'You are responsible for the content of your listing. Brokers must say that they are brokers, have the owner’s consent, and hold a certificate where the law requires one. Anyone in the property business must publish the information about the property that the law requires.',
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
				title: 'If you issue a share offering',
				body: [
					'State the price, number of shares, minimum target, use of funds, exit terms and documents accurately; do not change the terms once someone has bought; keep your investors informed; and perform your contract with them. Whether raising the money is lawful is your responsibility.',
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
				title: 'Before you put money into property, check for yourself',
				body: [
					[
						'Visit the property, meet the person named on the certificate, and look at the original.',
						'Check planning, disputes and mortgages with the authorities.',
						'Put the deposit in writing and sign a notarised contract. The steps are in the [Buying and selling guide](/transaction).',
						'Do not send money to anyone you have not met, even if the listing has a green check.',
					],
				],
			},
		},
	],
	related: ['used.service', 'used.except', 'rule.information', 'rule.violate'],
} satisfies PolicyText as PolicyText;
