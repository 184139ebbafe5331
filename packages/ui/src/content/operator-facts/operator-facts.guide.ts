import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đơn vị vận hành, thông tin công ty, liên hệ, mã số thuế',
	status: 'stable',
	vn: {
		use: 'Trên trang chính sách và quy chế: ai vận hành An Cư và liên hệ thế nào, như luật thương mại điện tử đòi.',
		avoid: ['Liên hệ của người đăng tin: dùng ListingContact, PersonCard.'],
		content: [
			'Thiếu điều nào thì nói là thiếu: “Bản dùng thử: đơn vị vận hành điền vào đây.” Không bịa, không bỏ dòng.',
		],
		access: ['Điện thoại và email là đường dẫn bấm được.'],
	},
	en: {
		use: 'On policy pages: who runs An Cư and how to reach them, as the law on e-commerce asks.',
		avoid: ['For those who post listings take ListingContact or PersonCard.'],
		content: [
			'What is missing is said to be: “Trial version: the operator fills this in.” Nothing is made up and no line is left out.',
		],
		access: ['Phone and email can be pressed.'],
	},
} satisfies Guide;
