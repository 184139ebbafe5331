import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nút phân đoạn, thanh chọn, segmented control, công tắc nhiều nấc',
	status: 'stable',
	vn: {
		use: 'Chọn một trong hai đến bốn điều, tất cả cùng nhìn thấy: Mua bán hay Cho thuê, Đạt hay Không đạt.',
		avoid: [
			'Mỗi lựa chọn cần một câu giải thích: dùng ChoiceList.',
			'Nhiều lựa chọn hoặc tên dài: dùng Select.',
			'Mở những phần có địa chỉ riêng: dùng TabLinks.',
			'Có hay không một điều: dùng Checkbox.',
		],
		anatomy: [
			['Tên nhóm', 'mặc định chỉ đọc lên; labelShown thì hiện phía trên'],
			[
				'Khung',
				'một dòng khi đủ chỗ, chật thì xuống hàng; width="full" chia đều cả dòng, chỉ xuống hàng khi chữ rất to',
			],
			['Lựa chọn', 'chữ, có thể kèm biểu tượng; trên điện thoại biểu tượng lên trên chữ'],
			['Đang chọn', 'nền mực, chữ sáng'],
		],
		content: [
			'Một hai chữ, cùng loại từ: “Mua bán”, “Cho thuê”, “Dự án”.',
			'Con số thì được nhiều hơn bốn: “1+”, “2+”, “3+”.',
			'Thử ở 320 px: vẫn một dòng thì so được bằng mắt; xuống hàng thì rút chữ hoặc dùng Select.',
		],
		access: [
			'Thật ra là nút tròn: Tab vào một lần, mũi tên đổi lựa chọn.',
			'Lỗi hoặc lời dặn ở ngoài thì nối bằng aria-describedby.',
			'Đang chọn khác bằng độ sáng tối lẫn vị trí, không chỉ bằng màu.',
		],
	},
	en: {
		use: 'Chooses one of two to four, all in sight: for sale or for rent, pass or fail.',
		avoid: [
			'Where each needs a sentence to explain it take ChoiceList.',
			'For many choices or long names take Select.',
			'For parts with addresses of their own take TabLinks.',
			'For a yes or no take Checkbox.',
		],
		anatomy: [
			['Name of the group', 'only spoken, unless labelShown puts it above'],
			[
				'Frame',
				'one line where there is room, else more; width="full" shares the whole line out, and wraps only where letters are very large',
			],
			['Choice', 'words, with an icon if needed, which stands above them on phones'],
			['Chosen one', 'ink ground, light words'],
		],
		content: [
			'A word or two, all of one kind: “For sale”, “For rent”, “Projects”.',
			'Figures may be more than four: “1+”, “2+”, “3+”.',
			'Try it at 320 px: in one line they are compared at a glance; where it wraps, shorten the words or take Select.',
		],
		access: [
			'These are radio buttons: Tab enters once, arrow keys change the choice.',
			'What is said about it elsewhere, like an error, is tied to it by aria-describedby.',
			'The chosen one differs by light and dark, not by hue alone.',
		],
	},
	pairs: [
		{
			do: 'DoAFewShortWords',
			dont: 'DontTooMany',
			vn: 'Ba lựa chọn ngắn đọc một lần là xong. Tám hướng nhà thành mấy hàng trên điện thoại thì khó so; dùng Select.',
			en: 'Three short choices are read at once. Eight directions stand in rows on a phone and are hard to compare; take Select.',
		},
	],
} satisfies PrimitiveGuide;
