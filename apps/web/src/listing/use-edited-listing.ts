import type { ListingFormFragment } from '@ancu/api/listing';
import {
	changeOver,
	differingFields,
	type KeptListingChange,
	type ListingDraft,
	readListingChange,
	toListingDraft,
	writeListingChange,
} from '@ancu/forms/listing';
import { useRef, useState } from 'react';
import { useDraft } from './use-draft.ts';

interface Opened {
	/** The version that the form was opened with: one that comes meanwhile does not change it. */
	listing: ListingFormFragment;
	/** What was changed in it before; null when nothing was or it was thrown away, undefined where it is as it was kept. */
	change: KeptListingChange | null | undefined;
	/** How often the form began with something else. */
	round: number;
	/** It began with what was just saved. */
	isSaved?: boolean;
}

/** A listing as it is being changed: with what was typed before and not saved, and over the newest version when it changed elsewhere. */
export function useEditedListing(
	listing: ListingFormFragment,
	refresh: () => Promise<ListingFormFragment | undefined>,
) {
	const [opened, setOpened] = useState<Opened>({ listing, change: undefined, round: 0 });
	const typed = useRef<Pick<KeptListingChange, 'draft' | 'changed'>>(undefined);
	/** What a save made of it, and what was sent, while the form still has what it had before. */
	const made = useRef<{ listing: ListingFormFragment; sent: ListingDraft }>(undefined);
	const saved = draftOf(opened.listing);
	const { kept, choice, round, state, keep, forget } = useDraft(listing.id, (json) => readListingChange(json, saved));
	// What was typed and taken back again is kept too, so that what came before it does not come back.
	const restored = kept && kept.draft.changed.length > 0 ? kept.draft : null;
	const change = opened.change === undefined ? restored : opened.change;
	const draftNow = () => (typed.current ?? change)?.draft ?? saved;
	const listingNow = () => made.current?.listing ?? opened.listing;
	const begin = (next: Opened) => {
		made.current = undefined;
		setOpened(next);
	};

	return {
		/** The version that is changed. */
		listing: opened.listing,
		/** What that version says. */
		saved,
		/** What was changed in it when the form began; null when nothing was. */
		change,
		/** The form begins again with it. */
		round: opened.round + round,
		/** Two devices changed it: which one's stays. */
		choice: choice && {
			...choice,
			onTakeOther: () => {
				typed.current = undefined;
				begin({ listing: listingNow(), change: undefined, round: opened.round });
				choice.onTakeOther();
			},
		},
		isKnown: kept !== undefined,
		keptAt: kept?.at,
		state,
		forget,
		keep: (draft: ListingDraft, changed: KeptListingChange['changed']) => {
			typed.current = { draft, changed };
			keep(writeListingChange({ draft, changed, basedOn: listingNow().updatedAt }));
		},
		/** Begins again with the newest version and what was changed on top of it. */
		openNewest: async () => {
			const newest = await refresh();
			if (!newest) return;
			const mine = typed.current ?? change ?? { draft: saved, changed: [] };
			// Based on what was opened: it is no change of the newest until that is saved.
			const next = { ...changeOver(draftOf(newest), mine), basedOn: opened.listing.updatedAt };
			if (next.changed.length > 0) keep(writeListingChange({ ...next, basedOn: newest.updatedAt }));
			typed.current = next;
			begin({ listing: newest, change: next, round: opened.round + 1 });
		},
		/** The version that a save changes: its own saving makes it another one, which nobody else has changed. */
		versionNow: () => listingNow().updatedAt,
		/** Where the listing stands, as far as is known. */
		statusNow: () => listingNow().status,
		/** What is about to be sent. */
		draftNow,
		noteSaved: (listing: ListingFormFragment, sent: ListingDraft) => {
			made.current = { listing, sent };
		},
		/** Saved, and not led on: the form begins again with what was saved, and with what was typed meanwhile on top of it. */
		openSaved: () => {
			if (!made.current) return;
			const { listing: now, sent } = made.current;
			const { updatedAt: basedOn } = now;
			const since = changeOver(draftOf(now), typedSince(sent, draftNow(), draftOf(now)));
			const isSaved = since.changed.length === 0;
			typed.current = isSaved ? undefined : since;
			if (!isSaved) keep(writeListingChange({ ...since, basedOn }));
			begin({ listing: now, change: isSaved ? null : { ...since, basedOn }, round: opened.round + 1, isSaved });
		},
		/** Whether nothing was typed since it was saved: there is nothing to send. */
		isSavedAsIs: () => opened.isSaved === true && typed.current === undefined,
		/** Throws away what was changed. */
		discard: async () => {
			await forget();
			typed.current = undefined;
			begin({ listing: listingNow(), change: null, round: opened.round + 1 });
		},
	};
}

/** What differs from what was sent, with its pictures as the server calls them now: an upload is good for once. */
function typedSince(
	sent: ListingDraft,
	now: ListingDraft,
	saved: ListingDraft,
): Pick<KeptListingChange, 'draft' | 'changed'> {
	const names = new Map(sent.images.map((image, index) => [image, saved.images[index] ?? image]));
	const renamed = (draft: ListingDraft) => ({
		...draft,
		images: draft.images.map((image) => names.get(image) ?? image),
	});
	const draft = renamed(now);
	return { draft, changed: differingFields(draft, renamed(sent)) };
}

function draftOf(listing: ListingFormFragment): ListingDraft {
	return toListingDraft({
		...listing,
		currentWardId: listing.chosenCurrentWardId,
		images: listing.photos.map(({ key }) => key),
		captions: listing.photos.map(({ caption }) => caption ?? ''),
	});
}
