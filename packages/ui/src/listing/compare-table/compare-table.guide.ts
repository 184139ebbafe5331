import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bảng so sánh tin, so sánh nhà',
	status: 'stable',
	vn: {
		use: 'Trang So sánh: hai đến bốn tin đã lưu đứng cạnh nhau theo từng đặc điểm, để chọn căn đi xem.',
		avoid: [
			'So giá mỗi m² nhanh: dùng PriceTool.',
			'Chọn tin để so: làm ở SavedListingList.',
			'Đặc điểm của một tin: dùng ListingFactList.',
		],
		content: [
			'Trội hơn nói bằng một chữ cạnh số: “Thấp nhất”, “Rộng nhất”; không chấm điểm, không “Nên mua”.',
			'Không biết thì viết “Không ghi”, không để trống và không đoán.',
			'Giá bán và giá thuê không so hơn kém với nhau.',
		],
		access: [
			'Là bảng thật có tiêu đề hàng, cột; vùng cuộn ngang nhận tiêu điểm để cuộn bằng phím.',
			'Tên đặc điểm đứng yên khi cuộn; trên điện thoại tên nằm trên các giá trị để thấy hai tin cùng lúc.',
			'Mỗi tin bỏ ra bằng liên kết “Bỏ ra: …”.',
		],
	},
	en: {
		use: 'The page of comparing: two to four saved listings side by side, fact by fact, to choose which to go and see.',
		avoid: [
			'To weigh prices per m² quickly take PriceTool.',
			'Listings are chosen for it in SavedListingList.',
			'For the facts of one listing take ListingFactList.',
		],
		content: [
			'What is better is said in a word beside the figure: “Lowest”, “Widest”; no scores, no “Best buy”.',
			'What is not known says “Not stated”; it is neither blank nor guessed.',
			'A price and a rent are never weighed against each other.',
		],
		access: [
			'It is a true table with row and column headings; the part that scrolls sideways takes the focus.',
			'The names of the facts stay in sight while it scrolls; on a phone they stand above the values, so that two listings are seen at once.',
			'A listing leaves by the link “Remove: …”.',
		],
	},
} satisfies Guide;
