import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đóng tin, gỡ tin, báo đã bán, đã cho thuê',
	status: 'stable',
	vn: {
		use: 'Người đăng đóng tin của mình: chọn đã bán (đã cho thuê) hay chỉ gỡ, và biết tin đi đâu sau đó.',
		avoid: [
			'Người duyệt từ chối tin: dùng RejectDialog.',
			'Gỡ tin bị báo cáo: làm trong ReportQueue.',
			'Xóa bản nháp: làm trong DraftList.',
		],
		content: [
			'Mỗi lý do nói hậu quả bằng một câu: “Tin được ghi là đã bán và không còn hiện cho mọi người.”',
			'Tin cho thuê hỏi “Đã cho thuê”, không hỏi “Đã bán”.',
			'Thứ mất theo tin thì nói trước: tích xanh, việc kiểm tra đang làm và phí của nó, lệnh góp vốn chưa thanh toán.',
		],
		access: [
			'Lý do hay gặp được chọn sẵn, nên gửi được ngay bằng bàn phím; đóng xong, chỗ dùng đưa tiêu điểm về tiêu đề danh sách như MyListingList.',
		],
	},
	en: {
		use: 'A poster closes a listing of their own: sold (or rented out), or only taken down, and learns where it goes.',
		avoid: [
			'For a moderator who refuses one take RejectDialog.',
			'A reported listing is taken down in ReportQueue.',
			'A draft is deleted in DraftList.',
		],
		content: [
			'Each reason says what follows in a sentence: “The listing is marked as sold and is no longer shown.”',
			'A rental is “Rented”, never “Sold”.',
			'What ends with the listing is said before: its green check, a check under way and its fee, unpaid orders for shares.',
		],
		access: [
			'The usual reason is chosen already, so it can be sent from the keyboard at once; closed, the caller leads the focus to the heading of the list, as MyListingList does.',
		],
	},
} satisfies Guide;
