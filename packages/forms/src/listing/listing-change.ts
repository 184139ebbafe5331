import { changedOver, differing, placeTogether } from '../form/changed-over.ts';
import { readRecord } from '../text/read-record.ts';
import { emptyListingDraft, type ListingDraft, readListingDraft } from './draft.ts';
import type { ListingDraftField } from './steps.ts';

const allFields = Object.keys(emptyListingDraft) as ListingDraftField[];

/** Fields that mean something only side by side: where one was changed, all of them are taken. */
const together: readonly (readonly ListingDraftField[])[] = [
	['images', 'captions'],
	...placeTogether,
	['price', 'isNegotiable'],
	['isDefaultContactPhone', 'contactPersonPhone'],
];

/** What was changed in the form of a listing that is there already, and not saved yet. */
export interface KeptListingChange {
	/** All that stands in the form. */
	draft: ListingDraft;
	/** Fields that differ from the listing. */
	changed: readonly ListingDraftField[];
	/** Version of the listing that was changed, its `updatedAt`; undefined of what was kept before this was noted. */
	basedOn: string | undefined;
}

/** Fields of which two drafts say different things. */
export function differingFields(one: ListingDraft, other: ListingDraft): ListingDraftField[] {
	return differing(allFields, one, other);
}

/** What was changed, over a newer version of the listing: fields that were not changed are as in `stored`. */
export function changeOver(stored: ListingDraft, { draft, changed }: Pick<KeptListingChange, 'draft' | 'changed'>) {
	const over = changedOver(stored, draft, changed, together);
	return { draft: over, changed: differingFields(over, stored) };
}

/** A change as it is kept: as a draft is, with what makes it a change. */
export function writeListingChange({ draft, changed, basedOn }: KeptListingChange): string {
	return JSON.stringify({ ...draft, changed, basedOn });
}

/** Whether what was kept, as JSON, is a change of a listing that is there already. */
export function isListingChange(json: string): boolean {
	return Array.isArray(readRecord(json)?.changed);
}

/** A change as it was kept, over the listing as it is now: `changed` is empty where it went back to what the listing says. Undefined when it is none at all. */
export function readListingChange(json: string, stored: ListingDraft): KeptListingChange | undefined {
	const draft = readListingDraft(json, stored);
	if (!draft) return undefined;
	const { changed, basedOn } = readRecord(json) ?? {};
	const fields = Array.isArray(changed) ? allFields.filter((field) => changed.includes(field)) : allFields;
	return {
		...changeOver(stored, { draft, changed: fields }),
		basedOn: typeof basedOn === 'string' ? basedOn : undefined,
	};
}
