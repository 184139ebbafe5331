/** A cover of an article, in several sizes. */
export interface ArticleCoverPicture {
	url: string;
	/** The same in other sizes; none for a drawing. */
	sources: readonly { url: string; width: number; type: string }[];
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
	/** What it shows, for those who cannot see it. */
	caption: string | null;
}

/** An article in a list, in the reader's language. */
export interface ArticleSummary {
	id: string;
	/** Names it in its address. */
	slug: string;
	title: string;
	summary: string;
	/** ISO 8601. */
	publishedAt: string;
	authorName: string;
	/** Minutes that reading it takes. */
	readingMinutes: number;
	cover: ArticleCoverPicture | null;
}

/** A whole article, in the reader's language. */
export interface ArticleRead extends ArticleSummary {
	/** A draft is there for its editors alone. */
	status: 'DRAFT' | 'PUBLISHED';
	/** Made by the server, see RichText. */
	html: string;
	headings: readonly { id: string; level: number; text: string }[];
	/** ISO 8601. */
	updatedAt: string;
}

/** A text in both languages; an empty one is not translated yet. */
interface LocalText {
	vn: string;
	en: string;
}

/** An article on the desk of its editors. */
export interface ArticleRow {
	id: string;
	/** Null until it is published first. */
	slug: string | null;
	status: 'DRAFT' | 'PUBLISHED';
	title: LocalText;
	authorName: string;
	/** ISO 8601; when it was published first. */
	publishedAt: string | null;
	/** ISO 8601. */
	updatedAt: string;
}

/** Address of an article. */
export function articleHref({ slug }: Pick<ArticleSummary, 'slug'>): string {
	return `/news/${slug}`;
}
