import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Cách trả tiền, phương thức thanh toán, chọn ví, VietQR',
	status: 'stable',
	vn: {
		use: 'Trong Billing và TopUpForm: chọn một cách trả, mỗi cách nói tiền đi qua đâu.',
		avoid: ['Lựa chọn không phải cách trả tiền: dùng ChoiceList.', 'Cả bước trả tiền: dùng Billing.'],
		anatomy: [
			['Câu hỏi', 'legend: “Trả bằng cách nào?”'],
			['Một cách', 'tên, một câu nói trả ở đâu, dấu hiệu bên phải'],
			['Cách tạm không dùng được', 'vẫn ở đó, với lý do'],
		],
		content: [
			'Tên là tên người Việt gọi: “Chuyển khoản VietQR”, không phải “TRANSFER”. Ví ghi số dư: “Số dư 4.200.000 ₫”.',
			'Cách dễ dùng nhất đứng đầu, theo thứ tự của methods; không gắn nhãn “Khuyên dùng”.',
		],
		access: ['Là nhóm nút radio: một lần Tab, mũi tên để chuyển; câu giải thích được đọc sau tên.'],
	},
	en: {
		use: 'In Billing and TopUpForm: chooses one way of paying, each saying where the money goes through.',
		avoid: ['For choices that are no ways of paying take ChoiceList.', 'For the whole step take Billing.'],
		anatomy: [
			['Question', 'the legend: “How would you like to pay?”'],
			['A way', 'name, a sentence saying where one pays, its mark at the right'],
			['A way that rests', 'stays, with the reason'],
		],
		content: [
			'Names are what people here call them: “VietQR bank transfer”, not “TRANSFER”. The wallet tells its balance: “Balance ₫4,200,000”.',
			'The likeliest comes first, in the order of methods; none is labelled “Recommended”.',
		],
		access: ['Radio buttons: one stop of Tab, arrows move; the sentence is read after the name.'],
	},
	pairs: [
		{
			do: 'DoSayWhyRefused',
			dont: 'DontHideTheReason',
			vn: 'Cách tạm không dùng được vẫn giữ chỗ và nói lý do. Để người ta chọn rồi mới báo lỗi thì mất một lần thử với tiền của họ.',
			en: 'A way that cannot be used keeps its place and says why. Failing only after it was chosen costs people an attempt with their money.',
		},
	],
} satisfies Guide;
