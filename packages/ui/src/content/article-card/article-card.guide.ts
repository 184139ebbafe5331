import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thẻ bài viết, tin tức, thẻ tin',
	status: 'stable',
	vn: {
		use: 'Trong ArticleList và ArticleShelf: giúp người đọc chọn bài nào đáng mở. Cả thẻ là một đường dẫn.',
		avoid: [
			'Tin đăng nhà đất: dùng ListingCard; đừng trộn hai loại thẻ trong một lưới.',
			'Không đặt nút hay liên kết khác trong thẻ.',
		],
		anatomy: [
			['Ảnh bìa', '16:9; bài không có ảnh thì chỗ ấy là lưới địa chính'],
			['Tiêu đề', 'là đường dẫn duy nhất'],
			['Tóm tắt', 'ba dòng, bốn dòng khi size là lead'],
			['Ngày và thời gian đọc', '“02/03/2026 · 3 phút đọc”'],
		],
		content: [
			'Tiêu đề nói được điều người đọc sẽ biết làm: “Mua căn hộ đầu tiên: bảy điều nên hỏi”, không phải “Tin nóng thị trường”.',
		],
		access: ['Ảnh không có chữ thay thế, vì tiêu đề ngay bên dưới nói cùng điều.'],
	},
	en: {
		use: 'In ArticleList and ArticleShelf: helps readers choose what to open. The whole card is one link.',
		avoid: [
			'For property take ListingCard; do not mix both kinds of card in one grid.',
			'Put no other button or link into it.',
		],
		anatomy: [
			['Cover', '16:9; without one its place shows the cadastral grid'],
			['Title', 'the only link'],
			['Summary', 'three lines, four where size is lead'],
			['Date and reading time', '“02/03/2026 · 3 min read”'],
		],
		content: ['Titles say what the reader will be able to do, not “Hot market news”.'],
		access: ['The picture has no alternative text, as the title below says the same.'],
	},
} satisfies Guide;
