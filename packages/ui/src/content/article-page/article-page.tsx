import { formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { ShareButton } from '../../translation/share-button/share-button.tsx';
import { ArticleMeta } from '../article-card/article-meta.tsx';
import { ArticleCover } from '../article-cover/article-cover.tsx';
import type { ArticleRead, ArticleSummary } from '../article-model.ts';
import { ArticleShelf } from '../article-shelf/article-shelf.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { ArticleContents } from './article-contents.tsx';

/** With more headings than this an article says what it holds. */
const SHORT = 3;

export interface ArticlePageProps {
	/** Undefined while it loads. */
	article: ArticleRead | undefined;
	/** There is no such article, or it is not published. @default false */
	isGone?: boolean | undefined;
	/** It could not be had. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** The whole address of the page. */
	url: string;
	/** The newest others. */
	related: readonly ArticleSummary[] | undefined;
}

/** A page of news: what it is about, its text, what to read next. */
export function ArticlePage({ article, isGone = false, failed = false, onRetry, url, related }: ArticlePageProps) {
	const { t } = useTranslation(['content', 'translation']);
	if (isGone) {
		return (
			<NotFound title={t('news.gone')} href="/news" label={t('news.all')}>
				{t('news.goneText')}
			</NotFound>
		);
	}
	if (!article && failed) {
		return (
			<div className="py-12">
				<LoadError level={1} title={t('news.error')} onRetry={onRetry} />
			</div>
		);
	}
	if (!article) {
		return (
			<div
				role="status"
				aria-busy="true"
				aria-label={t('translation:loading')}
				className="grid max-w-[44rem] gap-4 py-10"
			>
				<Skeleton shape="title" />
				<Skeleton />
				<div className="aspect-video">
					<Skeleton shape="box" />
				</div>
				<Skeleton />
				<Skeleton />
			</div>
		);
	}
	return (
		<div data-slot="article-page" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 lg:py-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('news.title'), href: '/news' },
					{ label: article.title },
				]}
			/>
			<LoadedArticle article={article} url={url} />
			<div className="mt-6 border-t border-line pt-8 print:hidden">
				<ArticleShelf title={t('news.related')} articles={related} />
			</div>
		</div>
	);
}

function LoadedArticle({ article, url }: { article: ArticleRead; url: string }) {
	const { t } = useTranslation('content');
	const locale = useLocale();
	const { status, title, summary, cover, html, headings, publishedAt, updatedAt, authorName } = article;
	const isDraft = status === 'DRAFT';
	const updated = formatDate(updatedAt, locale);
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<header className="grid max-w-[44rem] gap-3">
				{isDraft && <Notice>{t('news.draft')}</Notice>}
				<h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{title}</h1>
				<p className="text-lg text-ink-muted">{summary}</p>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-2">
					<p className="text-sm font-bold">{authorName}</p>
					{!isDraft && <ArticleMeta article={article} />}
					{(isDraft || updated !== formatDate(publishedAt, locale)) && (
						<p className="text-sm text-ink-muted">{t('news.updated', { date: updated })}</p>
					)}
					{!isDraft && (
						<div className="ml-auto print:hidden">
							<ShareButton title={title} url={url} />
						</div>
					)}
				</div>
				{cover && (
					<div className="mt-2 overflow-hidden rounded-card border border-line">
						<ArticleCover eager cover={cover} sizes="(min-width: 64rem) 44rem, 100vw" />
					</div>
				)}
			</header>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,44rem)_18rem] lg:justify-between">
				{headings.length > SHORT && <ArticleContents headings={headings} />}
				<RichText html={html} />
			</div>
		</article>
	);
}
