import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Liên kết, đường liên kết, link',
	status: 'stable',
	vn: {
		use: 'Đưa tới một trang khác hoặc một chỗ khác trên trang, trong câu chữ hoặc trong danh mục.',
		avoid: [
			'Làm một việc trên trang, dù chỉ là mở hộp thoại: dùng Button.',
			'Bước tiếp theo của cả trang: dùng LinkButton, là liên kết trông như nút.',
			'Chỉ có biểu tượng: dùng IconLink, vì nó buộc phải có tên.',
		],
		anatomy: [
			['Chữ', 'nói nơi sẽ tới'],
			['Gạch chân', 'inline luôn có; quiet và plain chỉ khi trỏ vào, nên chỉ dùng ở nơi hiển nhiên là liên kết'],
			['LinkProvider', 'đặt một lần quanh ứng dụng, để liên kết đổi trang mà không tải lại'],
		],
		content: [
			'Chữ của liên kết tự đủ nghĩa: “Xem cả lịch sử ví”, không phải “tại đây”.',
			'Trong câu chỉ gạch chân phần là tên: “Tôi đồng ý với điều khoản sử dụng”.',
			'Liên kết external thì nói thêm cho người nghe: “(mở trong thẻ mới)”.',
		],
		access: [
			'Enter mở; người dùng trình đọc màn hình hay xem riêng danh sách liên kết, nên chữ phải khác nhau.',
			'external không tự nói ra: thêm VisuallyHidden vào chữ.',
			'Liên kết đứng một mình, không nằm trong câu: đặt alone, để trên điện thoại nó cao và rộng ít nhất 44 px.',
			'Đặt current cho trang đang mở, đừng chỉ đổi màu.',
		],
	},
	en: {
		use: 'Leads to another page or another place of this one, within text or in navigation.',
		avoid: [
			'To do something on the page, be it only to open a dialog, take Button.',
			'For the next step of a whole page take LinkButton, a link that looks like a button.',
			'For an icon alone take IconLink, which insists on a name.',
		],
		anatomy: [
			['Words', 'say where it leads'],
			[
				'Underline',
				'always there with inline; with quiet and plain only when pointed at, so use those where a link is expected',
			],
			['LinkProvider', 'stands around the app once, so that links change the page without loading it anew'],
		],
		content: [
			'The words make sense alone: “See full wallet history”, not “here”.',
			'In a sentence only the name is the link: “I agree to the terms of use”.',
			'With external, say so to those who listen: “(opens in a new tab)”.',
		],
		access: [
			'Enter opens it; screen reader users often go through a list of links alone, so their words must differ.',
			'external does not say so itself: add VisuallyHidden to the words.',
			'A link that stands by itself and not in a sentence takes alone: on phones it is at least 44 px high and wide.',
			'Set current for the page that is open, do not only change its colour.',
		],
	},
	pairs: [
		{
			do: 'DoNameThePlace',
			dont: 'DontSayHere',
			vn: 'Lướt mắt qua cũng biết liên kết dẫn tới đâu. “Tại đây” thì phải đọc lại cả câu.',
			en: 'At a glance it says where it leads. “Here” makes people read the sentence again.',
		},
	],
} satisfies PrimitiveGuide;
