import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trạng thái tích xanh, nhãn trạng thái',
	status: 'stable',
	vn: {
		use: 'Cạnh tên tin, cho người đăng: yêu cầu tích xanh đang ở đâu.',
		avoid: ['Trên trang tin cho người mua: dùng GreenCheckMark.', 'Trạng thái của tin: dùng ListingStatusTag.'],
		content: [
			'Xanh chỉ cho “Tích xanh” còn hiệu lực; “Chờ duyệt”, “Đang kiểm tra” chỉ có viền.',
			'“Hết tích xanh” khác “Đã hủy”: một bên từng có, một bên chưa.',
			'Đậm khi chờ người đăng: “Chờ trả phí”.',
			'Cạnh trạng thái của tin thì dùng isNamed: “Tích xanh: chờ duyệt”, vì tin cũng có “Chờ duyệt”.',
		],
	},
	en: {
		use: "Beside a listing's name, for its owner: where the green check stands.",
		avoid: ['For buyers take GreenCheckMark.', "For the listing's own state take ListingStatusTag."],
		content: [
			'Green only for a “Green check” that counts; “In review” and “In progress” are outlined.',
			'“Green check ended” is not “Cancelled”: one had a green check, the other never.',
			'Filled where it waits for the owner: “Payment due”.',
			'Beside the state of the listing take isNamed: “Green check: in review”, for a listing waits for approval too.',
		],
	},
} satisfies Guide;
