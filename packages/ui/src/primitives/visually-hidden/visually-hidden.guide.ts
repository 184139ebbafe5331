import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Chữ ẩn, chữ chỉ để đọc lên, visually hidden, sr-only',
	status: 'stable',
	vn: {
		use: 'Thêm lời cho người nghe trang, ở nơi người nhìn đã hiểu nhờ vị trí hay hình vẽ.',
		avoid: [
			'Tên của nút chỉ có biểu tượng: dùng aria-label của IconButton.',
			'Điều ai cũng cần biết: viết ra cho mọi người thấy.',
			'Giấu hẳn khỏi mọi người: đừng vẽ ra.',
		],
		anatomy: [['Chữ', 'một phần của câu bên cạnh, chiếm một điểm ảnh và không đẩy gì']],
		content: [
			'Viết để đọc liền với chữ quanh nó: “Số điện thoại (đã xong)”.',
			'Bổ sung cho liên kết: “(mở trong thẻ mới)”.',
			'Vài chữ thôi: người nghe không lướt qua được.',
		],
		access: [
			'Đừng đặt nút hay liên kết bên trong: tiêu điểm sẽ biến mất khỏi màn hình.',
			'Muốn báo tin thì để nó trong role="status" có sẵn từ đầu.',
		],
	},
	en: {
		use: 'Adds words for those who hear the page, where those who see it understand by place or picture.',
		avoid: [
			'To name a button that is only an icon take aria-label of IconButton.',
			'What everybody needs to know is written for everybody to see.',
			'What nobody is to have is not drawn at all.',
		],
		anatomy: [['Words', 'a part of the sentence beside it, one pixel large, that moves nothing']],
		content: [
			'Write it to be read together with what stands around: “Phone number (done)”.',
			'It completes a link: “(opens in a new tab)”.',
			'A few words only: those who listen cannot skim.',
		],
		access: [
			'Put no buttons or links inside: the focus would leave the screen.',
			'To tell news, keep it in a role="status" that is there from the start.',
		],
	},
	pairs: [
		{
			do: 'DoCompleteTheLine',
			dont: 'DontHideWhatMatters',
			vn: 'Lời thêm chỉ nói lại điều mắt đã thấy. Giấu mức phí thì người nhìn không biết mình sẽ trả bao nhiêu.',
			en: 'It says again what the eye has seen. With a hidden fee, those who look do not know what they will pay.',
		},
	],
} satisfies PrimitiveGuide;
