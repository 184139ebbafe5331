import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Cài đặt thông báo, nhận email, giờ yên tĩnh, tần suất',
	status: 'stable',
	vn: {
		use: 'Ở Cài đặt, Thông báo: chọn chủ đề nào báo trên thiết bị, chủ đề nào qua email, giờ nào không làm phiền.',
		avoid: [
			'Bật thông báo trên trình duyệt này: dùng PushStatus, đặt phía trên.',
			'Nhịp báo của một tìm kiếm đã lưu: dùng SavedSearchList.',
		],
		anatomy: [
			['Chủ đề', 'mỗi chủ đề hai ô “Trên thiết bị”, “Email”'],
			['Giờ yên tĩnh', 'một công tắc mở hai ô giờ'],
			['Nhịp email', 'ngay, mỗi ngày, mỗi tuần'],
			['Chân', 'nút lưu và lời báo chưa lưu'],
		],
		content: [
			'Hộp thông báo luôn có đủ; nói rõ đây là những gì báo thêm.',
			'Giờ qua nửa đêm nói rõ: “Theo giờ Việt Nam, đến hôm sau.”',
			'Chưa xác nhận email thì ô Email tắt và có đường đi xác nhận, không ẩn đi.',
		],
		access: ['Mỗi chủ đề là một nhóm có tên, nên hai ô giống nhau vẫn đọc ra thuộc chủ đề nào.'],
	},
	en: {
		use: 'In the settings, under Notifications: which topics reach devices, which come by mail, and when nothing is pushed.',
		avoid: [
			'To turn on messages in this browser take PushStatus, above it.',
			'For one saved search take SavedSearchList.',
		],
		anatomy: [
			['Topics', 'two boxes each, “On devices” and “Email”'],
			['Quiet hours', 'a switch opens two times'],
			['Pace of mails', 'at once, daily, weekly'],
			['Foot', 'the save button and whether something is unsaved'],
		],
		content: [
			'The inbox always has everything; say that these come on top.',
			'A night says so: “Vietnam time, until the next day.”',
			'Without a confirmed email its boxes are off with the way to confirm one; they are not hidden.',
		],
		access: ['Each topic is a named group, so that boxes of the same name are told apart.'],
	},
} satisfies Guide;
