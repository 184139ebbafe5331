import { drawn } from '../document.fixtures.ts';
import type { DocumentPhoto, SuggestedDocument } from '../procedure-model.ts';

const photo = (width: number, height: number, caption: string): DocumentPhoto => ({
	url: drawn(width, height),
	sources: [],
	width,
	height,
	caption,
});

export const documents: readonly SuggestedDocument[] = [
	{
		id: 'm1',
		title: 'Đặt cọc an toàn: hợp đồng cần ghi gì',
		content:
			'Hợp đồng đặt cọc nên ghi rõ:\n- số tiền và ngày trả\n- ngày hẹn công chứng\n- ai chịu thuế, phí\n- mất cọc khi nào\nTrả qua ngân hàng để có chứng từ.',
		photos: [
			photo(1600, 900, 'Mẫu hợp đồng đặt cọc: chỗ ghi số tiền và ngày trả'),
			photo(900, 1900, 'Biên nhận tiền cọc có chữ ký hai bên'),
		],
		link: 'https://example.com/dat-coc',
		types: ['BUY'],
	},
	{
		id: 'm2',
		title: 'Xin giấy xác nhận tình trạng hôn nhân ở đâu, mất bao lâu',
		content: 'Xin ở xã, phường nơi cư trú, thường 3 ngày làm việc. Giấy có giá trị 6 tháng.',
		photos: [],
		link: null,
		types: ['BUY', 'TRANSFER', 'DONATE'],
	},
];
