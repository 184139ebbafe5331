import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lịch sử giá, biểu đồ giá, giá khu vực, trung vị',
	status: 'stable',
	vn: {
		use: 'Trên trang tin: mọi mức giá tin từng công khai và giá mỗi m² so với quanh đó, để người mua biết nên trả bao nhiêu.',
		avoid: [
			'Giá hiện nay: dùng ListingPrice.',
			'Lịch sử mọi việc của tin: dùng ListingTimeline.',
			'Dự báo giá: không; chỉ có giá đã công khai.',
		],
		content: [
			'So với khu vực luôn kèm cơ sở: “Giá trung vị 220 triệu/m², từ 23 tin cùng loại.” Ít tin quá thì không so.',
			'Thay đổi có chữ, không chỉ mũi tên: “↓ Giảm 8,1%”; không gọi giảm giá là tốt hay “cơ hội”.',
			'Lúc thỏa thuận là một khoảng trống trên đường, và “Thỏa thuận” trong danh sách.',
		],
		access: ['Hình có câu tóm tắt từ ngày nào đến ngày nào, thấp nhất, cao nhất, bây giờ; danh sách bên dưới nói đủ.'],
	},
	en: {
		use: 'On the page of a listing: every price it was public at, and how its price per m² stands to those around, so that buyers know what to offer.',
		avoid: [
			'For the present price take ListingPrice.',
			'For all that happened to a listing take ListingTimeline.',
			'No forecasts: only prices that were public.',
		],
		content: [
			'A comparison always has its basis: “Median ₫220 million/m², from 23 listings of the same type.” With too few there is none.',
			'A change has words beside its arrow: “↓ Down 8.1%”; no drop is called good or an “opportunity”.',
			'While it was negotiable the line has a gap, and the list says “Negotiable”.',
		],
		access: [
			'The drawing has a sentence with first and last day, lowest, highest and present price; the list below says all of it.',
		],
	},
} satisfies Guide;
