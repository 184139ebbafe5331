import { formatNumber } from '@ancu/forms/format';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LinkRows } from '../../translation/link-rows/link-rows.tsx';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { QueueScope } from '../green-check-status/queue-state.tsx';
import type { GreenCheckRow } from '../verification-model.ts';
import { GreenCheckQueueItem } from './green-check-queue-item.tsx';
import { firstStatus, type GreenCheckFilter, QueueFilter } from './queue-filter.tsx';

export interface GreenCheckQueueProps extends PagedListProps {
	/** Whose queue it is. */
	scope: QueueScope;
	/** Those of the page, the longest waiting first; undefined while they load. */
	checks: readonly GreenCheckRow[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	filter: GreenCheckFilter;
	onFilter: (filter: GreenCheckFilter) => void;
	/** Address of a green check. */
	checkHref: (id: string) => string;
	/** The moment that waiting is counted to. */
	now: Date;
}

const nothing: GreenCheckFilter = { status: undefined, isMine: false, search: '' };

/** Green checks as staff work through them, the longest waiting first. Arrow keys move from row to row, Enter opens. */
export function GreenCheckQueue({
	scope,
	checks,
	total = 0,
	filter,
	onFilter,
	checkHref,
	now,
	...list
}: GreenCheckQueueProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	const isFirst = filter.status === undefined || filter.status === firstStatus[scope];
	const isFiltered = !isFirst || filter.isMine || filter.search !== '';
	return (
		<section
			aria-labelledby="green-check-queue"
			data-slot="green-check-queue"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h1 ref={heading} id="green-check-queue" tabIndex={-1} className="text-2xl font-bold outline-none">
					{t(`queue.title.${scope}`)}
				</h1>
				<p role="status" className="text-ink-muted">
					{checks && t('queue.total', { count: total, formatted: formatNumber(total, locale) })}
				</p>
			</div>
			<QueueFilter filter={filter} onFilter={onFilter} />
			<ListBody
				{...list}
				rows={checks}
				total={total}
				error={t('queue.error')}
				loading={<RowsLoading rows={6} picture="none" />}
				empty={
					isFiltered ? (
						<NoMatch title={t('queue.none')} onShowAll={() => onFilter(nothing)} heading={heading}>
							{t('queue.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('queue.empty')} icon={<SuccessIcon />}>
							{t(`queue.emptyText.${scope}`)}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<LinkRows label={t(`queue.title.${scope}`)}>
						{rows.map((check) => (
							<GreenCheckQueueItem key={check.id} check={check} scope={scope} href={checkHref(check.id)} now={now} />
						))}
					</LinkRows>
				)}
			</ListBody>
		</section>
	);
}
