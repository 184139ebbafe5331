import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đang tải giao dịch ví, khung chờ của ví',
	status: 'stable',
	vn: {
		use: 'Giữ chỗ cho các giao dịch của ví đang tải: dấu vuông, hai dòng chữ, số tiền ở cuối.',
		avoid: [
			'Phần không phải ví: dùng RowsLoading.',
			'Chưa lấy được: dùng LoadError, và nói trước rằng tiền vẫn nguyên.',
		],
		access: ['Là một vùng trạng thái tên “Đang tải…” và đang bận; các vạch xám không được đọc.'],
	},
	en: {
		use: 'Holds the place of a wallet’s entries while they load: a square mark, two lines, the amount at the end.',
		avoid: [
			'Outside of the wallet take RowsLoading.',
			'Where they could not be had take LoadError, which says first that the money is as it was.',
		],
		access: ['It is a busy status named “Loading…”; the grey bars are not read.'],
	},
} satisfies Guide;
