import type { PlanningAnswer } from './planning-answer-model.ts';
import { isOver, type PlanningCheck, type PlanningCheckSummary } from './planning-check-model.ts';

/** A planning check in the queue of those who answer. */
export interface PlanningWorkRow extends PlanningCheckSummary {
	/** Who has taken it. */
	assignee: { id: string; name: string } | null;
}

/** The whole of a planning check, for those who answer. */
export interface PlanningWorkItem extends PlanningCheck, Pick<PlanningWorkRow, 'assignee'> {
	/** Who asks; how to reach them as far as they show it. */
	owner: { name: string; phone: string | null; email: string | null } | null;
	/** The latest version. */
	planningInfo: PlanningAnswer | null;
	/** When it changed last, ISO 8601: names this version of the check. */
	updatedAt: string;
}

/** Whether nobody answered in the promised time, or nobody looked again after a dispute. */
export function isLate({ status, promisedAt }: Pick<PlanningWorkRow, 'status' | 'promisedAt'>, now: Date): boolean {
	return status !== 'done' && status !== 'cancelled' && isOver(promisedAt, now);
}

/** Whether its owner says that the answer is wrong, and nobody has looked again yet. */
export function isDisputed({ status, planningInfoId }: Pick<PlanningWorkRow, 'status' | 'planningInfoId'>): boolean {
	return status === 'checking' && planningInfoId !== null;
}
