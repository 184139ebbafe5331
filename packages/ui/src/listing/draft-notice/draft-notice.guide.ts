import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhắc có bản nháp, đã khôi phục bản nháp',
	status: 'stable',
	vn: {
		use: 'Một dòng trên đầu form cho biết chữ trong các ô là bản soạn dở được mang về, và lối bắt đầu lại.',
		avoid: [
			'Trạng thái đang lưu nháp: dòng nháp dưới ListingForm đã nói.',
			'Danh sách bản nháp: dùng DraftList.',
			'Lỗi khi gửi: dùng FormFailure.',
		],
		content: [
			'Nói có gì và từ lúc nào, rồi tới nút: một câu, không xin lỗi, không chúc mừng. Nút nói việc: “Soạn tin mới”, không “Bỏ qua”.',
		],
	},
	en: {
		use: 'A line above a form that says that what stands in its fields was begun before, with the way to begin anew.',
		avoid: [
			'Whether a draft is being saved the line below ListingForm says.',
			'For a list of drafts take DraftList.',
			'For a failure to send take FormFailure.',
		],
		content: [
			'Say what was brought back and from when, then the button: one sentence, no apology, no congratulation. The button names the act, “Start over”, not “Dismiss”.',
		],
	},
} satisfies Guide;
