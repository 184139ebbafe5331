import * as z from 'zod/mini';
import type { FieldError } from '../error/index.ts';
import { readAmount } from '../wallet/amount.ts';
import {
	type ProcedureRecordDraft,
	type ProcedureRecordUpdateValues,
	procedureRecordSchema,
	procedureRecordUpdateSchema,
} from './schema.ts';
import { type ProcedureSide, type ProcedureType, procedureTypes } from './terms.ts';

/** A procedure as it stands in the form that starts it: what was typed, word for word. */
export interface ProcedureDraft {
	/** ProcedureType; empty while none is chosen. */
	type: string;
	side: ProcedureSide;
	name: string;
	/** As people write money, see `readAmount`; empty where it is not known yet. */
	price: string;
	description: string;
	/** The listing that it starts from; empty for none. */
	locationInfoId: string;
}

const toRecord = ({ type, price, locationInfoId, ...draft }: ProcedureDraft): ProcedureRecordDraft => ({
	...draft,
	type: (procedureTypes.find((one) => one === type) ?? '') as ProcedureType,
	price: readPrice(price),
	locationInfoId: locationInfoId || null,
});

/** The rules of a procedure that is started, over the form's own shape. */
export const procedureDraftSchema = z.pipe(z.transform(toRecord), procedureRecordSchema);

/** Reads a change of a procedure as it was typed; answers what is wrong with it where something is. */
export function readProcedureUpdate({
	price,
	...typed
}: Pick<ProcedureDraft, 'name' | 'price' | 'description'>):
	| ProcedureRecordUpdateValues
	| { fields: readonly FieldError[] } {
	const { data, error } = procedureRecordUpdateSchema.safeParse({ ...typed, price: readPrice(price) });
	return data ?? { fields: error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) };
}

/** đồng; null for nothing, NaN for what cannot be read. */
function readPrice(text: string): number | null {
	return text.trim() === '' ? null : (readAmount(text) ?? Number.NaN);
}
