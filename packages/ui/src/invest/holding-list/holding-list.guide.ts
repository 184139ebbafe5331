import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Cổ phần của tôi, danh mục góp vốn, phần đang có',
	status: 'stable',
	vn: {
		use: 'Mục “Cổ phần của tôi” ở trang Góp vốn, cho người đã mua: có bao nhiêu cổ phần ở dự án nào, đã trả bao nhiêu, giấy tờ và tin mới từ dự án.',
		avoid: [
			'Từng lần mua, trả, hủy: dùng OrderList.',
			'Tiền góp đổi theo thời gian: dùng MoneyOverTime, đứng phía trên.',
			'Dự án chưa mua: dùng OfferingList.',
		],
		content: [
			'“Đã trả, gồm phí” là tiền đã ra khỏi ví, không phải giá trị hiện nay; đừng ghi “lãi” khi chưa có tiền về.',
			'Tỷ lệ cổ phần làm tròn xuống, tối đa bốn số lẻ: “1%”, “0,15%”.',
			'Tin đã đóng hay đang chờ duyệt thì tên dự án là chữ thường, không dẫn đi đâu.',
			'Đang giữ chỗ nói riêng: “Đang giữ thêm 10 cổ phần chờ thanh toán.”',
		],
		access: ['Giấy tờ nằm trong phần gập, tên phần gập nói có mấy tệp: “Giấy tờ (3)”.'],
	},
	en: {
		use: 'The tab “My shares” of the investment page, for those who bought: how many shares of which project, what was paid, papers and updates.',
		avoid: [
			'For each purchase, its payment and cancelling take OrderList.',
			'For money over time take MoneyOverTime, which stands above.',
			'For projects that are not bought yet take OfferingList.',
		],
		content: [
			'“Paid, including fees” is what left the wallet, not what it is worth now; say no “gain” before money came back.',
			'The part of the whole is rounded down, four decimals at most: “1%”, “0.15%”.',
			'Of a listing that is closed or waits to be looked at the name is plain text and leads nowhere.',
			'What is on hold is said apart: “10 more shares on hold, awaiting payment.”',
		],
		access: ['The papers are folded, and the fold says how many: “Documents (3)”.'],
	},
} satisfies Guide;
