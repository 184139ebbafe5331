import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Biểu tượng thông báo, dấu chủ đề, chưa xem',
	status: 'stable',
	vn: {
		use: 'Trong dòng của NotificationList và NotificationBell: nhận ra chủ đề và điều chưa xem khi lướt qua.',
		avoid: [
			'Không thay cho chữ: dấu bị ẩn với trình đọc màn hình; tiêu đề đậm và nhãn “Mới” phải đứng cạnh.',
			'Trạng thái của một yêu cầu: dùng PlanningCheckStatusTag, GreenCheckStatusTag.',
		],
		content: [
			'Chủ đề chưa biết hiện chuông chung thay vì bị bỏ.',
			'Đặc là chưa xem, viền là đã xem; không dùng màu để phân biệt chủ đề.',
		],
	},
	en: {
		use: 'In rows of NotificationList and NotificationBell: tells topic and unseen at a glance.',
		avoid: [
			'It does not replace words: it is hidden from screen readers, so the bold title and “New” stand beside it.',
			'For the state of a request take PlanningCheckStatusTag or GreenCheckStatusTag.',
		],
		content: [
			'A topic that is not known yet shows a plain bell instead of nothing.',
			'Filled is unseen, outlined is seen; no colours for topics.',
		],
	},
} satisfies Guide;
