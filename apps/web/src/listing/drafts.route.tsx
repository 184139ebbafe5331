import { useDeleteDraftMutation } from '@ancu/api/listing';
import { serverDate } from '@ancu/forms/format';
import { readListingDraft } from '@ancu/forms/listing';
import { DraftList } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { forgetLocalDraft } from '../data/local-draft.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useBegunListings } from './use-begun-listings.ts';

const needs = { queries: () => [], namespaces: ['listing'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function DraftsPage() {
	const { t } = useTranslation('web');
	const { begun, data, isError, refetch } = useBegunListings();
	const remove = useDeleteDraftMutation();
	const submit = useSubmit();
	return (
		<Page>
			<PrivateHead title={t('savedPosts')} />
			<DraftList
				drafts={(data && begun)?.map(({ id, data, updatedAt, locationInfoId }) => ({
					id,
					updatedAt,
					locationInfoId,
					title: readListingDraft(data)?.title ?? '',
				}))}
				failed={isError}
				onRetry={refetch}
				now={serverDate()}
				hrefOf={({ id, locationInfoId }) =>
					locationInfoId ? `/real-estate/update/${locationInfoId}` : `/post-new?draft=${id}`
				}
				postHref="/post-new?new"
				postedHref="/estate"
				onDelete={(id) =>
					submit(async () => {
						await remove.mutateAsync({ id });
						forgetLocalDraft(id);
						await refetch();
					})
				}
			/>
		</Page>
	);
}
