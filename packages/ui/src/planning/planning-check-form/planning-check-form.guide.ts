import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Yêu cầu kiểm tra quy hoạch, gửi yêu cầu, phí kiểm tra',
	status: 'stable',
	vn: {
		use: 'Cho người có giấy chứng nhận: nhờ nhân viên tra quy hoạch đúng một thửa, biết phí và hẹn trước khi gửi.',
		avoid: [
			'Tự xem quy hoạch trên bản đồ: dùng PlanningPanel, không mất phí.',
			'Kiểm tra tin đăng tại chỗ: đó là tích xanh, dùng GreenCheckRequest.',
		],
		anatomy: [
			['Thửa đất', 'xã phường như in trên giấy, số tờ, số thửa'],
			['Giấy chứng nhận', 'ảnh riêng tư, không bắt buộc'],
			['Vị trí', 'ghim trên bản đồ, không bắt buộc'],
			[
				'Chỗ trống',
				'commune nhận AddressSelect của @ancu/ui/address, map nhận PinMap của @ancu/ui/map; story vẽ khung thay cho bản đồ, vì nghiệp vụ này không nhập nghiệp vụ kia',
			],
			['Phí và hẹn', 'số tiền, thời hạn, ba lời hứa, nút dấu đỏ'],
		],
		content: [
			'Nói trước cả phí lẫn ngày giờ có kết quả: “500.000 ₫”, “2 ngày làm việc”.',
			'Nút là “Gửi yêu cầu kiểm tra”, vì gửi chưa trừ tiền; số tiền nằm ở bước trả.',
			'Ảnh giấy tờ luôn kèm ai mở được: “Ảnh được giữ kín: chỉ bạn và nhân viên tra cứu mở được.”',
		],
		access: ['Gửi mà sai thì ô sai đầu tiên nhận tiêu điểm, kể cả nút chọn ảnh.'],
	},
	en: {
		use: 'For whoever has a certificate: asks staff to look up one plot, with fee and promise known beforehand.',
		avoid: [
			'To look at the map oneself take PlanningPanel, which is free.',
			'A look at a listing on site is the green check: GreenCheckRequest.',
		],
		anatomy: [
			['Plot', 'the commune as printed, sheet, number'],
			['Certificate', 'private photos, optional'],
			['Location', 'a pin on the map, optional'],
			[
				'Slots',
				'`commune` takes AddressSelect of @ancu/ui/address, `map` takes PinMap of @ancu/ui/map; stories draw a frame in place of the map, as no domain imports another',
			],
			['Fee and promise', 'amount, time, three promises, the sealed button'],
		],
		content: [
			'Fee and time are said first: “₫500,000”, “2 working days”.',
			'The button is “Send request”, as sending charges nothing; the amount belongs to paying.',
			'Photos of papers say who can open them: “They are kept private: only you and the staff checking it can open them.”',
		],
		access: ["A wrong field takes the focus on sending, the first of them, even the photos' button."],
	},
} satisfies Guide;
