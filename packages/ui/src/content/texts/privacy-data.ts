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
							'Họ tên, số điện thoại, mật khẩu ở dạng băm. Bạn có thể thêm: email, ảnh, lời giới thiệu, trang web, ngày sinh, nơi ở.',
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
			title: 'What data do we keep?',
			body: [
				{
					facts: [
						[
							'Account',
							'Name, phone number and a hash of your password. If you add them: email, photo, introduction, website, date of birth and home address.',
						],
						['Sessions', 'Browser, IP address, when you signed in and when the session was last used.'],
						[
							'Listings and searches',
							'Text, photos, documents, contact person, price and review history; drafts, saved listings, saved searches and the reports you send.',
						],
						[
							'Services you request',
							'Planning checks, green checks and procedures: the plot, address, notes, attached photos and documents, each step and the result.',
						],
						[
							'Notifications',
							'The notifications we send you, whether you have read them and how you want to receive them. For devices that receive push notifications: a device ID and a delivery address.',
						],
						['Money', 'Wallet balance and transactions, payments, share orders. Never your card number or CVV.'],
						[
							'Technical',
							'Server log: IP address, path and time, without content. Attempts, counted by phone number, email or IP address. Listing views, counted by account or by a hash of the IP address.',
						],
					],
				},
				'We do not ask for a photo of your identity card to open an account. When you send photos of a certificate, you may cover anything the check does not need.',
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
			title: 'What do we use data for?',
			body: [
				[
					'To open and maintain your account, confirm your phone number and email, and keep others out of it.',
					'To show listings, connect people with advertisers, review listings and handle reports.',
					'To do what you ask for: planning checks, green checks, procedures, shared investment, and alerts about new listings for your saved searches.',
					'To take, refund and reconcile payments and keep accounts as accounting law requires.',
					'To tell you about progress on what concerns you, in the ways you choose in your [notification settings](/setting/notification).',
					'To save your location so we can open the area you usually look at: only if you agree to this separately.',
				],
				'We do not score people, send advertising by email or text message, use behavioural advertising or embed other companies’ trackers.',
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
				'Vị trí: rút lại bất cứ lúc nào, ngay ở đó, và vị trí đã lưu bị xóa. Ai từng đồng ý nhận tin tức và ưu đãi, điều nay không còn được hỏi, cũng rút lại ở đó. Hai sự đồng ý còn lại là phần không thể thiếu của tài khoản: muốn rút, bạn xóa tài khoản. Việc rút lại không ảnh hưởng đến tính hợp pháp của những gì đã làm trước đó.',
			],
		},
		en: {
			title: 'How do you give and withdraw consent?',
			body: [
				'There are three separate consents: terms of use, processing of personal data, and saving your location. No box is ticked in advance, and silence is not consent.',
				'Each consent and withdrawal is recorded with its time and the version of the text. You can see them in your [privacy settings](/setting/privacy).',
				'You can withdraw consent to saving your location there at any time; the saved location is then deleted. If you once agreed to news and offers, which we no longer ask about, you can withdraw that there too. An account cannot exist without the other two consents: to withdraw them, delete your account. Withdrawing does not affect the lawfulness of what was done before.',
			],
		},
	},
	{
		id: 'recipients',
		vn: {
			title: 'Ai thấy hoặc nhận dữ liệu?',
			body: [
				'Ai cũng thấy tin đang đăng và tên người đăng. Số điện thoại và email của bạn mặc định được ẩn; bạn bật thì người đã đăng nhập thấy. Người liên hệ và số riêng ghi trong một tin thì người đã đăng nhập thấy. Nhân viên chỉ mở được phần việc của mình.',
				{
					facts: [
						[
							'Cổng thanh toán, ngân hàng',
							'Số tiền, mã thanh toán, nội dung chuyển khoản. Thông tin thẻ đi thẳng từ máy bạn tới cổng thẻ.',
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
						['Cơ quan nhà nước', 'Những gì luật buộc cung cấp, theo yêu cầu đúng thẩm quyền.'],
					],
				},
				'Nếu một bên nhận ở ngoài Việt Nam, đơn vị vận hành phải làm đúng quy định về chuyển dữ liệu xuyên biên giới và nói rõ tại đây.',
			],
		},
		en: {
			title: 'Who can see or receive data?',
			body: [
				'Everyone can see live listings and their advertisers’ names. Your phone number and email are hidden by default; if you show them, people who are signed in can see them. The contact person and phone number given in a listing are visible to people who are signed in. Our staff can only open what their own work requires.',
				{
					facts: [
						[
							'Payment gateways and banks',
							'Amount, payment code and transfer reference. Card details go straight from your device to the card gateway.',
						],
						['Text message and email services', 'Your phone number or email, and the message sent to you.'],
						[
							'Push services, if you turn on notifications',
							'Those of your browser’s maker (Google, Mozilla, Microsoft, Apple): the device address and an end-to-end encrypted message that contains only a title and IDs. If the operator uses OneSignal (USA), it receives the account ID, the title and the device address, and can read the title.',
						],
						[
							'Map services, if used',
							'The address or coordinates to look up, without your account. Background map images are loaded by your browser.',
						],
						['Server and file hosting', 'Data is stored there on our behalf.'],
						['State authorities', 'What the law requires us to provide, at the request of a competent authority.'],
					],
				},
				'If a recipient is outside Vietnam, the operator must follow the rules on cross-border transfers of personal data and say so here.',
			],
		},
	},
];
