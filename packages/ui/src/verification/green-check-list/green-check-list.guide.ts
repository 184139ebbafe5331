import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kiểm tra tích xanh của tôi',
	status: 'stable',
	vn: {
		use: 'Cho người đăng: mọi lần kiểm tra tích xanh của mình, mới nhất trước, lần nào cần mình trả phí, và đường đến tin để yêu cầu lần nữa.',
		avoid: [
			'Một lần kiểm tra với kết quả và lịch sử: dùng GreenCheckRequest.',
			'Hàng chờ của nhân viên: dùng GreenCheckQueue.',
			'Tin đăng của mình: dùng MyListingList.',
		],
		anatomy: [
			['Đầu trang', 'tích xanh là gì, phí, số ngày, nút chọn tin'],
			['Thẻ', 'tên tin, GreenCheckStatusTag, mã tin và địa chỉ, câu tiếp theo, số yêu cầu, phí, nút trả phí'],
		],
		content: [
			'Tiền nói tình trạng và ngày: “Đã trả 100.000 ₫ ngày 08/03/2026”, “Chưa trả 100.000 ₫”, “Đã hoàn 100.000 ₫”.',
			'Đã hủy thì lý do nguyên văn, như nhân viên viết.',
			'Chưa có lần nào thì nói tích xanh là gì trước khi mời.',
		],
		access: ['Nút trả phí mang tên tin: “Trả phí 100.000 ₫: Nhà ba tầng…”.'],
	},
	en: {
		use: 'For posters: every green check of theirs, the newest first, which of them waits to be paid, and the way to a listing to ask for another.',
		avoid: [
			'For one of them, with findings and history, take GreenCheckRequest.',
			'For staff take GreenCheckQueue.',
			"For one's own listings take MyListingList.",
		],
		anatomy: [
			['Head', 'what a green check is, fee, days, the button to choose a listing'],
			['Card', 'title, GreenCheckStatusTag, code and address, what is next, number, fee, the button that pays'],
		],
		content: [
			'Money tells its state and day: “₫100,000 paid on 08/03/2026”, “₫100,000 not paid yet”, “₫100,000 refunded”.',
			'Cancelled, it has the reason as staff wrote it.',
			'Where there is none, what a green check is comes before the offer.',
		],
		access: ['The button that pays names the listing: “Pay ₫100,000: …”.'],
	},
} satisfies Guide;
