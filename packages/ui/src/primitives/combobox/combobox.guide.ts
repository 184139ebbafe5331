import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ô gợi ý, ô tìm có gợi ý, tự hoàn thành, combobox, autocomplete',
	status: 'stable',
	vn: {
		use: 'Gõ tự do mà được gợi ý khi gõ: địa chỉ, từ khóa tìm nhà. Không chọn gợi ý nào thì chữ đã gõ vẫn giữ nguyên.',
		avoid: [
			'Chỉ được chọn trong một danh sách có sẵn, ngắn: dùng Select.',
			'Tìm trong danh sách đang mở mà không cần gợi ý: dùng SearchInput.',
			'Mở ra vài việc để làm: dùng Menu.',
		],
		anatomy: [
			['Ô nhập', 'nhận chữ; biểu tượng đầu ô là tùy chọn'],
			['Danh sách', 'nổi ngay dưới ô, gợi ý hợp nhất đứng đầu'],
			['Tiêu đề nhóm', 'tách các loại gợi ý, như Khu vực và Đường'],
			['Gợi ý', 'tên, dòng nhỏ nói rõ thêm, và dấu × nếu bỏ được'],
			['Chân danh sách', 'một nút tác động lên mọi gợi ý, như “Xóa tìm kiếm gần đây”'],
		],
		content: [
			'Gợi ý phải phân biệt được: “Phường Bến Nghé” kèm “Quận 1, Hồ Chí Minh”.',
			'Chữ mờ trong ô là một ví dụ thật: “12 Lê Lợi, P. Bến Nghé, Q.1”, không phải lời dặn.',
			'status là số gợi ý, nói ngắn: “3 địa chỉ gợi ý”. Để trống khi chưa gõ.',
		],
		access: [
			'Mũi tên lên xuống đi giữa các gợi ý, Enter chọn, Escape đóng và giữ chữ đã gõ; tiêu điểm không rời ô.',
			'Gợi ý bỏ được thì có Shift + Delete thay cho dấu ×.',
			'Phải cho listLabel và status, và Field hoặc aria-label làm tên ô.',
		],
	},
	en: {
		use: 'Takes free text and proposes while one types: addresses, words of a search. Whoever takes no proposal keeps what was typed.',
		avoid: [
			'Where only an entry of a short list will do take Select.',
			'To search the list that is open, without proposals, take SearchInput.',
			'To open a few things to do take Menu.',
		],
		anatomy: [
			['Field', 'takes the text; a picture at its start is optional'],
			['List', 'floats right below, the likeliest first'],
			['Heading', 'keeps kinds of proposals apart, like areas and streets'],
			['Proposal', 'a name, a smaller line that makes it plain, and a cross if it can be taken away'],
			['Foot', 'a button that acts on all proposals, like “Clear recent searches”'],
		],
		content: [
			'Proposals must be told apart: “Phường Bến Nghé” with “Quận 1, Hồ Chí Minh”.',
			'The placeholder is a real example, “12 Lê Lợi, P. Bến Nghé, Q.1”, not an instruction.',
			'status counts them briefly: “3 suggested addresses”. Leave it empty until something is typed.',
		],
		access: [
			'Up and down move among proposals, Enter takes one, Escape closes and keeps the text; the focus never leaves the field.',
			'A proposal that can be taken away has Shift + Delete besides its cross.',
			'Give it listLabel and status, and a Field or aria-label for its name.',
		],
	},
	pairs: [
		{
			do: 'DoTellThemApart',
			dont: 'DontRepeatAName',
			vn: 'Cả nước có rất nhiều “Phường Tân Phú”. Dòng nhỏ nói quận và tỉnh thì mới chọn đúng được.',
			en: 'There are many wards called Tân Phú. Only a smaller line with district and province lets people choose right.',
		},
	],
} satisfies PrimitiveGuide;
