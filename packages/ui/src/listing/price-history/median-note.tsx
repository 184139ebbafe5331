import { formatNumber, formatPricePerSquareMeter } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { PriceMedian } from '../price-history-model.ts';

export interface MedianNoteProps {
	/** đồng. */
	pricePerSquareMeter: number;
	median: PriceMedian;
}

/** How a price stands to what the same kind costs around it, in words, with what that rests on. */
export function MedianNote({ pricePerSquareMeter, median }: MedianNoteProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const percent = Math.round((pricePerSquareMeter / median.pricePerSquareMeter - 1) * 100);
	const side = percent < 0 ? 'below' : percent > 0 ? 'above' : 'equal';
	return (
		<p data-slot="median-note">
			<span className="font-bold">
				{t(`history.median.${side}`, { place: median.place, percent: formatNumber(Math.abs(percent), locale) })}
			</span>{' '}
			<span className="text-ink-muted">
				{t('history.median.basis', {
					price: formatPricePerSquareMeter(median.pricePerSquareMeter, locale),
					count: median.count,
					formatted: formatNumber(median.count, locale),
				})}
			</span>
		</p>
	);
}
