import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hỏi thêm, lý do, khiếu nại, ô lời nhắn',
	status: 'stable',
	vn: {
		use: 'Ngay trong trang, khi một bước cần lời kèm theo: nhân viên hỏi thêm, hủy yêu cầu, hoặc người gửi khiếu nại kết quả.',
		avoid: [
			'Trả lời câu hỏi của nhân viên: PlanningCheckDetail có ô riêng và giữ nháp.',
			'Lý do với tích xanh: dùng hộp thoại của RejectCheckDialog.',
			'Giữ nguyên kết quả bị khiếu nại: PlanningWork có hộp thoại riêng.',
		],
		content: [
			'label là câu hỏi, hint nói ai đọc và điều gì xảy ra: “Người gửi đọc được lý do. Phí được hoàn về ví của họ ngay, và không mở lại được.”',
			'submitLabel nói cả hậu quả: “Hủy và hoàn phí”.',
			'Chưa gửi thì chữ còn đó khi mở lại: trang giữ điều onChange báo và đưa lại qua text.',
		],
		access: ['Mở ra là tiêu điểm vào ô; thiếu chữ hay bị từ chối thì ô giữ chữ và nhận lại tiêu điểm.'],
	},
	en: {
		use: 'In the page, where a step needs words: staff ask for more or cancel, or a person says that an answer is wrong.',
		avoid: [
			'For replying to staff PlanningCheckDetail has a field of its own that keeps a draft.',
			'For reasons about a green check take the dialog of RejectCheckDialog.',
			'For upholding a disputed answer PlanningWork has a dialog of its own.',
		],
		content: [
			'label asks, hint says who reads it and what follows: “The requester can read the reason. The fee goes back into their wallet right away, and this cannot be undone.”',
			'submitLabel names the consequence: “Cancel and refund”.',
			'Not sent, the words are there when it opens again: the page keeps what onChange tells and gives it back as text.',
		],
		access: ['It takes the focus as it opens; missing or refused, it keeps the words and gets the focus back.'],
	},
} satisfies Guide;
