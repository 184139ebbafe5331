import { formatNumber } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { rowsStyle } from '../../translation/row-style.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { EntriesLoading } from '../entries-loading/entries-loading.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { CreditRow, type CreditRowProps } from './credit-row.tsx';

export interface UnmatchedListProps
	extends PagedListProps,
		Pick<CreditRowProps, 'now' | 'onFindOwner' | 'onResolve' | 'onReturn' | 'onCloseSuspect'> {
	/** The oldest first; undefined while they load. */
	credits: readonly UnmatchedCredit[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** What the list is held to: an amount, a part of a memo or of a reference; empty: nothing. */
	search: string;
	onSearch: (search: string) => void;
	/** What else staff do with money, above the list. */
	actions?: ReactNode;
	/** What else of it is under way, between the title and the list. */
	underWay?: ReactNode;
}

/** Money that came in and waits to be matched: how much, through whom, why it waits and how long. */
export function UnmatchedList({
	credits,
	total = 0,
	search,
	onSearch,
	now,
	onFindOwner,
	onResolve,
	onReturn,
	onCloseSuspect,
	actions,
	underWay,
	...list
}: UnmatchedListProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const toast = useToast();
	const heading = useLedFocus();

	return (
		<section
			aria-labelledby="unmatched"
			data-slot="unmatched-list"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<div className="flex flex-wrap items-baseline gap-x-4">
					<h1 ref={heading.ref} id="unmatched" tabIndex={-1} className="text-2xl font-bold outline-none">
						{t('unmatched.title')}
					</h1>
					<p role="status" className="text-ink-muted tabular-nums">
						{credits && t('unmatched.total', { count: total, formatted: formatNumber(total, locale) })}
					</p>
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
			<p className="max-w-prose text-ink-muted">{t(onResolve ? 'unmatched.lead' : 'unmatched.leadReadOnly')}</p>
			{underWay}
			<ListFilter
				label={t('unmatched.search')}
				hint={t('unmatched.searchHint')}
				filter={{ search }}
				onFilter={(next) => onSearch(next.search)}
			/>
			<ListBody
				{...list}
				rows={credits}
				total={total}
				error={t('unmatched.error')}
				loading={<EntriesLoading />}
				empty={
					search ? (
						<NoMatch title={t('unmatched.none')} onShowAll={() => onSearch('')} heading={heading.ref}>
							{t('unmatched.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('unmatched.empty')} icon={<SuccessIcon />}>
							{t('unmatched.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul className={rowsStyle}>
						{rows.map((credit) => (
							<CreditRow
								key={credit.id}
								credit={credit}
								now={now}
								onFindOwner={onFindOwner}
								onResolve={onResolve}
								onReturn={onReturn}
								onCloseSuspect={onCloseSuspect}
								onDone={(message) => {
									toast({ kind: 'success', message });
									heading.lead();
								}}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}
