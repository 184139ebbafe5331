import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('answers what comes in time, good or bad', async () => {
	await expect(within(1_000, Promise.resolve('there'))).resolves.toBe('there');
	await expect(within(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
	expect(vi.getTimerCount()).toBe(0);
});

it('waits no longer than it was told', async () => {
	const waiting = expect(within(1_000, new Promise(() => undefined))).rejects.toThrow('within 1000 ms');
	await vi.advanceTimersByTimeAsync(1_000);
	await waiting;
});
