import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Mã loại đất, ODT, tên loại đất, ký hiệu quy hoạch',
	status: 'stable',
	vn: {
		use: 'Nơi nào nhắc tới một loại đất: màu theo bảng ký hiệu, mã, tên, để người mua nhận ra cùng một loại trên bản đồ và trong kết quả.',
		avoid: [
			'Cả bảng với diện tích: dùng ZoneTable. Chú giải của bản đồ: ZoneLegend.',
			'Loại nhà đất của tin đăng (nhà phố, căn hộ) là chuyện khác; đừng dùng mã đất ở đó.',
		],
		content: [
			'Mã viết hoa, đậm, đứng trước tên: “ODT Đất ở tại đô thị”. Mã riêng của đồ án giữ nguyên.',
			'name chỉ khi đồ án gọi khác tên của mã.',
		],
		access: ['Ô màu bị ẩn với trình đọc màn hình; không bao giờ để màu nói thay mã.'],
	},
	en: {
		use: 'Wherever a type of land is named: its colour, code and name, so that buyers know it again on the map and in an answer.',
		avoid: [
			"For a table with areas take ZoneTable, for the map's legend ZoneLegend.",
			'The category of a listing (house, flat) is something else and has no land code.',
		],
		content: [
			"The code comes first, bold and in capitals: “ODT”, then its name. Codes of the plan's own are kept as they are.",
			'Give name only where the plan calls it otherwise than the code does.',
		],
		access: ['The colour is hidden from screen readers; it never speaks in place of the code.'],
	},
} satisfies Guide;
