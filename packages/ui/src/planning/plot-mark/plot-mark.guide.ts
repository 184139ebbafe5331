import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Ký hiệu thửa đất, số thửa trên số tờ, phân số địa chính',
	status: 'stable',
	vn: {
		use: 'Trang trí cạnh tên thửa, như bản đồ địa chính ghi: số thửa trên, số tờ dưới, để người quen giấy tờ nhận ra nhanh.',
		avoid: ['Không đứng một mình: chữ “Thửa 345, tờ 21” phải ở cạnh.', 'Không dùng cho tin đăng không có số thửa.'],
		access: ['Ẩn với trình đọc màn hình, nên không đọc thành “345 phần 21”.'],
	},
	en: {
		use: "An ornament beside a plot's name, as cadastral sheets write it: the number over the sheet's, for those who know such papers.",
		avoid: [
			'Never alone: the words “Plot 345, map sheet 21” stand beside it.',
			'Not for listings without plot numbers.',
		],
		access: ['Hidden from screen readers, so it is not read as a fraction.'],
	},
} satisfies Guide;
