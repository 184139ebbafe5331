import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang thủ tục, các bước sang tên, bước thủ tục, lộ trình',
	status: 'stable',
	vn: {
		use: 'Trang một thủ tục cho chủ của nó: việc tiếp theo, các bước như ga trên tuyến, giấy tờ và phí từng việc.',
		avoid: ['Bài hướng dẫn không theo dõi: dùng TradeGuide.', 'Soạn các bước: dùng TemplateForm.'],
		anatomy: [
			['Đầu', 'tên, loại, bên của mình, giá; in, sửa, xóa'],
			['Việc tiếp theo', 'một câu dẫn tới đúng việc; xong hết thì danh sách giấy phải giữ'],
			['Bước', 'số, “Đã xong”, “Đang làm” hoặc “Chưa tới”, số việc, mở ra là các việc'],
			['Bên cạnh', 'SuggestedDocuments, FeeEstimate'],
		],
		content: [
			'Bước chưa tới nói vì sao và làm trước được gì: “Bạn chuẩn bị trước được: xem giấy tờ, đặt ngày, thêm tệp.”',
			'Ba tình trạng bước là đủ; không thêm “Đang chờ xử lý”, “Tạm hoãn”.',
			'Luôn có bản quy trình và “không thay cho tư vấn pháp lý”.',
		],
		access: ['Bấm việc tiếp theo thì mở đúng bước và đưa tiêu điểm tới việc đó.', 'In ra giấy thì mọi bước đều mở.'],
	},
	en: {
		use: 'The page of one procedure for its owner: what is next, its steps as stations of a route, papers and fees of each task.',
		avoid: ['For guidance without following take TradeGuide.', 'To write the steps take TemplateForm.'],
		anatomy: [
			['Head', "name, kind, one's side, price; print, edit, delete"],
			['Next', 'a sentence that leads to the task; when all is done, the papers to keep'],
			['Step', 'number, “Done”, “In progress” or “Not yet”, tasks; opens to them'],
			['Beside', 'SuggestedDocuments, FeeEstimate'],
		],
		content: [
			'A step that is not reached says why and what can be done: “You can prepare now: read about the documents, set dates, add files.”',
			'Three states of a step are enough; no “Processing” or “On hold”.',
			"The template's version and “does not replace legal advice” always stand.",
		],
		access: ['Pressing what is next opens its step and takes the focus to the task.', 'Printed, every step lies open.'],
	},
} satisfies Guide;
