import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kiểm tra văn bản, mã kiểm tra, thật hay giả, xác minh',
	status: 'stable',
	vn: {
		use: 'Trang công khai cho bất kỳ ai cầm văn bản quy hoạch của An Cư: có đúng do An Cư lập và còn hiệu lực không.',
		avoid: [
			'Người gửi xem kết quả của mình: dùng PlanningAnswerView.',
			'Không đưa tên người gửi hay số yêu cầu lên đây: chỉ những gì văn bản nói, để so với giấy.',
		],
		anatomy: [
			['Ô mã', 'nhận mã có gạch hay không, hoa hay thường'],
			['Kết luận', 'còn hiệu lực, đã bị thay thế, hoặc không có'],
			[
				'So với giấy',
				'thửa, bản số, ngày, chữ ký, kết luận, bảng loại đất, giới hạn và nguồn: đủ mọi dòng của văn bản',
			],
			['Tệp', 'mã băm SHA-256, gấp lại'],
		],
		content: ['Không thấy mã thì nhắc so lại trước khi nói giả: “Hãy so lại từng ký tự của mã.”'],
		access: ['Kết quả được đọc lên; mã sai dạng thì ô nhận tiêu điểm. Không cần JavaScript hay đăng nhập.'],
	},
	en: {
		use: 'A public page for anybody who holds a planning document of An Cư: whether it is ours and still stands.',
		avoid: [
			'Owners read their answer in PlanningAnswerView.',
			'It shows neither who asked nor the request: only what the document says, to compare with the paper.',
		],
		anatomy: [
			['Code', 'with or without dashes, in any case'],
			['Verdict', 'stands, replaced, or unknown'],
			[
				'To compare',
				'plot, version, dates, signature, verdict, land types, limits and sources: every line of the document',
			],
			['File', 'its SHA-256, folded'],
		],
		content: ['An unknown code asks to compare first, before it says that it is no document of ours.'],
		access: ['The outcome is read out; a malformed code gets the focus. It needs neither scripts nor signing in.'],
	},
} satisfies Guide;
