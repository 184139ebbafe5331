import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { isDay } from '../format/is-day.ts';
import {
	PROCEDURE_DESCRIPTION_MAX,
	PROCEDURE_FILES_MAX,
	PROCEDURE_NAME_MAX,
	PROCEDURE_NOTE_MAX,
	PROCEDURE_PRICE_MAX,
	procedureSides,
	procedureTypes,
} from './terms.ts';

const CENTURY = /^20/;

const name = z
	.string({ error: 'required' })
	.check(tidy, z.minLength(1, 'required'), z.maxLength(PROCEDURE_NAME_MAX, 'too_long'));
// Left out it stays as it is, empty it is taken away.
const text = (max: number) =>
	z.nullish(
		z.pipe(
			z.string().check(tidy, z.maxLength(max, 'too_long')),
			z.transform((written) => written || null),
		),
	);
const price = z.nullish(z.int('invalid').check(z.gte(1, 'too_small'), z.lte(PROCEDURE_PRICE_MAX, 'too_large')));

/** A procedure that is started: ProcedureRecordInput. Whether the listing can be seen is the server's to say ('unknown'), and whether there is room for one more ('over_limit'). */
export const procedureRecordSchema = z.object({
	type: z.enum(procedureTypes, { error: 'required' }),
	name,
	description: text(PROCEDURE_DESCRIPTION_MAX),
	side: z.nullish(z.enum(procedureSides, { error: 'unknown' })),
	/** Đồng. */
	price,
	locationInfoId: z.nullish(z.string()),
});
export type ProcedureRecordDraft = z.input<typeof procedureRecordSchema>;
export type ProcedureRecordValues = z.output<typeof procedureRecordSchema>;

/** What of a procedure is changed: ProcedureRecordUpdateInput. */
export const procedureRecordUpdateSchema = z.object({
	name: z.optional(name),
	description: text(PROCEDURE_DESCRIPTION_MAX),
	price,
});
export type ProcedureRecordUpdateValues = z.output<typeof procedureRecordUpdateSchema>;

const fileIds = z.array(z.string()).check(z.maxLength(PROCEDURE_FILES_MAX, 'over_limit'));
const replacement = z.object({ oldId: z.string(), newId: z.string() });
type Replacement = z.output<typeof replacement>;

const hasTwice = (values: readonly string[]) => new Set(values).size < values.length;

/**
 * What of a substep is changed: SubStepProcedureInput. A file takes the place of one other. Whether the files are there is the
 * server's to say ('unknown').
 */
export const procedureSubstepSchema = z.object({
	isDone: z.nullish(z.boolean()),
	fileLinkIds: z.nullish(fileIds),
	replaces: z.nullish(
		z
			.array(replacement)
			.check(
				z.refine<Replacement[]>(
					(all) => !hasTwice(all.map(({ oldId }) => oldId)) && !hasTwice(all.map(({ newId }) => newId)),
					'duplicate',
				),
			),
	),
	/** Files that it had as whoever changes it saw it last. */
	knownFileIds: z.nullish(z.array(z.string())),
	note: text(PROCEDURE_NOTE_MAX),
	/** YYYY-MM-DD, of this century. */
	dueOn: z.nullish(z.string().check(z.refine((day) => CENTURY.test(day) && isDay(day), 'invalid'))),
});
export type ProcedureSubstepDraft = z.input<typeof procedureSubstepSchema>;
export type ProcedureSubstepValues = z.output<typeof procedureSubstepSchema>;
