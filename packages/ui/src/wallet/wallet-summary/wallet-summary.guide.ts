import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Số dư ví, tiền dùng được, tiền tạm giữ',
	status: 'stable',
	vn: {
		use: 'Đầu WalletScreen: bao nhiêu tiền tiêu được ngay, bao nhiêu đang tạm giữ và vì sao, để quyết định có nạp thêm không.',
		avoid: [
			'Số dư bên cạnh một lựa chọn trả tiền: MethodList tự ghi.',
			'Tiền đã góp vào dự án: dùng HoldingList; đó không phải tiền trong ví.',
		],
		anatomy: [
			['Dùng được ngay', 'số lớn nhất, kèm nút “Nạp tiền”'],
			['Đang tạm giữ', 'số và lời giải thích'],
			['Tổng cộng', 'hai số trên'],
		],
		content: [
			'Số lớn là tiền tiêu được, không phải tổng: “Dùng được ngay 4.200.000 ₫”.',
			'Đủ từng đồng; không rút gọn thành “4,2 triệu”.',
			'Luôn nói tiền giữ sẽ đi đâu: “Ngân hàng chuyển xong thì trừ hẳn, không chuyển nữa thì trả về ví.”',
		],
		access: ['Số dư là vùng role="status": nạp xong số mới được đọc lên.'],
	},
	en: {
		use: 'On top of WalletScreen: how much can be spent now, how much is on hold and why, to decide on putting more in.',
		avoid: [
			'Beside a way of paying MethodList tells the balance itself.',
			'Money in offerings is in HoldingList and not in the wallet.',
		],
		anatomy: [
			['Available', 'the largest figure, with “Top up”'],
			['On hold', 'figure and explanation'],
			['Total', 'both together'],
		],
		content: [
			'The large figure is what can be spent, not the total: “Available ₫4,200,000”.',
			'To the đồng, never shortened to “4.2 million”.',
			'Always say where held money goes: “It leaves your wallet once the bank has sent it, and comes back if the transfer is not made.”',
		],
		access: ['The balance is a role="status": a new one is read out.'],
	},
	pairs: [
		{
			do: 'DoSpendableFirst',
			dont: 'DontTotalFirst',
			vn: 'Số lớn nhất phải là tiền tiêu được. Đưa tổng lên đầu thì người ta tính cả phần đang giữ rồi trả không được.',
			en: 'The largest figure has to be what can be spent. With the total on top people count what is on hold, and then cannot pay.',
		},
	],
} satisfies Guide;
