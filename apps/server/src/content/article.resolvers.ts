import { localized } from '@ancu/forms/format';
import type { Context } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { toPhoto } from '../listing/to-photo.ts';
import { messageText } from '../notification/texts.ts';
import type { ArticleRow, NewsRow } from './article.repository.ts';
import {
	createArticle,
	deleteArticle,
	getArticle,
	listArticles,
	previewArticle,
	publishArticle,
	unpublishArticle,
	updateArticle,
} from './article.service.ts';
import { getNews, listNews } from './news.service.ts';
import { sanitizeArticle } from './sanitize.ts';

/** In the reader's language; a draft may have Vietnamese alone. */
const textOf = (text: ArticleRow['title'], { locale }: Context) => localized(text, locale) || text.vn;
const renderedOf = ({ rendered, body }: ArticleRow, { locale }: Context) =>
	localized(body, locale) ? localized(rendered, locale) : rendered.vn;

const authorName = async (
	{ author_id }: Pick<ArticleRow, 'author_id'>,
	_args: object,
	{ loaders, locale }: Context,
): Promise<string> =>
	// Whoever erased their account has no name any more.
	(await loaders.account.load(author_id))?.name || messageText('person.staff', {}, locale);

type Summary = Omit<NewsRow, 'minutes'>;

/** What lists and pages of news say alike. */
const summary = {
	slug: ({ slug, id }: Summary) => slug ?? id,
	title: ({ title }: Summary, _args: object, context: Context) => textOf(title, context),
	summary: (article: Summary, _args: object, context: Context) => textOf(article.summary, context),
	cover: ({ cover }: Summary, _args: object, { locale }: Context) => cover && toPhoto(cover, locale),
	publishedAt: ({ published_at, updated_at }: Summary) => (published_at ?? updated_at).toISOString(),
	authorName,
};

export const articleResolvers = {
	Query: {
		getAllNews: (_parent, args, context) => listNews(context, args),
		getOneNews: (_parent, { id }, context) => getNews(context, id),
		getAllArticle: (_parent, args, context) => listArticles(context, args),
		getOneArticle: (_parent, { id }, context) => getArticle(context, id),
		previewArticle: (_parent, { body }) => previewArticle(body),
	},
	Mutation: {
		createArticle: (_parent, { data }, context) => createArticle(context, data),
		updateArticle: (_parent, { data, ...looked }, context) => updateArticle(context, looked, data),
		publishArticle: (_parent, looked, context) => publishArticle(context, looked),
		unpublishArticle: (_parent, looked, context) => unpublishArticle(context, looked),
		deleteArticle: (_parent, looked, context) => deleteArticle(context, looked),
	},
	News: {
		...summary,
		readingMinutes: (article, _args, context) => renderedOf(article, context).minutes,
		// Once more: what is stored may be older than the rules.
		html: (article, _args, context) => sanitizeArticle(renderedOf(article, context).html),
		headings: (article, _args, context) => renderedOf(article, context).headings,
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
	NewsSummary: {
		...summary,
		readingMinutes: ({ minutes }, _args, { locale }) => localized(minutes, locale),
	},
	Article: {
		cover: ({ cover }, _args, { locale }) =>
			cover && { photo: toPhoto(cover, locale), alt: cover.caption ?? { vn: '', en: '' } },
		authorName,
		publishedAt: ({ published_at }) => published_at?.toISOString() ?? null,
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
} satisfies Resolvers;
