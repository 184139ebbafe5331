import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bản đồ, thẻ giá, cụm tin, map',
	status: 'stable',
	vn: {
		use: 'Cho xem và chọn theo vị trí: tin đăng, một cái ghim, khu quy hoạch, thửa đất. Mã của bản đồ chỉ tải khi nó sắp hiện ra.',
		avoid: [
			'Tin đăng với cụm và danh sách đi kèm: dùng ListingMap, đã nối sẵn với MapView.',
			'Ghim hoặc cho xem một vị trí trong biểu mẫu: dùng PinMap.',
			'Chỉ cần nói ở đâu: viết địa chỉ; bản đồ nặng và khó đọc trên điện thoại.',
		],
		anatomy: [
			['Nền', 'dựng sẵn, luôn có Biển Đông, Hoàng Sa và Trường Sa; ảnh nền từ MapTilesProvider phủ lên nếu có'],
			['Khu và thửa', 'zones tô màu theo chú giải kèm mã, shapes là nét viền'],
			['Vùng tìm kiếm', 'area gạch chéo; kéo được góc khi có onAreaChange'],
			['Thẻ giá và cụm', 'markers: một tin là tag, nhiều tin là cluster, cụm càng nhiều càng lớn'],
			['Ô bật lên', 'popup tại một điểm, đóng bằng dấu × hoặc Escape'],
			['Công cụ', 'MapTool đặt lên trên, MapCenter đánh dấu giữa khung; phóng to, thu nhỏ ở góc dưới phải'],
		],
		content: [
			'Thẻ chỉ ghi giá: “4,2 tỷ”. Tên đầy đủ nằm trong label: “4,2 tỷ: Nhà phố ba tầng”.',
			'Tên nước: “Hoàng Sa (Việt Nam)”, “Trường Sa (Việt Nam)”, ở mọi ngôn ngữ.',
			'Khi chưa tải được: “Chưa tải được bản đồ.” và nút “Thử lại”.',
		],
		access: [
			'Bản đồ là một điểm dừng: mũi tên dời bản đồ, + và − phóng to, thu nhỏ; help nói điều đó.',
			'Trong trang cuộn được (inPage), con lăn chuột và một ngón tay cuộn trang cho tới khi bản đồ được bấm hoặc nhận tiêu điểm; twoFingers nói cách dời bản đồ.',
			'Các thẻ chung một điểm dừng, mũi tên đi tới thẻ gần nhất theo hướng ấy.',
			'Mọi điều chọn được trên bản đồ phải chọn được ở ngoài: danh sách tin, ô địa chỉ, “Bỏ qua bản đồ”.',
			'Màu khu quy hoạch luôn đi cùng mã chữ.',
		],
	},
	en: {
		use: 'Shows and chooses by place: listings, a pin, planning zones, a plot. Its code is fetched when it is about to come into sight.',
		avoid: [
			'For listings with clusters and the list beside them take ListingMap, which brings MapView.',
			'To pin or show one place in a form take PinMap.',
			'Where saying the place is enough, write the address; a map is heavy and hard to read on a phone.',
		],
		anatomy: [
			[
				'Ground',
				'built in, always with the East Sea, Hoàng Sa and Trường Sa; tiles of MapTilesProvider cover it where there are any',
			],
			['Zones and plots', 'zones are coloured as in the legend, with their code; shapes are outlines'],
			['Search area', 'area, hatched; its corners can be dragged where there is onAreaChange'],
			['Price tags and clusters', 'markers: one listing is a tag, several a cluster, the more the larger'],
			['Popup', 'at a point, closed by its cross or Escape'],
			['Tools', 'MapTool lies on top, MapCenter marks the middle; zoom in the lower right corner'],
		],
		content: [
			'A tag says the price alone: “₫4.2 billion”. Its whole name is in label: “₫4.2 billion: Three-storey town house”.',
			'Names of the country: “Hoàng Sa (Vietnam)”, “Trường Sa (Vietnam)”, in every language.',
			'When it did not come: “The map could not be loaded.” and the button “Try again”.',
		],
		access: [
			'The map is one stop: arrow keys move it, + and − zoom; help says so.',
			'In a page that scrolls (inPage) the wheel and one finger move the page until the map is pressed or has the focus; twoFingers says how to move the map.',
			'All tags together are one stop; an arrow key goes to the nearest in its direction.',
			'Whatever can be chosen on the map can be chosen outside of it: a list, an address field, “Skip the map”.',
			'Colours of zones always come with their code in letters.',
		],
	},
	pairs: [
		{
			do: 'DoPriceOnTags',
			dont: 'DontTitlesOnTags',
			vn: 'Giá đủ ngắn để nhiều thẻ đứng cạnh nhau mà vẫn đọc được. Tiêu đề che mất chính chỗ nó đánh dấu.',
			en: 'Prices are short enough for many tags to stand side by side. Titles cover the very places that they mark.',
		},
	],
} satisfies PrimitiveGuide;
