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
	it('takes away what is emptied', () => {
		expect(readProcedureUpdate({ name: 'Nhà', price: '', description: ' ' })).toEqual({
			name: 'Nhà',
			price: null,
			description: null,
		});
	});

	it('says which field is wrong', () => {
		expect(readProcedureUpdate({ name: '', price: '1 tỷ', description: '' })).toEqual({
			fields: [{ path: 'name', code: 'required' }],
		});
	});
});
