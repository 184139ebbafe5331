import * as z from 'zod/mini';
import { readArea } from '../listing/area.ts';
import { asDecimals, plain, readNumber, writeNumber } from '../listing/quantity.ts';
import { percentsOf, totalOf } from './answer-calc.ts';
import { type PlanningAnswerDraft, type PlanningConfidence, planningAnswerSchema } from './answer-schema.ts';
import type { KeptPaper } from './request-draft.ts';

/** A zone as it was typed. */
export interface TypedZone {
	landCode: string;
	name: string;
	area: string;
}

/** An answer as it stands in the form: what was typed, word for word; empty where nothing is said. */
export interface TypedAnswer {
	zones: TypedZone[];
	roadReserve: string;
	maxDensity: string;
	floorAreaRatio: string;
	storeys: string;
	planName: string;
	decision: string;
	/** ISO date. */
	decidedOn: string;
	horizon: string;
	source: string;
	/** PlanningConfidence. */
	confidence: string;
	/** ISO date. */
	asOf: string;
	/** Empty: the verdict is made from the zones, in each reader's language. */
	content: string;
	/** Files that come with it, those that have arrived. */
	papers: readonly KeptPaper[];
}

/** A zone that nothing is said of yet. */
export const emptyZone: TypedZone = { landCode: '', name: '', area: '' };

/** An answer that is begun. */
export const emptyAnswer: TypedAnswer = {
	zones: [emptyZone],
	roadReserve: '',
	maxDensity: '',
	floorAreaRatio: '',
	storeys: '',
	planName: '',
	decision: '',
	decidedOn: '',
	horizon: '',
	source: '',
	confidence: '',
	asOf: '',
	content: '',
	papers: [],
};

/** An answer that was given, as the form begins with it. `isOwnContent`: somebody wrote its verdict, it was not made. */
export function typeAnswer(
	answer: {
		zones: readonly { landCode: string; name: string | null; area: number }[];
		roadReserve: number | null;
		maxDensity: number | null;
		floorAreaRatio: number | null;
		storeys: number | null;
		planName: string | null;
		decision: string | null;
		decidedOn: string | null;
		horizon: number | null;
		source: string | null;
		confidence: PlanningConfidence;
		asOf: string;
		content: string;
		fileLinks: readonly KeptPaper[];
	},
	isOwnContent: boolean,
): TypedAnswer {
	const figure = (value: number | null) => (value === null ? '' : writeNumber(value));
	return {
		zones: answer.zones.map(({ landCode, name, area }) => ({ landCode, name: name ?? '', area: figure(area) })),
		roadReserve: figure(answer.roadReserve),
		maxDensity: figure(answer.maxDensity),
		floorAreaRatio: figure(answer.floorAreaRatio),
		storeys: figure(answer.storeys),
		planName: answer.planName ?? '',
		decision: answer.decision ?? '',
		decidedOn: answer.decidedOn ?? '',
		horizon: figure(answer.horizon),
		source: answer.source ?? '',
		confidence: answer.confidence,
		asOf: answer.asOf,
		content: isOwnContent ? answer.content : '',
		papers: answer.fileLinks.map(({ id, name }) => ({ id, name })),
	};
}

/** Reads a typed answer that was kept as JSON; undefined when it is none, for it may be from another version or another hand. */
export function readTypedAnswer(json: string | null): TypedAnswer | undefined {
	try {
		return typedSchema.parse(JSON.parse(json ?? ''));
	} catch {
		return undefined;
	}
}

const typedSchema = z.object({
	zones: z.array(z.object({ landCode: z.string(), name: z.string(), area: z.string() })).check(z.minLength(1)),
	roadReserve: z.string(),
	maxDensity: z.string(),
	floorAreaRatio: z.string(),
	storeys: z.string(),
	planName: z.string(),
	decision: z.string(),
	decidedOn: z.string(),
	horizon: z.string(),
	source: z.string(),
	confidence: z.string(),
	asOf: z.string(),
	content: z.string(),
	papers: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The rules of an answer over what was typed; errors bear the same paths. */
export const typedAnswerSchema = z.pipe(
	z.transform((typed: TypedAnswer): PlanningAnswerDraft => toInput(typed)),
	planningAnswerSchema,
);

function toInput({ papers, ...typed }: TypedAnswer): PlanningAnswerDraft {
	return {
		...typed,
		fileLinkIds: papers.map(({ id }) => id),
		zones: typed.zones.map(({ landCode, name, area }) => ({ landCode, name, area: readAreaText(area) as number })),
		roadReserve: readAreaText(typed.roadReserve),
		maxDensity: readFigure(typed.maxDensity),
		floorAreaRatio: readFigure(typed.floorAreaRatio),
		storeys: readFigure(typed.storeys),
		horizon: readFigure(typed.horizon),
		decidedOn: typed.decidedOn || null,
		confidence: typed.confidence as PlanningConfidence,
	};
}

/** What of a typed answer can be read already: for showing what it comes to while it is written. */
export function readFacts(typed: TypedAnswer) {
	const known = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);
	const areas = typed.zones.map(({ area }) => Math.max(0, known(readAreaText(area)) ?? 0));
	const percents = percentsOf(areas);
	const rows = typed.zones.map(({ landCode, name }, index) => ({
		landCode: landCode.trim().toUpperCase(),
		name: name.trim() || null,
		area: areas[index] ?? 0,
		percent: percents[index] ?? 0,
	}));
	return {
		/** Row by row, as they stand in the form. */
		rows,
		/** Those of them that say something. */
		zones: rows.filter(({ landCode, area }) => landCode && area > 0),
		/** m². */
		whole: totalOf(areas),
		roadReserve: known(readAreaText(typed.roadReserve)),
		maxDensity: known(readFigure(typed.maxDensity)),
		floorAreaRatio: known(readFigure(typed.floorAreaRatio)),
		storeys: known(readFigure(typed.storeys)),
		horizon: known(readFigure(typed.horizon)),
	};
}

// Null for nothing, NaN for what is no number: the rules tell them apart.
function readAreaText(text: string): number | null {
	if (!text.trim()) return null;
	return /^0+(?:[.,]0+)?$/.test(text.trim()) ? 0 : (readArea(text) ?? Number.NaN);
}

function readFigure(text: string): number | null {
	const written = plain(text).replace(/ ?%$/, '');
	if (!written) return null;
	const number = readNumber(written);
	// Of percentages, ratios and counts none has thousands: `3.200` is 3,2.
	return number ? Number(number.unsure ? asDecimals(number.value) : number.value) : Number.NaN;
}
