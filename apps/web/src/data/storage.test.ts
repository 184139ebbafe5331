import { afterEach, expect, it, vi } from 'vitest';
import { forgetLocalDraft, forgetSentDraft, keepLocalDraft, readLocalDraft } from './local-draft.ts';
import { forgetStored, keepStored, readStored, storedKeys } from './storage.ts';

function stub(refused: readonly string[]) {
	const kept = new Map<string, string>();
	const refuse = (name: string) => {
		if (refused.includes(name)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => {
			refuse('getItem');
			return kept.get(key) ?? null;
		},
		setItem: (key: string, value: string) => {
			refuse('setItem');
			kept.set(key, value);
		},
		removeItem: (key: string) => {
			refuse('removeItem');
			kept.delete(key);
		},
	});
}

afterEach(() => vi.unstubAllGlobals());

it('keeps where there is room', () => {
	stub([]);
	expect(keepStored('a', '1')).toBe(true);
	expect(readStored('a')).toBe('1');
	forgetStored('a');
	expect(readStored('a')).toBeNull();
});

it.each([[['setItem']], [['setItem', 'getItem', 'removeItem']]])(
	'says that a storage that refuses %j kept nothing',
	(refused) => {
		stub(refused);
		expect(keepStored('a', '1')).toBe(false);
		expect(readStored('a')).toBeNull();
		expect(keepLocalDraft('new', '{}')).toBe(false);
		expect(readLocalDraft('new', (json) => json)).toBeUndefined();
		expect(() => forgetLocalDraft('new')).not.toThrow();
	},
);

it('says the same of a storage that may not even be looked at', () => {
	vi.stubGlobal('localStorage', undefined);
	Object.defineProperty(globalThis, 'localStorage', {
		configurable: true,
		get: () => {
			throw new DOMException('Access is denied for this document.', 'SecurityError');
		},
	});
	expect(keepStored('a', '1')).toBe(false);
	expect(storedKeys()).toEqual([]);
	expect(() => forgetStored('a')).not.toThrow();
});

it('forgets a draft that was sent, but not what another tab has typed under its name since', () => {
	stub([]);
	const read = (json: string) => json;
	keepLocalDraft('new', '"mine"');
	forgetSentDraft('new');
	expect(readLocalDraft('new', read)).toBeUndefined();
	keepLocalDraft('new', '"mine"');
	keepStored('draft:new', JSON.stringify({ data: '"theirs"', at: '2026-01-01T00:00:00.000Z' }));
	forgetSentDraft('new');
	expect(readLocalDraft('new', read)?.draft).toBe('"theirs"');
});
