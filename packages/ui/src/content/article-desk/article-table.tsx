import { formatDate, formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedCell, StackedRow, StackedTable } from '../../translation/stacked-table.tsx';
import { titleIn } from '../../translation/title-in.ts';
import type { ArticleRow } from '../article-model.ts';

const columns = ['title', 'state', 'author', 'updated'] as const;

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
		<StackedTable label={t('desk.table')} columns={columns.map((column) => t(`desk.column.${column}`))}>
			{articles.map(({ id, title, status, publishedAt, authorName, updatedAt }) => (
				<StackedRow key={id}>
					<StackedCell isHeader className="wrap-anywhere">
						<Link href={editHref(id)}>{titleIn(title, locale)}</Link>
					</StackedCell>
					<StackedCell>
						<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
							{status === 'PUBLISHED' ? (
								<>
									<Tag>{t('desk.status.PUBLISHED')}</Tag>
									<span className="text-ink-muted tabular-nums">{publishedAt && formatDate(publishedAt, locale)}</span>
								</>
							) : (
								<Tag tone="ink">{t('desk.status.DRAFT')}</Tag>
							)}
							{!title.en && <Tag>{t('form.untranslated')}</Tag>}
						</span>
					</StackedCell>
					<StackedCell name={t('desk.column.author')}>{authorName}</StackedCell>
					<StackedCell name={t('desk.column.updated')} className="text-ink-muted tabular-nums md:whitespace-nowrap">
						{formatDateTime(updatedAt, locale)}
					</StackedCell>
				</StackedRow>
			))}
		</StackedTable>
	);
}
