import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from './durations.ts';
import { serverNow, setServerTime } from './server-time.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');

beforeEach(() => {
	vi.useFakeTimers({ now: NOON });
	setServerTime(NOON);
});
afterEach(() => {
	setServerTime(Date.now());
	vi.useRealTimers();
});

it.each([HOUR_MS, -HOUR_MS])('goes on by the server, however far the device is off: %d ms', (off) => {
	vi.setSystemTime(NOON + off);
	setServerTime(NOON);
	vi.advanceTimersByTime(5_000);
	expect(serverNow()).toBe(NOON + 5_000);
});

it('does not jump with the time that an answer takes', () => {
	vi.setSystemTime(NOON + HOUR_MS);
	setServerTime(NOON);
	vi.advanceTimersByTime(9_000);
	setServerTime(NOON + 4_000);
	expect(serverNow()).toBe(NOON + 9_000);
	vi.setSystemTime(NOON + 9_000);
	setServerTime(NOON + 4_000);
	expect(serverNow()).toBe(NOON + 9_000);
});

it('takes the device at its word again once its clock was set right', () => {
	vi.setSystemTime(NOON + HOUR_MS);
	setServerTime(NOON);
	vi.setSystemTime(NOON + 1_000);
	setServerTime(NOON + 1_000);
	expect(serverNow()).toBe(NOON + 1_000);
});
