import type { ArticleRead, ArticleRow, ArticleSummary } from './article-model.ts';

const svg = (hue: number) =>
	`data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="hsl(${hue} 20% 88%)"/><path d="M300 700V400l300-200 300 200v300zM1000 700V300h300v400z" fill="none" stroke="hsl(${hue} 30% 30%)" stroke-width="12"/></svg>`,
	)}`;

const cover = (hue: number, caption: string) => ({
	url: svg(hue),
	sources: [],
	width: 1600,
	height: 900,
	caption,
});

const article = (id: string, title: string, summary: string, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
	id,
	slug: id,
	title,
	summary,
	publishedAt: '2026-03-02T02:00:00.000Z',
	authorName: 'Ban biên tập',
	readingMinutes: 3,
	cover: cover(205, 'Bản vẽ một căn nhà phố'),
	...more,
});

export const firstFlat = article(
	'mua-can-ho-dau-tien',
	'Mua căn hộ đầu tiên: đi từng bước',
	'Từ số tiền đang có đến ngày nhận sổ: năm chặng đường, giấy tờ của mỗi chặng và chỗ nào nên dừng lại hỏi.',
);
export const noCover = article('doc-so-do', 'Đọc sổ đỏ trong mười phút', 'Từng mục trên giấy chứng nhận nói gì.', {
	cover: null,
});
export const longArticle = article(
	'ten-dai',
	'Bỏ cấp huyện từ ngày 1 tháng 7 năm 2025: địa chỉ nhà đất, giấy chứng nhận và hợp đồng đã ký trước đó có phải làm lại hay không',
	'Địa chỉ cũ và địa chỉ mới cùng chỉ một thửa đất. Bài này nói khi nào cần đổi giấy tờ, khi nào không, và tra tên xã phường mới ở đâu cho khỏi nhầm với nơi trùng tên.',
	{ cover: cover(40, 'Ranh giới hai xã') },
);

export const six: readonly ArticleSummary[] = [
	firstFlat,
	longArticle,
	noCover,
	article('quy-hoach', 'Kiểm tra quy hoạch cho biết điều gì', 'Và điều gì thì không.', {
		cover: cover(150, 'Khu đất'),
	}),
	article('dat-coc', 'Hợp đồng đặt cọc: những dòng phải có', 'Viết sao cho cả hai bên yên tâm.'),
	article('thue-nha', 'Thuê nhà an toàn', 'Xem nhà, xem người, xem giấy.', { cover: cover(320, 'Căn phòng') }),
];

const html = `<p>Mua nhà lần đầu là một chặng đường dài. Xem <a href="/planning-check">kiểm tra quy hoạch</a> trước khi đặt cọc.</p>
<h2 id="h-tien">Tính tiền trước</h2>
<p>Cộng đủ các khoản, <strong>kể cả thuế và phí</strong>, rồi mới đi xem nhà.</p>
<ul><li>Tiền đang có</li><li>Tiền vay, và <em>số phải trả mỗi tháng</em></li></ul>
<h2 id="h-giay">Xem giấy tờ</h2>
<h3 id="h-so">Sổ đỏ</h3>
<p>Đọc từng mục, theo thứ tự.</p>
<ol><li>Người sử dụng đất</li><li>Thửa đất</li></ol>
<blockquote><p>Chưa hiểu một dòng thì chưa ký.</p></blockquote>
<h2 id="h-bang">So sánh</h2>
<table><thead><tr><th scope="col">Giấy tờ</th><th scope="col">Ai giữ</th></tr></thead><tbody><tr><td>Hợp đồng đặt cọc</td><td>Hai bên</td></tr></tbody></table>
`;

export const read: ArticleRead = {
	...firstFlat,
	status: 'PUBLISHED',
	html,
	headings: [
		{ id: 'h-tien', level: 2, text: 'Tính tiền trước' },
		{ id: 'h-giay', level: 2, text: 'Xem giấy tờ' },
		{ id: 'h-so', level: 3, text: 'Sổ đỏ' },
		{ id: 'h-bang', level: 2, text: 'So sánh' },
	],
	updatedAt: '2026-03-09T02:00:00.000Z',
};

const row = (id: string, vn: string, more: Partial<ArticleRow> = {}): ArticleRow => ({
	id,
	slug: null,
	status: 'DRAFT',
	title: { vn, en: '' },
	authorName: 'Biên tập',
	publishedAt: null,
	updatedAt: '2026-03-10T03:15:00.000Z',
	...more,
});

export const draftRow = row('8c1d7a52-0d7b-4a53-9d53-4c3f0b6a1f10', 'Giá đất ở quanh ga tàu điện');
export const publishedRow = row('1b0f2f5e-4f5f-4c58-8a0a-5f0b8f8f0a11', 'Mua căn hộ đầu tiên: đi từng bước', {
	slug: 'mua-can-ho-dau-tien',
	status: 'PUBLISHED',
	title: { vn: 'Mua căn hộ đầu tiên: đi từng bước', en: 'Buying a first flat, step by step' },
	publishedAt: '2026-03-02T02:00:00.000Z',
});
export const desk: readonly ArticleRow[] = [
	draftRow,
	publishedRow,
	row('2', longArticle.title, { title: { vn: longArticle.title, en: 'Districts are gone: what of my papers?' } }),
];

/** What is typed of an article in both languages. */
export const typed = {
	title: { vn: 'Thuê nhà an toàn', en: 'Renting safely' },
	summary: { vn: 'Xem nhà, xem người, xem giấy.', en: 'Look at the home, the owner, the papers.' },
	body: { vn: '## Trước khi thuê\n\nXem nhà ban ngày.', en: '## Before you rent\n\nVisit by daylight.' },
	cover: null,
};
/** The same, not translated yet. */
export const untranslated = {
	title: { vn: 'Thuê nhà an toàn', en: '' },
	summary: { vn: 'Xem nhà, xem người, xem giấy.', en: '' },
	body: { vn: '## Trước khi thuê\n\nXem nhà ban ngày.', en: '' },
	cover: null,
};
