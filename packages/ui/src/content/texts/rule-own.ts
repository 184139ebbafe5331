import type { PolicyText } from '../policy-text.ts';

export default {
	summary: {
		vn: 'Chữ và ảnh bạn đăng là của bạn; bạn chỉ cho An Cư phép hiện chúng để tin có người xem. Phần còn lại của trang thuộc về An Cư hoặc những nguồn được ghi tên.',
		en: 'The text and photos you post are yours; you only allow An Cư to show them so that people can see your listing. The rest of the site belongs to An Cư or to the sources it names.',
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
				title: 'What belongs to you?',
				body: [
					'Your listings, photos, introduction, documents and notes remain yours. By submitting them you confirm that you have the right to use them: you made them yourself, or whoever holds the rights has allowed it.',
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
						'To store, resize, convert and show the public part of a listing on An Cư, including in lists, maps, search results and the previews shown when a link is shared.',
						'This permission is free of charge and non-exclusive, and only for running the service. We do not resell your content or use your photos to advertise anything else.',
						'Permission to show ends when you close the listing; permission to store ends when you delete your account. Prices and areas of old listings still count towards typical prices, without any link to you.',
						'Private documents are not covered: they are only used for the purpose you sent them for.',
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
				title: 'What belongs to An Cư, and what to others?',
				body: [
					{
						facts: [
							['The site’s name, marks, design and text', 'An Cư.'],
							[
								'Planning check answers',
								'You may use them and pass them on in full. Do not alter them or cut them so that they mean something else; anyone can [verify an answer by its code](/verify).',
							],
							[
								'Administrative units, place names, base maps, typeface',
								'The sources named at the bottom of the page and on the maps, under their licences.',
							],
							[
								'Plans and cadastral maps',
								'The authorities that prepared and approved them. An Cư shows them for reference, with the name of the plan and the decision.',
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
				title: 'What must you not do?',
				body: [
					'Do not use other people’s photos or descriptions for your own listing, do not copy An Cư’s data in bulk, and do not fake An Cư’s green checks, marks or documents.',
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
				title: 'What if your content has been taken?',
				body: [
					'Report the listing, choose wrong photos or something else as the reason and explain; or write to the operator as described in [How to complain](/rule/customer#complain), enclosing the original. Listings copied from others are taken down under [Violations and enforcement](/rule/violate).',
				],
			},
		},
	],
	related: ['rule.information', 'rule.violate', 'used.except'],
} satisfies PolicyText as PolicyText;
