import { formatArea, formatLength, formatMoney, formatNumber, formatPricePerSquareMeter } from '@ancu/forms/format';
import { areaKind } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { perMonth } from '../../translation/per-month.ts';
import type { ListingDetail } from '../listing-detail-model.ts';

/** What a comparison draws of a listing. */
export type ComparedListing = Omit<
	ListingDetail,
	| 'photos'
	| 'description'
	| 'views'
	| 'ward'
	| 'district'
	| 'contactPersonName'
	| 'contactPersonPhone'
	| 'youtubeLink'
	| 'tiktokLink'
	| 'facebookLink'
	| 'userCreated'
>;

/** A fact of all the listings, in their order. */
export interface ComparedFact {
	name: string;
	/** Null where it is not known. */
	values: readonly (string | null)[];
	/** Word for the best value, and whose it is; left out where none is better. */
	best?: { word: string; of: readonly boolean[] } | undefined;
}

/** The facts to compare, without those that none of the listings has. */
export function useComparedFacts(listings: readonly ComparedListing[]): readonly ComparedFact[] {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	// A month's rent and a price to buy are no more or less than each other.
	const isOneKind = new Set(listings.map(({ tradingType }) => tradingType === 'RENT')).size <= 1;

	const word = (name: string, read: (listing: ComparedListing) => string | null): ComparedFact => ({
		name,
		values: listings.map((listing) => read(listing) || null),
	});
	const figure = (
		name: string,
		read: (listing: ComparedListing) => number | null,
		say: (value: number, listing: ComparedListing) => string,
		better?: { side: 'least' | 'most'; word: string } | undefined,
	): ComparedFact => {
		const figures = listings.map(read);
		return {
			name,
			values: listings.map((listing, index) => {
				const value = figures[index];
				return value === null || value === undefined ? null : say(value, listing);
			}),
			best: better && bestOf(figures, better),
		};
	};
	const lowest = isOneKind ? ({ side: 'least', word: t('compare.best.lowest') } as const) : undefined;
	const most = { side: 'most', word: t('compare.best.most') } as const;
	const largest = { side: 'most', word: t('compare.best.largest') } as const;
	const area = (value: number) => formatArea(value, locale);
	const count = (value: number) => formatNumber(value, locale, 0);
	const areas = new Set(listings.map(({ category }) => areaKind(category.id)));
	const [areaName = 'any'] = areas.size === 1 ? areas : [];

	const facts = [
		priceFact(),
		figure(
			t('factName.unitPrice'),
			({ pricePerSquareMeter }) => pricePerSquareMeter,
			(value, { tradingType }) => perMonth(t, formatPricePerSquareMeter(value, locale), tradingType),
			lowest,
		),
		word(t('compare.address'), ({ address }) => address),
		word(t('factName.category'), ({ category }) => category.name),
		figure(t(`areaOf.${areaName}`), (listing) => listing.area, area, largest),
		figure(t('factName.floorArea'), ({ floorArea }) => floorArea, area, largest),
		figure(
			t('factName.facade'),
			({ facadeArea }) => facadeArea,
			(value) => formatLength(value, locale),
			{ side: 'most', word: t('compare.best.widest') },
		),
		figure(t('factName.floors'), ({ floors }) => floors, count),
		figure(t('factName.bedrooms'), ({ bedroom }) => bedroom, count, most),
		figure(t('factName.toilets'), ({ toilet }) => toilet, count, most),
		word(t('factName.direction'), ({ direction }) => direction && t(`direction.${direction}`)),
		word(t('factName.legal'), ({ legalStatus }) => legalStatus && t(`legalStatus.${legalStatus}`)),
		word(t('factName.houseCategory'), ({ houseCategory }) => houseCategory && t(`houseCategory.${houseCategory}`)),
		word(t('factName.landCategory'), ({ landCategory }) => landCategory && t(`landCategory.${landCategory}`)),
		word(t('factName.interior'), ({ interiorStatus }) => interiorStatus && t(`interiorStatus.${interiorStatus}`)),
		word(t('factName.home'), ({ homeStatus }) => homeStatus && t(`homeStatus.${homeStatus}`)),
		word(t('factName.rental'), ({ rentalStatus }) => rentalStatus && t(`rentalStatus.${rentalStatus}`)),
		word(t('factName.characteristics'), ({ characteristics }) =>
			characteristics.map((value) => t(`characteristic.${value}`)).join(', '),
		),
		word(t('factName.project'), ({ projectName }) => projectName),
		word(t('greenCheck'), ({ isGreenCheck }) => t(isGreenCheck ? 'yes' : 'no')),
		word(t('factName.postMode'), ({ postMode }) => t(`postMode.${postMode}`)),
	];
	return facts.filter(({ values }) => values.some((value) => value !== null));

	function priceFact(): ComparedFact {
		const fact = figure(
			t('compare.price'),
			({ priceRaw }) => priceRaw,
			(value, { tradingType }) => perMonth(t, formatMoney(value, locale), tradingType),
			lowest,
		);
		return { ...fact, values: fact.values.map((value) => value ?? t('negotiable')) };
	}
}

function bestOf(
	figures: readonly (number | null)[],
	{ side, word }: { side: 'least' | 'most'; word: string },
): ComparedFact['best'] {
	const known = figures.filter((value) => value !== null);
	const best = side === 'least' ? Math.min(...known) : Math.max(...known);
	// What all share, or only one tells, is nobody's merit.
	if (known.length < 2 || known.every((value) => value === best)) return undefined;
	return { word, of: figures.map((value) => value === best) };
}
