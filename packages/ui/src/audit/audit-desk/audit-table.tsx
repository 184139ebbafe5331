import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { StackedCell, StackedRow, StackedTable } from '../../translation/stacked-table.tsx';
import type { AuditEntry, AuditFilter } from '../audit-model.ts';
import type { AuditDeskProps } from './audit-desk.tsx';
import { useOperationWords } from './use-operation-words.ts';

const columns = ['at', 'who', 'what', 'record', 'outcome'] as const;
const cell = 'align-top wrap-anywhere';

export interface AuditTableProps extends Pick<AuditDeskProps, 'recordHref'> {
	entries: readonly AuditEntry[];
	/** Where everything of one account is, or everything about one record. */
	hrefOf: (filter: Partial<AuditFilter>) => string;
}

/** What was done, one thing a row; rows are stacked lines on a phone. */
export function AuditTable({ entries, hrefOf, recordHref }: AuditTableProps) {
	const { t } = useTranslation('audit');
	const locale = useLocale();
	const wordsOf = useOperationWords();
	return (
		<StackedTable label={{ id: 'audit' }} columns={columns.map((column) => t(`column.${column}`))}>
			{entries.map((entry) => (
				<StackedRow key={entry.id}>
					<StackedCell className={`${cell} tabular-nums md:whitespace-nowrap`}>
						{formatDateTime(entry.at, locale)}
					</StackedCell>
					<StackedCell className={cell}>
						<Who entry={entry} hrefOf={hrefOf} />
					</StackedCell>
					<StackedCell isHeader className={cell}>
						{wordsOf(entry.operation)}
						<OwnName>{entry.operation}</OwnName>
					</StackedCell>
					<StackedCell name={t('column.record')} className={`${cell} ${entry.recordId ? '' : 'max-md:hidden'}`}>
						{entry.recordId && (
							<>
								<Link href={hrefOf({ recordId: entry.recordId })}>
									<code className="text-xs" translate="no">
										{entry.recordId}
									</code>
								</Link>
								<PageLink href={recordHref(entry)} id={entry.recordId} />
							</>
						)}
					</StackedCell>
					<StackedCell className={cell}>
						<Outcome outcome={entry.outcome} />
						{entry.accountId !== null && <OwnName>{entry.requestId}</OwnName>}
					</StackedCell>
				</StackedRow>
			))}
		</StackedTable>
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

function PageLink({ href, id }: { href: string | undefined; id: string }) {
	const { t } = useTranslation('audit');
	if (!href) return null;
	return (
		<span className="block">
			<Link href={href} alone>
				{t('openRecord')}
				<VisuallyHidden> {id}</VisuallyHidden>
			</Link>
		</span>
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
