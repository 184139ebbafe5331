import * as z from 'zod/mini';
import { type ProcedureTemplateDraft, procedureTemplateSchema } from './template-schema.ts';
import type { ProcedureActor, ProcedureSide, ProcedureType } from './terms.ts';

/** A text in both languages. */
export interface TypedText {
	vn: string;
	en: string;
}

interface TypedPaper {
	key: string;
	name: TypedText;
	hint: TypedText;
	isRequired: boolean;
}

interface TypedFee {
	key: string;
	name: TypedText;
	text: TypedText;
	/** ProcedureSide; empty where the two agree who pays. */
	payer: string;
	/** ISO date. */
	asOf: string;
	source: string;
}

interface TypedSubstep {
	key: string;
	title: TypedText;
	description: TypedText;
	/** ProcedureActor. */
	actor: string;
	place: TypedText;
	daysMin: string;
	daysMax: string;
	papers: TypedPaper[];
	fees: TypedFee[];
}

interface TypedStep {
	key: string;
	title: TypedText;
	description: TypedText;
	substeps: TypedSubstep[];
}

/** A template as it stands in its form: what was typed, word for word; empty where nothing is said. */
export interface TypedTemplate {
	type: ProcedureType;
	title: TypedText;
	steps: TypedStep[];
}

/** The rules of a template, over the form's own shape. */
export const typedTemplateSchema = z.pipe(z.transform(toTemplate), procedureTemplateSchema);

function toTemplate({ steps, ...template }: TypedTemplate): ProcedureTemplateDraft {
	return {
		...template,
		steps: steps.map((step) => ({
			...step,
			substeps: step.substeps.map(({ actor, daysMin, daysMax, fees, ...substep }) => ({
				...substep,
				actor: actor as ProcedureActor,
				daysMin: readDays(daysMin),
				daysMax: readDays(daysMax),
				fees: fees.map((fee) => ({ ...fee, payer: (fee.payer || null) as ProcedureSide | null })),
			})),
		})),
	};
}

/** Working days; null for nothing, NaN for what is no whole number. */
function readDays(text: string): number | null {
	if (text.trim() === '') return null;
	return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

const noText = (): TypedText => ({ vn: '', en: '' });

/** Parts of a template that nothing was typed into yet, by the name of their list. */
export const emptyParts = {
	steps: (key: string): TypedStep => ({
		key,
		title: noText(),
		description: noText(),
		substeps: [emptyParts.substeps(`${key}-1`)],
	}),
	substeps: (key: string): TypedSubstep => ({
		key,
		title: noText(),
		description: noText(),
		actor: '',
		place: noText(),
		daysMin: '',
		daysMax: '',
		papers: [],
		fees: [],
	}),
	papers: (key: string): TypedPaper => ({
		key,
		name: noText(),
		hint: noText(),
		isRequired: true,
	}),
	fees: (key: string): TypedFee => ({
		key,
		name: noText(),
		text: noText(),
		payer: '',
		asOf: '',
		source: '',
	}),
};
