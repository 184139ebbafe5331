import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Phân trang, số trang, chuyển trang',
	status: 'stable',
	vn: {
		use: 'Chia danh sách dài thành trang, mỗi trang có địa chỉ để mở, gửi đi và quay lại. Đứng dưới danh sách.',
		avoid: [
			'Trong danh sách của ứng dụng: dùng ListPages, đã có sẵn chữ của từng ngôn ngữ.',
			'Các phần khác nhau của một màn hình: dùng TabLinks.',
			'Đi từng ảnh một: dùng PictureViewer.',
		],
		anatomy: [
			['Trước, sau', 'mũi tên hai đầu; không vẽ ở trang đầu và trang cuối'],
			['Số trang', 'trang đầu, trang cuối, trang đang mở và hai trang bên cạnh'],
			['Dấu ba chấm', 'chỗ bỏ qua, chỉ để nhìn'],
		],
		content: [
			'Trên nút chỉ có số; tên đọc lên là “Trang 5”, “Trang trước”, “Trang sau”.',
			'Tổng số nói ở đầu danh sách, “1.027 tin”, không nhắc lại ở đây.',
		],
		access: [
			'Là vùng điều hướng có tên: “Các trang kết quả”; trang đang mở báo là hiện tại.',
			'Chỉ một trang thì không vẽ gì, không để lại vùng trống.',
			'Đổi trang xong, nơi gọi phải đưa tiêu điểm về tiêu đề danh sách.',
		],
	},
	en: {
		use: 'Parts a long list into pages, each with an address to open, send and come back to. Stands below the list.',
		avoid: [
			'In the app’s lists take ListPages, which brings the words of each language.',
			'For different parts of a screen take TabLinks.',
			'To go from picture to picture take PictureViewer.',
		],
		anatomy: [
			['Previous, next', 'arrows at both ends; not drawn on the first and the last page'],
			['Page numbers', 'the first, the last, the open one and its two neighbours'],
			['Dots', 'what is left out, only for the eye'],
		],
		content: [
			'Only figures stand on it; their names are “Page 5”, “Previous page”, “Next page”.',
			'The total belongs above the list, “1,027 listings”, and is not repeated here.',
		],
		access: [
			'It is a navigation with a name, “Pages of results”; the open page says that it is current.',
			'With a single page nothing is drawn, and no empty region is left.',
			'After a change of page its caller puts the focus on the list’s heading.',
		],
	},
	pairs: [
		{
			do: 'DoBelowTheList',
			dont: 'DontForSteps',
			vn: 'Phân trang là của danh sách: trang nào cũng mở được theo thứ tự bất kỳ. Các bước của một việc thì phải đi lần lượt và có tên.',
			en: 'Pages belong to a list: any can be opened, in any order. Steps are taken in turn, and have names.',
		},
	],
} satisfies PrimitiveGuide;
