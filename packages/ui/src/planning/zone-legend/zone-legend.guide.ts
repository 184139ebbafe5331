import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chú giải quy hoạch, bảng màu loại đất',
	status: 'stable',
	vn: {
		use: 'Trong PlanningPanel: các màu đang thấy trên bản đồ nghĩa là gì.',
		avoid: [
			'Loại đất của một thửa: dùng ZoneTable.',
			'Bảng đủ mọi mã: không dùng; chỉ mã đang thấy, để đọc được trên điện thoại.',
		],
		content: ['Mã xếp theo chữ cái, mỗi mã một lần; không có mã nào thì không vẽ.'],
	},
	en: {
		use: 'In PlanningPanel: what the colours in sight mean.',
		avoid: [
			'For the types of one plot take ZoneTable.',
			'It is no table of every code: only what is in sight, so that it can be read on a phone.',
		],
		content: ['Codes by letter, each once; without any nothing is drawn.'],
	},
} satisfies Guide;
