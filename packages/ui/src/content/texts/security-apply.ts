import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Các chính sách này áp dụng cho mọi người dùng An Cư, kể cả khách chưa đăng nhập và người có tên trong tin của người khác; trang của bên khác có quy định riêng.',
		en: 'These policies apply to everyone who uses An Cư, including visitors who are not signed in and people named in someone else’s listing. Other companies’ sites have their own rules.',
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
				title: 'Who do they apply to?',
				body: [
					{
						facts: [
							[
								'Visitors',
								'You can view listings, maps and these pages without an account. We only have the technical data of the visit.',
							],
							['Account holders', 'All policy pages.'],
							[
								'People named in listings',
								'Owners and contact people named by an advertiser. You have all the rights in the [privacy policy](/privacy#rights), even without an account.',
							],
							['Staff', 'They are also bound to open only the data needed for their assigned work.'],
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
				title: 'When you add other people’s data',
				body: [
					'The owner’s name, a contact’s number, photos with people in them: ask them first, and only add what the listing needs. The owner’s name on the certificate and the document files of a listing are only shown to you and to the staff who review or check listings. The contact person and their number are shown to people who are signed in.',
					'If you find your name, number or photo in a listing without your consent, report the listing or write to us.',
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
				title: 'What is not covered',
				body: [
					'Payment gateways, banks, YouTube, TikTok, Facebook and other sites that listings link to have their own policies. External links open in a new window and do not reveal which page you came from. YouTube and TikTok videos in a listing only load when you start one: that site then runs its code in its own frame, sees your IP address and An Cư’s domain, and may set its own cookies. An Cư embeds none of their buttons.',
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
				title: 'Which law and which language?',
				body: [
					'The laws of Vietnam apply. If anything on these pages conflicts with the law, the law prevails and the rest remains in effect. Nothing here takes away a right that the law gives consumers or data subjects.',
					'The Vietnamese and English versions say the same. If they are understood differently, the Vietnamese version prevails.',
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
				title: 'Trial version and live service',
				body: [
					'In the trial version, listings, people and planning are computer-generated, messages and payments run in a test environment, and no money is real. Do not enter real data of your own or anyone else’s. The live service has an operator with all of the following details:',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'used.service'],
} satisfies PolicyText as PolicyText;
