import { useCreateListingMutation, useDraftsQuery } from '@ancu/api/listing';
import { formatDateTime } from '@ancu/forms/format';
import { emptyListingDraft } from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice, ListingEditScreen } from '@ancu/ui/listing';
import { LinkButton } from '@ancu/ui/primitives/button';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { useDraft } from './use-draft.ts';

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

function NewListing({ id, onBegin }: { id: string; onBegin: () => void }) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const navigate = useNavigate();
	const toast = useToast();
	const account = useAccount();
	const create = useCreateListingMutation();
	const submit = useSubmit();
	const { kept, state, keep, forget } = useDraft(id);
	if (kept === undefined || !account) return <Skeleton shape="title" />;

	return (
		<ListingEditor
			initial={kept?.draft ?? { ...emptyListingDraft, contactPersonName: account.name }}
			draftState={state}
			notice={
				kept ? (
					<DraftNotice
						text={t('draftRestored', { at: formatDateTime(kept.at, locale) })}
						action={
							<LinkButton size="sm" variant="secondary" href="/post-new?new">
								{t('beginAnew')}
							</LinkButton>
						}
					/>
				) : (
					<LinkButton size="sm" variant="quiet" href="/post-new/import">
						{t('importLink')}
					</LinkButton>
				)
			}
			onDraftChange={(draft) => {
				keep(draft);
				onBegin();
			}}
			onSubmit={(data) =>
				submit(async () => {
					await create.mutateAsync({ data });
					await forget();
				})
			}
			onDone={async () => {
				toast({ kind: 'success', message: t('posted') });
				await navigate('/estate?tab=waiting');
			}}
		/>
	);
}
