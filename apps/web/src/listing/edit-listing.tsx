import { type ListingFormFragment, useUpdateListingMutation } from '@ancu/api/listing';
import { isPublicStatus, type ListingValues } from '@ancu/forms/listing';
import { EditStatusNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormOwner } from '../account/use-form-owner.ts';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn, useIsHere } from '../shell/use-go.ts';
import { DraftChoiceNotice } from './draft-choice-notice.tsx';
import { afterEditHref } from './edit-address.ts';
import { EditNotice } from './edit-notice.tsx';
import { ListingEditor, type ListingEditorProps } from './listing-editor.tsx';
import { useEditedListing } from './use-edited-listing.ts';
import { useShownAnew } from './use-shown-anew.ts';

interface EditListingProps extends Pick<ListingEditorProps, 'step' | 'onStepChange'> {
	listing: ListingFormFragment;
	/** Reads the listing as it is now; undefined when that could not be done. */
	refresh: () => Promise<ListingFormFragment | undefined>;
}

/** The form of a listing that is there already, with what was typed and not sent yet. */
export function EditListing({ refresh, listing: opened, ...steps }: EditListingProps) {
	const { t } = useTranslation('web');
	const account = useFormOwner();
	const goOn = useGoOn();
	const toast = useToast();
	const [isChangedElsewhere, setChangedElsewhere] = useState(false);
	const update = useMutationOnce(useUpdateListingMutation, {
		onError: ({ code }) => setChangedElsewhere(code === 'LISTING_CHANGED'),
	});
	const submit = useSubmit();
	const showAnew = useShownAnew();
	const edited = useEditedListing(opened, refresh);
	const { listing, change, round } = edited;
	const { id } = listing;
	const isHere = useIsHere();
	const [params] = useSearchParams();
	// Begun again with another version, the same data is another change.
	const save = useDoneOnce(({ data }: { data: ListingValues; round: number }) =>
		update.mutateAsync({ id, data, updatedAt: edited.versionNow() }),
	);
	// What may be asked for hangs on whose form it is.
	if (!edited.isKnown || !account) return null;

	return (
		<ListingEditor
			{...steps}
			key={round}
			takesFocus={edited.isSavedAsIs()}
			id={id}
			initial={change?.draft ?? edited.saved}
			saved={edited.saved}
			known={listing.photos}
			papers={[...listing.legalDocumentFiles, ...listing.appraisalDocumentFiles]}
			offering={listing.offering}
			isPublic={isPublicStatus(listing.status)}
			hasMark={listing.isGreenCheck}
			draftState={edited.state}
			notice={
				<>
					<EditStatusNotice listing={listing} closedHref="/estate?tab=closed" />
					{edited.choice ? (
						<DraftChoiceNotice choice={edited.choice} />
					) : (
						change && <EditNotice edited={edited} change={change} />
					)}
				</>
			}
			failureAction={isChangedElsewhere && <OpenNewest onOpen={edited.openNewest} />}
			onDraftChange={edited.keep}
			onSubmit={(data) =>
				submit(async () => {
					setChangedElsewhere(false);
					if (edited.isSavedAsIs()) return;
					const sent = edited.draftNow();
					const { updateLocationInfo } = await save({ data, round });
					edited.noteSaved(updateLocationInfo, sent);
					await edited.forget();
					await showAnew();
				})
			}
			onDone={async () => {
				const status = edited.statusNow();
				toast({
					kind: 'success',
					message: t(status === 'PENDING' ? 'updatedWaiting' : status === 'CANCEL' ? 'updatedClosed' : 'updated'),
				});
				await goOn(afterEditHref(params));
				if (isHere()) edited.openSaved();
			}}
		/>
	);
}

function OpenNewest({ onOpen }: { onOpen: () => Promise<void> }) {
	const { t } = useTranslation('web');
	const [pending, setPending] = useState(false);
	return (
		<Button
			size="sm"
			variant="secondary"
			loading={pending}
			onClick={async () => {
				setPending(true);
				await onOpen().finally(() => setPending(false));
			}}
		>
			{t('openNewest')}
		</Button>
	);
}
