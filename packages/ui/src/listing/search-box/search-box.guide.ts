import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô tìm kiếm có gợi ý, gợi ý khu vực, dự án, đường',
	status: 'stable',
	vn: {
		use: 'Ô của mọi lần tìm tin, ở trang chủ và trên danh sách: vừa gõ vừa gợi ý nơi, dự án, đường và lần tìm trước; bỏ qua gợi ý thì tìm bằng lời.',
		avoid: [
			'Điền địa chỉ trong form: dùng AddressSearch.',
			'Tìm trong danh sách công việc: dùng SearchInput.',
			'Cả khung tìm trang chủ: dùng ListingSearch.',
		],
		content: [
			'Gợi ý chia nhóm: “Khu vực”, “Dự án”, “Đường”, “Tìm gần đây”; phần khớp in đậm, gõ không dấu vẫn khớp.',
			'Câu mẫu trong ô ngắn: “Phường, dự án, đường…”.',
		],
		access: [
			'Mũi tên đi giữa các gợi ý, Enter chọn, Esc đóng và giữ chữ; số gợi ý đọc lên.',
			'Xóa được từng lần tìm trước và xóa tất cả: “Xóa tìm kiếm gần đây”.',
		],
	},
	en: {
		use: 'The field of every search for listings, on the home page and above lists: it proposes places, projects, streets and earlier searches while one types; ignored, it searches by words.',
		avoid: [
			'To fill in an address in a form take AddressSearch.',
			'Within a list of work take SearchInput.',
			'For the whole search of the home page take ListingSearch.',
		],
		content: [
			'Proposals have groups: “Locations”, “Projects”, “Streets”, “Recent searches”; what matches is bold, and typing without tone marks matches too.',
			'The example in the field is short: “Ward, project, street…”.',
		],
		access: [
			'Arrow keys go through the proposals, Enter takes one, Escape closes them and keeps the words; their number is read.',
			'Earlier searches can be forgotten one by one or at once: “Clear recent searches”.',
		],
	},
} satisfies Guide;
