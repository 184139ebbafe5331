import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tính thử khoản vay trên tin, trả góp mỗi tháng',
	status: 'stable',
	vn: {
		use: 'Trên trang một tin bán, cho người xem ướm thử: kéo vốn tự có và thời hạn là thấy tháng đầu trả bao nhiêu, rồi mở công cụ đầy đủ với đúng số đó.',
		avoid: [
			'Cần lịch trả từng tháng, ân hạn, trả trước: dùng LoanTool.',
			'Tin cho thuê hoặc giá thỏa thuận: không hiện.',
			'Đừng đặt trên hay cạnh giá như thể là điều kiện bán.',
		],
		content: [
			'Lãi suất 10% luôn kèm câu “chỉ là ví dụ”; không nêu tên ngân hàng.',
			'Số kết quả viết đủ từng đồng: “27.751.655 ₫”; số dẫn trên thanh kéo viết gọn: “50% · 2,1 tỷ”.',
		],
		access: [
			'Thanh kéo đi bằng phím mũi tên và đọc cả phần trăm lẫn số tiền.',
			'Số lớn là vùng status, đọc lại sau mỗi lần kéo.',
		],
	},
	en: {
		use: 'On the page of a listing for sale: the down payment and years are felt for by sliders, the first month is seen at once, and the full calculator opens with the same figures.',
		avoid: [
			'For every month, a grace period or early payment take LoanTool.',
			'Not for rents, nor where the price is negotiable.',
			'Do not put it above or beside the price as if it were a term of the sale.',
		],
		content: [
			'The rate of 10% always comes with “just an example”; no bank is named.',
			'Results are written to the đồng: “₫27,751,655”; values on the sliders are short: “50% · ₫2.1 billion”.',
		],
		access: [
			'The sliders go by arrow keys and say the percentage and the money.',
			'The large figure is a status and is read again after each move.',
		],
	},
} satisfies Guide;
