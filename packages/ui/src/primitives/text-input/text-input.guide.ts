import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô nhập chữ, ô một dòng, text input',
	status: 'stable',
	vn: {
		use: 'Nhập một dòng chữ hoặc con số: họ tên, địa chỉ, giá. Luôn nằm trong Field.',
		avoid: [
			'Nhiều dòng: dùng TextArea. Mật khẩu: PasswordInput. Tìm trong danh sách: SearchInput.',
			'Mã sáu số: dùng CodeInput. Số viết theo nhóm: FormattedInput.',
			'Có gợi ý khi gõ: dùng Combobox.',
			'Chọn trong danh sách có sẵn: dùng Select.',
		],
		anatomy: [
			['Ô', 'chữ 16 px, để điện thoại không tự phóng to khi chạm'],
			['Biểu tượng đầu', 'leadingIcon, chỉ để nhận ra; không bấm được'],
			['Viền', 'đậm khi trỏ vào, đỏ khi Field báo lỗi'],
		],
		content: [
			'Chữ mờ là ví dụ, không thay nhãn và không phải lời dặn.',
			'Giá nhận cách người ta viết: “4,2 tỷ”, “850 triệu”; đơn vị nằm trong gợi ý, không trong ô.',
		],
		access: [
			'Đặt type, inputMode và autoComplete đúng, để điện thoại mở bàn phím hợp và tự điền.',
			'Trải control của Field vào ô; ngoài Field thì cần aria-label.',
			'Ô chỉ để đọc vẫn vào được bằng Tab; disabled thì không, nên nói vì sao ở gần đó.',
		],
	},
	en: {
		use: 'Takes a line of text or a figure: a name, an address, a price. Always in a Field.',
		avoid: [
			'For several lines take TextArea, for passwords PasswordInput, to search a list SearchInput.',
			'For a six-digit code take CodeInput, for figures in groups FormattedInput.',
			'For proposals while typing take Combobox.',
			'To choose from a given list take Select.',
		],
		anatomy: [
			['Box', '16 px text, so that phones do not zoom in when it is touched'],
			['Leading icon', 'only to recognise it by; it cannot be pressed'],
			['Line', 'stronger when pointed at, red when Field has an error'],
		],
		content: [
			'A placeholder is an example; it is no label and no instruction.',
			'Prices are taken as people write them: “4.2 billion”, “850 million”; the unit belongs in the hint, not in the box.',
		],
		access: [
			'Set type, inputMode and autoComplete, so that phones show the right keys and fill it in.',
			'Spread the control of Field into it; outside of a Field it needs aria-label.',
			'A read-only one can be reached by Tab; a disabled one cannot, so say nearby why.',
		],
	},
	pairs: [
		{
			do: 'DoKeepTheLabel',
			dont: 'DontLabelInside',
			vn: 'Nhãn ở trên còn đó khi đã gõ. Nhãn nằm trong ô thì gõ xong không biết ô ấy hỏi gì.',
			en: 'A label above stays. One inside is gone once something is typed, and with it the question.',
		},
	],
} satisfies PrimitiveGuide;
