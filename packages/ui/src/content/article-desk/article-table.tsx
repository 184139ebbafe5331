import { formatDate, formatDateTime, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedName } from '../../translation/stacked-name.tsx';
import { tableRoles as roles } from '../../translation/table-roles.ts';
import type { ArticleRow } from '../article-model.ts';

export interface ArticleTableProps {
	articles: readonly ArticleRow[];
	/** Where an article is written. */
	editHref: (id: string) => string;
}

/** Articles in a dense table, whose rows are stacked lines on a phone. */
export function ArticleTable({ articles, editHref }: ArticleTableProps) {
	const { t } = useTranslation('content');
	const locale = useLocale();
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface-raised">
			<table {...roles.table} aria-label={t('desk.table')} className="w-full text-left text-sm max-md:block">
				<thead {...roles.rowGroup} className="border-b border-line-strong max-md:sr-only">
					<tr {...roles.row}>
						{(['title', 'state', 'author', 'updated'] as const).map((column) => (
							<th {...roles.columnHeader} key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`desk.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...roles.rowGroup} className="max-md:block">
					{articles.map(({ id, title, status, publishedAt, authorName, updatedAt }) => (
						<tr
							{...roles.row}
							key={id}
							className="border-t border-line first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-3"
						>
							<th {...roles.rowHeader} scope="row" className="font-bold wrap-anywhere md:px-pad-sm md:py-cell">
								<Link href={editHref(id)}>{localized(title, locale) || title.vn}</Link>
							</th>
							<td {...roles.cell} className="md:px-pad-sm md:py-cell">
								<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
									{status === 'PUBLISHED' ? (
										<>
											<Tag tone="ink">{t('desk.status.PUBLISHED')}</Tag>
											<span className="text-ink-muted tabular-nums">
												{publishedAt && formatDate(publishedAt, locale)}
											</span>
										</>
									) : (
										<Tag tone="outline">{t('desk.status.DRAFT')}</Tag>
									)}
									{!title.en && <Tag>{t('form.untranslated')}</Tag>}
								</span>
							</td>
							<td {...roles.cell} className="md:px-pad-sm md:py-cell">
								<StackedName>{t('desk.column.author')}</StackedName>
								{authorName}
							</td>
							<td {...roles.cell} className="text-ink-muted tabular-nums md:px-pad-sm md:py-cell md:whitespace-nowrap">
								<StackedName>{t('desk.column.updated')}</StackedName>
								{formatDateTime(updatedAt, locale)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
