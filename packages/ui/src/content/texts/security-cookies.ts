import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'An Cư đặt ba cookie, tất cả chỉ để trang chạy đúng ý bạn. Không có cookie quảng cáo, không có cookie đo lường; bên khác chỉ có thể đặt cookie của họ khi bạn bấm xem video của họ.',
		en: 'An Cư sets three cookies, only to make the site work the way you want. There are no advertising or analytics cookies; other companies can only set their own once you start one of their videos.',
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
				title: 'What are the three cookies?',
				body: [
					{
						facts: [
							['locale', 'The language you chose. Kept for 1 year from when you change it.'],
							['theme', 'Light or dark appearance. Kept for 1 year from when you change it.'],
							[
								'isLogin',
								'Shows that this browser is signed in. Kept for 30 days and deleted when you sign out. It only contains the number 1: no token and nothing about you.',
							],
						],
					},
					'Until you change the language or appearance or sign in, An Cư sets no cookies. Because all three come from something you do and are needed for it, the site does not show a cookie banner.',
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
								'Mã thiết bị, địa chỉ nhận, mã tài khoản của bạn và một dấu để nhận ra phiên đăng nhập; xóa khi bạn tắt hoặc đăng xuất. Nếu bạn chọn “Để sau”, lời nhắc được ẩn 30 ngày.',
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
					'The items below are kept in the browser’s storage. The site reads them to help you; unlike cookies, they are not sent automatically.',
					{
						facts: [
							[
								'Session token',
								'In the open tab, with your account ID. It is gone once you close all An Cư tabs. A new tab asks your own open tab for it, so you do not have to sign in again.',
							],
							[
								'ID of the signed-in account',
								'To clear what you left behind when someone else signs in on this browser. Deleted when you sign out.',
							],
							[
								'Phone number awaiting a code',
								'In the open tab, with the ID of the message sent, so you can still enter the code after reloading the page. Valid for 10 minutes; deleted once used or when you sign out.',
							],
							['Where to return after paying', 'In the open tab, to bring you back to the right place.'],
							[
								'Drafts',
								'Listings, requests and replies you have started, so that losing your connection does not lose your words.',
							],
							['Recently viewed', 'Up to 12 listings.'],
							['Recent searches', 'Up to 6 searches.'],
							['Listings opened on the map', 'Up to 300 listings, so they can be shown faded.'],
							['Opacity of the planning layer', 'The value you set.'],
							[
								'Push notifications, if you turn them on',
								'The device ID, its delivery address, your account ID and a marker that identifies your session; deleted when you turn them off or sign out. If you choose “Later”, the prompt is hidden for 30 days.',
							],
							[
								'How far your device’s clock is off',
								'In the open tab, to count down by the server’s clock. Contains nothing about you.',
							],
							[
								'Font already downloaded',
								'A marker, so the next page shows the right font at once. Contains nothing about you.',
							],
							['Offline page', 'To let you know when you are offline. Contains nothing about you.'],
						],
					},
					'When you sign out, the browser forgets the session token, account ID, phone number awaiting a code, drafts, recently viewed listings, searches and listings opened. Drafts of listings are also kept in your account.',
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
				title: 'What is not used?',
				body: [
					'No analytics, advertising, social network or map tools run code on the site. A YouTube or TikTok video in a listing only runs its own code, in a separate frame, when you start it. If the operator sends push notifications through OneSignal, OneSignal’s code runs on the site for that purpose only. If the operator uses another company’s background map images, your browser loads them from that company, which sees your IP address and the area of the map you are viewing. Payment pages follow the rules of the payment gateway.',
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
				title: 'How do you delete all this?',
				body: [
					'Sign out, or delete this site’s data in your browser’s settings. If you block cookies, you can still browse lists of listings, but pages that require signing in may not open.',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'security.apply'],
} satisfies PolicyText as PolicyText;
