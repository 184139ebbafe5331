import { formatAge, formatNumber } from '@ancu/forms/format';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LinkRows } from '../../translation/link-rows/link-rows.tsx';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { PlanningCheckStatus } from '../planning-check-model.ts';
import type { PlanningWorkRow } from '../planning-work-model.ts';
import { PlanningQueueItem } from './planning-queue-item.tsx';

/** What the queue can be held to, in the order of the work; and all. */
export const planningWorkStatuses: readonly (PlanningCheckStatus | 'all')[] = [
	'sent',
	'received',
	'checking',
	'done',
	'cancelled',
	'all',
];

/** What the queue is held to. */
export interface PlanningWorkFilter {
	/** Undefined for all that are open: neither answered nor cancelled. */
	status: PlanningCheckStatus | 'all' | undefined;
	/** Those that the reader has taken. */
	isMine: boolean;
	/** A number, a plot, an address; empty: nothing. */
	search: string;
}

export interface PlanningQueueProps extends PagedListProps {
	/** Those of the page, what is promised first before the others; undefined while they load. */
	checks: readonly PlanningWorkRow[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	filter: PlanningWorkFilter;
	onFilter: (filter: PlanningWorkFilter) => void;
	/** Address of a planning check. */
	checkHref: (id: string) => string;
	/** The moment that promises are compared with. */
	now: Date;
}

const nothing: PlanningWorkFilter = { status: undefined, isMine: false, search: '' };

/** Planning checks as those who answer them work through them: by promised time, late ones marked. Arrow keys move from row to row, Enter opens. */
export function PlanningQueue({ checks, total = 0, filter, onFilter, checkHref, now, ...list }: PlanningQueueProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const locale = useLocale();
	const { status, isMine, search } = filter;
	const heading = useRef<HTMLHeadingElement>(null);
	const isFiltered = status !== undefined || isMine || search !== '';
	return (
		<section
			aria-labelledby="planning-queue"
			data-slot="planning-queue"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-5 lg:pb-10"
		>
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('translation:home'), href: '/' }, { label: t('queue.title') }]}
			/>
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h1 ref={heading} id="planning-queue" tabIndex={-1} className="text-2xl font-bold outline-none">
					{t('queue.title')}
				</h1>
				<p role="status" className="text-ink-muted">
					{checks && t('queue.total', { count: total, formatted: formatNumber(total, locale) })}
				</p>
			</div>
			<ListFilter
				label={t('queue.search')}
				hint={t('queue.searchHint')}
				filter={filter}
				onFilter={onFilter}
				selects={(change) => (
					<Select
						aria-label={t('queue.status')}
						emptyLabel={t('queue.open')}
						options={planningWorkStatuses.map((value) => ({
							value,
							label: value === 'all' ? t('queue.all') : t(`queue.state.${value}`),
						}))}
						value={status ?? ''}
						onChange={({ target: { value } }) =>
							change({ status: planningWorkStatuses.find((name) => name === value) })
						}
					/>
				)}
				checkboxes={(change) => (
					<Checkbox
						label={t('queue.mine')}
						checked={isMine}
						onChange={({ target: { checked } }) => change({ isMine: checked })}
					/>
				)}
			/>
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
							{t('queue.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<LinkRows label={t('queue.title')}>
						{rows.map((check) => (
							<PlanningQueueItem
								key={check.id}
								check={check}
								href={checkHref(check.id)}
								age={formatAge(check.createdAt, now, locale)}
								now={now}
							/>
						))}
					</LinkRows>
				)}
			</ListBody>
		</section>
	);
}
