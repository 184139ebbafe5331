import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thông báo trên thiết bị này, bật thông báo, thông báo đẩy',
	status: 'stable',
	vn: {
		use: 'Ở Cài đặt, Thông báo: trình duyệt này có nhận thông báo không, và cách bật, tắt hay gỡ chặn.',
		avoid: ['Mời bật ngay sau một việc: dùng PushPrompt.', 'Chủ đề nào được báo: dùng NotificationSettingsForm.'],
		content: [
			'Năm tình trạng, mỗi cái một câu: đang nhận, chưa nhận, bị chặn, không nhận được, cần thêm vào màn hình chính.',
			'Bị chặn thì chỉ cách gỡ từng bước, vì trang không tự gỡ được.',
		],
		access: ['Một nút cho cả bật và tắt nên giữ tiêu điểm; nút mất đi thì câu tình trạng nhận tiêu điểm và được đọc.'],
	},
	en: {
		use: 'In the settings, under Notifications: whether this browser takes push messages, and how to turn them on, off or unblock them.',
		avoid: ['To offer it after an act take PushPrompt.', 'For which topics are told take NotificationSettingsForm.'],
		content: [
			'Five states with a sentence each: on, off, blocked, not possible, to be added to the home screen first.',
			'Where it is blocked the steps are told, as no page can undo it.',
		],
		access: [
			'One button turns it on and off and keeps the focus; where it goes away, the state takes the focus and is read.',
		],
	},
} satisfies Guide;
