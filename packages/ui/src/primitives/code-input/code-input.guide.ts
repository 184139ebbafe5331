import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô nhập mã, mã xác nhận, OTP, mã sáu số',
	status: 'stable',
	vn: {
		use: 'Nhập mã sáu chữ số vừa gửi tới điện thoại. Đủ số thứ sáu là kiểm tra ngay, không phải bấm thêm.',
		avoid: [
			'Mã khác sáu số, như mã kiểm tra quy hoạch: dùng TextInput.',
			'Số có dấu cách theo nhóm, như số thẻ: dùng FormattedInput.',
			'Sáu ô rời: đừng ghép từ TextInput, điện thoại không điền được và không dán được cả tin nhắn.',
		],
		anatomy: [
			['Ô', 'một ô duy nhất, chữ số to và giãn để soát lại'],
			['Field', 'đặt quanh ô: nhãn, gợi ý và lỗi'],
		],
		content: [
			'Nhãn là “Mã xác nhận”; gợi ý nói trước điều sẽ xảy ra: “Gồm 6 chữ số. Nhập đủ là mã được kiểm tra ngay.”',
			'Lỗi nói con số: “Mã xác nhận có đúng 6 chữ số.”',
			'Nói mã gửi tới số nào và còn dùng được bao lâu, ở ngay trên ô.',
		],
		access: [
			'Điện thoại hiện bàn phím số và tự đề nghị mã trong tin nhắn.',
			'Dán cả tin nhắn cũng được: ô tự tìm mã; có nhiều số thì không đoán.',
			'Vẫn để nút “Xác nhận” bên dưới cho người muốn tự gửi.',
		],
	},
	en: {
		use: 'Takes the six digits that were just sent to a phone. It is checked with the sixth, without another press.',
		avoid: [
			'For codes that are not six digits, like a planning answer’s check code, take TextInput.',
			'For numbers in groups, like a card’s, take FormattedInput.',
			'Build no row of six TextInputs: phones cannot fill it in, and a whole message cannot be pasted.',
		],
		anatomy: [
			['Input', 'a single one, its digits large and spaced for checking'],
			['Field', 'stands around it: label, hint and error'],
		],
		content: [
			'The label is “Code”; the hint says what will happen: “6 digits. We check it as soon as you have entered them all.”',
			'An error names the number: “The code must be exactly 6 digits.”',
			'Say right above which number it went to and how long it works.',
		],
		access: [
			'Phones show digits and offer the code from the message.',
			'A whole message can be pasted: the code in it is found; among several it does not guess.',
			'Keep a “Confirm” button below for those who want to send it themselves.',
		],
	},
	pairs: [
		{
			do: 'DoTakeItInOne',
			dont: 'DontSplitIt',
			vn: 'Một ô thì điện thoại tự điền, dán được, sửa được. Sáu ô thì trình đọc màn hình đọc sáu lần và dán chỉ vào ô đầu.',
			en: 'Phones fill in one input, and it takes pasting and mending. Six are read out six times, and pasting fills the first.',
		},
	],
} satisfies PrimitiveGuide;
