import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tích xanh, đã kiểm tra, dấu xác thực tin đăng',
	status: 'stable',
	vn: {
		use: 'Trên trang tin: người mua bấm để biết mục nào đã kiểm tra, mục nào chưa, do vai trò nào, đến ngày nào.',
		avoid: [
			'Tin ưu tiên trả tiền để đứng trước, không phải đã kiểm tra: dùng Tag của ListingCard.',
			'Trạng thái của yêu cầu cho người đăng: dùng GreenCheckStatusTag.',
		],
		anatomy: [
			['Nút', 'dấu, “Tích xanh”, số mục'],
			['Hộp thoại', 'FindingList, ai kiểm tra, ai duyệt, đến ngày nào, lời dặn'],
		],
		content: [
			'Luôn kèm số mục: “đã kiểm tra 5/7 mục”. Không viết “An toàn”, “Chính chủ”, “Đảm bảo”.',
			'Luôn dặn: “Trước khi đặt cọc, bạn vẫn nên tự xem nhà đất và giấy tờ gốc.”',
		],
		access: ['Nút mở hộp thoại (aria-haspopup); đóng thì tiêu điểm về nút.'],
	},
	en: {
		use: "On a listing's page: buyers press it to learn what was checked and what not, by which roles, until when.",
		avoid: [
			"A priority listing paid to stand in front and was not checked: that is ListingCard's tag.",
			"For owners' requests take GreenCheckStatusTag.",
		],
		anatomy: [
			['Button', 'sign, “Green check”, number of items'],
			['Window', 'FindingList, who looked, who approved, until when, what to mind'],
		],
		content: [
			'Always with the number of items: “5 of 7 items checked”. Never “Safe” or “Guaranteed”.',
			'It always adds: “Before you pay a deposit, still check the property and the original documents yourself.”',
		],
		access: ['The button opens a dialog (aria-haspopup); closed, the focus is back on it.'],
	},
	pairs: [
		{
			do: 'DoCountWhatWasChecked',
			dont: 'DontPromiseSafety',
			vn: 'Nói đã kiểm tra mấy mục và cho mở ra xem. “An toàn 100%” là lời hứa An Cư không giữ được.',
			en: 'Say how many items were checked and let people open it. “100% safe” is a promise that nobody can keep.',
		},
	],
} satisfies Guide;
