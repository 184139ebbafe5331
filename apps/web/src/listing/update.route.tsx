import { useListingFormQuery } from '@ancu/api/listing';
import { ListingEditScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { browserLoader, oncePerPath, serverLoader } from '../data/loaders.ts';
import { anew, subject } from '../data/query-client.ts';
import { withParam } from '../data/with-param.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { EditListing } from './edit-listing.tsx';

const needs = {
	queries: () => [],
	namespaces: ['listing', 'listing-desk', 'map', 'address', 'invest'],
	signedIn: true,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);
export const shouldRevalidate = oncePerPath;

export default function UpdatePage() {
	const { t } = useTranslation('web');
	const { id = '' } = useParams();
	const [params, setParams] = useSearchParams();
	// As it was before the last change, it would undo that.
	const listing = useListingFormQuery({ id }, { ...anew, ...subject });
	const found = listing.data?.getOneMyLocationInfo;
	const mayEdit = found?.allowedActions.includes('EDIT');
	const refresh = async () => {
		const { data, isSuccess } = await listing.refetch();
		return isSuccess ? data.getOneMyLocationInfo : undefined;
	};
	return (
		<Page>
			<PrivateHead title={t('updateListing')} />
			<ListingEditScreen
				title={t('updateListing')}
				parent={{ label: t('savedPosts'), href: '/saved/post' }}
				gone={listing.error?.code === 'NOT_FOUND' || mayEdit === false}
				failed={listing.isError}
				onRetry={listing.refetch}
				form={
					found &&
					mayEdit && (
						<EditListing
							key={found.id}
							listing={found}
							refresh={refresh}
							step={params.get('step') ?? undefined}
							onStepChange={(step, { replace }) =>
								setParams((now) => withParam(now, 'step', step), { replace, preventScrollReset: true })
							}
						/>
					)
				}
			/>
		</Page>
	);
}
