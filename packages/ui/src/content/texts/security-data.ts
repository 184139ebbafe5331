import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Mật khẩu và mã chỉ được lưu ở dạng băm, giấy tờ riêng chỉ mở bằng địa chỉ có hạn, mỗi người chỉ thấy phần của mình, và mỗi loại dữ liệu có thời hạn giữ rõ ràng.',
		en: 'Passwords and codes are stored as hashes alone, private documents open by addresses that expire, everybody sees their own part only, and each kind of data has a stated time for which it is kept.',
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
						'Passwords are hashed with Argon2id. Session tokens and tokens of mails are stored as hashes; codes by message are hashed with a key.',
						'Strangers who try passwords or codes again and again are stopped for a while.',
						'Pictures that you send are decoded and made anew from their pixels, so that the place of the shot and what is hidden in the file are gone.',
						'Pictures of certificates of planning checks lie outside of what is public. Only you and the staff who answer open them, by signed addresses that expire after 20 minutes at most.',
						'Planning answers are signed with Ed25519: one changed letter is found out.',
						'Entries of the ledger can be neither changed nor deleted; balances are compared with them every hour.',
						'The log holds no password, code, content or search.',
					],
					'In production the site is served by HTTPS alone. Pages run no scripts but those of An Cư; where the operator sends push messages by OneSignal, its script runs for that alone.',
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
				title: 'Who can open data?',
				body: [
					'The server checks the right to every single operation. Nobody reads another person’s wallet, transactions, planning checks or procedures.',
					'Staff have separate roles: moderators see listings and reports; those who answer planning checks see the ones that are paid; support sees share orders and money that fits no payment. Paying out and refunding is for admins alone, and is put on record.',
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
				title: 'How long is each kind kept?',
				body: [
					{
						facts: [
							['Codes by message, links in mails', 'Count for 10 minutes, once.'],
							['Sessions', 'End after 30 days or when you sign out. A new password signs out every other device.'],
							['Uploads that nothing uses', 'Deleted after 30 days, or at once when you delete your account.'],
							['Notices of payment gateways', 'Deleted after 400 days; those that prove to be nobody’s after 30 days.'],
							['Devices that take push messages', 'Until you turn them off, sign out or the session ends.'],
							['Notifications', 'Deleted after 12 months.'],
							['Messages and mails that could not be sent', 'Deleted after 14 days.'],
							['Views of listings', 'Who viewed is forgotten after a day; the number stays.'],
							['Profile', 'Until you change it, empty it, or delete your account.'],
							[
								'Listings, planning checks, green checks, documents that go with them',
								'Until you delete your account. They cannot be deleted by themselves: a listing that you close is no longer public, but stays in your account, as does a request that you cancel.',
							],
							['Procedures, drafts, saved listings and searches', 'Until you delete them, or delete your account.'],
							[
								'Transactions, share orders',
								'As long as accounting law demands, even after the account is deleted; without a name then.',
							],
							[
								'Record of consents, signed planning answers',
								'Kept as proof; without a name once the account is deleted.',
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
						'Have a password for An Cư alone; a short sentence that you remember is good.',
						'Give a confirmation code to nobody, not even to somebody who claims to be from An Cư.',
						'When [security](/setting/security) shows a device that you do not know, sign it out and change your password.',
						'On a shared computer sign out when you are done.',
					],
				],
			},
		},
	],
	related: ['privacy', 'security.cookies', 'security.payment', 'rule.account'],
} satisfies PolicyText as PolicyText;
