import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Các bản mẫu thủ tục, phiên bản, quản trị thủ tục',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên: bản nào đang dùng, bản nào nháp, bao nhiêu thủ tục chạy theo mỗi bản.',
		avoid: ['Thủ tục của người dùng: dùng ProcedureList.', 'Viết nội dung: dùng TemplateForm.'],
		content: ['Chỉ một bản mang nhãn “Đang dùng”; bản cũ chỉ ghi “từ 01/01/2026”.'],
		access: ['Là bảng thật, tên “Các bản”; trên điện thoại mỗi hàng xếp thành các dòng, không cuộn ngang.'],
	},
	en: {
		use: 'For admins: which version is used, which is a draft, how many procedures run by each.',
		avoid: ["For people's procedures take ProcedureList.", 'To write one take TemplateForm.'],
		content: ['One version alone is “In use”; older ones say “since 01/01/2026”.'],
		access: [
			'It is a true table named “Versions”; on a phone each row is stacked lines, with nothing to scroll sideways.',
		],
	},
} satisfies Guide;
