import { formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ArticleSummary } from '../article-model.ts';

export interface ArticleMetaProps {
	article: Pick<ArticleSummary, 'publishedAt' | 'readingMinutes'>;
}

/** When an article was published, and how long it takes to read. */
export function ArticleMeta({ article: { publishedAt, readingMinutes } }: ArticleMetaProps) {
	const { t } = useTranslation('content');
	return (
		<p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
			<time dateTime={publishedAt}>{formatDate(publishedAt, useLocale())}</time>
			<span aria-hidden="true">·</span>
			<span>{t('news.minutes', { count: readingMinutes })}</span>
		</p>
	);
}
