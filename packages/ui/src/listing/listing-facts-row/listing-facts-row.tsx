import { formatArea, formatLength } from '@ancu/forms/format';
import type { ReactNode } from 'react';
import { AreaIcon, BedroomIcon, DirectionIcon, FacadeIcon, ToiletIcon } from '../../primitives/icon/index.ts';
import type { ListingSummary } from '../listing-model.ts';
import { type CardWords, useCardWords } from '../use-card-words.ts';

export interface ListingFactsRowProps {
	listing: Pick<ListingSummary, 'area' | 'bedroom' | 'toilet' | 'facadeArea' | 'direction'>;
}

/** Area, rooms, front and direction in one line; what is not known is left out. */
export function ListingFactsRow({ listing }: ListingFactsRowProps) {
	return <FactsWords listing={listing} words={useCardWords()} />;
}

// Made once: what is the same element as before is not drawn anew.
const look = { 'aria-hidden': true, className: 'size-4 shrink-0 text-ink-muted' } as const;
const icons = {
	area: <AreaIcon {...look} />,
	bedroom: <BedroomIcon {...look} />,
	toilet: <ToiletIcon {...look} />,
	facade: <FacadeIcon {...look} />,
	direction: <DirectionIcon {...look} />,
};

/** The same inside of a card. */
export function FactsWords({ listing, words: { t, locale } }: ListingFactsRowProps & { words: CardWords }) {
	const { area, bedroom, toilet, facadeArea, direction } = listing;
	return (
		<ul
			aria-label={t('facts')}
			data-slot="listing-facts-row"
			className="flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums"
		>
			<Fact
				icon={icons.area}
				short={formatArea(area, locale)}
				long={t('fact.area', { value: formatArea(area, locale) })}
			/>
			{bedroom !== null && (
				<Fact
					icon={icons.bedroom}
					short={t('short.bedrooms', { count: bedroom })}
					long={t('fact.bedrooms', { count: bedroom })}
				/>
			)}
			{toilet !== null && (
				<Fact
					icon={icons.toilet}
					short={t('short.toilets', { count: toilet })}
					long={t('fact.toilets', { count: toilet })}
				/>
			)}
			{facadeArea !== null && (
				<Fact
					icon={icons.facade}
					short={t('short.facade', { value: formatLength(facadeArea, locale) })}
					long={t('fact.facade', { value: formatLength(facadeArea, locale) })}
				/>
			)}
			{direction !== null && (
				<Fact
					icon={icons.direction}
					short={t(`direction.${direction}`)}
					long={t('fact.direction', { value: t(`direction.${direction}`) })}
				/>
			)}
		</ul>
	);
}

interface FactProps {
	icon: ReactNode;
	/** What is seen. */
	short: string;
	/** What is heard. */
	long: string;
}

function Fact({ icon, short, long }: FactProps) {
	return (
		<li className="inline-flex items-center gap-1.5 whitespace-nowrap">
			{icon}
			<span aria-hidden="true">{short}</span>
			<span className="sr-only">{long}</span>
		</li>
	);
}
