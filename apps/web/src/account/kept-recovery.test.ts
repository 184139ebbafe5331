import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../data/storage.fixtures.ts';
import { forgetDevice } from '../data/stored-list.ts';
import { forgetMailRecovery, keepMailRecovery, readMailRecovery } from './kept-recovery.ts';

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
	vi.stubGlobal('sessionStorage', createStorage());
	vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('knows after a reload where the link went, as long as the link counts', () => {
	expect(readMailRecovery()).toBeUndefined();
	keepMailRecovery('an@vi-du.vn');
	expect(readMailRecovery()).toEqual({ email: 'an@vi-du.vn' });
	vi.setSystemTime(new Date('2026-11-23T08:10:00Z'));
	expect(readMailRecovery()).toBeUndefined();
});

it('knows that the way by mail was chosen before anything was sent', () => {
	keepMailRecovery('');
	expect(readMailRecovery()).toEqual({ email: '' });
	forgetMailRecovery();
	expect(readMailRecovery()).toBeUndefined();
});

it('forgets it when somebody signs out', () => {
	keepMailRecovery('an@vi-du.vn');
	forgetDevice();
	expect(readMailRecovery()).toBeUndefined();
});

it.each(['', '{', 'null', '[]', '7', '{"email":"an@vi-du.vn"}', '{"email":1,"until":2}'])(
	'takes %j for nothing',
	(stored) => {
		sessionStorage.setItem('code:mail', stored);
		expect(readMailRecovery()).toBeUndefined();
	},
);
