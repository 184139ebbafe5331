import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Biên tập bài viết, danh sách bài viết, bản nháp',
	status: 'stable',
	vn: {
		use: 'Nơi ban biên tập thấy mọi bài, lọc bản nháp và bài đã đăng, và mở một bài để viết tiếp.',
		avoid: ['Người đọc: dùng ArticleList.', 'Duyệt tin đăng: dùng ModerationQueue.'],
		anatomy: [
			['Đầu trang', 'tiêu đề và nút “Viết bài”; khi trống thì nút nằm trong lời báo trống'],
			['Lọc', 'TabLinks “Tất cả”, “Bản nháp”, “Đã đăng”'],
			['Bảng', 'tiêu đề, trạng thái, người viết, sửa lần cuối'],
		],
		content: [
			'Nhãn “Chưa dịch” đứng cạnh trạng thái khi thiếu tiêu đề tiếng Anh.',
			'Bảng nhân viên ghi cả giờ của lần sửa cuối; ngày đăng chỉ ghi ngày.',
		],
		access: ['Là bảng thật, tên “Danh sách bài viết”; trên điện thoại mỗi hàng xếp thành các dòng, không cuộn ngang.'],
	},
	en: {
		use: 'Where editors see every article, hold the list to drafts or what is published, and open one to go on writing.',
		avoid: ['For readers take ArticleList.', 'For moderating listings take ModerationQueue.'],
		anatomy: [
			['Head', 'title and “Write article”; an empty desk has the button in its message'],
			['Scope', 'TabLinks “All”, “Drafts”, “Published”'],
			['Table', 'title, state, author, last change'],
		],
		content: [
			'“Not translated” stands beside the state where the English title is missing.',
			'Staff see the time of the last change; a publication shows its date alone.',
		],
		access: [
			'It is a true table named “Articles”; on a phone each row is stacked lines, with nothing to scroll sideways.',
		],
	},
} satisfies Guide;
