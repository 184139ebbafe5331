import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nhật ký nhân viên, ai đã làm gì',
	status: 'new',
	vn: {
		use: 'Cho quản trị viên xem nhân viên đã làm gì, lúc nào, với mục nào, có được không; và lệnh chạy trên máy chủ.',
		avoid: [
			'Diễn biến của một tin hay một lần kiểm tra mà người đăng cũng đọc: dùng ListingTimeline hay GreenCheckHistory.',
			'Giao dịch của một ví: dùng TransactionHistory.',
		],
		content: ['Việc nói bằng lời trước, tên của máy chủ ngay dưới: người quản trị đọc lời, kỹ sư tìm bằng tên.'],
		access: [
			'Tên và mã mục là liên kết tới mọi việc của người đó, hay về mục đó; mục nào nhân viên có trang riêng thì mở được từ đây.',
		],
	},
	en: {
		use: 'Shows admins what staff did, when, to what, and whether it went through; and commands that were run on the servers.',
		avoid: [
			'For the course of a listing or a check, which its poster reads too, take ListingTimeline or GreenCheckHistory.',
			'For the movements of a wallet take TransactionHistory.',
		],
		content: [
			'What was done in words first, the server’s name for it below: admins read words, engineers look for names.',
		],
		access: [
			'Names and ids of records are links to everything that one did, or that was done to one; what staff have a page of is opened from here.',
		],
	},
} satisfies Guide;
