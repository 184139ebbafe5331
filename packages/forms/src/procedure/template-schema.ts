import * as z from 'zod/mini';
import { both, needed, written } from '../form/written.ts';
import { isDay } from '../format/is-day.ts';
import { procedureActors, procedureSides, procedureTypes } from './terms.ts';

/** How much a template may hold. */
export const TEMPLATE_STEPS_MAX = 20;
export const TEMPLATE_SUBSTEPS_MAX = 20;
export const TEMPLATE_PAPERS_MAX = 30;
export const TEMPLATE_FEES_MAX = 20;
/** Lengths of its texts in each language, in characters. */
export const TEMPLATE_TITLE_MAX = 200;
export const TEMPLATE_TEXT_MAX = 2_000;
/** Working days; what takes longer is a typing mistake. */
export const TEMPLATE_DAYS_MAX = 365;

const KEY = /^[\w-]{1,60}$/;

interface Both {
	vn: string;
	en: string;
}
const isHalf = ({ vn, en }: Both, empty: keyof Both) => Boolean(vn || en) && !{ vn, en }[empty];

/** A text that may be missing, but not in one language alone. */
const optionalBoth = (max: number) =>
	z.nullish(
		z.pipe(
			z.object({ vn: written(max), en: written(max) }).check(
				z.refine<Both>((given) => !isHalf(given, 'vn'), { path: ['vn'], error: 'required' }),
				z.refine<Both>((given) => !isHalf(given, 'en'), { path: ['en'], error: 'required' }),
			),
			z.transform((given) => (given.vn ? given : null)),
		),
	);

const key = z.string({ error: 'required' }).check(z.regex(KEY, 'invalid'));
const days = z.nullish(z.int('invalid').check(z.gte(0, 'too_small'), z.lte(TEMPLATE_DAYS_MAX, 'too_large')));

/** A list whose items bear different keys. */
const keyed = <Item extends z.ZodMiniType<{ key: string }>>(item: Item, max: number) =>
	z.array(item, { error: 'required' }).check(
		z.maxLength(max, 'over_limit'),
		z.refine<z.output<Item>[]>((items) => new Set(items.map((each) => each.key)).size === items.length, 'duplicate'),
	);

const paper = z.object({
	key,
	name: both(TEMPLATE_TITLE_MAX),
	hint: optionalBoth(TEMPLATE_TEXT_MAX),
	isRequired: z.boolean({ error: 'required' }),
});

const fee = z.object({
	key,
	name: both(TEMPLATE_TITLE_MAX),
	text: both(TEMPLATE_TEXT_MAX),
	/** Null when the two sides agree on who pays. */
	payer: z.nullish(z.enum(procedureSides, { error: 'unknown' })),
	/** Since when the source says so, YYYY-MM-DD. */
	asOf: z.string({ error: 'required' }).check(
		z.minLength(1, 'required'),
		z.refine((day) => day === '' || isDay(day), 'invalid'),
	),
	/** The law that says so. */
	source: needed(TEMPLATE_TITLE_MAX),
});

const substep = z
	.object({
		key,
		title: both(TEMPLATE_TITLE_MAX),
		description: optionalBoth(TEMPLATE_TEXT_MAX),
		actor: z.enum(procedureActors, { error: 'required' }),
		place: optionalBoth(TEMPLATE_TITLE_MAX),
		/** Working days. */
		daysMin: days,
		daysMax: days,
		papers: keyed(paper, TEMPLATE_PAPERS_MAX),
		fees: keyed(fee, TEMPLATE_FEES_MAX),
	})
	.check(
		z.refine(({ daysMin, daysMax }) => typeof daysMin !== 'number' || typeof daysMax === 'number', {
			path: ['daysMax'],
			error: 'required',
		}),
		z.refine(({ daysMin, daysMax }) => typeof daysMax !== 'number' || (daysMin ?? 0) <= daysMax, {
			path: ['daysMax'],
			error: 'below_min',
		}),
	);

const step = z.object({
	key,
	title: both(TEMPLATE_TITLE_MAX),
	description: optionalBoth(TEMPLATE_TEXT_MAX),
	substeps: keyed(substep, TEMPLATE_SUBSTEPS_MAX).check(z.minLength(1, 'required')),
});

/** What a version of a template says: ProcedureTemplateInput. Paths of faults are as `steps.0.substeps.1.title.en`. The type of a draft that is there is 'fixed'. */
export const procedureTemplateSchema = z.object({
	type: z.enum(procedureTypes, { error: 'required' }),
	title: both(TEMPLATE_TITLE_MAX),
	steps: keyed(step, TEMPLATE_STEPS_MAX).check(z.minLength(1, 'required')),
});
export type ProcedureTemplateDraft = z.input<typeof procedureTemplateSchema>;
export type ProcedureTemplateValues = z.output<typeof procedureTemplateSchema>;
/** Parts of a template. */
export type TemplateStep = ProcedureTemplateValues['steps'][number];
export type TemplateSubstep = TemplateStep['substeps'][number];
export type TemplatePaper = TemplateSubstep['papers'][number];
export type TemplateFee = TemplateSubstep['fees'][number];
