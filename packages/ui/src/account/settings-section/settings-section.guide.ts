import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Một phần cài đặt, khung, mục cài đặt',
	status: 'stable',
	vn: {
		use: 'Mỗi việc trong Cài đặt một tờ riêng với tiêu đề h2 và một câu dẫn, để người dùng lướt qua là biết tìm ở đâu.',
		avoid: [
			'Ngoài phần cài đặt tài khoản: dùng Sheet của primitives.',
			'Đừng lồng hai phần vào nhau; tiêu đề con là h3.',
		],
		content: [
			'Câu dẫn nói hậu quả hoặc phạm vi, không nhắc lại tiêu đề: “Khi mật khẩu đổi, mọi thiết bị khác sẽ được đăng xuất.”',
		],
		access: ['headingRef để đưa tiêu điểm về tiêu đề khi thứ đang có tiêu điểm biến mất, như SessionList làm.'],
	},
	en: {
		use: 'Each matter of the settings on a sheet of its own with an h2 and a sentence, so that people find it at a glance.',
		avoid: [
			"Outside of the account's settings take Sheet of the primitives.",
			'Do not nest two of them; headings inside are h3.',
		],
		content: [
			'The lead says a consequence or scope and does not repeat the title: “Changing your password signs out all other devices.”',
		],
		access: ['headingRef leads the focus to the heading when what had it is gone, as SessionList does.'],
	},
} satisfies Guide;
