import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Soạn mẫu thủ tục, các bước, công bố quy trình',
	status: 'stable',
	vn: {
		use: 'Cho quản trị viên: viết các bước, việc, giấy tờ, phí của một loại thủ tục bằng hai ngôn ngữ, lưu nháp rồi công bố.',
		avoid: ['Sửa một thủ tục đang chạy: không làm được; nó giữ bản lúc bắt đầu.', 'Bài viết: dùng ArticleForm.'],
		anatomy: [
			['Đầu', 'loại, bản, và lưu sẽ làm gì'],
			['Lỗi', 'mỗi lỗi là một lối tới ô; người khác vừa sửa thì xem bản đó, rồi lưu đè hoặc bỏ bản của mình'],
			['Bước, việc, giấy tờ, phí', 'lồng nhau; lên, xuống, bỏ'],
			['Chân', 'luôn thấy: đã lưu chưa, còn bao nhiêu chữ chưa dịch, xóa bản nháp, lưu, công bố'],
		],
		content: [
			'Phí bắt buộc có văn bản và ngày áp dụng; không có thì không lưu được.',
			'Chưa sửa gì so với bản đã công bố thì không lưu thành bản nháp được, và chân trang nói vì sao.',
			'“Công bố…” có ba chấm vì hỏi lại và không sửa được sau đó.',
		],
		access: [
			'Chuyển dòng bằng nút, tiêu điểm đi theo, vị trí mới được đọc: “Đã chuyển bước 2 đến vị trí 1 trên 5.”',
			'Ctrl Enter lưu; Enter một mình thì không.',
		],
	},
	en: {
		use: 'For admins: writes steps, tasks, papers and fees of a kind of procedure in both languages, as a draft that is then published.',
		avoid: [
			'Running procedures cannot be changed by it: they keep the version they began with.',
			'For articles take ArticleForm.',
		],
		anatomy: [
			['Head', 'kind, version, what saving does'],
			['Errors', 'each a way to its field; what somebody else saved is looked at, then written over or taken'],
			['Steps, tasks, papers, fees', 'nested; up, down, remove'],
			['Foot', 'always in sight: saved or not, what is not translated, delete the draft, save, publish'],
		],
		content: [
			'A fee needs its law and date; without them it is not saved.',
			'What is as it was published is no new draft: it cannot be saved as one, and the foot says why.',
			'“Publish…” has dots as it asks first and cannot be changed afterwards.',
		],
		access: [
			'Rows move by buttons, the focus goes along and the place is read: “Moved step 2 to position 1 of 5.”',
			'Ctrl Enter saves; Enter alone does not.',
		],
	},
} satisfies Guide;
