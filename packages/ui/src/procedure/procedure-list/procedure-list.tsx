import { formatNumber } from '@ancu/forms/format';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { PlusIcon, ProcedureIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import type { ProcedureRecord } from '../procedure-model.ts';
import { ProcedureCard, type ProcedureCardProps } from './procedure-card.tsx';
import { everyProcedure, ProcedureFilterBar, type ProcedureFilterBarProps } from './procedure-filter-bar.tsx';

export interface ProcedureListProps
	extends ProcedureFilterBarProps,
		Pick<ProcedureCardProps, 'now' | 'recordHref' | 'listingHref'>,
		PagedListProps {
	/** Those of the page, overdue ones first, then the newest; undefined while they load. */
	records: readonly ProcedureRecord[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** Where a procedure is started. */
	newHref: string;
}

/** One's own legal procedures: how far each is, what is next, what presses. */
export function ProcedureList({
	records,
	total = 0,
	filter,
	onFilter,
	newHref,
	now,
	recordHref,
	listingHref,
	...list
}: ProcedureListProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const locale = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	const { status, type, isOverdue, isWaitingForMe, search } = filter;
	const isFiltered = Boolean(status || type || isOverdue || isWaitingForMe || search);
	const isNew = records?.length === 0 && !isFiltered;
	const start = (
		<LinkButton href={newHref} variant="seal" leadingIcon={<PlusIcon aria-hidden="true" />}>
			{t('list.new')}
		</LinkButton>
	);
	return (
		<section
			aria-labelledby="procedures"
			data-slot="procedure-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10"
		>
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('translation:home'), href: '/' }, { label: t('list.title') }]}
			/>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 ref={heading} id="procedures" tabIndex={-1} className="text-2xl font-bold outline-none">
						{t('list.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">{t('list.lead')}</p>
				</div>
				{!isNew && start}
			</div>
			{!isNew && <ProcedureFilterBar filter={filter} onFilter={onFilter} />}
			<p role="status" className="-mb-2 text-sm text-ink-muted empty:sr-only">
				{records && !isNew && t('list.total', { count: total, formatted: formatNumber(total, locale) })}
			</p>
			<ListBody
				{...list}
				rows={records}
				total={total}
				error={t('list.error')}
				errorText={t('list.errorText')}
				empty={
					isFiltered ? (
						<NoMatch title={t('list.none')} onShowAll={() => onFilter(everyProcedure)} heading={heading}>
							{t('list.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('list.empty')} icon={<ProcedureIcon />} actions={start}>
							{t('list.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul aria-labelledby="procedures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((record) => (
							<ProcedureCard
								key={record.id}
								record={record}
								now={now}
								recordHref={recordHref}
								listingHref={listingHref}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
