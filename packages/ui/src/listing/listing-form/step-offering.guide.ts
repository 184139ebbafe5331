import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bước góp vốn của form đăng tin, điều khoản bán cổ phần',
	status: 'stable',
	vn: {
		use: 'Bước thêm trong form đăng tin cho người được mở bán cổ phần: số cổ phần, giá, người mua, thời gian, dùng tiền, giấy tờ. Mỗi ô nói ra con số nó dẫn tới.',
		avoid: [
			'Cho người mua đọc: dùng OfferingFacts; bước Xem lại đã vẽ nó.',
			'Tin không góp vốn: bước này không có.',
			'Báo tin cho người đã góp: làm trong OfferingPanel.',
		],
		content: [
			'Hậu quả đứng ngay dưới ô: “Tức là từ 3 cổ phần, 15.000.000 ₫.”',
			'Không đặt mức tối thiểu phải nói rõ: “bán được bao nhiêu nhận bấy nhiêu, người mua không được hoàn tiền.”',
			'Đã có người mua thì ô thành chỉ đọc kèm “Không đổi được nữa.”, không ẩn đi.',
		],
		access: [
			'Tổng giá trị là vùng status; nút “Chia đều giá trong tin” biến mất sau khi bấm và trả tiêu điểm cho ô giá.',
		],
	},
	en: {
		use: 'An extra step of the listing form for those who may offer shares: shares and price, buyers, time, use of the money, papers. Each field says what it comes to.',
		avoid: [
			'For buyers take OfferingFacts; the last step draws it.',
			'A listing without shares does not have this step.',
			'To tell those who bought take OfferingPanel.',
		],
		content: [
			'What follows stands below the field: “That is at least 3 shares, ₫15,000,000.”',
			'Without a minimum it says so plainly: “you keep whatever is sold, and buyers are not refunded.”',
			'Once somebody bought, fields are read-only with “Can no longer be changed.”, never hidden.',
		],
		access: [
			'The value of all shares is a status; the button that divides the price goes when pressed and gives the focus to the field.',
		],
	},
} satisfies Guide;
