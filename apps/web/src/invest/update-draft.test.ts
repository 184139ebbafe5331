import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsentDraft } from '../data/local-draft.ts';
import { createStorage } from '../data/storage.fixtures.ts';
import { forgetDevice } from '../data/stored-list.ts';
import { forgetUpdateDraft, keepUpdateDraft, readUpdateDraft } from './update-draft.ts';

beforeEach(() => {
	vi.stubGlobal('localStorage', createStorage());
	vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps an update that was begun, of each offering its own, until it is emptied', () => {
	expect(readUpdateDraft('one')).toBe('');
	keepUpdateDraft('one', 'Đã xong móng. ');
	expect(readUpdateDraft('one')).toBe('Đã xong móng. ');
	expect(readUpdateDraft('other')).toBe('');
	keepUpdateDraft('one', '');
	expect(readUpdateDraft('one')).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets what was sent, and not what was typed since', () => {
	keepUpdateDraft('one', 'Đã xong móng. ');
	forgetUpdateDraft('one', 'Đã xong');
	expect(readUpdateDraft('one')).toBe('Đã xong móng. ');
	forgetUpdateDraft('one', 'Đã xong móng.');
	expect(readUpdateDraft('one')).toBe('');
});

it('is asked about before one signs out, and forgotten with the device', () => {
	keepUpdateDraft('one', 'Đã xong móng.');
	expect(hasUnsentDraft()).toBe(true);
	forgetDevice();
	expect(readUpdateDraft('one')).toBe('');
	expect(hasUnsentDraft()).toBe(false);
});
