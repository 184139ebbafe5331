import { describe, expect, it } from 'vitest';
import { createSearchTurns } from './search-turns.ts';

/** Work that ends when it is told to. */
function work() {
	let begun = false;
	let end: () => void = () => undefined;
	const run = () => {
		begun = true;
		return new Promise<void>((resolve) => {
			end = resolve;
		});
	};
	return { run, hasBegun: () => begun, end: () => end() };
}

describe('searches of one asker', () => {
	it('are two at once, and the next goes in where one leaves', async () => {
		const inTurn = createSearchTurns(1)('an');
		const [first, second, third] = [work(), work(), work()] as const;
		const done = [first, second, third].map(({ run }) => inTurn(run));
		expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
		first.end();
		await done[0];
		await expect.poll(third.hasBegun).toBe(true);
		second.end();
		third.end();
		await Promise.all(done);
	});

	it('wait for nobody else’s', async () => {
		const turns = createSearchTurns(1);
		const [first, second, third, other] = [work(), work(), work(), work()] as const;
		const running = [first, second, third].map(({ run }) => turns('an')(run));
		running.push(turns('binh')(other.run));
		expect([first, second, third, other].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, true]);
		for (const { end } of [first, second, other]) end();
		await expect.poll(third.hasBegun).toBe(true);
		third.end();
		await Promise.all(running);
	});

	it('are given up where their turn does not come, and leave the line', async () => {
		const inTurn = createSearchTurns(1, 10)('an');
		const [first, second] = [work(), work()] as const;
		const running = [inTurn(first.run), inTurn(second.run)];
		await expect(inTurn(work().run)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
		first.end();
		second.end();
		await Promise.all(running);
		const later = work();
		void inTurn(later.run);
		expect(later.hasBegun()).toBe(true);
	});

	it('are refused beyond forty that wait', async () => {
		const inTurn = createSearchTurns(1)('an');
		for (let count = 0; count < 42; count++) inTurn(work().run).catch(() => undefined);
		await expect(inTurn(work().run)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
	});
});
