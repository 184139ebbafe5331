import { changedOver, differing, placeTogether } from '../form/changed-over.ts';
import { emptyPlanningCheckDraft, type PlanningCheckDraft } from './request-draft.ts';

const allFields = Object.keys(emptyPlanningCheckDraft) as (keyof PlanningCheckDraft)[];

/** What was `typed` in a form that began with `opened`, over a newer version of the request: what was not changed is as in `newest`. */
export function requestOver(
	newest: PlanningCheckDraft,
	{ opened, typed }: { opened: PlanningCheckDraft; typed: PlanningCheckDraft },
): PlanningCheckDraft {
	return changedOver(newest, typed, differing(allFields, opened, typed), placeTogether);
}
