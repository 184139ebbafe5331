import { type ListingFormFragment, useUpdateListingMutation } from '@ancu/api/listing';
import { formatDateTime } from '@ancu/forms/format';
import { toListingDraft } from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { useSubmit } from '../data/use-submit.ts';
import { createSendOnce } from '../wallet/send-once.ts';
import { ListingEditor } from './listing-editor.tsx';
import { useDraft } from './use-draft.ts';

const publicStatuses: readonly string[] = ['ACCEPT', 'CHECKED', 'APPROVE'];

/** The form of a listing that is there already, with what was typed and not sent yet. */
export function EditListing({ listing }: { listing: ListingFormFragment }) {
	const { t } = useTranslation('web');
	const { id, photos } = listing;
	const locale = useLocale();
	const account = useAccount();
	const navigate = useNavigate();
	const toast = useToast();
	const [sendOnce] = useState(createSendOnce);
	const submit = useSubmit();
	const stored = toListingDraft({
		...listing,
		currentWardId: listing.chosenCurrentWardId,
		images: photos.map(({ key }) => key),
		captions: photos.map(({ caption }) => caption ?? ''),
	});
	const { kept, state, keep, forget } = useDraft(id, stored);
	// What may be asked for hangs on whose form it is.
	if (kept === undefined || !account) return null;
	// What was typed before the listing changed elsewhere would undo that.
	const restored = kept && kept.at > listing.updatedAt ? kept : null;

	return (
		<ListingEditor
			id={id}
			initial={restored?.draft ?? stored}
			known={photos}
			offering={listing.offering}
			isPublic={publicStatuses.includes(listing.status)}
			draftState={state}
			notice={
				restored && (
					<DraftNotice
						text={t('editRestored', { at: formatDateTime(restored.at, locale) })}
						action={
							<Button size="sm" variant="secondary" onClick={() => forget().then(() => window.location.reload())}>
								{t('discardEdit')}
							</Button>
						}
					/>
				)
			}
			onDraftChange={keep}
			onSubmit={(values) =>
				submit(async () => {
					// The form has no field for files of papers yet: left out, they stay.
					const { legalDocument: _legal, appraisalDocument: _appraisal, ...data } = values;
					await sendOnce([JSON.stringify(data)], (headers) =>
						useUpdateListingMutation.fetcher({ id, data }, headers)(),
					);
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
