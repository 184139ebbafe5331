import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Sửa thủ tục, xóa thủ tục, hộp xác nhận',
	status: 'stable',
	vn: {
		use: 'Từ đầu trang một thủ tục: đổi tên, giá, mô tả; hoặc hỏi trước khi xóa cùng mọi tệp.',
		avoid: ['Xóa một tệp: SubstepFiles tự hỏi.', 'Đánh dấu xong: không hỏi, ProcedureSubstepRow cho hoàn tác.'],
		content: [
			'Nút nói việc: “Lưu thay đổi”, “Xóa thủ tục”; câu xóa kể thứ mất: “Mọi bước đã đánh dấu, ghi chú và tệp …”.',
		],
		access: ['Bị từ chối thì hộp vẫn mở với điều đã gõ.'],
	},
	en: {
		use: "From a procedure's head: changes its name, price and description, or asks before it is deleted with its files.",
		avoid: ['For one file SubstepFiles asks by itself.', 'Ticking asks nothing: ProcedureSubstepRow can be undone.'],
		content: [
			'Buttons name the act: “Save changes”, “Delete procedure”; deleting lists what goes: “All completed tasks, notes and files in it …”.',
		],
		access: ['Refused it stays open with what was typed.'],
	},
} satisfies Guide;
