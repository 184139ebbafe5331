import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsentDraft } from '../data/local-draft.ts';
import { createStorage } from '../data/storage.fixtures.ts';
import { forgetDevice } from '../data/stored-list.ts';
import { forgetNewsDraft, keepNewsDraft, readNewsDraft } from './news-draft.ts';

beforeEach(() => {
	vi.stubGlobal('localStorage', createStorage());
	vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps news that were begun, of each offering its own, until they are emptied', () => {
	expect(readNewsDraft('one')).toBe('');
	keepNewsDraft('one', 'Đã xong móng. ');
	expect(readNewsDraft('one')).toBe('Đã xong móng. ');
	expect(readNewsDraft('other')).toBe('');
	keepNewsDraft('one', '');
	expect(readNewsDraft('one')).toBe('');
	expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets what was sent, and not what was typed since', () => {
	keepNewsDraft('one', 'Đã xong móng. ');
	forgetNewsDraft('one', 'Đã xong');
	expect(readNewsDraft('one')).toBe('Đã xong móng. ');
	forgetNewsDraft('one', 'Đã xong móng.');
	expect(readNewsDraft('one')).toBe('');
});

it('is asked about before one signs out, and forgotten with the device', () => {
	keepNewsDraft('one', 'Đã xong móng.');
	expect(hasUnsentDraft()).toBe(true);
	forgetDevice();
	expect(readNewsDraft('one')).toBe('');
	expect(hasUnsentDraft()).toBe(false);
});
