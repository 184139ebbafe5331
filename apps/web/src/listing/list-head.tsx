import type { ListingCardFragment } from '@ancu/api/listing';
import type { ListingFilter } from '@ancu/forms/listing';
import { type FilterNames, useListTitle } from '@ancu/ui/listing';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page-head.tsx';
import { isNamedByTitle, listHref } from './list-address.ts';
import { listingListData } from './structured-data.ts';

export interface ListHeadProps {
	pathname: string;
	filter: ListingFilter;
	/** Of the units and categories that are searched. */
	names: FilterNames;
	/** The page that is shown. */
	listings: { data: readonly Pick<ListingCardFragment, 'sequenceId' | 'title'>[]; total: number } | undefined;
}

/** What search engines, other sites and the tab say of a page of listings. */
export function ListHead({ pathname, filter, names, listings }: ListHeadProps) {
	const { t } = useTranslation('web');
	const listTitle = useListTitle(filter, names);
	const isMap = pathname === '/map';
	return (
		<PageHead
			title={isMap ? t('map.title') : listTitle}
			page={filter.page}
			description={isMap ? t('map.description') : t('list.description', { title: listTitle })}
			canonical={listHref({ pathname, filter: { ...filter, box: undefined }, view: isMap ? 'map' : 'list' })}
			data={listings && listingListData(listings.data)}
			isIndexed={isNamedByTitle(filter) && listings?.total !== 0}
		/>
	);
}
