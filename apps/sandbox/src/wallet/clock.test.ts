import { afterEach, describe, expect, it } from 'vitest';
import { type Clock, createClock } from './clock.ts';

const MINUTE = 60_000;

let clock: Clock;
afterEach(() => clock.close());

describe('the clock', () => {
	it('runs what is due in order, each at its time, also what is added on the way', async () => {
		clock = createClock();
		const start = clock.now();
		const ran: [string, number][] = [];
		const note = (name: string) => ran.push([name, Math.round((clock.now() - start) / MINUTE)]);
		clock.at(start + 10 * MINUTE, () => void note('ten'));
		clock.at(start + 5 * MINUTE, () => {
			note('five');
			clock.at(start + 7 * MINUTE, () => void note('seven'));
		});
		clock.at(start + 30 * MINUTE, () => void note('thirty'));
		expect(await clock.advance(15 * MINUTE)).toBe(3);
		expect(ran).toEqual([
			['five', 5],
			['seven', 7],
			['ten', 10],
		]);
		expect(await clock.advance(15 * MINUTE)).toBe(1);
	});

	it('runs by itself too', async () => {
		clock = createClock();
		await new Promise<void>((resolve) => clock.at(clock.now() + 5, resolve));
	});

	it('can be set, and stamps without what was advanced', async () => {
		clock = createClock();
		const noon = Date.parse('2026-01-01T05:00:00Z');
		clock.set(noon);
		await clock.advance(10 * MINUTE);
		expect(clock.now()).toBeGreaterThanOrEqual(noon + 10 * MINUTE);
		expect(clock.stamp()).toBeLessThan(noon + MINUTE);
	});
});
