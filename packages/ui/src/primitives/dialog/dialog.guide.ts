import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hộp thoại, cửa sổ nổi, ngăn bên, modal, dialog',
	status: 'stable',
	vn: {
		use: 'Hỏi hoặc cho xem một điều phải xong trước khi quay lại trang: bộ lọc trên điện thoại, lý do từ chối, ảnh lớn.',
		avoid: [
			'Báo một việc đã xong: dùng useToast.',
			'Xác nhận một việc rồi gửi, có lỗi thì giữ lại: dùng ActDialog, đã gồm cả biểu mẫu.',
			'Một danh sách ngắn treo dưới nút: dùng Menu hoặc Popover.',
			'Biểu mẫu dài nhiều bước: để thành một trang, có địa chỉ riêng.',
		],
		anatomy: [
			['Màn mờ', 'che trang phía sau; bấm vào là đóng'],
			['Khung', 'center ở giữa, side là ngăn bên phải, full cho ảnh'],
			['Tiêu đề và dấu ×', 'luôn ở trên cùng'],
			['Nội dung', 'cuộn riêng, cũng cuộn được bằng bàn phím'],
			['Chân', 'các nút luôn nhìn thấy; việc chính đứng cuối'],
		],
		content: [
			'Tiêu đề dưới sáu chữ để đứng gọn một dòng; dài hơn thì xuống dòng, quá ba dòng thì bị cắt: “Bộ lọc”, “Cắt ảnh đại diện”.',
			'Khi xác nhận, tiêu đề hỏi đúng việc: “Xóa bản nháp này?”, và nút lặp lại động từ: “Xóa bản nháp”, không phải “Đồng ý”.',
			'Nói điều không lấy lại được trong nội dung: “Bản nháp và ảnh bìa bị xóa hẳn, không lấy lại được.”',
		],
		access: [
			'Nhận tiêu điểm khi mở và trả về nút đã mở nó; phần sau không chạm được.',
			'Escape, dấu × và bấm ra ngoài đều gọi onClose; đừng để mất điều đang nhập mà không hỏi. Giữ open thì hộp ở lại, còn nguyên điều đang nhập. Có onStrayClose thì Escape và bấm ra ngoài chỉ báo, không đóng.',
			'Đang gửi (pending) thì không đóng được; nút “Hủy” ở chân cũng đặt aria-disabled.',
			'Nếu nút đã mở hộp bị xóa cùng việc vừa làm, nơi gọi phải đưa tiêu điểm tới chỗ khác.',
		],
	},
	en: {
		use: 'Asks or shows something that must be finished before going back to the page: a filter on a phone, a reason for rejecting, a large picture.',
		avoid: [
			'To say that something is done take useToast.',
			'To confirm and send something, and to stay when it is refused, take ActDialog, which brings the form.',
			'For a short list that hangs below a button take Menu or Popover.',
			'A long form of several steps is a page, with an address of its own.',
		],
		anatomy: [
			['Scrim', 'covers the page behind; a press on it closes'],
			['Frame', 'center in the middle, side along the right edge, full for pictures'],
			['Title and cross', 'always on top'],
			['Content', 'scrolls by itself, by keyboard too'],
			['Foot', 'buttons that stay in sight; the main one comes last'],
		],
		content: [
			'Titles have fewer than six words and so one line; longer ones go on in the next, and are cut off after three: “Filters”, “Crop your photo”.',
			'To confirm, the title asks about the very act, “Delete this draft?”, and the button repeats its verb: “Delete draft”, not “Yes”.',
			'Say in the content what cannot be undone: “The draft and its cover image will be permanently deleted.”',
		],
		access: [
			'It takes the focus and gives it back to the button that opened it; what lies behind cannot be reached.',
			'Escape, the cross and a press outside all call onClose; never lose what was typed without asking. Where open is kept, the window stays with what was typed. With onStrayClose, Escape and a press outside only tell, and close nothing.',
			'While it sends (pending) nothing closes it; the “Cancel” of its foot says aria-disabled as well.',
			'If the button that opened it goes with what was done, its caller must put the focus elsewhere.',
		],
	},
	pairs: [
		{
			do: 'DoNameTheAct',
			dont: 'DontAskWhetherSure',
			vn: 'Đọc riêng nút cũng biết điều gì xảy ra. “Bạn có chắc không?” với “Có” và “Không” bắt người ta đọc lại từ đầu.',
			en: 'Each button says by itself what happens. “Are you sure?” with “Yes” and “No” makes people read everything again.',
		},
	],
} satisfies PrimitiveGuide;
