import { formatDateTime, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedCell, StackedRow, StackedTable } from '../../translation/stacked-table.tsx';
import type { DocumentTextSummary } from '../procedure-template-model.ts';

const columns = ['title', 'types', 'updated'] as const;

export interface DocumentTableProps {
	/** In the order in which they are shown. */
	documents: readonly DocumentTextSummary[];
	/** Where one is written. */
	documentHref: (id: string) => string;
}

/** Suggested documents in a dense table, whose rows are stacked lines on a phone. */
export function DocumentTable({ documents, documentHref }: DocumentTableProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	return (
		<StackedTable label={t('documentDesk.table')} columns={columns.map((column) => t(`documentDesk.column.${column}`))}>
			{documents.map(({ id, title, types, updatedAt }) => (
				<StackedRow key={id}>
					<StackedCell isHeader className="wrap-anywhere">
						<Link href={documentHref(id)}>{localized(title, locale)}</Link>
					</StackedCell>
					<StackedCell>
						<span className="flex flex-wrap gap-1">
							{types.map((type) => (
								<Tag key={type} tone="outline">
									{t(`type.${type}`)}
								</Tag>
							))}
						</span>
					</StackedCell>
					<StackedCell
						name={t('documentDesk.column.updated')}
						className="text-ink-muted tabular-nums md:whitespace-nowrap"
					>
						{formatDateTime(updatedAt, locale)}
					</StackedCell>
				</StackedRow>
			))}
		</StackedTable>
	);
}
