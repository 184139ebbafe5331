import { describe, expect, it } from 'vitest';
import { remember } from './remember.ts';

function counting(size: number) {
	const asked: string[] = [];
	const recall = remember<string>(size);
	const ask = (key: string) =>
		recall(key, async () => {
			asked.push(key);
			if (key === 'bad') throw new Error('bad');
			return key.toUpperCase();
		});
	return { asked, ask };
}

describe('remembered answers', () => {
	it('are asked for once, also by several at the same time', async () => {
		const { asked, ask } = counting(2);
		expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
		expect(await ask('a')).toBe('A');
		expect(asked).toEqual(['a']);
	});

	it('go when there are too many, the longest unused first', async () => {
		const { asked, ask } = counting(2);
		for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
		expect(asked).toEqual(['a', 'b', 'c', 'b']);
	});

	it('are no failures', async () => {
		const { asked, ask } = counting(2);
		await expect(ask('bad')).rejects.toThrow('bad');
		await expect(ask('bad')).rejects.toThrow('bad');
		expect(asked).toEqual(['bad', 'bad']);
	});
});
