import { DAY_MS, vietnamDay } from '@ancu/forms/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { fieldsOf, type Owner, owner, setDone, substepIds, types } from './procedure.fixtures.ts';

let server: TestServer;
let an: Owner;
beforeAll(async () => {
	server = await startTestServer();
	an = await owner(server, 'an');
});
afterAll(() => server.close());

const codesOf = async (substep: string, data: object) => (await an.change(substep, data)).codes.join() || 'ok';

describe.each(types)('%s', (type) => {
	it('with so many steps done lets tick what the next step holds and nothing later, and untick all that is done', async () => {
		const id = await an.start({ type });
		const steps = substepIds(await an.read(id));
		for (let doneSteps = 0; doneSteps <= steps.length; doneSteps++) {
			const before = steps.slice(0, doneSteps).flat();
			for (const [index, substeps] of steps.entries()) {
				// Every step is the open one in its turn, and beside it: further off one substep stands for all.
				for (const substep of Math.abs(index - doneSteps) > 1 ? substeps.slice(0, 1) : substeps) {
					const scene = `${doneSteps} steps done, substep of step ${index}`;
					await setDone(server, id, an.id, before);
					const isLegal = index <= doneSteps;
					expect(await codesOf(substep, { isDone: true }), scene).toBe(isLegal ? 'ok' : 'NOT_ALLOWED_NOW');
					expect(await doneOf(id), scene).toEqual(new Set(isLegal ? [...before, substep] : before));

					await setDone(server, id, an.id, before);
					expect(await codesOf(substep, { isDone: false }), scene).toBe('ok');
					expect(await doneOf(id), scene).toEqual(new Set(before.filter((each) => each !== substep)));
				}
			}
		}
	}, 60_000);

	it('is finished when the last substep is done, and open again when one is undone', async () => {
		const id = await an.start({ type });
		const steps = substepIds(await an.read(id));
		let done = 0;
		for (const [index, substeps] of steps.entries()) {
			for (const substep of substeps) {
				expect((await an.read(id)).procedureRecord.next?.substepId).toBe(substep);
				expect(await codesOf(substep, { isDone: true })).toBe('ok');
				const { procedureRecord } = await an.read(id);
				expect(procedureRecord.substepDone).toBe(++done);
			}
			const { doneStepIds, stepIds, steps: after } = await an.read(id);
			expect(doneStepIds).toEqual(stepIds.slice(0, index + 1));
			expect(after[index]).toMatchObject({ isDone: true, subStepProcedureDoneIds: substeps });
			expect(after[index + 1]?.blockedBy ?? []).toEqual([]);
			expect(after[index + 2]?.blockedBy ?? stepIds.slice(index + 1, index + 2)).toEqual(
				stepIds.slice(index + 1, index + 2),
			);
		}
		expect((await an.read(id)).procedureRecord).toMatchObject({
			status: 'FINISHED',
			next: null,
			finishedAt: expect.any(String),
		});

		const [[first = ''] = []] = steps;
		expect(await codesOf(first, { isDone: false })).toBe('ok');
		const reopened = await an.read(id);
		expect(reopened.procedureRecord).toMatchObject({
			status: 'UNFINISHED',
			finishedAt: null,
			substepDone: done - 1,
			next: { substepId: first },
		});
		// What was done later stays done; undone too, it waits for what comes before it.
		expect(reopened.doneStepIds).toEqual(reopened.stepIds.slice(1));
		const last = steps.at(-1)?.at(-1) ?? '';
		expect(await codesOf(last, { isDone: true })).toBe('ok');
		expect(await codesOf(last, { isDone: false })).toBe('ok');
		expect(await codesOf(last, { isDone: true })).toBe('NOT_ALLOWED_NOW');
		expect(await codesOf(first, { isDone: true })).toBe('ok');
		expect(await codesOf(last, { isDone: true })).toBe('ok');
		expect((await an.read(id)).procedureRecord.status).toBe('FINISHED');
	}, 30_000);
});

