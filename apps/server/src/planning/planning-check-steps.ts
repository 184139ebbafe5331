import type {
	PlanningCheckAction,
	PlanningCheckRequestInput,
	PlanningCheckRequestStatus,
} from '../graphql/schema.generated.ts';

/** The step that moves a planning check to a status; none where something else does. */
export const stepTo: Partial<Record<PlanningCheckRequestStatus, PlanningCheckAction>> = {
	sent: 'RELEASE',
	received: 'TAKE',
	checking: 'START',
	cancelled: 'CANCEL',
};

const facts = [
	'address',
	'mapSheetNo',
	'landPlotNo',
	'landPortNo',
	'note',
	'street',
	'provinceId',
	'districtId',
	'wardId',
	'currentProvinceId',
	'currentWardId',
	'locationLat',
	'locationLong',
	'locationInfoId',
	'fileIds',
] as const satisfies readonly (keyof PlanningCheckRequestInput)[];

/** The steps that are asked for at once, in the order in which they are taken. */
export function stepsIn(input: PlanningCheckRequestInput): PlanningCheckAction[] {
	const step = input.status && stepTo[input.status];
	return [
		...(facts.some((field) => input[field] !== undefined) ? (['EDIT'] as const) : []),
		...(step ? [step] : []),
		...(typeof input.question === 'string' ? (['ASK'] as const) : []),
		...(typeof input.reply === 'string' ? (['REPLY'] as const) : []),
	];
}
