import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô đánh dấu, hộp kiểm, ô chọn, checkbox',
	status: 'stable',
	vn: {
		use: 'Hỏi một điều có hay không, ngay trong biểu mẫu hoặc bộ lọc. Có hiệu lực khi gửi biểu mẫu.',
		avoid: [
			'Chọn đúng một trong nhiều điều: dùng ChoiceList khi mỗi điều cần giải thích, Segmented khi chỉ vài chữ.',
			'Chọn một trong danh sách dài, như tỉnh thành: dùng Select.',
			'Làm ngay một việc khi bấm: dùng Button.',
		],
		anatomy: [
			['Ô', 'đã đánh dấu hay chưa; là ô của chính trình duyệt'],
			['Chữ', 'nói điều gì đúng khi ô được đánh dấu; bấm vào chữ cũng được'],
		],
		content: [
			'Viết thành điều khẳng định: “Đã có sổ”, “Giá thỏa thuận”. Đừng bắt người ta đánh dấu một câu phủ định.',
			'Điều khoản viết ở ngôi tôi: “Tôi đã đọc và chấp nhận các rủi ro trên.”',
			'Điều không bắt buộc thì nói ra: “Lưu vị trí để mở đúng khu vực tôi hay xem (không bắt buộc)”.',
		],
		access: [
			'Phím cách đổi trạng thái; cả dòng cao ít nhất 44 px và bấm được.',
			'Nhiều ô cùng một câu hỏi phải nằm trong fieldset có legend, như trong bộ lọc.',
			'Liên kết đặt trong chữ vẫn là điểm dừng riêng của bàn phím.',
		],
	},
	en: {
		use: 'Asks whether one thing is so, in a form or a filter. It takes effect when the form is sent.',
		avoid: [
			'To choose exactly one of several take ChoiceList where each needs explaining, Segmented where a word or two will do.',
			'To choose from a long list, like provinces, take Select.',
			'To do something at once take Button.',
		],
		anatomy: [
			['Box', 'ticked or not; the browser’s own'],
			['Words', 'say what is true when it is ticked; pressing them ticks it too'],
		],
		content: [
			'State a fact: “Has a certificate”, “Price is negotiable”. Make nobody tick a negative.',
			'Terms are written in the first person: “I have read and accept these risks.”',
			'Say what is optional: “Save my location, to open the area I usually look at (optional)”.',
		],
		access: [
			'Space changes it; the whole line is at least 44 px high and can be pressed.',
			'Several boxes of one question belong in a fieldset with a legend, as in the filter.',
			'A link within the words stays a stop of its own for the keyboard.',
		],
	},
	pairs: [
		{
			do: 'DoStateAFact',
			dont: 'DontNegate',
			vn: 'Đánh dấu là có. Với câu phủ định, người ta phải nghĩ hai lần xem đánh dấu nghĩa là gì.',
			en: 'A tick means yes. With a negative, people think twice about what ticking it means.',
		},
	],
} satisfies PrimitiveGuide;
