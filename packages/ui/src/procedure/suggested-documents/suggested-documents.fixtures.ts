import type { SuggestedDocument } from '../procedure-model.ts';

export const documents: readonly SuggestedDocument[] = [
	{
		id: 'm1',
		title: 'Đặt cọc an toàn: hợp đồng cần ghi gì',
		content:
			'Hợp đồng đặt cọc nên ghi rõ:\n- số tiền và ngày trả\n- ngày hẹn công chứng\n- ai chịu thuế, phí\n- mất cọc khi nào\nTrả qua ngân hàng để có chứng từ.',
		images: [],
		link: 'https://example.com/dat-coc',
		types: ['BUY'],
	},
	{
		id: 'm2',
		title: 'Xin giấy xác nhận tình trạng hôn nhân ở đâu, mất bao lâu',
		content: 'Xin ở xã, phường nơi cư trú, thường 3 ngày làm việc. Giấy có giá trị 6 tháng.',
		images: [],
		link: null,
		types: ['BUY', 'TRANSFER', 'DONATE'],
	},
];
