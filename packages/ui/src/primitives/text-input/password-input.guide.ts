import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô mật khẩu, hiện mật khẩu, password',
	status: 'stable',
	vn: {
		use: 'Nhập mật khẩu mà xem lại được bằng nút con mắt. Luôn nằm trong Field.',
		avoid: [
			'Mã gửi tới điện thoại: dùng CodeInput, không có gì phải giấu.',
			'Số thẻ: dùng FormattedInput, vì người ta cần so với thẻ.',
			'Chữ thường: dùng TextInput.',
		],
		anatomy: [
			['Ô', 'che chữ cho đến khi bấm nút; luôn bắt đầu ở trạng thái che'],
			['Nút con mắt', 'cuối ô, hiện rồi lại che'],
		],
		content: [
			'Gợi ý nói điều kiện trước khi sai: “Ít nhất 8 ký tự. Một câu ngắn dễ nhớ là tốt nhất.”',
			'Nút tên là “Hiện mật khẩu” và “Ẩn mật khẩu”.',
		],
		access: [
			'Tên nút đổi theo trạng thái, nên không cần báo thêm là đang bật.',
			'Đặt autoComplete="current-password" hoặc "new-password", để trình quản lý mật khẩu điền.',
			'Đừng chặn dán.',
		],
	},
	en: {
		use: 'Takes a password, which the eye button lets people check. Always in a Field.',
		avoid: [
			'For a code sent to a phone take CodeInput: there is nothing to hide.',
			'For a card’s number take FormattedInput: people compare it with the card.',
			'For common text take TextInput.',
		],
		anatomy: [
			['Input', 'hides what is typed until the button is pressed; always begins hidden'],
			['Eye button', 'at its end; shows and hides again'],
		],
		content: [
			'The hint tells the rule before it is broken: “At least 8 characters. A short sentence you can remember works best.”',
			'The button is called “Show password” and “Hide password”.',
		],
		access: [
			'The button’s name changes with its state, so it need not say that it is pressed.',
			'Set autoComplete="current-password" or "new-password", for password managers.',
			'Do not forbid pasting.',
		],
	},
	pairs: [
		{
			do: 'DoTellTheRule',
			dont: 'DontInventRules',
			vn: 'Một điều kiện về độ dài dễ theo và đủ chắc. Bắt chữ hoa, số, ký hiệu thì người ta viết ra giấy.',
			en: 'One rule of length is easy to follow and strong enough. Capitals, digits and signs make people write it on paper.',
		},
	],
} satisfies PrimitiveGuide;
