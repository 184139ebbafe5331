import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Mật khẩu và mã chỉ được lưu ở dạng băm, giấy tờ riêng chỉ mở bằng địa chỉ có hạn, mỗi người chỉ thấy phần của mình, và mỗi loại dữ liệu có thời hạn giữ rõ ràng.',
		en: 'Passwords and codes are only stored as hashes, private documents only open through links that expire, everyone only sees their own part, and each kind of data has a stated retention period.',
	},
	sections: [
		{
			id: 'protect',
			vn: {
				title: 'Dữ liệu được bảo vệ ra sao?',
				body: [
					[
						'Mật khẩu được băm bằng Argon2id. Mã phiên đăng nhập và mã trong thư được lưu ở dạng băm; mã gửi qua tin nhắn được băm kèm khóa.',
						'Người lạ thử mật khẩu hay mã nhiều lần thì bị chặn lại một lúc.',
						'Ảnh bạn gửi được giải mã và tạo lại từ điểm ảnh, nên vị trí chụp và thông tin ẩn trong tệp không còn.',
						'Ảnh giấy chứng nhận của yêu cầu quy hoạch nằm ngoài khu vực công khai. Chỉ bạn và nhân viên trả lời mở được, bằng địa chỉ có chữ ký, hết hạn sau nhiều nhất 20 phút.',
						'Kết quả quy hoạch được ký số Ed25519: sửa một chữ là kiểm tra ra.',
						'Sổ tiền không sửa, không xóa được dòng đã ghi; mỗi giờ máy đối chiếu số dư với sổ.',
						'Nhật ký không ghi mật khẩu, mã, nội dung hay điều bạn tìm.',
					],
					'Bản chính thức chỉ dùng kết nối HTTPS. Trang chỉ chạy mã của chính An Cư; nếu đơn vị vận hành gửi thông báo đẩy qua OneSignal, mã của OneSignal cũng chạy trên trang để làm riêng việc đó.',
				],
			},
			en: {
				title: 'How is data protected?',
				body: [
					[
						'Passwords are hashed with Argon2id. Session tokens and codes in emails are stored as hashes; codes sent by text message are hashed with a key.',
						'Anyone who repeatedly tries passwords or codes is blocked for a while.',
						'Photos you upload are decoded and recreated from their pixels, so the place they were taken and any hidden file information are removed.',
						'Photos of certificates for planning checks are kept out of public storage. Only you and the staff answering can open them, through signed links that expire after 20 minutes at most.',
						'Planning answers are digitally signed with Ed25519: changing a single letter is detected.',
						'Ledger entries cannot be changed or deleted. Every hour, balances are checked automatically against the ledger.',
						'Logs do not record passwords, codes, content or what you search for.',
					],
					'The live service only uses HTTPS. The site only runs An Cư’s own code; if the operator sends push notifications through OneSignal, OneSignal’s code also runs on the site for that purpose only.',
				],
			},
		},
		{
			id: 'access',
			vn: {
				title: 'Ai mở được dữ liệu?',
				body: [
					'Mỗi thao tác đều được máy chủ kiểm tra quyền. Không ai đọc được ví, giao dịch, yêu cầu quy hoạch hay thủ tục của người khác.',
					'Nhân viên có vai trò riêng: người duyệt tin xem tin và báo cáo; người trả lời quy hoạch xem yêu cầu đã trả phí; người hỗ trợ xem lệnh góp vốn và khoản tiền chưa khớp. Việc chi, hoàn tiền chỉ quản trị viên làm, và có ghi lại.',
				],
			},
			en: {
				title: 'Who can access data?',
				body: [
					'The server checks permissions for every action. No one can read other people’s wallets, transactions, planning checks or procedures.',
					'Staff have separate roles: those who review listings see listings and reports; those who answer planning checks see paid requests; support staff see share orders and unmatched payments. Payouts and refunds can only be made by admins and are recorded.',
				],
			},
		},
		{
			id: 'keep',
			vn: {
				title: 'Mỗi loại được giữ bao lâu?',
				body: [
					{
						facts: [
							['Mã qua tin nhắn, liên kết trong thư', 'Dùng được trong 10 phút, một lần.'],
							[
								'Phiên đăng nhập',
								'Hết hiệu lực sau 30 ngày hoặc khi bạn đăng xuất. Đổi mật khẩu thì mọi thiết bị khác bị đăng xuất.',
							],
							['Ảnh, tệp tải lên mà không dùng', 'Xóa sau 30 ngày, hoặc ngay khi bạn xóa tài khoản.'],
							['Tin báo của cổng thanh toán', 'Xóa sau 400 ngày; tin không xác thực được thì sau 30 ngày.'],
							['Thiết bị nhận thông báo', 'Đến khi bạn tắt, đăng xuất hoặc phiên hết hạn.'],
							['Thông báo', 'Xóa sau 12 tháng.'],
							['Tin nhắn, thư không gửi được', 'Xóa sau 14 ngày.'],
							['Lượt xem tin', 'Ai đã xem được quên sau một ngày; chỉ còn con số.'],
							['Hồ sơ', 'Đến khi bạn sửa, bỏ đi, hoặc xóa tài khoản.'],
							[
								'Tin đăng, kiểm tra quy hoạch, tích xanh, giấy tờ gửi kèm',
								'Đến khi bạn xóa tài khoản. Không xóa riêng được: tin bạn đóng không còn hiện công khai, nhưng cũng như yêu cầu bạn hủy, vẫn được giữ trong tài khoản của bạn.',
							],
							['Thủ tục, tin đang soạn, tin và tìm kiếm đã lưu', 'Đến khi bạn xóa, hoặc xóa tài khoản.'],
							[
								'Giao dịch, lệnh góp vốn',
								'Theo thời hạn của luật kế toán, kể cả sau khi xóa tài khoản; khi đó không còn tên.',
							],
							[
								'Ghi nhận đồng ý, kết quả quy hoạch đã ký',
								'Được giữ làm bằng chứng; sau khi xóa tài khoản không còn tên.',
							],
						],
					},
				],
			},
			en: {
				title: 'How long is each kind of data kept?',
				body: [
					{
						facts: [
							['Codes in text messages, links in emails', 'Work once, within 10 minutes.'],
							[
								'Sessions',
								'Expire after 30 days or when you sign out. Changing your password signs out all other devices.',
							],
							[
								'Photos and files uploaded but not used',
								'Deleted after 30 days, or at once when you delete your account.',
							],
							[
								'Payment gateway notices',
								'Deleted after 400 days; notices that cannot be authenticated, after 30 days.',
							],
							['Devices that receive notifications', 'Until you turn this off, sign out or the session expires.'],
							['Notifications', 'Deleted after 12 months.'],
							['Text messages and emails that could not be sent', 'Deleted after 14 days.'],
							['Listing views', 'Who viewed a listing is forgotten after one day; only the number remains.'],
							['Profile', 'Until you edit or remove it, or delete your account.'],
							[
								'Listings, planning checks, green checks and documents sent with them',
								'Until you delete your account. They cannot be deleted separately: a listing you close is no longer public but, like a request you cancel, stays in your account.',
							],
							['Procedures, drafts, saved listings and searches', 'Until you delete them, or delete your account.'],
							[
								'Transactions, share orders',
								'As long as accounting law requires, even after the account is deleted; by then without a name.',
							],
							[
								'Record of consents, signed planning answers',
								'Kept as evidence; without a name once the account is deleted.',
							],
						],
					},
				],
			},
		},
		{
			id: 'you',
			vn: {
				title: 'Bạn nên làm gì?',
				body: [
					[
						'Dùng mật khẩu riêng cho An Cư; một câu ngắn dễ nhớ là tốt.',
						'Không đưa mã xác nhận cho ai, kể cả người xưng là nhân viên An Cư.',
						'Thấy thiết bị lạ ở [Bảo mật](/setting/security) thì đăng xuất nó và đổi mật khẩu.',
						'Dùng máy chung thì đăng xuất khi xong.',
					],
				],
			},
			en: {
				title: 'What should you do?',
				body: [
					[
						'Use a separate password for An Cư. A short sentence you can remember works well.',
						'Never give a confirmation code to anyone, even someone who says they work for An Cư.',
						'If you see a device you do not recognise under [Security](/setting/security), sign it out and change your password.',
						'On a shared device, sign out when you have finished.',
					],
				],
			},
		},
	],
	related: ['privacy', 'security.cookies', 'security.payment', 'rule.account'],
} satisfies PolicyText as PolicyText;
