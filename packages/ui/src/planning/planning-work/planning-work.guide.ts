import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xử lý yêu cầu quy hoạch, tra cứu, trang nhân viên',
	status: 'stable',
	vn: {
		use: 'Trang làm việc của nhân viên về một yêu cầu: điều được hỏi, dữ liệu sẵn có, việc bây giờ, và biểu mẫu trả lời.',
		avoid: ['Người gửi: dùng PlanningCheckDetail.', 'Danh sách việc: dùng PlanningQueue.'],
		anatomy: [
			['Việc bây giờ', 'nhận, trả việc, bắt đầu, hỏi thêm, hủy; chỉ những nút được phép'],
			['Bên trái', 'yêu cầu, ảnh giấy, bản đồ, dữ liệu sẵn có'],
			['Bên phải', 'kết quả hoặc PlanningAnswerForm, tiến trình; bị khiếu nại thì sửa hoặc giữ nguyên kết quả'],
		],
		content: [
			'Dữ liệu của An Cư chỉ là gợi ý và nói rõ vậy: “Chỉ là gợi ý, hãy đối chiếu với đồ án.”',
			'Không ai trả lời yêu cầu của chính mình; nói vì sao thay vì ẩn trang.',
			'Yêu cầu bị lấy lại giữa chừng thì phần đã nhập vẫn còn đó để đọc.',
		],
		access: ['Bước đổi thì tiêu đề của bước mới nhận tiêu điểm.'],
	},
	en: {
		use: 'Where staff work on one request: what is asked, what our maps know, what to do now, and the answer form.',
		avoid: ['For its owner take PlanningCheckDetail.', 'For the list take PlanningQueue.'],
		anatomy: [
			['Now', 'take, give back, start, ask, cancel; only what is allowed'],
			['At one side', 'request, photos, map, what our maps know'],
			['At the other', 'answer or PlanningAnswerForm, progress; a disputed answer is corrected or upheld'],
		],
		content: [
			'Our data is a hint and says so: “A pointer only: check it against the plan.”',
			'Nobody answers their own request; that is said instead of hiding the page.',
			'What is typed stays to be read where a colleague took the request away meanwhile.',
		],
		access: ['When the step changes, its new heading takes the focus.'],
	},
} satisfies Guide;
