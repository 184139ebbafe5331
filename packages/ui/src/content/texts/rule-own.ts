import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Chữ và ảnh bạn đăng là của bạn; bạn chỉ cho An Cư phép hiện chúng để tin có người xem. Phần còn lại của trang thuộc về An Cư hoặc những nguồn được ghi tên.',
		en: 'The words and pictures you post are yours; you only allow An Cư to show them so that the listing is seen. The rest of the site belongs to An Cư or to the sources that are named.',
	},
	sections: [
		{
			id: 'yours',
			vn: {
				title: 'Cái gì của bạn?',
				body: [
					'Tin đăng, ảnh, giới thiệu, giấy tờ, ghi chú của bạn vẫn là của bạn. Khi gửi lên, bạn xác nhận mình có quyền với chúng: tự chụp, tự viết, hoặc được người có quyền cho phép.',
				],
			},
			en: {
				title: 'What is yours?',
				body: [
					'Your listings, pictures, introduction, documents and notes stay yours. By sending them you say that you have the right to them: made by you, or allowed by whoever has it.',
				],
			},
		},
		{
			id: 'licence',
			vn: {
				title: 'Bạn cho An Cư phép gì?',
				body: [
					[
						'Lưu, đổi cỡ, đổi định dạng và hiện nội dung công khai của tin trên An Cư, kể cả trong danh sách, bản đồ, kết quả tìm kiếm và ảnh xem trước khi chia sẻ liên kết.',
						'Không thu phí, không độc quyền, chỉ để chạy dịch vụ; không bán lại, không dùng ảnh của bạn để quảng cáo việc khác.',
						'Phép hiện hết khi bạn đóng tin, phép lưu hết khi bạn xóa tài khoản. Giá và khu vực của tin cũ vẫn được tính vào giá chung, không gắn với bạn.',
						'Giấy tờ riêng không nằm trong phép này: chúng chỉ dùng cho việc bạn gửi.',
					],
				],
			},
			en: {
				title: 'What do you allow An Cư?',
				body: [
					[
						'To store, resize, convert and show the public part of a listing on An Cư, in lists, maps, search results and previews of shared links too.',
						'Free of charge, not exclusively, and only to run the service; not to resell it, nor to use your pictures to advertise something else.',
						'Showing ends when you close the listing, storing when you delete your account. Price and area of old listings stay in common price figures, without you.',
						'Private documents are not part of this: they are used only for what you sent them for.',
					],
				],
			},
		},
		{
			id: 'ours',
			vn: {
				title: 'Cái gì của An Cư và của ai khác?',
				body: [
					{
						facts: [
							['Tên, dấu hiệu, giao diện, chữ của trang', 'Của An Cư.'],
							[
								'Kết quả kiểm tra quy hoạch',
								'Bạn được dùng và đưa cho người khác nguyên vẹn. Không sửa, không cắt để hiểu khác; ai cũng [kiểm tra được bằng mã](/verify).',
							],
							[
								'Đơn vị hành chính, địa danh, nền bản đồ, kiểu chữ',
								'Của các nguồn ghi ở chân trang và trên bản đồ, theo giấy phép của họ.',
							],
							[
								'Đồ án quy hoạch, bản đồ địa chính',
								'Của cơ quan lập và duyệt. An Cư hiện lại để tham khảo, có ghi tên đồ án và quyết định.',
							],
						],
					},
				],
			},
			en: {
				title: 'What is An Cư’s, and what is others’?',
				body: [
					{
						facts: [
							['Name, marks, looks and words of the site', 'An Cư’s.'],
							[
								'Answers to planning checks',
								'You may use them and pass them on whole. Do not alter or cut them to mean something else; anybody can [verify one by its code](/verify).',
							],
							[
								'Administrative units, place names, ground of the maps, typeface',
								'Of the sources named at the foot of the page and on the maps, under their licences.',
							],
							[
								'Plans and cadastral maps',
								'Of the authorities that made and approved them. An Cư shows them for reference, with the names of plan and decision.',
							],
						],
					},
				],
			},
		},
		{
			id: 'not',
			vn: {
				title: 'Đừng làm gì?',
				body: [
					'Đừng lấy ảnh, mô tả của người khác để đăng tin của mình; đừng chép hàng loạt dữ liệu của An Cư; đừng giả tích xanh, dấu hiệu hay văn bản của An Cư.',
				],
			},
			en: {
				title: 'What not to do?',
				body: [
					'Do not take pictures or descriptions of others for your own listing; do not copy An Cư’s data in bulk; do not fake green checks, marks or documents of An Cư.',
				],
			},
		},
		{
			id: 'claim',
			vn: {
				title: 'Thấy nội dung của mình bị lấy thì sao?',
				body: [
					'Báo cáo tin đó, chọn lý do ảnh không đúng hoặc lý do khác và nói rõ; hoặc viết cho đơn vị vận hành theo [cách khiếu nại](/rule/customer#complain), kèm bản gốc. Tin lấy của người khác bị gỡ theo [Vi phạm và cách xử lý](/rule/violate).',
				],
			},
			en: {
				title: 'What if your content was taken?',
				body: [
					'Report that listing with the reason of wrong pictures or another one and say so; or write to the operator as said in [how to complain](/rule/customer#complain), with the original. Listings taken from others are removed as said in [violations and enforcement](/rule/violate).',
				],
			},
		},
	],
	related: ['rule.information', 'rule.violate', 'used.except'],
} satisfies PolicyText as PolicyText;
