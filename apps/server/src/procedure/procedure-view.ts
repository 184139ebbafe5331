import {
	blockedBy,
	isOverdue,
	type Progress,
	progressOf,
	type SubstepState,
	type TemplateStep,
	type TemplateSubstep,
} from '@ancu/forms/procedure';
import type { ProcedureRow, SubstepRow } from './procedure.repository.ts';
import type { TemplateRow } from './template.repository.ts';

/** A substep: what the template says of it, and what the person did. */
export interface SubstepView extends SubstepState {
	content: TemplateSubstep;
	row: SubstepRow;
	isOverdue: boolean;
}

/** A step with its substeps. */
export interface StepView {
	/** Id of the procedure and key of the step, see `recordIdOfStep`. */
	id: string;
	content: TemplateStep;
	substeps: SubstepView[];
	blockedBy: string[];
}

/** A procedure with all that follows from its substeps. */
export interface ProcedureView {
	record: ProcedureRow;
	template: TemplateRow;
	steps: StepView[];
	progress: Progress<StepView, SubstepView>;
}

const KEY_AT = 36;

/** A step has no row of its own: its id names the procedure and the step. */
function stepIdOf(recordId: string, key: string): string {
	return `${recordId}.${key}`;
}

/** The procedure that an id of a step names, whether there is one or not. */
export function recordIdOfStep(stepId: string): string {
	return stepId.slice(0, KEY_AT);
}

/** Puts a procedure together, as it stands on a day in Vietnam (YYYY-MM-DD). */
export function viewProcedure(
	record: ProcedureRow,
	template: TemplateRow,
	substeps: readonly SubstepRow[],
	today: string,
): ProcedureView {
	const rows = new Map(substeps.map((row) => [`${row.step_key}.${row.substep_key}`, row]));
	const steps = template.content.steps.map((content) => ({
		id: stepIdOf(record.id, content.key),
		content,
		substeps: content.substeps.map((substep) => {
			const row = rows.get(`${content.key}.${substep.key}`);
			if (!row) throw new Error(`The procedure ${record.id} lacks the substep ${content.key}.${substep.key}.`);
			return viewSubstep(substep, row, today);
		}),
	}));
	const views = steps.map((step) => ({ ...step, blockedBy: blockedBy(steps, step.id) }));
	return { record, template, steps: views, progress: progressOf<SubstepView, StepView>(views, record.side, today) };
}

function viewSubstep(content: TemplateSubstep, row: SubstepRow, today: string): SubstepView {
	const state = { id: row.id, actor: content.actor, isDone: row.done_at !== null, dueOn: row.due_on };
	return { ...state, content, row, isOverdue: isOverdue(state, today) };
}
