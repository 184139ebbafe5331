import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { SearchInput, typedSearch } from '../../primitives/text-input/index.ts';

/** Holds the list to a change of its filter, and to what stands in its search, sent or not. */
export type Hold<Filter> = (change: Partial<Filter>) => void;

export interface ListFilterProps<Filter extends { search: string }> {
	/** Names the form and its search, as `Tìm thủ tục`. */
	label: string;
	/** What may be searched by, as `Tên thủ tục`. */
	hint: string;
	/** What the list is held to; `search` is empty for nothing. */
	filter: Filter;
	/** Told what the list is to be held to. */
	onFilter: (next: Filter) => void;
	/** What it may be held to besides, as a status: each tells `hold`. */
	selects?: ((hold: Hold<Filter>) => ReactNode) | undefined;
	/** Likewise, as `Việc của tôi`. */
	checkboxes?: ((hold: Hold<Filter>) => ReactNode) | undefined;
}

/** On a phone the search has a line of its own, the selects share the next, and the checkboxes have the last. */
const layout =
	'flex flex-wrap items-center gap-x-3 gap-y-2 *:has-data-[slot=select]:grow *:has-data-[slot=select]:basis-32 sm:*:has-data-[slot=select]:grow-0 sm:*:has-data-[slot=select]:basis-52';

/** What a list is held to: words, which are sent, and choices, each of which counts at once. */
export function ListFilter<Filter extends { search: string }>({
	label,
	hint,
	filter,
	onFilter,
	selects,
	checkboxes,
}: ListFilterProps<Filter>) {
	const { t } = useTranslation('translation');
	const form = useRef<HTMLFormElement>(null);
	const hold: Hold<Filter> = (change) => onFilter({ ...filter, search: typedSearch(form.current), ...change });
	return (
		<form
			ref={form}
			aria-label={label}
			data-slot="list-filter"
			className={layout}
			onSubmit={(event) => {
				event.preventDefault();
				hold({});
			}}
		>
			<div className={`min-w-0 grow sm:basis-64 ${selects ? 'basis-full' : 'basis-40'}`}>
				<SearchInput aria-label={label} placeholder={hint} search={filter.search} />
			</div>
			{selects?.(hold)}
			<Button type="submit" variant="secondary">
				{t('listFilter.find')}
			</Button>
			{checkboxes && <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:basis-full">{checkboxes(hold)}</div>}
		</form>
	);
}
