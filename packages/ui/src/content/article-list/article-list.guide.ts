import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách bài viết, trang tin tức, tin tức',
	status: 'stable',
	vn: {
		use: 'Trang Tin tức cho mọi người: bài mới nhất đứng lớn ở đầu, các bài khác trong lưới, từng trang.',
		avoid: ['Vài bài trên trang khác: dùng ArticleShelf.', 'Danh sách của ban biên tập: dùng ArticleDesk.'],
		content: [
			'Chỉ trang đầu có bài lớn; từ trang hai mọi thẻ như nhau.',
			'Khi trống: “Chưa có bài viết nào”, không hứa ngày, và có lối sang “Hướng dẫn mua bán”.',
		],
	},
	en: {
		use: 'The news page for everybody: the newest article stands large in front, the others in a grid, page by page.',
		avoid: ['For a few articles on another page take ArticleShelf.', 'For editors take ArticleDesk.'],
		content: [
			'Only the first page has the large one; from the second on all cards are alike.',
			'Empty it says “No articles yet”, promises no date, and leads to the “Buying and selling guide”.',
		],
	},
} satisfies Guide;
