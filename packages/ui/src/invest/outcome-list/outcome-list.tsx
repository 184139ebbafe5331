import { formatMoneyExact, formatSignedRate, type Locale } from '@ancu/forms/format';
import { type OutcomeRates, outcomesOf, type Quote } from '@ancu/forms/invest';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

export interface OutcomeListProps {
	/** @default what one may get back */
	title?: string | undefined;
	quote: Pick<Quote, 'cost' | 'total'>;
	rates: OutcomeRates;
}

/** What low, base and high outcome mean for an order, in đồng. What the issuer expects, said to be no promise. */
export function OutcomeList({ title, quote, rates }: OutcomeListProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const id = useId();
	return (
		<section aria-labelledby={id} data-slot="outcome-list" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h3 id={id} className="font-bold">
				{title ?? t('outcome.title')}
			</h3>
			<dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
				{outcomesOf(quote, rates).map(({ outcome, bps, back, gain }) => (
					<div key={outcome} className="min-w-0 bg-surface-raised p-3">
						<dt className="text-sm text-ink-muted">
							{t(`outcome.${outcome}`)} <span className="tabular-nums">{formatSignedRate(bps, locale)}</span>
						</dt>
						<dd className="font-bold wrap-anywhere tabular-nums">{formatMoneyExact(back, locale)}</dd>
						<dd className="text-sm wrap-anywhere tabular-nums">{gainWords(gain)}</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-ink-muted">{t('outcome.note')}</p>
		</section>
	);

	function gainWords(gain: number): string {
		if (gain === 0) return t('outcome.even');
		return t(gain > 0 ? 'outcome.more' : 'outcome.less', { amount: absolute(gain, locale) });
	}
}

function absolute(dong: number, locale: Locale): string {
	return formatMoneyExact(Math.abs(dong), locale);
}
