import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../data/storage.fixtures.ts';
import { forgetDevice } from '../data/stored-list.ts';
import { forgetSentCode, isSamePhone, keepSentCode, readSentCode } from './sent-code.ts';

const sent = {
	phone: '0912 345 678',
	id: 'c1',
	expiresAt: '2026-11-23T08:10:00.000Z',
	resendAt: '2026-11-23T08:01:00.000Z',
};

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
	vi.stubGlobal('sessionStorage', createStorage());
	vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('knows after a reload which code was sent, each purpose its own', () => {
	expect(readSentCode('REGISTER')).toBeUndefined();
	keepSentCode('REGISTER', sent);
	expect(readSentCode('REGISTER')).toEqual(sent);
	expect(readSentCode('RESET_PASSWORD')).toBeUndefined();
});

it('keeps nothing beside the number and the times', () => {
	keepSentCode('REGISTER', { ...sent, ...{ __typename: 'PhoneCode' } });
	expect(JSON.parse(sessionStorage.getItem('code:REGISTER') ?? '')).toEqual(sent);
});

it('forgets a code that was used, and one that counts no more', () => {
	keepSentCode('REGISTER', sent);
	forgetSentCode('REGISTER');
	expect(readSentCode('REGISTER')).toBeUndefined();
	keepSentCode('REGISTER', sent);
	vi.setSystemTime(new Date(sent.expiresAt));
	expect(readSentCode('REGISTER')).toBeUndefined();
	expect(sessionStorage.getItem('code:REGISTER')).toBeNull();
});

it('forgets it when somebody signs out', () => {
	keepSentCode('CHANGE_PHONE', sent);
	sessionStorage.setItem('token', 'kept');
	forgetDevice();
	expect(readSentCode('CHANGE_PHONE')).toBeUndefined();
	expect(sessionStorage.getItem('token')).toBe('kept');
});

it.each(['', '{', 'null', '[]', '7', '{"phone":"0912345678"}', '{"phone":1,"id":2,"expiresAt":3,"resendAt":4}'])(
	'takes %j for nothing',
	(stored) => {
		sessionStorage.setItem('code:REGISTER', stored);
		expect(readSentCode('REGISTER')).toBeUndefined();
	},
);

it('knows a number however it is written', () => {
	expect(isSamePhone('0912 345 678', '+84912345678')).toBe(true);
	expect(isSamePhone('0912 345 678', '0912 345 679')).toBe(false);
});
