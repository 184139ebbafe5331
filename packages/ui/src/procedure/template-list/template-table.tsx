import { formatDate, formatDateTime, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedCell, StackedRow, StackedTable } from '../../translation/stacked-table.tsx';
import { titleIn } from '../../translation/title-in.ts';
import type { ProcedureTemplateSummary } from '../procedure-template-model.ts';

const columns = ['version', 'title', 'state', 'records', 'updated'] as const;

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
		<StackedTable label={t('templates.table')} columns={columns.map((column) => t(`templates.column.${column}`))}>
			{templates.map((template) => (
				<TemplateRow
					key={template.id}
					template={template}
					isCurrent={template === current}
					href={templateHref(template.id)}
				/>
			))}
		</StackedTable>
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
		<StackedRow>
			<StackedCell isHeader className="whitespace-nowrap tabular-nums">
				<Link href={href}>{t('templates.version', { version })}</Link>
			</StackedCell>
			<StackedCell>{titleIn(title, locale)}</StackedCell>
			<StackedCell>
				<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
					{!publishedAt && <Tag tone="outline">{t('templates.draft')}</Tag>}
					{publishedAt && isCurrent && <Tag tone="ink">{t('templates.current')}</Tag>}
					{publishedAt && (
						<span className="text-ink-muted tabular-nums">
							{t('templates.since', { date: formatDate(publishedAt, locale) })}
						</span>
					)}
				</span>
			</StackedCell>
			<StackedCell name={t('templates.column.records')} className="tabular-nums">
				{formatNumber(recordCount, locale)}
			</StackedCell>
			<StackedCell name={t('templates.column.updated')} className="text-ink-muted tabular-nums md:whitespace-nowrap">
				{formatDateTime(updatedAt, locale)}
			</StackedCell>
		</StackedRow>
	);
}
