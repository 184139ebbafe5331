import { DAY_MS, formatDate, formatSignedMoney, vietnamDay } from '@ancu/forms/format';
import { groupByDay } from '@ancu/forms/wallet';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Transaction } from '../transaction-model.ts';
import { TransactionRow, type TransactionRowProps } from './transaction-row.tsx';

export interface TransactionListProps
	extends Pick<TransactionRowProps, 'planningCheckHref' | 'greenCheckHref' | 'orderHref' | 'paymentHref'> {
	/** The newest first. */
	transactions: readonly Transaction[];
	/** Moment that days are counted to. */
	now: Date;
	/** Newer entries follow elsewhere, perhaps of the first day. @default false */
	hasNewer?: boolean | undefined;
	/** Older entries follow elsewhere, perhaps of the last day. @default false */
	hasOlder?: boolean | undefined;
	/** Says what each day comes to; not where entries of a day are left out. @default true */
	hasTotals?: boolean | undefined;
}

/** Entries of a wallet as a bank states them: by day, with what each day comes to. */
export function TransactionList({
	transactions,
	now,
	hasNewer = false,
	hasOlder = false,
	hasTotals = true,
	...hrefs
}: TransactionListProps) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const days = groupByDay(transactions);
	const today = vietnamDay(now);
	const yesterday = vietnamDay(new Date(now.getTime() - DAY_MS));
	return (
		<div data-slot="transaction-list" className="grid grid-cols-[minmax(0,1fr)] gap-8">
			{days.map(({ day, total, entries }, index) => {
				const isCut = (hasNewer && index === 0) || (hasOlder && index === days.length - 1);
				const date = formatDate(`${day}T12:00:00+07:00`, locale);
				return (
					<section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-[minmax(0,1fr)]">
						<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line-strong pb-2">
							<h3 id={`day-${day}`} className="font-bold">
								{day === today && t('transactions.today', { date })}
								{day === yesterday && t('transactions.yesterday', { date })}
								{day !== today && day !== yesterday && date}
							</h3>
							{hasTotals && (
								<p className="text-sm text-ink-muted tabular-nums">
									{t(isCut ? 'transactions.partTotal' : 'transactions.dayTotal', {
										amount: formatSignedMoney(total, locale),
									})}
								</p>
							)}
						</div>
						<ul>
							{entries.map((entry) => (
								<TransactionRow key={entry.id} transaction={entry} {...hrefs} />
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}
