import { tradingTypes } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';

export interface ListingSearchProps {
	/** Where the form leads without scripts. */
	action: string;
	/** Provinces to choose; undefined while they load. */
	provinces: readonly { id: string; name: string }[] | undefined;
	/** The form's parameters, as the address of the list takes them. */
	onSearch: (params: URLSearchParams) => void;
}

/** The search of the home page: what, where, in one's own words. */
export function ListingSearch({ action, provinces, onSearch }: ListingSearchProps) {
	const { t } = useTranslation(['listing', 'address']);
	return (
		<search>
			<form
				action={action}
				data-slot="listing-search"
				className="grid gap-3 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
				onSubmit={(event) => {
					event.preventDefault();
					const entries = [...new FormData(event.currentTarget)].map(
						([name, value]) => [name, String(value).trim()] as [string, string],
					);
					onSearch(new URLSearchParams(entries.filter(([, value]) => value)));
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
					<TextInput
						type="search"
						name="q"
						aria-label={t('search.label')}
						placeholder={t('search.placeholder')}
						leadingIcon={<SearchIcon />}
						enterKeyHint="search"
						autoComplete="off"
					/>
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
