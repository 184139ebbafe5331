import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { text } from '../form/written.ts';
import { isDay } from '../format/is-day.ts';
import { serverDate } from '../format/server-time.ts';
import { vietnamDay } from '../format/vietnam-time.ts';
import { totalOf } from './answer-calc.ts';
import { findLandCode } from './land-codes.ts';
import { planningFileIds } from './request-schema.ts';

export const ZONES_MAX = 20;
/** m²; 1,000 ha. */
export const ZONE_AREA_MAX = 10_000_000;
export const LAND_CODE_MAX = 20;
export const ZONE_NAME_MAX = 120;
export const VERDICT_MAX = 5_000;
export const PLAN_NAME_MAX = 300;
export const PLAN_DECISION_MAX = 120;
export const SOURCE_MAX = 300;
/** Ratios beyond it are typing mistakes. */
export const FLOOR_AREA_RATIO_MAX = 30;
export const STOREYS_MAX = 100;
/** The first plans in force were made for 2010; none looks further than this. */
export const HORIZON_MIN = 2010;
export const HORIZON_MAX = 2100;

/** How sure an answer is, the surest first. */
export const planningConfidences = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type PlanningConfidence = (typeof planningConfidences)[number];

const number = (min: number, max: number) =>
	z.nullish(z.number({ error: 'invalid' }).check(z.gte(min, 'too_small'), z.lte(max, 'too_large')));
const whole = (min: number, max: number) =>
	z.nullish(z.int('invalid').check(z.gte(min, 'too_small'), z.lte(max, 'too_large')));
const isPast = (day: string) => day <= vietnamDay(serverDate());
const day = z.string({ error: 'required' }).check(
	z.minLength(1, 'required'),
	z.refine((given) => given === '' || isDay(given), 'invalid'),
	z.refine((given) => isPast(given), 'in_future'),
);

const zone = z
	.object({
		/** Of a land-use plan `ODT`; construction plans have codes of their own, which are shown as they are. */
		landCode: z
			.string({ error: 'required' })
			.check(tidy, z.toUpperCase(), z.minLength(1, 'required'), z.maxLength(LAND_CODE_MAX, 'too_long')),
		name: text(ZONE_NAME_MAX),
		/** m². */
		area: z
			.number({ error: ({ input }) => (input === null || input === undefined ? 'required' : 'invalid') })
			.check(z.gt(0, 'too_small'), z.lte(ZONE_AREA_MAX, 'too_large')),
	})
	.check(
		z.refine(({ landCode, name }) => Boolean(name) || !landCode || findLandCode(landCode) !== undefined, {
			path: ['name'],
			error: 'unknown_code',
		}),
	);

const input = z.object({
	zones: z.array(zone, { error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(ZONES_MAX, 'over_limit')),
	roadReserve: number(0, ZONE_AREA_MAX),
	maxDensity: number(0, 100),
	floorAreaRatio: number(0, FLOOR_AREA_RATIO_MAX),
	storeys: whole(0, STOREYS_MAX),
	planName: text(PLAN_NAME_MAX),
	decision: text(PLAN_DECISION_MAX),
	decidedOn: z.nullish(day),
	horizon: whole(HORIZON_MIN, HORIZON_MAX),
	source: text(SOURCE_MAX),
	confidence: z.enum(planningConfidences, { error: ({ input: given }) => (given ? 'unknown' : 'required') }),
	asOf: day,
	content: text(VERDICT_MAX),
	fileLinkIds: planningFileIds,
});
type Input = z.output<typeof input>;

/** Every field that an answer can be wrong in; zones by their place, as `zones.0.area`. */
export type PlanningAnswerField = keyof Input;

/**
 * The staff's answer: PlanningInfoInput. Shares in percent are not among it, they follow from the areas (`percentsOf`). A code that no
 * list of land knows needs a name. Without words of its own (`content`) the verdict is made from the zones.
 */
export const planningAnswerSchema = input.check(
	z.refine<Input>(
		({ zones, roadReserve }) =>
			!roadReserve || zones.length === 0 || roadReserve <= totalOf(zones.map(({ area }) => area)),
		{ path: ['roadReserve'], error: 'over_plot' },
	),
	z.refine<Input>(({ decidedOn, asOf }) => !decidedOn || !asOf || decidedOn <= asOf, {
		path: ['decidedOn'],
		error: 'after_as_of',
	}),
);

export type PlanningAnswerDraft = z.input<typeof planningAnswerSchema>;
export type PlanningAnswerValues = z.output<typeof planningAnswerSchema>;
