import {
	activeFilterFields,
	type ListingFilter,
	type ListingSort,
	listingSorts,
	readListingFilter,
	withoutFields,
} from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { FilterIcon, SearchIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';

export interface ListingFilterBarProps {
	filter: ListingFilter;
	/** A new search or order. */
	onApply: (filter: ListingFilter) => void;
	/** Opens every other condition. */
	onOpenFilters: () => void;
}

/** What stands above a list: words, order, and the way to every other condition. */
export function ListingFilterBar({ filter, onApply, onOpenFilters }: ListingFilterBarProps) {
	const { t } = useTranslation('listing');
	const count = activeFilterFields(filter).length;
	return (
		<div data-slot="listing-filter-bar" className="flex flex-wrap items-center gap-2">
			<search className="flex min-w-0 grow basis-64 gap-2">
				<form
					className="flex min-w-0 grow gap-2"
					onSubmit={(event) => {
						event.preventDefault();
						const words = new FormData(event.currentTarget).get('q');
						const { search } = readListingFilter(new URLSearchParams({ q: String(words ?? '') }));
						onApply({ ...withoutFields(filter, 'search'), search });
					}}
				>
					<div className="min-w-0 grow">
						<TextInput
							// A new address brings new words: the field must show them, also after going back.
							key={filter.search ?? ''}
							type="search"
							name="q"
							aria-label={t('search.label')}
							placeholder={t('search.placeholder')}
							defaultValue={filter.search}
							enterKeyHint="search"
							autoComplete="off"
						/>
					</div>
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
			<div className="min-w-0 grow basis-44 sm:grow-0">
				<Select
					aria-label={t('sort.label')}
					value={filter.sort ?? 'newest'}
					options={listingSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
					onChange={(event) => onApply({ ...withoutFields(filter, 'page'), sort: event.target.value as ListingSort })}
				/>
			</div>
		</div>
	);
}
