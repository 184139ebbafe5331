import { describe, expect, it } from 'vitest';
import { type ProcedureDraft, procedureDraftSchema, readProcedureUpdate } from './record-draft.ts';

const draft: ProcedureDraft = {
	type: 'DONATE',
	side: 'SELLER',
	name: '  Cho con nhà Lê Lợi ',
	price: '4 tỷ 2',
	description: '',
	locationInfoId: '',
};
const faults = (typed: ProcedureDraft) =>
	procedureDraftSchema.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a procedure as it is typed', () => {
	it('is read as the contract takes it', () => {
		expect(procedureDraftSchema.parse(draft)).toEqual({
			type: 'DONATE',
			side: 'SELLER',
			name: 'Cho con nhà Lê Lợi',
			price: 4_200_000_000,
			description: null,
			locationInfoId: null,
		});
		expect(procedureDraftSchema.parse({ ...draft, price: ' ', locationInfoId: 'l1' })).toMatchObject({
			price: null,
			locationInfoId: 'l1',
		});
	});

	it('says all that is wrong with it at once', () => {
		expect(faults({ ...draft, type: '', name: ' ', price: 'rẻ' })).toEqual([
			'type required',
			'name required',
			'price invalid',
		]);
		expect(faults({ ...draft, price: '0' })).toEqual(['price too_small']);
	});
});

describe('a change of a procedure as it is typed', () => {
	const before = { name: 'Nhà', price: 4_200_000_000, description: 'Bên bán:\nanh Bình.' };
	const asBefore = { name: 'Nhà', price: '4.200.000.000', description: before.description };

	it('takes away what is emptied', () => {
		expect(readProcedureUpdate({ ...asBefore, price: '', description: ' ' }, before)).toEqual({
			price: null,
			description: null,
		});
	});

	it('says nothing of what is as it was, for which another window may have another word', () => {
		expect(readProcedureUpdate({ ...asBefore, name: 'Nhà Lê Lợi' }, before)).toEqual({ name: 'Nhà Lê Lợi' });
		const sentByAnApp = { ...before, description: 'Bên bán:\r\nanh Bình.' };
		expect(readProcedureUpdate(asBefore, sentByAnApp)).toEqual({});
		const bare = { name: 'Nhà', price: null, description: null };
		expect(readProcedureUpdate({ name: 'Nhà', price: '', description: '' }, bare)).toEqual({});
	});

	it('says which field is wrong', () => {
		expect(readProcedureUpdate({ name: '', price: '1 tỷ', description: '' }, before)).toEqual({
			fields: [{ path: 'name', code: 'required' }],
		});
	});
});
