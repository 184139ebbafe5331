import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tài liệu nên đọc, tài liệu gợi ý, mẫu giấy tờ',
	status: 'stable',
	vn: {
		use: 'Cạnh một thủ tục: vài văn bản giúp hiểu việc sắp làm, mở tại chỗ để không rời trang.',
		avoid: ['Giấy tờ phải nộp: nằm trong từng việc của ProcedureSubstepRow.', 'Tin tức: dùng ArticleShelf.'],
		content: [
			'Tiêu đề nói được giúp gì: “Đọc sổ đỏ: bảy chỗ phải nhìn”, không phải “Tài liệu số 3”.',
			'Chưa có tài liệu thì trấn an: “Các bước của thủ tục vẫn ghi đủ giấy tờ và phí.”',
		],
		access: ['Mỗi tài liệu là một mục mở gập của trình duyệt; ảnh chỉ tải khi mở, có mô tả, giữ chỗ trước khi hiện.'],
	},
	en: {
		use: 'Beside a procedure: a few texts that help, opened in place so that nobody leaves the page.',
		avoid: ['Papers that are required stand in each ProcedureSubstepRow.', 'For news take ArticleShelf.'],
		content: [
			'Titles say how they help, not “Document no. 3”.',
			'Without any it reassures: “The steps of the procedure still list all documents and fees.”',
		],
		access: [
			'Each is a native disclosure; its pictures load once it is open, have words and keep their place beforehand.',
		],
	},
} satisfies Guide;
