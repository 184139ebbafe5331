import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bản đồ tin đăng, bản đồ tìm nhà, cụm tin, thẻ giá trên bản đồ',
	status: 'stable',
	vn: {
		use: 'Bản đồ đi cùng danh sách tin và trang bản đồ cả nước: tin đứng riêng là thẻ giá, tin gần nhau gộp thành vòng số. Giúp chọn khu trước khi chọn căn.',
		avoid: [
			'Ghim hay xem vị trí của một thứ: dùng PinMap.',
			'Bản đồ quy hoạch: ZoneDetails và ZoneLegend đi kèm lớp quy hoạch, không đổi màu thẻ giá.',
			'Đừng để bản đồ là lối duy nhất tới tin: luôn có danh sách bên cạnh hoặc trong MapDrawer.',
		],
		anatomy: [
			['Nền', 'đất, biển, tên nơi; Hoàng Sa, Trường Sa và Biển Đông luôn hiện'],
			['Lớp', 'vùng đã vẽ, quy hoạch, ranh giới, nằm dưới các thẻ (layers)'],
			['Thẻ giá', 'một tin; đã lưu và đã xem trông khác'],
			['Vòng số', 'nhiều tin; to dần theo số chữ số'],
			['Dòng số tin', 'nói có bao nhiêu tin trong khung, đang tải, hoặc lỗi'],
			['Khung mở', 'thẻ tin hoặc ClusterList, tại chỗ vừa bấm'],
		],
		content: [
			'Giá trên thẻ viết gọn: “12,4 tỷ”, “850 triệu”, “Thỏa thuận”.',
			'Số ước lượng nói là ước lượng và làm tròn ba chữ số: “Khoảng 12.300 tin trong khung bản đồ”.',
			'Trống thì bảo làm gì: “Không có tin nào ở đây. Hãy di chuyển, thu nhỏ bản đồ hoặc bỏ bớt điều kiện.”',
		],
		access: [
			'Có liên kết “Bỏ qua bản đồ” đứng trước; các thẻ là một chặng Tab, phím mũi tên đi giữa chúng.',
			'Tên thẻ nói đủ: “12,4 tỷ: Nhà phố ba tầng…, đã lưu, đã xem”.',
			'Thẻ được thay khi di chuyển vẫn giữ tiêu điểm; đóng khung mở thì tiêu điểm về thẻ.',
		],
	},
	en: {
		use: 'The map beside a list of listings and on the map of the whole country: a listing alone is a price, those close together are a count. It helps to choose an area before a home.',
		avoid: [
			'To pin or show one place take PinMap.',
			'For planning there are ZoneDetails and ZoneLegend with layers of their own; do not colour the prices.',
			'Never the only way to a listing: there is always a list beside it or in MapDrawer.',
		],
		anatomy: [
			['Ground', 'land, sea and names; Hoàng Sa, Trường Sa and the East Sea are always there'],
			['Layers', 'drawn area, planning, outlines, below the markers (layers)'],
			['Price', 'one listing; saved and seen ones look different'],
			['Count', 'several; the larger the more digits it has'],
			['Status', 'how many are in view, that they load, or that it failed'],
			['Popup', 'the card of a listing or ClusterList, where it was pressed'],
		],
		content: [
			'Prices are short: “₫12.4 billion”, “₫850 million”, “Negotiable”.',
			'An estimate is said to be one and has three digits: “About 12,300 listings in view”.',
			'Where there is nothing it says what to do: “No listings here. Move the map, zoom out or remove a filter.”',
		],
		access: [
			'A link “Skip the map” comes first; the markers are one stop of Tab, and arrow keys go between them.',
			'A marker’s name says all: “₫12.4 billion: Nhà phố ba tầng…, saved, viewed”.',
			'Markers that are replaced while it moves keep the focus; a popup that closes gives it back.',
		],
	},
} satisfies Guide;
