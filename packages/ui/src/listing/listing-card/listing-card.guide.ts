import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thẻ tin đăng, thẻ nhà đất, card bất động sản',
	status: 'stable',
	vn: {
		use: 'Một tin giữa các tin khác: giá trước, rồi là gì, rộng bao nhiêu, ở đâu, đăng bao lâu. Để người tìm lướt và quyết có mở hay không.',
		avoid: [
			'Danh sách công việc có nhiều nút (tin của tôi, tin bị báo cáo): dùng ListingLine.',
			'Dự án góp vốn ở trang Góp vốn: dùng OfferingCard.',
			'Nhiều tin cùng một điểm trên bản đồ: dùng ClusterList.',
			'Đừng thêm nút vào thân thẻ: cả thẻ là một liên kết, chỉ có chỗ cho action ở góc ảnh.',
		],
		anatomy: [
			['Ảnh bìa', '4:3, kèm số ảnh khi có từ hai ảnh; không có thì “Chưa có ảnh”'],
			[
				'Nhãn trên ảnh',
				'“Ưu tiên” (đã trả phí), “Tích xanh”, “Góp vốn”; trước chúng là tag, một chữ nói tin nay ra sao',
			],
			['Nút góc ảnh', 'action, thường là SaveButton'],
			['Giá', 'ListingPrice, đứng trước tiêu đề'],
			['Tiêu đề', 'là liên kết của cả thẻ'],
			['Dòng đặc điểm', 'ListingFactsRow'],
			['Địa chỉ và tuổi tin', 'từ nhỏ đến lớn; “3 giờ trước”'],
		],
		content: [
			'Tiêu đề nói loại nhà, đường hay khu, điểm đáng chú ý: “Nhà phố ba tầng đường Trần Đình Xu, gần chợ Cô Giang”.',
			'Không viết hoa cả dòng, không giá và số điện thoại trong tiêu đề: giá đã ở trên, số điện thoại ở trang tin.',
			'tag chỉ khi tin không còn nữa: “Đã bán”, “Đã cho thuê”, kèm gone làm mờ ảnh và giá; không dùng để quảng cáo.',
		],
		access: [
			'Đọc là một liên kết theo tiêu đề; đặc điểm đọc đủ chữ: “4 phòng ngủ”, dù nhìn thấy “4 PN”.',
			'Nhận tiêu điểm hay trỏ vào thì báo bản đồ (onHighlight); level phải khớp bậc tiêu đề quanh thẻ.',
		],
	},
	en: {
		use: 'A listing among others: price first, then what it is, how large, where and how old. For people who look through many and decide which to open.',
		avoid: [
			'In lists of work with several buttons (one’s own, reported ones) take ListingLine.',
			'For offerings on the investment page take OfferingCard.',
			'For several listings at one point of the map take ClusterList.',
			'Put no buttons into its body: the whole card is one link, with room for `action` on the corner of the photo.',
		],
		anatomy: [
			['Cover', '4:3, with the count from two photos on; without any “No photo yet”'],
			[
				'Tags on the photo',
				'“Priority” (paid for), “Green check”, “Shared investment”; before them `tag`, a word on what became of it',
			],
			['Corner button', '`action`, mostly SaveButton'],
			['Price', 'ListingPrice, before the title'],
			['Title', 'the link of the whole card'],
			['Facts', 'ListingFactsRow'],
			['Address and age', 'from small to large; “3 hours ago”'],
		],
		content: [
			'A title tells type, street or area, and what is worth noting: “Three-storey house on Trần Đình Xu, near Cô Giang market”.',
			'No capitals throughout, no price and no phone number in it: the price stands above, the number on the page.',
			'A `tag` is for what nobody can have any more: “Sold”, “Rented”, with `gone`, which has photo and price step back; never to advertise.',
		],
		access: [
			'It is read as one link by its title; facts are read in full, “4 bedrooms”, where “4 bed” is seen.',
			'Focused or pointed at it tells the map (onHighlight); its level must fit the headings around it.',
		],
	},
	pairs: [
		{
			do: 'DoTitleThatTells',
			dont: 'DontTitleThatShouts',
			vn: 'Tiêu đề cho biết đó là gì, ở đâu. Viết hoa và nhồi giá, số điện thoại thì không đọc nổi mà cũng chẳng thêm gì.',
			en: 'A title that says what it is and where. Capitals stuffed with price and number cannot be read and add nothing.',
		},
	],
} satisfies Guide;
