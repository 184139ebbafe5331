import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { SearchInput, typedSearch } from '../../primitives/text-input/index.ts';

/** Changes a part of the filter; what stands in the search counts along, sent or not. */
export type ChangeFilter<Filter> = (change: Partial<Filter>) => void;

export interface ListFilterProps<Filter extends { search: string }> {
	/** Names the form and its search, as `Tìm thủ tục`. */
	label: string;
	/** What may be searched by, as `Tên thủ tục`. */
	hint: string;
	/** What the list is held to; `search` is empty for nothing. */
	filter: Filter;
	/** Told what the list is to be held to. */
	onFilter: (next: Filter) => void;
	/** What it may be held to besides, as a status: each tells `change`. */
	selects?: ((change: ChangeFilter<Filter>) => ReactNode) | undefined;
	/** Likewise, as `Việc của tôi`. */
	checkboxes?: ((change: ChangeFilter<Filter>) => ReactNode) | undefined;
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
	const change: ChangeFilter<Filter> = (changed) =>
		onFilter({ ...filter, search: typedSearch(form.current), ...changed });
	return (
		<form
			ref={form}
			aria-label={label}
			data-slot="list-filter"
			className={layout}
			onSubmit={(event) => {
				event.preventDefault();
				change({});
			}}
		>
			<div className={`min-w-0 grow sm:basis-64 ${selects ? 'basis-full' : 'basis-40'}`}>
				<SearchInput aria-label={label} placeholder={hint} search={filter.search} />
			</div>
			{selects?.(change)}
			<Button type="submit" variant="secondary">
				{t('listFilter.find')}
			</Button>
			{checkboxes && <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:basis-full">{checkboxes(change)}</div>}
		</form>
	);
}
