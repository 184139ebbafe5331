import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hộp quyết định, xác nhận của nhân viên, hộp thoại tiền',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên có quyền: một quyết định về tiền của người khác, với đúng một biểu mẫu và một nút. Là khung của PayOuts, PaymentLookup và UnmatchedList.',
		avoid: [
			'Người dùng tự trả tiền: dùng Billing, không mở hộp thoại.',
			'Việc của thủ tục, của bài viết: dùng ProcedureActDialog hoặc Dialog.',
		],
		content: [
			'submitLabel là động từ kèm số tiền khi đã biết: “Ghi 500.000 ₫ vào ví”.',
			'Câu đầu nói hậu quả và có hoàn tác được không: “Không làm ngược lại được.”',
		],
		access: [
			'Bị từ chối thì hộp vẫn mở với điều đã gõ; xong thì đóng, rồi gọi onDone: nút mở nó đã mất thì nơi dùng phải dẫn tiêu điểm đi.',
		],
	},
	en: {
		use: "For staff with that right: one decision about somebody's money, with one form and one button. It frames PayOuts, PaymentLookup and UnmatchedList.",
		avoid: [
			'People who pay themselves take Billing, without a dialog.',
			'For acts on procedures or articles take ProcedureActDialog or Dialog.',
		],
		content: [
			'submitLabel is a verb, with the amount where it is known: “Add ₫500,000 to wallet”.',
			'The first sentence says the consequence and whether it can be undone: “This cannot be undone.”',
		],
		access: [
			'Refused it stays open with what was typed; done it closes and calls onDone: where what opened it is gone, whoever uses it leads the focus on.',
		],
	},
} satisfies Guide;
