import { describe, expect, it } from 'vitest';
import { atMost, pictureGate } from './at-most.ts';

describe('a gate', () => {
	it('lets so many in at once, and the others in their order', async () => {
		const gate = atMost(2);
		const started: number[] = [];
		const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
		const works = ends.map(({ promise }, index) =>
			gate(() => {
				started.push(index);
				return promise;
			}),
		);
		expect(started).toEqual([0, 1]);
		ends[1]?.resolve();
		await works[1];
		expect(started).toEqual([0, 1, 2]);
		ends[0]?.resolve();
		await works[0];
		expect(started).toEqual([0, 1, 2, 3]);
	});

	it('gives the place of a work that failed to the next', async () => {
		const gate = atMost(1);
		const failing = gate(() => Promise.reject(new Error('broken')));
		const next = gate(async () => 'done');
		await expect(failing).rejects.toThrow('broken');
		expect(await next).toBe('done');
		expect(await gate(async () => 'again')).toBe('again');
	});

	it('for pictures leaves a thread to everything else', async () => {
		const gate = pictureGate(16);
		let running = 0;
		const end = Promise.withResolvers<void>();
		const works = Array.from({ length: 5 }, () =>
			gate(() => {
				running++;
				return end.promise;
			}),
		);
		expect(running).toBe(3);
		end.resolve();
		await Promise.all(works);
	});
});
