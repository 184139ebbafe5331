import { formatMoney, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { dueOf, type Instalment, type LoanValues, totalsOf } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { FigureHead, type FigureRow, FigureRows } from '../tool-sheet/figures.tsx';

export interface LoanSummaryProps {
	values: LoanValues;
	schedule: readonly Instalment[];
}

/** What a loan asks for at first, at most and in all. */
export function LoanSummary({ values: { price, terms }, schedule }: LoanSummaryProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const exact = (dong: number) => formatMoneyExact(dong, locale);
	const totals = totalsOf(schedule);
	const { highest, firstFull } = totals;
	const first = schedule[0];
	const dues = schedule.map(dueOf);
	// The last month takes the rest of all roundings: some đồng more or less do not make it another sum.
	const isSteady = terms.method === 'annuity' && dues.every((due) => Math.abs(due - (dues[0] ?? 0)) <= schedule.length);
	const rows: (FigureRow | false | undefined)[] = [
		{
			label: t('loan.sum.amount'),
			value: exact(terms.amount),
			note: price
				? t('loan.sum.share', {
						percent: formatNumber((terms.amount / price) * 100, locale, 1),
						price: formatMoney(price, locale),
					})
				: undefined,
		},
		firstFull &&
			firstFull.month > 1 && {
				label: t('loan.sum.firstFull', { month: firstFull.month }),
				value: exact(dueOf(firstFull)),
			},
		highest &&
			highest.month > 1 &&
			highest.month < schedule.length &&
			highest.month !== firstFull?.month && {
				label: t('loan.sum.highest', { month: highest.month }),
				value: exact(dueOf(highest)),
			},
		{ label: t('loan.sum.interest'), value: exact(totals.interest) },
		totals.fee > 0 && { label: t('loan.sum.fee'), value: exact(totals.fee) },
		{ label: t('loan.sum.all', { count: totals.months }), value: exact(totals.all), isSum: true },
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<FigureHead label={t(isSteady ? 'loan.sum.monthly' : 'loan.sum.first')}>
				{exact(first ? dueOf(first) : 0)}
			</FigureHead>
			<FigureRows rows={rows.filter((row) => typeof row === 'object')} />
			<p className="max-w-prose text-sm text-ink-muted">{t('loan.note')}</p>
		</div>
	);
}
