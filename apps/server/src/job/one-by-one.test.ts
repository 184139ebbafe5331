import { expect, inject, it, onTestFinished } from 'vitest';
import { openOwnDatabase } from '../testing/databases.ts';
import { oneByOne } from './one-by-one.ts';

it('what is due after it was looked after, too, is no work without end, and keeps no other from its turn', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	const due = ['a', 'b'];
	const worked: string[] = [];
	const looking = oneByOne(db, {
		find: async (_tx, except) => due.filter((id) => !except.includes(id)).map((id) => ({ id }))[0],
		work: async (_tx, { id }) => {
			worked.push(id);
			if (id === 'b') due.pop();
			return true;
		},
		failure: 'some could not be looked after',
	});
	await expect(looking).rejects.toThrow('some could not be looked after');
	expect(worked).toEqual(['a', 'b']);
});

it('what a first try had found, and another process then had, is looked after in its turn', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	const found = ['a', 'b', 'a'];
	const worked: string[] = [];
	const looking = oneByOne(db, {
		find: async () => found.splice(0, 1).map((id) => ({ id }))[0],
		work: async (_tx, { id }) => {
			// As PostgreSQL ends one of two transactions that wait for each other.
			if (found.length === 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
			worked.push(id);
			return true;
		},
		failure: 'some could not be looked after',
	});
	await expect(looking).resolves.toBe(2);
	expect(worked).toEqual(['b', 'a']);
});
