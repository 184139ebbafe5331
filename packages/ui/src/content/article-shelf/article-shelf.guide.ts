import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Bài viết mới, vài bài viết, kệ bài',
	status: 'stable',
	vn: {
		use: 'Trên trang chủ và cuối bài: nhiều nhất ba bài và đường tới tất cả. Không có bài nào thì không vẽ gì.',
		avoid: ['Cả trang bài viết: dùng ArticleList.', 'Tin đăng vừa xem: dùng RecentListings.'],
		content: ['title nói bài nào: “Tin tức” ở trang chủ, “Bài mới khác” dưới một bài.'],
	},
	en: {
		use: 'On the home page and below an article: three articles at most and the way to all. Without any, nothing is drawn.',
		avoid: ['For a whole page of them take ArticleList.', 'For listings that were looked at take RecentListings.'],
		content: ['title says which: “News” on the home page, “More new articles” below an article.'],
	},
} satisfies Guide;
