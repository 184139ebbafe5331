import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xem ảnh lớn, trình xem ảnh, lightbox',
	status: 'stable',
	vn: {
		use: 'Cho xem ảnh phủ cả màn hình, lần lượt từng ảnh: ảnh tin đăng, ảnh chụp tại chỗ.',
		avoid: [
			'Ảnh nhỏ trên trang tin: dùng ListingGallery, ảnh trong đó mở ra PictureViewer.',
			'Nội dung không phải ảnh: dùng Dialog với placement="full".',
			'Tài liệu PDF: mở bằng Link external.',
		],
		anatomy: [
			['Tiêu đề', 'nói đang ở ảnh nào, cạnh dấu ×'],
			['Ảnh', 'vừa khung, không cắt; vuốt là sang ảnh bên; dịu bớt ở giao diện tối'],
			['Chú thích', 'một dòng dưới ảnh, bỏ trống nếu không có'],
			['Hai nút', 'ảnh trước và ảnh sau; chỉ một ảnh thì không có'],
		],
		content: [
			'Tiêu đề đếm: “Ảnh 2 trên 5”.',
			'Chú thích nói thấy gì: “Mặt tiền”, “Hẻm trước nhà, rộng 4 m”; không phải tên tệp.',
		],
		access: [
			'Mũi tên trái phải đổi ảnh ngay khi vừa mở, dù tiêu điểm ở nút nào; hết ảnh cuối thì về ảnh đầu; Escape đóng.',
			'Tiêu đề và chú thích được đọc khi đổi ảnh. alt chỉ cần khi phải tả nhiều hơn chú thích.',
			'Đóng lại thì tiêu điểm về ảnh nhỏ đã mở nó.',
		],
	},
	en: {
		use: 'Shows pictures over the whole screen, one after the other: photos of a listing, photos taken on site.',
		avoid: [
			'For small pictures on a listing’s page take ListingGallery, whose pictures open this one.',
			'For what is no picture take Dialog with placement="full".',
			'A PDF is opened by Link external.',
		],
		anatomy: [
			['Title', 'says which picture it is, beside the cross'],
			['Picture', 'fits the window, nothing cut off; a finger pushes it on; dimmed a little in the dark theme'],
			['Caption', 'a line below, empty where there is none'],
			['Two buttons', 'previous and next; none for a single picture'],
		],
		content: [
			'The title counts: “Photo 2 of 5”.',
			'A caption says what is seen: “The front”, “The lane before the house, 4 m wide”; it is no file name.',
		],
		access: [
			'Left and right turn as soon as it is open, whichever button has the focus, from the last to the first; Escape closes.',
			'Title and caption are read when the picture changes. alt is needed only where more than the caption must be said.',
			'Closed, it gives the focus back to the small picture that opened it.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatIsSeen',
			dont: 'DontShowFileNames',
			vn: 'Chú thích giúp cả người nhìn lẫn người nghe. Tên tệp của máy ảnh không nói gì với ai.',
			en: 'A caption helps those who look and those who listen. A camera’s file name tells nobody anything.',
		},
	],
} satisfies PrimitiveGuide;
