import { emptyListingDraft, writeListingChange } from '@ancu/forms/listing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLocalDraft } from '../data/local-draft.ts';
import { unsentListings } from './use-begun-listings.ts';

/** A store whose keys are its own, as a browser's. */
class Store {
	[key: string]: unknown;
	getItem(key: string) {
		return this[key] ?? null;
	}
	setItem(key: string, value: string) {
		this[key] = value;
	}
}

const draft = JSON.stringify(emptyListingDraft);
const idsOf = (known: readonly string[] = []) => unsentListings(known.map((id) => ({ id }))).map(({ id }) => id);

beforeEach(() => vi.stubGlobal('localStorage', new Store()));
afterEach(() => vi.unstubAllGlobals());

it('finds new listings that the server never got', () => {
	keepLocalDraft('unsent', draft, { basedOn: null, isSent: false });
	expect(unsentListings([])).toMatchObject([{ id: 'unsent', data: draft, locationInfoId: null }]);
	expect(idsOf(['unsent'])).toEqual([]);
});

it('leaves out what the server has or had, changes of listings, and drafts of other things', () => {
	keepLocalDraft('sent', draft, { basedOn: '2026-01-01T00:00:00.000Z', isSent: true });
	keepLocalDraft('posted elsewhere', draft, { basedOn: '2026-01-01T00:00:00.000Z', isSent: false });
	keepLocalDraft('change', writeListingChange({ draft: emptyListingDraft, changed: ['price'], basedOn: undefined }), {
		basedOn: null,
		isSent: false,
	});
	keepLocalDraft('article:new', draft);
	expect(idsOf()).toEqual([]);
});
