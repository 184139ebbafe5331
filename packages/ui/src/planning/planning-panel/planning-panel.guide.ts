import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lớp quy hoạch trên bản đồ, bật quy hoạch, độ đậm',
	status: 'stable',
	vn: {
		use: 'Trên bản đồ: bật lớp quy hoạch, đọc chú giải, hỏi một điểm, tìm một thửa, để biết sơ bộ trước khi nhờ kiểm tra.',
		avoid: [
			'Kết quả chính thức của một thửa: dùng PlanningCheckForm.',
			'Bộ lọc của tin đăng trên bản đồ: dùng ListingFilterBar.',
		],
		anatomy: [
			['Công tắc và tình trạng', 'đang tải, phóng to thêm, chưa có dữ liệu'],
			['Điểm', 'ZoneDetails'],
			['Độ đậm', 'thanh trượt 10 đến 100%'],
			['Chú giải', 'ZoneLegend'],
			['Tìm thửa', 'ParcelFinder, gấp lại'],
		],
		content: [
			'Không có gì để vẽ thì nói vì sao: “Phóng to bản đồ thêm để xem quy hoạch.” khác “Chưa có dữ liệu quy hoạch ở nơi này.”',
		],
		access: ['Hỏi được tâm bản đồ bằng nút, không cần bấm lên bản đồ; bảng cuộn được bằng bàn phím.'],
	},
	en: {
		use: 'On the map: turns the layer on, holds the legend, asks about a point, finds a plot, to know a little before asking for a check.',
		avoid: [
			'For an answer about one plot take PlanningCheckForm.',
			'For the filter of listings take ListingFilterBar.',
		],
		anatomy: [
			['Switch and state', 'loading, zoom in, no data'],
			['Point', 'ZoneDetails'],
			['Opacity', 'a slider from 10 to 100%'],
			['Legend', 'ZoneLegend'],
			['Plot', 'ParcelFinder, folded'],
		],
		content: [
			'Where nothing is drawn it says why: “Zoom in closer to see planning.” is not “There is no planning data here yet.”',
		],
		access: ["A button asks about the map's middle, so nobody has to press the map; the panel scrolls by keyboard."],
	},
} satisfies Guide;
