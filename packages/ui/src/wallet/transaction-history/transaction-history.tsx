import type { SubmitFailure } from '@ancu/forms/form';
import { formatNumber, vietnamDay } from '@ancu/forms/format';
import { type TransactionFilter, writeTransactionFilter } from '@ancu/forms/wallet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { DownloadIcon, ListIcon, SearchIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { EntriesLoading } from '../entries-loading/entries-loading.tsx';
import { TransactionList, type TransactionListProps } from '../transaction-list/transaction-list.tsx';
import type { Transaction } from '../transaction-model.ts';
import { TransactionFilterForm } from './transaction-filter-form.tsx';
import { useExport } from './use-export.ts';

export interface TransactionHistoryProps
	extends Pick<TransactionListProps, 'planningCheckHref' | 'greenCheckHref' | 'orderHref' | 'paymentHref'>,
		PagedListProps {
	/** Those of the filter and page, the newest first; undefined while they load. */
	transactions: readonly Transaction[] | undefined;
	filter: TransactionFilter;
	/** Address of a filter and page. */
	hrefOf: (filter: TransactionFilter, page: number) => string;
	onFilter: (filter: TransactionFilter) => void;
	now: Date;
	/** Fetches every entry that the filter leaves, or says why it could not. */
	onExport: () => Promise<readonly Transaction[] | SubmitFailure>;
}

/** The history of a wallet: narrowed, by day, page by page, and as a file. */
export function TransactionHistory({
	transactions,
	total = 0,
	page = 1,
	pageSize,
	filter,
	hrefOf,
	onFilter,
	failed,
	onRetry,
	now,
	onExport,
	...hrefs
}: TransactionHistoryProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const file = useExport(onExport);
	const isFiltered = Object.keys(filter).length > 0;
	const heading = useRef<HTMLHeadingElement>(null);
	const asked = String(writeTransactionFilter(filter));
	const shown = useRef(asked);

	// What took a filter away goes with it: whoever works by keyboard stays with the history.
	useEffect(() => {
		if (shown.current !== asked && document.activeElement === document.body) heading.current?.focus();
		shown.current = asked;
	}, [asked]);

	return (
		<section
			aria-labelledby="history"
			data-slot="transaction-history"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<h2 ref={heading} id="history" tabIndex={-1} className="text-lg font-bold outline-none">
						{t('history.title')}
					</h2>
					<p role="status" className="text-ink-muted">
						{transactions && t('history.total', { count: total, formatted: formatNumber(total, locale) })}
					</p>
				</div>
				<Button
					variant="secondary"
					size="sm"
					disabled={!transactions || total === 0}
					loading={file.pending}
					leadingIcon={<DownloadIcon aria-hidden="true" />}
					onClick={file.start}
				>
					{t('history.export')}
				</Button>
			</div>
			<div>
				<FormFailure message={file.failure} />
				<TransactionFilterForm filter={filter} today={vietnamDay(now)} onApply={onFilter} clearHref={hrefOf({}, 1)} />
			</div>
			<ListBody
				rows={transactions}
				total={total}
				page={page}
				pageSize={pageSize}
				hrefOf={(number) => hrefOf(filter, number)}
				failed={failed}
				onRetry={onRetry}
				level={3}
				error={t('history.error')}
				errorText={t('history.errorText')}
				loading={<EntriesLoading />}
				empty={
					isFiltered ? (
						<StateMessage
							level={3}
							title={t('history.noneFound')}
							icon={<SearchIcon />}
							actions={
								<LinkButton href={hrefOf({}, 1)} variant="secondary">
									{t('history.clear')}
								</LinkButton>
							}
						>
							{t('history.noneFoundText')}
						</StateMessage>
					) : (
						<StateMessage level={3} title={t('history.empty')} icon={<ListIcon />}>
							{t('history.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<TransactionList
						transactions={rows}
						now={now}
						hasNewer={page > 1}
						hasOlder={page * pageSize < total}
						// A period leaves days whole, the others take entries out of them.
						hasTotals={!filter.type && !filter.status}
						{...hrefs}
					/>
				)}
			</ListBody>
		</section>
	);
}
