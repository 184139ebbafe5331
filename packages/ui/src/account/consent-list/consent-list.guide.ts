import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Những gì đã đồng ý, rút lại đồng ý, quyền riêng tư, consent',
	status: 'stable',
	vn: {
		use: 'Ở Cài đặt, Riêng tư: mỗi người thấy đã đồng ý gì, từ lúc nào, với bản nào, và rút lại từng việc.',
		avoid: [
			'Xin đồng ý lần đầu khi đăng ký: dùng ConsentCheckbox.',
			'Ai thấy số điện thoại và email: dùng PrivacyForm.',
		],
		content: [
			'Bốn trạng thái: “Đã đồng ý”, “Có bản mới”, “Đã rút lại”, “Chưa đồng ý”. Có bản mới thì nói bản ngày nào và có nút đồng ý bản mới.',
			'Luôn kèm lúc và bản: “Đồng ý lúc 02/03/2026 09:12, với bản ngày 01/01/2026.”',
			'Điều khoản và dữ liệu không rút riêng được: nói vì sao thay vì để một nút tắt.',
			'Tin tức và ưu đãi không còn được hỏi: chỉ hiện với người từng đồng ý, để rút lại.',
		],
		access: ['Nút của mỗi dòng mang tên việc: “Rút lại: Lưu vị trí của bạn”.'],
	},
	en: {
		use: 'In the settings, under Privacy: everybody sees what they agreed to, since when and to which text, and withdraws each for itself.',
		avoid: [
			'For the first consent while signing up take ConsentCheckbox.',
			'For who sees phone and email take PrivacyForm.',
		],
		content: [
			'Four states: “Agreed”, “New version”, “Withdrawn”, “Not agreed”. Where there is a newer text, say of which day, with a button that agrees to it.',
			"Always with the moment and the text's version, as “to the version of 01/01/2026”.",
			'Terms and data cannot be withdrawn alone: say why instead of showing a dead button.',
			'News and offers are asked for no more: shown only to who agreed to them once, to be withdrawn.',
		],
		access: ['The button of each row names its purpose: “Withdraw: Saving your location”.'],
	},
} satisfies Guide;
