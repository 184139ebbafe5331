import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Báo cáo tin, báo cáo tin sai, tố cáo lừa đảo',
	status: 'stable',
	vn: {
		use: 'Từ trang tin, người xem báo cáo tin sai: đã bán, giá ảo, sai địa chỉ, lừa đảo. Chọn một lý do, kể thêm nếu muốn.',
		avoid: [
			'Người duyệt từ chối tin: dùng RejectDialog.',
			'Hỏi người đăng: gọi ở ListingContact.',
			'Xử lý báo cáo: dùng ReportQueue.',
		],
		content: [
			'Lý do là điều người xem thấy được: “Đã bán, đã cho thuê hoặc không có thật”, không “Vi phạm chính sách”.',
			'Trấn an: “Người đăng không biết ai đã báo.” Gửi xong nói điều sẽ làm: “chúng tôi sẽ xem lại tin này.”',
		],
		access: ['Chọn “Lý do khác” thì cần kể vài chữ; thiếu thì tiêu điểm đến ô đó.'],
	},
	en: {
		use: 'From its page, people report a listing that is wrong: sold, a false price, a wrong address, fraud. One reason, and more if they like.',
		avoid: [
			'For a moderator take RejectDialog.',
			'To ask the poster there is the call in ListingContact.',
			'To decide reports take ReportQueue.',
		],
		content: [
			'Reasons are what a reader can see: “Sold, rented, or not real”, not “Against policy”.',
			'It reassures: “The advertiser will not know who reported it.” Sent, it says what follows: “We will review the listing”.',
		],
		access: ['“Something else” wants a few words; without them the focus goes there.'],
	},
} satisfies Guide;
