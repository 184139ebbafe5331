import { emptyPlanningCheckDraft, type PlanningCheckDraft } from './request-draft.ts';

const allFields = Object.keys(emptyPlanningCheckDraft) as (keyof PlanningCheckDraft)[];

/** Fields that mean something only side by side: where one was changed, all of them are taken. */
const together: readonly (readonly (keyof PlanningCheckDraft)[])[] = [
	['system', 'provinceId', 'districtId', 'wardId', 'currentProvinceId', 'currentWardId'],
	['locationLat', 'locationLong'],
];

/** What was `typed` in a form that began with `opened`, over a newer version of the request: what was not changed is as in `newest`. */
export function requestOver(
	newest: PlanningCheckDraft,
	{ opened, typed }: { opened: PlanningCheckDraft; typed: PlanningCheckDraft },
): PlanningCheckDraft {
	const isChanged = (field: keyof PlanningCheckDraft) => JSON.stringify(typed[field]) !== JSON.stringify(opened[field]);
	const taken = [...allFields.filter(isChanged), ...together.filter((fields) => fields.some(isChanged)).flat()];
	return { ...newest, ...Object.fromEntries(taken.map((field) => [field, typed[field]])) };
}
