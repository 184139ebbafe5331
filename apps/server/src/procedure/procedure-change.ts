import { procedureSubstepSchema } from '@ancu/forms/procedure';
import type { Updateable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { ProcedureSubstepTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { SubStepProcedureInput } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { lockProcedureOfSubstep, updateProcedure, updateSubstep } from './procedure.repository.ts';
import { viewOne } from './procedure.service.ts';
import { changeFiles } from './procedure-files.ts';
import type { ProcedureView, StepView, SubstepView } from './procedure-view.ts';

/** Changes a substep of an own procedure: all that is given, or nothing. */
export async function changeSubstep(
	{ db, viewer, loaders }: Context,
	id: string,
	input: SubStepProcedureInput,
): Promise<SubstepView> {
	const { isDone, note, dueOn, fileLinkIds, replaces, knownFileIds } = parseInput(procedureSubstepSchema, input);
	const accountId = viewer?.id ?? '';
	const after = await inTransaction(db, async (tx) => {
		const record = isUuid(id) ? await lockProcedureOfSubstep(tx, accountId, id) : undefined;
		if (!record) throw new AppError('NOT_FOUND');
		const { step, substep } = findSubstep(await viewOne(tx, record), id);
		const change: Updateable<ProcedureSubstepTable> = {
			...(note !== undefined && { note }),
			...(dueOn !== undefined && { due_on: dueOn }),
			...(typeof isDone === 'boolean' && tick(step, substep, isDone, accountId)),
		};
		await changeFiles(tx, { accountId, substepId: id }, { fileLinkIds, replaces, knownFileIds });
		if (Object.keys(change).length > 0) await updateSubstep(tx, id, change);
		return viewOne(tx, await updateProcedure(tx, record.id, {}));
	});
	// What an earlier part of the same document has read is out of date.
	loaders.procedureFiles.clear(id);
	loaders.procedureFileEvents.clear(id);
	return findSubstep(after, id).substep;
}

/** Unticking is always right, and ticking where no earlier step is open. What is so already stays as it is. */
function tick(
	step: StepView,
	substep: SubstepView,
	isDone: boolean,
	accountId: string,
): Updateable<ProcedureSubstepTable> {
	if (isDone === substep.isDone) return {};
	if (!isDone) return { done_at: null, done_by: null };
	if (step.blockedBy.length > 0) throw new AppError('NOT_ALLOWED_NOW');
	return { done_at: new Date(), done_by: accountId };
}

function findSubstep({ record, steps }: ProcedureView, id: string): { step: StepView; substep: SubstepView } {
	for (const step of steps) {
		const substep = step.substeps.find((each) => each.id === id);
		if (substep) return { step, substep };
	}
	throw new Error(`The procedure ${record.id} lost its substep ${id}.`);
}
