import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô tìm kiếm, tìm trong danh sách, search',
	status: 'stable',
	vn: {
		use: 'Tìm trong danh sách đang mở. Điều đang tìm nằm ở địa chỉ trang; quay lại thì ô đổi theo.',
		avoid: [
			'Tìm nhà đất có gợi ý khi gõ: dùng SearchBox, dựng trên Combobox.',
			'Nhập điều để lưu, không phải để tìm: dùng TextInput.',
			'Lọc theo một điều có sẵn, như trạng thái: dùng Select hoặc TabLinks.',
		],
		anatomy: [
			['Kính lúp', 'ở đầu ô, chỉ để nhận ra'],
			['Ô', 'kiểu tìm kiếm: nhiều trình duyệt thêm dấu × xóa hết'],
			['Biểu mẫu', 'bao quanh, do nơi dùng dựng; Enter gửi'],
		],
		content: [
			'Chữ mờ nói tìm được theo gì: “Tên hoặc địa chỉ”.',
			'Tên cho người nghe nói tìm ở đâu: “Tìm trong danh sách”.',
		],
		access: [
			'aria-label là bắt buộc vì không có nhãn nhìn thấy.',
			'Enter tìm và giữ tiêu điểm trong ô, để sửa và tìm tiếp.',
			'Số kết quả phải được đọc lên ở đầu danh sách.',
		],
	},
	en: {
		use: 'Searches the list that is open. What is searched for stands in the page’s address; going back changes the field.',
		avoid: [
			'To find property, with proposals, take SearchBox, which is built on Combobox.',
			'To enter what is kept rather than looked for take TextInput.',
			'To filter by something given, like a status, take Select or TabLinks.',
		],
		anatomy: [
			['Magnifier', 'at the start, only to recognise it by'],
			['Field', 'of the search kind: many browsers add a cross that clears it'],
			['Form', 'stands around it, made by its user; Enter sends it'],
		],
		content: [
			'The placeholder says what can be searched by: “Name or address”.',
			'The name for those who listen says where: “Search the list”.',
		],
		access: [
			'aria-label is required, for there is no label in sight.',
			'Enter searches and keeps the focus, to mend it and search on.',
			'How many were found has to be read out above the list.',
		],
	},
	pairs: [
		{
			do: 'DoSayByWhat',
			dont: 'DontSayNothing',
			vn: '“Tên hoặc địa chỉ” cho biết gõ gì thì ra. “Tìm kiếm…” thì kính lúp đã nói rồi.',
			en: '“Name or address” says what to type. “Search…” is what the magnifier says already.',
		},
	],
} satisfies PrimitiveGuide;
