import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô chọn, danh sách thả, hộp chọn, select',
	status: 'stable',
	vn: {
		use: 'Chọn một trong một danh sách có sẵn: tỉnh thành, hướng nhà, cách sắp xếp. Danh sách mở ra là của chính điện thoại hay trình duyệt.',
		avoid: [
			'Hai đến bốn lựa chọn ngắn: dùng Segmented, khỏi phải mở ra mới thấy.',
			'Lựa chọn cần giải thích: dùng ChoiceList.',
			'Gõ tự do có gợi ý, như địa chỉ: dùng Combobox.',
			'Làm một việc ngay: dùng Menu.',
		],
		anatomy: [
			['Ô', 'cùng dáng với TextInput, cho thấy điều đang chọn'],
			['Mũi tên', 'báo có danh sách; chữ dài bị cắt trước nó'],
			['emptyLabel', 'mục đầu với giá trị rỗng: chưa chọn hoặc tất cả'],
		],
		content: [
			'Trong biểu mẫu, mục rỗng mời chọn: “Chọn…”. Trong bộ lọc, nó nói rõ là tất cả: “Toàn quốc”, “Mọi trạng thái”.',
			'Sắp theo thứ tự người ta tìm: tỉnh thành theo bảng chữ cái, cách sắp xếp theo mức hay dùng.',
			'Lựa chọn không lặp lại nhãn: “Đông”, không phải “Hướng Đông”.',
		],
		access: [
			'Gõ chữ đầu để nhảy tới mục; trên điện thoại là bánh xe quen thuộc.',
			'Tên lấy từ Field, hoặc aria-label trên thanh công cụ.',
			'Mũi tên đi qua từng mục cũng là đổi: trong biểu mẫu, để nút gửi làm việc. Bộ lọc được tác dụng ngay nếu tiêu điểm ở lại ô, kết quả được đọc lên, và nút Quay lại bỏ qua những mục chỉ đi ngang.',
		],
	},
	en: {
		use: 'Chooses one of a given list: provinces, directions, orders of a list. What opens is the phone’s or the browser’s own.',
		avoid: [
			'For two to four short choices take Segmented, which shows them without opening.',
			'For choices that need explaining take ChoiceList.',
			'For free text with proposals, like addresses, take Combobox.',
			'To do something at once take Menu.',
		],
		anatomy: [
			['Box', 'looks like TextInput and shows what is chosen'],
			['Arrow', 'tells that there is a list; long words are cut off before it'],
			['emptyLabel', 'the first entry, with an empty value: none chosen, or all'],
		],
		content: [
			'In a form the empty entry invites: “Choose…”. In a filter it says that it means all: “All of Vietnam”, “All statuses”.',
			'Order entries as people look for them: provinces by the alphabet, orders by use.',
			'Entries do not repeat the label: “East”, not “Direction east”.',
		],
		access: [
			'Typing the first letters leads to an entry; phones show their usual wheel.',
			'Its name comes from Field, or from aria-label on a toolbar.',
			'Going past entries with the arrow keys changes it too: in a form leave the act to its button. A filter may act at once where the focus stays, the result is read out, and Back goes past what was only passed by.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatNoneMeans',
			dont: 'DontLeaveNoneOpen',
			vn: '“Mọi hướng” cho biết đang không lọc. Dấu gạch thì không rõ là chưa chọn, không có, hay tất cả.',
			en: '“All directions” says that nothing is filtered. A dash may mean not chosen, none, or all.',
		},
	],
} satisfies PrimitiveGuide;
