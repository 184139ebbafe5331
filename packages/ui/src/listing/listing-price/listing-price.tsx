import { formatMoney, formatPricePerSquareMeter } from '@ancu/forms/format';
import { breakBeforeUnits } from '../../translation/break-before-units.tsx';
import { perMonth } from '../../translation/per-month.ts';
import type { ListingSummary } from '../listing-model.ts';
import { type CardWords, useCardWords } from '../use-card-words.ts';

const sizes = {
	sm: 'font-bold text-base',
	md: 'font-bold text-xl',
	lg: 'font-bold text-3xl',
	/** Beside a photo, by the width of the card around (`@container`). */
	row: 'font-bold text-lg @min-[24rem]:text-xl',
};

export interface ListingPriceProps {
	listing: Pick<ListingSummary, 'priceRaw' | 'pricePerSquareMeter' | 'tradingType'>;
	/** @default 'md' */
	size?: 'sm' | 'md' | 'lg' | undefined;
	/** It steps back, as of what is gone. @default false */
	muted?: boolean | undefined;
}

/** The price as people say it, with the price of a square metre beside it. */
export function ListingPrice(props: ListingPriceProps) {
	return <PriceWords {...props} words={useCardWords()} />;
}

interface PriceWordsProps extends Omit<ListingPriceProps, 'size'> {
	size?: keyof typeof sizes | undefined;
	words: CardWords;
}

/** The same inside of a card. */
export function PriceWords({ listing, size = 'md', muted = false, words: { t, locale } }: PriceWordsProps) {
	const look = `${sizes[size]}${muted ? ' text-ink-muted' : ''}`;
	const { priceRaw, pricePerSquareMeter, tradingType } = listing;
	if (priceRaw === null) return <span className={look}>{t('negotiable')}</span>;
	return (
		<span data-slot="listing-price" className="flex flex-wrap items-baseline gap-x-2">
			<span className={look}>{breakBeforeUnits(perMonth(t, formatMoney(priceRaw, locale), tradingType))}</span>
			{pricePerSquareMeter !== null && tradingType !== 'RENT' && (
				<span className="text-sm text-ink-muted">{formatPricePerSquareMeter(pricePerSquareMeter, locale)}</span>
			)}
		</span>
	);
}
