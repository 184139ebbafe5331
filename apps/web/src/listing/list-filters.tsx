import type { ListingFilter } from '@ancu/forms/listing';
import { ListingFilterDialog, type ListingFilterDialogProps } from '@ancu/ui/listing';
import { type Ref, useCallback, useImperativeHandle, useState } from 'react';
import { FilterAddress } from '../address/filter-address.tsx';
import { useDraftTotal } from './use-draft-total.ts';

/** Opens the filters with what is set in the list. */
export interface FiltersOpener {
	open: () => void;
}

interface ListFiltersProps extends Pick<ListingFilterDialogProps, 'filter' | 'categories' | 'withKind' | 'onApply'> {
	/** Not a state of the page: that would draw the whole list and its map again before the window is seen. */
	ref: Ref<FiltersOpener>;
}

// The same functions all the while: the form is not drawn again for every count.
const address: ListingFilterDialogProps['address'] = (chosen) => <FilterAddress filter={chosen} />;

/** The filters of a list, which count what they would find. */
export function ListFilters({ ref, onApply, ...rest }: ListFiltersProps) {
	const { filter } = rest;
	// Undefined while they are closed.
	const [draft, setDraft] = useState<ListingFilter>();
	const close = () => setDraft(undefined);
	// What was changed last may be told after they were closed.
	const change = useCallback((next: ListingFilter) => setDraft((open) => open && next), []);
	const apply = useCallback(
		(chosen: ListingFilter) => {
			setDraft(undefined);
			onApply(chosen);
		},
		[onApply],
	);
	useImperativeHandle(ref, () => ({ open: () => setDraft(filter) }), [filter]);
	return (
		<ListingFilterDialog
			{...rest}
			open={draft !== undefined}
			onClose={close}
			address={address}
			found={useDraftTotal(draft)}
			onChange={change}
			onApply={apply}
		/>
	);
}
