import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Soạn tài liệu gợi ý, sửa tài liệu thủ tục, gỡ tài liệu',
	status: 'stable',
	vn: {
		use: 'Cho người giữ mẫu thủ tục: viết, sửa hoặc gỡ một văn bản giúp người đang làm thủ tục, bằng hai ngôn ngữ.',
		avoid: ['Các bước, giấy tờ, phí của thủ tục: dùng TemplateForm.', 'Bài viết: dùng ArticleForm.'],
		anatomy: [
			['Đầu', 'tài liệu nào, và lưu là mọi người đọc được ngay'],
			['Xung đột', 'người khác vừa sửa: lưu đè hoặc xem bản mới; vừa gỡ: lưu thành tài liệu mới'],
			['Tiêu đề, nội dung', 'hai ngôn ngữ cạnh nhau, thiếu một thì không lưu được'],
			['Giúp cho thủ tục nào', 'ít nhất một'],
			['Chân', 'luôn thấy: đã lưu chưa, gỡ, lưu'],
		],
		content: [
			'Không có bản nháp: nút ghi rõ “Lưu và công bố”.',
			'“Gỡ…” có ba chấm vì hỏi lại và không khôi phục được.',
		],
		access: ['Ctrl Enter lưu.', 'Khi bị từ chối, tiêu điểm đến ô đầu tiên sai, hoặc đến chỗ phải chọn bản nào.'],
	},
	en: {
		use: 'For those who keep templates: writes, changes or removes a text that helps people in a procedure, in both languages.',
		avoid: ['For steps, papers and fees of a procedure take TemplateForm.', 'For articles take ArticleForm.'],
		anatomy: [
			['Head', 'which document, and that everybody reads it once it is saved'],
			['Conflict', 'somebody else changed it: save over it or show theirs; removed it: save as a new one'],
			['Title, text', 'both languages side by side; without one of them it is not saved'],
			['Which procedures it helps with', 'one at least'],
			['Foot', 'always in sight: saved or not, remove, save'],
		],
		content: [
			'There is no draft: the button says “Save and publish”.',
			'“Remove…” has dots as it asks first and cannot be taken back.',
		],
		access: [
			'Ctrl Enter saves.',
			'Refused, the focus goes to the first field that is wrong, or to the choice between two versions.',
		],
	},
} satisfies Guide;
