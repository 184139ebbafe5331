import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bảng loại đất, diện tích từng loại, tỷ lệ phần trăm',
	status: 'stable',
	vn: {
		use: 'Trong kết quả quy hoạch và trang kiểm tra văn bản: mã, tên, diện tích và tỷ lệ từng loại đất, kèm tổng, để so với giấy.',
		avoid: ['Nhìn nhanh: đặt ZoneDrawing bên cạnh, không thay bảng.', 'Thông số tin đăng: dùng ListingFactList.'],
		content: [
			'Đơn vị ở đầu cột (m², %), không lặp trong ô; số thập phân một chữ số.',
			'Dòng cuối “Cả thửa” cộng đúng diện tích.',
		],
		access: ['Là bảng thật với tiêu đề cột, tiêu đề dòng và chú thích.'],
	},
	en: {
		use: 'In planning answers and their verification: code, name, area and share of each type with the whole, to compare with the paper.',
		avoid: [
			'For a glance put ZoneDrawing beside it, not in its place.',
			'For facts of a listing take ListingFactList.',
		],
		content: [
			'Units stand in the heads (m², %) and not in cells; one decimal.',
			'The last row, “Whole plot”, adds the areas up.',
		],
		access: ['A true table with heads of columns and rows and a caption.'],
	},
} satisfies Guide;
