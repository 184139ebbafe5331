import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Các chính sách này áp dụng cho mọi người dùng An Cư, kể cả khách chưa đăng nhập và người có tên trong tin của người khác; trang của bên khác có quy định riêng.',
		en: 'These policies apply to everybody who uses An Cư, visitors and people named in somebody else’s listing included; sites of others have rules of their own.',
	},
	sections: [
		{
			id: 'whom',
			vn: {
				title: 'Áp dụng cho ai?',
				body: [
					{
						facts: [
							[
								'Khách',
								'Xem tin, bản đồ và các trang này mà không cần tài khoản. Chúng tôi chỉ có dữ liệu kỹ thuật của lượt xem.',
							],
							['Người có tài khoản', 'Toàn bộ các trang chính sách.'],
							[
								'Người có tên trong tin',
								'Chủ nhà, người liên hệ do người đăng khai. Bạn có mọi quyền ở [chính sách bảo mật](/privacy#rights), dù không có tài khoản.',
							],
							['Nhân viên', 'Thêm nghĩa vụ chỉ mở dữ liệu cần cho việc được giao.'],
						],
					},
				],
			},
			en: {
				title: 'To whom do they apply?',
				body: [
					{
						facts: [
							[
								'Visitors',
								'Look at listings, maps and these pages without an account. We have the technical data of the visit alone.',
							],
							['People with an account', 'All policy pages.'],
							[
								'People named in listings',
								'Owners and contacts whom an advertiser names. You have all the rights of the [privacy policy](/privacy#rights), even without an account.',
							],
							['Staff', 'Are also bound to open only the data that their task needs.'],
						],
					},
				],
			},
		},
		{
			id: 'others-data',
			vn: {
				title: 'Khi bạn đưa dữ liệu của người khác lên',
				body: [
					'Tên chủ nhà, số người liên hệ, ảnh có người: hãy hỏi họ trước khi đưa lên, và chỉ đưa điều cần cho tin. Tên chủ trên giấy chứng nhận và tệp giấy tờ của tin chỉ hiện cho bạn và nhân viên duyệt, kiểm tra tin; người liên hệ và số của họ hiện cho người đã đăng nhập.',
					'Thấy tên, số hay ảnh của mình trong một tin mà mình không đồng ý, hãy báo tin đó hoặc viết cho chúng tôi.',
				],
			},
			en: {
				title: 'When you put up data of others',
				body: [
					'The owner’s name, a contact’s number, pictures with people: ask them first, and put up only what the listing needs. The owner’s name on the certificate and the documents of a listing are shown only to you and to the staff who review or check listings; the contact person and number are shown to signed-in people.',
					'If you find your own name, number or picture in a listing without having agreed, report the listing or write to us.',
				],
			},
		},
		{
			id: 'elsewhere',
			vn: {
				title: 'Những gì nằm ngoài',
				body: [
					'Cổng thanh toán, ngân hàng, YouTube, TikTok, Facebook và các trang khác mà tin dẫn tới có chính sách riêng. Liên kết ra ngoài mở ở cửa sổ mới và không nói bạn đến từ trang nào. Video YouTube, TikTok của tin chỉ được tải khi bạn bấm xem: khi đó bên ấy chạy mã trong khung riêng của họ, thấy địa chỉ IP của bạn và tên miền của An Cư, và có thể lưu cookie của họ. An Cư không nhúng nút của họ.',
				],
			},
			en: {
				title: 'What lies outside',
				body: [
					'Payment gateways, banks, YouTube, TikTok, Facebook and other sites that listings lead to have policies of their own. Links to them open in a new window and do not tell which page you come from. Their videos are loaded only once you start one: then that site runs its script in a frame of its own, sees your IP address and the domain of An Cư, and may set cookies of its own. An Cư embeds none of their buttons.',
				],
			},
		},
		{
			id: 'law',
			vn: {
				title: 'Luật nào, ngôn ngữ nào?',
				body: [
					'Pháp luật Việt Nam được áp dụng. Chỗ nào các trang này trái với luật, luật được theo; phần còn lại vẫn giữ. Không điều nào ở đây lấy đi quyền mà luật đã cho người tiêu dùng hay chủ thể dữ liệu.',
					'Bản tiếng Việt và bản tiếng Anh nói cùng một nội dung. Nếu hiểu khác nhau, theo bản tiếng Việt.',
				],
			},
			en: {
				title: 'Which law, which language?',
				body: [
					'The law of Vietnam applies. Where these pages contradict it, the law is followed; the rest stands. Nothing here takes away a right that the law gives to consumers or data subjects.',
					'The Vietnamese and the English text say the same. Where they are understood differently, the Vietnamese one counts.',
				],
			},
		},
		{
			id: 'trial',
			hasOperator: true,
			vn: {
				title: 'Bản dùng thử và bản chính thức',
				body: [
					'Ở bản dùng thử, tin đăng, con người và quy hoạch là do máy tạo, tin nhắn và thanh toán chạy ở nơi thử, không có tiền thật. Đừng nhập dữ liệu thật của bạn hay của ai. Bản chính thức có đơn vị vận hành với đủ thông tin sau:',
				],
			},
			en: {
				title: 'Trial version and real service',
				body: [
					'In a trial version listings, people and plans are generated, messages and payments go to a sandbox, and no money is real. Enter no real data, neither yours nor anybody’s. The real service has an operator with all of the following:',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'used.service'],
} satisfies PolicyText as PolicyText;
