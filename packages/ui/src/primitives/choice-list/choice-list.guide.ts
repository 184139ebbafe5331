import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách lựa chọn, nút tròn, chọn một, radio',
	status: 'stable',
	vn: {
		use: 'Chọn đúng một trong hai đến sáu điều, khi mỗi điều cần một câu nói rõ hệ quả: vì sao đóng tin, bao lâu nhận email.',
		avoid: [
			'Vài lựa chọn mà một hai chữ đã đủ hiểu: dùng Segmented.',
			'Nhiều hơn sáu hoặc những tên ai cũng biết, như tỉnh thành: dùng Select.',
			'Chọn được nhiều điều cùng lúc: dùng Checkbox.',
		],
		anatomy: [
			['Câu hỏi', 'legend, đọc trước mọi lựa chọn'],
			['Khung', 'gom các lựa chọn; điều đang chọn có nền đậm hơn'],
			['Lựa chọn', 'nút tròn và chữ, cả dòng bấm được'],
			['Hệ quả', 'một câu nhỏ nói điều gì xảy ra nếu chọn'],
			['Lỗi', 'dòng dưới cùng, luôn giữ chỗ nên không đẩy phần sau'],
		],
		content: [
			'Câu hỏi là câu trọn vẹn: “Vì sao bạn đóng tin này?”',
			'Lựa chọn ngắn và cùng dạng từ: “Đã bán”, “Gỡ tin”.',
			'Hệ quả nói kết quả, không lặp lại lựa chọn: “Tin được ghi là đã bán và không còn hiện cho mọi người.”',
			'Lỗi chỉ cách sửa: “Hãy chọn một lý do.”',
		],
		access: [
			'Tab vào nhóm một lần, mũi tên đổi lựa chọn.',
			'Câu hệ quả được đọc như mô tả của từng lựa chọn; lỗi được đọc cùng câu hỏi.',
			'Chọn sẵn một điều khi có cách thường dùng; nếu không, đừng chọn thay người ta.',
		],
	},
	en: {
		use: 'Chooses exactly one of two to six, where each needs a sentence about what follows: why a listing is closed, how often mail comes.',
		avoid: [
			'For a few that a word or two explains take Segmented.',
			'For more than six, or for names that everybody knows, like provinces, take Select.',
			'Where several may be chosen take Checkbox.',
		],
		anatomy: [
			['Question', 'the legend, read before any choice'],
			['Frame', 'holds the choices together; the chosen one has a darker ground'],
			['Choice', 'a radio button and its words; the whole line can be pressed'],
			['Consequence', 'a small sentence on what happens then'],
			['Error', 'the last line; its room is kept, so nothing below moves'],
		],
		content: [
			'Ask a whole question: “Why are you closing it?”',
			'Choices are short and of one kind: “Sold”, “Take down”.',
			'A consequence tells the outcome and does not repeat the choice: “The listing is marked as sold and is no longer shown.”',
			'An error says how to go on: “Choose a reason.”',
		],
		access: [
			'Tab enters the group once, arrow keys change the choice.',
			'The consequence is read as the description of its choice; the error with the question.',
			'Choose one beforehand where there is a usual way; otherwise do not choose for people.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatFollows',
			dont: 'DontExplainTheObvious',
			vn: 'Danh sách này đáng chỗ khi mỗi dòng nói thêm một hệ quả. Vài chữ ai cũng hiểu thì để Segmented, đỡ chiếm nửa màn hình điện thoại.',
			en: 'The list earns its room when each line adds a consequence. Words that everybody knows belong in Segmented, which takes no half of a phone’s screen.',
		},
	],
} satisfies PrimitiveGuide;
