import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thông tin cá nhân, hồ sơ, sửa tên, email, ngày sinh',
	status: 'stable',
	vn: {
		use: 'Trang đầu của Cài đặt: người dùng sửa điều người khác thấy, cách liên hệ và điều chỉ mình họ thấy.',
		avoid: ['Ai được thấy liên hệ: dùng PrivacyForm.', 'Mật khẩu: dùng ChangePasswordForm ở mục Bảo mật.'],
		anatomy: [
			['Ảnh', 'AvatarField, đứng ngoài biểu mẫu'],
			['Người khác thấy', 'họ tên, trang web, giới thiệu có đếm chữ'],
			['Liên hệ', 'số điện thoại chỉ đọc với nút đổi, email và tình trạng xác nhận; mật khẩu, chỉ khi email đã khác'],
			['Chỉ mình bạn thấy', 'ngày sinh, nơi ở, địa chỉ'],
			['Mã tài khoản', 'một dòng chữ nhỏ, để đọc cho người khác'],
			['Chân biểu mẫu', 'nút lưu, và “Có thay đổi chưa lưu.”'],
		],
		content: [
			'Tiêu đề nhóm nói ai đọc được, không phải loại dữ liệu: “Chỉ mình bạn thấy”.',
			'Chỉ họ tên là bắt buộc; đừng thêm trường bắt buộc nếu chưa nói được để làm gì.',
		],
		access: [
			'Ngày sinh gõ dở được nói ngay dưới ô và nhận tiêu điểm khi lưu.',
			'Đang có thay đổi thì rời trang được hỏi lại.',
		],
	},
	en: {
		use: 'The first page of the settings: people change what others see, how they are reached, and what only they see.',
		avoid: ['For who sees the contacts take PrivacyForm.', 'For the password take ChangePasswordForm under Security.'],
		anatomy: [
			['Profile photo', 'AvatarField, outside of the form'],
			['What others see', 'name, website, introduction with a counter'],
			[
				'Contact',
				'the number to read with a way to change it, the email and whether it is proved; the password, only while the email is another',
			],
			['Only visible to you', 'date of birth, home address, address'],
			['Account number', 'one small line, to be read to somebody'],
			['Foot', 'the save button, and “You have unsaved changes.”'],
		],
		content: [
			'Titles of groups say who can read them, not what kind of data it is: “Only visible to you”.',
			'Only the name is required; require nothing more without saying what for.',
		],
		access: [
			'A half-typed date of birth is said under its field, which takes the focus on saving.',
			'Leaving with unsaved changes asks first.',
		],
	},
} satisfies Guide;
