import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Soạn tài liệu gợi ý, sửa tài liệu thủ tục, gỡ tài liệu',
	status: 'stable',
	vn: {
		use: 'Cho người giữ mẫu thủ tục: viết, sửa hoặc gỡ một văn bản giúp người đang làm thủ tục, bằng hai ngôn ngữ.',
		avoid: ['Các bước, giấy tờ, phí của thủ tục: dùng TemplateForm.', 'Bài viết: dùng ArticleForm.'],
		anatomy: [
			['Đầu', 'tài liệu nào, và lưu là mọi người đọc được ngay'],
			['Xung đột', 'người khác vừa sửa: lưu đè hoặc xem bản mới; vừa gỡ: lưu thành tài liệu mới, không còn ảnh cũ'],
			['Tiêu đề, nội dung', 'hai ngôn ngữ cạnh nhau, thiếu một thì không lưu được'],
			['Giúp cho thủ tục nào', 'ít nhất một'],
			['Ảnh', 'nhiều nhất sáu, mỗi ảnh một PictureField và mô tả bằng hai ngôn ngữ'],
			['Chân', 'luôn thấy: đã lưu chưa, gỡ, lưu'],
		],
		content: [
			'Không có bản nháp: nút ghi rõ “Lưu và công bố”.',
			'“Gỡ…” có ba chấm vì hỏi lại và không khôi phục được.',
			'Mô tả ảnh nói điều ảnh cho biết: “Chỗ ghi số thửa ở trang hai của sổ”, không phải “Ảnh minh họa”.',
		],
		access: [
			'Ctrl Enter lưu.',
			'Khi bị từ chối, tiêu điểm đến ô đầu tiên sai, hoặc đến chỗ phải chọn bản nào.',
			'Thêm ảnh thì tiêu điểm vào mô tả của ảnh đó, bỏ ảnh thì về nút thêm. Lưu khi ảnh còn đang tải lên thì đợi, ảnh lên xong là lưu, và chân nói vậy; gửi hỏng thì chưa lưu, tiêu điểm về ảnh đó.',
		],
	},
	en: {
		use: 'For those who keep templates: writes, changes or removes a text that helps people in a procedure, in both languages.',
		avoid: ['For steps, papers and fees of a procedure take TemplateForm.', 'For articles take ArticleForm.'],
		anatomy: [
			['Head', 'which document, and that everybody reads it once it is saved'],
			[
				'Conflict',
				'somebody else changed it: save over it or show theirs; removed it: save as a new one, without its pictures',
			],
			['Title, text', 'both languages side by side; without one of them it is not saved'],
			['For which procedures', 'one at least'],
			['Images', 'six at most, each a PictureField with a description in both languages'],
			['Foot', 'always in sight: saved or not, remove, save'],
		],
		content: [
			'There is no draft: the button says “Save and publish”.',
			'“Remove…” has dots as it asks first and cannot be taken back.',
			'A description says what the picture tells: “Where page two names the plot”, not “Illustration”.',
		],
		access: [
			'Ctrl Enter saves.',
			'Refused, the focus goes to the first field that is wrong, or to the choice between two versions.',
			'A picture that is added leads to its description, one that is removed to the add button. Saved while one is on its way, it waits and is saved once that has arrived, and the foot says so; one that did not arrive takes the focus, and nothing is saved.',
		],
	},
} satisfies Guide;
