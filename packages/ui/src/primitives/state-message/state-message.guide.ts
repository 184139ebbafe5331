import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Trạng thái trống, báo lỗi tải, không có kết quả, empty state',
	status: 'stable',
	vn: {
		use: 'Thay cho nội dung khi không có gì hoặc không tải được, và chỉ việc làm tiếp.',
		avoid: [
			'Tải lỗi có nút thử lại: dùng LoadError. Bộ lọc không còn gì: dùng NoMatch. Cả hai đã dựng sẵn trên nó.',
			'Biểu mẫu gửi không được: dùng FormFailure.',
			'Báo việc vừa xong: dùng useToast.',
			'Đang tải: dùng Skeleton; đừng nháy “chưa có gì” trong lúc đợi.',
		],
		anatomy: [
			['Khung', 'nền gạch chéo như khu đất trống trên bản đồ'],
			['Biểu tượng', 'trong vòng tròn, bỏ được'],
			['Tiêu đề', 'vài chữ nói chuyện gì; level theo chỗ đứng trên trang'],
			['Lời', 'làm gì tiếp, điều gì vẫn còn'],
			['Nút', 'việc nên làm nhất đứng đầu'],
		],
		content: [
			'Trống lần đầu thì mời: “Bạn chưa lưu tin nào”, rồi cách lưu. Trống vì lọc thì nói lọc: “Chưa có tin nào khớp”.',
			'Lỗi nói điều không mất: “Các điều kiện bạn chọn vẫn còn. Hãy kiểm tra mạng rồi thử lại.”',
			'Viết “Chưa tải được danh sách”, không phải “Lỗi” hay “Rất tiếc”.',
		],
		access: [
			'kind="error" được đọc ngay; trống thì không, nên danh sách phải tự báo số kết quả.',
			'level giữ thứ bậc tiêu đề: 1 khi thay cả trang, 2 dưới tiêu đề trang.',
			'Nút biến mất cùng lời báo, nên sau khi bấm hãy đưa tiêu điểm tới tiêu đề danh sách.',
		],
	},
	en: {
		use: 'Stands in for content when there is none or it could not be had, and says what to do next.',
		avoid: [
			'To try loading again take LoadError; for a filter that leaves nothing take NoMatch. Both are built on it.',
			'For a form that was refused take FormFailure.',
			'To say that something is done take useToast.',
			'While loading take Skeleton; do not flash “nothing here” while people wait.',
		],
		anatomy: [
			['Frame', 'hatched, like empty land on a map'],
			['Icon', 'in a circle; may be left out'],
			['Title', 'what is the matter, in a few words; level by its place on the page'],
			['Words', 'what to do next, what is not lost'],
			['Buttons', 'the likeliest first'],
		],
		content: [
			'Empty at first, it invites: “No saved listings yet”, then how to. Empty by a filter, it says so: “No matching listings yet”.',
			'An error says what is not lost: “Your filters are still set. Check your connection and try again.”',
			'Write “The list could not be loaded”, not “Error” or “Oops”.',
		],
		access: [
			'kind="error" is read at once; an empty one is not, so the list itself tells its total.',
			'level keeps the order of headings: 1 where it stands for the page, 2 below the page’s title.',
			'Its button goes with it: after the press put the focus on the list’s heading.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatNext',
			dont: 'DontStopThere',
			vn: 'Trang trống là lúc dễ bỏ đi nhất. Một câu chỉ cách và một nút giữ người ta lại.',
			en: 'An empty page is where people leave. A sentence that shows the way and a button keep them.',
		},
	],
} satisfies PrimitiveGuide;