async function doneOf(id: string): Promise<Set<string>> {
	const rows = await server.db
		.selectFrom('procedure_substep')
		.select('id')
		.where('record_id', '=', id)
		.where('done_at', 'is not', null)
		.execute();
	return new Set(rows.map((row) => row.id));
}

describe('a substep', () => {
	it('keeps when it was done first, however often it is ticked', async () => {
		const id = await an.start();
		const [[substep = ''] = []] = substepIds(await an.read(id));
		const doneAt = async () => (await an.read(id)).steps[0]?.substeps[0]?.doneAt;
		expect(await doneAt()).toBeNull();
		await an.change(substep, { isDone: true });
		const first = await doneAt();
		await an.change(substep, { isDone: true });
		expect(await doneAt()).toBe(first);
		await an.change(substep, { isDone: false });
		expect(await doneAt()).toBeNull();
	});

	it('takes note, date and tick together or not at all, and keeps what is left out', async () => {
		const id = await an.start();
		const [[substep = ''] = [], [later = ''] = []] = substepIds(await an.read(id));
		expect(await codesOf(substep, { note: ' Gọi chị Hoa. ', dueOn: '2099-01-31' })).toBe('ok');
		expect(await codesOf(substep, { isDone: true })).toBe('ok');
		const at = async () => (await an.read(id)).steps[0]?.substeps[0];
		expect(await at()).toMatchObject({ note: 'Gọi chị Hoa.', dueOn: '2099-01-31', isDone: true });
		expect(await codesOf(substep, { note: '', dueOn: null, isDone: null })).toBe('ok');
		expect(await at()).toMatchObject({ note: null, dueOn: null, isDone: true });

		await setDone(server, id, an.id, []);
		expect(await codesOf(later, { note: 'Sớm quá.', isDone: true })).toBe('NOT_ALLOWED_NOW');
		expect((await an.read(id)).steps[1]?.substeps[0]).toMatchObject({ note: null, isDone: false });
		expect(await codesOf(later, { note: 'Chuẩn bị trước.' })).toBe('ok');
	});

	it.each([
		[{ note: 'a'.repeat(2_001) }, 'note too_long'],
		[{ dueOn: '1999-12-31' }, 'dueOn invalid'],
		[{ dueOn: '2100-01-01' }, 'dueOn invalid'],
	])('refuses %j at its field', async (data, fault) => {
		const [[substep = ''] = []] = substepIds(await an.read(await an.start()));
		expect(fieldsOf(await an.change(substep, data))).toEqual([fault]);
	});

	it('is late from the day after its date on, in Vietnam', async () => {
		const id = await an.start();
		const [[substep = ''] = []] = substepIds(await an.read(id));
		for (const [dueOn, isLate] of [
			[vietnamDay(new Date(Date.now() + DAY_MS)), false],
			[vietnamDay(new Date(Date.now() - DAY_MS)), true],
		] as const) {
			await an.change(substep, { dueOn });
			const { steps, procedureRecord } = await an.read(id);
			expect([steps[0]?.substeps[0]?.isOverdue, procedureRecord.isOverdue]).toEqual([isLate, isLate]);
			expect(procedureRecord.next?.dueOn).toBe(dueOn);
		}
		await an.change(substep, { isDone: true });
		expect((await an.read(id)).procedureRecord.isOverdue).toBe(false);
	});

	it('is ticked once, however many ask at the same time', async () => {
		const id = await an.start();
		const [[substep = '', other = ''] = []] = substepIds(await an.read(id));
		const answers = await Promise.all([
			an.change(substep, { isDone: true, note: 'A' }),
			an.change(substep, { isDone: true, note: 'B' }),
			an.change(other, { isDone: true }),
		]);
		expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
		expect((await an.read(id)).procedureRecord.substepDone).toBe(2);
	});
});
