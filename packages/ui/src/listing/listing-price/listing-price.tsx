import { formatMoney, formatPricePerSquareMeter } from '@ancu/forms/format';
import { cva } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ListingSummary } from '../listing-model.ts';

const style = cva('font-bold tabular-nums', {
	variants: { size: { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' } },
});

export interface ListingPriceProps {
	listing: Pick<ListingSummary, 'priceRaw' | 'pricePerSquareMeter' | 'tradingType'>;
	/** @default 'md' */
	size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The price as people say it, with the price of a square metre beside it. */
export function ListingPrice({ listing, size = 'md' }: ListingPriceProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { priceRaw, pricePerSquareMeter, tradingType } = listing;
	if (priceRaw === null) return <span className={style({ size })}>{t('negotiable')}</span>;
	const price = formatMoney(priceRaw, locale);
	return (
		<span data-slot="listing-price" className="flex flex-wrap items-baseline gap-x-2">
			<span className={style({ size })}>{tradingType === 'RENT' ? t('perMonth', { price }) : price}</span>
			{pricePerSquareMeter !== null && tradingType !== 'RENT' && (
				<span className="text-sm text-ink-muted tabular-nums">
					{formatPricePerSquareMeter(pricePerSquareMeter, locale)}
				</span>
			)}
		</span>
	);
}
