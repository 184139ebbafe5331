import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư đặt ba cookie, tất cả chỉ để trang chạy đúng ý bạn. Không có cookie quảng cáo, không có cookie đo lường; bên khác chỉ có thể đặt cookie của họ khi bạn bấm xem video của họ.',
		en: 'An Cư sets three cookies, all of them only to make the site work as you want it. There are none for advertising and none for measuring; others may set theirs only once you start a video of theirs.',
	},
	sections: [
		{
			id: 'cookies',
			vn: {
				title: 'Ba cookie đó là gì?',
				body: [
					{
						facts: [
							['locale', 'Ngôn ngữ bạn chọn. Giữ 1 năm, từ khi bạn đổi ngôn ngữ.'],
							['theme', 'Giao diện sáng hay tối. Giữ 1 năm, từ khi bạn đổi giao diện.'],
							[
								'isLogin',
								'Cho biết trình duyệt này đang đăng nhập. Giữ 30 ngày, xóa khi bạn đăng xuất. Bên trong chỉ có số 1, không có mã hay thông tin nào của bạn.',
							],
						],
					},
					'Chưa đổi ngôn ngữ, giao diện và chưa đăng nhập thì An Cư chưa đặt cookie nào. Vì cả ba đều do bạn mà có và cần cho việc bạn vừa làm, trang không hiện khung xin phép cookie.',
				],
			},
			en: {
				title: 'What are the three?',
				body: [
					{
						facts: [
							['locale', 'The language you chose. Kept for 1 year, since you changed it.'],
							['theme', 'Light or dark. Kept for 1 year, since you changed it.'],
							[
								'isLogin',
								'Says that this browser is signed in. Kept for 30 days, deleted when you sign out. It holds the figure 1 alone, no token and nothing about you.',
							],
						],
					},
					'Before you change language or theme or sign in An Cư sets no cookie at all. As all three come from what you do and are needed for it, there is no banner that asks for permission.',
				],
			},
		},
		{
			id: 'storage',
			vn: {
				title: 'Trình duyệt còn nhớ gì khác?',
				body: [
					'Những điều sau nằm trong bộ nhớ của trình duyệt. Trang đọc chúng để giúp bạn; chúng không tự được gửi kèm như cookie.',
					{
						facts: [
							[
								'Mã phiên đăng nhập',
								'Trong thẻ đang mở, cùng mã tài khoản của bạn. Đóng hết các thẻ của An Cư là mất. Thẻ mới hỏi thẻ cũ của chính bạn để khỏi đăng nhập lại.',
							],
							[
								'Mã tài khoản đã đăng nhập',
								'Để quên những gì bạn để lại khi người khác đăng nhập trên trình duyệt này. Xóa khi bạn đăng xuất.',
							],
							[
								'Số điện thoại đang chờ mã xác nhận',
								'Trong thẻ đang mở, cùng mã số của lần gửi, để tải lại trang vẫn nhập được mã. Có giá trị 10 phút; xóa khi dùng xong hoặc khi bạn đăng xuất.',
							],
							['Đường về sau khi thanh toán', 'Trong thẻ đang mở, để đưa bạn về đúng chỗ.'],
							['Bản nháp', 'Tin đăng, yêu cầu và câu trả lời đang viết dở, để mất mạng cũng không mất chữ.'],
							['Tin vừa xem', 'Nhiều nhất 12 tin.'],
							['Tìm kiếm vừa dùng', 'Nhiều nhất 6 tìm kiếm.'],
							['Tin đã mở trên bản đồ', 'Nhiều nhất 300 tin, để vẽ nhạt đi.'],
							['Độ đậm lớp quy hoạch', 'Con số bạn đã chỉnh.'],
							[
								'Thông báo đẩy, khi bạn bật',
								'Mã thiết bị, địa chỉ nhận, mã tài khoản của bạn và một dấu để nhận ra phiên đăng nhập; xóa khi bạn tắt hoặc đăng xuất. Nếu bạn chọn “Để sau”, lời nhắc được giấu 30 ngày.',
							],
							[
								'Đồng hồ của máy lệch bao nhiêu',
								'Trong thẻ đang mở, để đếm ngược đúng giờ của máy chủ. Không chứa dữ liệu của bạn.',
							],
							['Kiểu chữ đã tải về', 'Một dấu, để trang sau hiện đúng kiểu chữ ngay. Không chứa dữ liệu của bạn.'],
							['Trang ngoại tuyến', 'Để nói cho bạn biết khi mất mạng. Không chứa dữ liệu của bạn.'],
						],
					},
					'Khi bạn đăng xuất, trình duyệt quên mã phiên, mã tài khoản, số điện thoại đang chờ mã, bản nháp, tin vừa xem, tìm kiếm và tin đã mở. Bản nháp tin đăng còn một bản trong tài khoản của bạn.',
				],
			},
			en: {
				title: 'What else does the browser remember?',
				body: [
					'The following lies in the browser’s own storage. The site reads it to help you; unlike cookies it is not sent along by itself.',
					{
						facts: [
							[
								'Token of your session',
								'In the open tab, with your account’s id. Once all tabs of An Cư are closed it is gone. A new tab asks your own older one, so that you need not sign in again.',
							],
							[
								'Id of the account that signed in',
								'To forget what you left behind when somebody else signs in with this browser. Deleted when you sign out.',
							],
							[
								'Phone number that waits for a code',
								'In the open tab, with the id of what was sent, so that the code can be typed after the page was loaded again. It counts for 10 minutes; deleted once it is used or when you sign out.',
							],
							['The way back after a payment', 'In the open tab, to bring you back to the right place.'],
							[
								'Drafts',
								'Listings, requests and replies that you are writing, so that a lost connection loses no words.',
							],
							['Recently viewed', '12 listings at most.'],
							['Recent searches', '6 searches at most.'],
							['Opened on the map', '300 listings at most, to draw them paler.'],
							['Strength of the planning layer', 'The figure that you set.'],
							[
								'Push messages, when you turn them on',
								'An id of the device, its address, your account’s id and a mark that tells your session from others; deleted when you turn them off or sign out. If you choose “Later”, we ask again after 30 days at the earliest.',
							],
							[
								'How far your clock is off',
								'In the open tab, to count down by the server’s time. It holds nothing about you.',
							],
							['The typeface has come', 'A mark, so that the next page shows it at once. It holds nothing about you.'],
							['The offline page', 'To tell you when the connection is lost. It holds nothing about you.'],
						],
					},
					'When you sign out, the browser forgets token, account id, the number that waits for a code, drafts, recently viewed listings, searches and what was opened. Drafts of listings are kept in your account too.',
				],
			},
		},
		{
			id: 'none',
			vn: {
				title: 'Điều gì không có?',
				body: [
					'Không có công cụ thống kê, quảng cáo, mạng xã hội hay bản đồ nào chạy mã trên trang. Video YouTube, TikTok của tin chỉ chạy mã của họ, trong khung riêng, khi bạn bấm xem. Nếu đơn vị vận hành gửi thông báo đẩy qua OneSignal, mã của OneSignal chạy trên trang để làm riêng việc đó. Nếu đơn vị vận hành dùng ảnh nền bản đồ của bên khác, trình duyệt tải ảnh từ bên đó, và họ thấy địa chỉ IP của bạn cùng vùng bản đồ đang xem. Trang thanh toán của cổng thanh toán theo quy định của chính cổng đó.',
				],
			},
			en: {
				title: 'What is not there?',
				body: [
					'No statistics, advertising, social network or map of others runs scripts on the site. A video of a listing on YouTube or TikTok runs theirs, in a frame of its own, only once you start it. Where the operator sends push messages by OneSignal, its script runs for that alone. Where the operator uses somebody else’s pictures for the ground of maps, your browser loads them from there, and they see your IP address and the part of the map that you look at. The pages of payment gateways follow the rules of those gateways.',
				],
			},
		},
		{
			id: 'delete',
			vn: {
				title: 'Xóa thế nào?',
				body: [
					'Đăng xuất, hoặc xóa dữ liệu của trang này trong phần cài đặt trình duyệt. Chặn cookie thì vẫn xem được danh sách tin; riêng những trang cần đăng nhập có thể không mở được.',
				],
			},
			en: {
				title: 'How do you delete it?',
				body: [
					'Sign out, or delete this site’s data in the settings of your browser. With cookies blocked you can still look at lists of listings; only pages that need signing in may not open.',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'security.apply'],
} satisfies PolicyText as PolicyText;
