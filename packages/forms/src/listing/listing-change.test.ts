import { describe, expect, it } from 'vitest';
import { emptyListingDraft } from './draft.ts';
import { changeOver, isListingChange, readListingChange, writeListingChange } from './listing-change.ts';

const opened = { ...emptyListingDraft, price: '5 tỷ', title: 'Nhà phố', images: ['photo/1'], captions: ['Sân'] };
const basedOn = '2026-01-01T00:00:00.000Z';

describe('a change', () => {
	it('takes what was not changed from the newest version', () => {
		const draft = { ...opened, description: 'Hẻm xe hơi.' };
		const newest = { ...opened, price: '4,9 tỷ' };
		expect(changeOver(newest, { draft, changed: ['description'] })).toEqual({
			draft: { ...newest, description: 'Hẻm xe hơi.' },
			changed: ['description'],
		});
	});

	it('keeps fields together that mean something only side by side', () => {
		const draft = { ...opened, images: ['photo/1', 'upload'] };
		const newest = { ...opened, images: ['photo/2', 'photo/1'], captions: ['Bếp', 'Sân'] };
		expect(changeOver(newest, { draft, changed: ['images'] }).draft).toMatchObject({
			images: ['photo/1', 'upload'],
			captions: ['Sân'],
		});
	});

	it('comes back as it was kept', () => {
		const draft = { ...opened, price: '4 tỷ' };
		const kept = writeListingChange({ draft, changed: ['price'], basedOn });
		expect(readListingChange(kept, opened)).toEqual({ draft, changed: ['price'], basedOn });
	});

	it('comes back without the pin that it took away', () => {
		const pinned = { ...opened, locationLat: 10.77, locationLong: 106.7 };
		const kept = writeListingChange({ draft: opened, changed: ['locationLat', 'locationLong'], basedOn });
		expect(readListingChange(kept, pinned)).toEqual({
			draft: opened,
			changed: ['locationLat', 'locationLong'],
			basedOn,
		});
	});

	it('comes back over a newer version', () => {
		const kept = writeListingChange({ draft: { ...opened, price: '4 tỷ' }, changed: ['price'], basedOn });
		const newest = { ...opened, title: 'Nhà phố ba tầng' };
		expect(readListingChange(kept, newest)).toEqual({
			draft: { ...newest, price: '4 tỷ' },
			changed: ['price'],
			basedOn,
		});
	});

	it('changes nothing once the listing says the same', () => {
		const draft = { ...opened, price: '4 tỷ' };
		const kept = writeListingChange({ draft, changed: ['price'], basedOn });
		expect(readListingChange(kept, draft)).toEqual({ draft, changed: [], basedOn });
	});

	it('is kept where it was taken back', () => {
		const kept = writeListingChange({ draft: opened, changed: [], basedOn });
		expect(readListingChange(kept, opened)).toEqual({ draft: opened, changed: [], basedOn });
	});

	it.each(['{', 'null', '[]'])('is none where nothing of it can be read: %s', (json) => {
		expect(readListingChange(json, opened)).toBeUndefined();
		expect(isListingChange(json)).toBe(false);
	});

	it('is all that differs, of what was kept before its fields were noted', () => {
		const old = { ...opened, price: '4 tỷ' };
		expect(readListingChange(JSON.stringify(old), opened)).toEqual({
			draft: old,
			changed: ['price'],
			basedOn: undefined,
		});
	});
});
