import { type ListingFilter, readListingFilter, searchInstead, tradingTypes } from '@ancu/forms/listing';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { SearchBox, searchOfWords } from '../search-box/search-box.tsx';
import type { RecentSearch, SearchProposals } from '../search-model.ts';

export interface ListingSearchProps {
	/** Where the form leads without scripts. */
	action: string;
	/** Provinces to choose; undefined while they load. */
	provinces: readonly { id: string; name: string }[] | undefined;
	proposals: SearchProposals;
	/** What is searched for: kind, place and words; and what to remember of it, if there were words or a name. */
	onSearch: (filter: ListingFilter, search: RecentSearch | undefined) => void;
}

/** The search of the home page: what, where, in one's own words. */
export function ListingSearch({ action, provinces, proposals, onSearch }: ListingSearchProps) {
	const { t } = useTranslation(['listing', 'address']);
	const form = useRef<HTMLFormElement>(null);
	const search = (asked?: RecentSearch) => {
		if (!form.current) return;
		const data = new FormData(form.current);
		const search = asked ?? searchOfWords(data.get('q'));
		data.delete('q');
		const rest = readListingFilter(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
		onSearch(searchInstead(rest, search?.filter ?? {}), search);
	};
	return (
		<search>
			<form
				ref={form}
				action={action}
				data-slot="listing-search"
				className="grid gap-3 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
				onSubmit={(event) => {
					event.preventDefault();
					search();
				}}
			>
				<div>
					<Segmented
						label={t('search.kind')}
						name="type"
						defaultValue="BUY"
						options={tradingTypes.map((value) => ({ value, label: t(`tradingType.${value}`) }))}
					/>
				</div>
				<div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
					<SearchBox proposals={proposals} onChoose={search} />
					<Select
						name="province"
						aria-label={t('search.place')}
						defaultValue=""
						emptyLabel={t('address:anyProvince')}
						options={(provinces ?? []).map(({ id, name }) => ({ value: id, label: name }))}
					/>
					<Button type="submit" variant="seal">
						{t('search.submit')}
					</Button>
				</div>
			</form>
		</search>
	);
}
