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

/** What of a procedure can be changed. */
interface ProcedureFacts {
	name: string;
	/** đồng. */
	price: number | null;
	description: string | null;
}

/**
 * Reads a change of a procedure as it was typed over what it was: that alone which is another, since the rest may have been changed
 * elsewhere meanwhile. Returns what is wrong with it where something is.
 */
export function readProcedureUpdate(
	{ price, ...typed }: Pick<ProcedureDraft, keyof ProcedureFacts>,
	before: ProcedureFacts,
): ProcedureRecordUpdateValues | { fields: readonly FieldError[] } {
	const { data, error } = procedureRecordUpdateSchema.safeParse({ ...typed, price: readPrice(price) });
	if (error) return { fields: error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) };
	const names = Object.keys(before) as (keyof ProcedureFacts)[];
	const changed = names.filter((name) => readLines(data[name]) !== readLines(before[name]));
	return Object.fromEntries(changed.map((name) => [name, data[name]]));
}

/** Lines of a text that came otherwise than by a form end otherwise. */
function readLines<Fact>(fact: Fact): Fact | string {
	return typeof fact === 'string' ? fact.replaceAll('\r\n', '\n') : fact;
}

/** đồng; null for nothing, NaN for what cannot be read. */
function readPrice(text: string): number | null {
	return text.trim() === '' ? null : (readAmount(text) ?? Number.NaN);
}
