import type { ListingFormFragment } from '@ancu/api/listing';
import {
	changeOver,
	type ListingChange,
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
	change: ListingChange | null | undefined;
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
	const typed = useRef<Pick<ListingChange, 'draft' | 'changed'>>(undefined);
	/** What a save made of it, and what was typed until then, while the form still has what it had before. */
	const made = useRef<{ listing: ListingFormFragment; typed: typeof typed.current }>(undefined);
	const saved = draftOf(opened.listing);
	const { kept, choice, round, state, keep, forget } = useDraft(listing.id, (json) => readListingChange(json, saved));
	// What was typed and taken back again is kept too, so that what came before it does not come back.
	const restored = kept && kept.draft.changed.length > 0 ? kept.draft : null;
	const change = opened.change === undefined ? restored : opened.change;
	const versionNow = () => (made.current?.listing ?? opened.listing).updatedAt;
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
		/** The form begins anew with it. */
		round: opened.round + round,
		/** Two devices changed it: which one's stays. */
		choice: choice && {
			...choice,
			onTakeOther: () => {
				typed.current = undefined;
				begin({ ...opened, change: undefined });
				choice.onTakeOther();
			},
		},
		isKnown: kept !== undefined,
		keptAt: kept?.at,
		state,
		forget,
		keep: (draft: ListingDraft, changed: ListingChange['changed']) => {
			typed.current = { draft, changed };
			keep(writeListingChange({ draft, changed, basedOn: versionNow() }));
		},
		/** Begins anew with the newest version and what was changed on top of it. */
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
		versionNow,
		noteSaved: (listing: ListingFormFragment) => {
			made.current = { listing, typed: typed.current };
		},
		/** Saved, and not led on: the form begins anew with what was saved, unless something was typed meanwhile. */
		openSaved: () => {
			if (!made.current || made.current.typed !== typed.current) return;
			typed.current = undefined;
			begin({ listing: made.current.listing, change: null, round: opened.round + 1, isSaved: true });
		},
		/** Whether nothing was typed since it was saved: there is nothing to send. */
		isSavedAsIs: () => opened.isSaved === true && typed.current === undefined,
		/** Throws away what was changed. */
		discard: async () => {
			await forget();
			typed.current = undefined;
			begin({ listing: made.current?.listing ?? opened.listing, change: null, round: opened.round + 1 });
		},
	};
}

function draftOf(listing: ListingFormFragment): ListingDraft {
	return toListingDraft({
		...listing,
		currentWardId: listing.chosenCurrentWardId,
		images: listing.photos.map(({ key }) => key),
		captions: listing.photos.map(({ caption }) => caption ?? ''),
	});
}
