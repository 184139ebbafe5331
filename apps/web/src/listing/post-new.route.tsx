import { useDraftsQuery } from '@ancu/api/listing';
import { ListingEditScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { NewListing } from './new-listing.tsx';

const needs = {
	queries: () => [],
	namespaces: ['listing', 'listing-desk', 'map', 'address', 'invest'],
	signedIn: true,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PostNewPage() {
	const { t } = useTranslation('web');
	const [params, setParams] = useSearchParams();
	const drafts = useDraftsQuery();
	const [fresh] = useState(() => crypto.randomUUID());
	const isAnew = params.has('new');
	const latest = isAnew ? undefined : drafts.data?.getAllMyDraft.find(({ locationInfoId }) => !locationInfoId)?.id;
	const id = params.get('draft') ?? latest ?? fresh;
	// From now on a reload, and the back button, lead to what was begun.
	const begin = () =>
		params.get('draft') !== id && setParams({ draft: id }, { replace: true, preventScrollReset: true });
	return (
		<Page>
			<PrivateHead title={t('postNew')} />
			<ListingEditScreen
				title={t('postNew')}
				form={!drafts.isPending && <NewListing key={id} id={id} onBegin={begin} />}
			/>
		</Page>
	);
}
