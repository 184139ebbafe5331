import { formatMoney, formatPricePerSquareMeter } from '@ancu/forms/format';
import { perMonth } from '../../translation/per-month.ts';
import type { ListingSummary } from '../listing-model.ts';
import { type CardWords, useCardWords } from '../use-card-words.ts';

const sizes = {
	sm: 'font-bold text-base',
	md: 'font-bold text-xl',
	lg: 'font-bold text-3xl',
};

export interface ListingPriceProps {
	listing: Pick<ListingSummary, 'priceRaw' | 'pricePerSquareMeter' | 'tradingType'>;
	/** @default 'md' */
	size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The price as people say it, with the price of a square metre beside it. */
export function ListingPrice(props: ListingPriceProps) {
	return <PriceWords {...props} words={useCardWords()} />;
}

/** The same inside of a card. */
export function PriceWords({ listing, size = 'md', words: { t, locale } }: ListingPriceProps & { words: CardWords }) {
	const { priceRaw, pricePerSquareMeter, tradingType } = listing;
	if (priceRaw === null) return <span className={sizes[size]}>{t('negotiable')}</span>;
	const price = formatMoney(priceRaw, locale);
	return (
		<span data-slot="listing-price" className="flex flex-wrap items-baseline gap-x-2">
			<span className={sizes[size]}>{perMonth(t, price, tradingType)}</span>
			{pricePerSquareMeter !== null && tradingType !== 'RENT' && (
				<span className="text-sm text-ink-muted">{formatPricePerSquareMeter(pricePerSquareMeter, locale)}</span>
			)}
		</span>
	);
}
