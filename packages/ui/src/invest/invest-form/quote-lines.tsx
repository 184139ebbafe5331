import { formatMoneyExact, formatNumber, formatRate } from '@ancu/forms/format';
import type { OfferingTerms, Quote } from '@ancu/forms/invest';
import type { InvestFormState } from '@ancu/forms/invest/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { formatPercent } from '../format-percent.ts';

export interface QuoteLinesProps {
	/** Undefined while no number is chosen: the lines keep their place. */
	quote: Quote | undefined;
	ownership: InvestFormState['ownership'];
	offering: Pick<OfferingTerms, 'feeBps' | 'totalShare'>;
}

/** What shares cost, with fees, and how much of the whole they are. */
export function QuoteLines({ quote, ownership, offering }: QuoteLinesProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const money = (dong: number | undefined) => (dong === undefined ? '–' : formatMoneyExact(dong, locale));
	const isMore = quote && ownership && ownership.together > ownership.more;
	return (
		<dl data-slot="quote-lines" className="divide-y divide-line border-y border-line-strong">
			<Line label={t('quote.cost')}>{money(quote?.cost)}</Line>
			<Line label={t('quote.fee', { rate: formatRate(offering.feeBps, locale) })}>{money(quote?.fee)}</Line>
			<Line label={t('quote.total')}>
				<span className="text-lg sm:text-xl">{money(quote?.total)}</span>
			</Line>
			<Line label={t('quote.ownership')}>
				{quote && ownership ? formatPercent(ownership.more, locale) : '–'}
				<span className="block text-sm font-normal text-ink-muted">
					{isMore
						? t('quote.together', { percent: formatPercent(ownership.together, locale) })
						: t('quote.of', { total: formatNumber(offering.totalShare, locale) })}
				</span>
			</Line>
		</dl>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="ml-auto min-w-0 text-right font-bold wrap-anywhere tabular-nums">{children}</dd>
		</div>
	);
}
