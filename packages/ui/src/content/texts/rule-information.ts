import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { titleMin, titleMax, descriptionMin, descriptionMax, photos, photoMegabytes } = figures;

export default {
	summary: {
		vn: 'Mỗi tin là một bất động sản có thật, với giá thật, địa chỉ thật, ảnh thật; tin được người duyệt trước khi hiện và hiện trong 90 ngày.',
		en: 'Every listing is one real property with its real price, address and photos. People review it before it goes live, and it stays live for 90 days.',
	},
	sections: [
		{
			id: 'must',
			vn: {
				title: 'Một tin cần có gì?',
				body: [
					[
						`Tiêu đề từ ${titleMin} đến ${titleMax} ký tự: loại nhà đất, nơi nào, điểm chính. Không viết toàn chữ hoa, không kèm số điện thoại.`,
						`Mô tả từ ${descriptionMin} đến ${descriptionMax} ký tự: hiện trạng, giấy tờ, điều người xem cần biết, cả điều bất lợi.`,
						'Giá của toàn bộ bất động sản, hoặc giá thuê theo tháng, hoặc ghi thỏa thuận. Không lấy tiền đặt cọc, giá trả góp hay giá một phần làm giá.',
						'Địa chỉ và vị trí trên bản đồ của chính bất động sản đó.',
						'Diện tích, tình trạng pháp lý và các thông tin mà loại nhà đất đó cần.',
						`Ảnh chụp thật, nên có ít nhất 3 ảnh, cạnh từ 300 điểm ảnh, không chèn logo hay số điện thoại. Nhiều nhất ${photos} ảnh, mỗi ảnh tới ${photoMegabytes} MB, dạng JPEG, PNG hoặc WebP.`,
						'Bạn có quyền bán, cho thuê, hoặc được chủ đồng ý cho đăng.',
					],
				],
			},
			en: {
				title: 'What must a listing have?',
				body: [
					[
						`A title of ${titleMin} to ${titleMax} characters: property type, where it is, the main point. Not all in capitals, and no phone number.`,
						`A description of ${descriptionMin} to ${descriptionMax} characters: condition, documents, what people need to know, drawbacks included.`,
						'The price of the whole property, the rent per month, or “negotiable”. A deposit, an instalment or the price of a part is not the price.',
						'The address and map location of this very property.',
						'Area, legal status and anything else this property type needs.',
						`Real photos, preferably 3 or more, at least 300 pixels on each side, with no logos or phone numbers on them. Up to ${photos} photos of up to ${photoMegabytes} MB each, as JPEG, PNG or WebP.`,
						'You have the right to sell or let the property, or the owner has agreed to the listing.',
					],
				],
			},
		},
		{
			id: 'not',
			vn: {
				title: 'Điều gì không được đăng?',
				body: [
					[
						'Bất động sản không có thật, đã bán, đã cho thuê, hoặc không được phép chuyển nhượng.',
						'Giá mồi để lấy cuộc gọi; ảnh hay địa chỉ của nơi khác; tin trùng.',
						'Thông tin quy hoạch, giấy tờ, tích xanh bịa hoặc sửa.',
						'Hứa lợi nhuận chắc chắn, hoặc gọi vốn ngoài mục dự án góp vốn.',
						'Dữ liệu riêng của người khác khi họ chưa đồng ý; lời kỳ thị, xúc phạm; nội dung trái luật.',
					],
				],
			},
			en: {
				title: 'What must not be posted?',
				body: [
					[
						'Property that does not exist, has been sold or let, or may not be transferred.',
						'Bait prices to attract calls; photos or addresses of other places; duplicates.',
						'Planning information, documents or green checks that are invented or altered.',
						'Promises of guaranteed profit, or raising money outside share offerings.',
						'Other people’s private data without their consent; discrimination or insults; unlawful content.',
					],
				],
			},
		},
		{
			id: 'review',
			vn: {
				title: 'Tin được duyệt thế nào?',
				body: [
					'Tin mới chờ người duyệt rồi mới hiện. Bị từ chối thì có lý do; bạn sửa và gửi lại. Sửa loại giao dịch, loại nhà đất, tiêu đề, giá, địa chỉ, vị trí, diện tích, tình trạng pháp lý, ảnh hoặc điều khoản góp vốn thì tin chờ duyệt lại; sửa điều khác thì không. Tích xanh thì mất theo [điều kiện riêng](/rule/information#marks).',
					'Tin hiện 90 ngày từ lúc được duyệt, gia hạn được trong 30 ngày cuối. Đã bán hay đã cho thuê thì hãy đóng tin. Mọi mức giá mà tin từng hiện với mọi người được giữ trong lịch sử giá.',
				],
			},
			en: {
				title: 'How are listings reviewed?',
				body: [
					'A new listing is reviewed before it goes live. If it is rejected, you are told why; edit it and resubmit. Changing the listing type, property type, title, price, address, location on the map, area, legal status, photos or offering terms sends it back for review; other changes do not. The green check ends under [rules of its own](/rule/information#marks).',
					'A listing is live for 90 days from approval and can be renewed in the last 30. Close it once the property is sold or let. Every price shown while it was live stays in its price history.',
				],
			},
		},
		{
			id: 'marks',
			vn: {
				title: 'Tích xanh và tin ưu tiên nghĩa là gì?',
				body: [
					'Tích xanh: người của An Cư đã kiểm tra, và đã đến tận nơi nếu tin ghi mục địa chỉ hoặc mục ảnh là đạt; tin nói rõ mục nào đã kiểm tra, mục nào chưa. Đó là điều xác nhận được vào ngày kiểm tra, không phải bảo đảm về sau.',
					'Tích xanh mất ngay khi một điều đứng sau mục đã kiểm tra thay đổi. Đứng sau từng mục là:',
					{
						facts: [
							['Tên chủ sở hữu', 'Tên chủ sở hữu; người liên hệ.'],
							['Giấy tờ', 'Tình trạng pháp lý; điều kiện pháp lý; giấy tờ; mô tả giấy tờ.'],
							['Thửa đất và diện tích', 'Số tờ; số thửa; diện tích.'],
							[
								'Địa chỉ',
								'Tỉnh, thành phố; quận, huyện; phường, xã; phường, xã hiện nay; tên đường; tên nhà đất; tên dự án; tên tòa; vị trí trên bản đồ.',
							],
							['Ảnh', 'Ảnh thêm vào; bớt ảnh hoặc xếp lại thì không.'],
							['Giá', 'Giá, kể cả khi giá tính theo m² mà diện tích đổi; đơn vị giá; hình thức giao dịch.'],
							['Còn bán, còn cho thuê', 'Tin đã đóng; hình thức giao dịch.'],
						],
					},
					'Tin ưu tiên đứng trước và luôn được ghi nhãn; nhãn đó không nói gì về chất lượng.',
				],
			},
			en: {
				title: 'What do the green check and priority mean?',
				body: [
					'Green check: people from An Cư have checked the listing, and were on site if it says that the address or the photos passed. It says which items were checked and which were not. This is what was confirmed on the day of the check, not a guarantee for the future.',
					'The green check ends as soon as anything behind a checked item changes. Behind each item are:',
					{
						facts: [
							['Owner’s name', 'Owner’s name; contact person.'],
							['Documents', 'Legal status; legal conditions; documents; description of documents.'],
							['Plot and area', 'Map sheet number; plot number; area.'],
							[
								'Address',
								'Province; district; ward; ward or commune today; street; name of the property; project name; block name; location on the map.',
							],
							['Photos', 'Added photos; removing or reordering photos does not count.'],
							['Price', 'Price, including a price per m² when the area changes; price unit; sale or rent.'],
							['Still available', 'Listing closed; sale or rent.'],
						],
					},
					'Priority listings come first and are always labelled. The label says nothing about quality.',
				],
			},
		},
	],
	related: ['rule.violate', 'rule.limit', 'rule.own', 'used.duty'],
} satisfies PolicyText as PolicyText;
