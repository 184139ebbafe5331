import { expect, it } from 'vitest';
import { putAway } from './put-away.ts';

it('is said by one of the tabs that hear of it', async () => {
	const said: string[] = [];
	const { promise, resolve } = Promise.withResolvers<void>();
	const say = (id: string) => {
		said.push(id);
		return promise;
	};
	const tabs = [putAway('1', say), putAway('1', say), putAway('2', say)];
	// Those that need not say it do not wait for it.
	await tabs[1];
	resolve();
	await Promise.all(tabs);
	expect(said.sort()).toEqual(['1', '2']);
});

it('can be said again after it failed', async () => {
	await expect(putAway('1', () => Promise.reject(new Error('not connected')))).rejects.toThrow('not connected');
	await expect(putAway('1', async () => undefined)).resolves.toBeUndefined();
});
