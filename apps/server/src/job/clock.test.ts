import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const onFailure = vi.fn();
const SECOND = 1_000;

it('does its tasks one after the other, each turn anew', async () => {
	const done: string[] = [];
	const task = (name: string) => async () => {
		await Promise.resolve();
		done.push(name);
	};
	const stop = startClock({ everyMs: SECOND, tasks: [task('a'), task('b')], onFailure });
	expect(done).toEqual([]);
	await vi.advanceTimersByTimeAsync(2 * SECOND);
	expect(done).toEqual(['a', 'b', 'a', 'b']);
	await stop();
	await vi.advanceTimersByTimeAsync(2 * SECOND);
	expect(done).toHaveLength(4);
});

it('may begin at once', async () => {
	const task = vi.fn(async () => undefined);
	await startClock({ everyMs: SECOND, tasks: [task], onFailure, startsNow: true })();
	expect(task).toHaveBeenCalledOnce();
});

it('leaves a turn out while the last one is under way, and waits for it when it is stopped', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const task = vi.fn(() => promise);
	const stop = startClock({ everyMs: SECOND, tasks: [task], onFailure });
	await vi.advanceTimersByTimeAsync(5 * SECOND);
	expect(task).toHaveBeenCalledOnce();
	let isStopped = false;
	const stopped = stop().then(() => {
		isStopped = true;
	});
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(isStopped).toBe(false);
	resolve();
	await stopped;
	expect(isStopped).toBe(true);
});

it('goes on after one that fails, in this turn and the next', async () => {
	const failing = vi.fn(async () => {
		throw new Error('no');
	});
	const task = vi.fn(async () => undefined);
	const stop = startClock({ everyMs: SECOND, tasks: [failing, task], onFailure });
	await vi.advanceTimersByTimeAsync(2 * SECOND);
	expect(failing).toHaveBeenCalledTimes(2);
	expect(task).toHaveBeenCalledTimes(2);
	expect(onFailure).toHaveBeenCalledTimes(2);
	await stop();
});
