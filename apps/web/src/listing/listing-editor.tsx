import type { OwnOfferingFragment } from '@ancu/api/listing';
import { isAllowed, offersShares } from '@ancu/forms/access';
import type { SubmitFailure } from '@ancu/forms/form';
import { serverDate } from '@ancu/forms/format';
import { isPlaced, keyFacts, type ListingDraft, type ListingValues } from '@ancu/forms/listing';
import { type DraftState, DuplicateList, ListingForm, type ListingFormProps } from '@ancu/ui/listing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormOwner } from '../account/use-form-owner.ts';
import { usePrivacy } from '../account/use-privacy.ts';
import { CommuneBefore } from '../address/commune-before.tsx';
import { CurrentAddress } from '../address/current-address.tsx';
import type { UploadState } from '../file/use-upload-state.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { ListingPreview, PagePreview } from './listing-preview.tsx';
import { offeringPreview } from './offering-preview.tsx';
import { PhotoSlot } from './photo-slot.tsx';
import { nameOf, PlaceSlot, useProposal } from './place-slot.tsx';
import { SearchSlot } from './search-slot.tsx';
import { liesElsewhere, useDraftPlace } from './use-draft-place.ts';
import { type KnownPhoto, useKnownPhotos } from './use-known-photos.ts';
import { useListingCheck } from './use-listing-check.ts';
import { type KnownPapers, useListingPapers } from './use-listing-papers.tsx';
import { useOfferingPapers } from './use-offering-papers.tsx';

export interface ListingEditorProps
	extends Pick<ListingFormProps, 'step' | 'onStepChange' | 'failureAction' | 'hasMark' | 'takesFocus'> {
	/** Of the listing that is changed; none for a new one. */
	id?: string | undefined;
	initial: ListingDraft;
	/** What is saved, where that is something else. */
	saved?: ListingDraft | undefined;
	/** The pictures that the listing has. */
	known?: readonly KnownPhoto[];
	/** The papers that the listing has. */
	papers?: KnownPapers;
	/** The offering that the listing is. */
	offering?: OwnOfferingFragment | null;
	/** It is public now. @default false */
	isPublic?: boolean;
	draftState: DraftState | undefined;
	notice?: ReactNode;
	onDraftChange: NonNullable<ListingFormProps['onDraftChange']>;
	/** Sends it. */
	onSubmit: (values: ListingValues) => Promise<SubmitFailure | undefined>;
	/** Leads on once it is sent. */
	onDone: () => Promise<void>;
}

/** The listing form with everything around it: places, map, pictures, what others ask, preview. */
export function ListingEditor({
	id,
	initial,
	saved,
	known = [],
	papers: keptPapers = [],
	offering = null,
	isPublic = false,
	onDone,
	...props
}: ListingEditorProps) {
	const { t } = useTranslation('web');
	const account = useFormOwner();
	const privacy = usePrivacy();
	const [draft, setDraft] = useState(initial);
	const [isDirty, setDirty] = useState(false);
	const [isSending, setSending] = useState(false);
	const keptPhotos = useKnownPhotos(known, initial.images);
	const [photos, setPhotos] = useState<UploadState>({ waiting: undefined, urls: new Map() });
	const urls = new Map([...keptPhotos.map(({ key, url }) => [key, url] as const), ...photos.urls]);
	const [refusedPhotos, setRefusedPhotos] = useState(0);
	const papers = useListingPapers(keptPapers);
	const offeringPapers = useOfferingPapers(offering?.documents ?? []);
	// Papers of an offering that is none are not missed.
	const papersWaiting = papers.waiting ?? (draft.isInvest ? offeringPapers.waiting : undefined);
	const waiting = [photos.waiting, papersWaiting];
	// What has not arrived is in no draft.
	const isWaiting = waiting.some(Boolean);
	// What has failed is said at once.
	const isSendingFiles = waiting.includes('still_sending') && !waiting.includes('not_arrived');
	const guard = useLeaveGuard(isDirty || isWaiting, {
		text: t(isWaiting ? 'leave.files' : 'leave.kept'),
		loses: isWaiting,
	});
	const { places, codes, units, address } = useDraftPlace(draft);
	const { median, duplicates } = useListingCheck(id, draft, isSending);
	const { locationLat: lat, locationLong: long } = draft;
	const point = lat !== null && long !== null ? { lat, long } : undefined;
	const proposal = useProposal(point);
	const isElsewhere = proposal && liesElsewhere(proposal, draft);

	return (
		<>
			<ListingForm
				{...props}
				isEdit={id !== undefined}
				mayOffer={offering !== null || isAllowed(offersShares, account?.role ?? null)}
				takenShares={offering ? offering.soldShare + offering.heldShare : 0}
				isAccepted={isPublic}
				documents={papers.field}
				offeringPapers={offeringPapers.field}
				offeringPreview={(shown) => offeringPreview(shown, offeringPapers.urls)}
				now={serverDate()}
				defaultValues={initial}
				savedValues={saved}
				places={places}
				search={(onPlace) => <SearchSlot onPlace={onPlace} />}
				ownPhone={account?.phone ?? null}
				onShowPhone={privacy.isPhoneHidden ? () => privacy.change('isShowPhone', true) : undefined}
				resubmitFields={isPublic ? keyFacts : []}
				refusedFiles={refusedPhotos}
				isUploading={isSendingFiles}
				median={median ?? undefined}
				conversion={
					isPlaced(draft) ? (choice) => <CurrentAddress place={draft} point={point} {...choice} /> : undefined
				}
				former={(choice) => <CommuneBefore commune={draft} {...choice} />}
				map={(pin) => <PlaceSlot pin={pin} address={units.join(', ')} units={codes} />}
				pinNotice={
					isElsewhere
						? t(proposal.isApproximate ? 'pinMayBeElsewhere' : 'pinElsewhere', {
								there: nameOf(proposal, draft.system),
								here: units.slice(-2).join(', '),
							})
						: undefined
				}
				photos={(control) => (
					<PhotoSlot
						control={control}
						known={keptPhotos}
						onState={setPhotos}
						onRefused={() => setRefusedPhotos((count) => count + 1)}
					/>
				)}
				preview={(shown) => <ListingPreview draft={shown} address={address} urls={urls} />}
				pagePreview={(shown) => <PagePreview draft={shown} address={address} urls={urls} />}
				duplicates={<DuplicateList listings={duplicates} now={serverDate()} />}
				onDirtyChange={setDirty}
				onDraftChange={(next, ...how) => {
					setDraft(next);
					props.onDraftChange(next, ...how);
				}}
				onSubmit={async (values) => {
					if (papersWaiting) return { message: t('failedPapers') };
					if (photos.waiting) return { message: t('failedPhotos') };
					// Of a new one alone: what was imported without pictures may be mended without.
					if (id === undefined && !values.images?.length) return { fields: [{ path: 'images', code: 'required' }] };
					setSending(true);
					try {
						const refused = await props.onSubmit(values);
						if (refused) return refused;
						guard.letGo();
						await onDone();
						return undefined;
					} finally {
						setSending(false);
					}
				}}
			/>
			{guard.dialog}
		</>
	);
}
