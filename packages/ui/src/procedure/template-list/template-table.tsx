import { formatDate, formatDateTime, formatNumber, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedName } from '../../translation/stacked-name.tsx';
import { tableRoles as roles } from '../../translation/table-roles.ts';
import type { ProcedureTemplateSummary } from '../procedure-template-model.ts';

export interface TemplateTableProps {
	/** Versions of one kind, the newest first. */
	templates: readonly ProcedureTemplateSummary[];
	/** Address of one version. */
	templateHref: (id: string) => string;
}

/** Versions in a dense table, whose rows are stacked lines on a phone. */
export function TemplateTable({ templates, templateHref }: TemplateTableProps) {
	const { t } = useTranslation('procedure');
	const current = templates.find(({ publishedAt }) => publishedAt);
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface-raised">
			<table {...roles.table} aria-label={t('templates.table')} className="w-full text-left text-sm max-md:block">
				<thead {...roles.rowGroup} className="border-b border-line-strong max-md:sr-only">
					<tr {...roles.row}>
						{(['version', 'title', 'state', 'records', 'updated'] as const).map((column) => (
							<th {...roles.columnHeader} key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`templates.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...roles.rowGroup} className="max-md:block">
					{templates.map((template) => (
						<TemplateRow
							key={template.id}
							template={template}
							isCurrent={template === current}
							href={templateHref(template.id)}
						/>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface TemplateRowProps {
	template: ProcedureTemplateSummary;
	/** New records follow it. */
	isCurrent: boolean;
	href: string;
}

function TemplateRow({ template, isCurrent, href }: TemplateRowProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { version, title, publishedAt, recordCount, updatedAt } = template;
	return (
		<tr {...roles.row} className="border-t border-line first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-3">
			<th {...roles.rowHeader} scope="row" className="font-bold whitespace-nowrap tabular-nums md:px-pad-sm md:py-cell">
				<Link href={href}>{t('templates.version', { version })}</Link>
			</th>
			<td {...roles.cell} className="md:px-pad-sm md:py-cell">
				{localized(title, locale) || title.vn}
			</td>
			<td {...roles.cell} className="md:px-pad-sm md:py-cell">
				<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
					{!publishedAt && <Tag tone="outline">{t('templates.draft')}</Tag>}
					{publishedAt && isCurrent && <Tag tone="ink">{t('templates.current')}</Tag>}
					{publishedAt && (
						<span className="text-ink-muted tabular-nums">
							{t('templates.since', { date: formatDate(publishedAt, locale) })}
						</span>
					)}
				</span>
			</td>
			<td {...roles.cell} className="tabular-nums md:px-pad-sm md:py-cell">
				<StackedName>{t('templates.column.records')}</StackedName>
				{formatNumber(recordCount, locale)}
			</td>
			<td {...roles.cell} className="text-ink-muted tabular-nums md:px-pad-sm md:py-cell md:whitespace-nowrap">
				<StackedName>{t('templates.column.updated')}</StackedName>
				{formatDateTime(updatedAt, locale)}
			</td>
		</tr>
	);
}
