import { formatDateTime, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedName } from '../../translation/stacked-name.tsx';
import { tableRoles as roles } from '../../translation/table-roles.ts';
import type { DocumentTextSummary } from '../procedure-template-model.ts';

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
		<div className="overflow-hidden rounded-card border border-line bg-surface-raised">
			<table {...roles.table} aria-label={t('documentDesk.table')} className="w-full text-left text-sm max-md:block">
				<thead {...roles.rowGroup} className="border-b border-line-strong max-md:sr-only">
					<tr {...roles.row}>
						{(['title', 'types', 'updated'] as const).map((column) => (
							<th {...roles.columnHeader} key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`documentDesk.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...roles.rowGroup} className="max-md:block">
					{documents.map(({ id, title, types, updatedAt }) => (
						<tr
							{...roles.row}
							key={id}
							className="border-t border-line first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-3"
						>
							<th {...roles.rowHeader} scope="row" className="font-bold wrap-anywhere md:px-pad-sm md:py-cell">
								<Link href={documentHref(id)}>{localized(title, locale)}</Link>
							</th>
							<td {...roles.cell} className="md:px-pad-sm md:py-cell">
								<span className="flex flex-wrap gap-1">
									{types.map((type) => (
										<Tag key={type} tone="outline">
											{t(`type.${type}`)}
										</Tag>
									))}
								</span>
							</td>
							<td {...roles.cell} className="text-ink-muted tabular-nums md:px-pad-sm md:py-cell md:whitespace-nowrap">
								<StackedName>{t('documentDesk.column.updated')}</StackedName>
								{formatDateTime(updatedAt, locale)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
