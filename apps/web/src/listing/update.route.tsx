import { type ListingFormFragment, useListingFormQuery, useUpdateListingMutation } from '@ancu/api/listing';
import { toListingDraft } from '@ancu/forms/listing';
import { ListingEditScreen } from '@ancu/ui/listing';
import { useToast } from '@ancu/ui/primitives/toast';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { useDraft } from './use-draft.ts';

const needs = { queries: () => [], namespaces: ['listing', 'map', 'address'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function UpdatePage() {
	const { t } = useTranslation('web');
	const { id = '' } = useParams();
	const listing = useListingFormQuery({ id }, { staleTime: 0 });
	const found = listing.data?.getOneMyLocationInfo;
	const mayEdit = found?.allowedActions.includes('EDIT');
	return (
		<Page>
			<PrivateHead title={t('updateListing')} />
			<ListingEditScreen
				title={t('updateListing')}
				gone={listing.error?.code === 'NOT_FOUND' || mayEdit === false}
				failed={listing.isError}
				onRetry={listing.refetch}
				form={found && mayEdit && <EditListing key={found.id} listing={found} />}
			/>
		</Page>
	);
}

const publicStatuses: readonly string[] = ['ACCEPT', 'CHECKED', 'APPROVE'];

function EditListing({ listing }: { listing: ListingFormFragment }) {
	const { t } = useTranslation('web');
	const { id, photos } = listing;
	const navigate = useNavigate();
	const toast = useToast();
	const update = useUpdateListingMutation();
	const submit = useSubmit();
	const { kept, state, keep, forget } = useDraft(id);
	const stored = toListingDraft({
		...listing,
		images: photos.map(({ key }) => key),
		captions: photos.map(({ caption }) => caption ?? ''),
	});
	if (kept === undefined) return null;

	return (
		<ListingEditor
			id={id}
			initial={kept?.draft ?? stored}
			known={photos}
			isPublic={publicStatuses.includes(listing.status)}
			draftState={state}
			onDraftChange={keep}
			onSubmit={(data) =>
				submit(async () => {
					await update.mutateAsync({ id, data });
					await forget();
				})
			}
			onDone={async () => {
				toast({ kind: 'success', message: t('updated') });
				await navigate('/estate');
			}}
		/>
	);
}
