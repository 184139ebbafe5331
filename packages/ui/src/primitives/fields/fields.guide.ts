import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhóm ô nhập, cột trường, khoảng cách ô nhập, form layout',
	status: 'stable',
	vn: {
		use: 'Xếp các Field của một tờ hay một biểu mẫu, để lỗi luôn gần ô của mình hơn nhãn sau và đáy tờ đều với đầu tờ.',
		avoid: [
			'Một ô đứng cạnh nút trên thanh công cụ: dùng lưới của thanh ấy.',
			'Bộ lọc: Field với compact, vì ở đó không có gì sai được.',
			'Bảng nhiều dòng ô nhập: dùng lưới riêng của bảng.',
		],
		anatomy: [
			['Cột', 'mỗi ô một dòng, hoặc hai cột từ 640 px với columns="two"'],
			['Khoảng cách', '12 px giữa dòng lỗi và nhãn sau'],
			['Đáy', 'khi là phần cuối của tờ, dòng lỗi giữ sẵn tính vào lề dưới'],
		],
		content: [
			'Ô đi đôi đặt cạnh nhau: số tờ và số thửa, tỉnh và huyện.',
			'Câu dài hay ghi chú chiếm cả hàng: đặt ngoài nhóm hai cột.',
		],
		access: [
			'Thứ tự trong mã là thứ tự đọc và thứ tự phím Tab: hai cột đọc hết hàng rồi xuống.',
			'Nhóm cần tên riêng thì bọc trong fieldset có legend.',
		],
	},
	en: {
		use: 'Stacks the fields of a sheet or a form: an error is always nearer to its own control than to the next label, and a sheet ends as it begins.',
		avoid: [
			'For one field beside a button of a toolbar take the grid of the toolbar.',
			'For filters take Field with compact: nothing can be wrong there.',
			'For rows of fields in a table take the grid of the table.',
		],
		anatomy: [
			['Columns', 'one field a line, or two columns from 640 px on with columns="two"'],
			['Gap', '12 px between the line for an error and the next label'],
			['End', 'where it is the last of a sheet, the line that is kept for an error counts as room below'],
		],
		content: [
			'What belongs together stands beside each other: map sheet and plot, province and district.',
			'Long sentences and notes take a line of their own: outside of the two columns.',
		],
		access: [
			'The order in the code is the order of reading and of Tab: two columns are read line by line.',
			'Where a group needs a name put it into a fieldset with a legend.',
		],
	},
	pairs: [
		{
			do: 'DoStackFields',
			dont: 'DontStackByHand',
			vn: 'Lỗi cách nhãn sau xa hơn ô của mình, nên biết ngay lỗi của ô nào; đáy tờ không bị hụt.',
			en: 'The error is further from the next label than from its control, so it is plain whose it is; the sheet ends evenly.',
		},
	],
} satisfies PrimitiveGuide;
