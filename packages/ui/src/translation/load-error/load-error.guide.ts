import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chưa tải được, lỗi tải dữ liệu, thử lại',
	status: 'stable',
	vn: {
		use: 'Thay chỗ của danh sách hay phần trang chưa lấy được về, nói cái gì chưa tải được, cái gì không mất, và cho tải lại.',
		avoid: [
			'Không có bản ghi, hoặc không được xem: dùng NotFound.',
			'Bộ lọc không còn gì: dùng NoMatch; danh sách vốn trống: dùng StateMessage.',
			'Gửi biểu mẫu không được: dùng FormFailure trong biểu mẫu.',
			'Danh sách: dùng ListBody, đã có cả lúc tải, lúc trống và phân trang.',
		],
		content: [
			'Tiêu đề: “Chưa tải được” cộng tên thứ cần xem, ví dụ “Chưa tải được lệnh góp vốn”. Không mã lỗi, không “Đã xảy ra lỗi”.',
			'Không viết gì ở dưới thì nó nói “Hãy kiểm tra mạng rồi thử lại.” Chỉ viết khi có điều không mất cần nói.',
			'Nơi có tiền, câu đầu nói tiền còn nguyên: “Tiền và cổ phần của bạn vẫn nguyên, chỉ là chưa xem được.”',
		],
		access: [
			'Là vùng báo động (alert) nên được đọc ngay khi hiện.',
			'Đặt level đúng bậc tiêu đề: 1 khi thay cả trang, 3 khi nằm dưới một tiêu đề khác.',
		],
	},
	en: {
		use: 'Stands where a list or a part of a page could not be had: says what it is, what is not lost, and loads it again.',
		avoid: [
			'Where there is no such record, or it may not be seen, take NotFound.',
			'Where a filter leaves nothing take NoMatch; for a list that is empty by itself StateMessage.',
			'Where a form could not be sent take FormFailure in the form.',
			'For a list take ListBody, which loads, is empty and has pages besides.',
		],
		content: [
			'The title names what was wanted: “The orders could not be loaded”. No error code, no “Something went wrong”.',
			'Without words below it says “Check your connection and try again.” Write them only where something is not lost.',
			'Where there is money, first say that it is untouched: “Your money and shares are safe; they just could not be shown.”',
		],
		access: [
			'It is an alert and read out as soon as it appears.',
			'Give the level that fits: 1 in place of a whole page, 3 below another heading.',
		],
	},
	pairs: [
		{
			do: 'DoSaysWhatIsNotLost',
			dont: 'DontShowsAnErrorCode',
			vn: 'Người đọc cần biết thiếu gì, mất gì không, làm gì tiếp. Mã lỗi không trả lời câu nào.',
			en: 'People need to know what is missing, whether anything is lost, and what to do. An error code answers none of it.',
		},
	],
} satisfies Guide;
