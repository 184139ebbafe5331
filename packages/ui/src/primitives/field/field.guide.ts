import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trường nhập, nhãn và lỗi, ô biểu mẫu, field',
	status: 'stable',
	vn: {
		use: 'Gắn nhãn, gợi ý và lỗi vào một ô nhập. Mọi TextInput, Select, TextArea trong biểu mẫu đều nằm trong một Field.',
		avoid: [
			'Lỗi của cả biểu mẫu, không thuộc ô nào: dùng FormFailure.',
			'Nhóm nút tròn: ChoiceList và Segmented đã có câu hỏi riêng; Checkbox có chữ riêng.',
			'Ô tìm kiếm một mình trên thanh công cụ: SearchInput với aria-label là đủ.',
		],
		anatomy: [
			['Nhãn', 'luôn nhìn thấy, phía trên ô'],
			['Chữ không bắt buộc', 'đứng sau nhãn, nét thường'],
			['Ô nhập', 'bất kỳ ô nào nhận các id mà Field đưa'],
			['Gợi ý', 'cách trả lời, nói trước khi sai'],
			['Lỗi', 'dòng cuối, luôn giữ chỗ; compact thì bỏ, cho bộ lọc'],
		],
		content: [
			'Nhãn là danh từ: “Họ và tên”, không phải “Nhập họ và tên”.',
			'Gợi ý là ví dụ hoặc nơi tìm: “Ghi như trên sổ, ví dụ: 104”.',
			'Lỗi nói cách sửa: “Hãy nhập họ và tên.”, không phải “Sai định dạng”.',
			'Đánh dấu ô được bỏ trống bằng “(không bắt buộc)”; không dùng dấu sao.',
		],
		access: [
			'Nhãn, gợi ý và lỗi được đọc cùng ô; lỗi mới hiện được đọc ngay.',
			'Trải control vào đúng ô nhập: {...control}. Thiếu nó thì nhãn không gắn với gì.',
			'Đặt required để trình đọc màn hình biết; nó không vẽ gì thêm.',
		],
	},
	en: {
		use: 'Ties label, hint and error to one control. Every TextInput, Select and TextArea of a form stands in a Field.',
		avoid: [
			'For an error of the whole form, which belongs to no control, take FormFailure.',
			'Radio groups: ChoiceList and Segmented have a question of their own, Checkbox its own words.',
			'For a search alone on a toolbar SearchInput with aria-label will do.',
		],
		anatomy: [
			['Label', 'always in sight, above the control'],
			['Optional words', 'after the label, in normal weight'],
			['Control', 'whatever takes the ids that Field gives'],
			['Hint', 'how to answer, before anything goes wrong'],
			['Error', 'the last line, whose room is kept; compact leaves it out, for filters'],
		],
		content: [
			'A label is a noun: “Full name”, not “Enter your full name”.',
			'A hint is an example, or where to look: “As on the certificate, for example 104”.',
			'An error says how to mend it: “Enter your full name.”, not “Wrong format”.',
			'Mark what may be left empty with “(optional)”; use no asterisks.',
		],
		access: [
			'Label, hint and error are read with the control; a new error is read at once.',
			'Spread control into the very input: {...control}. Without it the label belongs to nothing.',
			'Set required so that screen readers know; it draws nothing.',
		],
	},
	pairs: [
		{
			do: 'DoSayHowToMendIt',
			dont: 'DontBlame',
			vn: 'Lỗi tốt cho biết phải nhập gì, kèm ví dụ. “Không hợp lệ” chỉ báo là sai.',
			en: 'A good error says what to enter, with an example. “Not valid” only says that it is wrong.',
		},
		{
			do: 'DoHintBelow',
			dont: 'DontHintInside',
			vn: 'Gợi ý dưới ô còn đó khi đang gõ. Viết trong ô thì gõ chữ đầu tiên là mất.',
			en: 'A hint below stays while one types. Inside the control it goes with the first letter.',
		},
	],
} satisfies PrimitiveGuide;
