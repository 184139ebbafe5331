import { RISKS_VERSION } from '@ancu/forms/invest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../data/storage.fixtures.ts';
import { forgetDevice } from '../data/stored-list.ts';
import { forgetSharesDraft, keepSharesDraft, readSharesDraft } from './shares-draft.ts';

const draft = { quantity: '1.000', accepted: true };

beforeEach(() => {
	vi.stubGlobal('sessionStorage', createStorage());
	vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was chosen, of each offering its own, until it is ordered', () => {
	expect(readSharesDraft('one')).toBeUndefined();
	keepSharesDraft('one', draft);
	expect(readSharesDraft('one')).toEqual(draft);
	expect(readSharesDraft('other')).toBeUndefined();
	forgetSharesDraft('one');
	expect(readSharesDraft('one')).toBeUndefined();
});

it('does not take risks for accepted whose texts have changed since', () => {
	keepSharesDraft('one', draft);
	const [key = ''] = Object.keys(sessionStorage);
	sessionStorage.setItem(key, JSON.stringify({ quantity: '1.000', risksVersion: RISKS_VERSION - 1 }));
	expect(readSharesDraft('one')).toEqual({ ...draft, accepted: false });
});

it('makes nothing of what is no draft', () => {
	keepSharesDraft('one', draft);
	const [key = ''] = Object.keys(sessionStorage);
	for (const stored of ['', 'null', '{}', '{"quantity":3}']) {
		sessionStorage.setItem(key, stored);
		expect(readSharesDraft('one')).toBeUndefined();
	}
});

it('is forgotten with the device', () => {
	keepSharesDraft('one', draft);
	forgetDevice();
	expect(readSharesDraft('one')).toBeUndefined();
});
