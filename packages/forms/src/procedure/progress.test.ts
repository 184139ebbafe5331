import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedBy, isOverdue, isStepDone, isUpTo, nextOf, progressOf, type SubstepState } from './progress.ts';
import { procedureActors } from './terms.ts';

const open = (id: string, more: Partial<SubstepState> = {}): SubstepState => ({
	id,
	actor: 'BUYER',
	isDone: false,
	dueOn: null,
	...more,
});
const done = (id: string, more: Partial<SubstepState> = {}) => open(id, { isDone: true, ...more });

const steps = [
	{ id: 'a', substeps: [done('a1'), open('a2', { actor: 'NOTARY' })] },
	{ id: 'b', substeps: [done('b1')] },
	{ id: 'c', substeps: [open('c1', { dueOn: '2026-03-09' })] },
];

describe('progress', () => {
	it('comes next where the first thing is open, and waits for whoever acts there', () => {
		expect(progressOf(steps, 'BUYER', '2026-03-10')).toEqual({
			total: 4,
			done: 2,
			isFinished: false,
			next: { step: steps[0], substep: steps[0]?.substeps[1] },
			isOverdue: true,
			isWaitingForMe: false,
		});
		const [, , last] = steps;
		expect(progressOf(last ? [last] : [], 'BUYER', '2026-03-09')).toMatchObject({
			isWaitingForMe: true,
			isOverdue: false,
		});
	});

	it('is finished when the last substep is done, and waits for nobody', () => {
		expect(progressOf([{ id: 'a', substeps: [done('a1', { dueOn: '2026-01-01' })] }], 'BUYER', '2026-03-10')).toEqual({
			total: 1,
			done: 1,
			isFinished: true,
			next: null,
			isOverdue: false,
			isWaitingForMe: false,
		});
	});

	it('blocks a step by every earlier one that is open', () => {
		expect(blockedBy(steps, 'a')).toEqual([]);
		expect(blockedBy(steps, 'b')).toEqual(['a']);
		expect(blockedBy(steps, 'c')).toEqual(['a']);
	});

	it('is late from the day after the date on, while it is open', () => {
		expect(isOverdue(open('a', { dueOn: '2026-03-10' }), '2026-03-10')).toBe(false);
		expect(isOverdue(open('a', { dueOn: '2026-03-10' }), '2026-03-11')).toBe(true);
		expect(isOverdue(done('a', { dueOn: '2026-03-10' }), '2026-03-11')).toBe(false);
		expect(isOverdue(open('a'), '2026-03-11')).toBe(false);
	});

	it('is up to one side, the other, or both', () => {
		const ofBuyer = procedureActors.filter((actor) => isUpTo(actor, 'BUYER'));
		const ofSeller = procedureActors.filter((actor) => isUpTo(actor, 'SELLER'));
		expect([ofBuyer, ofSeller]).toEqual([
			['BUYER', 'BOTH'],
			['SELLER', 'BOTH'],
		]);
	});
});

describe('whatever is ticked and unticked', () => {
	const states = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
	const build = (ticks: boolean[][]) =>
		ticks.map((substeps, step) => ({
			id: `${step}`,
			substeps: substeps.map((isDone, index) => open(`${step}.${index}`, { isDone })),
		}));

	it('what comes next can be ticked, and ticking it again and again finishes', () => {
		fc.assert(
			fc.property(states, (ticks) => {
				const procedure = build(ticks);
				const { total, done: before } = progressOf(procedure, 'BUYER', '2026-03-10');
				let ticked = 0;
				for (let next = nextOf(procedure); next; next = nextOf(procedure)) {
					expect(blockedBy(procedure, next.step.id)).toEqual([]);
					next.substep.isDone = true;
					ticked++;
				}
				expect(ticked).toBe(total - before);
				expect(progressOf(procedure, 'BUYER', '2026-03-10')).toMatchObject({ done: total, isFinished: true });
			}),
		);
	});

	it('a step is blocked exactly while an earlier one is open', () => {
		fc.assert(
			fc.property(states, (ticks) => {
				const procedure = build(ticks);
				for (const [index, { id }] of procedure.entries()) {
					const openBefore = procedure.slice(0, index).filter((step) => !isStepDone(step));
					expect(blockedBy(procedure, id)).toEqual(openBefore.map((step) => step.id));
				}
			}),
		);
	});
});
