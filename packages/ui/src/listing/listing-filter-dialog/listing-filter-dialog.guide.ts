import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hộp bộ lọc, lọc nâng cao, ngăn lọc',
	status: 'stable',
	vn: {
		use: 'Mở từ danh sách hay bản đồ: mọi điều kiện trong một ngăn bên cạnh, nút cuối nói sẽ ra bao nhiêu tin trước khi bấm.',
		avoid: [
			'Một điều kiện hay dùng: đừng rút ra ngoài thành nút riêng; gợi ý trong SearchBox và ActiveFilters đã đủ.',
			'Chọn vùng trên bản đồ: dùng AreaTools.',
			'Đặt form lọc thẳng trên trang: ListingFilterForm luôn nằm trong hộp này.',
		],
		content: [
			'Nút là kết quả: “Xem 128 tin”, “Xem hơn 1.000 tin”, “Không có tin nào”; chưa đếm được thì “Xem kết quả”.',
			'Đặt lại là “Đặt lại”, không “Hủy”: hủy là đóng hộp bằng dấu ×, điều vừa chọn bỏ đi.',
		],
		access: [
			'Số tin mới đọc lên khi đếm xong; nút bấm được cả khi đang đếm. Form tải sau, hỏng thì có “Thử lại”.',
			'Đã đổi một điều kiện thì Escape và bấm ra ngoài không đóng: tiêu điểm tới nút xem kết quả, và nói điều vừa chọn chưa được dùng.',
		],
	},
	en: {
		use: 'Opens from a list or a map: every condition in a window at the side, whose button says how many listings it leads to before it is pressed.',
		avoid: [
			'Do not pull a frequent condition out as a button: proposals of SearchBox and ActiveFilters are there.',
			'To choose an area on the map take AreaTools.',
			'ListingFilterForm never stands on a page itself, always in here.',
		],
		content: [
			'The button is the result: “Show 128 listings”, “Show over 1,000 listings”, “No matching listings”; not counted yet, “Show results”.',
			'It is “Reset”, not “Cancel”: cancelling is the cross, which drops what was chosen.',
		],
		access: [
			'A new count is read once it is there; the button works while it is counted. The form loads later; failed, it has “Try again”.',
			'Once a condition was changed, Escape and a press outside close nothing: they lead to the button with the results, and it is said that the choice is not used yet.',
		],
	},
} satisfies Guide;
