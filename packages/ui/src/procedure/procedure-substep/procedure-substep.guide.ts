import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Một việc của thủ tục, đánh dấu xong, giấy tờ cần có',
	status: 'stable',
	vn: {
		use: 'Trong từng bước của ProcedureScreen: một việc phải làm, đánh dấu khi xong, mở ra để biết làm ở đâu, cần gì, mất bao nhiêu.',
		avoid: ['Danh sách việc không thuộc thủ tục: dùng Checkbox.', 'Mục kiểm tra của tích xanh: dùng FindingList.'],
		anatomy: [
			['Ô dấu', 'vắng khi bước chưa tới; đang lưu vẫn giữ tiêu điểm'],
			['Tên', 'nút mở'],
			['Dòng phụ', 'ai làm, hạn, hoặc ngày xong; số tệp'],
			['Bên trong', 'nơi làm, giấy tờ, phí; ngày và ghi chú tự lưu; SubstepFiles'],
		],
		content: [
			'Tên việc là động từ: “Ký hợp đồng chuyển nhượng”, không phải “Hợp đồng chuyển nhượng”.',
			'Giấy tờ ghi rõ “(bắt buộc)” hay “(nếu có)”; phí ghi văn bản và “áp dụng từ”.',
			'Hạn quá thì nói số ngày và từ khi nào, kèm dấu cảnh báo, không chỉ đổi màu.',
		],
		access: [
			'Ô dấu có tên “Đã xong: …”; lưu lỗi thì dấu trở lại và lý do được đọc.',
			'Ngày lưu khi rời ô, ghi chú lưu cả khi ngừng gõ, và báo “Đã lưu”; lỗi thì có nút thử lại. Ngày gõ dở được nói ngay dưới ô.',
		],
	},
	en: {
		use: 'In each step of ProcedureScreen: one task, ticked when it is done, opened for where, with which papers, for how much.',
		avoid: ['For ticks outside of procedures take Checkbox.', 'For items of a green check take FindingList.'],
		anatomy: [
			['Tick', 'absent while its step is not reached; keeps the focus while it is saved'],
			['Title', 'the button that opens it'],
			['Line below', 'who acts and by when, or when it was done; files'],
			['Inside', 'place, papers, fees; a date and note that save themselves; SubstepFiles'],
		],
		content: [
			'A task begins with a verb: “Sign the contract of transfer”, not “Contract of transfer”.',
			'Papers are “(required)” or “(if any)”; fees name the law and since when.',
			'Overdue says how many days and since when, with a sign and not by colour alone.',
		],
		access: [
			'The tick is named “Done: …”; when saving fails it goes back and the reason is read.',
			'Date and note are saved on leaving, the note also in pauses, and say “Saved”; a failure offers another try. A half-typed date is said under its field.',
		],
	},
	pairs: [
		{
			do: 'DoTaskWithWhoAndWhen',
			dont: 'DontTaskAsNoun',
			vn: 'Nói làm gì, ai làm, hạn nào. Chỉ tên giấy tờ thì không biết phải ký, nộp hay nhận.',
			en: 'Say what to do, who acts, by when. A bare noun does not tell whether to sign, file or collect it.',
		},
	],
} satisfies Guide;
