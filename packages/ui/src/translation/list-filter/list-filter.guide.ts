import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bộ lọc danh sách, tìm trong danh sách, lọc theo trạng thái',
	status: 'stable',
	vn: {
		use: 'Đặt trên một danh sách công việc: ô tìm kèm nút, rồi các lựa chọn như trạng thái hay “Việc của tôi”.',
		avoid: [
			'Tìm tin đăng: dùng ListingFilterBar, vì nó có nơi chốn, giá và diện tích.',
			'Danh sách chưa từng có gì: đừng hiện bộ lọc, hãy dùng StateMessage.',
		],
		content: [
			'Tên nói tìm gì: “Tìm thủ tục”. Gợi ý nói tìm bằng gì: “Tên thủ tục”; phải vừa ô ở 320 px.',
			'Lựa chọn trống nói là gồm tất cả: “Mọi trạng thái”.',
		],
		access: [
			'Chữ chỉ được tìm khi bấm nút hoặc Enter; mỗi lựa chọn có tác dụng ngay, và chữ đang gõ được tính cùng, không mất.',
			'Mũi tên trong một ô chọn gọi onFilter ở từng mục đi ngang: chỗ dùng giữ tiêu điểm ở ô, đọc kết quả lên, và thay địa chỉ chứ không thêm bước cho Quay lại.',
		],
	},
	en: {
		use: 'Stands over a list of work: a search with its button, then choices such as a status or “Assigned to me”.',
		avoid: [
			'To search listings take ListingFilterBar, which knows places, prices and areas.',
			'Over a list that never had anything show no filter: take StateMessage.',
		],
		content: [
			'The label says what is searched: “Search procedures”. The hint says by what: “Procedure name”; it has to fit at 320 px.',
			'The empty choice says that it takes all: “All statuses”.',
		],
		access: [
			'Words are searched by the button or Enter; a choice counts at once, and takes along what stands in the search, so that it is not lost.',
			'Arrow keys in a select tell onFilter of each entry on the way: the page keeps the focus there, reads the result out, and replaces the address instead of adding a step for Back.',
		],
	},
} satisfies Guide;
