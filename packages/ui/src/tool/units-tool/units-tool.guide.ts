import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đổi đơn vị diện tích, sào, công, mẫu, hecta ra m²',
	status: 'stable',
	vn: {
		use: 'Ở trang Công cụ, cho người mua đất nghe nói “ba sào”, “hai công”: ra m² và mọi đơn vị của ba miền cạnh nhau.',
		avoid: [
			'Hiện diện tích một tin: viết m², như ListingFactsRow; không đổi sang sào.',
			'Tính giá theo diện tích: dùng PriceTool.',
			'Nhập diện tích khi đăng tin: bước Đặc điểm của ListingForm tự đọc “5 x 20 m”.',
		],
		content: [
			'Tên đơn vị luôn kèm miền: “sào Bắc Bộ”; một mình chữ “sào” là ba số khác nhau.',
			'Số không tròn có dấu ≈; m² đứng đầu và là số duy nhất có giá trị pháp lý.',
		],
		access: ['Mỗi miền là một bảng có tên; cỡ của đơn vị và kết quả nằm cùng hàng. Số m² là vùng status.'],
	},
	en: {
		use: 'On the page of tools, for buyers who hear of “three sào” or “two công”: m², and every unit of the three regions side by side.',
		avoid: [
			'To show the area of a listing write m², as ListingFactsRow does; never in sào.',
			'To reckon a price by area take PriceTool.',
			'When posting, the step Facts of ListingForm reads “5 x 20 m” itself.',
		],
		content: [
			'A unit always comes with its region: “sào (North)”; “sào” alone is three sizes.',
			'Figures that do not come out even bear ≈; m² stands first and is the only one that counts in law.',
		],
		access: [
			'Each region is a table with a name; a unit’s size and the result stand in one row. The figure in m² is a status.',
		],
	},
} satisfies Guide;
