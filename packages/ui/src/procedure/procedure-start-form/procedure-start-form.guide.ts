import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bắt đầu thủ tục, tạo thủ tục, mua bán, tặng cho',
	status: 'stable',
	vn: {
		use: 'Cho người sắp làm thủ tục: chọn loại, mình ở bên nào, đặt tên, và giá để ước tính thuế.',
		avoid: [
			'Sửa về sau: dùng ProcedureActDialog; loại và bên không đổi được nữa.',
			'Chỉ muốn xem thuế: dùng FeeEstimate.',
		],
		content: [
			'Mỗi loại nói từ đâu đến đâu và thường mất bao lâu: “Thường mất 4 đến 8 tuần.”',
			'Câu chọn bên nói như người ta nói: “Tôi mua”, “Tôi được tặng cho”, không phải “Bên B”.',
			'Giá gõ được “4,2 tỷ” và được đọc lại bằng chữ.',
		],
		access: ['Gửi mà sai thì lựa chọn hoặc ô sai đầu tiên nhận tiêu điểm.'],
	},
	en: {
		use: 'For whoever is about to begin: the kind, which side they are on, a name, and a price to reckon taxes from.',
		avoid: ['For changes later take ProcedureActDialog; kind and side stay.', 'To see taxes alone take FeeEstimate.'],
		content: [
			'Each kind says from where to where and how long: “Usually takes 4 to 8 weeks.”',
			'Sides are put as people speak: “I am buying”, “I am receiving the gift”, not “Party B”.',
			'A price may be “4.2 billion” and is said back in words.',
		],
		access: ['On sending, the first wrong choice or field takes the focus.'],
	},
} satisfies Guide;
