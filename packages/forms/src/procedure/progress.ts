import type { ProcedureActor, ProcedureSide } from './terms.ts';

/** A substep, as far as progress goes by it. */
export interface SubstepState {
	id: string;
	actor: ProcedureActor;
	isDone: boolean;
	/** YYYY-MM-DD. */
	dueOn?: string | null | undefined;
}

/** A step and its substeps, in order. */
export interface StepState<Substep extends SubstepState = SubstepState> {
	id: string;
	substeps: readonly Substep[];
}

/** A step is done when all of its substeps are. */
export function isStepDone({ substeps }: StepState): boolean {
	return substeps.every(({ isDone }) => isDone);
}

/** Steps before this one that are not done: steps go in order, and while there are any, nothing in it can be ticked. */
export function blockedBy(steps: readonly StepState[], stepId: string): string[] {
	const before = steps.slice(
		0,
		steps.findIndex(({ id }) => id === stepId),
	);
	return before.filter((step) => !isStepDone(step)).map(({ id }) => id);
}

/** The first open substep with its step; null when all is done. It is never in a step that is blocked. */
export function nextOf<Substep extends SubstepState, Step extends StepState<Substep>>(
	steps: readonly (Step & StepState<Substep>)[],
): { step: Step; substep: Substep } | null {
	for (const step of steps) {
		const substep = step.substeps.find(({ isDone }) => !isDone);
		if (substep) return { step, substep };
	}
	return null;
}

/** Whether an open substep's date has passed; `today` is the day in Vietnam, YYYY-MM-DD. */
export function isOverdue({ isDone, dueOn }: Pick<SubstepState, 'isDone' | 'dueOn'>, today: string): boolean {
	return !isDone && Boolean(dueOn) && (dueOn ?? '') < today;
}

/** Whether what somebody has to do is up to the person on this side. */
export function isUpTo(actor: ProcedureActor, side: ProcedureSide): boolean {
	return actor === 'BOTH' || actor === side;
}

/** How far a procedure is: all of it follows from its substeps. */
export interface Progress<Step, Substep> {
	total: number;
	done: number;
	isFinished: boolean;
	next: { step: Step; substep: Substep } | null;
	isOverdue: boolean;
	isWaitingForMe: boolean;
}

/** How far a procedure is on a day in Vietnam (YYYY-MM-DD), seen from one side. */
export function progressOf<Substep extends SubstepState, Step extends StepState<Substep>>(
	steps: readonly (Step & StepState<Substep>)[],
	side: ProcedureSide,
	today: string,
): Progress<Step, Substep> {
	const substeps = steps.flatMap((step) => [...step.substeps]);
	const next = nextOf<Substep, Step>(steps);
	return {
		total: substeps.length,
		done: substeps.filter(({ isDone }) => isDone).length,
		isFinished: next === null,
		next,
		isOverdue: substeps.some((substep) => isOverdue(substep, today)),
		isWaitingForMe: next !== null && isUpTo(next.substep.actor, side),
	};
}
