import { formatArea, formatLength } from '@ancu/forms/format';
import type { ListingSummary } from '../listing-model.ts';
import { type CardWords, useCardWords } from '../use-card-words.ts';

export interface ListingFactsRowProps {
	listing: Pick<ListingSummary, 'area' | 'bedroom' | 'toilet' | 'facadeArea' | 'direction'>;
}

/** Area, rooms, front and direction in one line; what is not known is left out. */
export function ListingFactsRow({ listing }: ListingFactsRowProps) {
	return <FactsWords listing={listing} words={useCardWords()} toilets />;
}

interface Fact {
	icon: string;
	/** What is seen. */
	short: string;
	/** What is heard. */
	long: string;
}

export interface FactsWordsProps extends ListingFactsRowProps {
	words: CardWords;
	/** Says how many toilets there are, too. @default false */
	toilets?: boolean | undefined;
}

/** The same inside of a card, whose line has room for four. */
export function FactsWords({ listing, words, toilets = false }: FactsWordsProps) {
	const facts = factsOf(toilets ? listing : { ...listing, toilet: null }, words);
	return (
		<p data-slot="listing-facts-row" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
			{facts.map(({ icon, short }) => (
				<span
					key={icon}
					aria-hidden="true"
					className={`icon-before inline-flex items-center gap-1.5 whitespace-nowrap before:text-ink-muted ${icon}`}
				>
					{short}
				</span>
			))}
			<span className="sr-only">{facts.map(({ long }) => long).join(', ')}</span>
		</p>
	);
}

function factsOf(
	{ area, bedroom, toilet, facadeArea, direction }: ListingFactsRowProps['listing'],
	{ t, locale }: CardWords,
): Fact[] {
	const size = formatArea(area, locale);
	const facts: Fact[] = [{ icon: 'icon-area', short: size, long: t('fact.area', { value: size }) }];
	if (bedroom !== null)
		facts.push({
			icon: 'icon-bedroom',
			short: t('short.bedrooms', { count: bedroom }),
			long: t('fact.bedrooms', { count: bedroom }),
		});
	if (toilet !== null)
		facts.push({
			icon: 'icon-toilet',
			short: t('short.toilets', { count: toilet }),
			long: t('fact.toilets', { count: toilet }),
		});
	if (facadeArea !== null) {
		const value = formatLength(facadeArea, locale);
		facts.push({ icon: 'icon-facade', short: t('short.facade', { value }), long: t('fact.facade', { value }) });
	}
	if (direction !== null) {
		const value = t(`direction.${direction}`);
		facts.push({ icon: 'icon-direction', short: value, long: t('fact.direction', { value }) });
	}
	return facts;
}
