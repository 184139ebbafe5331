import { formatMoneyExact } from '@ancu/forms/format';
import { PLANNING_CHECK_FEE, PROMISED_WORKING_DAYS } from '@ancu/forms/planning';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { LayersIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { type PlanningCheckFilter, type PlanningCheckSummary, planningCheckFilters } from '../planning-check-model.ts';
import { PlanningCheckCard } from './planning-check-card.tsx';

/** Which part of a check an address leads to. */
export type PlanningCheckPart = 'request' | 'answer' | 'pay';

export interface PlanningCheckListProps extends PagedListProps {
	/** Those of the page; undefined while they load. */
	checks: readonly PlanningCheckSummary[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** Undefined for all. */
	filter: PlanningCheckFilter | undefined;
	/** What is searched for; empty: nothing. */
	search: string;
	/** Told what the list is to be held to. */
	onFilter: (next: { filter: PlanningCheckFilter | undefined; search: string }) => void;
	/** Address of a check. */
	checkHref: (id: string, part: PlanningCheckPart) => string;
	/** Where a check is asked for. */
	newHref: string;
	/** The moment that promises are compared with. */
	now: Date;
}

/** One's own planning checks: where each stands, by when it is answered, what is to do. */
export function PlanningCheckList({
	checks,
	filter,
	search,
	onFilter,
	checkHref,
	newHref,
	now,
	...list
}: PlanningCheckListProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const locale = useLocale();
	const heading = useRef<HTMLHeadingElement>(null);
	const isFiltered = filter !== undefined || search !== '';
	const isNew = checks?.length === 0 && !isFiltered;
	const ask = (
		<LinkButton href={newHref} variant="seal" leadingIcon={<PlusIcon aria-hidden="true" />}>
			{t('checkList.new')}
		</LinkButton>
	);

	return (
		<section
			aria-labelledby="planning-checks"
			data-slot="planning-check-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10"
		>
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('translation:home'), href: '/' }, { label: t('checkList.title') }]}
			/>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 ref={heading} id="planning-checks" tabIndex={-1} className="text-2xl font-bold outline-none">
						{t('checkList.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">
						{t('checkList.lead', { fee: formatMoneyExact(PLANNING_CHECK_FEE, locale), count: PROMISED_WORKING_DAYS })}
					</p>
				</div>
				{!isNew && ask}
			</div>
			{!isNew && (
				<ListFilter
					label={t('checkList.search')}
					hint={t('checkList.searchHint')}
					filter={{ filter, search }}
					onFilter={onFilter}
					selects={(change) => (
						<Select
							aria-label={t('checkList.status')}
							emptyLabel={t('checkList.all')}
							options={planningCheckFilters.map((value) => ({ value, label: t(`checkStatus.stage.${value}`) }))}
							value={filter ?? ''}
							onChange={({ target: { value } }) =>
								change({ filter: planningCheckFilters.find((name) => name === value) })
							}
						/>
					)}
				/>
			)}
			<ListBody
				{...list}
				rows={checks}
				error={t('checkList.error')}
				errorText={t('checkList.errorText')}
				loading={<RowsLoading picture="mark" />}
				empty={
					isFiltered ? (
						<NoMatch
							title={t('checkList.none')}
							onShowAll={() => onFilter({ filter: undefined, search: '' })}
							heading={heading}
						>
							{t('checkList.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('checkList.empty')} icon={<LayersIcon />} actions={ask}>
							{t('checkList.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul aria-label={t('checkList.title')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((check) => (
							<PlanningCheckCard key={check.id} check={check} now={now} hrefOf={(part) => checkHref(check.id, part)} />
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
