import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Không có mục nào khớp, lọc không ra, danh sách lọc trống',
	status: 'stable',
	vn: {
		use: 'Nói rằng bộ lọc hay từ tìm của một danh sách công việc không còn mục nào, kèm nút bỏ lọc ngay tại chỗ.',
		avoid: [
			'Tìm tin đăng không ra: dùng NoResult, vì nó chỉ ra nên bỏ điều kiện nào.',
			'Danh sách chưa từng có gì: dùng StateMessage với việc nên làm đầu tiên.',
			'Chưa tải được: dùng LoadError.',
		],
		content: ['Tiêu đề nói thứ đang tìm: “Không có lệnh nào khớp”. Nút luôn là “Xem tất cả”.'],
		access: ['Bấm nút thì lời nhắn biến mất cùng nút, nên phải truyền heading: tiêu đề danh sách nhận tiêu điểm.'],
	},
	en: {
		use: 'Says that the filter or the words of a list of work leave nothing, with a button that takes the filter away on the spot.',
		avoid: [
			'Where a search for listings finds nothing take NoResult, which tells what to leave out.',
			'For a list that never had anything take StateMessage with the first thing to do.',
			'Where it could not be loaded take LoadError.',
		],
		content: ['The title names what was looked for: “No matching orders”. The button is always “Show all”.'],
		access: [
			'The message goes with its button when that is pressed: give it `heading`, the heading of the list, which takes the focus.',
		],
	},
} satisfies Guide;
