import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tệp của thủ tục, tải giấy tờ, thay tệp, lịch sử tệp',
	status: 'stable',
	vn: {
		use: 'Trong một việc của thủ tục: giữ ảnh và PDF giấy tờ riêng tư, thay bản mới mà vẫn còn bản cũ trong lịch sử.',
		avoid: [
			'Giấy chứng nhận của yêu cầu quy hoạch: dùng PaperField trong PlanningCheckForm.',
			'Ảnh tin đăng: dùng PhotoField.',
		],
		anatomy: [
			['Danh sách tệp', 'tên, tình trạng, thay, xóa'],
			['Chọn', '“Thêm ảnh hoặc PDF”, kéo thả được'],
			['Lịch sử', 'gấp lại, mở được bản đã thay'],
		],
		content: [
			'Luôn nói ai mở được: “Chỉ bạn mở được.”',
			'Xóa nói thật: “Tệp bị xóa hẳn, không lấy lại được. Lịch sử chỉ còn ghi tên tệp.”',
		],
		access: ['Tệp mất đi thì tiêu điểm về nút thêm; tệp bị từ chối được đọc cùng lý do.'],
	},
	en: {
		use: 'In a task: keeps photos and PDFs of papers in private, replaced by newer ones with the old still in the history.',
		avoid: [
			'For the certificate of a planning check take PaperField in PlanningCheckForm.',
			'For photos of a listing take PhotoField.',
		],
		anatomy: [
			['Files', 'name, state, replace, remove'],
			['Choose', '“Add photos or PDF”, also by dropping'],
			['History', 'folded; what was replaced can be opened'],
		],
		content: [
			'Always says who can open them: “Only you can open these.”',
			'Deleting is plain: “The file will be permanently deleted and cannot be recovered. The history only keeps its name.”',
		],
		access: ['When a file goes the focus is on the add button; refused ones are read with the reason.'],
	},
} satisfies Guide;
