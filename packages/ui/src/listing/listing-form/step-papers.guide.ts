import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bước pháp lý của form đăng tin, tệp giấy tờ',
	status: 'stable',
	vn: {
		use: 'Bước hỏi giấy tờ hiện có, số tờ, số thửa, tên trên sổ và tệp giấy tờ. Ứng dụng tự vẽ ô tệp qua `documents`; không truyền thì bước này chỉ có chữ.',
		avoid: [
			'Ảnh của nhà đất: dùng PhotosStep, ai cũng xem được.',
			'Giấy tờ của đợt góp vốn: nằm ở bước góp vốn, người đã đăng nhập xem được.',
		],
		content: [
			'Gợi ý dưới tên ô nói ai mở được tệp, trước khi người ta chọn tệp.',
			'Tệp đã có mang tên máy chủ đặt, như “giay-to-1.pdf”.',
		],
		access: [
			'Mỗi loại tệp là một nhóm có tên; lỗi của một tệp hiện ở nhóm của nó.',
			'Bước ẩn đi chứ không gỡ ra: tệp đang tải vẫn tải tiếp khi sang bước khác.',
		],
	},
	en: {
		use: 'The step that asks for papers at hand, sheet and plot, the name on the certificate, and files. The app draws the field for files (`documents`); without it the step has words alone.',
		avoid: [
			'For photos of the property take PhotosStep: everybody sees those.',
			'Papers of an offering have their place in its step: who is signed in sees them.',
		],
		content: [
			'The hint says who can open the files, before somebody chooses one.',
			'Files that are there have the name that the server gave, as “giay-to-1.pdf”.',
		],
		access: [
			'Each sort of files is a named group; what is wrong with a file is said in its group.',
			'The step is hidden and not taken away: files on their way go on while another step is open.',
		],
	},
} satisfies Guide;
