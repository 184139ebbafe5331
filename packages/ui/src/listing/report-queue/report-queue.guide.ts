import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tin bị báo cáo, hàng đợi báo cáo, xử lý báo cáo',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên: từng báo cáo chưa xử lý, nói gì về tin nào, và hai cách quyết: gỡ tin hoặc bỏ qua báo cáo.',
		avoid: ['Tin chờ duyệt: dùng ModerationScreen.', 'Gửi báo cáo: dùng ReportDialog.'],
		content: [
			'Hai nút nói tác động tới cái gì: “Gỡ tin”, “Bỏ qua báo cáo”; không “Đồng ý”, “Từ chối”.',
			'Hai nút nặng như nhau: không nút nào giục nhân viên gỡ tin.',
			'Trước khi làm, hộp hỏi nói hậu quả: “Tin bị gỡ khỏi danh sách và bản đồ ngay. Người đăng đọc được ghi chú, người báo cáo chỉ được biết kết quả.”',
			'Gỡ tin phải ghi vì sao, bỏ qua thì không bắt buộc.',
			'Nhiều người cùng báo cáo là một nhãn: “3 người khác cũng báo cáo tin này”.',
		],
		access: ['Nút đọc kèm tên tin; xử lý xong tiêu điểm về tiêu đề và số còn lại đọc lên.'],
	},
	en: {
		use: 'For staff: reports that nobody decided yet, what is said of which listing, and two ways: take it down or dismiss the report.',
		avoid: ['For listings that wait take ModerationScreen.', 'To send a report take ReportDialog.'],
		content: [
			'The buttons say what they act on: “Take listing down”, “Dismiss report”; not “Approve”, “Reject”.',
			'The two weigh the same: no button urges staff to take a listing down.',
			'Before it is done the dialog says what follows: “The listing disappears from lists and the map at once. The advertiser can read the note; the person who reported it only learns the outcome.”',
			'Taking it down needs a reason, dismissing it does not.',
			'Several people are one tag: “3 other people reported it too”.',
		],
		access: ['Buttons are read with the title; decided, the focus is on the heading and the rest is counted aloud.'],
	},
} satisfies Guide;
