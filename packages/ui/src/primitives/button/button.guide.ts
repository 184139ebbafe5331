import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nút, nút bấm, nút biểu tượng, nút liên kết',
	status: 'stable',
	vn: {
		use: 'Làm một việc ngay trên trang: gửi, lưu, mở hộp thoại. Mỗi vùng của trang có nhiều nhất một nút chính.',
		avoid: [
			'Chuyển sang trang khác: dùng Link, hoặc LinkButton khi đó là bước tiếp theo của trang.',
			'Chọn một trong vài cách xem: dùng Segmented.',
			'Bật tắt một điều trong biểu mẫu: dùng Checkbox.',
		],
		anatomy: [
			['Nền', 'nói mức quan trọng: chính, phụ, lặng, hoặc dấu đỏ cho việc đóng dấu xác nhận'],
			['Biểu tượng đầu', 'giúp nhận ra việc quen, không thay cho chữ'],
			['Chữ', 'nói việc sẽ làm'],
			['Biểu tượng cuối', 'nói điều xảy ra sau đó, ví dụ mũi tên sang bước sau'],
			['Vòng xoay', 'thay biểu tượng khi đang gửi; chữ giữ nguyên để nút không đổi cỡ'],
		],
		content: [
			'Bắt đầu bằng động từ và nói rõ việc: “Gửi yêu cầu kiểm tra”, không phải “OK” hay “Xác nhận”.',
			'Hai đến năm chữ, viết hoa chữ đầu, không chấm cuối.',
			'Số tiền đi cùng nút trả tiền: “Trả 50.000 ₫”.',
		],
		access: [
			'Enter và phím cách đều bấm được; vùng bấm cao ít nhất 44 px trên màn hình cảm ứng.',
			'Nút chỉ có biểu tượng phải có tên trong aria-label.',
			'Khi đang gửi, nút vẫn giữ tiêu điểm và báo là đang bận; đừng tắt nút đang có tiêu điểm.',
		],
	},
	en: {
		use: 'Does something on this page: sends, saves, opens a dialog. Each part of a page has one primary button at most.',
		avoid: [
			'To go to another page take Link, or LinkButton where that is the next step of the page.',
			'To choose one of a few views take Segmented.',
			'To switch something on in a form take Checkbox.',
		],
		anatomy: [
			['Ground', 'says how much it matters: primary, secondary, quiet, or seal for what is stamped and signed'],
			['Leading icon', 'helps to recognise a familiar act; it does not replace the words'],
			['Words', 'say what will be done'],
			['Trailing icon', 'says what comes after, like an arrow to the next step'],
			['Spinner', 'takes the place of the icon while it sends; the words stay, so that the size does'],
		],
		content: [
			'Begin with a verb and name the act: “Request a check”, not “OK” or “Confirm”.',
			'Two to five words, sentence case, no full stop.',
			'An amount belongs on the button that pays it: “Pay ₫50,000”.',
		],
		access: [
			'Enter and space press it; what is touched is at least 44 px high on touch screens.',
			'A button with an icon alone is named by aria-label.',
			'While it sends it keeps the focus and says that it is busy; never disable a button that has the focus.',
		],
	},
	pairs: [
		{
			do: 'DoOnePrimary',
			dont: 'DontTwoPrimaries',
			vn: 'Một nút chính cho biết nên bấm gì. Hai nút chính ngang nhau bắt người ta đọc rồi chọn.',
			en: 'One primary button says what to press. Two of equal weight make people read and choose.',
		},
	],
} satisfies PrimitiveGuide;
