import { formatArea, formatMoney, formatPricePerSquareMeter } from '@ancu/forms/format';
import {
	type ListingFilter,
	type NumberRange,
	readSearchWords,
	type SearchField,
	searchBoth,
	sortOf,
} from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { lowerFirst, useFilterWords } from '../use-filter-words.ts';

export interface SearchNotesProps {
	filter: ListingFilter;
	/** Priority listings stand above the others. @default false */
	hasPriority?: boolean | undefined;
	/** There is an order to explain. @default true */
	ranked?: boolean | undefined;
	/** Address of this list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
}

/** How the words were understood, and why what is first comes first. */
export function SearchNotes({ filter, hasPriority = false, ranked = true, hrefOf }: SearchNotesProps) {
	const { t } = useTranslation('listing');
	const { words, parts } = useReading(filter);
	const { read, filter: asked } = parts;
	const both = searchBoth(filter, asked);
	return (
		<div data-slot="search-notes" className="grid gap-1 text-sm text-ink-muted">
			{read.length > 0 && (
				<p>
					{t('search.understood', { parts: read.join(' · ') })}{' '}
					{both && (
						<Link href={hrefOf({ ...both, search: words || undefined, page: undefined })}>{t('search.toFilters')}</Link>
					)}
				</p>
			)}
			{ranked && <p>{t(hasPriority ? 'sort.text.withPriority' : `sort.text.${sortOf(filter)}`)}</p>}
		</div>
	);
}

// A price or an area without a bound is looked for ten percent up and down.
const ABOUT = 0.9 / 1.1;

function useReading({ search = '', tradingType }: ListingFilter) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const wordsOf = useFilterWords({});
	const { words, filter, understood } = readSearchWords(search, tradingType);

	const about = ({ min = 0, max = 0 }: NumberRange, format: (value: number) => string) =>
		max > 0 && Math.abs(min / max - ABOUT) < 0.002 && t('search.about', { value: format((min + max) / 2) });
	const say = (fields: SearchField[]): string => {
		const { priceMin, priceMax, pricePerSquareMeterMin, pricePerSquareMeterMax, areaMin, areaMax } = filter;
		const [first] = fields;
		const roughly =
			(first?.startsWith('pricePer') &&
				about({ min: pricePerSquareMeterMin, max: pricePerSquareMeterMax }, (value) =>
					formatPricePerSquareMeter(value, locale),
				)) ||
			(first?.startsWith('price') && about({ min: priceMin, max: priceMax }, (value) => formatMoney(value, locale))) ||
			(first?.startsWith('area') && about({ min: areaMin, max: areaMax }, (value) => formatArea(value, locale)));
		return roughly || lowerFirst(wordsOf(filter, fields));
	};

	const read = understood.map(({ fields }) => say(fields));
	if (read.length > 0 && words) read.push(wordsOf({ search: words }, ['search']));
	return { words, parts: { read, filter } };
}
