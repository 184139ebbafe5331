import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Yêu cầu tích xanh, kiểm tra tin đăng, phí kiểm tra',
	status: 'stable',
	vn: {
		use: 'Cho người đăng: tích xanh là gì, giá bao nhiêu, khi nào mất, yêu cầu đang ở đâu, và kết quả.',
		avoid: ['Kiểm tra quy hoạch thửa đất: dùng PlanningCheckForm.', 'Người xem tin: dùng GreenCheckMark.'],
		anatomy: [
			['Đường dẫn trang', 'về Kiểm tra tích xanh của tôi'],
			['Tình trạng', 'CheckStep với nút trả phí, nút hủy'],
			['Lời mời', 'bảy mục, phí, sáu điều khoản, nút dấu đỏ'],
			['Kết quả', 'FindingList và ảnh, chỉ người đăng và nhân viên thấy'],
			['Lịch sử', 'GreenCheckHistory'],
		],
		content: [
			'Nói điều bất lợi trước khi thu tiền: “Nếu có mục không đạt, tin không được cấp tích xanh và phí không hoàn.”',
			'Số tiền ở nút trả: “Trả phí 100.000 ₫”; số ngày ở lời mời.',
		],
		access: ['Tình trạng đổi thì tiêu đề của CheckStep nhận tiêu điểm.'],
	},
	en: {
		use: 'For owners: what the green check is and costs, when it ends, where the request stands, and what was found.',
		avoid: ['For planning of a plot take PlanningCheckForm.', 'For readers of the listing take GreenCheckMark.'],
		anatomy: [
			['Breadcrumbs', 'back to My green checks'],
			['State', 'a CheckStep with paying and cancelling'],
			['Offer', 'seven items, fee, six terms, the sealed button'],
			['Findings', 'FindingList and photos, for owner and staff'],
			['History', 'GreenCheckHistory'],
		],
		content: [
			'What may go against people is said before they pay: “If an item fails, there is no green check and the fee is not refunded.”',
			'The amount stands on the button that pays, the days in the offer.',
		],
		access: ['When the state changes the heading of CheckStep takes the focus.'],
	},
} satisfies Guide;
