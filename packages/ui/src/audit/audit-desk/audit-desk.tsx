import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { AuditEntry, AuditFilter } from '../audit-model.ts';
import { AuditTable } from './audit-table.tsx';

export interface AuditDeskProps extends PagedListProps {
	/** The latest first; undefined while they load. */
	entries: readonly AuditEntry[] | undefined;
	filter: AuditFilter;
	/** Told what it is to be held to. */
	onFilter: (next: AuditFilter) => void;
	/** Address of a page of what one account did, or of what was done to one record. */
	hrefOf: (filter: AuditFilter, page: number) => string;
	/** Address of staff's page of what something was done to; undefined where there is none. */
	recordHref: (entry: AuditEntry) => string | undefined;
}

const nothing: AuditFilter = { accountId: undefined, recordId: undefined, search: '' };

/** What staff did or tried to, for those who answer for them: all of it, of one account, or to one record. */
export function AuditDesk({ entries, filter, onFilter, hrefOf, recordHref, ...list }: AuditDeskProps) {
	const { t } = useTranslation('audit');
	const { accountId, recordId } = filter;
	const isHeld = accountId !== undefined || recordId !== undefined;
	const isFiltered = isHeld || filter.search !== '';
	const name = entries?.find((entry) => entry.accountId === accountId)?.accountName ?? accountId;
	return (
		<section
			aria-labelledby="audit"
			data-slot="audit-desk"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="grid gap-1">
				<h1 id="audit" className="text-2xl font-bold">
					{t('title')}
				</h1>
				<p className="max-w-prose text-ink-muted">{t('lead')}</p>
			</div>
			<ListFilter label={t('search')} hint={t('searchHint')} filter={filter} onFilter={onFilter} />
			{isHeld && (
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
					{accountId !== undefined && <span>{t('heldToAccount', { name })}</span>}
					{recordId !== undefined && <span>{t('heldToRecord', { id: recordId })}</span>}
					<Link href={hrefOf(nothing, 1)} alone>
						{t('showAll')}
					</Link>
				</p>
			)}
			<ListBody
				{...list}
				rows={entries}
				hrefOf={(page) => hrefOf(filter, page)}
				error={t('error')}
				loading={<RowsLoading picture="none" rows={5} />}
				empty={
					<StateMessage title={t(isFiltered ? 'noneHeld' : 'none')} icon={<SearchIcon />}>
						{t(isFiltered ? 'noneHeldText' : 'noneText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<AuditTable entries={rows} hrefOf={(to) => hrefOf({ ...nothing, ...to }, 1)} recordHref={recordHref} />
				)}
			</ListBody>
		</section>
	);
}
