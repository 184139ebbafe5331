import { formatDate, formatDateTime, formatNumber, localized } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ProcedureTemplateSummary } from '../procedure-template-model.ts';

export interface TemplateTableProps {
	/** Versions of one kind, the newest first. */
	templates: readonly ProcedureTemplateSummary[];
	/** Address of one version. */
	templateHref: (id: string) => string;
}

/** Versions in a dense table. */
export function TemplateTable({ templates, templateHref }: TemplateTableProps) {
	const { t } = useTranslation('procedure');
	const current = templates.find(({ publishedAt }) => publishedAt);
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1: what scrolls sideways must do so by keyboard.
			tabIndex={0}
			aria-label={t('templates.table')}
			className="overflow-x-auto rounded-card border border-line bg-surface-raised"
		>
			<table className="w-full min-w-2xl text-left text-sm">
				<thead className="border-b border-line-strong">
					<tr>
						{(['version', 'title', 'state', 'records', 'updated'] as const).map((column) => (
							<th key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`templates.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
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
		</section>
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
		<tr className="border-t border-line first:border-t-0">
			<th scope="row" className="px-pad-sm py-cell font-bold whitespace-nowrap tabular-nums">
				<Link href={href}>{t('templates.version', { version })}</Link>
			</th>
			<td className="px-pad-sm py-cell">{localized(title, locale) || title.vn}</td>
			<td className="px-pad-sm py-cell whitespace-nowrap">
				{!publishedAt && <Tag tone="outline">{t('templates.draft')}</Tag>}
				{publishedAt && isCurrent && <Tag tone="ink">{t('templates.current')}</Tag>}
				{publishedAt && (
					<span className={isCurrent ? 'ml-2 text-ink-muted tabular-nums' : 'text-ink-muted tabular-nums'}>
						{t('templates.since', { date: formatDate(publishedAt, locale) })}
					</span>
				)}
			</td>
			<td className="px-pad-sm py-cell tabular-nums">{formatNumber(recordCount, locale)}</td>
			<td className="px-pad-sm py-cell whitespace-nowrap text-ink-muted tabular-nums">
				{formatDateTime(updatedAt, locale)}
			</td>
		</tr>
	);
}
