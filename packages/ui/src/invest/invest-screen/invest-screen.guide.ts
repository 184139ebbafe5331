import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trang Góp vốn, đầu tư chung',
	status: 'stable',
	vn: {
		use: 'Khung của trang Góp vốn: dự án góp vốn cho mọi người, cổ phần và lệnh của mình khi đã đăng nhập, lệnh của mọi người cho nhân viên.',
		avoid: [
			'Phần góp vốn trên trang một tin: dùng OfferingPanel.',
			'Trang của một lệnh: dùng OrderScreen.',
			'Ví và nạp tiền: WalletScreen.',
		],
		content: [
			'Lời dẫn nói cả rủi ro: “Mỗi dự án nói rõ giá, tiến độ, giấy tờ và rủi ro trước khi bạn góp.” Không hứa lãi ở đầu trang.',
		],
		access: ['Mục “Lệnh của mọi người” chỉ có khi readsAll; các mục là liên kết, mục đang mở được đánh dấu.'],
	},
	en: {
		use: 'The frame of the investment page: offerings for everybody, one’s own shares and orders once signed in, everybody’s orders for staff.',
		avoid: [
			'On the page of one listing take OfferingPanel.',
			'For the page of one order take OrderScreen.',
			'For the wallet and topping up there is WalletScreen.',
		],
		content: [
			'The lead speaks of risks too: “Each project states its price, progress, documents and risks before you invest.” No gain is promised at the top.',
		],
		access: ['“All orders” is there with readsAll only; the tabs are links and the open one is marked.'],
	},
} satisfies Guide;
