import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thân danh sách, trạng thái danh sách: đang tải, lỗi, trống, có dòng và phân trang',
	status: 'new',
	vn: {
		use: 'Đặt dưới tiêu đề và bộ lọc của một danh sách: lo cả bốn trạng thái của nó là chưa tải được, đang tải, trống, và có dòng kèm phân trang.',
		avoid: [
			'Một bản ghi, không phải danh sách: dùng LoadError, NotFound và khung chờ riêng.',
			'Tin đăng tìm được: ListingGrid tự lo các trạng thái.',
			'Danh sách đứng cạnh mục đang mở (ModerationScreen): trống hay không còn tùy mục ấy, nên tự viết.',
		],
		anatomy: [
			['error', 'Chưa tải được gì, với nút thử lại. Có dòng cũ thì dòng cũ ở lại, không hiện lỗi.'],
			['loading', 'Khung chờ; không truyền thì là RowsLoading không ảnh.'],
			['empty', 'Đang lọc thì là NoMatch; chưa từng có gì thì là StateMessage với việc nên làm đầu tiên.'],
			['children', 'Vẽ các dòng, chỉ được gọi khi có ít nhất một dòng.'],
			[
				'hrefOf',
				'Địa chỉ mỗi trang; trang trống đứng sau trang cuối nói rõ là hết mục và vẫn có phân trang, để quay lại được.',
			],
		],
		content: ['Chỉ truyền errorText khi có điều không mất cần nói, như tiền hay dữ liệu đã gửi.'],
		access: [
			'Không thêm phần tử nào quanh các dòng. Bấm “Thử lại” hay “Xem tất cả” thì tiêu điểm về tiêu đề danh sách.',
			'Đặt level theo chỗ đứng: 2 dưới tiêu đề trang, 3 dưới tiêu đề một phần; cùng bậc với lời nhắn ở empty.',
		],
	},
	en: {
		use: 'Stands below the heading and the filter of a list and has its four states: not to be had, loading, none, rows with their pages.',
		avoid: [
			'For one record, which is no list, take LoadError, NotFound and skeletons of its own.',
			'For listings that were searched ListingGrid has the states itself.',
			'A list beside what is open of it (ModerationScreen) is written by hand: whether it is empty depends on that.',
		],
		anatomy: [
			[
				'error',
				'What could not be loaded, with a button to try again. Where rows are there they stay, and nothing is said.',
			],
			['loading', 'Skeletons; left out, they are RowsLoading without pictures.'],
			['empty', 'NoMatch while something is filtered; else StateMessage with the first thing to do.'],
			['children', 'Draws the rows, and is called only where there is one at least.'],
			[
				'hrefOf',
				'Address of a page; an empty page past the last one says that nothing is left on it, and has them too, as the way back.',
			],
		],
		content: ['Give errorText only where it has to be said that something is not lost, as money or what was sent.'],
		access: [
			'It puts no element around the rows. “Try again” and “Show all” lead the focus to the heading of the list.',
			'Give the level of its place: 2 below the heading of a page, 3 below that of a part, as that of what empty says.',
		],
	},
} satisfies Guide;
