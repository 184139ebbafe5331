import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách tài liệu gợi ý, quản trị tài liệu thủ tục',
	status: 'stable',
	vn: {
		use: 'Cho người giữ mẫu thủ tục: tài liệu nào giúp cho thủ tục nào, sửa lần cuối lúc nào.',
		avoid: ['Người đang làm thủ tục đọc: dùng SuggestedDocuments.', 'Viết nội dung: dùng DocumentForm.'],
		content: ['Xếp theo thứ tự người đọc thấy; mỗi tài liệu nói rõ giúp cho thủ tục nào.'],
		access: ['Là bảng thật, tên “Danh sách tài liệu”; trên điện thoại mỗi hàng xếp thành các dòng, không cuộn ngang.'],
	},
	en: {
		use: 'For those who keep templates: which document helps with which procedure, and when it was changed last.',
		avoid: ['For people in a procedure take SuggestedDocuments.', 'To write one take DocumentForm.'],
		content: ['In the order in which readers see them; each says which procedures it helps with.'],
		access: [
			'It is a true table named “Documents”; on a phone each row is stacked lines, with nothing to scroll sideways.',
		],
	},
} satisfies Guide;
