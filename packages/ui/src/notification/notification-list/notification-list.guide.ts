import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hộp thông báo, danh sách thông báo, dòng thông báo, lịch sử thông báo',
	status: 'stable',
	vn: {
		use: 'Trang Thông báo: mọi điều An Cư đã báo, theo ngày, để tìm lại một kết quả và đi tới đúng nơi của nó.',
		avoid: [
			'Vài mục mới nhất trên đầu trang: dùng NotificationBell.',
			'Diễn biến của một yêu cầu: dùng PlanningCheckTimeline; thông báo chỉ là lời báo.',
			'Tin gửi cho mọi người, quảng cáo: không đưa vào đây.',
		],
		anatomy: [
			['Lọc', '“Tất cả” hay “Chưa xem (3)”, và chủ đề'],
			['Ngày', '“Hôm nay”, “Hôm qua”, rồi ngày'],
			['Dòng', 'dấu chủ đề, tiêu đề là đường dẫn của cả dòng, lời, giờ và chủ đề'],
			['Nút dấu tích', 'đánh dấu đã xem mà không mở'],
		],
		content: [
			'Tiêu đề nói điều đã xảy ra, không kèm tên hay số vì nó hiện cả trên màn hình khóa: “Đã có kết quả kiểm tra quy hoạch”, “Đã nạp tiền vào ví”.',
			'Tên và số nằm ở lời: “2.000.000 ₫ đã vào ví của bạn.” Không viết “Bấm để xem chi tiết”.',
			'Chưa xem có ba dấu: dấu tròn đặc, tiêu đề đậm, nhãn “Mới”; không chỉ bằng màu.',
		],
		access: [
			'Nút đánh dấu mang tên thông báo; bấm xong tiêu điểm về tiêu đề của dòng đó.',
			'Dòng rời danh sách “Chưa xem” thì tiêu điểm sang dòng kế; không còn dòng nào thì về tiêu đề trang.',
		],
	},
	en: {
		use: 'The inbox: everything that An Cư told the person, by day, to find a result again and go to what it is about.',
		avoid: [
			'For the newest few in the header take NotificationBell.',
			'For what happened to a request take PlanningCheckTimeline; a notification only tells of it.',
			'What goes to everybody, and offers, do not belong here.',
		],
		anatomy: [
			['Filter', '“All” or “Unread (3)”, and the topic'],
			['Day', '“Today”, “Yesterday”, then dates'],
			['Row', "mark of the topic, a title that is the row's link, words, time and topic"],
			['Tick button', 'marks as seen without opening'],
		],
		content: [
			'Titles say what happened, without names or figures, as they are seen on locked screens too: “Your planning check answer is ready”, “Your wallet has been topped up”.',
			'Names and figures stand in the words: “₫2,000,000 has been added to your wallet.” Never “Press for details”.',
			'Unseen has three signs: a filled mark, a bold title, the tag “New”; never colour alone.',
		],
		access: [
			'Each tick button names its notification; pressed, the focus goes to the title of that row.',
			'When a row leaves “Unread” the focus goes to the next one, and to the heading when none is left.',
		],
	},
	pairs: [
		{
			do: 'DoTellTheOutcome',
			dont: 'DontTeaseToOpen',
			vn: 'Tiêu đề nói việc gì, lời nói số tiền, thửa nào. Câu chung chung bắt người ta mở từng cái mới biết là gì.',
			en: 'The title says what happened, the words which plot and how much. Empty words make people open each to learn what it is.',
		},
	],
} satisfies Guide;
