import { formatDate, formatDateTime, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ArticleRow } from '../article-model.ts';

export interface ArticleTableProps {
	articles: readonly ArticleRow[];
	/** Where an article is written. */
	editHref: (id: string) => string;
}

/** Articles in a dense table. */
export function ArticleTable({ articles, editHref }: ArticleTableProps) {
	const { t } = useTranslation('content');
	const locale = useLocale();
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1: what scrolls sideways must do so by keyboard.
			tabIndex={0}
			aria-label={t('desk.table')}
			className="overflow-x-auto rounded-card border border-line bg-surface-raised"
		>
			<table className="w-full min-w-2xl text-left text-sm">
				<thead className="border-b border-line-strong">
					<tr>
						{(['title', 'state', 'author', 'updated'] as const).map((column) => (
							<th key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`desk.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{articles.map(({ id, title, status, publishedAt, authorName, updatedAt }) => (
						<tr key={id} className="border-t border-line first:border-t-0">
							<th scope="row" className="min-w-64 px-pad-sm py-cell font-bold wrap-anywhere">
								<Link href={editHref(id)}>{localized(title, locale) || title.vn}</Link>
							</th>
							<td className="px-pad-sm py-cell whitespace-nowrap">
								{status === 'PUBLISHED' ? (
									<>
										<Tag tone="ink">{t('desk.status.PUBLISHED')}</Tag>
										<span className="ml-2 text-ink-muted tabular-nums">
											{publishedAt && formatDate(publishedAt, locale)}
										</span>
									</>
								) : (
									<Tag tone="outline">{t('desk.status.DRAFT')}</Tag>
								)}
								{!title.en && (
									<span className="ml-2">
										<Tag>{t('form.untranslated')}</Tag>
									</span>
								)}
							</td>
							<td className="px-pad-sm py-cell">{authorName}</td>
							<td className="px-pad-sm py-cell whitespace-nowrap text-ink-muted tabular-nums">
								{formatDateTime(updatedAt, locale)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
