import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dòng hàng chờ, chuyển dòng bằng phím mũi tên',
	status: 'stable',
	vn: {
		use: 'Cho nhân viên đi hết một hàng chờ mà không rời bàn phím: mỗi dòng là một đường dẫn, phím mũi tên chuyển dòng.',
		avoid: [
			'Danh sách mở ngay bên cạnh khi chuyển dòng: dùng ModerationQueue.',
			'Danh sách cho người ngoài: dòng thường là đủ, phím Tab đi qua từng đường dẫn.',
		],
		content: ['Dòng nhắc phím chỉ hiện trên màn hình rộng, nơi có bàn phím.'],
		access: [
			'Mỗi dòng đúng một đường dẫn, nếu không phím mũi tên dừng ở giữa dòng.',
			'↑ ↓ chuyển dòng, Home và End tới hai đầu; ở đầu và cuối tiêu điểm đứng yên.',
		],
	},
	en: {
		use: 'Lets staff go through a queue without leaving the keyboard: each row is a link, arrow keys move between them.',
		avoid: [
			'Where a row opens beside the list as one moves take ModerationQueue.',
			'For lists of the public plain rows do: Tab goes from link to link.',
		],
		content: ['The line about keys shows on wide screens only, where there is a keyboard.'],
		access: [
			'One link in each row, or the arrow keys stop within it.',
			'↑ ↓ move between rows, Home and End to both ends, where the focus stays.',
		],
	},
} satisfies Guide;
