import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { StackedName } from '../../translation/stacked-name.tsx';
import { tableRoles as roles } from '../../translation/table-roles.ts';
import type { AuditEntry, AuditFilter } from '../audit-model.ts';
import { useOperationWords } from './use-operation-words.ts';

const columns = ['at', 'who', 'what', 'record', 'outcome'] as const;
const cell = 'md:px-pad-sm md:py-cell align-top wrap-anywhere';

export interface AuditTableProps {
	entries: readonly AuditEntry[];
	/** Where everything of one account is, or everything about one record. */
	hrefOf: (filter: Partial<AuditFilter>) => string;
}

/** What was done, one thing a row; rows are stacked lines on a phone. */
export function AuditTable({ entries, hrefOf }: AuditTableProps) {
	const { t } = useTranslation('audit');
	const locale = useLocale();
	const wordsOf = useOperationWords();
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface-raised">
			<table {...roles.table} aria-labelledby="audit" className="w-full text-left text-sm max-md:block">
				<thead {...roles.rowGroup} className="border-b border-line-strong max-md:sr-only">
					<tr {...roles.row}>
						{columns.map((column) => (
							<th {...roles.columnHeader} key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{t(`column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...roles.rowGroup} className="max-md:block">
					{entries.map((entry) => (
						<tr
							{...roles.row}
							key={entry.id}
							className="border-t border-line first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-3"
						>
							<td {...roles.cell} className={`${cell} tabular-nums md:whitespace-nowrap`}>
								{formatDateTime(entry.at, locale)}
							</td>
							<td {...roles.cell} className={cell}>
								<Who entry={entry} hrefOf={hrefOf} />
							</td>
							<th {...roles.rowHeader} scope="row" className={`${cell} font-bold`}>
								{wordsOf(entry.operation)}
								<OwnName>{entry.operation}</OwnName>
							</th>
							<td {...roles.cell} className={`${cell} ${entry.recordId ? '' : 'max-md:hidden'}`}>
								{entry.recordId && (
									<>
										<StackedName>{t('column.record')}</StackedName>
										<Link href={hrefOf({ recordId: entry.recordId })}>
											<code className="text-xs" translate="no">
												{entry.recordId}
											</code>
										</Link>
									</>
								)}
							</td>
							<td {...roles.cell} className={cell}>
								<Outcome outcome={entry.outcome} />
								{entry.accountId !== null && <OwnName>{entry.requestId}</OwnName>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Who({
	entry: { accountId, accountName, role, requestId },
	hrefOf,
}: Pick<AuditTableProps, 'hrefOf'> & { entry: AuditEntry }) {
	const { t } = useTranslation('audit');
	if (accountId === null)
		return (
			<>
				{t('command')}
				<OwnName>{requestId}</OwnName>
			</>
		);
	return (
		<>
			<Link href={hrefOf({ accountId })}>{accountName ?? t('gone')}</Link>
			{role && <span className="block text-ink-muted">{t(`role.${role}`)}</span>}
		</>
	);
}

function Outcome({ outcome }: Pick<AuditEntry, 'outcome'>) {
	const { t } = useTranslation('audit');
	if (outcome === 'OK') return <Tag tone="outline">{t('done')}</Tag>;
	return (
		<>
			<Tag tone="danger">{t(outcome === 'INTERNAL' ? 'broken' : 'refused')}</Tag>
			<OwnName>{outcome}</OwnName>
		</>
	);
}

/** What the server calls something: nobody translates it. */
function OwnName({ children }: { children: string }) {
	return (
		<code className="block text-xs font-normal text-ink-muted" translate="no">
			{children}
		</code>
	);
}
