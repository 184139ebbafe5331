import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Đổi ảnh đại diện, cắt ảnh, tải ảnh lên, avatar',
	status: 'stable',
	vn: {
		use: 'Ở Cài đặt, Thông tin cá nhân: người dùng chọn, cắt và gửi ảnh của mình để người xem tin biết đang nói chuyện với ai.',
		avoid: [
			'Ảnh bìa của bài viết, ảnh của tin đăng: dùng PictureField, PhotoField; ở đó không cắt vuông.',
			'Đừng đặt bên trong một biểu mẫu: cửa sổ cắt ảnh có nút và thanh trượt riêng.',
		],
		anatomy: [
			['Ảnh đang dùng', 'Avatar cỡ lg'],
			['Nút chọn', '“Chọn ảnh” khi chưa có, “Đổi ảnh” khi đã có; kèm dòng nói loại tệp và cỡ tối đa'],
			['Nút xóa', 'chỉ có khi đang có ảnh'],
			['Cửa sổ cắt', 'khung tròn, thanh phóng to, nút “Dùng ảnh này”'],
		],
		content: ['Lỗi nói cả nguyên nhân và việc làm tiếp: “Ảnh lớn hơn 20 MB. Hãy chọn ảnh nhỏ hơn.”'],
		access: [
			'Dời ảnh bằng phím mũi tên, phóng to bằng thanh trượt; không bắt buộc kéo chuột.',
			'Ảnh gửi chưa tới thì cửa sổ vẫn mở với phần đã cắt, và nói lý do.',
		],
	},
	en: {
		use: 'In the settings, under Personal information: people choose, crop and send their own picture, so that whoever sees their listings knows who they are.',
		avoid: [
			'For the cover of an article or photos of a listing take PictureField or PhotoField: nothing is cut square there.',
			'Do not put it inside a form: its cropping window has buttons and a slider of its own.',
		],
		anatomy: [
			['Picture in use', 'an Avatar of size lg'],
			[
				'Choose button',
				'“Choose a photo” without one, “Change photo” with one; a line below names file types and the largest size',
			],
			['Remove button', 'only where there is a picture'],
			['Cropping window', 'a round frame, a zoom slider, the button “Use this photo”'],
		],
		content: ['Errors say the cause and what to do: “The image is larger than 20 MB. Choose a smaller one.”'],
		access: [
			'Arrow keys move the picture and a slider enlarges it: nobody has to drag.',
			'A picture that did not arrive leaves the window open as it was, and says why.',
		],
	},
} satisfies Guide;
