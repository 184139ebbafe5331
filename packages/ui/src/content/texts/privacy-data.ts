import type { PolicySection } from '../policy-text.ts';

/** Of the privacy policy: what is kept, what for, by which consent, and who gets it. */
export const privacyData: readonly PolicySection[] = [
	{
		id: 'data',
		vn: {
			title: 'Chúng tôi giữ những gì?',
			body: [
				{
					facts: [
						[
							'Tài khoản',
							'Họ tên, số điện thoại, mật khẩu ở dạng băm. Tùy bạn thêm: email, ảnh, lời giới thiệu, trang web, ngày sinh, nơi ở.',
						],
						['Phiên đăng nhập', 'Trình duyệt, địa chỉ IP, lúc đăng nhập và lần dùng cuối.'],
						[
							'Tin đăng và tìm kiếm',
							'Nội dung, ảnh, giấy tờ, người liên hệ, lịch sử giá và duyệt; tin đang soạn, tin đã lưu, tìm kiếm đã lưu, báo cáo bạn gửi.',
						],
						[
							'Dịch vụ bạn yêu cầu',
							'Kiểm tra quy hoạch, tích xanh, thủ tục: thửa đất, địa chỉ, ghi chú, ảnh và giấy tờ gửi kèm, các bước xử lý, kết quả.',
						],
						[
							'Thông báo',
							'Thông báo gửi cho bạn, đã xem hay chưa, cách bạn muốn nhận. Thiết bị nhận thông báo đẩy: mã thiết bị và địa chỉ nhận.',
						],
						['Tiền', 'Số dư và giao dịch ví, các lần thanh toán, lệnh góp vốn. Không có số thẻ và mã CVV.'],
						[
							'Kỹ thuật',
							'Nhật ký máy chủ: địa chỉ IP, đường dẫn, thời điểm, không có nội dung. Số lần thử, đếm theo số điện thoại, email hoặc IP. Lượt xem tin, đếm theo tài khoản hoặc mã băm của IP.',
						],
					],
				},
				'Chúng tôi không xin ảnh căn cước để mở tài khoản. Khi gửi ảnh giấy chứng nhận, bạn có thể che phần không cần cho việc tra cứu.',
			],
		},
		en: {
			title: 'What do we keep?',
			body: [
				{
					facts: [
						[
							'Account',
							'Name, phone number, password as a hash. If you choose to add them: email, picture, introduction, website, date of birth, where you live.',
						],
						['Sessions', 'Browser, IP address, when you signed in and last used it.'],
						[
							'Listings and searches',
							'Text, pictures, documents, contact person, history of prices and of moderation; drafts, saved listings, saved searches, reports that you sent.',
						],
						[
							'Services you ask for',
							'Planning checks, green checks, procedures: the plot, address, note, pictures and documents you attach, the steps taken, the result.',
						],
						[
							'Notifications',
							'What we told you, whether you have seen it, how you want to be told. Devices that take push messages: an id and an address.',
						],
						['Money', 'Balance and entries of your wallet, payments, share orders. No card number and no CVV.'],
						[
							'Technical',
							'Server log: IP address, path, time, no content. Attempts, counted by phone number, email or IP. Views of a listing, counted by account or by a hash of the IP.',
						],
					],
				},
				'We ask for no picture of an identity card to open an account. When you send a picture of a certificate, you may cover what the look-up does not need.',
			],
		},
	},
	{
		id: 'purposes',
		vn: {
			title: 'Dữ liệu dùng để làm gì?',
			body: [
				[
					'Mở và giữ tài khoản, xác nhận số điện thoại và email, chống người lạ đăng nhập.',
					'Hiện tin đăng, nối người tìm với người đăng, duyệt tin, xử lý báo cáo.',
					'Làm điều bạn yêu cầu: kiểm tra quy hoạch, tích xanh, thủ tục, góp vốn, báo tin mới theo tìm kiếm bạn lưu.',
					'Thu, hoàn, đối soát tiền và giữ sổ sách theo luật kế toán.',
					'Báo cho bạn biết việc của bạn đã tới đâu, theo cách bạn chọn ở [cài đặt Thông báo](/setting/notification).',
					'Giữ vị trí để mở đúng khu vực bạn hay xem: chỉ khi bạn đồng ý riêng.',
				],
				'Chúng tôi không chấm điểm con người, không gửi thư hay tin nhắn quảng cáo, không quảng cáo theo hành vi và không gắn công cụ theo dõi của bên khác.',
			],
		},
		en: {
			title: 'What is data used for?',
			body: [
				[
					'Opening and keeping your account, confirming phone number and email, keeping strangers out.',
					'Showing listings, bringing seekers and advertisers together, moderating, deciding reports.',
					'Doing what you ask for: planning checks, green checks, procedures, shared investment, telling you of new listings for searches you saved.',
					'Taking, returning and reconciling money, and keeping books as accounting law demands.',
					'Telling you how things stand that concern you, in the ways you choose in your [notification settings](/setting/notification).',
					'Keeping your location, to open the area you usually look at: only if you agree to that separately.',
				],
				'We do not score people, send no advertising by mail or message, do not advertise by behaviour, and have no trackers of others on the site.',
			],
		},
	},
	{
		id: 'consents',
		vn: {
			title: 'Bạn đồng ý và rút lại thế nào?',
			body: [
				'Có ba sự đồng ý tách riêng: điều khoản sử dụng, xử lý dữ liệu cá nhân, lưu vị trí. Không ô nào đánh dấu sẵn; im lặng không phải là đồng ý.',
				'Mỗi lần đồng ý hay rút lại được ghi cùng thời điểm và phiên bản văn bản. Bạn xem ở [cài đặt Riêng tư](/setting/privacy).',
				'Vị trí: rút lại bất cứ lúc nào, ngay ở đó, và vị trí đã lưu bị xóa. Ai từng đồng ý nhận tin tức và ưu đãi, điều nay không còn được hỏi, cũng rút lại ở đó. Hai sự đồng ý còn lại là phần không thể thiếu của tài khoản: muốn rút, bạn xóa tài khoản. Điều đã làm trước khi rút không vì thế mà sai.',
			],
		},
		en: {
			title: 'How do you agree, and withdraw?',
			body: [
				'There are three separate consents: terms of use, processing of personal data, keeping your location. No box is ticked beforehand; silence is not consent.',
				'Each consent and withdrawal is noted with its time and the version of the text. You see them in your [privacy settings](/setting/privacy).',
				'The location can be withdrawn at any time, right there, and the stored location is deleted. Who once agreed to news and offers, which nobody is asked for any more, withdraws that there too. The other two are what an account cannot be without: to withdraw them, delete the account. What was done before a withdrawal stays lawful.',
			],
		},
	},
	{
		id: 'recipients',
		vn: {
			title: 'Ai thấy hoặc nhận dữ liệu?',
			body: [
				'Ai cũng thấy tin đang đăng và tên người đăng. Số điện thoại và email của bạn mặc định được giấu; bạn bật thì người đã đăng nhập thấy. Người liên hệ và số riêng ghi trong một tin thì người đã đăng nhập thấy. Nhân viên chỉ mở được phần việc của mình.',
				{
					facts: [
						[
							'Cổng thanh toán, ngân hàng',
							'Số tiền, mã giao dịch, nội dung chuyển khoản. Thông tin thẻ đi thẳng từ máy bạn tới cổng thẻ.',
						],
						['Dịch vụ tin nhắn, thư', 'Số điện thoại hoặc email, và nội dung gửi cho bạn.'],
						[
							'Dịch vụ thông báo đẩy, nếu bạn bật',
							'Của hãng làm trình duyệt (Google, Mozilla, Microsoft, Apple): địa chỉ thiết bị, và nội dung đã mã hóa đầu cuối, chỉ gồm tiêu đề và các mã. Nếu đơn vị vận hành dùng OneSignal (Hoa Kỳ), bên đó nhận mã tài khoản, tiêu đề và địa chỉ thiết bị, đọc được tiêu đề.',
						],
						[
							'Dịch vụ bản đồ, nếu có dùng',
							'Địa chỉ hoặc tọa độ cần tra, không kèm tài khoản. Ảnh nền bản đồ do trình duyệt của bạn tải.',
						],
						['Nơi đặt máy chủ và tệp', 'Dữ liệu được lưu ở đó cho chúng tôi.'],
						['Cơ quan nhà nước', 'Điều luật buộc cung cấp, theo yêu cầu đúng thẩm quyền.'],
					],
				},
				'Nếu một bên nhận ở ngoài Việt Nam, đơn vị vận hành phải làm đúng quy định về chuyển dữ liệu xuyên biên giới và nói rõ tại đây.',
			],
		},
		en: {
			title: 'Who sees or receives data?',
			body: [
				'Everybody sees public listings and the names of their advertisers. Your phone number and email are hidden by default; switched on, signed-in people see them. The contact person and number written into a listing are seen by signed-in people. Our staff open only what their own work needs.',
				{
					facts: [
						[
							'Payment gateways, bank',
							'Amount, reference, memo of a transfer. Card details go straight from your device to the card gateway.',
						],
						['Message and mail services', 'Phone number or email, and what is sent to you.'],
						[
							'Push services, if you turn them on',
							'Those of your browser’s maker (Google, Mozilla, Microsoft, Apple): the address of the device, and a message that is encrypted from end to end and holds a title and ids only. Where the operator uses OneSignal (USA), that company gets the account’s id, the title and the address of the device, and can read the title.',
						],
						[
							'Map services, where used',
							'The address or point to look up, without your account. Pictures of the ground are loaded by your browser.',
						],
						['Where servers and files are', 'Data is stored there for us.'],
						['State authorities', 'What the law obliges us to give, on a proper request.'],
					],
				},
				'If a recipient is outside Vietnam, the operator has to follow the rules for transferring data across the border, and to say so here.',
			],
		},
	},
];
