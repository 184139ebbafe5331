import {
	filterConditions,
	type ListingFilter,
	type ListingSort,
	mayNamePlace,
	searchInstead,
	sortOf,
	sortsFor,
	withoutFields,
	writeListingFilter,
} from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { FilterIcon, SearchIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { SearchBox, searchOfWords } from '../search-box/search-box.tsx';
import type { RecentSearch, SearchProposals } from '../search-model.ts';

export interface ListingFilterBarProps {
	filter: ListingFilter;
	proposals: SearchProposals;
	/** Another search: the whole filter with it, and what to remember of it; nothing when the words were taken away. */
	onSearch: (filter: ListingFilter, search: RecentSearch | undefined) => void;
	/** Another order. */
	onApply: (filter: ListingFilter) => void;
	/** Opens every other condition. */
	onOpenFilters: () => void;
	/** On a narrow screen it leaves out the order, which a map has none of, and what follows it stands beside its last button. @default false */
	compact?: boolean | undefined;
}

/** What stands above a list: words, order, and the way to every other condition. */
export function ListingFilterBar({
	filter,
	proposals,
	onSearch,
	onApply,
	onOpenFilters,
	compact = false,
}: ListingFilterBarProps) {
	const { t } = useTranslation('listing');
	const count = filterConditions(filter).length;
	const search = (asked: RecentSearch | undefined) => {
		// What the map happens to show is not where other words are meant.
		const before = mayNamePlace(asked?.filter.search ?? '') ? withoutFields(filter, 'box') : filter;
		onSearch(searchInstead(before, asked?.filter ?? {}), asked);
	};
	return (
		<div
			data-slot="listing-filter-bar"
			className={`flex flex-wrap items-center gap-2 ${compact ? 'max-lg:contents' : ''}`}
		>
			<search className={`flex min-w-0 grow basis-64 gap-2 ${compact ? 'max-lg:basis-full' : ''}`}>
				<form
					className="flex min-w-0 grow gap-2"
					onSubmit={(event) => {
						event.preventDefault();
						search(searchOfWords(new FormData(event.currentTarget).get('q')));
					}}
				>
					<div className="min-w-0 grow">
						<SearchBox words={filter.search} proposals={proposals} onChoose={search} />
					</div>
					{/* Without scripts the form leads to its own page: with these it keeps the other conditions. */}
					{[...writeListingFilter(withoutFields(filter, 'search'))].map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<IconButton
						type="submit"
						variant="primary"
						aria-label={t('search.submit')}
						icon={<SearchIcon aria-hidden="true" />}
					/>
				</form>
			</search>
			<Button
				variant="secondary"
				leadingIcon={<FilterIcon aria-hidden="true" />}
				onClick={onOpenFilters}
				aria-haspopup="dialog"
			>
				{count > 0 ? t('filter.openWithCount', { count }) : t('filter.open')}
			</Button>
			<div className={`min-w-0 grow basis-32 sm:grow-0 sm:basis-44 ${compact ? 'max-lg:hidden' : ''}`}>
				<Select
					aria-label={t('sort.label')}
					value={sortOf(filter)}
					options={sortsFor(filter).map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
					onChange={(event) => onApply({ ...withoutFields(filter, 'page'), sort: event.target.value as ListingSort })}
				/>
			</div>
		</div>
	);
}
