import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Riêng tư, hiện số điện thoại, hiện email, ai thấy liên hệ',
	status: 'stable',
	vn: {
		use: 'Ở mục Riêng tư: chọn cho người khác thấy số điện thoại, email hay không, và xem ngay mình hiện ra thế nào.',
		avoid: [
			'Sửa chính số điện thoại hay email: dùng ProfileForm.',
			'Đồng ý cho An Cư xử lý dữ liệu: dùng ConsentList.',
		],
		anatomy: [
			[
				'Hai ô chọn',
				'mỗi ô nói đúng số, đúng email sẽ hiện và hiện ở đâu; email chưa xác nhận thì nói là chưa ai khác thấy',
			],
			['Xem như', 'chuyển giữa “Đã đăng nhập” và “Khách”'],
			['Bản xem trước', 'PersonCard với lựa chọn đang có'],
		],
		content: ['Không có nút Lưu: “Lựa chọn được lưu ngay.” Bị từ chối thì ô trở lại như cũ và nói lý do.'],
		access: ['Bấm nhanh hai lần thì lần sau cùng được giữ.'],
	},
	en: {
		use: 'Under Privacy: people choose whether others see their phone number and email, and see at once how they appear.',
		avoid: ['To change the number or email itself take ProfileForm.', 'For consent to processing take ConsentList.'],
		anatomy: [
			[
				'Two boxes',
				'each names the very number or email and where it will show; of an email that is not confirmed, that nobody else sees it yet',
			],
			['View as', 'switches between “Signed-in user” and “Visitor”'],
			['Preview', 'a PersonCard by the present choice'],
		],
		content: ['There is no Save: “Changes are saved right away.” What is refused goes back as it was and says why.'],
		access: ['Of two quick presses the later one counts.'],
	},
} satisfies Guide;
