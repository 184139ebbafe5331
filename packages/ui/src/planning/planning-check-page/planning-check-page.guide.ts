import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang về kiểm tra quy hoạch, khung trang',
	status: 'stable',
	vn: {
		use: 'Khung cho trang nằm dưới danh sách yêu cầu: gửi, sửa, thanh toán; có đường về và tiêu đề.',
		avoid: [
			'Chi tiết yêu cầu đã có đầu trang riêng: PlanningCheckDetail.',
			'Trang thủ tục: ProcedurePage; trang tích xanh: GreenCheckPage.',
		],
		content: ['title nói việc của trang: “Yêu cầu kiểm tra quy hoạch”, “Sửa yêu cầu”.'],
		access: ['Truyền check thì đường dẫn có thêm “Yêu cầu số 1042” để quay về đúng yêu cầu.'],
	},
	en: {
		use: 'Frames pages below the list of requests: asking, changing, paying; with the way back and a title.',
		avoid: [
			"A request's own page has a head of its own: PlanningCheckDetail.",
			'For procedures take ProcedurePage, for green checks GreenCheckPage.',
		],
		content: ['title names what is done here: “Request a planning check”, “Edit request”.'],
		access: ['With check the way here holds “Request 1042”, back to that very request.'],
	},
} satisfies Guide;
