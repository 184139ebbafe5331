import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô nhập có định dạng, số thẻ, mặt nạ nhập, input mask',
	status: 'stable',
	vn: {
		use: 'Viết điều đang gõ thành dạng quen, như số thẻ thành từng nhóm bốn, mà con trỏ không nhảy.',
		avoid: [
			'Mã sáu số gửi tới điện thoại: dùng CodeInput.',
			'Giá và diện tích gõ tự do như “4,2 tỷ”: dùng TextInput và cho thấy cách hiểu ở bên dưới.',
			'Chữ không có dạng cố định: dùng TextInput.',
		],
		anatomy: [
			['Ô nhập', 'là TextInput, mọi thuộc tính của nó đều dùng được'],
			['format', 'hàm chỉ thêm, bớt dấu ngăn; thừa chữ số thì cứ để, biểu mẫu sẽ nói'],
		],
		content: [
			'Chữ mờ cho thấy dạng: “0000 0000 0000 0000”.',
			'Nhãn không nhắc tới dấu cách: “Số thẻ”, vì người ta gõ cách nào cũng được.',
		],
		access: [
			'Con trỏ ở lại sau chữ số vừa gõ, cả khi sửa giữa chừng.',
			'Đừng để format xóa chữ số: trình đọc màn hình không báo chữ bị mất.',
			'Đặt inputMode="numeric" cho số, và Field cho tên ô.',
		],
	},
	en: {
		use: 'Writes what is typed in its common form, as a card’s number in fours, without moving the caret about.',
		avoid: [
			'For six digits sent to a phone take CodeInput.',
			'For prices and areas typed freely, like “4.2 billion”, take TextInput and show below how it was understood.',
			'For text without a fixed form take TextInput.',
		],
		anatomy: [
			['Input', 'a TextInput, with all of its props'],
			['format', 'a function that only adds or takes separators; digits that are too many stay, and the form says so'],
		],
		content: [
			'The placeholder shows the form: “0000 0000 0000 0000”.',
			'The label says nothing of spaces, “Card number”, for people may type it as they like.',
		],
		access: [
			'The caret stays behind the digit that was typed, also when mending in the middle.',
			'Let format drop no digits: screen readers do not tell what is gone.',
			'Set inputMode="numeric" for numbers, and a Field for its name.',
		],
	},
	pairs: [
		{
			do: 'DoGroupAsPrinted',
			dont: 'DontAskForSpaces',
			vn: 'Chia nhóm như in trên thẻ thì so được bằng mắt, và dán kiểu nào cũng nhận. Đừng bắt người ta tự lo dấu cách.',
			en: 'Grouped as on the card it can be compared at a glance, and any way of pasting will do. Do not make people mind the spaces.',
		},
	],
} satisfies PrimitiveGuide;
