import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { titleMin, titleMax, descriptionMin, descriptionMax, photos, photoMegabytes } = figures;

export default {
	summary: {
		vn: 'Mỗi tin là một bất động sản có thật, với giá thật, địa chỉ thật, ảnh thật; tin được người duyệt trước khi hiện và hiện trong 90 ngày.',
		en: 'Every listing is one real property with its real price, address and pictures; people look at it before it is public, and it is public for 90 days.',
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
						'Giá cả bất động sản, hoặc giá thuê theo tháng, hoặc ghi thỏa thuận. Không lấy tiền đặt cọc, giá trả góp hay giá một phần làm giá.',
						'Địa chỉ và vị trí trên bản đồ của chính bất động sản đó.',
						'Diện tích, tình trạng pháp lý và các thông tin mà loại nhà đất đó cần.',
						`Ảnh chụp thật, nên có ít nhất 3 ảnh, cạnh từ 300 điểm ảnh, không chèn logo hay số điện thoại. Nhiều nhất ${photos} ảnh, mỗi ảnh tới ${photoMegabytes} MB, dạng JPEG, PNG hoặc WebP.`,
						'Bạn có quyền bán, cho thuê, hoặc được chủ đồng ý cho đăng.',
					],
				],
			},
			en: {
				title: 'What does a listing need?',
				body: [
					[
						`A title of ${titleMin} to ${titleMax} characters: kind of property, where, what matters. Not in capitals, and without a phone number.`,
						`A description of ${descriptionMin} to ${descriptionMax} characters: condition, documents, what a viewer needs to know, drawbacks too.`,
						'The price of the whole, or the rent of a month, or that it is negotiable. A deposit, an instalment or the price of a part is not the price.',
						'Address and place on the map of this very property.',
						'Area, legal status and whatever else that kind of property asks for.',
						`Real photos, best 3 or more, 300 pixels or more each way, without logos or phone numbers on them. At most ${photos}, each up to ${photoMegabytes} MB, as JPEG, PNG or WebP.`,
						'You have the right to sell or let, or the owner agreed to your posting.',
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
						'Bất động sản không có thật, đã bán, đã thuê, hoặc không được phép chuyển nhượng.',
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
						'Property that does not exist, is sold or let, or may not be transferred.',
						'A bait price to get calls; pictures or address of another place; duplicates.',
						'Planning information, documents or green checks that are invented or altered.',
						'Promises of certain profit, or raising money outside of the share offerings.',
						'Private data of others who did not agree; discrimination, insult; unlawful content.',
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
					'Tin hiện 90 ngày từ lúc được duyệt, gia hạn được trong 30 ngày cuối. Đã bán hay đã thuê thì hãy đóng tin. Mọi mức giá mà tin từng hiện với mọi người được giữ trong lịch sử giá.',
				],
			},
			en: {
				title: 'How is a listing reviewed?',
				body: [
					'A new listing waits to be reviewed before it is public. Rejected, it says why; you mend it and send it again. Changing what it is, whether it is sold or let, title, price, address, place, area, legal status, pictures or terms of shares sends it back to wait; other changes do not. A green check ends on [conditions of its own](/rule/information#marks).',
					'It is public for 90 days from its approval and can be renewed in the last 30. Close it once sold or let. Every price that it was public at stays in its price history.',
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
				title: 'What do green check and priority mean?',
				body: [
					'Green check: people of An Cư have checked the listing, and been there where it says that its address or its photos passed; it says which items were checked and which were not. It is what was found on that day, no guarantee for later.',
					'A green check ends at once when something behind an item that was checked changes. Behind each item stand:',
					{
						facts: [
							['Owner’s name', 'Owner’s name; contact person.'],
							['Documents', 'Legal status; legal conditions; documents; description of documents.'],
							['Plot and area', 'Map sheet number; plot number; area.'],
							[
								'Address',
								'Province; district; ward; ward or commune today; street; name of the property; project name; block name; location on the map.',
							],
							['Photos', 'Photos that are added; fewer, or another order, do not count.'],
							['Price', 'Price, also where it is per m² and the area changes; price unit; sale or rent.'],
							['Still available', 'Listing closed; sale or rent.'],
						],
					},
					'Priority listings stand in front and always bear a label; the label says nothing about quality.',
				],
			},
		},
	],
	related: ['rule.violate', 'rule.limit', 'rule.own', 'used.duty'],
} satisfies PolicyText as PolicyText;
